"""The measurement of `src/main.rs` with PySAT (`pip install python-sat`)."""

import io
import time

from pysat.card import CardEnc, EncType
from pysat.formula import CNF, IDPool

HOUSES = 100
# Fewer rounds than for the others, since one takes seconds.
ROUNDS = 3


def lines():
    """The variables of each item's row and of each house's column."""
    for item in range(HOUSES):
        yield [item * HOUSES + house + 1 for house in range(HOUSES)]
    for house in range(HOUSES):
        yield [item * HOUSES + house + 1 for item in range(HOUSES)]


def encode(encoding):
    """The formula of one category."""
    formula = CNF()
    pool = IDPool(start_from=HOUSES * HOUSES + 1)
    for line in lines():
        formula.extend(CardEnc.equals(line, 1, vpool=pool, encoding=encoding).clauses)
    return formula


def write(formula):
    """The formula as DIMACS."""
    text = io.StringIO()
    formula.to_fp(text)
    return text.getvalue()


def timed(work, *arguments):
    """The result and the seconds it took."""
    start = time.perf_counter()
    result = work(*arguments)
    return result, time.perf_counter() - start


for name, encoding in [("pairwise", EncType.pairwise), ("sequential", EncType.seqcounter)]:
    encoded, written = float("inf"), float("inf")
    for _ in range(ROUNDS):
        formula, seconds = timed(encode, encoding)
        encoded = min(encoded, seconds)
        text, seconds = timed(write, formula)
        written = min(written, seconds)
    clauses, size = len(formula.clauses), len(text)
    print(
        f"{name:<11} PySAT     {clauses:>8} {clauses / encoded / 1e6:>11.2f} "
        f"{size:>8} {size / written / 1e6:>7.1f}"
    )
