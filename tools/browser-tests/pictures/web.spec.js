// The pictures of the web app in the README, each of what the app really shows.
import { expect, pick, test } from "../pegwise.js";

const GAME = "4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0";
const CLASH = "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0";
const file = (name) => new URL(`../../../docs/pictures/${name}.png`, import.meta.url).pathname;
const at = (page, values) => `${page}/#${new URLSearchParams(values)}`;

async function take(page, name) {
  await page.evaluate(() => document.activeElement.blur());
  await page.screenshot({ path: file(name), scale: "css", animations: "disabled" });
}

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("home", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-24T09:00:00"));
    await page.goto("/");
    for (const code of ["1122", "3344"]) await pick(page, code);
    await take(page, "web-home");
  });

  test("contradiction", async ({ page }) => {
    await page.goto(at("assistant", { game: CLASH }));
    await page.getByRole("button", { name: /^Row 5, 2514/ }).waitFor();
    await take(page, "web-clash");
  });
});

test.describe("phone, dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark", locale: "de-DE" });

  test("break", async ({ page }) => {
    await page.goto(at("break", { game: "4x6 1122:1.0" }));
    await page.locator(".answer-entry").waitFor();
    await take(page, "web-break");
  });
});

test.describe("desktop", () => {
  test.use({ viewport: { width: 1100, height: 960 } });

  test("review", async ({ page }) => {
    await page.goto(at("review", { game: GAME }));
    await expect(page.getByRole("img", { name: /^Skill 84 of 99/ })).toBeVisible();
    await take(page, "web-review");
  });

  test("strategies", async ({ page }) => {
    await page.goto(at("strategies", { view: "compare", board: "4x6" }));
    await page.getByRole("table").first().waitFor();
    await take(page, "web-strategies");
  });

  test("learn", async ({ page }) => {
    await page.goto(at("learn", { step: 1, secret: "1123", guess: "4111" }));
    await page.getByRole("button", { name: "Show the solution" }).or(page.getByRole("link", { name: "Show the solution" })).first().click();
    await page.locator("svg").first().waitFor();
    await take(page, "web-learn");
  });
});
