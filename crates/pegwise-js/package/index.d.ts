import type * as shapes from "./shapes.js";

export type * from "./shapes.js";

/** What every request may be given. */
export interface CallOptions {
  /** Stops the request: the promise is rejected with the reason of the signal, which is an `AbortError` if you give none. */
  signal?: AbortSignal;
  /** Is told how far the work has come, at most ten times a second, and every better guess and bound. */
  onProgress?: (event: shapes.Progress) => void;
  /** Answer after so many seconds of work with the best that was found. */
  seconds?: number;
  /** Memory for the list of codes and for a search, in MiB; 256 if not given. */
  memory?: number;
}

/** The fields of a request that are not given by themselves. */
export type Options<Request, Given extends keyof Request = never> = Omit<Request, Given> & CallOptions;

/** A result with the name of what it is. */
export type Answer<Name extends keyof shapes.Results> = { [One in Name]: { answer: One } & shapes.Results[One] }[Name];

export interface EngineOptions {
  /** With vectors or without? If not given, with them where the browser has them. */
  simd?: boolean;
}

/**
 * The engine in a worker. It works on one request at a time, in the order of the calls; several engines work at once. Every
 * promise may be rejected with a {@link PegwiseError}.
 */
export class Engine {
  constructor(options?: EngineOptions);
  /** The best next guess; where the answers contradict each other, what would repair them. */
  suggest(game: string, options?: Options<shapes.SuggestRequest, "game">): Promise<Answer<"decision" | "contradicted">>;
  /** What guesses would tell. */
  explain(game: string, guesses: string[], options?: Options<shapes.ExplainRequest, "game" | "guesses">): Promise<Answer<"explanation">>;
  /** Whether the answers contradict each other, and what would repair them. */
  check(game: string, options?: Options<shapes.CheckRequest, "game">): Promise<Answer<"check">>;
  /** How many codes fit all answers; with `limit`, the first of them. */
  candidates(game: string, options?: Options<shapes.CandidatesRequest, "game">): Promise<Answer<"candidates">>;
  /** The answer to a guess. */
  score(guess: string, secret: string, options?: Options<shapes.ScoreRequest, "guess" | "secret">): Promise<Answer<"score">>;
  /** What each guess of a game cost; on a board too large to list, what each guess left. */
  review(game: string, options?: Options<shapes.ReviewRequest, "game">): Promise<Answer<"review" | "narrowings">>;
  /** What a guess would cost. */
  judge(game: string, guess: string, options?: Options<shapes.JudgeRequest, "game" | "guess">): Promise<Answer<"judgement">>;
  /** The best guesses, in groups of equal value. */
  rank(game: string, options?: Options<shapes.RankRequest, "game">): Promise<Answer<"ranking">>;
  /** Strategies played against every secret. */
  evaluate(strategies: string[], options?: Options<shapes.EvaluateRequest, "strategies">): Promise<Answer<"evaluations">>;
  /** A position in a strategy's tree. */
  tree(options?: Options<shapes.TreeRequest>): Promise<Answer<"tree-position">>;
  /** The best play on a board, proved. */
  optimal(options?: Options<shapes.OptimalRequest>): Promise<Answer<"solved">>;
  /** Puzzles from a seed. */
  puzzle(
    kind: shapes.PuzzleKind,
    level: shapes.PuzzleLevel,
    seed: number,
    options?: Options<shapes.PuzzleRequest, "kind" | "level" | "seed">,
  ): Promise<Answer<"puzzles">>;
  /** The usual strategies. */
  strategies(options?: CallOptions): Promise<Answer<"strategies">>;
  /** The named boards. */
  rules(options?: CallOptions): Promise<Answer<"presets">>;
  /** Ends the worker; what is not answered yet is rejected. An engine that is closed answers nothing more. */
  close(): void;
}

/** Why there is no answer. */
export class PegwiseError extends Error {
  readonly name: "PegwiseError";
  /** As in the documentation of the engine; `load` if the engine cannot be loaded. */
  readonly kind: shapes.ErrorKind | "load";
  /** The same for programs, where they may want to say it in their own words; of `load`, what went wrong. */
  readonly cause?: shapes.Cause | unknown;
}
