import { begin, clipboard, expect, giveUp, goTo, listen, more, ownBoard, pegwise, pick, rows, spoken, standing, tabTo, test, type } from "../pegwise.js";

// The secret for seed 7 on the classic board is 4266.
const GAME = "play/#game=4x6&seed=7";

test("a whole game with the mouse", async ({ page }) => {
  await page.goto("");
  await goTo(page, "Play");
  await page.getByRole("link", { name: /^Classic/ }).click();
  await expect(page).toHaveURL(/play\/#game=4x6&seed=\d+$/);
  const seed = Number(new URL(page.url()).hash.match(/seed=(\d+)/)[1]);
  // The command line breaks the code with the same seed, so the secret is the same everywhere.
  const secret = secretOf(seed);
  await pick(page, secret === "1122" ? "2211" : "1122");
  await expect(rows(page)).toHaveCount(1);
  await pick(page, secret);
  await expect(standing(page)).toContainText(/^You broke the code/);
  await expect(page.locator(".lid .peg")).toHaveText([...secret]);
});

/** The secret that the command line draws from a seed. */
function secretOf(seed) {
  const output = pegwise(["play", "--seed", String(seed), "--json"], "give up\n");
  return /"secret":"(\d{4})"/.exec(output)[1];
}

test("a whole game with the keyboard only", async ({ page }) => {
  await page.goto("play/");
  await tabTo(page, page.getByRole("radio", { name: /^Honest Hugo/ }));
  await tabTo(page, page.locator("summary", { hasText: "Custom board" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("combobox", { name: "Board" }));
  await tabTo(page, page.getByText("Advanced", { exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "Game number (seed for the secret)" }));
  await page.keyboard.type("7");
  await tabTo(page, page.getByRole("button", { name: "Start", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator(".slot"));
  await type(page, "1122");
  await expect(spoken(page)).toContainText("Row 1: 1 1 2 2: 0 black, 1 white. 9 guesses left.");
  // Corrects a mistake.
  await page.keyboard.type("465");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await type(page, "266");
  await expect(standing(page)).toContainText("You broke the code in 2 guesses.");
  await expect(rows(page)).toHaveCount(2);
  await expect(spoken(page)).toContainText("4 black, 0 white");
});

test.describe("at phone size", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game by touch", async ({ page }) => {
    const tap = (target) => target.tap();
    await page.goto(GAME);
    await pick(page, "1122", "Guess", tap);
    await pick(page, "3456", "Guess", tap);
    await page.getByRole("button", { name: "Hint" }).tap();
    await page.getByRole("button", { name: "Show me a guess" }).tap();
    await expect(page.getByRole("main").getByText(/^Try \d{4}/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(rows(page)).toHaveCount(1);
    await pick(page, "4266", "Guess", tap);
    await expect(standing(page)).toContainText("You broke the code in 2 guesses.");
  });
});

test("a game goes on after the page is loaded again", async ({ page }) => {
  await page.goto(GAME);
  await pick(page, "1122");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goto("play/");
  await page.getByRole("link", { name: "Classic: 4 pegs, 6 colours: 1 guess" }).click();
  await expect(rows(page)).toHaveCount(1);
  await pick(page, "4266");
  await expect(standing(page)).toContainText("You broke the code in 2 guesses.");
});

test("a finished game is kept once", async ({ page }) => {
  await page.goto(GAME);
  await pick(page, "4266");
  await expect(page).toHaveURL(/over=/);
  await page.reload();
  await expect(standing(page)).toContainText("You broke the code on your first guess.");
  const kept = await page.evaluate(() => localStorage.getItem("pegwise.games"));
  expect(kept.trim().split("\n")).toHaveLength(2);
});

test("the fingerprint shown first is that of the secret shown last", async ({ page }) => {
  await page.goto(GAME);
  await more(page);
  await page.getByText("How do I know this game is fair?").click();
  const before = await page.locator(".fair code").first().textContent();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  await pick(page, "4266");
  const proof = page.locator(".fair code");
  await expect(proof).toHaveCount(3);
  const line = await proof.nth(1).textContent();
  expect(line).toContain("4266");
  const digest = await page.evaluate(async (text) => {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }, line);
  expect(digest).toBe(before);
});

test("how many codes are left, if wanted", async ({ page }) => {
  await page.goto(GAME);
  await more(page);
  await page.getByRole("checkbox", { name: "Show how many codes are left" }).check();
  await pick(page, "1122");
  // 1122 with one white peg leaves 256 of 1296 codes [Knuth 1977].
  await expect(rows(page).first()).toContainText("256 codes left");
  await page.reload();
  await expect(rows(page).first()).toContainText("256 codes left");
});

test("the evil codemaker has no secret, and admits it", async ({ page }) => {
  await page.goto("play/");
  await page.getByRole("radio", { name: /^Slippery Sid/ }).check({ force: true });
  await page.getByRole("link", { name: /^Classic/ }).click();
  await pick(page, "1122");
  // No answer leaves more codes than 0.0 and 0.1, which leave 256 each [Knuth 1977].
  await expect(rows(page).first()).toContainText(/0\.[01]/);
  await more(page);
  await page.getByText("How do I know this game is fair?").click();
  await expect(page.getByText("has no secret to check")).toBeVisible();
  await giveUp(page);
  await expect(page.getByRole("main").getByText("256 codes fit all answers")).toBeVisible();
});

test("two games against the evil codemaker are two", async ({ page }) => {
  for (const guess of ["1122", "1234"]) {
    await page.goto("play/");
    await page.getByRole("radio", { name: /^Slippery Sid/ }).check({ force: true });
    await page.getByRole("link", { name: /^Classic 4/ }).click();
    await pick(page, guess);
    await expect(rows(page)).toHaveCount(1);
    await page.goto("you/");
  }
  await page.goto("play/");
  await expect(page.getByRole("link", { name: "Classic: 4 pegs, 6 colours: 1 guess" })).toHaveCount(2);
});

test("today's game is everybody's", async ({ page, browser, site }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await page.goto("play/");
  await page.getByRole("link", { name: "Game of the day" }).click();
  await expect(page.getByText("Day 325 · 21 Nov 2026")).toBeVisible();
  await giveUp(page);
  await expect(page).toHaveURL(`${site}#game=4x6&daily=2026-11-21&gave-up&over=2026-11-21T12:00:00Z`);
  // It is a different day elsewhere.
  const address = page.url().replace(site, `${site}play/`);
  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await other.goto(address);
  const secret = (from) => from.locator(".ended .secret").innerText();
  expect(await secret(other)).toBe(await secret(page));
  await other.context().close();
});

test("the day's game is one, and hints are in its result", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  const open = async () => {
    await page.goto("play/");
    await page.getByRole("link", { name: "Game of the day" }).click();
    await expect(page.getByText("Day 325 · 21 Nov 2026")).toBeVisible();
  };
  await open();
  await pick(page, "1122");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("button", { name: "Show me a guess" })).toBeVisible();
  await page.goto("play/#game=4x6&seed=8");
  await open();
  await expect(rows(page)).toHaveCount(1);
  await giveUp(page);
  await expect(spoken(page)).toContainText(/You gave up\..* The code was/);
  await expect(page.getByRole("heading", { name: "Game over" })).toBeFocused();
  await open();
  await expect(page.getByRole("region", { name: "Game over" })).toBeVisible();
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(spoken(page)).toContainText("Copied");
  await expect.poll(() => clipboard(page)).toMatch(/^Pegwise 325 X\/10, 1 hint or undo\n/);
});

test("the keyboard goes on where the game goes on", async ({ page }) => {
  await page.goto("play/");
  await page.getByRole("link", { name: /^Classic/ }).click();
  await expect(page.locator(".slot").first()).toBeFocused();
  await ownBoard(page);
  await begin(page, "7");
  await expect(page.locator(".slot").first()).toBeFocused();
  await page.keyboard.type("1122");
  await page.getByRole("button", { name: "Guess", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".slot").first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(spoken(page)).toContainText("Undone. 10 guesses left.");
});

test("a challenge to a friend", async ({ page, context }) => {
  await page.goto("play/");
  await page.getByText("Challenge a friend").click();
  await pick(page, "3516", "Seal it");
  await page.getByRole("textbox", { name: "Your name" }).fill("Mia");
  await page.getByRole("textbox", { name: "A message" }).fill("I bet you need <b>seven</b>!");
  await expect(page.locator(".envelope a")).toHaveAttribute("href", /&from=Mia&say=I\+bet/);
  const link = await page.locator(".envelope a").getAttribute("href");
  expect(link).not.toContain("3516");
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByRole("heading", { name: "Mia hid a code for you" })).toBeVisible();
  await expect(friend.getByText("I bet you need <b>seven</b>!")).toBeVisible();
  await friend.getByRole("button", { name: "Open it" }).click();
  await expect(friend.getByText("Mia hid a code for you")).toBeVisible();
  await pick(friend, "3516");
  await expect(standing(friend)).toContainText("You broke the code on your first guess.");
  // The friend answers with a code on the same board.
  await friend.getByRole("link", { name: "Send one back" }).click();
  await expect(friend).toHaveURL(/play\/#send=4x6$/);
  await expect(friend.getByRole("heading", { name: "Challenge a friend" })).toBeVisible();
  // The same token, this time pasted.
  await friend.goto("play/");
  await friend.getByText("Accept a challenge").click();
  await friend.getByRole("textbox", { name: "Link or token from your friend" }).fill(/challenge=([^&]*)/.exec(link)[1]);
  await friend.getByRole("button", { name: "Accept" }).click();
  await expect(friend.getByText("A friend hid a code for you")).toBeVisible();
});

test("a sealed challenge is in sight with its buttons, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("play/#send=4x6");
  await pick(page, "3516", "Seal it");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeInViewport({ ratio: 1 });
  const [button, bar] = [await page.getByRole("button", { name: "Copy link" }).boundingBox(), await page.locator(".first-pages").boundingBox()];
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
});

test("the command line makes the challenge, the browser takes it", async ({ page }) => {
  const [token] = pegwise(["challenge", "2451"]).split("\n");
  await page.goto(`play/#challenge=${token}`);
  await page.getByRole("button", { name: "Open it" }).click();
  await pick(page, "2451");
  await expect(standing(page)).toContainText("You broke the code on your first guess.");
});

test("the result as text gives nothing away", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(GAME);
  await pick(page, "1122");
  await pick(page, "4266");
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(spoken(page)).toContainText("Copied");
  await expect.poll(() => clipboard(page)).toBe(`Pegwise 4x6 2/10\n🟨⬜⬜⬜\n🟩🟩🟩🟩\n${site}play/#game=4x6&seed=7`);
  // The tick takes no room.
  const places = () => page.locator(".ended button").evaluateAll((buttons) => buttons.map((button) => [button.getBoundingClientRect().left, button.getBoundingClientRect().width]));
  const ticked = await places();
  await expect(page.locator(".ended .done")).toBeVisible();
  await page.locator(".ended .done").evaluate((tick) => tick.remove());
  expect(await places()).toEqual(ticked);
  await page.getByRole("button", { name: "Copy game" }).click();
  const line = "4x6 1122:0.1 4266:4.0";
  await expect.poll(() => clipboard(page)).toBe(line);
  // The command line accepts the copied text.
  expect(JSON.parse(pegwise(["review", "--json", line])).guesses).toBe(2);
});

test("other boards", async ({ page }) => {
  await ownBoard(page);
  await page.getByRole("combobox", { name: "Board" }).selectOption("4x10-distinct");
  await begin(page);
  await expect(page).toHaveURL(/game=4x10-distinct&/);
  await expect(page.getByText("Bulls and Cows: 4 of 10 digits, no repeats")).toBeVisible();
  await ownBoard(page);
  await page.getByRole("combobox", { name: "Board" }).selectOption({ label: "Custom board" });
  // With fewer colours than pegs, there is no code without repeats, so no game begins.
  await page.getByRole("spinbutton", { name: "Pegs" }).fill("5");
  await page.getByRole("spinbutton", { name: "Colours" }).fill("3");
  await begin(page);
  await expect(page).toHaveURL(/play\/$/);
  await page.getByRole("checkbox", { name: "no repeated colours" }).uncheck();
  await page.getByRole("spinbutton", { name: "Guesses" }).fill("7");
  await begin(page, "7");
  await expect(page).toHaveURL(/game=5x3-in7&/);
  await pick(page, "12312");
  await expect(rows(page)).toHaveCount(1);
  await expect(standing(page)).toContainText(/6 guesses left/);
});

test("what is seen of a row is heard too: how many codes are left", async ({ page }) => {
  await page.goto(GAME);
  await more(page);
  await page.getByRole("checkbox", { name: "Show how many codes are left" }).check();
  const heard = await listen(page);
  await pick(page, "1122");
  await expect.poll(heard).toMatch(/Row 1: 1 1 2 2: 0 black, 1 white\. 9 guesses left\.(.|\n)*256 codes left\./);
});

test("hints come in two steps, and each counts once for each position", async ({ page }) => {
  await page.goto(GAME);
  const [hint, given] = [page.getByRole("button", { name: "Hint", exact: true }), page.locator(".hint-given")];
  await hint.click();
  await expect(given).toContainText("Start with two colours, each on two pegs.");
  await expect(page).toHaveURL(/&hints=1$/);
  for (let time = 0; time < 2; time += 1) {
    await hint.click();
    await expect(given).toContainText(/^Try \d{4}: it may be the code\./);
    await expect(page).toHaveURL(/&hints=2$/);
  }
  await pick(page, "1122");
  await expect(standing(page)).toContainText("Hints and undos: 2.");
  await page.goto("play/#game=12x20&seed=7");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".hint-given")).toBeVisible();
  await expect(page).toHaveURL(/game=12x20&seed=7&hints=1$/);
});

test("the first hint is what the rows prove, in words that are heard", async ({ page }) => {
  // The secret is 4266.
  for (const [rows, text] of [
    ["1133:0.0", "Row 1: red (1) and yellow (3) are not in the code."],
    ["1133:0.0+2266:3.0", "Row 2: green (2) is in the code."],
  ]) {
    await page.goto("you/");
    await page.goto(`play/#game=4x6+${rows}&seed=7`);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(page.locator(".hint-given")).toContainText(text);
    await expect(spoken(page)).toContainText(text);
  }
});

test("an answer of none is told and drawn where only the right places count", async ({ page }) => {
  await page.goto("play/#game=4x6-blacks&seed=7");
  await pick(page, "1133");
  await expect(standing(page)).toContainText("None in the right place.");
  await expect(rows(page).first().getByRole("img", { name: "0 black" })).toBeVisible();
});

test("only what is played here is kept", async ({ page }) => {
  await page.goto("play/#game=4x6+1122:0.1+4266:4.0&seed=7");
  await expect(page.getByRole("region", { name: "Cracked in 2 guesses!" })).toBeVisible();
  await page.goto("review/#game=4x6+1122:1.0+2345:0.2+1631:2.0&row=3&try=4163");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.getByText("Practice from a review; does not count")).toBeVisible();
  await giveUp(page);
  await expect(page.getByRole("region", { name: "Game over" })).toBeVisible();
  await page.goto("you/");
  await expect(page.getByText("Finish a game to see how you are doing")).toBeVisible();
});

test("numbers that make no board are named", async ({ page }) => {
  await ownBoard(page);
  await page.getByRole("combobox", { name: "Board" }).selectOption({ label: "Custom board" });
  for (const [field, number, problem] of [
    ["Pegs", "", "Pegs: enter a whole number, such as 4."],
    ["Pegs", "-3", "Pegs: enter a whole number, such as 4."],
    ["Colours", "4.5", "Colours: enter a whole number, such as 6."],
    ["Guesses", "1001", /A game has at most 1,?000 guesses\./],
  ]) {
    const entry = page.getByRole("spinbutton", { name: field });
    const before = await entry.inputValue();
    await entry.fill(number);
    await expect(page.getByRole("alert")).toContainText(problem);
    await begin(page);
    await expect(page).toHaveURL(/play\/$/);
    await entry.fill(before);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  // A board in an address may be larger than any list.
  await page.goto("play/#game=40x100&seed=7");
  await expect(page.locator(".code-entry")).toBeVisible();
  await ownBoard(page);
  await begin(page);
  await expect(page).toHaveURL(/game=40x100&/);
});

test("a board is named with what makes it different", async ({ page }) => {
  await page.goto("play/#game=4x6-only%3D1122%2C3456&seed=1");
  await expect(page.getByText("4 pegs, 6 colours, a list of 2 codes.")).toBeVisible();
  await page.goto("play/#game=1x1-blanks-in1&seed=1");
  await expect(page.getByText("1 peg, 1 colour, guesses may have blanks, 1 guess.")).toBeVisible();
});

test.describe("for whoever is new to it, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an answer is told in words, and one without pegs is drawn too", async ({ page }) => {
    await page.goto("play/#game=4x6&seed=7");
    await pick(page, "1133");
    await expect(rows(page).first().locator(".socket")).toHaveCount(4);
    await expect(standing(page)).toContainText("None in the right place, none in the wrong place.");
    await pick(page, "4261");
    await expect(rows(page).nth(1).locator(".socket")).toHaveCount(1);
    await expect(standing(page)).toContainText("3 in the right place, none in the wrong place.");
  });

  test("who wants to send a code finds the way", async ({ page }) => {
    await page.goto("");
    await more(page);
    await page.getByRole("link", { name: "Challenge a friend" }).click();
    await expect(page.getByRole("heading", { name: "Challenge a friend" })).toBeFocused();
    await expect(page.locator(".slot").first()).toBeInViewport();
  });
});
