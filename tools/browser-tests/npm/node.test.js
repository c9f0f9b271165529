// The package in node.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Engine } from "pegwise";
import { builds, strategies, table, verify } from "./expected.js";
import { check } from "./pages/check.js";

for (const [name, options] of builds) {
  test(`the engine answers in node (${name})`, async () => verify(await check(Engine, { strategies, options })));

  test(`answers to guesses are those of the published table (${name})`, async () => {
    const engine = new Engine(options);
    const rows = table("scores");
    const scores = await Promise.all(rows.map(({ rules, guess, secret }) => engine.score(guess, secret, { rules })));
    assert.deepEqual(scores.map(({ black, white }) => [black, white]), rows.map(({ black, white }) => [Number(black), Number(white)]));
    engine.close();
  });
}

test("a guess is scored against many secrets in one call", async () => {
  const engine = new Engine();
  const secrets = ["1213", "3632", "1122"];
  const found = await engine.scores("1122", secrets, { rules: "4x6", explain: true });
  assert.deepEqual(found, await Promise.all(secrets.map((secret) => engine.score("1122", secret, { rules: "4x6", explain: true }))));
  assert.deepEqual(found.map(({ feedback }) => feedback), ["1.2", "1.0", "4.0"]);
  assert.deepEqual(await engine.scores("1122", []), []);
  await assert.rejects(engine.scores("1122", ["1213", "1293"]), { kind: "usage", message: /character 3 of `1293`/ });
  await assert.rejects(engine.scores("1122", "1213"), { name: "TypeError", message: /^`secrets` must be a list of strings/ });
  await assert.rejects(engine.scores("1122", ["1213"], "4x6"), { name: "TypeError", message: /`scores\(guess, secrets, \{/ });
  assert.equal((await engine.score("1122", "1213")).feedback, "1.2");
  engine.close();
});

test("every request has its method, and every answer its name", async () => {
  const engine = new Engine();
  const game = "4x6 1122:1.0 1344:0.1 3526:1.2";
  const answers = {
    suggest: ["decision", game],
    explain: ["explanation", game, ["1462"]],
    check: ["check", game],
    candidates: ["candidates", game, { limit: 2 }],
    score: ["score", "1122", "1213", { explain: true }],
    review: ["review", game, { secret: "3632" }],
    judge: ["judgement", game, "1462"],
    rank: ["ranking", game],
    regret: ["regrets", [game], ["1462"]],
    evaluate: ["evaluations", ["knuth"]],
    tree: ["tree-position", { feedbacks: ["1.0"] }],
    optimal: ["solved", { rules: "3x4" }],
    puzzle: ["puzzles", "deduce", "easy", 7],
    strategies: ["strategies"],
    rules: ["presets"],
  };
  for (const [request, [name, ...args]] of Object.entries(answers)) assert.equal((await engine[request](...args)).answer, name, request);
  assert.equal((await engine.review("10x10 1122334455:0.0")).answer, "narrowings");
  engine.close();
});

test("an option that the engine does not know is refused, whatever its value", async () => {
  const engine = new Engine();
  for (const value of ["knuth", () => {}, 5n, Symbol("mine")]) {
    for (const name of ["onprogress", "constructor"]) {
      await assert.rejects(engine.suggest("4x6", { [name]: value }), { kind: "usage", message: new RegExp(`\`${name}\``) });
    }
  }
  engine.close();
});

test("an engine is not made with an argument of the wrong type", () => {
  assert.throws(() => new Engine({ simd: "yes" }), { name: "TypeError", message: '`simd` must be true or false, not "yes"' });
  assert.throws(() => new Engine(true), { name: "TypeError", message: /`new Engine\(\{ simd: false \}\)`; found true$/ });
});

/** The output of a program that ends by itself. */
function printed(program) {
  const arguments_ = ["--input-type=module", "--eval", program];
  return execFileSync(process.execPath, arguments_, { cwd: import.meta.dirname, timeout: 600_000, encoding: "utf8" });
}

test("a program ends when its engine has nothing to do, though nobody closes it", () => {
  const program = 'import { Engine } from "pegwise"; console.log((await new Engine().score("1122", "1213")).feedback);';
  assert.equal(printed(program), "1.2\n");
});

test("the examples of the README print what it says", () => {
  const readme = readFileSync(new URL("../node_modules/pegwise/README.md", import.meta.url), "utf8");
  const examples = [...readme.matchAll(/```js\n([^]*?)```\n\n```text\n([^]*?)```/g)];
  assert.equal(examples.length, readme.split("```js\n").length - 1);
  for (const [, program, wanted] of examples) assert.equal(printed(program), wanted);
});
