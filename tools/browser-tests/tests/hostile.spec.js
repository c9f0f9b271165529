// Broken or malicious addresses and stored data lead to a clear message and a way to continue, never to a blank page.
import { expect, gallery, goTo, pick, rows, test } from "../pegwise.js";

const TEXT = "<img src=x onerror=document.title='harmed'><script>document.title='harmed'</script>";
const LONG = "9".repeat(5000);
const GAMES = ["nonsense", "4x6 1122", "4x6 1122:9.9", "4x6 9999:1.1", "99x99 1:1.1", "4x6-in2 1122:0.1 1122:0.1 1122:0.1", TEXT, LONG, "4x6 1122:1.0 \u202e\0%", "64x64"];
const PAGES = ["play/", "break/", "assistant/", "review/", "learn/", "strategies/", "you/"];
const KEYS = ["step", "view", "row", "try", "path", "strategy", "rules", "board", "secret", "guess", "daily", "challenge", "sort", "over", "hints"];

/** The page works: it has its heading, it still reacts, and nothing was inserted as HTML. */
async function lives(page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main img, main script")).toHaveCount(0);
  expect(await page.title()).not.toContain("harmed");
  await goTo(page, "You");
  await expect(page.getByRole("heading", { level: 1, name: "You" })).toBeVisible();
}

for (const path of PAGES) {
  test(`${path} survives any address`, async ({ page }) => {
    test.slow();
    for (const game of GAMES) {
      await page.goto(`${path}#${new URLSearchParams({ game, seed: 7 })}`);
      await lives(page);
    }
    for (const value of [TEXT, "-1", "0", "99999999999999999999", "%zz", "1.1,2.2,9.9"]) {
      const state = new URLSearchParams({ game: "4x6 1122:0.1 3344:0.2", seed: 7 });
      for (const key of KEYS) state.set(key, value);
      await page.goto(`${path}#${state}`);
      await lives(page);
      for (const key of KEYS) {
        await page.goto(`${path}#${new URLSearchParams({ [key]: value })}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      await lives(page);
    }
    await page.goto(`${path}#%`);
    await lives(page);
    await page.goto(`${path}#&&==&=&%00=%ff&game`);
    await lives(page);
  });
}

test("a broken game is explained where it is broken", async ({ page }) => {
  await page.goto("play/#game=4x6+1129:1.1&seed=7");
  await expect(page.getByRole("alert")).toContainText("“9” is not a colour on this board");
  await expect(gallery(page)).toBeVisible();
});

test("a link whose answers were changed is refused", async ({ page }) => {
  await page.goto("play/#game=4x6+1122:3.0&seed=7");
  await expect(page.getByRole("alert")).toContainText("The answer in row 1 does not match the secret");
  await expect(rows(page)).toHaveCount(0);
});

test("scripts from elsewhere, and those in the page, are refused by the policy", async ({ page }) => {
  const response = await page.goto("play/");
  const policy = response.headers()["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|https?:|\*/);
});

test.describe("stored data", () => {
  for (const [name, value] of [["nonsense", "\0{[<"], ["empty", ""], ["of a newer version", "pegwise-games 9\nwhatever"], ["long", LONG]]) {
    test(`${name} ends nothing`, async ({ page }) => {
      await page.addInitScript((value) => {
        for (const key of ["pegwise.settings", "pegwise.games", "pegwise.last.play", "pegwise.last.break", "pegwise.last.assistant"]) {
          localStorage.setItem(key, value);
        }
      }, value);
      for (const path of ["", ...PAGES]) {
        await page.goto(path);
        await lives(page);
      }
    });
  }

  test("a browser that keeps nothing is told, and the game goes on", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } });
    });
    for (const path of ["", ...PAGES]) {
      await page.goto(path);
      await lives(page);
    }
    await page.goto("play/#game=4x6&seed=7");
    await pick(page, "4266");
    await expect(page.getByText("This browser cannot save anything for Pegwise")).toBeVisible();
  });
});

test("an address that is too long is said to be", async ({ page }) => {
  await page.goto(`play/#${"a".repeat(30_000)}`);
  await expect(page.getByRole("alert")).toContainText("too long");
  await expect(gallery(page)).toBeVisible();
});

test("what cannot be read is shown without any game, and what cannot be gone on with is not offered", async ({ page }) => {
  await page.goto("you/");
  await page.evaluate(() => {
    localStorage.setItem("pegwise.games", "pegwise-games 1\nrubbish\n");
    localStorage.setItem("pegwise.last.play", "game=<img src=x>");
  });
  await page.reload();
  await expect(page.getByText("1 line could not be read")).toBeVisible();
  await page.goto("play/");
  await expect(gallery(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(0);
});
