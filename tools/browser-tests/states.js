// The pages in the states that matter, for the accessibility tests and for pictures. `ready` selects an element that
// must appear first, and `storage` is what the browser keeps.
const GAME = "4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0";
const CLASH = "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0";
const MANY = "10x40 1-2-3-4-5-6-7-8-9-10:1.1 11-12-13-14-15-16-17-18-19-20:1.1 21-22-23-24-25-26-27-28-29-30:1.1 31-32-33-34-35-36-37-38-39-40:1.2";
/** Today's date in the tests' time zone. */
const today = () => new Date().toLocaleDateString("sv", { timeZone: "Europe/Berlin" });
/** Games on two boards, enough of them for bars, and some unfinished games. */
const KEPT = {
  "pegwise.games": `pegwise-games 1\n${Array.from({ length: 24 }, (_, at) => `2026-10-${String(at + 1).padStart(2, "0")}T11:20:00Z play ${at % 5 ? "won" : "lost"} ${at % 5 ? "" : "secret=5336 "}skill=${40 + at} luck=50 ${at % 5 ? "4x6 1122:0.1 4266:4.0" : "4x6-in2 1122:0.0 3344:1.1"}`).join("\n")}\n`,
  "pegwise.left": "game=4x6+1122:0.1&seed=7\ngame=5x8&evil=",
};
/** Enough games of the day for a calendar. */
const DAYS = {
  "pegwise.games": `pegwise-games 1\n${[18, 19, 20].map((day) => `2026-11-${day}T11:20:00Z play won seed=202611${day} 4x6 1122:0.1 4266:4.0`).join("\n")}\n`,
};
const state = (values) => new URLSearchParams(values).toString();

export const STATES = [
  { name: "home", address: "", ready: ".slot" },
  { name: "home, played", address: `#${state({ game: "4x6", daily: today(), "gave-up": "" })}`, ready: ".calendar", storage: DAYS },
  { name: "play", address: "play/", ready: ".gallery" },
  { name: "challenge", address: "play/#send", ready: ".slot" },
  { name: "challenge, sealed", address: `play/#${state({ challenge: "AXNpeHRlZW4gb2YgdGhlc2Ukr3J56xeeFIqnjNE", from: "Mia", say: "I bet you need seven!" })}`, ready: ".envelope .main" },
  { name: "play at work", address: `play/#${state({ game: "4x6 1122:0.1", seed: 7 })}`, ready: ".row" },
  { name: "play, notes", address: `play/#${state({ game: "4x6 1122:0.1", seed: 7, notes: "15,.2.." })}`, ready: ".palette .out" },
  { name: "play, words", address: `play/#${state({ game: "words CRANE:..... PILOT:.+..-", seed: 7 })}`, ready: ".letters" },
  { name: "play over", address: `play/#${state({ game: "4x6 1122:0.1 4266:4.0", seed: 7 })}`, ready: ".ended" },
  { name: "break", address: "break/" },
  { name: "assistant", address: `assistant/#${state({ game: "4x6 1122:1.0 2345:0.2" })}` },
  { name: "assistant, many repairs", address: `assistant/#${state({ game: "4x6 1122:1.0 1344:0.0 5566:0.0" })}`, ready: ".repairs" },
  { name: "assistant, contradiction", address: `assistant/#${state({ game: CLASH })}` },
  { name: "assistant, unfolded", address: `assistant/#${state({ game: "4x6 1122:1.0 2345:0.2", best: "", list: 24, look: "1122,3456", secret: "3651" })}`, ready: ".figures" },
  { name: "assistant, own colours", address: `assistant/#${state({ game: "4x6", colors: "" })}`, ready: ".own-colors select" },
  { name: "assistant, long rows of many colours", address: `assistant/#${state({ game: MANY })}`, ready: ".long" },
  { name: "play, long rows", address: `play/#${state({ game: "20x40", seed: 7, "gave-up": "" })}`, ready: ".long" },
  { name: "break at work", address: `break/#${state({ game: "4x6 1122:1.0", secret: "3651" })}`, ready: ".answer-entry" },
  { name: "break, marks", address: "break/#game=4x6-marks", ready: ".answer-entry" },
  { name: "break, over", address: `break/#${state({ game: "4x6 1122:1.0 1366:4.0" })}`, ready: ".ended" },
  { name: "review", address: "review/" },
  { name: "review of a game", address: `review/#${state({ game: GAME })}`, ready: ".reviewed" },
  { name: "review, another guess", address: `review/#${state({ game: GAME, row: 2, try: "3345" })}`, ready: ".again table" },
  { name: "learn", address: "learn/" },
  { name: "learn, answers", address: "learn/#step=1&secret=1121&guess=1112&said=2.1", ready: ".told" },
  { name: "learn, ruling out", address: "learn/#step=2&guesses=112+334&said=4", ready: ".told" },
  { name: "learn, crossing out", address: "learn/#step=2&guesses=112", ready: ".learn-codes button" },
  { name: "learn, teachers", address: "learn/#teachers", ready: ".cards" },
  { name: "learn, splitting", address: "learn/#step=3&said=a", ready: ".told" },
  { name: "learn, measures", address: "learn/#step=4&said=mixed&present", ready: ".told" },
  { name: "learn, impossible", address: "learn/#step=5&said=shown", ready: ".told" },
  { name: "learn, tree", address: "learn/#step=6&said=4", ready: ".told" },
  { name: "learn, next", address: "learn/#step=7" },
  { name: "learn, a puzzle", address: "learn/#puzzle=deduce&level=easy&seed=7", ready: ".code-entry" },
  { name: "learn, a padlock", address: "learn/#puzzle=padlock&level=easy&seed=7", ready: ".code-entry" },
  { name: "learn, answers to choose from", address: "learn/#puzzle=impossible&level=easy&seed=7", ready: ".learn-choices" },
  { name: "learn, a sheet of puzzles", address: "learn/#puzzle=wrong-answer&level=hard&seed=7&sheet", ready: ".exercises" },
  { name: "learn, a sheet", address: "learn/#step=4&sheet", ready: ".exercises" },
  { name: "learn, empty boards", address: "learn/#sheet=4x6", ready: ".paper-board" },
  { name: "strategies", address: "strategies/" },
  { name: "strategies, tree", address: `strategies/#${state({ view: "tree", board: "4x6", strategy: "knuth", path: "0.1" })}`, ready: "#node" },
  { name: "you", address: "you/" },
  { name: "you, with games", address: "you/", ready: ".left-games", storage: KEPT },
  { name: "class, none", address: "class/", ready: "main code", allowed: [/status of 405 .*class\/api/] },
  { name: "no such page", address: "nowhere/", ready: "nav", allowed: [/ 404 .*nowhere/] },
];
