// The page's side of the engine if the worker fails, with a worker that fails on purpose.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PlatformEngine, compiledOnce } from "../node_modules/pegwise/engine.js";

/** An engine whose workers call `work` for each request, with the number of the worker. */
function engine(work, load = async () => "module") {
  const started = [];
  const start = (heard, failed) => {
    const number = started.push({ ended: false });
    const post = ({ requests }) => requests && queueMicrotask(() => work(number, { heard, failed }));
    return { post, hold: () => {}, end: () => (started[number - 1].ended = true) };
  };
  return [new PlatformEngine({ load, start }), started];
}

const answered = [JSON.stringify({ answer: "presets", result: { presets: [] } })];

test("a worker that breaks is replaced, and the next request is answered", async () => {
  const [own, started] = engine((number, { heard }) => heard(number === 1 ? { broken: "unreachable" } : { answered }));
  const [first, second] = await Promise.allSettled([own.rules(), own.rules()]);
  assert.deepEqual([first.reason.name, first.reason.kind], ["PegwiseError", "defect"]);
  assert.match(first.reason.message, /please report it: unreachable$/);
  assert.deepEqual(second.value, { answer: "presets", presets: [] });
  assert.deepEqual(started, [{ ended: true }, { ended: false }]);
});

test("a worker that does not start refuses all requests, and the next request tries again", async () => {
  const [own] = engine((number, { heard, failed }) => (number === 1 ? failed(new Error("no such file")) : heard({ answered })));
  const refused = await Promise.allSettled([own.rules(), own.rules()]);
  for (const { reason } of refused) assert.deepEqual([reason.kind, reason.message], ["load", "the engine cannot be loaded: no such file"]);
  assert.equal((await own.rules()).answer, "presets");
});

test("a module that cannot be loaded is loaded again, once for all engines", async () => {
  let loads = 0;
  const load = compiledOnce(async () => {
    if (++loads === 1) throw new Error("offline");
    return "module";
  });
  await assert.rejects(load(true), /offline/);
  assert.deepEqual(await Promise.all([load(true), load(true)]), ["module", "module"]);
  assert.equal(loads, 2);
});

test("what an ended worker still says is not heard", async () => {
  const late = [];
  const [own] = engine((number, { heard }) => (number === 1 ? late.push(heard) : heard({ answered })));
  const controller = new AbortController();
  const [first, second] = [own.rules({ signal: controller.signal }), own.rules()];
  await Promise.resolve();
  controller.abort();
  late[0]({ answered: [JSON.stringify({ error: { kind: "no", message: "late" } })] });
  await assert.rejects(first, { name: "AbortError" });
  assert.equal((await second).answer, "presets");
});

test("a function that throws ends its request, and nothing that waits", async () => {
  const told = JSON.stringify({ event: "progress", done: 1, total: 2 });
  const [own, started] = engine((number, { heard }) => heard(number < 3 ? { told } : { answered }));
  const ownError = new Error("mine");
  const fail = () => {
    throw ownError;
  };
  const controller = new AbortController();
  const abortAndFail = () => {
    controller.abort();
    fail();
  };
  const asked = [own.rules({ onProgress: fail }), own.rules({ onProgress: abortAndFail, signal: controller.signal }), own.rules()];
  const [first, second, third] = await Promise.allSettled(asked);
  assert.equal(first.reason, ownError);
  assert.equal(second.reason.name, "AbortError");
  assert.equal(third.value.answer, "presets");
  assert.deepEqual(started, [{ ended: true }, { ended: true }, { ended: false }]);
});
