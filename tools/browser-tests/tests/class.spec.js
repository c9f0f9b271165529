// A class: a teacher with the board, a pupil on a small phone, and a pupil who uses only the keyboard. Pupils come over
// plain http from the network's address, where a browser has no service worker, no clipboard and no secure context.
import { readFileSync } from "node:fs";
import { expect, listen, pick, rows, score, serveClass, tabTo, test, type, violations } from "../pegwise.js";

// The teacher's own computer has a service worker.
test.use({ serviceWorkers: "allow" });

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const tap = (target) => target.tap();

const main = (page) => page.getByRole("main");
const button = (page, name) => main(page).getByRole("button", { name, exact: true });
const pupils = (page) => main(page).locator(".class-pupils li");

/** axe finds no problems, and nothing is wider than the window. */
async function looksWell(page) {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** A visitor with a separate browser, whose console errors and warnings are recorded. */
async function visitor(browser, options = {}) {
  const context = await browser.newContext(options);
  const complaints = [];
  context.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  context.on("weberror", (event) => complaints.push(String(event.error())));
  return { context, complaints, page: await context.newPage() };
}

async function join(page, code, name, press = (target) => target.click()) {
  await main(page).getByLabel("Join code").fill(code);
  await main(page).getByLabel("Your name").fill(name);
  await press(button(page, "Join"));
}

/** The codes of three pegs in four colours that fit the answers on the page. */
async function fitting(page) {
  const codes = Array.from({ length: 64 }, (_, at) => [16, 4, 1].map((place) => String((Math.floor(at / place) % 4) + 1)).join(""));
  const told = await rows(page).evaluateAll((found) => found.map((row) => [...row.querySelectorAll("[role=img]")].map((image) => image.getAttribute("aria-label"))));
  const turns = told.map(([guess, answer]) => [guess.replaceAll(/\D/g, ""), answer.match(/\d/g).map(Number)]);
  return codes.filter((code) => turns.every(([guess, answer]) => String(score(guess, code)) === String(answer)));
}

test("a lesson: two pupils join, play, lose the network, come back; the teacher sees who is where, and no colours", async ({ browser }) => {
  const lesson = await serveClass();
  const address = lesson.addresses[0] ?? lesson.local;
  const { page: teacher, complaints } = await visitor(browser, { acceptDownloads: true });
  await teacher.goto(lesson.teacher);
  // The page is shown to the class, so its address has no key.
  await expect.poll(() => teacher.url()).toBe(`${lesson.local}class/#board`);
  await expect(main(teacher).getByText(lesson.code, { exact: true })).toBeInViewport();
  if (lesson.addresses.length > 0) await expect(main(teacher).getByText(address, { exact: true })).toBeInViewport();
  await expect(main(teacher).getByText(/^Open http:\/\//)).toBeVisible();
  await expect(main(teacher).getByText(`and type the code ${lesson.code}`)).toBeVisible();
  await expect(main(teacher).getByRole("img", { name: /^QR code/ })).toBeInViewport({ ratio: 1 });
  await expect(main(teacher).getByText("Nobody has joined yet.")).toBeVisible();
  await looksWell(teacher);
  await teacher.reload();
  await expect(main(teacher).getByText(lesson.code, { exact: true })).toBeVisible();

  // Anna uses a phone. Typing the address leads to the class.
  const { page: anna, context: phone } = await visitor(browser, PHONE);
  await anna.goto(address);
  if (lesson.addresses.length > 0) expect([anna.url(), await anna.evaluate(() => isSecureContext)]).toEqual([`${address}class/`, false]);
  else await anna.goto(`${address}class/`);
  await expect(main(anna).getByLabel("Join code")).toBeFocused();
  await looksWell(anna);
  await join(anna, lesson.code.toLowerCase(), "Anna", tap);
  await expect(main(anna).getByText("You are in. Wait for your teacher to start.")).toBeVisible();
  await expect(main(anna).getByText("You are Anna.")).toBeVisible();
  await expect(anna.getByText("go to your teacher’s computer, and nowhere else.")).toBeAttached();

  // Ben uses only the keyboard, and mistypes.
  const { page: ben } = await visitor(browser);
  await ben.goto(`${address}class/`);
  await expect(main(ben).getByLabel("Join code")).toBeFocused();
  await ben.keyboard.type("BBBBB");
  await ben.keyboard.press("Tab");
  await ben.keyboard.type("anna");
  await ben.keyboard.press("Enter");
  await expect(main(ben).getByRole("alert")).toHaveText("That is not the join code. Check it and try again.");
  await main(ben).getByLabel("Join code").press("ControlOrMeta+a");
  await ben.keyboard.type(lesson.code);
  await ben.keyboard.press("Enter");
  await expect(main(ben).getByRole("alert")).toHaveText("Someone already has this name. Add a letter, or choose another.");
  await main(ben).getByLabel("Your name").press("ControlOrMeta+a");
  await ben.keyboard.type("Ben");
  await ben.keyboard.press("Enter");
  await expect(main(ben).getByText("You are Ben.")).toBeVisible();

  // A round on a small board.
  await expect(main(teacher).getByRole("heading", { name: "2 pupils" })).toBeVisible();
  await main(teacher).getByLabel("Board").selectOption("3x4");
  await button(teacher, "Start round 1").click();
  await expect(main(teacher).getByRole("heading", { name: "Round 1: 0 of 2 have finished." })).toBeFocused();
  const heard = await listen(ben);
  for (const page of [anna, ben]) await expect(main(page).getByText("Round 1: Mini: 3 pegs, 4 colours. Everyone looks for the same code.")).toBeVisible();
  await looksWell(anna);
  // The rules of this board are one press away.
  await tap(main(anna).getByText("How to play"));
  await expect(main(anna).getByText("Find the hidden code: 3 pegs, each in one of 4 colours. Fill every place, then guess. Each guess gets an answer.")).toBeVisible();
  await looksWell(anna);
  await tap(main(anna).getByText("How to play"));
  await pick(anna, "112", "Guess", tap);
  await expect(rows(anna)).toHaveCount(1);
  // One code in 64 is this guess.
  const brokenAtOnce = main(anna).getByRole("heading", { name: "You broke the code in one guess!" });
  await expect(main(anna).getByText("9 guesses left.").or(brokenAtOnce)).toBeVisible();
  await ben.locator(".slot").first().focus();
  await type(ben, "112");
  await expect(rows(ben)).toHaveCount(1);
  await expect.poll(heard).toMatch(/1 1 2.*\d black, \d white/s);
  // The progress of all pupils, without colours or secrets.
  await expect(pupils(teacher)).toHaveText([/Anna.*1 guess, (guessing|broke it)/, /Ben.*1 guess, (guessing|broke it)/]);
  await expect(main(teacher).locator(".class-pupils .peg")).toHaveCount(0);
  await looksWell(teacher);

  // A pupil who reloads the page continues, and a pupil without a network loses no guess.
  if (await button(anna, "Guess").isVisible()) {
    await anna.reload();
    await expect(rows(anna)).toHaveCount(1);
    await expect(button(anna, "Guess")).toBeVisible();
    const [next] = await fitting(anna);
    await phone.setOffline(true);
    await pick(anna, next, "Guess", tap);
    await expect(main(anna).getByRole("alert")).toHaveText("No connection. Your guess is saved and will be sent when you are connected again.");
    await looksWell(anna);
    await phone.setOffline(false);
    await expect(rows(anna).nth(1).getByRole("img", { name: /black/ })).toBeVisible();
    await expect(main(anna).getByRole("alert")).toHaveCount(0);
  }

  // Ben breaks the code.
  const broken = main(ben).getByRole("heading", { name: /^You broke the code in/ });
  for (let made = 1; !(await broken.isVisible()); made += 1) {
    const [next] = await fitting(ben);
    await type(ben, next);
    await expect(rows(ben)).toHaveCount(made + 1);
    await expect(broken.or(ben.locator(".slot:focus"))).toBeVisible();
  }
  await expect(broken).toBeFocused();
  const secret = (await fitting(ben)).join();
  await expect(pupils(teacher).filter({ hasText: "Ben" })).toHaveText(/broke it, \d+ s/);
  expect(await main(teacher).locator(".secret").count()).toBe(0);

  // The end for everyone; then the code is shown.
  await button(teacher, "End round 1").click();
  await button(teacher, "End it for everyone? Press again").click();
  await expect(main(teacher).getByRole("heading", { name: /^Round 1 is over: [12] of 2 broke the code\.$/ })).toBeFocused();
  for (const page of [teacher, anna, ben]) await expect(main(page).locator(".secret").getByRole("img", { name: [...secret].join(" ") })).toBeVisible();
  await looksWell(anna);
  await looksWell(teacher);
  await expect(main(anna).getByText("Wait for the next round.")).toBeVisible();
  await expect(main(ben).getByText("Well done! Which of your guesses told you the most?")).toBeVisible();
  // Everyone who is not on the podium is counted, and nobody is last on it.
  const podium = main(teacher).getByRole("list", { name: "The fewest guesses" }).getByRole("listitem");
  await expect(podium.first()).toContainText(/(Anna|Ben).*guess/);
  await expect(main(teacher).getByText(/Well done, everyone!$/)).toBeVisible();
  expect(await podium.count()).toBe(1);

  const [download] = await Promise.all([teacher.waitForEvent("download"), button(teacher, "Save the results").click()]);
  const saved = readFileSync(await download.path(), "utf8");
  const results = saved.trim().split("\n");
  expect(saved[0]).toBe("\ufeff");
  expect(results[0]).toBe("round,rules,secrets,pupil,guesses,result,seconds,game");
  expect(results[2]).toMatch(new RegExp(`^1,3x4,same,Ben,\\d+,won,\\d+,3x4 (112:.* )?${secret}:3\\.0$`));

  // Names are changed, and a pupil who is removed is out.
  await button(teacher, "Change Ben").click();
  await main(teacher).getByLabel("Name").fill("anna");
  await button(teacher, "Rename").click();
  await expect(main(teacher).getByText("Someone already has this name.")).toBeVisible();
  await expect(main(teacher).getByLabel("Name")).toHaveValue("anna");
  await main(teacher).getByLabel("Name").fill("Benjamin");
  await button(teacher, "Rename").click();
  await expect(main(ben).getByText("You are Benjamin.")).toBeVisible();
  await button(teacher, "Change Anna").click();
  await looksWell(teacher);
  await button(teacher, "Remove from the class").click();
  await button(teacher, "Remove Anna and all their games? Press again").click();
  await expect(main(anna).getByRole("alert")).toHaveText("You are no longer in this class. Join again.");
  await expect(pupils(teacher)).toHaveCount(1);

  // The next round reaches every waiting pupil.
  await main(teacher).getByText("Everyone gets a different code").click();
  await button(teacher, "Start round 2").click();
  await expect(main(ben).getByText("Everyone has a different code to find.")).toBeVisible();
  await button(teacher, "Don’t let anyone else join").click();
  await expect(button(teacher, "Let pupils join")).toBeVisible();
  await join(anna, lesson.code, "Anna", tap);
  await expect(main(anna).getByRole("alert")).toHaveText(/Your teacher has stopped letting people in/);
  // The browser itself logs the refused name.
  expect(complaints).toEqual([expect.stringContaining("409 (Conflict)")]);
  await lesson.stop();
});

test("a pupil moves through the page with the tabulator", async ({ browser }) => {
  const lesson = await serveClass();
  const { page } = await visitor(browser, { locale: "de-DE" });
  await page.goto(`${lesson.local}class/`);
  await expect(main(page).getByLabel("Beitrittscode")).toBeFocused();
  await page.keyboard.type(lesson.code);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Zoë");
  await tabTo(page, button(page, "Beitreten"));
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Du bist Zoë.")).toBeVisible();
  // Without the key there is no teacher's page.
  await page.goto(`${lesson.local}class/#board`);
  await expect(main(page).getByRole("alert")).toHaveText("Das ist die Seite der Lehrkraft. Öffne die Adresse, die auf der Kommandozeile steht.");
  await page.goto(`${lesson.local}class/#board&key=${"0".repeat(32)}`);
  await expect(main(page).getByRole("alert")).toHaveText("Das ist die Seite der Lehrkraft. Öffne die Adresse, die auf der Kommandozeile steht.");
  await lesson.stop();
});

test("the address of the QR code fills in the join code", async ({ browser }) => {
  const lesson = await serveClass();
  const { page } = await visitor(browser, PHONE);
  await page.goto(`${lesson.addresses[0] ?? `${lesson.local}class/`}#code=${lesson.code}`);
  await expect(main(page).getByLabel("Join code")).toHaveValue(lesson.code);
  await expect(main(page).getByLabel("Your name")).toBeFocused();
  await page.keyboard.type("Cem");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("You are Cem.")).toBeVisible();
  await lesson.stop();
});

test("a class on this computer only has its page at the address that is told", async ({ browser }) => {
  const lesson = await serveClass(["--listen", "127.0.0.1"]);
  const { page } = await visitor(browser);
  expect(lesson.addresses).toEqual([`${lesson.local}class/`]);
  await page.goto(lesson.addresses[0]);
  await expect(main(page).getByLabel("Join code")).toBeFocused();
  await lesson.stop();
});

test("who asks before the class goes on sees the class, and after it is told", async ({ browser }) => {
  const lesson = await serveClass();
  const { page } = await visitor(browser);
  await page.goto(`${lesson.local}class/`);
  await join(page, lesson.code, "Anna");
  await expect(main(page).getByText("You are Anna.")).toBeVisible();
  await lesson.stop();
  await expect(main(page).getByRole("alert")).toHaveText("No connection. Trying again…");
});

test.describe("where there is no class", () => {
  test.use({ allowed: [/status of 405 .*class\/api/] });

  test("the page tells how one is started", async ({ page }) => {
    await page.goto("class/");
    await expect(main(page).getByText("No class at this address.")).toBeVisible();
    await expect(main(page).getByText("pegwise web --class")).toBeVisible();
    await page.goto("play/");
    await expect(page.getByRole("navigation").getByRole("link", { name: "Class" })).toHaveCount(0);
  });
});
