// Every page is accessible: axe finds no problems, and nothing is cut off on a small screen or with large text.
import { expect, goTo, test, violations } from "../pegwise.js";
import { STATES } from "../states.js";

async function open(page, { address, ready, storage = {} }) {
  await page.addInitScript((storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)), storage);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (ready) await expect(page.locator(ready).first()).toBeVisible();
}

/** The number of pixels by which the page is wider than the window. */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Loading a page costs far more than looking at it, so it is loaded once for each language.
for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({ allowed: state.allowed ?? [] });

    test("nothing for axe, in light and in high contrast with forced colours, and nothing too wide", async ({ page }) => {
      await open(page, state);
      expect.soft(await violations(page), "light").toEqual([]);
      await page.emulateMedia({ contrast: "more", forcedColors: "active" });
      expect.soft(await violations(page), "high contrast, forced colours").toEqual([]);
      await page.emulateMedia({ contrast: "no-preference", forcedColors: "none" });
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page), "320 px wide").toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect.soft(await overflow(page), "320 px wide, text at 200 %").toBeLessThanOrEqual(0);
    });

    test.describe("on a phone", () => {
      test.use({ locale: "de-DE", colorScheme: "dark", contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

      test("nothing for axe, dark, German", async ({ page }) => {
        await open(page, state);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
        expect(await violations(page)).toEqual([]);
      });
    });
  });
}

test("Tab reaches the page's own part at once, and every stop is seen", async ({ page }) => {
  await page.goto("play/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement);
      return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    });
    const what = await page.evaluate(() => document.activeElement.outerHTML.slice(0, 120));
    expect(seen, what).toBe(true);
  }
});

test("moving to another page is heard: its heading has the keyboard", async ({ page }) => {
  await page.goto("");
  await goTo(page, "Learn");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Learn · Pegwise$/);
});
