// Uses the page in the frame as a person would, and writes into #result what is not as it should be.
// EXPECTED is the solution: "item, position" for each cell with a dot.
"use strict";

const failures = [];
const frame = document.getElementById("page");
const soon = () => new Promise((done) => setTimeout(done, 100));
const later = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

function check(what, isSo) {
  if (!isSo) failures.push(what);
}

function same(what, found, expected) {
  const [left, right] = [found, expected].map((value) => JSON.stringify(value));
  check(`${what}: ${left} instead of ${right}`, left === right);
}

async function examine() {
  const view = frame.contentWindow;
  const page = frame.contentDocument;
  const byId = (id) => page.getElementById(id);
  const all = (selector) => [...page.querySelectorAll(selector)];
  const ids = (selector) => all(selector).map((element) => element.id).sort();
  const steps = all("#steps > li");
  const data = (step, name) => steps[step - 1].dataset[name].split(" ").filter(Boolean).sort();
  const marks = () => all("td.cell").filter((cell) => cell.textContent !== "").length;
  const said = () => byId("said").textContent;
  const name = (step) => `step-${steps.indexOf(step) + 1}`;
  const now = () => all("#steps > [aria-current=step]").map(name);
  const press = (key, target = page.body) =>
    target.dispatchEvent(new view.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  // The start.
  check("the controls are shown", !byId("controls").hidden && !byId("now").hidden);
  same("marks at the start", marks(), 0);
  same("a cell before it is found", all("td.cell")[0].getAttribute("aria-label").split(": ")[1], "unknown");
  same("the live region", byId("said").getAttribute("aria-live"), "polite");
  const start = said();

  // Each step in turn: its finds appear, what it cites lights up.
  let known = 0;
  for (let step = 1; step <= steps.length; step += 1) {
    const before = said();
    byId("next").click();
    known += data(step, "finds").length;
    same(`marks after step ${step}`, marks(), known);
    same(`finds of step ${step}`, ids("td.new"), data(step, "finds"));
    same(`facts of step ${step}`, ids("td.used"), data(step, "facts"));
    const lit = all("#clues li[aria-current]").map((clue) => clue.id.replace("clue-", "")).sort();
    same(`clues of step ${step}`, lit, data(step, "clues"));
    same(`the item of step ${step}`, now(), [`step-${step}`]);
    check(`step ${step} is announced`, said() !== before && said().startsWith(`Step ${step} of `));
    same(`the address of step ${step}`, view.location.hash, `#step-${step}`);
  }

  // The end is the solution.
  check("no next step at the end", byId("next").getAttribute("aria-disabled") === "true");
  same("blank cells at the end", all("td.cell").length - marks(), 0);
  const dots = all("td.cell[id*=-p]").filter((cell) => cell.textContent === "●");
  const placed = dots.map((cell) => cell.getAttribute("aria-label").replace(": yes", ""));
  same("the solution", placed.sort(), [...EXPECTED].sort());

  // Back, first, last, and the keys.
  byId("back").click();
  same("marks after back", marks(), known - data(steps.length, "finds").length);
  byId("first").click();
  same("marks after first", [marks(), said()], [0, start]);
  byId("last").click();
  same("marks after last", marks(), known);
  press("Home");
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowLeft");
  same("the step after keys", now(), ["step-1"]);
  press("ArrowRight", page.querySelector(".scroll"));
  same("keys that scroll the grid", now(), ["step-1"]);
  press("End");
  same("the step after End", now(), [`step-${steps.length}`]);

  // Jumps: the slider, the list, the address.
  byId("slider").value = 3;
  byId("slider").dispatchEvent(new view.Event("input"));
  same("the step by the slider", now(), ["step-3"]);
  steps[4].querySelector("a.number").click();
  await soon();
  same("the step by the list", now(), ["step-5"]);
  view.location.hash = "#step-7";
  await soon();
  same("the step by the address", now(), ["step-7"]);
  same("the slider follows", byId("slider").value, "7");

  // Bookkeeping is skipped, and what it finds is there all the same.
  press("Home");
  byId("skip").click();
  const shown = [];
  while (byId("next").getAttribute("aria-disabled") !== "true") {
    byId("next").click();
    shown.push(now()[0]);
  }
  const substance = steps.filter((step, at) => !("bookkeeping" in step.dataset) || at + 1 === steps.length);
  same("steps of substance", shown, substance.map(name));
  check("some steps are skipped", shown.length < steps.length);
  same("marks after skipping", marks(), known);
  byId("skip").click();

  // Play and pause.
  press("Home");
  press(" ");
  same("the button while playing", byId("play").textContent, "Pause");
  await later(10);
  same("three steps are played", now(), ["step-3"]);
  byId("play").click();
  await later(10);
  same("pause", [now(), byId("play").textContent], [["step-3"], "Play"]);

  // Paper.
  view.dispatchEvent(new view.Event("beforeprint"));
  same("marks on paper", marks(), known);
  view.dispatchEvent(new view.Event("afterprint"));
  check("marks after printing", marks() < known);

  const loaded = view.performance.getEntriesByType("resource").map((entry) => entry.name);
  same("what is loaded from elsewhere", loaded, []);
}

frame.addEventListener("load", async () => {
  try {
    await examine();
  } catch (error) {
    failures.push(String(error.stack));
  }
  document.getElementById("result").textContent = failures.length > 0 ? failures.join("\n") : "as it should be";
});
