// The answers that an engine must give, from published results.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/** The rows of a table of `data/known_answers`. */
export function table(name) {
  const text = readFileSync(new URL(`../../../data/known_answers/${name}.csv`, import.meta.url), "utf8");
  const [head, ...rows] = text.trim().split(/\r?\n/).map(cells);
  return rows.map((row) => Object.fromEntries(head.map((field, index) => [field, row[index]])));
}

/** The cells of a line. Cells with commas are quoted. */
const cells = (line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);

/** Strategies whose results over all secrets are known. */
export const strategies = table("strategies").filter(({ rules }) => rules === "4x6");

/** The builds in the package. The quick package has only the build with vectors. */
export const builds = (process.env.PEGWISE_BUILDS ?? "simd plain").split(" ").map((name) => [name, { simd: name === "simd" }]);

/** Verifies the results of `check`. */
export function verify(found) {
  assert.ok(strategies.length >= 8);
  for (const [index, { total, max, distribution }] of strategies.entries()) {
    const numbers = distribution.split(" ").map(Number);
    assert.deepEqual(found.rows[index], { answer: "evaluations", total: Number(total), max: Number(max), distribution: numbers });
  }
  assert.ok(found.progress.length > 0);
  for (const { event, done, total } of found.progress) assert.ok(event === "progress" && done >= 0 && done <= total);
  // This game is the example in [Knuth 1977].
  assert.deepEqual([found.guess.answer, found.guess.guess, found.guess.candidates], ["decision", "1462", 7]);
  assert.deepEqual([found.clash.answer, found.clash.contradiction.clash], ["contradicted", [1, 2]]);
  assert.deepEqual([found.bounded.answer, found.bounded.status], ["solved", "bounded"]);
  const [place, never, unknown, ...types] = found.refusals;
  assert.match(place.message, /^row 1, character 3 of `1192:1.0`: `9` is not a colour/);
  assert.deepEqual(never.cause, { "never-given": { row: 2, possible: ["0.0", "1.0", "2.0", "3.0", "4.0"] } });
  assert.match(unknown.message, /`strateg`/);
  for (const { name, kind } of [place, never, unknown]) assert.deepEqual([name, kind], ["PegwiseError", "usage"]);
  assert.match(types[0].message, /in one object, such as `suggest\(game, \{ seconds: 5 \}\)`; found "knuth"$/);
  assert.match(types[1].message, /such as `tree\(\{ seconds: 5 \}\)`; found a list$/);
  assert.equal(types[2].message, '`seconds` must be a number, 0 or more, such as 2.5, not "5"; leave it out for no limit');
  assert.deepEqual(types.map(({ name }) => name), ["TypeError", "TypeError", "TypeError"]);
  assert.deepEqual(found.aborted, ["AbortError", "AbortError", "1.2", "AbortError"]);
  assert.equal(found.thrown, "the page's own");
  assert.deepEqual([found.closed.name, found.closed.kind], ["PegwiseError", "cancelled"]);
}
