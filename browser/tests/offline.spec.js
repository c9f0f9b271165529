// The app without a network: the server is gone, and not only slow.
import { expect, pick, rows, serve, test } from "../pegwise.js";

const PAGES = ["", "play/", "break/", "assistant/", "review/", "learn/", "strategies/", "you/"];

test.use({ allowed: [/ERR_CONNECTION_REFUSED/] });

test("after the first visit everything is there without a network", async ({ browser }) => {
  const { address, stop } = await serve();
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await stop();
  for (const path of PAGES) {
    await page.goto(address + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`${address}play/#game=4x6&seed=7`);
  await pick(page, "1122");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText(/^Try \d{4}/)).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  // An address that is none leads on.
  await page.goto(`${address}nowhere/`);
  await expect(page.getByRole("link", { name: "To the start page" })).toBeVisible();
  await context.close();
});
