// Checks an engine wherever it runs: in node, in a page, and in a bundled page.

/** A search that does not end on any machine: optimal play on this board has never been proved. */
export const ENDLESS = { rules: "4x8" };

export async function check(Engine, { strategies, options }) {
  const engine = new Engine(options);
  const found = { rows: [], progress: [] };
  for (const { rules, strategy } of strategies) {
    const onProgress = ({ event, done, total }) => found.progress.push({ event, done, total });
    const { answer, strategies: [row] } = await engine.evaluate([strategy], { rules, onProgress });
    found.rows.push({ answer, total: row.total, max: row.max, distribution: row.distribution });
  }
  found.guess = await engine.suggest("4x6 1122:1.0 1344:0.1 3526:1.2", { strategy: "knuth" });
  found.clash = await engine.suggest("4x6 1122:4.0 1123:4.0");
  found.bounded = await engine.optimal({ ...ENDLESS, seconds: 0 });
  const refusals = [
    engine.check("4x6 1192:1.0"),
    engine.check("4x6 1122:1.1 1111:0.1"),
    engine.suggest("4x6", { strateg: "knuth" }),
    engine.suggest("4x6", "knuth"),
    engine.tree(["1.0"]),
    engine.suggest("4x6", { seconds: "5" }),
  ];
  found.refusals = (await Promise.allSettled(refusals)).map(({ reason }) => told(reason));
  found.aborted = await aborted(engine);
  found.thrown = await engine.optimal({ ...ENDLESS, onProgress: fail }).catch((error) => error.message);
  engine.close();
  found.closed = told(await engine.rules().catch((error) => error));
  return found;
}

/** Makes three requests at once. The running one is aborted, the next is aborted before its turn, and the last is answered. */
async function aborted(engine) {
  const [first, second] = [new AbortController(), new AbortController()];
  const onProgress = () => {
    second.abort();
    first.abort();
  };
  const asked = [
    engine.optimal({ ...ENDLESS, signal: first.signal, onProgress }),
    engine.optimal({ ...ENDLESS, signal: second.signal }),
    engine.score("1122", "1213"),
    engine.rules({ signal: AbortSignal.abort() }),
  ];
  const settled = await Promise.allSettled(asked);
  return settled.map(({ value, reason }) => value?.feedback ?? reason.name);
}

function fail() {
  throw new Error("the page's own");
}

const told = ({ name, kind, message, cause }) => ({ name, kind, message, cause });
