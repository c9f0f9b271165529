import { expect, pick, rows, spoken, tabTo, test } from "../pegwise.js";

const STEPS = ["Answers", "Ruling out codes", "Splitting what is left", "Which guess is better?", "A guess that cannot win", "A whole strategy", "Next steps"];

const heading = (page) => page.getByRole("heading", { level: 2 });
const told = (page) => page.getByRole("region", { name: "Solution" });
const reveal = (page) => page.getByRole("button", { name: "Reveal" }).click();

/** Opens a step in the given state. */
const open = (page, state) => page.goto(`learn/#${state}`);

test("all steps follow each other, and each heading is read", async ({ page }) => {
  await page.goto("learn/");
  for (const [index, name] of STEPS.entries()) {
    await expect(heading(page).first()).toHaveText(`${index + 1}. ${name}`);
    await expect(page.getByRole("navigation", { name: "Steps" }).locator("[aria-current=step]")).toContainText(name);
    if (index > 0) await expect(heading(page).first()).toBeFocused();
    if (index < STEPS.length - 1) await page.getByRole("link", { name: `Next: ${STEPS[index + 1]}` }).click();
  }
  await expect(page).toHaveURL(/learn\/#step=7$/);
  await page.goBack();
  await expect(heading(page)).toHaveText("6. A whole strategy");
  await page.getByRole("link", { name: "Back: A guess that cannot win" }).click();
  await expect(heading(page)).toHaveText("5. A guess that cannot win");
});

const key = (page, color) => page.locator(".question").getByRole("button", { name: new RegExp(`^${color}:`, "i") });

test("key pegs are placed with the keyboard only", async ({ page }) => {
  await open(page, "step=1&secret=1234&guess=1122");
  await expect(told(page)).toBeHidden();
  await tabTo(page, key(page, "black"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.locator(".question .answered")).toHaveText("1 in the right place, 1 in the wrong place");
  await tabTo(page, page.getByRole("button", { name: "Check" }));
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toContainText("You were right. The answer is 1.1: 1 black, 1 white.");
  await expect(told(page).getByRole("listitem")).toHaveText([/^Peg 1.*Black\.$/, /^Peg 2.*already has a partner/, /^Peg 3.*peg 2 of the secret\. White\.$/, /^Peg 4.*already has a partner/]);
  await expect(page).toHaveURL(/said=1\.1$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(told(page)).toBeHidden();
});

test("what was said about an answer is gone in the next step", async ({ page }) => {
  await open(page, "step=1&secret=1234&guess=1122");
  for (const color of ["black", "white"]) await key(page, color).click();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(spoken(page)).toContainText("You were right.");
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(heading(page).first()).toHaveText(/^2\. /);
  await expect(spoken(page)).not.toContainText("You were right.");
});

test("rounds go from easy to repeated colours, and what is done is kept", async ({ page }) => {
  await open(page, "step=1");
  const answers = [[3, 0], [0, 2], [1, 2], [1, 1], [1, 0], [0, 4], [2, 2], [1, 1]];
  for (const [at, [black, white]] of answers.entries()) {
    for (let tap = 0; tap < black; tap += 1) await key(page, "black").click();
    for (let tap = 0; tap < white; tap += 1) await key(page, "white").click();
    await page.getByRole("button", { name: "Check" }).click();
    await expect(told(page)).toContainText("You were right.");
    await expect(page.getByRole("navigation", { name: "Examples" }).getByRole("link").nth(at)).toContainText("✓");
    if (at < answers.length - 1) await page.getByRole("link", { name: "Next round" }).click();
  }
  const first = page.getByRole("navigation", { name: "Steps" }).getByRole("link").first();
  await expect(first.getByRole("img", { name: "done" })).toBeVisible();
  await page.reload();
  await expect(first.getByRole("img", { name: "done" })).toBeVisible();
  // Impossible answers are refused, and wrong ones explained.
  await open(page, "step=1&secret=1234&guess=1235");
  for (const color of ["black", "black", "black", "white"]) await key(page, color).click();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("alert")).toContainText("3 black and 1 white");
  await page.getByRole("button", { name: "Take out a black peg" }).first().click();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(told(page)).toContainText("Your answer: 2 black, 1 white.");
});

test("an example of one's own has its address", async ({ page }) => {
  await open(page, "step=1");
  await page.getByText("Your own example").click();
  const guess = page.locator(".own-guess");
  await guess.getByRole("button", { name: "Clear" }).click();
  await guess.locator(".slot").first().click();
  await page.keyboard.type("6543");
  await page.getByRole("button", { name: "Use this guess" }).click();
  await expect(page).toHaveURL(/guess=6543/);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(spoken(page)).toContainText("The answer is 0.2");
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(told(page)).toContainText("The answer is 0.2: 0 black, 2 white.");
});

test("codes are crossed out by tapping, with the reason when they stay", async ({ page }) => {
  await open(page, "step=2");
  await pick(page, "112");
  await expect(rows(page)).toHaveCount(1);
  const codes = page.locator(".learn-codes > li");
  await expect(codes).toHaveCount(64);
  const code = (digits) => codes.getByRole("button").filter({ has: page.getByRole("img", { name: digits, exact: true }) });
  await expect(codes.getByRole("button").first()).toBeFocused();
  // The answer was 1.0. It fits 1 3 3, but not 1 1 1.
  await code("1 3 3").click();
  await expect(page.locator(".stays")).toContainText("133 is still possible: it gives 112 the answer 1.0, just like the secret.");
  await expect(code("1 3 3")).toHaveAttribute("aria-pressed", "false");
  await code("1 1 1").click();
  await expect(code("1 1 1")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("1 of 47 crossed out")).toBeVisible();
  await expect(page.locator(".stays")).toHaveCount(0);
  await code("1 1 1").click();
  await expect(page.getByText("0 of 47 crossed out")).toBeVisible();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(told(page)).toContainText("17 of 64 codes are left.");
  await expect(page.locator(".learn-codes > .now")).toHaveCount(47);
  await pick(page, "334");
  await expect(rows(page)).toHaveCount(2);
  // When all are found, the step is completed.
  const out = await page.locator(".learn-codes > .now button").all();
  for (const one of out) await one.click();
  await expect(told(page)).toContainText("You were right.");
  await expect(page.getByRole("navigation", { name: "Steps" }).getByRole("link").nth(1).getByRole("img", { name: "done" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue in the assistant" })).toHaveAttribute("href", /#game=3x4\+112:1\.0\+334:1\.0$/);
});

test("a page for teachers: ages, a plan, sheets", async ({ page }) => {
  await open(page, "step=7");
  await page.getByRole("link", { name: "For teachers" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "For teachers" })).toBeVisible();
  for (const age of ["Ages 8 to 10", "Ages 11 to 14", "Ages 15 to 18"]) await expect(page.getByRole("heading", { name: age })).toBeVisible();
  await page.getByRole("link", { name: "1 Answers" }).last().click();
  await expect(page.getByRole("region", { name: "Answer key" })).toContainText("The answer is 3.0");
  await page.goBack();
  await page.getByRole("link", { name: "2 Ruling out codes" }).last().click();
  await expect(page).toHaveURL(/present/);
});

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("a class sees each step on one screen of 1280x800 and 1024x768", async ({ page }) => {
      const states = [1, 2, 3, 4, 5, 6, 7].map((step) => `step=${step}`);
      for (const state of [...states, "step=2&guesses=112", "step=2&guesses=112&said=17", "step=2&guesses=112+334&said=4", "step=3&said=a", "step=4&said=mixed", "step=5&said=shown", "step=6&said=4"]) {
        await open(page, `${state}&present`);
        await expect(heading(page).first()).toBeVisible();
        for (const [width, height] of [[1280, 800], [1024, 768]]) {
          await page.setViewportSize({ width, height });
          const where = `${state}, ${width} x ${height}`;
          const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
          expect.soft(below, where).toBeLessThanOrEqual(0);
          const cut = await page.locator(".all li, .slots .peg, .palette .peg, .present nav :is(a, button)").evaluateAll((all) =>
            all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight).length);
          expect.soft(cut, where).toBe(0);
        }
      }
    });
  });
}

for (const [state, choice, verdict] of [
  ["step=3", "1 2 3", "You were right. 111 leaves 24.06 codes on average, and 123 leaves 10.78."],
  ["step=4", "They disagree", "You were right. They disagree."],
  ["step=4&game=3x4&a=112&b=123", "They disagree", "Your answer: They disagree. All four prefer 123."],
  ["step=5", "1 2 4 can be the secret", "Your answer: 124. For all 9 codes together: 124 needs 22 guesses, 2.44 on average. 134 needs 21 guesses, 2.33 on average."],
]) {
  test(`a choice in ${state}`, async ({ page }) => {
    await open(page, state);
    await expect(told(page)).toBeHidden();
    await page.getByRole("radio", { name: choice }).check();
    await reveal(page);
    await expect(spoken(page)).toHaveText(new RegExp(`^${verdict.replace(/[.()]/g, "\\$&")}`));
    await expect(told(page)).toBeVisible();
  });
}

test("what four measures prefer can be wrong", async ({ page }) => {
  await open(page, "step=4&game=3x4&a=112&b=123&said=b");
  await expect(told(page)).toContainText("112 needs 2 fewer guesses than 123");
  await expect(told(page)).toContainText("All four measures were wrong");
});

test("a tree is open on the way to its secret, and opened branch by branch with the keyboard", async ({ page }) => {
  await open(page, "step=6");
  await page.getByRole("combobox", { name: "Strategy" }).selectOption({ label: "Entropy" });
  await expect(page).toHaveURL(/strategy=entropy/);
  await page.getByRole("spinbutton").fill("1");
  await reveal(page);
  await expect(told(page)).toContainText("Your answer: 1.");
  const found = told(page).locator(".tree .done:visible");
  const before = await found.count();
  await expect(told(page).locator(".tree .way").last()).toContainText("found");
  const closed = told(page).locator(".tree details:not([open]) > summary").first();
  const codes = parseInt(await closed.locator(".quiet").textContent());
  await closed.focus();
  await page.keyboard.press("Enter");
  await expect(told(page).locator(".tree details[open]:not(.way > details)")).toHaveCount(1);
  // A branch ends with all of its codes, and so does the whole tree.
  const branch = told(page).locator(".tree details[open]:not(.way > details)");
  expect(await branch.locator(".done").count()).toBe(codes);
  expect(await found.count()).toBeGreaterThan(before);
  expect(await told(page).locator(".tree .done").count()).toBe(64);
});

test("the last step leads on", async ({ page }) => {
  await open(page, "step=7");
  await page.getByRole("link", { name: "Play the small board" }).click();
  await expect(page).toHaveURL(/play\/#game=3x4&seed=1$/);
  await expect(page.getByText("Guess 1", { exact: true })).toBeVisible();
});

test("a presentation stays one from step to step", async ({ page }) => {
  await open(page, "step=3");
  await page.getByRole("button", { name: "Large, for a class" }).click();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL(/step=4&present$/);
  await expect(page.getByRole("banner")).toBeHidden();
  await page.getByRole("button", { name: "Normal size" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a step is printed as it is shown: a sheet to work on, or with its solution", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const step of [1, 3, 4, 5, 6]) {
    await open(page, `step=${step}`);
    await expect(heading(page)).toBeVisible();
    await expect(told(page)).toBeHidden();
    // The holes for key pegs are there to be filled in with a pen.
    await expect(page.getByRole("button").and(page.locator(":not(.key-hole)"))).toHaveCount(0);
    await expect(page.locator(".key-hole:visible")).toHaveCount(step === 1 ? 4 : 0);
    await expect(page.getByText("Name:")).toBeVisible();
  }
  await open(page, "step=3&said=b");
  await expect(told(page)).toBeVisible();
});

test("a sheet and its key are pages of their own, and are read in black and white", async ({ page }) => {
  const pages = async () => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;
  for (const [state, sheets] of [["step=1", 1], ["step=1&said=shown", 2], ["step=2&guesses=112", 1], ["step=2&guesses=112&said=shown", 1], ["step=3&said=shown", 2], ["step=4", 1], ["step=5&said=shown", 2]]) {
    await open(page, state);
    await expect(heading(page)).toBeVisible();
    expect(await pages(), state).toBe(sheets);
  }
  await page.emulateMedia({ media: "print" });
  await expect(told(page).getByRole("heading", { name: "Answer key" })).toBeVisible();
  // Backgrounds may not be printed. Black is solid because of its border, and white is a ring.
  await open(page, "step=1&said=shown");
  const drawn = (key) => page.locator(`li > .key.${key}`).first().evaluate((peg) => {
    const { borderTopWidth, borderTopColor, backgroundColor, width } = getComputedStyle(peg);
    return { border: parseFloat(borderTopWidth) / parseFloat(width), borderTopColor, backgroundColor };
  });
  const [black, white] = [await drawn("black"), await drawn("white")];
  expect(black.border).toBeCloseTo(0.5);
  expect(white.border).toBeLessThan(0.2);
  expect([white.borderTopColor, white.backgroundColor]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  // Every peg has its symbol, whatever happens to its colour.
  for (const peg of await page.locator(".learn-codes-asked .peg").all()) await expect(peg).toHaveText(/^\d$/);
  // As wide as A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await open(page, "step=2&guesses=112");
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("Name:")).toBeHidden();
});

const printed = async (page) => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;

for (const [state, exercises] of [["step=1", 8], ["step=3", 4], ["step=4", 4], ["step=5", 4], ["puzzle=deduce&level=hard&seed=1", 6], ["puzzle=win-next&level=easy&seed=1", 6], ["puzzle=impossible&level=medium&seed=1", 6], ["puzzle=wrong-answer&level=hard&seed=1", 6], ["puzzle=padlock&level=medium&seed=1", 6]]) {
  test(`exercises fill their page, and the key has a page of its own: ${state}`, async ({ page }) => {
    await open(page, `${state}&sheet`);
    const asked = page.locator(".exercises > li");
    await expect(asked).toHaveCount(exercises);
    const key = page.getByRole("region", { name: "Answer key" });
    await expect(key.locator("> ol > li")).toHaveCount(exercises);
    expect(await printed(page)).toBe(2);
    // As wide as A4 within its margins, of which the sheet takes at least three quarters.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await page.locator(".exercises").evaluate((list) => list.getBoundingClientRect().bottom)).toBeGreaterThan(750);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
    await expect(page.getByText("Name:")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
}

for (const [locale, rule, pegs, rows] of [["en-GB", /^Play in pairs\./, 4, 10], ["de-DE", /^Spielt zu zweit\./, 3, 10]]) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`two empty boards of ${pegs} pegs for a pair are one page`, async ({ page }) => {
      await open(page, "teachers");
      await page.locator(`a[href$="sheet=${pegs === 4 ? "4x6" : "3x4"}"]`).click();
      await expect(page.getByText(rule)).toBeVisible();
      const boards = page.locator(".paper-board");
      await expect(boards).toHaveCount(2);
      // A hidden code above the fold, and a hole and a key for each peg of each row.
      await expect(boards.first().locator(".socket")).toHaveCount((rows + 1) * pegs);
      await expect(boards.first().locator(".keys > span")).toHaveCount(rows * pegs);
      expect(await printed(page)).toBe(1);
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 718, height: 1000 });
      expect(await boards.first().evaluate((board) => board.getBoundingClientRect().bottom)).toBeGreaterThan(750);
    });
  });
}

for (const state of ["step=99", "step=1&said=9.9", "step=1&secret=x", "step=2&guesses=9", "step=2&seed=x", "step=3&a=1111", "step=4&game=4x6", "step=5&game=3x4", "step=6&strategy=magic", "step=6&said=x", "step=3&said=constructor", "puzzle=deduce&seed=x"]) {
  test(`a broken address says so: ${state}`, async ({ page }) => {
    await open(page, state);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("navigation", { name: "Steps" }).getByRole("listitem").getByRole("link", { name: "Which guess is better?" }).click();
    await expect(heading(page)).toHaveText("4. Which guess is better?");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
