% `next_to` is misspelt, and in Prolog a name with a capital letter is a variable.
features([
    [nationalities, [englishman, spaniard]],
    [pets, [dog, cat]]]).

rules([
    %! error bad-prolog: unknown relation `nextto`
    nextto(englishman, dog),
    %! error bad-prolog: `Spaniard` is a variable in Prolog, not a name
    related(Spaniard, cat)]).
