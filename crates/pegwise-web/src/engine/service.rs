use super::answer::{Child, Failure, Repair};
use super::{
    Alternative, Answer, Branch, Cell, Clash, GameStatus, Group, Judgement, Question, Ranking, Reason, Reviewed, Row,
    Standing, Suggestion,
};
use pegwise::engine::{Engine, EngineError, Evaluate, Explore, Explored, Judge, Rank, Request, ReviewGame, Suggest};
use pegwise::notation::GameRecord;
use pegwise::{
    Alternatives, Board, Code, Decision, Diagnosis, GuessPool, GuessReview, Histogram, InvalidTurn, Limits, Monitor,
    Note, PlayerSpec, Review, Rules, Session, TurnReview,
};

/// The worker's side: answers questions, one after the other, and keeps what may be of use for the next.
#[derive(Debug, Default)]
pub struct EngineService {
    engine: Engine,
    /// The tree that is being looked through, with its board and player.
    tree: Option<((Board, PlayerSpec), Box<Explored>)>,
}

/// A list of codes up to this size fits in the memory of a phone's browser, and twice over.
const LIMITS: Limits = Limits::of_memory(256 << 20);

/// Of equal guesses so many are named.
const NAMED: usize = 12;

impl EngineService {
    /// Answers a question, both as text. What cannot be read is a failure too.
    pub fn answer(&mut self, question: &str, monitor: &dyn Monitor) -> String {
        let answer = match serde_json::from_str(question) {
            Ok(question) => self.reply(question, monitor),
            Err(error) => Answer::Failed(Failure::Because(error.to_string())),
        };
        serde_json::to_string(&answer).expect("answers are plain data")
    }

    pub(super) fn reply(&mut self, question: Question, monitor: &dyn Monitor) -> Answer {
        self.try_reply(question, monitor).unwrap_or_else(Answer::Failed)
    }

    fn try_reply(&mut self, question: Question, monitor: &dyn Monitor) -> Result<Answer, Failure> {
        Ok(match question {
            Question::GameStatus { game, listed } => Answer::GameStatus(status(&session(&game)?, listed)?),
            Question::Explain { game, guess } => Answer::Suggestion(explain(&session(&game)?, &guess)?),
            Question::Compare { game, guesses } => {
                let session = session(&game)?;
                let explained = guesses.iter().map(|guess| explain(&session, guess)).collect::<Result<_, _>>();
                Answer::Comparison(explained?)
            }
            Question::Suggest { game, strategy } => {
                let session = open(&game)?;
                let player = PlayerSpec::read(&strategy, session.rules()).map_err(because)?;
                Answer::Suggestion(suggestion(self.run(Suggest { session, player }, monitor)?))
            }
            Question::Judge { game, guess, consistent } => {
                let session = open(&game)?;
                let guess = session.rules().read_guess(&guess).map_err(because)?;
                let judged = self.run(Judge { session, pool: pool(consistent), guess }, monitor)?;
                Answer::Judgement(Box::new(judgement(judged)))
            }
            Question::Rank { game, consistent } => {
                let (best, others) = self.run(Rank { session: open(&game)?, pool: pool(consistent) }, monitor)?;
                Answer::Ranking(Ranking { best: best.into(), groups: groups(others) })
            }
            Question::Review { game, consistent } => {
                let request = ReviewGame { session: Box::new(session(&game)?), pool: pool(consistent) };
                let review = self.run(request, monitor)?;
                // The page shows whole reviews only.
                if review.pending > 0 {
                    return Err(Failure::Stopped);
                }
                Answer::Review(reviewed(review))
            }
            Question::Evaluate { rules, strategy } => {
                let (board, player) = player(&rules, &strategy)?;
                let evaluation = self.run(Evaluate { board, player }, monitor)?;
                Answer::Evaluation { distribution: evaluation.distribution().to_vec() }
            }
            Question::Branch { rules, strategy, answers } => {
                let (board, explored) = self.explore(&rules, &strategy, monitor)?;
                Answer::Branch(node(&board, explored, &answers)?)
            }
            Question::Follow { rules, strategy, secret } => {
                let (board, Explored { tree, .. }) = self.explore(&rules, &strategy, monitor)?;
                let secret = board.read_code(&secret).map_err(because)?;
                let found = tree.node_of(&secret).ok_or_else(|| because("the tree does not find this code"))?;
                Answer::Path(tree.path(found).iter().map(ToString::to_string).collect())
            }
        })
    }

    fn run<R: Request>(&mut self, request: R, monitor: &dyn Monitor) -> Result<R::Answer, Failure> {
        self.engine.run(request, LIMITS, monitor).map_err(|reason| match reason {
            EngineError::Stopped => Failure::Stopped,
            EngineError::Contradiction => Failure::Contradiction,
            reason => because(reason),
        })
    }

    /// The tree of a strategy, made anew unless it is the last one.
    fn explore(&mut self, rules: &str, strategy: &str, monitor: &dyn Monitor) -> Result<(Board, &Explored), Failure> {
        let asked = player(rules, strategy)?;
        let explored = match self.tree.take().filter(|(last, _)| *last == asked) {
            Some((_, explored)) => explored,
            None => {
                let (board, player) = asked.clone();
                Box::new(self.run(Explore { board, player }, monitor)?)
            }
        };
        let board = asked.0.clone();
        let (_, explored) = self.tree.insert((asked, explored));
        Ok((board, explored))
    }
}

/// A board and a player, read.
fn player(rules: &str, strategy: &str) -> Result<(Board, PlayerSpec), Failure> {
    let rules: Rules = rules.parse().map_err(because)?;
    let player = PlayerSpec::read(strategy, &rules).map_err(because)?;
    Ok((rules.into(), player))
}

fn because(reason: impl ToString) -> Failure {
    Failure::Because(reason.to_string())
}

fn pool(consistent: bool) -> GuessPool {
    if consistent { GuessPool::Candidates } else { GuessPool::All }
}

fn session(game: &str) -> Result<Session, Failure> {
    let record: GameRecord = game.parse().map_err(because)?;
    let rules = record.rules.clone();
    let session = Session::from_record(record, LIMITS).map_err(|(row, problem)| match problem {
        InvalidTurn::Never { possible, .. } => {
            Failure::Never { row: row - 1, possible: possible.iter().map(ToString::to_string).collect() }
        }
        problem => because(format!("{row}: {problem}")),
    })?;
    match session.codebook() {
        Ok(_) => Ok(session),
        Err(_) => Err(Failure::TooLarge { codes: rules.code_count().map(|codes| codes.to_string()) }),
    }
}

/// A game in which some code is left.
fn open(game: &str) -> Result<Box<Session>, Failure> {
    let session = session(game)?;
    match session.candidates() {
        Ok(candidates) if candidates.is_empty() => Err(Failure::Contradiction),
        _ => Ok(Box::new(session)),
    }
}

fn status(session: &Session, listed: usize) -> Result<GameStatus, Failure> {
    let left = (0..=session.turns().len()).map(|turns| session.candidates_after(turns).map(pegwise::CandidateSet::len));
    let candidates = session.candidates().map_err(because)?;
    Ok(GameStatus {
        left: left.collect::<Result<_, _>>().map_err(because)?,
        codes: candidates.codes().take(listed).map(|code| code.to_string()).collect(),
        clash: session.diagnose().map(clash),
    })
}

fn clash(diagnosis: Diagnosis) -> Clash {
    /// More repairs than this nobody reads.
    const SHOWN: usize = 8;
    let repair = |repair: &pegwise::Repair| Repair {
        answers: repair.answers.iter().map(|answer| (answer.row, answer.right.to_string())).collect(),
        codes: repair.codes,
    };
    Clash {
        rows: diagnosis.clash,
        wrong: diagnosis.wrong,
        repairs: diagnosis.repairs.iter().take(SHOWN).map(repair).collect(),
        more: diagnosis.repairs.len().saturating_sub(SHOWN),
    }
}

fn explain(session: &Session, guess: &str) -> Result<Suggestion, Failure> {
    let guess = session.rules().read_guess(guess).map_err(because)?;
    let state = session.state().map_err(because)?;
    Ok(suggestion(Decision::new(state, guess, pegwise::Reason::Asked).map_err(because)?))
}

fn suggestion(decision: Decision) -> Suggestion {
    let mean = decision.expected_guesses();
    Suggestion {
        guess: decision.guess.to_string(),
        can_win: decision.is_candidate,
        cells: cells(&decision.histogram),
        reason: reason(decision.reason, mean),
    }
}

fn reason(reason: pegwise::Reason, mean: Option<f64>) -> Reason {
    use pegwise::Reason as Why;
    match reason {
        Why::Asked => Reason::Asked,
        Why::Opening => Reason::Opening,
        Why::Text(text) => Reason::Text(text),
        Why::OnlyCandidate => Reason::OnlyCode,
        Why::FirstOfPair => Reason::FirstOfPair,
        Why::FirstCandidate => Reason::FirstCode,
        Why::Tree => Reason::Tree,
        Why::Drawn => Reason::Drawn,
        Why::SeparatesAll => Reason::SeparatesAll,
        Why::FewestGuesses { proved, tied, .. } => {
            Reason::FewestGuesses { mean: mean.unwrap_or_default(), proved, tied: named(&tied) }
        }
        Why::Best { heuristic, considered, tied } => {
            Reason::Best { heuristic: heuristic.name().to_owned(), considered, tied: named(&tied) }
        }
        Why::BestSoFar { heuristic, compared, of } => {
            Reason::BestSoFar { heuristic: heuristic.name().to_owned(), compared, of }
        }
        other => Reason::Text(format!("{other:?}")),
    }
}

fn named(codes: &[Code]) -> Vec<String> {
    codes.iter().take(NAMED).map(ToString::to_string).collect()
}

fn cells(histogram: &Histogram) -> Vec<Cell> {
    let cell = |(answer, codes): (pegwise::Feedback, usize)| Cell { answer: answer.to_string(), codes };
    histogram.cells().map(cell).collect()
}

fn judgement(judged: GuessReview) -> Judgement {
    let cell = |answer: &pegwise::AnswerValue| {
        (Cell { answer: answer.feedback.to_string(), codes: answer.codes }, answer.next.into())
    };
    Judgement {
        guess: judged.guess.to_string(),
        can_win: judged.can_win,
        cells: judged.answers.iter().map(cell).collect(),
        best: judged.best.into(),
        value: judged.value.into(),
        lost: judged.skill_lost().into(),
        skill: judged.skill(),
        standing: match &judged.rating {
            pegwise::Rating::OnlyCode => Standing::OnlyCode,
            pegwise::Rating::Best => Standing::Best,
            pegwise::Rating::AsGoodAs(other) => Standing::AsGoodAs(other.to_string()),
            pegwise::Rating::WorseThan(other) => Standing::WorseThan(other.to_string()),
        },
        could_have_won: judged.notes.iter().find_map(|note| match note {
            Note::CouldHaveWon(other) => Some(other.to_string()),
            Note::NothingNew => None,
        }),
        nothing_new: judged.notes.contains(&Note::NothingNew),
        alternatives: groups(judged.alternatives),
    }
}

fn groups(alternatives: Alternatives) -> Vec<Group> {
    let alternative = |(guess, can_win): (Code, bool)| Alternative { guess: guess.to_string(), can_win };
    let group = |group: pegwise::GuessGroup| Group {
        value: group.value.into(),
        count: group.guesses.len(),
        guesses: group.guesses.into_iter().take(NAMED).map(alternative).collect(),
    };
    alternatives.groups.into_iter().map(group).collect()
}

fn reviewed(review: Review) -> Reviewed {
    let (summary, inaccuracies) = (review.summary(0), review.inaccuracies(0));
    let row = |turn: TurnReview| Row {
        answer: turn.turn.feedback.to_string(),
        before: turn.guess.codes(),
        left: turn.left,
        luck: turn.luck(),
        bad_luck: turn.bad_luck(),
        guess: judgement(turn.guess),
    };
    Reviewed {
        left_out: review.left_out,
        start: review.start.into(),
        end: review.end.into(),
        skill: summary.skill,
        luck: summary.luck,
        skill_lost: summary.skill_lost,
        bad_luck: summary.bad_luck,
        inaccuracies,
        rows: review.turns.into_iter().map(row).collect(),
    }
}

fn node(rules: &Board, explored: &Explored, answers: &[String]) -> Result<Branch, Failure> {
    let Explored { tree, subtree_stats } = explored;
    let mut node = 0;
    for answer in answers {
        let feedback = rules.read_feedback(answer).map_err(because)?;
        let off = || Failure::OffTree { answer: answer.clone() };
        node = tree.child(node, feedback).ok_or_else(off)?;
    }
    let history = tree.history(node);
    let (here, outlook) = (&tree.nodes()[node], subtree_stats[node]);
    let child = |&(feedback, child): &(pegwise::Feedback, usize)| Child {
        answer: feedback.to_string(),
        guess: tree.nodes()[child].guess.to_string(),
        secrets: subtree_stats[child].secrets,
        total: subtree_stats[child].total,
        max: subtree_stats[child].max,
    };
    Ok(Branch {
        game: GameRecord { rules: rules.clone().into(), history }.to_string(),
        guess: here.guess.to_string(),
        can_win: tree.can_win(node),
        secrets: outlook.secrets,
        total: outlook.total,
        max: outlook.max,
        distribution: tree.evaluation_from(node).distribution().to_vec(),
        children: here.children.iter().map(child).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(question: Question) -> Answer {
        EngineService::default().reply(question, &())
    }

    #[test]
    fn an_answer_that_no_code_gives_names_those_that_some_give() {
        let status = Question::GameStatus { game: "4x6 1122:1.1 1111:0.1".to_owned(), listed: 0 };
        let possible = ["0.0", "1.0", "2.0", "3.0", "4.0"].map(str::to_owned).to_vec();
        assert_eq!(reply(status), Answer::Failed(Failure::Never { row: 1, possible }));
    }

    #[test]
    fn guesses_are_compared_in_the_order_they_were_given() {
        let guesses = ["1122", "1234"].map(str::to_owned).to_vec();
        let Answer::Comparison(splits) = reply(Question::Compare { game: "4x6".to_owned(), guesses }) else {
            panic!("no comparison");
        };
        // [Knuth 1977]: at worst 1122 leaves 256 codes, 1234 leaves 312.
        let found: Vec<_> = splits.iter().map(|split| (split.guess.as_str(), split.largest(), split.codes())).collect();
        assert_eq!(found, [("1122", 256, 1296), ("1234", 312, 1296)]);
        // 1122 has 13 answers, and leaves 204.5 codes on average [Kooi 2005].
        assert_eq!((splits[0].cells.len(), format!("{:.1}", splits[0].mean())), (13, "204.5".to_owned()));
    }
}
