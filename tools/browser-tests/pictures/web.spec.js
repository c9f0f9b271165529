// Takes the pictures of the web app for the README. Each shows the real app.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, pick, score, test } from "../pegwise.js";
import { small } from "../png.js";

const GAME = "4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0";
const CLASH = "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0";
const site = (name) => new URL(`../../../crates/pegwise-web/site/${name}`, import.meta.url).pathname;
const ICON = readFileSync(site("icon.svg"), "utf8");
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
    await page.locator("main svg").first().waitFor();
    await take(page, "web-learn");
  });
});

test("three directions, of which one was chosen", async ({ page, browser }) => {
  const shots = [];
  for (const look of ["lacquer", "walnut", "print"]) {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    await phone.goto(new URL(`../../../docs/looks/directions.html#${look}`, import.meta.url).href);
    shots.push((await phone.screenshot()).toString("base64"));
    await phone.close();
  }
  await page.setViewportSize({ width: 900, height: 648 });
  await page.setContent(`<style>body { margin: 0; display: flex } img { width: 300px }</style>${shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join("")}`);
  writeFileSync(file("looks-directions"), await small(page, await page.screenshot({ scale: "css" })));
});

test.describe("what the app is shown by elsewhere", () => {
  test.use({ viewport: { width: 1200, height: 630 }, bypassCSP: true });

  for (const size of [192, 512]) {
    test(`icon of ${size}`, async ({ page }) => {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${ICON}`);
      writeFileSync(site(`icon-${size}.png`), await small(page, await page.screenshot({ scale: "css" })));
    });
  }

  test("picture in previews of links", async ({ page }) => {
    const rows = ["1122", "3164", "3415", "3145"].map((code) => {
      const [black, white] = score(code, "3145");
      const pegs = [...code].map((peg) => `<span class="peg c${peg}">${peg}</span>`).join("");
      const keys = '<i class="key black"></i>'.repeat(black) + '<i class="key white"></i>'.repeat(white);
      return `<li class="row"><span class="code">${pegs}</span><span class="answer-pegs">${keys}</span></li>`;
    });
    await page.goto("");
    await page.locator(".slot").first().waitFor();
    await page.addStyleTag({ content: `
      html { background: #3a2b52; font-size: 30px } body { display: grid; grid-template-columns: 1fr auto; align-items: center; height: 100vh; padding: 0 60px; color: #fff6ea; font-family: var(--face) }
      .name { font-size: 96px; font-weight: 800; line-height: 1 } .name svg { display: block; width: 240px; margin: -40px 0 0 -66px }
      .board { background: var(--card); border-radius: 32px; padding: 20px 28px; margin: 0 } .code { flex-wrap: nowrap } .row:last-child { border: 0 } .row { gap: 32px; flex-wrap: nowrap } .answer-pegs { max-width: 2.9rem; min-width: 2.9rem }` });
    await page.evaluate((html) => (document.body.innerHTML = html), `<div class="name">${ICON}Pegwise</div><ul class="board">${rows.join("")}</ul>`);
    writeFileSync(site("pegwise-preview.png"), await small(page, await page.screenshot({ scale: "css", animations: "disabled" })));
  });
});
