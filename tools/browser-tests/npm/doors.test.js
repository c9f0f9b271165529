// Every question has one answer: the package and `pegwise engine` give the same.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Engine } from "pegwise";

const root = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const lines = (name) => readFileSync(root(`crates/pegwise-cli/tests/all/doors/${name}.txt`), "utf8").trim().split("\n");

/** The questions about every third game and the games of words, each as a line for the engine and as a call. */
function questions() {
  return [...lines("games").filter((_, index) => index % 3 === 0), ...lines("words")].flatMap((line) => {
    const [game, guess, secret] = line.split(" | ");
    const rules = game.split(" ")[0];
    return [
      [{ request: "score", rules, guess, secret }, (engine) => engine.score(guess, secret, { rules })],
      [{ request: "check", game }, (engine) => engine.check(game)],
      [{ request: "candidates", game, limit: 20 }, (engine) => engine.candidates(game, { limit: 20 })],
      [{ request: "suggest", game }, (engine) => engine.suggest(game)],
      [{ request: "explain", game, guesses: [guess] }, (engine) => engine.explain(game, [guess])],
    ];
  });
}

/** The answers of the command, by the index of the question. */
function answers(requests) {
  const input = requests.map((request, id) => JSON.stringify({ id, ...request }) + "\n").join("");
  const engine = spawnSync(root("target/debug/pegwise"), ["engine"], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(engine.status, 0, engine.stderr);
  const events = engine.stdout.trim().split("\n").map((line) => JSON.parse(line));
  return new Map(events.filter(({ event }) => event === "result" || event === "error").map((event) => [event.id, event]));
}

test("the package answers as the command does", async () => {
  const asked = questions();
  const expected = answers(asked.map(([request]) => request));
  const engine = new Engine();
  for (const [id, [request, ask]] of asked.entries()) {
    const { event, answer, result, error } = expected.get(id);
    const found = await ask(engine).catch((reason) => reason);
    const text = JSON.stringify(request);
    if (event === "error") assert.deepEqual([found.kind, found.message], [error.kind, error.message], text);
    else assert.deepEqual(found, { answer, ...result }, text);
  }
  engine.close();
});
