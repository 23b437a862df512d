// Plays the steps of an explanation. The page comes with all that is found at the end; a step's
// item in the list names the cells that it finds and cites, and the clues.
"use strict";

/** How long a step stays while they play, in milliseconds. */
const PAUSE = 3000;

const byId = (id) => document.getElementById(id);
const words = (text) => text.split(" ").filter((word) => word !== "");

const items = [...document.querySelectorAll("#steps > li")];
const steps = items.map((item) => ({
  item,
  finds: words(item.dataset.finds),
  facts: words(item.dataset.facts),
  clues: words(item.dataset.clues),
  sentence: item.querySelector(".sentence").textContent,
  isBookkeeping: "bookkeeping" in item.dataset,
}));
const clues = [...document.querySelectorAll("#clues li")];

/** The cells: how each looks and is called once it is known, and the step that finds it. */
const cells = new Map();
for (const cell of document.querySelectorAll("td.cell")) {
  const label = cell.getAttribute("aria-label");
  const things = label.slice(0, label.lastIndexOf(": "));
  cells.set(cell.id, { cell, sign: cell.textContent, label, blank: `${things}: unknown`, step: 0 });
}
steps.forEach((step, index) => {
  for (const id of step.finds) cells.get(id).step = index + 1;
});

/** The number of the step that is shown; 0 is the grid before the first one. */
let at = 0;
/** The timer that shows the next step while they play. */
let timer = null;

/** Shows the grid as it is after a step, and what the step cites. */
function show(number) {
  at = Math.max(0, Math.min(steps.length, number));
  const step = steps[at - 1];
  marks(at);
  const finds = new Set(step?.finds);
  const facts = new Set(step?.facts);
  for (const [id, { cell }] of cells) {
    cell.classList.toggle("new", finds.has(id));
    cell.classList.toggle("used", facts.has(id));
  }
  clues.forEach((clue, index) => {
    current(clue, step?.clues.includes(String(index)) ? "true" : null);
  });
  items.forEach((item) => current(item, item === step?.item ? "step" : null));
  say(step);
  controls();
  if (step) reveal(step.item);
  history.replaceState(null, "", `#step-${at}`);
}

/** Fills in what is known after a step. */
function marks(number) {
  for (const { cell, sign, label, blank, step } of cells.values()) {
    const isKnown = step <= number;
    cell.textContent = isKnown ? sign : "";
    cell.setAttribute("aria-label", isKnown ? label : blank);
  }
}

function current(element, value) {
  if (value === null) element.removeAttribute("aria-current");
  else element.setAttribute("aria-current", value);
}

/** Puts the step into words; a screen reader speaks the sentence. */
function say(step) {
  const start = steps.length > 0 ? "Press Next, or the right arrow key." : "There are no steps.";
  byId("said").textContent = step ? `Step ${at} of ${steps.length}: ${step.sentence}` : start;
  const parts = step ? [...step.item.querySelectorAll(".cited, .argument")] : [];
  byId("detail").replaceChildren(...parts.map((part) => part.cloneNode(true)));
}

function controls() {
  // A button that were disabled outright would lose the focus of whoever has just pressed it.
  for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", at === 0);
  const isLast = at === steps.length;
  for (const id of ["next", "last", "play"]) byId(id).setAttribute("aria-disabled", isLast);
  byId("slider").value = at;
  byId("slider").setAttribute("aria-valuetext", `step ${at} of ${steps.length}`);
}

/** Moves the list, and not the page, so that an item can be seen. */
function reveal(item) {
  const list = byId("steps");
  list.scrollTop += item.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

/** The step before or after the present one, past bookkeeping if that is skipped. */
function beside(direction) {
  let number = at + direction;
  while (byId("skip").checked && steps[number - 1]?.isBookkeeping && number < steps.length) {
    number += direction;
  }
  return number;
}

function play() {
  byId("play").textContent = "Pause";
  timer = setInterval(() => {
    show(beside(1));
    if (at === steps.length) pause();
  }, PAUSE);
}

function pause() {
  clearInterval(timer);
  timer = null;
  byId("play").textContent = "Play";
}

/** Each command with its button and its key. */
const COMMANDS = [
  { id: "first", key: "Home", run: () => show(0) },
  { id: "back", key: "ArrowLeft", run: () => show(beside(-1)) },
  { id: "next", key: "ArrowRight", run: () => show(beside(1)) },
  { id: "last", key: "End", run: () => show(steps.length) },
  { id: "play", key: " ", run: () => play() },
];

function run(command) {
  if (byId(command.id).getAttribute("aria-disabled") === "true") return;
  const isPlaying = timer !== null;
  pause();
  if (!(command.id === "play" && isPlaying)) command.run();
}

function pressed(event) {
  const command = COMMANDS.find(({ key }) => key === event.key);
  const hasOwnKeys = event.target.closest("input, .scroll, #steps");
  const isPressed = event.key === " " && event.target.closest("button, a");
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (!command || hasOwnKeys || isPressed || isShortcut) return;
  event.preventDefault();
  run(command);
}

/** The step that the address names, if it names one. */
function addressed() {
  const match = /^#step-(\d+)$/.exec(location.hash);
  return match ? Number(match[1]) : null;
}

for (const command of COMMANDS) byId(command.id).addEventListener("click", () => run(command));
document.addEventListener("keydown", pressed);
byId("slider").addEventListener("input", (event) => {
  pause();
  show(event.target.valueAsNumber);
});
byId("skip").addEventListener("change", (event) => {
  document.documentElement.classList.toggle("skipping", event.target.checked);
});
addEventListener("hashchange", () => {
  const number = addressed();
  if (number === null) return;
  pause();
  show(number);
  byId("controls").scrollIntoView();
});
// On paper the grid is complete.
addEventListener("beforeprint", () => marks(steps.length));
addEventListener("afterprint", () => marks(at));

// Without a script the address of a step leads to its item; now it must leave the page where it is.
for (const item of items) item.removeAttribute("id");
document.documentElement.classList.add("playing");
byId("controls").hidden = false;
byId("now").hidden = false;
show(addressed() ?? 0);
