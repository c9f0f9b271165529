// The app without a network: the server is gone, not just slow.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { FOLDER, expect, pick, rows, serve, standing, test } from "../pegwise.js";

test.use({ serviceWorkers: "allow" });

const PAGES = ["", "play/", "break/", "assistant/", "review/", "learn/", "strategies/", "you/"];

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
  await page.getByRole("button", { name: "Show me a guess" }).click();
  await expect(page.getByRole("main").getByText(/^Try \d{4}/)).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  // An address without a page leads to the start page.
  await page.goto(`${address}nowhere/`);
  await expect(page.getByRole("link", { name: "Go to the start page" })).toBeVisible();
  await context.close();
});

test("in a folder of a host, an address that is no page leads on", async ({ browser }, info) => {
  const folder = info.outputPath("host");
  for (const app of [folder, `${folder}/games/pegwise`]) cpSync(FOLDER, app, { recursive: true });
  const { address, stop } = await serve(folder);
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${address}games/pegwise/`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const leadsOn = async () => {
    await page.goto(`${address}games/pegwise/no/such/page`);
    await expect(page.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", `${address}games/pegwise/`);
  };
  await leadsOn();
  await stop();
  await leadsOn();
  await context.close();
});

test("a newer version waits until it is wanted, and what was kept stays", async ({ browser }, info) => {
  const folder = info.outputPath("web");
  // Without the compressed copies, which would be served instead of the changed files.
  cpSync(FOLDER, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const { address, stop } = await serve(folder);
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${address}play/#game=4x6&seed=7`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await pick(page, "4266");
  await expect(standing(page)).toContainText("You broke the code");
  const change = (name, from, to) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  change("sw.js", /"pegwise-[0-9a-f]{16}"/, '"pegwise-newer"');
  change("style.css", /^/, ":root { --version: newer; }\n");
  const document = page.locator("html");
  await page.reload();
  const notice = page.getByText("A new version of Pegwise is ready.");
  await expect(notice).toBeVisible();
  await expect(document).toHaveCSS("--version", "");
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(document).toHaveCSS("--version", "newer");
  await expect(notice).toHaveCount(0);
  await page.goto(`${address}you/`);
  await expect(page.getByText("Games won: 1 of 1. Lost: 0")).toBeVisible();
  await context.close();
  await stop();
});
