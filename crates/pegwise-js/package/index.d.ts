import type * as shapes from "./shapes.js";

export type * from "./shapes.js";

/** Options that every request accepts. */
export interface CallOptions {
  /** Stops the request: the promise is rejected with the reason of the signal, by default an `AbortError`. */
  signal?: AbortSignal;
  /** Called with the progress of the work, at most ten times a second, and with every better guess and bound. */
  onProgress?: (event: shapes.Progress) => void;
  /** Return the best result so far after this many seconds of work, 0 or more; without a limit if not given. */
  seconds?: number;
  /** Memory for the list of codes and for a search, in whole MiB; 256 if not given. */
  memory?: number;
}

/** The fields of a request that are not separate arguments. */
export type Options<Request, Given extends keyof Request = never> = Omit<Request, Given> & CallOptions;

/** A result with the name of its kind. */
export type Answer<Name extends keyof shapes.Results> = { [One in Name]: { answer: One } & shapes.Results[One] }[Name];

export interface EngineOptions {
  /** Whether to use vectors; by default, they are used if the browser supports them. */
  simd?: boolean;
}

/**
 * An engine that runs in a worker. It works on one request at a time, in the order of the calls; for parallel work, use several
 * engines. Every promise may be rejected with a {@link PegwiseError}, or, if an argument has the wrong type, with a `TypeError`.
 */
export class Engine {
  constructor(options?: EngineOptions);
  /** Suggests the best next guess; if the answers contradict each other, lists the possible repairs. */
  suggest(game: string, options?: Options<shapes.SuggestRequest, "game">): Promise<Answer<"decision" | "contradicted">>;
  /** Analyses how much each of the guesses would tell. */
  explain(game: string, guesses: string[], options?: Options<shapes.ExplainRequest, "game" | "guesses">): Promise<Answer<"explanation">>;
  /** Checks whether the answers contradict each other, and lists the possible repairs. */
  check(game: string, options?: Options<shapes.CheckRequest, "game">): Promise<Answer<"check">>;
  /** Counts the codes that fit all answers; with `limit`, also lists the first of them. */
  candidates(game: string, options?: Options<shapes.CandidatesRequest, "game">): Promise<Answer<"candidates">>;
  /** Scores a guess against a secret. */
  score(guess: string, secret: string, options?: Options<shapes.ScoreRequest, "guess" | "secret">): Promise<Answer<"score">>;
  /** Scores a guess against each of the secrets, in their order. For many secrets, this is much faster than a call for each. */
  scores(guess: string, secrets: string[], options?: Options<shapes.ScoreRequest, "guess" | "secret">): Promise<Answer<"score">[]>;
  /** Reviews what each guess of a game cost; on a board too large to list, how many codes each guess left. */
  review(game: string, options?: Options<shapes.ReviewRequest, "game">): Promise<Answer<"review" | "narrowings">>;
  /** Judges what a guess would cost. */
  judge(game: string, guess: string, options?: Options<shapes.JudgeRequest, "game" | "guess">): Promise<Answer<"judgement">>;
  /** Ranks the best guesses, in groups of equal value. */
  rank(game: string, options?: Options<shapes.RankRequest, "game">): Promise<Answer<"ranking">>;
  /** Measures what each guess loses in its game, in guesses and in bits; all games are on one board. */
  regret(games: string[], guesses: string[], options?: Options<shapes.RegretRequest, "games" | "guesses">): Promise<Answer<"regrets">>;
  /** Plays strategies against every secret. */
  evaluate(strategies: string[], options?: Options<shapes.EvaluateRequest, "strategies">): Promise<Answer<"evaluations">>;
  /** Looks up a position in a strategy's tree. */
  tree(options?: Options<shapes.TreeRequest>): Promise<Answer<"tree-position">>;
  /** Finds the best play on a board, and proves it. */
  optimal(options?: Options<shapes.OptimalRequest>): Promise<Answer<"solved">>;
  /** Makes puzzles from a seed. */
  puzzle(
    kind: shapes.PuzzleKind,
    level: shapes.PuzzleLevel,
    seed: number,
    options?: Options<shapes.PuzzleRequest, "kind" | "level" | "seed">,
  ): Promise<Answer<"puzzles">>;
  /** Lists the built-in strategies. */
  strategies(options?: CallOptions): Promise<Answer<"strategies">>;
  /** Lists the named boards. */
  rules(options?: CallOptions): Promise<Answer<"presets">>;
  /** Terminates the worker, and rejects the requests that are not answered yet. A closed engine accepts no more requests. */
  close(): void;
}

/** The error with which promises are rejected, unless an argument has the wrong type. */
export class PegwiseError extends Error {
  readonly name: "PegwiseError";
  /** The kind of error, as in the documentation of the engine, or `load` if the engine cannot be loaded. */
  readonly kind: shapes.ErrorKind | "load";
  /** The error as data, for programs that word it themselves; for `load`, the underlying error. */
  readonly cause?: shapes.Cause | unknown;
}
