// Written from the JSON Schemas of Pegwise by `npm run types` in tools/browser-tests.

/**
 * The codes that may be guessed.
 */
export type Pool = "all" | "candidates";
/**
 * The kind of puzzle.
 */
export type PuzzleKind = "deduce" | "win-next" | "impossible" | "wrong-answer" | "padlock";
/**
 * The level of a puzzle.
 */
export type PuzzleLevel = "easy" | "medium" | "hard";
/**
 * The codes that were examined.
 */
export type Coverage = "all" | "sample" | "near";
/**
 * The reason for a guess.
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
       * The total number of further guesses over all candidates.
       */
      total: number;
      /**
       * The mean number of further guesses.
       */
      expected_guesses: number | null;
      /**
       * Whether it is proved that no guess is better.
       */
      proved: boolean;
      /**
       * The equally good guesses, starting with this one. With 64 or more codes left, one of each class alike by symmetry.
       */
      tied: string[];
      /**
       * The number of equally good guesses, including this one and all that are alike by symmetry.
       */
      count: number;
    }
  | {
      kind: "nearest";
      /**
       * The number of answer pegs by which the guess fails to fit, summed over all rows, or 0 if it fits.
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
       * The value of the guess by this measure.
       */
      value: number;
      /**
       * The number of guesses compared. Guesses that are alike by symmetry count as one.
       */
      considered: number;
      /**
       * The number of guesses with this value, including this one and all that are alike by symmetry.
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
       * The value of the guess by this measure.
       */
      value: number;
      /**
       * The number of guesses compared. Guesses that are alike by symmetry count as one.
       */
      compared: number;
      /**
       * The number of guesses that were to be compared.
       */
      considered: number;
    }
  | {
      kind: "other";
    };
/**
 * Whether a number is exact or an estimate.
 */
export type Basis = "exact" | "estimate";
/**
 * How a guess compares with the best.
 */
export type Rating = "only-code" | "best" | "as-good" | "worse";
/**
 * A kind of failure.
 */
export type ErrorKind = "no" | "usage" | "cancelled" | "output" | "defect";
/**
 * The cause of a failure, for programs that show their own messages.
 */
export type Cause =
  | {
      "too-many-codes": {
        /**
         * The number of codes, as text because many JSON parsers round large numbers; `null` for 2<sup>128</sup> or more.
         */
        codes: string | null;
      };
    }
  | "contradiction"
  | {
      "never-given": {
        /**
         * The row number, starting at 1.
         */
        row: number;
        /**
         * The possible answers.
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
 * An event sent while a request is running.
 */
export type Progress =
  | {
      event: "progress";
      /**
       * The number of finished units of work.
       */
      done: number;
      /**
       * The total number of units of work.
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
       * The lower bound.
       */
      lower: number;
      /**
       * The value of the best play found so far, if any.
       */
      upper: number | null;
    };

/**
 * The limits of a request.
 */
export interface RequestLimits {
  /**
   * The time limit in seconds, from the start of the work.
   */
  seconds?: number | null;
  /**
   * The memory limit for the list of codes, in MiB.
   */
  memory?: number | null;
}
/**
 * A guess of a strategy, with the reason.
 */
export interface Decision {
  /**
   * The code to guess.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The number of codes left before the guess.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * The number of codes left in the worst case.
   */
  worst_case: number;
  /**
   * The minimum number of codes that any answer rules out.
   */
  eliminated_at_least: number;
  /**
   * The expected number of codes left.
   */
  expected_size: number;
  /**
   * The expected information in bits.
   */
  bits: number;
  /**
   * The number of possible answers.
   */
  parts: number;
  /**
   * The possible answers, with the number of codes for each.
   */
  partition: Cell[];
  /**
   * The strategy. It differs from the requested one if that one was stopped before it had a guess.
   */
  strategy: string;
  reason: Reason;
  /**
   * Whether the search was finished. Otherwise, this is the best guess so far.
   */
  complete: boolean;
  /**
   * The game so far, in one line.
   */
  game: string;
}
/**
 * An answer, with the number of codes that give it.
 */
export interface Cell {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * The number of codes.
   */
  codes: number;
}
/**
 * The expected information of guesses in a game.
 */
export interface Explanation {
  /**
   * The game so far, in one line.
   */
  game: string;
  /**
   * The guesses, in the order requested.
   */
  guesses: Guess[];
}
/**
 * A guess with its expected information.
 */
export interface Guess {
  /**
   * The code to guess.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The number of codes left before the guess.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * The number of codes left in the worst case.
   */
  worst_case: number;
  /**
   * The minimum number of codes that any answer rules out.
   */
  eliminated_at_least: number;
  /**
   * The expected number of codes left.
   */
  expected_size: number;
  /**
   * The expected information in bits.
   */
  bits: number;
  /**
   * The number of possible answers.
   */
  parts: number;
  /**
   * The possible answers, with the number of codes for each.
   */
  partition: Cell[];
}
/**
 * The cost of each guess and each answer in a game.
 */
export interface Review {
  /**
   * The game in one line.
   */
  game: string;
  pool: Pool;
  /**
   * The wrong answers, if the secret is known.
   */
  wrong_answers: WrongAnswer[] | null;
  /**
   * Whether the rows show corrected answers because the given ones contradict each other.
   */
  corrected: boolean;
  /**
   * The contradiction, if any.
   */
  contradiction: Diagnosis | null;
  /**
   * Whether every possible row is reviewed. Otherwise, the review was stopped.
   */
  complete: boolean;
  /**
   * The number of earlier rows that the review did not reach before it was stopped.
   */
  rows_pending: number;
  /**
   * The number of rows left out: those after the win, or from the contradiction on.
   */
  rows_left_out: number;
  /**
   * The reviewed rows.
   */
  turns: TurnReview[];
  /**
   * Whether the numbers below leave out the first guess.
   */
  without_opening: boolean;
  /**
   * The number of guesses.
   */
  guesses: number;
  start: Expected;
  end: Expected;
  /**
   * The mean grade of the guesses, from 0 to 99, if there was ever a choice.
   */
  skill: number | null;
  /**
   * The mean grade of the answers, from 0 to 99, if more than one answer was ever possible.
   */
  luck: number | null;
  /**
   * The number of guesses lost through lack of skill.
   */
  skill_lost: number;
  /**
   * The number of guesses lost through bad luck; negative for good luck.
   */
  bad_luck: number;
  /**
   * The rows, numbered from 1, whose guesses cost at least a twentieth of a guess on average.
   */
  inaccuracies: number[];
}
/**
 * A wrong answer with its correction.
 */
export interface WrongAnswer {
  /**
   * The row number, starting at 1.
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
 * The rows that contradict each other, and the possible repairs.
 */
export interface Diagnosis {
  /**
   * Whether it is proved that no code fits all answers. Otherwise, the search just found none.
   */
  proved: boolean;
  /**
   * The rows that cannot all be right, numbered from 1.
   */
  clash: number[];
  /**
   * The minimum number of wrong answers.
   */
  wrong_answers_at_least: number;
  /**
   * The repairs, the likeliest first: either all of them or only the likeliest ones.
   */
  repairs: Repair[];
  /**
   * The total number of repairs.
   */
  repair_count: number;
  /**
   * Whether every repair was found. Otherwise, the search was incomplete and the numbers of codes are estimates.
   */
  complete: boolean;
}
/**
 * Corrected answers that resolve a contradiction.
 */
export interface Repair {
  /**
   * The corrected answers, as few as possible.
   */
  answers: WrongAnswer[];
  /**
   * The number of codes left after the repair, perhaps an estimate.
   */
  candidates: number;
  /**
   * The margin of that number, if the board is too large to list.
   */
  estimate?: Estimate | null;
}
/**
 * An estimated number of codes, with its margin.
 */
export interface Estimate {
  /**
   * The estimate. It is exact if `low` equals `high`.
   */
  codes: number;
  /**
   * The 95% lower bound.
   */
  low: number;
  /**
   * The 95% upper bound, or `null` if only a minimum is known. Then `codes` and `low` are that minimum.
   */
  high: number | null;
}
/**
 * A turn of a game with its cost.
 */
export interface TurnReview {
  /**
   * The row number, starting at 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The number of codes left before the guess.
   */
  candidates: number;
  /**
   * The expected number of codes left.
   */
  expected_size: number;
  /**
   * The expected information in bits.
   */
  expected_bits: number;
  /**
   * The possible answers, each with the number of codes and of further guesses.
   */
  partition: CellValue[];
  best: Expected;
  value: Expected;
  skill_lost: Expected;
  /**
   * The grade of the guess, from 0 to 99.
   */
  skill: number;
  standing: Rating;
  /**
   * The first of the best guesses, if it differs from this one.
   */
  compared_with: string | null;
  /**
   * A guess that is at least as good and can be the secret, if this one cannot.
   */
  could_have_won: string | null;
  /**
   * Whether the answer was certain before the guess.
   */
  nothing_new: boolean;
  /**
   * Groups of equally good guesses, the best group first.
   */
  alternatives: GuessGroup[];
  /**
   * The number of guesses examined for the groups after the first; if they are estimates, for all groups.
   * With 64 or more codes left, guesses that are alike by symmetry count as one.
   */
  looked_at: number;
  /**
   * The answer.
   */
  feedback: string;
  /**
   * The number of codes left after the answer.
   */
  left: number;
  /**
   * The information of the answer, in bits.
   */
  bits: number;
  next: Expected;
  /**
   * One plus `next` minus `value`.
   */
  bad_luck: number;
  /**
   * The grade of the answer, from 0 to 99.
   */
  luck: number;
}
/**
 * An answer, with the number of codes that give it and the number of further guesses.
 */
export interface CellValue {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * The number of codes.
   */
  codes: number;
  next: Expected;
}
/**
 * The expected number of further guesses.
 */
export interface Expected {
  /**
   * The total over all codes left.
   */
  total: number;
  /**
   * The number of codes.
   */
  codes: number;
  /**
   * `total` divided by `codes`.
   */
  mean: number;
  basis: Basis;
}
/**
 * Equally good guesses.
 */
export interface GuessGroup {
  value: Expected;
  /**
   * The number of guesses, including all that are alike by symmetry. In estimates, and after the first group, only
   * guesses that were examined count.
   */
  count: number;
  /**
   * The guesses in order: all or only the first ones. If `value` is exact and 64 or more codes are left, only one of
   * each class alike by symmetry.
   */
  guesses: RankedGuess[];
}
/**
 * A guess in a group of equally good guesses.
 */
export interface RankedGuess {
  /**
   * The code.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
}
/**
 * The information given by each guess of a game whose costs are unknown: the board is too large, or the review was
 * stopped.
 */
export interface Narrowings {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * The wrong answers, if the secret is known.
   */
  wrong_answers: WrongAnswer[] | null;
  /**
   * Whether the rows show corrected answers because the given ones contradict each other.
   */
  corrected: boolean;
  /**
   * The contradiction, if any.
   */
  contradiction: Diagnosis | null;
  /**
   * Whether every possible row is here. Otherwise, the work was stopped.
   */
  complete: boolean;
  coverage: Coverage;
  /**
   * The rows, starting with the first.
   */
  rows: NarrowedRow[];
  /**
   * The mean grade of the guesses, from 0 to 99, if better guesses were searched for.
   */
  skill: number | null;
  /**
   * The mean grade of the answers, from 0 to 99, if more than one answer was ever possible.
   */
  luck: number | null;
}
/**
 * A row of a game and the information that it gave.
 */
export interface NarrowedRow {
  /**
   * The row number, starting at 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * The answer.
   */
  feedback: string;
  before: Estimate;
  left: Estimate;
  /**
   * The expected number of codes left.
   */
  expected_size: number;
  /**
   * The expected information in bits, if enough is known.
   */
  expected_bits: number | null;
  /**
   * The information of the answer in bits, if enough is known.
   */
  bits: number | null;
  /**
   * The best guess found, if one was searched for.
   */
  best: string | null;
  /**
   * The expected information of that guess, in bits.
   */
  best_bits: number | null;
  /**
   * The grade of the guess, from 0 to 99.
   */
  skill: number | null;
  /**
   * The grade of the answer, from 0 to 99.
   */
  luck: number | null;
}
/**
 * The cost of a guess in a game, before its answer is known.
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
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The number of codes left before the guess.
   */
  candidates: number;
  /**
   * The expected number of codes left.
   */
  expected_size: number;
  /**
   * The expected information in bits.
   */
  expected_bits: number;
  /**
   * The possible answers, each with the number of codes and of further guesses.
   */
  partition: CellValue[];
  best: Expected;
  value: Expected;
  skill_lost: Expected;
  /**
   * The grade of the guess, from 0 to 99.
   */
  skill: number;
  standing: Rating;
  /**
   * The first of the best guesses, if it differs from this one.
   */
  compared_with: string | null;
  /**
   * A guess that is at least as good and can be the secret, if this one cannot.
   */
  could_have_won: string | null;
  /**
   * Whether the answer was certain before the guess.
   */
  nothing_new: boolean;
  /**
   * Groups of equally good guesses, the best group first.
   */
  alternatives: GuessGroup[];
  /**
   * The number of guesses examined for the groups after the first; if they are estimates, for all groups.
   * With 64 or more codes left, guesses that are alike by symmetry count as one.
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
   * Groups of equally good guesses, the best group first.
   */
  groups: GuessGroup[];
  /**
   * The number of guesses examined for the groups after the first; if they are estimates, for all groups. With 64 or
   * more codes left, guesses that are alike by symmetry count as one.
   */
  looked_at: number;
}
/**
 * The regret of several guesses.
 */
export interface Regrets {
  pool: Pool;
  /**
   * The guesses, in the order requested.
   */
  guesses: Regret[];
}
/**
 * The regret of a guess: how much it loses against the best guess of its position.
 */
export interface Regret {
  /**
   * The game so far, in one line.
   */
  game: string;
  /**
   * The code to guess.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The number of codes left before the guess.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * The number of codes left in the worst case.
   */
  worst_case: number;
  /**
   * The minimum number of codes that any answer rules out.
   */
  eliminated_at_least: number;
  /**
   * The expected number of codes left.
   */
  expected_size: number;
  /**
   * The expected information in bits.
   */
  bits: number;
  /**
   * The number of possible answers.
   */
  parts: number;
  /**
   * The possible answers, with the number of codes for each.
   */
  partition: Cell[];
  /**
   * A guess that gives the most information.
   */
  most_bits_guess: string;
  /**
   * The expected information of that guess in bits.
   */
  most_bits: number;
  /**
   * `most_bits` minus `bits`.
   */
  bits_lost: number;
  basis: Basis;
  /**
   * The expected number of further guesses with this guess. `null` unless proved.
   */
  value: Expected | null;
  /**
   * `value` minus that of the best guesses. `null` unless proved.
   */
  skill_lost: Expected | null;
  /**
   * The best guesses. `null` unless proved.
   */
  best: GuessGroup | null;
}
/**
 * A position of a tree, with its answers.
 */
export interface TreePosition {
  /**
   * The board.
   */
  rules: string;
  /**
   * The turns so far, each written as `guess:answer`.
   */
  game: string;
  /**
   * The guess.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The number of secrets left before this guess.
   */
  secrets: number;
  /**
   * The total number of guesses needed for these secrets from here on.
   */
  total: number;
  /**
   * The maximum number of guesses from here on.
   */
  max: number;
  /**
   * The number of secrets found by each guess, starting with this one.
   */
  distribution: number[];
  /**
   * The answers, each with the next guess.
   */
  answers: TreeAnswer[];
}
/**
 * An answer to a guess of a tree, with the next guess.
 */
export interface TreeAnswer {
  /**
   * The answer.
   */
  feedback: string;
  /**
   * The number of secrets that give this answer.
   */
  secrets: number;
  /**
   * The next guess, unless the answer wins.
   */
  guess: string | null;
  /**
   * The total number of further guesses needed for these secrets.
   */
  total: number;
  /**
   * The maximum number of further guesses.
   */
  max: number;
  /**
   * The answers to the next guess, unless the answer wins or the requested depth is reached.
   */
  answers: TreeAnswer[] | null;
}
/**
 * Whether the answers of a game are consistent.
 */
export interface Check {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * The rows, with the number of codes left after each.
   */
  rows: Row[];
  /**
   * The number of codes left, or of codes in a sample if `estimate` is present.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * The estimated number of codes left, if they are not counted.
   */
  estimate?: Estimate | null;
  /**
   * If answers may be false, the codes left, grouped by the rows that would be false.
   */
  false_rows?: FalseRows[];
  /**
   * The contradiction, or `null`. This field is always present.
   */
  contradiction: Diagnosis | null;
}
/**
 * A row of a game, with the number of codes left after it.
 */
export interface Row {
  /**
   * The row number, starting at 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * The answer.
   */
  feedback: string;
  /**
   * The number of codes left, unless the board is too large to list.
   */
  candidates: number | null;
}
/**
 * The number of codes left if exactly these rows are false.
 */
export interface FalseRows {
  /**
   * The row numbers, starting at 1.
   */
  rows: number[];
  /**
   * The number of codes.
   */
  candidates: number;
}
/**
 * A game that has no next guess because its answers contradict each other.
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
   * The number of codes, or of codes in a sample if `estimate` is present.
   */
  candidates: number;
  coverage: Coverage;
  /**
   * The estimated number of codes, if they are not counted.
   */
  estimate?: Estimate | null;
  /**
   * Whether the work was finished. If it was stopped early, `codes` may have fewer codes than requested.
   */
  complete: boolean;
  /**
   * The first codes, up to the requested number, or `null` if only their number was requested.
   */
  codes: string[] | null;
  /**
   * The probability of each of `codes`, if codes have weights.
   */
  chances?: number[] | null;
  /**
   * If answers may be false: for each of `codes`, the rows, numbered from 1, that are false if it is the secret.
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
   * The answer.
   */
  feedback: string;
  /**
   * The number of black pegs, if answers show it.
   */
  black: number | null;
  /**
   * The number of white pegs, if answers show it.
   */
  white: number | null;
  /**
   * The answer peg by peg, if requested.
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
   * The colours of the guess that can earn pegs: those not in place, or all of them if answers do not show places.
   */
  colours_left: ColourLeft[];
}
/**
 * The pegs of the guess and the secret in one place.
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
   * Whether the two pegs have the same colour, if answers show places.
   */
  black: boolean | null;
}
/**
 * The number of pegs that a colour earns.
 */
export interface ColourLeft {
  /**
   * The symbol of the colour.
   */
  colour: string;
  /**
   * The name of the colour.
   */
  name: string;
  /**
   * The number of pegs of this colour left in the guess.
   */
  in_guess: number;
  /**
   * The number of pegs of this colour left in the secret.
   */
  in_secret: number;
  /**
   * The number of pegs earned: white ones, or right colours if answers do not show places.
   */
  white: number;
}
/**
 * The results of strategies against the secrets of a board.
 */
export interface Evaluations {
  /**
   * The board.
   */
  rules: string;
  /**
   * The number of codes, if they can be listed.
   */
  codes: number | null;
  /**
   * The drawn secrets, if not every code was played.
   */
  drawn?: Drawn | null;
  /**
   * The strategies, in the order requested.
   */
  strategies: Evaluation[];
  /**
   * Whether all requested strategies were played before the work was stopped.
   */
  complete: boolean;
}
/**
 * Secrets drawn from seeds.
 */
export interface Drawn {
  /**
   * The number of games requested. A strategy that was stopped has played only those counted in its distribution.
   */
  games: number;
  /**
   * The seed of the first secret. Each further secret uses the next seed.
   */
  seed: number;
}
/**
 * The number of guesses that a strategy needs.
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
   * The first guess.
   */
  opening: string;
  /**
   * The total number of guesses over all secrets.
   */
  total: number;
  /**
   * The mean number of guesses.
   */
  mean: number;
  /**
   * The weighted mean, if codes have weights. The other numbers count each code once.
   */
  weighted_mean?: number | null;
  /**
   * The 95% margin of error of the mean, if the secrets were drawn.
   */
  margin?: number | null;
  /**
   * The mean adjusted for luck, which has a smaller margin of error, if the secrets were drawn and luck can be measured.
   */
  adjusted_mean?: number | null;
  /**
   * The 95% margin of error of the adjusted mean.
   */
  adjusted_margin?: number | null;
  /**
   * The median number of guesses.
   */
  median: number;
  /**
   * The most frequent number of guesses.
   */
  mode: number;
  /**
   * The maximum number of guesses.
   */
  max: number;
  /**
   * The variance of the number of guesses over the secrets.
   */
  variance: number;
  /**
   * The number of guesses that suffices for a quarter, a half, three quarters, 90% and 99% of the secrets.
   */
  quantiles: Quantile[];
  /**
   * The number of secrets found by each guess, starting with the first.
   */
  distribution: number[];
  /**
   * The time taken, in seconds.
   */
  seconds: number;
  /**
   * The results with the worst lies, if answers may be false. The numbers above assume that no answer is false.
   */
  with_lies?: WithLies | null;
}
/**
 * The number of guesses that suffices for a share of the secrets.
 */
export interface Quantile {
  /**
   * The share of the secrets, as a percentage. The actual share may be larger.
   */
  percent: number;
  /**
   * The number of guesses.
   */
  guesses: number;
}
/**
 * The number of guesses that a strategy needs with the worst lies for each secret.
 */
export interface WithLies {
  /**
   * The total number of guesses over all secrets.
   */
  total: number;
  /**
   * The mean number of guesses.
   */
  mean: number;
  /**
   * The maximum number of guesses.
   */
  max: number;
  /**
   * The number of secrets found by each guess, starting with the first.
   */
  distribution: number[];
  /**
   * The number of games: every secret with every way to lie.
   */
  games: number;
}
/**
 * The best play found on a board, and the state of its proof.
 */
export interface Solved {
  /**
   * The board.
   */
  rules: string;
  /**
   * The number of codes.
   */
  codes: number;
  /**
   * The objective that is minimised.
   */
  objective: string;
  pool: Pool;
  /**
   * `optimal`, `bounded` (stopped before the proof was finished) or `infeasible`.
   */
  status: string;
  /**
   * Whether the proof is finished rather than stopped.
   */
  complete: boolean;
  /**
   * The number of parts of the objective that are proved.
   */
  settled: number;
  /**
   * The proved lower bound on the total, or on the maximum if the objective begins with `max`. `null` if infeasible.
   */
  lower: number | null;
  /**
   * The total number of guesses over all secrets with the best play found.
   */
  total: number | null;
  /**
   * The mean number of guesses.
   */
  mean: number | null;
  /**
   * The maximum number of guesses.
   */
  max: number | null;
  /**
   * The number of secrets found by each guess, starting with the first.
   */
  distribution: number[] | null;
  /**
   * The first guess.
   */
  opening: string | null;
  /**
   * The strategy whose play this is, without a proof, if the search was stopped before it found better play.
   */
  heuristic: string | null;
  /**
   * The number of sets searched. It depends on the number of threads.
   */
  nodes: number;
  /**
   * The time taken, in seconds.
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
   * The seed of the first puzzle. Each further puzzle uses the next seed.
   */
  seed: number;
  /**
   * The puzzles.
   */
  puzzles: Puzzle[];
  /**
   * Whether all requested puzzles are here. Otherwise, the work was stopped.
   */
  complete: boolean;
}
/**
 * A puzzle with its solution. Some fields are present only for certain kinds of puzzles.
 */
export interface Puzzle {
  kind: PuzzleKind;
  level: PuzzleLevel;
  /**
   * The seed. Together with the kind and the level, it determines the puzzle.
   */
  seed: number;
  /**
   * The effort of solving the puzzle, comparable among puzzles of the same kind.
   */
  effort: number;
  /**
   * The given rows.
   */
  rows: Turn[];
  /**
   * The number of codes that fit the rows or, for `wrong-answer`, all rows except the wrong one.
   */
  candidates: number;
  /**
   * The next guess, for `impossible`.
   */
  guess?: string | null;
  /**
   * The answers to choose from, for `impossible`.
   */
  offered?: string[] | null;
  /**
   * The solutions: the code for `deduce` and `padlock`, all such guesses for `win-next`, the answer for
   * `impossible`, or the row for `wrong-answer`.
   */
  solutions: string[];
  /**
   * For `win-next` on a board too large to list, whether guesses that cannot be the secret may also be solutions.
   */
  may_be_more?: boolean;
  /**
   * The other answers, each with a code that gives it, for `impossible`.
   */
  given?: AnsweredCode[] | null;
  /**
   * One of the solutions, for `win-next`.
   */
  example?: PuzzleExample | null;
  /**
   * The right answer of the row and the code that then fits, for `wrong-answer`.
   */
  corrected?: AnsweredCode | null;
  /**
   * The number of codes left after each row, for `deduce` and `padlock`; estimates on a board too large to list.
   */
  left?: number[] | null;
  /**
   * The margins of `left`, on a board too large to list.
   */
  estimates?: Estimate[] | null;
}
/**
 * A guess with its answer.
 */
export interface Turn {
  /**
   * The row number, starting at 1.
   */
  row: number;
  /**
   * The guess.
   */
  guess: string;
  /**
   * The answer.
   */
  feedback: string;
}
/**
 * An answer with a code that gives it.
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
 * A guess that solves a `win-next` puzzle, with the reason.
 */
export interface PuzzleExample {
  /**
   * The guess.
   */
  guess: string;
  /**
   * Whether the guess can be the secret.
   */
  can_be_secret: boolean;
  /**
   * The possible answers, each with the code that then remains.
   */
  after: AnsweredCode[];
}
/**
 * The named strategies.
 */
export interface Strategies {
  /**
   * The strategies, best known first.
   */
  strategies: UsualStrategy[];
}
/**
 * A named strategy.
 */
export interface UsualStrategy {
  /**
   * The name to use in requests.
   */
  name: string;
  /**
   * A short description.
   */
  about: string;
}
/**
 * The named boards, the variants of boards, and the strategies.
 */
export interface Presets {
  /**
   * The boards, the default first.
   */
  presets: Preset[];
  /**
   * The suffixes that boards can have. They can be combined.
   */
  variants: Variant[];
  /**
   * The named strategies, best known first.
   */
  strategies: UsualStrategy[];
}
/**
 * A named board.
 */
export interface Preset {
  /**
   * The name, which can be used wherever rules are expected.
   */
  name: string;
  /**
   * The board in canonical notation.
   */
  rules: string;
  /**
   * The number of codes.
   */
  codes: number;
  /**
   * The symbols used in its codes, if not the canonical alphabet.
   */
  alphabet: string | null;
  /**
   * A short description.
   */
  about: string;
}
/**
 * A variant of a board.
 */
export interface Variant {
  /**
   * The suffix, with example values if it takes a number or codes.
   */
  suffix: string;
  /**
   * The effect of the suffix.
   */
  about: string;
}
/**
 * The best next guess.
 */
export interface SuggestRequest {
  /**
   * The game in one line, for example `4x6 1122:1.1`.
   */
  game: string;
  /**
   * The strategy. Defaults to `optimal` if that is quick, and otherwise to `knuth`, or to `sampled-entropy` on a large board.
   */
  strategy?: string | null;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The expected information of guesses.
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
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * A check for contradictions.
 */
export interface CheckRequest {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
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
   * The number of codes to list. If omitted, they are only counted.
   */
  limit?: number | null;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The answer to a guess.
 */
export interface ScoreRequest {
  /**
   * The board. Defaults to the classic board.
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
   * Whether to explain the answer peg by peg.
   */
  explain?: boolean;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The cost of each guess of a game.
 */
export interface ReviewRequest {
  /**
   * The game in one line.
   */
  game: string;
  /**
   * The secret, if known. If given, the review also lists wrong answers.
   */
  secret?: string | null;
  pool?: Pool;
  /**
   * Whether to leave the first guess out of the grades and sums.
   */
  without_opening?: boolean;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The cost of a guess.
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
   * One symbol for each colour. Defaults to the digits starting at 1.
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
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The regret of guesses: how much they lose against the best ones.
 */
export interface RegretRequest {
  /**
   * The board. Defaults to the classic board.
   */
  rules?: string | null;
  /**
   * The games so far, each in one line.
   */
  games: string[];
  /**
   * The guesses, one for each game.
   */
  guesses: string[];
  pool?: Pool;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The results of strategies against every secret.
 */
export interface EvaluateRequest {
  /**
   * The board. Defaults to the classic board.
   */
  rules?: string | null;
  /**
   * The strategies.
   */
  strategies: string[];
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * A position in a strategy's tree.
 */
export interface TreeRequest {
  /**
   * The board. Defaults to the classic board.
   */
  rules?: string | null;
  /**
   * The strategy.
   */
  strategy?: string;
  /**
   * The answers that lead to the position, starting with the answer to the first guess.
   */
  feedbacks?: string[];
  /**
   * The secret that is guessed in the position, instead of `feedbacks`.
   */
  secret?: string | null;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * Optimal play on a board.
 */
export interface OptimalRequest {
  /**
   * The board. Defaults to the classic board.
   */
  rules?: string | null;
  /**
   * The objective to minimise: `mean`, `mean within N`, `max`, `mean then max` or `max then mean`. Defaults to `mean`, or to `max` if answers may be false.
   */
  objective?: string | null;
  pool?: Pool;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * Puzzles from a seed.
 */
export interface PuzzleRequest {
  /**
   * The board. Defaults to the classic board.
   */
  rules?: string | null;
  kind: PuzzleKind;
  level: PuzzleLevel;
  /**
   * The seed of the first puzzle. Each further puzzle uses the next seed.
   */
  seed: number;
  /**
   * The number of puzzles, at most 100.
   */
  count?: number;
  /**
   * One symbol for each colour. Defaults to the digits starting at 1.
   */
  alphabet?: string | null;
}
/**
 * The named strategies.
 */
export interface StrategiesRequest {}
/**
 * The named boards.
 */
export interface RulesRequest {}
/**
 * The type of each result, by the name of its answer.
 */
export interface Results {
  decision: Decision;
  explanation: Explanation;
  review: Review;
  narrowings: Narrowings;
  judgement: Judgement;
  ranking: Ranking;
  regrets: Regrets;
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
