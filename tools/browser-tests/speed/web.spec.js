// Measures how long the app takes on this machine, and on a mid-range phone, simulated as four times slower. `cargo
// xtask bench web` prints the times; no test fails because of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, pegwise, pick, test } from "../pegwise.js";

test.describe.configure({ mode: "serial" });

/** Writes the minimum of several times, because other work on the machine only ever makes it slower. */
function note(name, times) {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.ms`, `${Math.min(...times)}\n`);
  console.log(`${name}: ${times.join(", ")} ms`);
}

/** A slow link and a good mobile link: megabits per second, and the milliseconds until a response begins. */
const LINKS = { 1.6: 150, 9: 165 };

/** Enters a peg as soon as possible, and records when that was, and when the app was loaded. */
function watch() {
  globalThis.seen = {};
  const timer = setInterval(() => {
    document.querySelector("#loading .palette .peg")?.click();
    if (document.querySelector("#loading .slot")?.textContent) seen.pegs ??= performance.now();
    if (!document.querySelector(".code-entry")) return;
    seen.playing = performance.now();
    seen.pegs ??= seen.playing;
    clearInterval(timer);
  }, 5);
}

async function slowPhone(browser, site, megabits) {
  const context = await browser.newContext({ baseURL: site, locale: "en-GB", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = (megabits * 1_000_000) / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, downloadThroughput: bytes, uploadThroughput: bytes, latency: LINKS[megabits] });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** The times until pegs can be entered and until a game can be played, on a first visit on a phone. */
async function visit(browser, site, megabits) {
  const page = await slowPhone(browser, site, megabits);
  await page.addInitScript(watch);
  await page.goto("", { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.seen?.playing);
  const seen = await page.evaluate(() => globalThis.seen);
  // The peg that was entered is on the app's board.
  await expect(page.locator(".slot").first()).toHaveText("1");
  await page.context().close();
  return seen;
}

for (const megabits of Object.keys(LINKS)) {
  test(`a first visit on a slow phone at ${megabits} Mbit/s`, async ({ browser, site }) => {
    const visits = [];
    for (let visited = 0; visited < 3; visited += 1) visits.push(await visit(browser, site, megabits));
    for (const what of ["pegs", "playing"]) note(`${what}-at-${megabits}`, visits.map((seen) => Math.round(seen[what])));
  });
}

/** Records when the letter of a challenge is seen, and when it can be opened. */
function watchLetter() {
  globalThis.seen = {};
  const timer = setInterval(() => {
    if (document.querySelector(".envelope h1")) seen.letter ??= performance.now();
    if (!document.querySelector(".envelope button")) return;
    seen.playing = performance.now();
    clearInterval(timer);
  }, 5);
}

test("a challenge on a slow phone at 1.6 Mbit/s", async ({ browser, site }) => {
  const token = pegwise(["challenge", "3632"]).match(/[\w-]{30,}/)[0];
  const visits = [];
  for (let visited = 0; visited < 3; visited += 1) {
    const page = await slowPhone(browser, site, 1.6);
    await page.addInitScript(watchLetter);
    await page.goto(`play/#challenge=${token}&from=Ada`, { waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.seen?.playing);
    visits.push(await page.evaluate(() => seen));
    await page.context().close();
  }
  note("letter", visits.map((seen) => Math.round(seen.letter)));
  note("letter-opens", visits.map((seen) => Math.round(seen.playing)));
});

test("a hint on the classic board", async ({ page }) => {
  const hints = [];
  for (let seed = 7; seed < 10; seed += 1) {
    await page.goto(`play/#game=4x6&seed=${seed}`);
    await pick(page, "1122");
    const taken = await page.evaluate(async () => {
      const began = performance.now();
      [...document.querySelectorAll("button")].find((button) => button.ariaLabel === "Hint").click();
      while (!document.querySelector(".hint-given")) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
    hints.push(Math.round(taken));
  }
  note("hint", hints);
});
