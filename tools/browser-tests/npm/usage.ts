// Compiled but never run: tests which uses the types allow and which they refuse.
import { type Answer, type Cause, type Decision, Engine, PegwiseError, type Progress, type SuggestRequest } from "pegwise";

const engine: Engine = new Engine({ simd: true });
const { signal } = new AbortController();
const onProgress = (event: Progress): number => (event.event === "progress" ? event.done / event.total : 0);

const found = await engine.suggest("4x6 1122:1.1", { strategy: "knuth", seconds: 1, memory: 64, signal, onProgress });
if (found.answer === "decision") {
  const decision: Decision = found;
  const guess: string = decision.guess;
  // @ts-expect-error: a decision has no contradiction
  found.contradiction;
} else {
  const rows: number[] = found.contradiction.clash;
}

const names = {
  explain: (await engine.explain("4x6", ["1122"])).answer satisfies "explanation",
  check: (await engine.check("4x6")).answer satisfies "check",
  candidates: (await engine.candidates("4x6", { limit: 5 })).answer satisfies "candidates",
  score: (await engine.score("1122", "1213", { rules: "4x6", explain: true })).answer satisfies "score",
  scores: (await engine.scores("1122", ["1213", "3632"], { rules: "4x6" }))[0]!.answer satisfies "score",
  review: (await engine.review("4x6", { secret: "3632", pool: "all", without_opening: true })).answer satisfies "review" | "narrowings",
  judge: (await engine.judge("4x6", "1122", { pool: "candidates" })).answer satisfies "judgement",
  rank: (await engine.rank("4x6")).answer satisfies "ranking",
  evaluate: (await engine.evaluate(["knuth"], { rules: "4x6" })).answer satisfies "evaluations",
  tree: (await engine.tree({ rules: "4x6", strategy: "knuth", feedbacks: ["1.0"] })).answer satisfies "tree-position",
  optimal: (await engine.optimal({ rules: "4x6", objective: "mean" })).answer satisfies "solved",
  puzzle: (await engine.puzzle("deduce", "easy", 7, { count: 2 })).answer satisfies "puzzles",
  strategies: (await engine.strategies()).answer satisfies "strategies",
  rules: (await engine.rules({ signal })).answer satisfies "presets",
};

const total: number = ((await engine.evaluate(["knuth"])) as Answer<"evaluations">).strategies[0]!.total;
const request: SuggestRequest = { game: "4x6" };

// @ts-expect-error: a game is missing
await engine.suggest();
// @ts-expect-error: there is no such option
await engine.suggest("4x6", { strateg: "knuth" });
// @ts-expect-error: a number of seconds
await engine.suggest("4x6", { seconds: "5" });
// @ts-expect-error: a list of strategies
await engine.evaluate("knuth");
// @ts-expect-error: a list of secrets
await engine.scores("1122", "1213");
// @ts-expect-error: there is no such kind
await engine.puzzle("win", "easy", 7);
// @ts-expect-error: there is no such request
await engine.guess("4x6");

try {
  engine.close();
} catch (error) {
  if (error instanceof PegwiseError && error.kind === "load") throw error;
}
