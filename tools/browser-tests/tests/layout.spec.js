// The layout of pages at four sizes: facts that hold with any fonts.
import { expect, test } from "../pegwise.js";
import { STATES } from "../states.js";

const SIZES = [[320, 568], [390, 844], [844, 390], [1280, 800]];
const CLASH = "4x6+1122:1.0+1344:0.0+5566:0.0";
const PALETTE = [".slots", ".standing", ".palette", ".dock .main"];

/** The screens that matter: what must be there, what is visible before scrolling, and what is below what. */
const SCREENS = [
  { name: "home", address: "", ready: ".slot.chosen", inSight: PALETTE, order: ["header", ".how summary", ".lid", ".slots"] },
  { name: "a game", address: "play/#game=4x6+1122:0.1+3456:1.1&seed=7", ready: ".board .row", inSight: PALETTE, order: ["header", ".how summary", ".lid", ".board", ".slots"] },
  { name: "a game won", address: "play/#game=4x6+1122:0.1+4266:4.0&seed=7", ready: ".ended", inSight: [".lid .peg", ".ended h2", ".ended .main"], order: ["header", ".lid .peg", ".ended .main"] },
  { name: "a review", address: "review/#game=4x6+1122:1.0+2345:0.2+1631:2.0+3626:2.1+3632:4.0", ready: ".reviewed", inSight: ["h1", ".dials"], order: ["h1", ".dials", ".story .lead", ".reviewed"] },
  { name: "the computer guesses", address: "break/#game=4x6+1122:1.0", ready: ".answer-entry", inSight: ["h1", ".board .row"], order: ["h1", ".board", "h2", ".answer-entry"] },
  { name: "a contradiction", address: `assistant/#game=${CLASH}`, ready: ".repairs", inSight: ["h1", ".board .row"], order: ["h1", ".board", ".legend", ".clash-panel h2", ".repairs"] },
  { name: "a lesson", address: "learn/#step=2&guesses=112", ready: ".learn-codes button", inSight: ["h1", ".steps"], order: ["h1", ".steps", "h2", ".board", ".learn-codes"] },
  { name: "strategies", address: "strategies/", ready: ".ranking", inSight: ["h1", ".views"], order: ["h1", ".views", ".tiles", ".ranking", "table"] },
  { name: "you", address: "you/", ready: ".left-games", inSight: ["h1", ".chips"], order: ["h1", ".chips", ".tiles"], storage: STATES.find(({ name }) => name === "you, with games").storage },
];

/** The faults in the page's layout, in words. */
function faults({ inSight, order }) {
  const problems = [];
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const box = (element) => element.getBoundingClientRect();
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 1);
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) problems.push(`the page is ${wide} px too wide`);

  if (box(document.querySelector(".brand")).height > 60) problems.push("the name of the app is in several lines");
  for (const selector of inSight) {
    const first = seen(selector)[0];
    const { top, bottom, left, right } = first ? box(first) : {};
    if (!(top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth)) problems.push(`${selector} is not in sight`);
  }
  const tops = order.map((selector) => [selector, seen(selector)[0]]);
  for (const [at, [selector, element]] of tops.entries()) {
    if (!element) problems.push(`${selector} is missing`);
    else if (at > 0 && tops[at - 1][1] && box(element).top < box(tops[at - 1][1]).top) problems.push(`${selector} is above ${tops[at - 1][0]}`);
  }

  // Everything that can be pressed is large enough for a finger, and nothing overlaps. The palette can choose a hole
  // too.
  const pressed = seen("button, .button, select, summary, textarea, header a, .steps a, .ways a, .calendar a, label.check, label.choice, .level");
  for (const element of pressed) {
    const { width, height } = box(element);
    if (height < 43.5 && !element.matches(".slot, .reuse, .key-hole")) problems.push(`${name(element)} is ${height} px high`);
    if (width < 43.5 && !element.matches(".slot, .reuse, .key-hole")) problems.push(`${name(element)} is ${width} px wide`);
  }
  // The palette and the first pages lie above the content that scrolls.
  const isDocked = (element) => element.closest(".dock, .first-pages") !== null;
  for (const [at, one] of pressed.entries()) {
    for (const other of pressed.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || isDocked(one) !== isDocked(other) || one.closest("header, .chips, .examples") || other.closest("header, .chips, .examples")) continue;
      const [a, b] = [box(one), box(other)];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) problems.push(`${name(one)} lies on ${name(other)}`);
    }
  }

  // Words stay on the screen and within their frames. Text meant only for screen readers takes up no space.
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || box(element).width <= 1 || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen, option, .scroll, .told, .review-row, .again, .charts, .chips, .examples")) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width <= 1) continue;
    const frame = box(element.closest("button, .button, .panel, .card, .tiles > *, .grade, .peg") ?? document.body);
    if (words.right > innerWidth + 1 || words.left < -1) problems.push(`“${text.data.trim()}” leaves the screen`);
    else if (words.right > frame.right + 1 || words.left < frame.left - 1) problems.push(`“${text.data.trim()}” sticks out`);
  }

  // The pegs of a code are on one line, and all rows of a board have the same height.
  for (const code of seen(".code:not(.long), .slots, .answer")) {
    const lines = new Set([...code.querySelectorAll(".peg, .answer-text")].map((peg) => Math.round((box(peg).top + box(peg).bottom) / 2)));
    const spread = Math.max(...lines) - Math.min(...lines);
    if (spread > 4) problems.push(`${name(code)} is in several lines`);
  }
  for (const board of seen(".board")) {
    const heights = [...board.querySelectorAll(".row")].map((row) => box(row).height);
    if (Math.max(...heights) - Math.min(...heights) > 8) problems.push(`rows are ${heights.join(", ")} px high`);
  }
  return [...new Set(problems)];
}

for (const { name, address, ready, storage = {}, ...facts } of SCREENS) {
  for (const locale of ["en-GB", "de-DE"]) {
    test.describe(`${name}, ${locale}`, () => {
      test.use({ locale });

      test("in place at every size: in sight, in order, nothing cut off, nothing too small", async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.addInitScript((storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)), storage);
        await page.goto(address);
        await expect(page.locator(ready).first()).toBeVisible();
        for (const [at, [width, height]] of SIZES.entries()) {
          await page.emulateMedia({ colorScheme: at % 2 ? "dark" : "light" });
          await page.setViewportSize({ width, height });
          await expect.poll(() => page.evaluate(faults, facts), `${width} x ${height}`).toEqual([]);
        }
      });
    });
  }
}
