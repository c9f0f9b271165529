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

/** The error with which promises are rejected. */
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

  constructor(platform, { simd } = {}) {
    this.#platform = platform;
    this.#simd = simd;
    this.#start();
  }

  /** Terminates the worker, and rejects the requests that are not answered yet. */
  close() {
    this.#isClosed = true;
    this.#failAll(closed());
  }

  /** Scores a guess against each of the secrets. The time of a score is almost all in its message, so they share one. */
  async scores(guess, secrets, options = {}) {
    if (!isByName(options)) throw unnamed("scores", ["guess", "secrets"], options);
    if (!Array.isArray(secrets)) throw new PegwiseError({ kind: "usage", message: `the secrets are not a list: \`${String(secrets)}\`` });
    return this._ask("score", { ...options, guess }, secrets.map((secret) => ({ secret })));
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
    const [options, given] = [args[needed.length] ?? {}, needed.map((field, index) => [field, args[index]])];
    if (!isByName(options)) throw unnamed(request, needed, options);
    const [answer] = await this._ask(request, options, [Object.fromEntries(given)]);
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

const isByName = (options) => typeof options === "object" && !Array.isArray(options);

function unnamed(request, needed, found) {
  const call = `${request}(${[...needed, "{ seconds: 5 }"].join(", ")})`;
  return new PegwiseError({ kind: "usage", message: `options are given by name in one object, such as \`${call}\`; found \`${String(found)}\`` });
}

const closed = () => new PegwiseError({ kind: "cancelled", message: "the engine is closed" });

const brokenBy = (trap) =>
  new PegwiseError({ kind: "defect", message: `the engine broke; unless memory ran out, this is a bug in Pegwise, please report it: ${trap}` });

const notLoaded = (cause) =>
  new PegwiseError({ kind: "load", message: `the engine cannot be loaded: ${cause?.message ?? cause}`, cause });
