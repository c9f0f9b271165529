// The main path in the distribution's Firefox, driven over WebDriver BiDi, because Playwright drives only its own
// Firefox.
import puppeteer from "puppeteer-core";
import { expect, pegwise, serve, test as base } from "../pegwise.js";

const test = base.extend({
  /** A page in a new Firefox. It must make requests only to its own server, and log no errors or warnings. */
  firefox: async ({ site }, use) => {
    const executablePath = process.env.PEGWISE_FIREFOX ?? "/usr/bin/firefox-esr";
    const extraPrefsFirefox = { "intl.accept_languages": "en-GB" };
    const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox, timeout: 120_000, protocolTimeout: 600_000 });
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.setViewport({ width: 1280, height: 900 });
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => ["error", "warn"].includes(message.type()) && complaints.push(message.text()));
    page.on("request", (request) => /^(blob:|data:|http:\/\/127\.0\.0\.1:)/.test(request.url()) || complaints.push(`asks ${request.url()}`));
    await use(Object.assign(page, { open: (address) => page.goto(new URL(address, site).href) }));
    await browser.close();
    expect(complaints).toEqual([]);
  },
});

/** The text of each element that a selector finds. */
const texts = (page, selector) => page.$$eval(selector, (all) => all.map((one) => one.textContent.trim()));
const text = async (page, selector) => (await texts(page, selector)).join("\n");
const ROWS = ".board > li";

/** Presses the element with this name, as soon as it is there and enabled. */
const press = (page, name) => page.locator(`main ::-p-xpath(.//*[self::button or self::a][normalize-space()="${name}" or @aria-label="${name}"])`).click();

/** Enters the pegs of a code. */
async function put(page, code) {
  for (const digit of code) await page.locator(`.palette button[aria-label^="${digit} "]`).click();
}

test("home: today's game by keys, and again after loading", async ({ firefox: page }) => {
  await page.open("");
  // The page shows a board before the app is loaded.
  await page.waitForSelector("main .slot.chosen");
  await page.keyboard.type("1122");
  await expect.poll(() => texts(page, ".slot")).toEqual(["1", "1", "2", "2"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => texts(page, ROWS)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => texts(page, ROWS)).toHaveLength(1);
});

test("a whole game by clicks, with a hint, and its review", async ({ firefox: page }) => {
  await page.open("play/#game=4x6&seed=7");
  await put(page, "1122");
  await press(page, "Guess");
  await expect.poll(() => texts(page, ROWS)).toHaveLength(1);
  await press(page, "Hint");
  await press(page, "Show me a guess");
  await expect.poll(() => text(page, ".hint-given p")).toMatch(/^Try \d{4}: /);
  const hint = /\d{4}/.exec(await text(page, ".hint-given p"))[0];
  await press(page, "Use it");
  await expect.poll(async () => (await texts(page, ".slot")).join("")).toBe(hint);
  for (const _ of hint) await page.keyboard.press("Backspace");
  // The secret for seed 7.
  await put(page, "4266");
  await press(page, "Guess");
  await expect.poll(() => text(page, "#ended")).toBe("Cracked in 2 guesses!");
  await press(page, "Review the game");
  await expect.poll(() => texts(page, ".reviewed > li")).toHaveLength(2);
});

test("the assistant suggests what the command line does, and the computer takes an answer", async ({ firefox: page }) => {
  const game = "4x6 1122:1.0 2345:0.2";
  await page.open(`assistant/#${new URLSearchParams({ game })}`);
  const { guess } = JSON.parse(pegwise(["suggest", "--json", game]));
  await expect.poll(() => page.$$eval("section [role=img]", (all) => all[0]?.ariaLabel)).toBe([...guess].join(" "));
  await page.open("break/#game=4x6");
  await press(page, "Black: right colour, right place");
  await press(page, "Answer");
  await expect.poll(() => texts(page, ROWS)).toHaveLength(1);
  await expect.poll(() => text(page, ROWS)).toContain("256 codes left");
});

test("in German", async ({ firefox: page }) => {
  await page.open("you/");
  await page.waitForSelector("#language");
  const german = await page.$$eval("#language option", (all) => all.find((one) => one.textContent === "Deutsch").value);
  await page.select("#language", german);
  await expect.poll(() => text(page, "main h1")).toBe("Du");
  await page.open("");
  await expect.poll(() => page.$eval("html", (html) => html.lang)).toBe("de");
  await expect.poll(() => text(page, ".palette + .buttons .main")).toBe("Raten");
});

test("without a network, once it was loaded", async ({ firefox: page }) => {
  const { address, stop } = await serve();
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await stop();
  await page.goto(`${address}play/#game=4x6&seed=7`);
  await put(page, "4266");
  await press(page, "Guess");
  await expect.poll(() => text(page, "#ended")).toBe("Cracked on the first guess!");
});
