// How long the app takes: on a phone of the middle range, which is four times slower than here, and here. The times are written
// down for `cargo xtask bench web`, which prints them; nothing here is right or wrong by them.
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, pick, test } from "../pegwise.js";

test.describe.configure({ mode: "serial" });

/** Writes down the least of several times: other work on the machine only ever makes it slower. */
function note(name, times) {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.ms`, `${Math.min(...times)}\n`);
  console.log(`${name}: ${times.join(", ")} ms`);
}

/** DevTools' "Fast 4G": bytes a second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: (9_000_000 / 8) * 0.9, uploadThroughput: (1_500_000 / 8) * 0.9, latency: 165 };

/** How long a first visit takes until a game can be started and the holes are there. */
async function visit(browser, site) {
  const context = await browser.newContext({ baseURL: site, locale: "en-GB", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("play/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Start", exact: true }).waitFor();
  const taken = await page.evaluate(() => performance.now());
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".code-entry")).toBeVisible();
  await context.close();
  return taken;
}

test("a first visit on a slow phone", async ({ browser, site }) => {
  const visits = [];
  for (let visited = 0; visited < 3; visited += 1) visits.push(Math.round(await visit(browser, site)));
  note("usable", visits);
});

test("a hint on the classic board", async ({ page }) => {
  const hints = [];
  for (let seed = 7; seed < 10; seed += 1) {
    await page.goto(`play/#game=4x6&seed=${seed}`);
    await pick(page, "1122");
    const taken = await page.evaluate(async () => {
      const began = performance.now();
      [...document.querySelectorAll("button")].find((button) => button.textContent === "Hint").click();
      while (!document.querySelector(".hint-given")) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
    hints.push(Math.round(taken));
  }
  note("hint", hints);
});
