// The engine as callers see it, in a page and in node: one worker, which answers one request at a time.

/** The required fields of each request, in the order of its method's arguments. */
const REQUESTS = {
  suggest: ["game"],
  explain: ["game", "guesses"],
  check: ["game"],
  candidates: ["game"],
  score: ["guess", "secret"],
  review: ["game"],
  judge: ["game", "guess"],
  rank: ["game"],
  regret: ["games", "guesses"],
  evaluate: ["strategies"],
  tree: [],
  optimal: [],
  puzzle: ["kind", "level", "seed"],
  strategies: [],
  rules: [],
};

const is = (type) => (value) => typeof value === type;
const text = (example) => ({ what: `a string, such as "${example}"`, isTyped: is("string") });
const list = (example) => ({ what: `a list of strings, such as ["${example}"]`, isTyped: Array.isArray, each: text(example) });
const number = (what, isAllowed, hint) => ({ what, isTyped: is("number"), isAllowed, hint });
const whole = (least, most) =>
  number(`a whole number from ${least} to ${most}`, (value) => Number.isInteger(value) && least <= value && value <= most);
const oneOf = (...names) => ({
  what: `one of ${names.map((name) => `"${name}"`).join(", ")}`,
  isTyped: is("string"),
  isAllowed: (value) => names.includes(value),
});

const BOOLEAN = { what: "true or false", isTyped: is("boolean") };
// Larger numbers are rounded, and another seed makes other puzzles.
const EXACT = whole(0, Number.MAX_SAFE_INTEGER);

/** What each argument must be. */
const ARGUMENTS = {
  // Otherwise, `constructor` would be found here.
  __proto__: null,
  alphabet: text("ABCDEF"),
  count: whole(1, 100),
  explain: BOOLEAN,
  feedbacks: list("1.0"),
  game: text("4x6 1122:1.0"),
  games: list("4x6 1122:1.0"),
  guess: text("1122"),
  guesses: list("1122"),
  kind: oneOf("deduce", "win-next", "impossible", "wrong-answer", "padlock"),
  level: oneOf("easy", "medium", "hard"),
  // The engine counts with 32 bits.
  limit: whole(0, 2 ** 32 - 1),
  memory: EXACT,
  objective: text("mean"),
  onProgress: { what: "a function", isTyped: is("function") },
  pool: oneOf("all", "candidates"),
  rules: text("4x6"),
  seconds: number("a number, 0 or more, such as 2.5", (value) => 0 <= value && value < Infinity, "; leave it out for no limit"),
  secret: text("1122"),
  secrets: list("1122"),
  seed: EXACT,
  signal: { what: "an AbortSignal, such as `controller.signal`", isTyped: (value) => is("function")(value?.throwIfAborted) },
  simd: BOOLEAN,
  strategies: list("knuth"),
  strategy: text("knuth"),
  without_opening: BOOLEAN,
};

/** The error with which promises are rejected, unless an argument has the wrong type. */
export class PegwiseError extends Error {
  name = "PegwiseError";

  constructor({ kind, message, cause }) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

/** An engine on a platform. Pages and node differ in `load(simd)`, which returns the compiled module, and `start(heard, failed)`, which starts a worker. */
export class PlatformEngine {
  #platform;
  #simd;
  #worker;
  #active;
  #queue = [];
  #isClosed = false;

  constructor(platform, options) {
    this.#platform = platform;
    this.#simd = byName("new Engine", [], [options], "{ simd: false }").simd;
    this.#start();
  }

  /** Terminates the worker, and rejects the requests that are not answered yet. */
  close() {
    this.#isClosed = true;
    this.#failAll(closed());
  }

  /** Scores a guess against each of the secrets. The time of a score is almost all in its message, so they share one. */
  async scores(...args) {
    const { secrets, ...fields } = byName("scores", ["guess", "secrets"], args);
    return this._ask("score", fields, secrets.map((secret) => ({ secret })));
  }

  /** Asks the request once with each of the `parts`, the fields that differ, and returns the answers. */
  _ask(request, { signal, onProgress, seconds, memory, ...fields }, parts) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#isClosed) throw closed();
      const text = (part) => JSON.stringify({ limits: { seconds, memory }, request: { [request]: { ...fields, ...part } } });
      const abort = () => this.#stop(job, signal.reason);
      const settle = (how) => (value) => {
        signal?.removeEventListener("abort", abort);
        how(value);
      };
      const job = { requests: parts.map(text), onProgress, resolve: settle(resolve), reject: settle(reject) };
      signal?.addEventListener("abort", abort);
      this.#queue.push(job);
      this.#next();
    });
  }

  #next() {
    if (this.#active || this.#queue.length === 0) return;
    this.#active = this.#queue.shift();
    const worker = this.#worker ?? this.#start();
    worker.hold(true);
    worker.post({ requests: this.#active.requests });
  }

  #start() {
    // Messages of a terminated worker may still arrive.
    const ifCurrent = (then) => (value) => this.#worker === worker && then(value);
    const failed = ifCurrent((cause) => this.#failAll(notLoaded(cause)));
    const worker = this.#platform.start(ifCurrent((message) => this.#heard(message)), failed);
    this.#worker = worker;
    worker.hold(false);
    this.#platform.load(this.#simd).then(ifCurrent((module) => worker.post({ module })), failed);
    return worker;
  }

  #heard({ told, answered, broken }) {
    const job = this.#active;
    if (told) return this.#tell(job, JSON.parse(told));
    this.#active = undefined;
    if (broken) this.#end();
    else this.#worker.hold(false);
    this.#next();
    if (broken) return job.reject(brokenBy(broken));
    const events = answered.map((event) => JSON.parse(event));
    const failed = events.find(({ error }) => error);
    if (failed) job.reject(new PegwiseError(failed.error));
    else job.resolve(events.map(({ answer, result }) => ({ answer, ...result })));
  }

  /** Reports an event. An error in the caller's function ends the request. In node, nothing else would catch it, and it would end the program. */
  #tell(job, event) {
    try {
      job.onProgress?.(event);
    } catch (error) {
      this.#stop(job, error);
    }
  }

  /** Stops a request, unless it has already ended. A running request can be stopped only by terminating its worker. */
  #stop(job, reason) {
    if (job === this.#active) this.#end();
    else this.#queue = this.#queue.filter((other) => other !== job);
    job.reject(reason);
    this.#next();
  }

  #failAll(reason) {
    const jobs = [this.#active, ...this.#queue];
    this.#queue = [];
    this.#end();
    for (const job of jobs) job?.reject(reason);
  }

  #end() {
    this.#worker?.end();
    this.#worker = this.#active = undefined;
  }
}

for (const [request, needed] of Object.entries(REQUESTS)) {
  PlatformEngine.prototype[request] = async function (...args) {
    const [answer] = await this._ask(request, byName(request, needed, args), [{}]);
    return answer;
  };
}

/** Keeps the compiled modules, with vectors and without. Engines share them, so a new worker starts at once. */
export function compiledOnce(compile) {
  const modules = new Map();
  return (simd) => {
    if (!modules.has(simd)) modules.set(simd, compile(simd));
    // If loading fails, the next call tries again.
    modules.get(simd).catch(() => modules.delete(simd));
    return modules.get(simd);
  };
}

/** Checks the arguments of a call, and returns all by name. An option that is null is left out. */
function byName(call, needed, args, example = "{ seconds: 5 }") {
  const given = needed.map((name, index) => [name, checked(name, args[index])]);
  const options = args[needed.length] ?? {};
  if (typeof options !== "object" || Array.isArray(options)) {
    const right = `${call}(${[...needed, example].join(", ")})`;
    throw new TypeError(`options are given by name in one object, such as \`${right}\`; found ${shown(options)}`);
  }
  const chosen = Object.entries(options).filter(([, value]) => value != null);
  return Object.fromEntries([...chosen.map(([name, value]) => [name, checked(name, value)]), ...given]);
}

function checked(name, value, wanted = ARGUMENTS[name]) {
  // The engine refuses unknown options, but not every value can be sent to it.
  if (!wanted) return true;
  const { what, isTyped, isAllowed, each, hint = "" } = wanted;
  const message = () => `\`${name}\` must be ${what}, not ${shown(value)}${hint}`;
  if (!isTyped(value)) throw new TypeError(message());
  if (isAllowed && !isAllowed(value)) throw new PegwiseError({ kind: "usage", message: message() });
  if (each) for (const [index, one] of value.entries()) checked(`${name}[${index}]`, one, each);
  return value;
}

/** A value as errors show it: in a few words. */
function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value ? "an object" : String(value);
}

const closed = () => new PegwiseError({ kind: "cancelled", message: "the engine is closed" });

const brokenBy = (trap) =>
  new PegwiseError({ kind: "defect", message: `the engine broke; unless memory ran out, this is a bug in Pegwise, please report it: ${trap}` });

const notLoaded = (cause) =>
  new PegwiseError({ kind: "load", message: `the engine cannot be loaded: ${cause?.message ?? cause}`, cause });
