// What the app promises about time: on a phone of the middle range, which is four times slower than here.
import { expect, pick, test } from "../pegwise.js";

/** Milliseconds. */
const USABLE = 2000;
const SUGGESTION = 100;

test.describe.configure({ mode: "serial", retries: 2 });

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

test("usable soon on a slow phone", async ({ browser, site }) => {
  // Other work on the machine only ever makes it slower.
  const visits = [];
  while (visits.length < 3 || (Math.min(...visits) >= USABLE && visits.length < 6)) {
    visits.push(Math.round(await visit(browser, site)));
  }
  console.log(`usable after ${visits.join(", ")} ms`);
  expect(Math.min(...visits)).toBeLessThan(USABLE);
});

test("a hint on the classic board comes at once", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await pick(page, "1122");
  const taken = await page.evaluate(async () => {
    const began = performance.now();
    [...document.querySelectorAll("button")].find((button) => button.textContent === "Hint").click();
    while (!document.querySelector(".hint-given")) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  console.log(`a hint after ${Math.round(taken)} ms`);
  expect(taken).toBeLessThan(SUGGESTION);
});
