// The row being made is visible on every screen, and nothing is refused without a message.
import { expect, more, pick, rows, spoken, test } from "../pegwise.js";

// The secret for seed 7 is 4266, which is not among these rows.
const GUESSES = ["1111", "1112", "1113", "1115", "3331", "3335", "5553", "5551", "1331"];

/** Plays a game of this many guesses, with the answers that the page gives. */
async function play(page, guesses) {
  const answers = { 1111: "0.0", 1112: "0.1", 1113: "0.0", 1115: "0.0", 3331: "0.0", 3335: "0.0", 5553: "0.0", 5551: "0.0", 1331: "0.0" };
  const game = ["4x6", ...GUESSES.slice(0, guesses).map((guess) => `${guess}:${answers[guess]}`)].join("+");
  await page.goto(`play/#game=${game}&seed=7`);
  await expect(rows(page)).toHaveCount(guesses);
}

for (const [width, height] of [[360, 740], [320, 568], [740, 360], [1280, 800]]) {
  test(`palette and button are in sight at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const guesses of [0, 6, 9]) {
      await page.goto("you/");
      await play(page, guesses);
      await expect(page.getByRole("group", { name: "Colours" })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Guess", exact: true })).toBeInViewport({ ratio: 1 });
      // A peg is visible where it was entered.
      await page.getByRole("group", { name: "Colours" }).getByRole("button", { name: /^4 / }).click();
      await expect(page.locator(".slot").first()).toHaveText("4");
      await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Guess", exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("what is refused in a game is seen and heard", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await expect(page.locator(".slot").first()).toBeVisible();
  const problem = page.locator(".game .problem");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(problem).toHaveText("Fill all 4 places first.");
  await expect(spoken(page)).toContainText("Fill all 4 places first.");
  for (const key of ["9", "x"]) {
    await page.keyboard.press(key);
    const text = `This board has no colour ${key.toUpperCase()}: use 1 to 6.`;
    await expect(problem).toHaveText(text);
    await expect(spoken(page)).toContainText(text);
  }
  await page.keyboard.press("3");
  await expect(problem).toHaveCount(0);
  await page.goto("play/#game=4x10-distinct&seed=7");
  await expect(page.locator(".palette .peg")).toHaveCount(10);
  await page.keyboard.type("0012");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("0");
  await expect(rows(page)).toHaveCount(0);
});

test("typing goes on after a click beside the board, in the hole that is marked", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await expect(page.locator(".slot").first()).toHaveClass(/chosen/);
  await page.keyboard.type("12");
  await page.getByText("4 pegs, 6 colours").click();
  await expect(page.locator(".slot.chosen")).toHaveAccessibleName("Peg 3: empty");
  await page.keyboard.type("34");
  await expect(page.locator(".slot")).toHaveText(["1", "2", "3", "4"]);
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
});

test("a hint is pegs, in sight on a small phone, and put by one tap", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await play(page, 6);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = page.locator(".hint-given");
  await expect(hint).toBeInViewport({ ratio: 1 });
  await hint.getByRole("button", { name: "Show me a guess" }).click();
  await expect(hint.locator(".peg")).toHaveCount(4);
  await expect(hint).toBeInViewport({ ratio: 1 });
  const pegs = await hint.locator(".peg").allTextContents();
  await hint.getByRole("button", { name: "Use it" }).click();
  await expect(page.locator(".slot")).toHaveText(pegs);
  await expect(page.locator(".slot").first()).toBeInViewport({ ratio: 1 });
});

test("half an answer is refused in words, where numbers are typed", async ({ page }) => {
  await page.goto("assistant/#game=10x10");
  await pick(page, "1122334455", "Use this guess");
  const form = page.locator(".answer-entry");
  await form.getByRole("spinbutton", { name: /^Black/ }).fill("1");
  await form.getByRole("button", { name: "Enter row" }).click();
  await expect(form.getByRole("alert")).toHaveText("Choose a number on every line; 0 if there are none.");
  await expect(rows(page)).toHaveCount(0);
  await form.getByRole("spinbutton", { name: /^White/ }).fill("0");
  await form.getByRole("button", { name: "Enter row" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("what key pegs mean stays on the page", async ({ page }) => {
  const CLASH = "4x6+1122:1.0+1344:0.0+5566:0.0";
  for (const address of ["", "play/#game=4x6&seed=7", "play/#game=4x6+4266:4.0&seed=7", "break/#game=4x6", `break/#game=${CLASH}`, "assistant/#game=4x6", `assistant/#game=${CLASH}`, "assistant/#game=4x6+1122:4.0"]) {
    await page.goto("you/");
    await page.goto(address);
    await expect(page.locator(".legend, .key-buttons").first(), address).toHaveText(/right colour, right place.*right colour, wrong place/);
  }
});

/** The brightness of an element as it is drawn, from just outside its edge to its middle. */
async function drawn(page, target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const picture = await page.screenshot({ clip: { x: box.x - 2, y: box.y + box.height / 2 - 0.5, width: Math.round(box.width / 2) + 3, height: 1 } });
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, 1);
    const pen = canvas.getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    const bytes = pen.getImageData(0, 0, bitmap.width, 1).data;
    return Array.from({ length: bitmap.width }, (_, at) => (bytes[4 * at] + bytes[4 * at + 1] + bytes[4 * at + 2]) / 765);
  }, picture.toString("base64"));
}

for (const [name, media] of Object.entries({
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
  "forced colours, dark": { forcedColors: "active", colorScheme: "dark" },
  print: { media: "print" },
})) {
    test(`black and white key pegs are unmistakable: ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce", ...media });
      await page.goto("play/#game=4x6+3456:1.1&seed=7");
      await expect(rows(page)).toHaveCount(1);
      await more(page);
      for (const within of [".board .row", ".legend"]) {
        const black = await drawn(page, page.locator(`${within} .key.black`));
        const white = await drawn(page, page.locator(`${within} .key.white`));
        const middle = (line) => line[line.length - 2];
        // Black is solid to the middle. White has a bright ring around a darker area, or a dark edge on paper.
        expect(middle(black), within).toBeLessThan(0.15);
        // It lies on something brighter, or it would be invisible on a dark page.
        expect(black[0] - middle(black), within).toBeGreaterThan(0.3);
        expect(middle(white) - middle(black), within).toBeGreaterThan(0.3);
        expect(Math.max(...white.slice(1)) - Math.min(...white.slice(0, 6)), within).toBeGreaterThan(0.2);
      }
    });
}

test.describe("nothing moves but what is meant to", () => {
  for (const [width, height] of [[360, 640], [390, 844], [740, 360], [1280, 800]]) {
    test(`${width} x ${height}: the board of words and its keyboard are in sight, and stay where they are`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("play/#game=words&seed=7");
      await expect(page.locator(".slot.chosen")).toBeVisible();
      await page.keyboard.type("C");
      await page.keyboard.press("Backspace");
      const place = () => page.evaluate(() => [".lid", ".waiting", ".letters"].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ top, bottom }) => [Math.round(top + scrollY), Math.round(bottom + scrollY)]));
      const [lid, waiting, letters] = await place();
      for (const guess of ["CRANE", "PILOT", "DUSTY", "STICK", "QUICK"]) {
        for (const part of [".lid", ".slots", ".letters"]) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
        if (height > 600) await expect(page.locator(".waiting")).toBeInViewport({ ratio: 1 });
        await page.keyboard.type(guess);
        await page.keyboard.press("Enter");
        const [lidNow, waitingNow, lettersNow] = await place();
        expect([lidNow, waitingNow[1], lettersNow]).toEqual([lid, waiting[1], letters]);
      }
      await expect(rows(page)).toHaveCount(5);
    });
  }
  for (const kind of ["marks", "order"]) {
    test(`a board with answers of the kind ${kind} keeps its size`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`play/#game=4x6-${kind}&seed=7`);
      const bottom = () => page.locator(".waiting").evaluate((waiting) => Math.round(waiting.getBoundingClientRect().bottom + scrollY));
      await expect(page.locator(".slot.chosen")).toBeVisible();
      const before = await bottom();
      await page.keyboard.type("1122");
      await page.keyboard.press("Enter");
      await expect(rows(page)).toHaveCount(1);
      expect(await bottom()).toBe(before);
    });
  }
  for (const [width, height] of [[360, 640], [390, 844], [1280, 800]]) {
    for (const [board, guess] of [["4x6", "1122"], ["4x6-marks", "1122"], ["5x8", "11223"]]) {
      test(`${width} x ${height}: notes and answers on ${board} hide nothing, and move nothing`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`play/#game=${board}&seed=7`);
        await expect(page.locator(".slot.chosen")).toBeVisible();
        await page.keyboard.type(guess);
        await page.keyboard.press("Enter");
        await expect(rows(page)).toHaveCount(1);
        const palette = () => page.locator(".palette").evaluate((palette) => palette.getBoundingClientRect().top);
        const before = await palette();
        await expect(page.locator(".standing")).toContainText(board === "4x6-marks" ? "Wrong, wrong, elsewhere, wrong." : "None in the right place");
        const isClear = async () => {
          const [board, dock] = [await page.locator(".waiting").boundingBox(), await page.locator(".dock").boundingBox()];
          return dock.x >= board.x + board.width || dock.y >= board.y + board.height;
        };
        expect(await isClear()).toBe(true);
        await page.getByRole("button", { name: "Notes" }).click();
        await expect(page.getByText("Choose a colour: ✗")).toBeVisible();
        expect(await isClear()).toBe(true);
        expect(await palette()).toBe(before);
      });
    }
  }
  for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1280, 800]]) {
    test(`${width} x ${height}: the board stays where it is until the game is won, and after it`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("play/#game=4x6&seed=7");
      await expect(page.locator(".slot.chosen")).toBeVisible();
      await page.keyboard.type("1");
      await page.keyboard.press("Backspace");
      const top = () => page.evaluate(() => [document.querySelector(".lid").getBoundingClientRect().top, document.querySelector(".waiting").getBoundingClientRect().bottom].map((at) => Math.round(at + scrollY)));
      const dock = () => page.locator(".palette").evaluate((palette) => palette.getBoundingClientRect().top);
      const [board, palette] = [await top(), await dock()];
      for (const guess of ["1122", "3456", "1133", "5566"]) {
        await page.keyboard.type(guess);
        await page.keyboard.press("Enter");
        expect(await top()).toEqual(board);
        expect(await dock()).toBe(palette);
        await page.getByRole("button", { name: "Hint", exact: true }).click();
        for (const next of ["Show me a guess", "Use it"]) {
          await expect(page.locator(".hint-given")).toContainText(next);
          expect(await top()).toEqual(board);
          expect(await dock()).toBe(palette);
          await page.getByRole("button", { name: next }).click();
        }
        for (let peg = 0; peg < 4; peg += 1) await page.keyboard.press("Backspace");
        await expect(page.locator(".slot.empty")).toHaveCount(4);
      }
      await page.keyboard.type("4266");
      await page.keyboard.press("Enter");
      await expect(page.locator(".ended")).toBeVisible();
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      expect(await top()).toEqual(board);
      await expect(page.locator(".lid .peg")).toHaveText(["4", "2", "6", "6"]);
    });
  }
});

test("a board grows with the window, in sight with its palette and its rules", async ({ page }) => {
  for (const [width, height, least] of [[768, 1024, 48], [1024, 768, 40], [1280, 800, 40], [1920, 1080, 56]]) {
    await page.setViewportSize({ width, height });
    await page.goto("you/");
    await page.goto("play/#game=5x8&seed=7");
    const box = (selector) => page.locator(selector).first().boundingBox();
    await expect(page.locator(".slot.chosen")).toBeVisible();
    for (const part of [".lid", ".waiting", ".dock"]) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    expect((await box(".slot")).width, `${width} x ${height}`).toBeGreaterThanOrEqual(least);
    const [board, dock] = [await box(".waiting"), await box(".dock")];
    const isBeside = dock.x >= board.x + board.width;
    expect(isBeside || dock.y >= board.y + board.height, `${width} x ${height}`).toBe(true);
    if (!isBeside) continue;
    // The rules are below the palette, and cover nothing.
    await page.getByText("How to play").click();
    const rules = await box(".how > div");
    expect(rules.x).toBeGreaterThanOrEqual(board.x + board.width);
    expect(rules.y).toBeGreaterThanOrEqual(dock.y + dock.height - 1);
    expect(rules.y + rules.height).toBeLessThanOrEqual(height);
    // So they stay while the first guess is made.
    await page.locator(".palette button").first().click();
    await expect(page.locator(".slot.empty")).toHaveCount(4);
    await expect(page.locator(".how > div")).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(page.locator(".slot.empty")).toHaveCount(5);
  }
});

test("only what is new is read aloud: each peg is a part of the region by itself", async ({ page }) => {
  await page.goto("play/#game=4x6&seed=7");
  await expect(page.locator(".slot.chosen")).toBeVisible();
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await expect(spoken(page)).toHaveAttribute("aria-atomic", "false");
  await page.keyboard.type("12");
  await expect(spoken(page).locator("span")).toHaveText(["Peg 1: 1 red ", "Peg 2: 2 green "]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(spoken(page).locator("span").last()).toHaveText("Peg 2: empty");
});
