// Every page is accessible: axe finds no problems, and nothing is cut off on a small screen or with large text.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, goTo, test } from "../pegwise.js";
import { STATES } from "../states.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((values) => globalThis.axe.run(document, { runOnly: { type: "tag", values } }), RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n")}`);
}

async function open(page, { address, ready, storage = {} }) {
  await page.addInitScript((storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)), storage);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (ready) await expect(page.locator(ready).first()).toBeVisible();
}

/** The number of pixels by which the page is wider than the window. */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({ allowed: state.allowed ?? [] });

    test("nothing for axe, light", async ({ page }) => {
      await open(page, state);
      expect(await violations(page)).toEqual([]);
    });

    test("nothing for axe, dark, German, on a phone", async ({ browser, site }) => {
      const context = await browser.newContext({
        baseURL: site, locale: "de-DE", colorScheme: "dark", reducedMotion: "reduce", viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await open(page, { ...state, ready: state.ready?.startsWith("text=") ? undefined : state.ready });
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
      expect(await violations(page)).toEqual([]);
      await context.close();
    });

    test("320 px wide, with text at 200 % too", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, state);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test("in high contrast and forced colours", async ({ page }) => {
      await page.emulateMedia({ contrast: "more", forcedColors: "active" });
      await open(page, state);
      expect(await violations(page)).toEqual([]);
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
