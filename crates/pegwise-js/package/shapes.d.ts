// Written from the JSON Schemas of Pegwise by `npm run types` in tools/browser-tests.

/**
 * Which codes may be guessed.
 */
export type Pool = "all" | "candidates";
/**
 * What a puzzle asks.
 */
export type PuzzleKind = "deduce" | "win-next" | "impossible" | "wrong-answer" | "padlock";
/**
 * How hard a puzzle is.
 */
export type PuzzleLevel = "easy" | "medium" | "hard";
/**
 * Which of the codes that fit all answers were looked at.
 */
export type Coverage = "all" | "sample" | "near";
/**
 * Why a guess was chosen.
 */
export type Reason =
  | {
      kind: "asked";
    }
  | {
      kind: "opening";
    }
  | {
      kind: "only-candidate";
    }
  | {
      kind: "first-of-pair";
    }
  | {
      kind: "first-candidate";
    }
  | {
      kind: "tree";
    }
  | {
      kind: "drawn";
    }
  | {
      kind: "separates-all";
    }
  | {
      kind: "text";
      /**
       * The words.
       */
      text: string;
    }
  | {
      kind: "fewest-guesses";
      /**
       * Further guesses over all candidates.
       */
      total: number;
      /**
       * The same on average.
       */
      expected_guesses: number | null;
      /**
       * Is it proved that no guess is better?
       */
      proved: boolean;
      /**
       * The guesses that are as good, this one first. Where 64 codes or more are left, of those that are alike by symmetry
       * there is one.
       */
      tied: string[];
      /**
       * How many guesses are as good, this one and all that are alike included.
       */
      count: number;
    }
  | {
      kind: "nearest";
      /**
       * By how many answer pegs it is off, over all rows: 0 if it fits.
       */
      off: number;
    }
  | {
      kind: "best";
      /**
       * The measure.
       */
      heuristic: string;
      /**
       * Its value.
       */
      value: number;
      /**
       * How many guesses were compared: of those alike by symmetry, one.
       */
      considered: number;
      /**
       * How many guesses have this value, this one and all that are alike included.
       */
      tied: number;
    }
  | {
      kind: "best-so-far";
      /**
       * The measure.
       */
      heuristic: string;
      /**
       * Its value.
       */
      value: number;
      /**
       * How many guesses were compared: of those alike by symmetry, one.
       */
      compared: number;
      /**
       * How many there are to compare.
       */
      considered: number;
    }
  | {
      kind: "other";
    };
/**
 * How a number of further guesses is known.
 */
export type Basis = "exact" | "estimate";
/**
 * How a guess compares with the best.
 */
export type Rating = "only-code" | "best" | "as-good" | "worse";
/**
 * What kind of reason it is.
 */
export type ErrorKind = "no" | "usage" | "cancelled" | "output" | "defect";
/**
 * Why there is no answer, for programs that say it in their own words.
 */
export type Cause =
  | {
      "too-many-codes": {
        /**
         * How many, as text because many readers of JSON round large numbers; none from 2<sup>128</sup> on.
         */
        codes: string | null;
      };
    }
  | "contradiction"
  | {
      "never-given": {
        /**
         * The row, from 1.
         */
        row: number;
        /**
         * The answers that some code gives.
         */
        possible: string[];
      };
    }
  | {
      "off-tree": {
        /**
         * The answer.
         */
        feedback: string;
      };
    };
/**
 * What happens while a request is worked on.
 */
export type Progress =
  | {
      event: "progress";
      /**
       * Units of work finished.
       */
      done: number;
      /**
       * Units of work in all.
       */
      total: number;
    }
  | {
      event: "improved";
      /**
       * The guess.
       */
      guess: string;
    }
  | {
      event: "bounds";
      /**
       * It is at least this.
       */
      lower: number;
      /**
       * It is at most this, which was found; none if nothing was.
       */
      upper: number | null;
    };

/**
 * How much a request may take.
 */
export interface RequestLimits {
  /**
   * Seconds from when its work begins.
   */
  seconds?: number | null;
  /**
   * Memory for the list of codes, in MiB.
   */
  memory?: number | null;
}
/**
 * A guess that a strategy chose, with the reason.
 */
export interface Decision {
  /**
   * The code to guess.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
  /**
   * Codes left before the guess.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * Codes left after the guess, at worst.
   */
  worst_case: number;
  /**
   * Codes that any answer rules out.
   */
  eliminated_at_least: number;
  /**
   * Codes left after the guess, on average.
   */
  expected_size: number;
  /**
   * Information gained on average, in bits.
   */
  bits: number;
  /**
   * How many different answers are possible.
   */
  parts: number;
  /**
   * Each possible answer with the codes that give it.
   */
  partition: Cell[];
  /**
   * The strategy that chose it: another than was asked, if that one was stopped before it had found a guess.
   */
  strategy: string;
  reason: Reason;
  /**
   * Was the search finished? If not, it was stopped, and this is the best guess so far.
   */
  complete: boolean;
  /**
   * The game so far, in one line.
   */
  game: string;
}
/**
 * An answer with the codes that give it.
 */
export interface Cell {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * How many codes give it.
   */
  codes: number;
}
/**
 * What one or more guesses would tell in a game.
 */
export interface Explanation {
  /**
   * The game so far, in one line.
   */
  game: string;
  /**
   * The guesses, in the order they were asked for.
   */
  guesses: Guess[];
}
/**
 * A guess and what it would tell.
 */
export interface Guess {
  /**
   * The code to guess.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
  /**
   * Codes left before the guess.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * Codes left after the guess, at worst.
   */
  worst_case: number;
  /**
   * Codes that any answer rules out.
   */
  eliminated_at_least: number;
  /**
   * Codes left after the guess, on average.
   */
  expected_size: number;
  /**
   * Information gained on average, in bits.
   */
  bits: number;
  /**
   * How many different answers are possible.
   */
  parts: number;
  /**
   * Each possible answer with the codes that give it.
   */
  partition: Cell[];
}
/**
 * What each guess of a game cost, and each answer.
 */
export interface Review {
  /**
   * The game in one line.
   */
  game: string;
  pool: Pool;
  /**
   * The wrong answers; none where the secret is not known.
   */
  wrong_answers: WrongAnswer[] | null;
  /**
   * Do the answers of the game contradict each other, so that the review is that of the right ones?
   */
  corrected: boolean;
  /**
   * What is wrong, if the answers contradict each other.
   */
  contradiction: Diagnosis | null;
  /**
   * Is every row reviewed that can be? If not, the review was stopped.
   */
  complete: boolean;
  /**
   * Rows before those below, which a review that was stopped did not reach.
   */
  rows_pending: number;
  /**
   * Rows after the win, or from the contradiction on.
   */
  rows_left_out: number;
  /**
   * The rows that were reviewed.
   */
  turns: TurnReview[];
  /**
   * Is the first guess left out of the numbers below?
   */
  without_opening: boolean;
  /**
   * How many guesses were made.
   */
  guesses: number;
  start: Expected;
  end: Expected;
  /**
   * The mean grade of the guesses, 0 to 99; none if there was no choice.
   */
  skill: number | null;
  /**
   * The mean grade of the answers, 0 to 99; none if no answer could have been another.
   */
  luck: number | null;
  /**
   * Guesses lost by skill.
   */
  skill_lost: number;
  /**
   * Guesses lost by bad luck; below zero for good luck.
   */
  bad_luck: number;
  /**
   * The rows, from 1, whose guess cost at least a twentieth of a guess on average.
   */
  inaccuracies: number[];
}
/**
 * An answer that is wrong, and the right one.
 */
export interface WrongAnswer {
  /**
   * The row, from 1.
   */
  row: number;
  /**
   * The answer that was given.
   */
  said: string;
  /**
   * The right answer.
   */
  feedback: string;
}
/**
 * Which rows contradict each other, and what would repair the game.
 */
export interface Diagnosis {
  /**
   * Is it proved that no code fits all answers? If not, none was found.
   */
  proved: boolean;
  /**
   * Rows that cannot all be right.
   */
  clash: number[];
  /**
   * At least so many answers are wrong.
   */
  wrong_answers_at_least: number;
  /**
   * What would repair the game, likeliest first: all of it, or the likeliest.
   */
  repairs: Repair[];
  /**
   * How many repairs there are.
   */
  repair_count: number;
  /**
   * Are these all repairs, or those that a search found? Then numbers of codes are estimates.
   */
  complete: boolean;
}
/**
 * Corrected answers that repair a game.
 */
export interface Repair {
  /**
   * As many answers as are wrong at least.
   */
  answers: WrongAnswer[];
  /**
   * Codes left then; about so many, where there is an estimate.
   */
  candidates: number;
  /**
   * How sure that is, on boards too large to list.
   */
  estimate?: Estimate | null;
}
/**
 * How many codes fit, and how sure that is.
 */
export interface Estimate {
  /**
   * About so many; exactly so many where `low` and `high` are the same.
   */
  codes: number;
  /**
   * With a probability of about 95 %, not fewer.
   */
  low: number;
  /**
   * With a probability of about 95 %, not more; none where only the least number is known, which is then the other two.
   */
  high: number | null;
}
/**
 * A turn of a game and what it cost.
 */
export interface TurnReview {
  /**
   * The row, from 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
  /**
   * Codes left before the guess.
   */
  candidates: number;
  /**
   * Codes left after the guess, on average.
   */
  expected_size: number;
  /**
   * Information gained on average, in bits.
   */
  expected_bits: number;
  /**
   * Each possible answer with the codes that give it, and the guesses that the game then needs.
   */
  partition: CellValue[];
  best: Expected;
  value: Expected;
  skill_lost: Expected;
  /**
   * The grade of the guess, 0 to 99.
   */
  skill: number;
  standing: Rating;
  /**
   * The first of the best guesses, where it is another one.
   */
  compared_with: string | null;
  /**
   * A guess at least as good that can be the secret, where this one cannot.
   */
  could_have_won: string | null;
  /**
   * Was the answer known before?
   */
  nothing_new: boolean;
  /**
   * Groups of equal guesses, the best first.
   */
  alternatives: GuessGroup[];
  /**
   * How many guesses were looked at for the groups after the first; in an estimate, for all. Where 64 codes or more
   * are left, of those alike by symmetry one is looked at.
   */
  looked_at: number;
  /**
   * Its answer.
   */
  feedback: string;
  /**
   * Codes left after the answer.
   */
  left: number;
  /**
   * Information gained by this answer, in bits.
   */
  bits: number;
  next: Expected;
  /**
   * One plus `next` minus `value`.
   */
  bad_luck: number;
  /**
   * The grade of the answer, 0 to 99.
   */
  luck: number;
}
/**
 * An answer with the codes that give it, and the guesses that the game then needs.
 */
export interface CellValue {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * How many codes give it.
   */
  codes: number;
  next: Expected;
}
/**
 * How many further guesses are needed on average.
 */
export interface Expected {
  /**
   * Over all codes left.
   */
  total: number;
  /**
   * How many codes.
   */
  codes: number;
  /**
   * `total` divided by `codes`.
   */
  mean: number;
  basis: Basis;
}
/**
 * Guesses of equal value.
 */
export interface GuessGroup {
  value: Expected;
  /**
   * How many guesses there are, with all that are alike by symmetry. In an estimate, and in groups after the first, of those
   * looked at.
   */
  count: number;
  /**
   * The guesses, in order: all of them, or the first. Where 64 codes or more are left and `value` is exact, of those that are
   * alike by symmetry there is one.
   */
  guesses: RankedGuess[];
}
/**
 * A guess of a group.
 */
export interface RankedGuess {
  /**
   * The code.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
}
/**
 * How each guess of a game narrowed down the codes: what can be said on a board too large to list, or of a review that was
 * stopped before its first row was done.
 */
export interface Narrowings {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * The wrong answers; none where the secret is not known.
   */
  wrong_answers: WrongAnswer[] | null;
  /**
   * Do the answers of the game contradict each other, so that the rows are those with the right ones?
   */
  corrected: boolean;
  /**
   * What is wrong, if the answers contradict each other.
   */
  contradiction: Diagnosis | null;
  /**
   * Is every row here that can be? If not, it was stopped.
   */
  complete: boolean;
  coverage: Coverage;
  /**
   * The rows, from the first on.
   */
  rows: NarrowedRow[];
  /**
   * The mean grade of the guesses, 0 to 99: what they were expected to tell, of what the best guesses found were; none if
   * no better guess was looked for.
   */
  skill: number | null;
  /**
   * The mean grade of the answers, 0 to 99; none if no answer could have been another.
   */
  luck: number | null;
}
/**
 * A row of a game and how it narrowed down the codes.
 */
export interface NarrowedRow {
  /**
   * The row, from 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Its answer.
   */
  feedback: string;
  before: Estimate;
  left: Estimate;
  /**
   * Codes left after the guess, on average.
   */
  expected_size: number;
  /**
   * Information gained on average, in bits; none where too little is known.
   */
  expected_bits: number | null;
  /**
   * Information gained by this answer, in bits; none where too little is known.
   */
  bits: number | null;
  /**
   * The best guess that was found, if one was looked for.
   */
  best: string | null;
  /**
   * What that one was expected to tell, in bits.
   */
  best_bits: number | null;
  /**
   * The grade of the guess, 0 to 99.
   */
  skill: number | null;
  /**
   * The grade of the answer, 0 to 99.
   */
  luck: number | null;
}
/**
 * What a guess would cost in a game, before its answer is known.
 */
export interface Judgement {
  /**
   * The game so far, in one line.
   */
  game: string;
  pool: Pool;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
  /**
   * Codes left before the guess.
   */
  candidates: number;
  /**
   * Codes left after the guess, on average.
   */
  expected_size: number;
  /**
   * Information gained on average, in bits.
   */
  expected_bits: number;
  /**
   * Each possible answer with the codes that give it, and the guesses that the game then needs.
   */
  partition: CellValue[];
  best: Expected;
  value: Expected;
  skill_lost: Expected;
  /**
   * The grade of the guess, 0 to 99.
   */
  skill: number;
  standing: Rating;
  /**
   * The first of the best guesses, where it is another one.
   */
  compared_with: string | null;
  /**
   * A guess at least as good that can be the secret, where this one cannot.
   */
  could_have_won: string | null;
  /**
   * Was the answer known before?
   */
  nothing_new: boolean;
  /**
   * Groups of equal guesses, the best first.
   */
  alternatives: GuessGroup[];
  /**
   * How many guesses were looked at for the groups after the first; in an estimate, for all. Where 64 codes or more
   * are left, of those alike by symmetry one is looked at.
   */
  looked_at: number;
}
/**
 * The best guesses in a game.
 */
export interface Ranking {
  /**
   * The game so far, in one line.
   */
  game: string;
  pool: Pool;
  best: Expected;
  /**
   * Groups of equal guesses, the best first.
   */
  groups: GuessGroup[];
  /**
   * How many guesses were looked at for the groups after the first; in an estimate, for all. Where 64 codes or more
   * are left, of those alike by symmetry one is looked at.
   */
  looked_at: number;
}
/**
 * What a tree guesses in a position, and what follows each answer.
 */
export interface TreePosition {
  /**
   * The board.
   */
  rules: string;
  /**
   * The turns so far, each as `guess:answer`.
   */
  game: string;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
  /**
   * How many secrets are left before it.
   */
  secrets: number;
  /**
   * Guesses over all of them, from here.
   */
  total: number;
  /**
   * The most guesses that any of them needs from here.
   */
  max: number;
  /**
   * Secrets found by this guess, the next one, and so on.
   */
  distribution: number[];
  /**
   * The answers, and what follows each.
   */
  answers: TreeAnswer[];
}
/**
 * An answer to a guess of a tree, and what follows it.
 */
export interface TreeAnswer {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * How many secrets give it.
   */
  secrets: number;
  /**
   * The next guess; none after the winning answer.
   */
  guess: string | null;
  /**
   * Guesses over those secrets after this answer.
   */
  total: number;
  /**
   * The most guesses that any secret needs after this answer.
   */
  max: number;
  /**
   * The answers to the next guess; none after the winning answer, and beyond the depth that was asked for.
   */
  answers: TreeAnswer[] | null;
}
/**
 * Do the answers of a game fit together?
 */
export interface Check {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * Its rows, with the codes left after each.
   */
  rows: Row[];
  /**
   * Codes left: all of them, or those of a sample.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * How many codes are left, about, where `candidates` is a sample.
   */
  estimate?: Estimate | null;
  /**
   * Where answers may be false, the codes left by the rows that are false then.
   */
  false_rows?: FalseRows[];
  /**
   * What is wrong, if the answers contradict each other. Always there, which tells it from `Candidates`.
   */
  contradiction: Diagnosis | null;
}
/**
 * A row of a board with the codes left after it.
 */
export interface Row {
  /**
   * The row, from 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Its answer.
   */
  feedback: string;
  /**
   * Codes left after it; none on a board too large to list.
   */
  candidates: number | null;
}
/**
 * Codes that are left if these rows are false, and no others.
 */
export interface FalseRows {
  /**
   * The rows, from 1.
   */
  rows: number[];
  /**
   * How many codes are left then.
   */
  candidates: number;
}
/**
 * A game without a next guess, because its answers contradict each other.
 */
export interface Contradicted {
  /**
   * The game in one line.
   */
  game: string;
  contradiction: Diagnosis;
}
/**
 * The codes that fit all answers of a game.
 */
export interface Candidates {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * How many there are, or how many of them a sample has.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * How many there are, about, where `candidates` is a sample.
   */
  estimate?: Estimate | null;
  /**
   * The first of them, as many as were asked for; none where only their number was.
   */
  codes: string[] | null;
  /**
   * Where some codes are more often the secret than others: the chance that each of `codes` is the secret.
   */
  chances?: number[] | null;
  /**
   * Where answers may be false, for each of those codes the rows, from 1, that are false if it is the secret.
   */
  false_rows?: number[][] | null;
}
/**
 * The answer to a guess.
 */
export interface Score {
  /**
   * The board.
   */
  rules: string;
  /**
   * The guess.
   */
  guess: string;
  /**
   * The secret.
   */
  secret: string;
  /**
   * What the codemaker tells.
   */
  feedback: string;
  /**
   * Pegs in the right place; none if the board does not tell.
   */
  black: number | null;
  /**
   * Right colours in the wrong place; none if the board does not tell.
   */
  white: number | null;
  /**
   * The answer peg by peg, if asked for.
   */
  explanation?: ScoreExplanation | null;
}
/**
 * An answer peg by peg.
 */
export interface ScoreExplanation {
  /**
   * The pegs, from the left.
   */
  pegs: PegPair[];
  /**
   * The colours of the guess that earn a peg by themselves: those not all in place, or all where places are not
   * told; none where only places are.
   */
  colours_left: ColourLeft[];
}
/**
 * A peg of the guess and the one of the secret in the same place.
 */
export interface PegPair {
  /**
   * The colour in the guess.
   */
  guess: string;
  /**
   * The colour in the secret.
   */
  secret: string;
  /**
   * Are they the same? None if the board does not tell places.
   */
  black: boolean | null;
}
/**
 * What a colour earns.
 */
export interface ColourLeft {
  /**
   * The symbol of the colour.
   */
  colour: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Such pegs left in the guess.
   */
  in_guess: number;
  /**
   * Such pegs left in the secret.
   */
  in_secret: number;
  /**
   * What they earn: white pegs, or right colours where places are not told.
   */
  white: number;
}
/**
 * Strategies, each played against every secret of a board.
 */
export interface Evaluations {
  /**
   * The board.
   */
  rules: string;
  /**
   * How many codes it has, if they can be listed.
   */
  codes: number | null;
  /**
   * The secrets, if not all codes were played.
   */
  drawn?: Drawn | null;
  /**
   * The strategies, in the order they were asked for.
   */
  strategies: Evaluation[];
  /**
   * Are they all that were asked for? If not, the work was stopped.
   */
  complete: boolean;
}
/**
 * Secrets that were drawn from seeds.
 */
export interface Drawn {
  /**
   * How many were asked for; a strategy that was stopped played fewer, those of its distribution.
   */
  games: number;
  /**
   * The seed of the first; the next has the next.
   */
  seed: number;
}
/**
 * How many guesses a strategy needs.
 */
export interface Evaluation {
  /**
   * The board.
   */
  rules: string;
  /**
   * The strategy.
   */
  strategy: string;
  /**
   * Its first guess.
   */
  opening: string;
  /**
   * Guesses over all secrets.
   */
  total: number;
  /**
   * Guesses on average.
   */
  mean: number;
  /**
   * Where some codes are more often the secret than others: guesses on average, each code counted as often as it is the secret.
   * The other numbers count each code once.
   */
  weighted_mean?: number | null;
  /**
   * If the secrets were drawn: how far the mean may be from that of all secrets, 95 times in 100.
   */
  margin?: number | null;
  /**
   * The median number of guesses.
   */
  median: number;
  /**
   * The most frequent number of guesses.
   */
  mode: number;
  /**
   * The most guesses that any secret needs.
   */
  max: number;
  /**
   * The variance of the number of guesses over the secrets.
   */
  variance: number;
  /**
   * Within how many guesses a part of the secrets is found: a quarter, a half, three quarters, 90 % and 99 %.
   */
  quantiles: Quantile[];
  /**
   * Secrets found by the first guess, the second, and so on.
   */
  distribution: number[];
  /**
   * How long it took.
   */
  seconds: number;
  /**
   * Where answers may be false: what the worst lies cost. The numbers above are those without a lie.
   */
  with_lies?: WithLies | null;
}
/**
 * Within how many guesses a part of the secrets is found.
 */
export interface Quantile {
  /**
   * How many of a hundred secrets, at least.
   */
  percent: number;
  /**
   * The number of guesses.
   */
  guesses: number;
}
/**
 * How many guesses a strategy needs with the lies that are worst for each secret.
 */
export interface WithLies {
  /**
   * Guesses over all secrets.
   */
  total: number;
  /**
   * Guesses on average.
   */
  mean: number;
  /**
   * The most guesses that any secret needs.
   */
  max: number;
  /**
   * Secrets found by the first guess, the second, and so on.
   */
  distribution: number[];
  /**
   * How many games there are: each secret with each way to lie.
   */
  games: number;
}
/**
 * The best play that was found on a board, and what was proved.
 */
export interface Solved {
  /**
   * The board.
   */
  rules: string;
  /**
   * How many codes it has.
   */
  codes: number;
  /**
   * What was made least.
   */
  objective: string;
  pool: Pool;
  /**
   * `optimal`, `bounded` (stopped before the proof was finished) or `infeasible`.
   */
  status: string;
  /**
   * Is the proof finished? If not, it was stopped.
   */
  complete: boolean;
  /**
   * How many parts of the objective are proved.
   */
  settled: number;
  /**
   * No play is better, proved: a total or, where the objective begins with `max`, a maximum. None if infeasible.
   */
  lower: number | null;
  /**
   * Guesses over all secrets, of the best play found.
   */
  total: number | null;
  /**
   * The same on average.
   */
  mean: number | null;
  /**
   * The most guesses that any secret needs.
   */
  max: number | null;
  /**
   * Secrets found by the first guess, the second, and so on.
   */
  distribution: number[] | null;
  /**
   * The first guess.
   */
  opening: string | null;
  /**
   * The strategy whose play this is, not proved, because the search had found none when it was stopped.
   */
  heuristic: string | null;
  /**
   * Sets of codes searched, which depends on the threads.
   */
  nodes: number;
  /**
   * How long it took.
   */
  seconds: number;
}
/**
 * Puzzles from a seed.
 */
export interface Puzzles {
  /**
   * The board.
   */
  rules: string;
  /**
   * The seed of the first puzzle; each one after it has the next seed.
   */
  seed: number;
  /**
   * The puzzles.
   */
  puzzles: Puzzle[];
  /**
   * Are they as many as were asked for? If not, the work was stopped.
   */
  complete: boolean;
}
/**
 * A puzzle with its solution. Which of the last fields are there depends on its kind.
 */
export interface Puzzle {
  kind: PuzzleKind;
  level: PuzzleLevel;
  /**
   * With this seed, the kind and the level, the same puzzle is made again.
   */
  seed: number;
  /**
   * How much work it is, to compare puzzles of one kind.
   */
  effort: number;
  /**
   * The rows that are given.
   */
  rows: Turn[];
  /**
   * Codes that fit the rows; of `wrong-answer`, all others than the wrong one.
   */
  candidates: number;
  /**
   * Of `impossible`: the next guess.
   */
  guess?: string | null;
  /**
   * Of `impossible`: the answers to choose from.
   */
  offered?: string[] | null;
  /**
   * Of `deduce` and `padlock` the code, of `win-next` every guess, of `impossible` the answer, of `wrong-answer` the row.
   */
  solutions: string[];
  /**
   * Of `win-next`, on a board too large to list: the solutions are only those that can be the secret; other guesses may
   * do it too.
   */
  may_be_more?: boolean;
  /**
   * Of `impossible`: each of the other answers with a code that gives it.
   */
  given?: AnsweredCode[] | null;
  /**
   * Of `win-next`: one of the solutions.
   */
  example?: PuzzleExample | null;
  /**
   * Of `wrong-answer`: the answer that the row should have, and the code that fits then.
   */
  corrected?: AnsweredCode | null;
  /**
   * Of `deduce` and `padlock`: the codes left after each row; on a board too large to list, about.
   */
  left?: number[] | null;
  /**
   * On a board too large to list: the same, with how far off they may be.
   */
  estimates?: Estimate[] | null;
}
/**
 * A guess with its answer.
 */
export interface Turn {
  /**
   * The row, from 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Its answer.
   */
  feedback: string;
}
/**
 * A code and the answer that it gives.
 */
export interface AnsweredCode {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * The code.
   */
  code: string;
}
/**
 * A guess that solves a `win-next` puzzle, and why.
 */
export interface PuzzleExample {
  /**
   * The guess.
   */
  guess: string;
  /**
   * Is it still possible that this is the secret?
   */
  can_be_secret: boolean;
  /**
   * Each answer with the code that it leaves.
   */
  after: AnsweredCode[];
}
/**
 * The usual strategies.
 */
export interface Strategies {
  /**
   * The strategies, best known first.
   */
  strategies: UsualStrategy[];
}
/**
 * A usual strategy.
 */
export interface UsualStrategy {
  /**
   * What to write where a strategy is asked for.
   */
  name: string;
  /**
   * What it does.
   */
  about: string;
}
/**
 * The named boards, and what else can be written as rules and as a strategy.
 */
export interface Presets {
  /**
   * The boards, the default first.
   */
  presets: Preset[];
  /**
   * What can be written after a board, one after the other.
   */
  variants: Variant[];
  /**
   * The usual strategies, best known first.
   */
  strategies: UsualStrategy[];
}
/**
 * A named board.
 */
export interface Preset {
  /**
   * The name, read wherever rules are.
   */
  name: string;
  /**
   * The board in canonical notation.
   */
  rules: string;
  /**
   * How many codes it has.
   */
  codes: number;
  /**
   * How codes are written after this name, if not in the canonical alphabet.
   */
  alphabet: string | null;
  /**
   * What the game is.
   */
  about: string;
}
/**
 * A variant of a board.
 */
export interface Variant {
  /**
   * How it is written; of those that take a number or codes, an example.
   */
  suffix: string;
  /**
   * What it changes.
   */
  about: string;
}
/**
 * The best next guess.
 */
export interface SuggestRequest {
  /**
   * The game in one line, such as `4x6 1122:1.1`.
   */
  game: string;
  /**
   * The strategy; if none is named, `optimal` where it is quick, else `knuth`, or on a large board `sampled-entropy`.
   */
  strategy?: string | null;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * What guesses would tell.
 */
export interface ExplainRequest {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * The guesses to explain.
   */
  guesses: string[];
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * Whether the answers contradict each other.
 */
export interface CheckRequest {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * The codes that fit all answers.
 */
export interface CandidatesRequest {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * List so many of them; only their number if not given.
   */
  limit?: number | null;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * The answer to a guess.
 */
export interface ScoreRequest {
  /**
   * The board; the classic one if not given.
   */
  rules?: string | null;
  /**
   * The guess.
   */
  guess: string;
  /**
   * The secret.
   */
  secret: string;
  /**
   * Explain the answer peg by peg?
   */
  explain?: boolean;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * What each guess of a game cost.
 */
export interface ReviewRequest {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * The code that was to be found, if it is known: answers that are wrong are then listed.
   */
  secret?: string | null;
  pool?: Pool;
  /**
   * Leave the first guess out of the grades and sums?
   */
  without_opening?: boolean;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * What a guess would cost.
 */
export interface JudgeRequest {
  /**
   * The game so far, in one line.
   */
  game: string;
  /**
   * The guess.
   */
  guess: string;
  pool?: Pool;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * The best guesses.
 */
export interface RankRequest {
  /**
   * The game so far, in one line.
   */
  game: string;
  pool?: Pool;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * Strategies played against every secret.
 */
export interface EvaluateRequest {
  /**
   * The board; the classic one if not given.
   */
  rules?: string | null;
  /**
   * The strategies.
   */
  strategies: string[];
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * A position in a strategy's tree.
 */
export interface TreeRequest {
  /**
   * The board; the classic one if not given.
   */
  rules?: string | null;
  /**
   * The strategy.
   */
  strategy?: string;
  /**
   * The answers that lead there from the first guess on.
   */
  feedbacks?: string[];
  /**
   * The secret that is guessed there, instead of answers.
   */
  secret?: string | null;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * The best play on a board.
 */
export interface OptimalRequest {
  /**
   * The board; the classic one if not given.
   */
  rules?: string | null;
  /**
   * What to make least: `mean`, `mean within N`, `max`, `mean then max`, `max then mean`. If not given, `mean`, or `max` where answers may be false.
   */
  objective?: string | null;
  pool?: Pool;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * Puzzles from a seed.
 */
export interface PuzzleRequest {
  /**
   * The board; the classic one if not given.
   */
  rules?: string | null;
  kind: PuzzleKind;
  level: PuzzleLevel;
  /**
   * The seed of the first; each one after it has the next seed.
   */
  seed: number;
  /**
   * How many, up to 100.
   */
  count?: number;
  /**
   * One symbol for each colour; digits from 1 if not given.
   */
  alphabet?: string | null;
}
/**
 * The usual strategies.
 */
export interface StrategiesRequest {}
/**
 * The named boards.
 */
export interface RulesRequest {}
/**
 * What is answered, by the name of the answer.
 */
export interface Results {
  decision: Decision;
  explanation: Explanation;
  review: Review;
  narrowings: Narrowings;
  judgement: Judgement;
  ranking: Ranking;
  "tree-position": TreePosition;
  check: Check;
  contradicted: Contradicted;
  candidates: Candidates;
  score: Score;
  evaluations: Evaluations;
  solved: Solved;
  puzzles: Puzzles;
  strategies: Strategies;
  presets: Presets;
}
