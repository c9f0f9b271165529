// The engine as its callers see it, in a page and in node alike: one worker, one request after the other.

/** The fields that each request needs, in the order in which its method takes them. */
const REQUESTS = {
  suggest: ["game"],
  explain: ["game", "guesses"],
  check: ["game"],
  candidates: ["game"],
  score: ["guess", "secret"],
  review: ["game"],
  judge: ["game", "guess"],
  rank: ["game"],
  evaluate: ["strategies"],
  tree: [],
  optimal: [],
  puzzle: ["kind", "level", "seed"],
  strategies: [],
  rules: [],
};

/** Why there is no answer. */
export class PegwiseError extends Error {
  name = "PegwiseError";

  constructor({ kind, message, cause }) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}

/** An engine on a platform: what pages and node do differently is `load(simd)`, the compiled module, and `start(heard, failed)`, a worker. */
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

  /** Ends the worker. What was asked and is not answered yet is refused. */
  close() {
    this.#isClosed = true;
    this.#failAll(closed());
  }

  _ask(request, { signal, onProgress, seconds, memory, ...fields }) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#isClosed) throw closed();
      const text = JSON.stringify({ limits: { seconds, memory }, request: { [request]: fields } });
      const abort = () => this.#stop(job, signal.reason);
      const settle = (how) => (value) => {
        signal?.removeEventListener("abort", abort);
        how(value);
      };
      const job = { text, onProgress, resolve: settle(resolve), reject: settle(reject) };
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
    worker.post({ request: this.#active.text });
  }

  #start() {
    // A worker that was ended may still be heard.
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
    const { answer, result, error } = JSON.parse(answered);
    if (error) job.reject(new PegwiseError(error));
    else job.resolve({ answer, ...result });
  }

  /** Tells what happens. An error of the caller's function ends the request: in node nothing else would catch it, and it would end the program. */
  #tell(job, event) {
    try {
      job.onProgress?.(event);
    } catch (error) {
      this.#stop(job, error);
    }
  }

  /** A request that nobody waits for any longer, or that has ended already. Only the end of its worker stops one that is being worked on. */
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
    if (typeof options !== "object" || Array.isArray(options)) throw unnamed(request, needed, options);
    return this._ask(request, { ...options, ...Object.fromEntries(given) });
  };
}

/** Compiled modules, with vectors and without: engines share them, and a new worker starts at once. */
export function compiledOnce(compile) {
  const modules = new Map();
  return (simd) => {
    if (!modules.has(simd)) modules.set(simd, compile(simd));
    // A module that could not be loaded is tried again.
    modules.get(simd).catch(() => modules.delete(simd));
    return modules.get(simd);
  };
}

function unnamed(request, needed, found) {
  const call = `${request}(${[...needed, "{ seconds: 5 }"].join(", ")})`;
  return new PegwiseError({ kind: "usage", message: `options are given by name in one object, such as \`${call}\`; found \`${String(found)}\`` });
}

const closed = () => new PegwiseError({ kind: "cancelled", message: "the engine is closed" });

const brokenBy = (trap) =>
  new PegwiseError({ kind: "defect", message: `the engine broke; unless memory ran out, this is a bug in Pegwise, please report it: ${trap}` });

const notLoaded = (cause) =>
  new PegwiseError({ kind: "load", message: `the engine cannot be loaded: ${cause?.message ?? cause}`, cause });
