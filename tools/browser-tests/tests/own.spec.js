// Settings that a person makes within games, such as the colours of their board.
import { expect, give, pick, rows, spoken, tabTo, test } from "../pegwise.js";

const at = (page, game) => `${page}/#${new URLSearchParams({ game })}`;

/** The look of the peg that has this symbol. */
const look = (peg) => peg.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
const palette = (page, symbol) => page.locator(".palette .peg", { hasText: new RegExp(`^${symbol}$`) }).first();

test("the colours of one's own board: chosen, seen, said, and read", async ({ page }) => {
  await page.goto(at("assistant", "4x6 1122:1.0"));
  const red = await look(palette(page, 1));
  await page.getByText("Colours of your board").click();
  await page.getByRole("combobox", { name: "Colour 1" }).focus();
  await page.getByRole("combobox", { name: "Colour 1" }).selectOption("purple");
  await expect(page.getByRole("combobox", { name: "Colour 1" })).toBeFocused();
  await expect(palette(page, 1)).toHaveAccessibleName("1 purple");
  expect(await look(palette(page, 1))).not.toEqual(red);
  await page.getByRole("combobox", { name: "Colour 2" }).selectOption("yellow");
  await expect(page.getByRole("alert")).toHaveText("Colours 2 and 3 have the same name. Give one of them another colour.");
  await page.getByRole("combobox", { name: "Colour 3" }).selectOption("green");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // A colour that has no name yet.
  await page.getByRole("combobox", { name: "Colour 6" }).selectOption("another colour …");
  await page.getByRole("textbox", { name: "Name of colour 6" }).fill("gold");
  await page.keyboard.press("Enter");
  await page.getByLabel("Shade of colour 6").fill("#d4af37");
  await expect.poll(() => look(palette(page, 6))).toEqual(["rgb(212, 175, 55)", "rgb(0, 0, 0)"]);
  await page.getByLabel("Shade of colour 6").fill("#000080");
  await expect.poll(() => look(palette(page, 6))).toEqual(["rgb(0, 0, 128)", "rgb(255, 255, 255)"]);
  await expect(palette(page, 6)).toHaveAccessibleName("6 gold");
  // The colours are remembered, and are the same where the computer breaks the code.
  await page.goto(at("break", "4x6 1122:1.0"));
  await page.getByText("Colours of your board").click();
  await expect(page.getByRole("combobox", { name: "Colour 1" })).toHaveValue("7");
  // Rows are read with these names.
  await page.goto("assistant/");
  await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill("purple yellow gold blue: 1 black\n🟣🟡🔵🔵 2 white");
  await page.getByRole("button", { name: "Use this game" }).click();
  await expect(page).toHaveURL(/game=4x6\+1264:1\.0\+1244:0\.2/);
  // Pegwise's own board keeps its colours.
  await page.goto("play/#game=4x6&seed=7");
  await expect(palette(page, 1)).toHaveAccessibleName("1 red");
  expect(await look(palette(page, 1))).toEqual(red);
  await page.goto(at("assistant", "4x6") + "&colors");
  await page.getByRole("button", { name: "Standard colours" }).click();
  await expect(palette(page, 1)).toHaveAccessibleName("1 red");
  await expect(page.getByRole("button", { name: "Standard colours" })).toHaveCount(0);
});

test("choosing a colour leaves what was begun: pegs of a row, and a guess that waits for its answer", async ({ page }) => {
  await page.goto(at("assistant", "4x6 1122:1.0"));
  await palette(page, 3).click();
  await palette(page, 5).click();
  const choose = (number, name) => page.getByRole("combobox", { name: `Colour ${number}` }).selectOption(name);
  await page.getByText("Colours of your board").click();
  // The address records the open section a moment later, and the choice redraws the page from there.
  await expect(page).toHaveURL(/colors/);
  await choose(3, "purple");
  await expect(palette(page, 3)).toHaveAccessibleName("3 purple");
  await expect(page.getByRole("region", { name: "Guess 2" }).locator(".slot")).toHaveText(["3", "5", "", ""]);
  await palette(page, 4).click();
  await palette(page, 4).click();
  await page.getByRole("button", { name: "Use this guess" }).click();
  const waiting = page.getByRole("region", { name: "Answer to guess 2" });
  await expect(waiting.getByRole("img").first()).toHaveAccessibleName("3 5 4 4");
  await choose(4, "teal");
  await expect(palette(page, 4)).toHaveAttribute("aria-label", "4 teal");
  await expect(waiting.getByRole("img").first()).toHaveAccessibleName("3 5 4 4");
  await give(waiting, 1, 0, "Enter row");
  await expect(rows(page)).toHaveCount(2);
  // The next row is a new one.
  await expect(page.getByRole("region", { name: "Guess 3" }).locator(".slot")).toHaveText(["", "", "", ""]);
});

test("rows are read with own names of several words", async ({ page }) => {
  const names = ["dark red", "light red"];
  await page.goto(at("assistant", "4x6") + "&colors");
  for (const [index, name] of names.entries()) {
    await page.getByRole("combobox", { name: `Colour ${index + 1}` }).selectOption("another colour …");
    await page.getByRole("textbox", { name: `Name of colour ${index + 1}` }).fill(name);
    await page.keyboard.press("Enter");
    await expect(palette(page, index + 1)).toHaveAccessibleName(`${index + 1} ${name}`);
  }
  await page.goto("assistant/");
  await page.getByRole("textbox", { name: "Game or Pegwise link" }).fill("Dark red, light red, blue, blue: 1 black");
  await page.getByRole("button", { name: "Use this game" }).click();
  await expect(page).toHaveURL(/game=4x6\+1244:1\.0/);
});

test("own colours by keyboard", async ({ page }) => {
  await page.goto(at("assistant", "3x4"));
  await tabTo(page, page.getByText("Colours of your board"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("combobox", { name: "Colour 1" }));
  await page.keyboard.press("o");
  await expect(palette(page, 1)).toHaveAccessibleName("1 orange");
});

test("colours that are none are left alone", async ({ page }) => {
  const kept = { version: 2, language: null, colors: ["url(https://example.org/x) <b>x</b>"] };
  await page.addInitScript((kept) => localStorage.setItem("pegwise.settings", kept), JSON.stringify(kept));
  await page.goto(at("assistant", "4x6"));
  await expect(palette(page, 1)).toHaveAccessibleName("1 red");
});

test("notes: ruled out, sure, nothing; kept with the game", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  const notes = page.getByRole("button", { name: "Notes" });
  // Before the first guess, only the keyboard offers notes.
  await expect(page.locator(".slot.chosen")).toBeVisible();
  await expect(notes).toBeHidden();
  await page.keyboard.press("!");
  await expect(notes).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Choose a colour: ✗ ruled out, ✓ certain at peg 1, or no note.")).toBeVisible();
  await palette(page, 3).click();
  await expect(spoken(page)).toHaveText("3 yellow, ruled out");
  await expect(palette(page, 3)).toHaveAccessibleName("3 yellow, ruled out");
  await expect(palette(page, 3)).toHaveClass(/\bout\b/);
  await page.locator(".slot").nth(1).click();
  await palette(page, 2).click();
  await palette(page, 2).click();
  await expect(palette(page, 2)).toHaveAccessibleName("2 green, certain at peg 2");
  await expect(page.locator(".slot").nth(1)).toHaveAccessibleName("Peg 2: empty; certain: 2 green");
  await expect(page).toHaveURL(/&notes=2,\.1\.\.$/);
  // Entering pegs again loses no note, not even in the next row or after reloading.
  await notes.click();
  await pick(page, "1122");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(palette(page, 3)).toHaveAccessibleName("3 yellow, ruled out");
  await page.goto("you/");
  await page.goto("play/");
  await page.getByRole("link", { name: "Classic: 4 pegs, 6 colours: 1 guess" }).click();
  await expect(palette(page, 3)).toHaveAccessibleName("3 yellow, ruled out");
  await pick(page, "4266");
  await expect(page).toHaveURL(/over=/);
  expect(page.url()).not.toContain("notes");
});

test("notes by keyboard", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await expect(page.locator(".slot").first()).toBeVisible();
  await page.keyboard.press("!");
  await page.keyboard.press("5");
  await expect(spoken(page)).toHaveText("5 white, ruled out");
  await page.keyboard.press("5");
  await expect(spoken(page)).toContainText("5 white, certain at peg 1");
  await page.keyboard.press("5");
  await expect(spoken(page)).toContainText("5 white, no note");
  await page.keyboard.press("!");
  await page.keyboard.press("5");
  await expect(page.locator(".slot")).toHaveText(["5", "", "", ""]);
});

/** The middle of an element. */
const middle = async (target) => {
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Drags with a mouse. */
async function drag(page, source, target) {
  await page.mouse.move(...(await middle(source)));
  await page.mouse.down();
  const [x, y] = await middle(target);
  await page.mouse.move(x - 3, y - 20, { steps: 3 });
  await expect(page.locator(".dragged")).toHaveCount(1);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(page.locator(".dragged")).toHaveCount(0);
}

test("pegs are dragged to holes, and from hole to hole", async ({ page }) => {
  // On a busy machine, a drag can begin so late that the peg would count as held.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (act, after) => setTimeout(act, after === 500 ? 600_000 : after);
  });
  await page.goto("play/#game=4x6&seed=7");
  const slot = (at) => page.locator(".slot").nth(at);
  await drag(page, palette(page, 3), slot(2));
  await expect(page.locator(".slot")).toHaveText(["", "", "3", ""]);
  await expect(spoken(page)).toHaveText("Peg 3: 3 yellow");
  await drag(page, palette(page, 5), slot(0));
  await drag(page, slot(0), slot(2));
  await expect(page.locator(".slot")).toHaveText(["3", "", "5", ""]);
  await drag(page, slot(0), slot(3));
  await expect(page.locator(".slot")).toHaveText(["", "", "5", "3"]);
  // Dropping a peg beside the holes does nothing, and the next tap is an ordinary tap.
  await drag(page, slot(3), page.getByText("How to play"));
  await expect(page.locator(".slot")).toHaveText(["", "", "5", "3"]);
  await palette(page, 1).click();
  await expect(page.locator(".slot")).toHaveText(["1", "", "5", "3"]);
  await page.keyboard.press("Enter");
  await expect(page.locator(".slot")).toHaveText(["1", "1", "5", "3"]);
});

test("a peg that is held goes away", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await palette(page, 1).click();
  await palette(page, 2).click();
  await page.mouse.move(...(await middle(page.locator(".slot").first())));
  await page.mouse.down();
  await expect(page.locator(".slot")).toHaveText(["", "2", "", ""]);
  await page.mouse.up();
  await expect(spoken(page)).toContainText("Peg 1: empty");
  // The hole is now the chosen one. It is also chosen after a second tap that removes a peg.
  await expect(page.locator(".slot").first()).toHaveClass(/chosen/);
  await palette(page, 3).click();
  await page.locator(".slot").first().click();
  await page.locator(".slot").first().click();
  await expect(page.locator(".slot").first()).toHaveText("");
  await expect(page.locator(".slot").first()).toHaveClass(/chosen/);
});

test("a row that is held is used once, when it is let go", async ({ page }) => {
  await page.goto("play/#game=4x6+1123:0.1&seed=7");
  await palette(page, 5).click();
  await page.mouse.move(...(await middle(rows(page).first().locator(".peg").first())));
  await page.mouse.down();
  // The time after which a held peg of the row being made is removed.
  await page.waitForFunction((since) => performance.now() - since > 600, await page.evaluate(() => performance.now()));
  await expect(page.locator(".slot")).toHaveText(["5", "", "", ""]);
  await page.mouse.up();
  await expect(page.locator(".slot")).toHaveText(["1", "1", "2", "3"]);
  await expect(rows(page)).toHaveCount(1);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a peg is dragged, and the page still scrolls", async ({ page, context }) => {
    await page.goto("play/#game=4x6&seed=7");
    await expect(page.locator(".slot").first()).toBeVisible();
    const hand = await context.newCDPSession(page);
    const swipe = async (from, to) => {
      const touch = (type, points) => hand.send("Input.dispatchTouchEvent", { type, touchPoints: points });
      await touch("touchStart", [{ x: from[0], y: from[1] }]);
      for (let step = 1; step <= 5; step += 1) {
        await touch("touchMove", [{ x: from[0] + ((to[0] - from[0]) * step) / 5, y: from[1] + ((to[1] - from[1]) * step) / 5 }]);
      }
      await touch("touchEnd", []);
    };
    await swipe(await middle(palette(page, 4)), await middle(page.locator(".slot").nth(1)));
    await expect(page.locator(".slot")).toHaveText(["", "4", "", ""]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await swipe([180, 450], [180, 150]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await palette(page, 2).tap();
    await expect(page.locator(".slot")).toHaveText(["2", "4", "", ""]);
  });
});

test("what is switched on is seen, heard and felt", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.felt = [];
    navigator.vibrate = (long) => globalThis.felt.push(long);
    const start = OscillatorNode.prototype.start;
    globalThis.tones = 0;
    OscillatorNode.prototype.start = function (...when) {
      globalThis.tones += 1;
      start.apply(this, when);
    };
  });
  const game = "play/#game=4x6&seed=7";
  const number = rows(page).first().locator(".answer-text");
  await page.goto(game);
  await pick(page, "1122");
  await expect(rows(page)).toHaveCount(1);
  await expect(number).toBeHidden();
  await expect(rows(page).getByRole("img", { name: "0 black, 1 white" })).toBeVisible();
  expect(await page.evaluate(() => [globalThis.tones, globalThis.felt])).toEqual([0, []]);
  await page.goto("you/");
  const switches = page.getByRole("region", { name: "Settings" });
  await switches.getByRole("checkbox", { name: /^Also show answers as numbers/ }).check();
  for (const name of ["Sounds", "Vibration", "No animation"]) await switches.getByRole("checkbox", { name }).check();
  await page.goto(game);
  await pick(page, "1122");
  await expect(number).toBeVisible();
  // Four pegs and a guess, which has two tones.
  expect(await page.evaluate(() => [globalThis.tones, globalThis.felt])).toEqual([6, [10, 10, 10, 10, 20]]);
  const key = rows(page).first().locator(".key").first();
  expect(await key.evaluate((key) => getComputedStyle(key).animationName)).toBe("none");
  await pick(page, "4266");
  await expect(page.locator(".ended")).toBeVisible();
  await expect(page.locator(".confetti")).toBeHidden();
  expect(await page.evaluate(() => [globalThis.tones, globalThis.felt.at(-1)])).toEqual([16, 200]);
});
