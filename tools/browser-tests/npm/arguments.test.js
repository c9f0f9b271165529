// Wrong arguments: the error names the argument, and the worker is sent nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PegwiseError, PlatformEngine } from "../node_modules/pegwise/engine.js";
import { requests, schema } from "./types.js";

const sent = [];

/** An engine whose worker only notes what it is sent. */
function engine() {
  sent.length = 0;
  const post = (message) => message.requests && sent.push(...message.requests.map((request) => JSON.parse(request)));
  const start = () => ({ post, hold: () => {}, end: () => {} });
  return new PlatformEngine({ load: async () => "module", start });
}

/** Arguments that are right, as far as can be seen without the engine. */
const RIGHT = {
  suggest: ["4x6"],
  explain: ["4x6", ["1122"]],
  check: ["4x6"],
  candidates: ["4x6"],
  score: ["1122", "1213"],
  scores: ["1122", ["1213", "3632"]],
  review: ["4x6"],
  judge: ["4x6", "1122"],
  rank: ["4x6"],
  regret: [["4x6"], ["1122"]],
  evaluate: [["knuth"]],
  tree: [],
  optimal: [],
  puzzle: ["deduce", "easy", 7],
  strategies: [],
  rules: [],
};

const OPTIONS = { seconds: "5", memory: "64", signal: "x", onProgress: 5 };

/** Values of the wrong type for a field of this schema. */
function wrong({ type, $ref }) {
  const types = [type].flat();
  const values = [5n, {}, () => {}, Symbol("mine")];
  if (!types.includes("string") && !$ref) values.push("x");
  if (!types.includes("array")) values.push(["x"]);
  if (!types.includes("boolean")) values.push(true);
  if (!types.includes("integer")) values.push(5);
  return values;
}

async function refused(call, error, what) {
  await assert.rejects(call, error, what);
  assert.deepEqual(sent, [], what);
}

const named = (name) => ({ name: "TypeError", message: new RegExp(`^\`${name}\` must be .*, not `) });

test("every function is tried", () => {
  const functions = Object.getOwnPropertyNames(PlatformEngine.prototype);
  assert.deepEqual(functions.filter((name) => !["constructor", "close", "_ask"].includes(name)).sort(), Object.keys(RIGHT).sort());
});

test("every function refuses wrong seconds and other wrong options", async () => {
  const own = engine();
  for (const [name, right] of Object.entries(RIGHT)) {
    for (const [option, value] of Object.entries(OPTIONS)) await refused(own[name](...right, { [option]: value }), named(option), name);
    for (const seconds of [NaN, Infinity, -Infinity, -1]) {
      const message = `\`seconds\` must be a number, 0 or more, such as 2.5, not ${seconds}; leave it out for no limit`;
      await refused(own[name](...right, { seconds }), { name: "PegwiseError", kind: "usage", message }, name);
    }
    for (const options of ["4x6", 5, true, [], () => {}]) {
      await refused(own[name](...right, options), { name: "TypeError", message: /^options are given by name in one object/ }, name);
    }
  }
});

test("every field of a request refuses values of the wrong type", async () => {
  const own = engine();
  for (const [name, { properties, required }] of Object.entries(await requests())) {
    const needed = required.filter((field) => field !== "request");
    const [right, { request, ...fields }] = [RIGHT[name], properties];
    for (const [field, schema] of Object.entries(fields)) {
      const place = needed.indexOf(field);
      const ask = (value) => (place < 0 ? own[name](...right, { [field]: value }) : own[name](...right.with(place, value)));
      for (const value of wrong(schema)) await refused(ask(value), named(field), `${name}: ${field}`);
      if (place >= 0) for (const value of [null, undefined]) await refused(ask(value), named(field), `${name}: ${field}`);
    }
  }
});

test("every item of a list is a string", async () => {
  const own = engine();
  const message = '`secrets[1]` must be a string, such as "1122", not 1213';
  await refused(own.scores("1122", ["3632", 1213]), { name: "TypeError", message });
  // JSON would turn a gap into null.
  await refused(own.evaluate(["knuth", , "entropy"]), named("strategies\\[1\\]"));
  await refused(own.tree({ feedbacks: [1] }), named("feedbacks\\[0\\]"));
});

test("the messages say what was found, and what is right", async () => {
  const own = engine();
  const type = (call, message) => refused(call, { name: "TypeError", message });
  await type(own.suggest(), '`game` must be a string, such as "4x6 1122:1.0", not undefined');
  await type(own.suggest({ strategy: "knuth" }, "4x6"), '`game` must be a string, such as "4x6 1122:1.0", not an object');
  await type(own.score(1122, 1213), '`guess` must be a string, such as "1122", not 1122');
  await type(own.evaluate("knuth"), '`strategies` must be a list of strings, such as ["knuth"], not "knuth"');
  await type(own.evaluate({ rules: "4x6" }), '`strategies` must be a list of strings, such as ["knuth"], not an object');
  await type(own.puzzle("deduce", 1, 7), '`level` must be one of "easy", "medium", "hard", not 1');
  await type(own.puzzle("deduce", "easy", 7n), `\`seed\` must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not 7n`);
  await type(own.review("4x6", { without_opening: "yes" }), '`without_opening` must be true or false, not "yes"');
  await type(own.rules({ onProgress: 5 }), "`onProgress` must be a function, not 5");
  await type(own.rules({ signal: new AbortController() }), "`signal` must be an AbortSignal, such as `controller.signal`, not an object");
  await type(own.rules({ seconds: "9".repeat(1e6) }), new RegExp(`not "9{40}…"; leave`));
  await type(own.rules({ seconds: ["5"] }), /, not a list; /);
  await type(own.rules({ seconds: () => 5 }), /, not a function; /);
});

test("a value of the right type that is never allowed is a usage error that names the argument", async () => {
  const own = engine();
  const value = (call, message) => refused(call, { name: "PegwiseError", kind: "usage", message });
  const exact = `must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not`;
  await value(own.rules({ memory: -1 }), `\`memory\` ${exact} -1`);
  for (const memory of [NaN, Infinity, 0.5, 2 ** 53]) await value(own.rules({ memory }), `\`memory\` ${exact} ${memory}`);
  for (const seed of [-1, 1.5, 2 ** 53]) await value(own.puzzle("deduce", "easy", seed), `\`seed\` ${exact} ${seed}`);
  await value(own.candidates("4x6", { limit: Infinity }), "`limit` must be a whole number from 0 to 4294967295, not Infinity");
  const { properties } = (await requests()).puzzle;
  const { minimum, maximum } = properties.count;
  for (const count of [minimum - 1, maximum + 1]) {
    await value(own.puzzle("deduce", "easy", 7, { count }), `\`count\` must be a whole number from ${minimum} to ${maximum}, not ${count}`);
  }
  assert.ok(await own.rules({ memory: -1 }).catch((error) => error instanceof PegwiseError));
});

test("a name that must be one of several is one of those in the schema", async () => {
  const own = engine();
  const { $defs } = await schema("engine-request");
  const one = (shape) => `must be one of ${$defs[shape].oneOf.map((each) => `"${each.const}"`).join(", ")}, not "x"`;
  await refused(own.puzzle("x", "easy", 7), { name: "PegwiseError", kind: "usage", message: `\`kind\` ${one("PuzzleKind")}` });
  await refused(own.puzzle("deduce", "x", 7), { name: "PegwiseError", kind: "usage", message: `\`level\` ${one("PuzzleLevel")}` });
  await refused(own.rank("4x6", { pool: "x" }), { name: "PegwiseError", kind: "usage", message: `\`pool\` ${one("Pool")}` });
});

test("right arguments are sent as they are, and options that are null are left out", async () => {
  const own = engine();
  const options = { seconds: 0, memory: 0, signal: null, onProgress: null, explain: false, rules: null, alphabet: undefined };
  own.score("1122", "1213", options);
  assert.deepEqual(sent, [{ limits: { seconds: 0, memory: 0 }, request: { score: { explain: false, guess: "1122", secret: "1213" } } }]);
});
