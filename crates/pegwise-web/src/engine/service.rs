use super::{Evil, EvilRequest, PageRequest, Reply, read};
use crate::wording;
use pegwise::api::{
    self, Answer, BestGuesses, ErrorKind, EvaluateRequest, Failure, GuessGroup, JudgeRequest, ReviewRequest, RuleFile,
    SuggestRequest,
};
use pegwise::engine::{self, Asked, Engine, EngineError, Question};
use pegwise::notation::{Alphabet, GameRecord, read_rules};
use pegwise::{Board, Codemaker, Game, Limits, Matchup, Monitor, PlayerSpec, Progress, Rules, Session, check_listed};

/// The worker's side of the engine: answers requests one after another and keeps its caches between them.
#[derive(Debug, Default)]
pub struct EngineService {
    engine: Engine,
    evil: Option<Game>,
}

/// Two lists of codes of this size fit into the memory of a phone's browser.
pub(crate) const LIMITS: Limits = Limits::of_memory(256 << 20);

pub(crate) fn is_listed(board: &Board) -> bool {
    check_listed(board, LIMITS).is_ok()
}

impl EngineService {
    /// Answers a request. Both the request and the answer are text. An unreadable request results in a failure.
    pub fn answer(&mut self, request: &str, monitor: &dyn Monitor) -> String {
        written(&match read(request) {
            Ok(request) => self.reply(request, monitor),
            Err(error) => Reply::Failed(usage(error)),
        })
    }

    /// Answers a request for puzzles, as [`EngineService::answer`] answers all others. This code is loaded separately.
    pub fn draw(&mut self, request: &str, monitor: &dyn Monitor) -> String {
        written(&match read(request) {
            Ok(request) => self.drawn(request, monitor),
            Err(error) => Reply::Failed(usage(error)),
        })
    }

    pub(super) fn reply(&mut self, request: PageRequest, monitor: &dyn Monitor) -> Reply {
        self.work(monitor).reply(request).unwrap_or_else(Reply::Failed)
    }

    pub(crate) fn drawn(&mut self, request: PageRequest, monitor: &dyn Monitor) -> Reply {
        let PageRequest::Puzzles(request) = request else { return Reply::Failed(usage("it asks for no puzzles")) };
        self.work(monitor).ask(&request).map_or_else(Reply::Failed, Reply::Puzzles)
    }

    fn work<'a>(&'a mut self, monitor: &'a dyn Monitor) -> Work<'a> {
        let (engine, evil) = (&mut self.engine, &mut self.evil);
        Work { engine, evil, board: Rules::classic(), alphabet: Alphabet::canonical(), monitor }
    }
}

fn written(reply: &Reply) -> String {
    serde_json::to_string(reply).expect("replies are plain data")
}

struct Work<'a> {
    engine: &'a mut Engine,
    evil: &'a mut Option<Game>,
    board: Rules,
    alphabet: Alphabet,
    monitor: &'a dyn Monitor,
}

fn open_rules(text: &str) -> Reply {
    let file: RuleFile = match serde_json::from_str(text) {
        Ok(file) => file,
        Err(error) => return Reply::NoRules { line: error.line(), problem: error.to_string() },
    };
    match file.rules() {
        Ok((rules, _)) => Reply::Rules { rules: rules.to_string(), wording: wording::write(&file) },
        Err(flaw) => Reply::NoRules { line: flaw.line_in(text), problem: flaw.to_string() },
    }
}

fn usage(reason: impl ToString) -> Failure {
    Failure::new(ErrorKind::Usage, reason)
}

impl Work<'_> {
    fn reply(mut self, request: PageRequest) -> Result<Reply, Failure> {
        match request {
            PageRequest::Check(request) => Ok(Reply::Check(self.ask(&request)?)),
            PageRequest::Candidates(request) => Ok(Reply::Candidates(self.ask(&request)?)),
            PageRequest::Suggest(request) => self.suggest(&request),
            PageRequest::Explain(request) => Ok(Reply::Explanation(self.ask(&request)?)),
            PageRequest::Judge(request) => self.judge(&request),
            PageRequest::Best(request) => self.best(&request),
            PageRequest::Review(request) => self.review(&request),
            PageRequest::Evaluate(request) => self.evaluate(&request),
            PageRequest::Tree(request) => Ok(Reply::TreePosition(self.ask(&request)?)),
            PageRequest::Evil(request) => self.evil(&request),
            PageRequest::Puzzles(_) => Err(usage("puzzles are drawn by their own part")),
            PageRequest::OpenRules(text) => Ok(open_rules(&text)),
        }
    }

    fn run<R: engine::Request>(&mut self, request: R) -> Result<R::Answer, Failure> {
        Ok(self.engine.run(request, LIMITS, self.monitor)?)
    }

    fn ask<Q: Question>(&mut self, question: &Q) -> Result<Q::Answer, Failure> {
        Ok(question.answer(&mut self.asked())?)
    }

    fn asked(&mut self) -> Asked<'_> {
        Asked::new(self.engine, &self.board, &self.alphabet, LIMITS, self.monitor)
    }

    fn suggest(&mut self, request: &SuggestRequest) -> Result<Reply, Failure> {
        match self.ask(request)? {
            Answer::Decision(found) => Ok(Reply::Suggestion(found.guess, found.reason)),
            _ => Err(EngineError::Contradiction.into()),
        }
    }

    fn judge(&mut self, request: &JudgeRequest) -> Result<Reply, Failure> {
        let mut review = self.ask(request)?.guess;
        shorten(&mut review.alternatives);
        Ok(Reply::Judgement(Box::new(review)))
    }

    fn best(&mut self, request: &SuggestRequest) -> Result<Reply, Failure> {
        const MOST: usize = 6;
        let session = Box::new(self.asked().open(&request.game)?);
        let player = adviser(request, &session)?;
        let game = session.to_string();
        let list = self.run(engine::BestGuesses { session, player, most: MOST })?;
        Ok(Reply::Best(BestGuesses::new(&list, game, &self.alphabet)))
    }

    fn review(&mut self, request: &ReviewRequest) -> Result<Reply, Failure> {
        // The page shows only complete reviews.
        match self.ask(request)? {
            api::Reviewed::Narrowings(found) if found.complete => Ok(Reply::Narrowings(found)),
            api::Reviewed::Review(mut review) if review.complete => {
                review.turns.iter_mut().for_each(|turn| shorten(&mut turn.guess.alternatives));
                Ok(Reply::Review(review))
            }
            _ => Err(EngineError::Stopped.into()),
        }
    }

    fn evaluate(&mut self, request: &EvaluateRequest) -> Result<Reply, Failure> {
        let [strategy] = request.strategies.as_slice() else { return Err(usage("a page asks for one strategy")) };
        let board = board(request.rules.as_deref())?;
        let player = player(strategy, &board)?;
        let evaluation = self.run(engine::Evaluate { board, player })?;
        Ok(Reply::Evaluation(evaluation.distribution().to_vec()))
    }

    /// The answer depends only on the guesses, so it is the same when the page is reloaded.
    fn evil(&mut self, request: &EvilRequest) -> Result<Reply, Failure> {
        let record: GameRecord = request.game.parse().map_err(usage)?;
        let mut game = match self.evil.take().and_then(|kept| taken_back(kept, &record)) {
            Some(game) => game,
            None => evil_game(&record.rules)?,
        };
        for row in game.session().turns().len()..record.history.len() {
            self.monitor.progress(Progress { done: row as u64, total: record.history.len() as u64 });
            let turn = game.guess(record.history[row].guess.clone()).map_err(usage)?;
            if turn != record.history[row] {
                return Ok(Reply::OtherAnswer(row + 1));
            }
        }
        if let Some(guess) = &request.guess {
            game.guess(Alphabet::canonical().read_guess(&record.rules, guess).map_err(usage)?).map_err(usage)?;
        }
        let codemaker = game.codemaker().expect("it sits here");
        let (secret, possible) = (codemaker.secret().to_string(), codemaker.possible_secrets().into());
        let reply = Reply::Evil(Evil { game: game.session().record().to_string(), secret, possible });
        *self.evil = Some(game);
        Ok(reply)
    }
}

fn evil_game(rules: &Rules) -> Result<Game, Failure> {
    let codemaker = Codemaker::evil_by_sample(rules).map_err(EngineError::from)?;
    Ok(Game::new(Session::with_limits(rules.clone(), Limits::of_memory(0)), Matchup::Evil, codemaker))
}

fn taken_back(mut kept: Game, record: &GameRecord) -> Option<Game> {
    while !record.history.starts_with(kept.session().turns()) && kept.undo() {}
    let is_same = kept.session().rules() == &record.rules && record.history.starts_with(kept.session().turns());
    is_same.then_some(kept)
}

fn board(text: Option<&str>) -> Result<Board, Failure> {
    Ok(read_rules(text.unwrap_or_default()).map_err(usage)?.into())
}

fn adviser(request: &SuggestRequest, session: &Session) -> Result<PlayerSpec, Failure> {
    match &request.strategy {
        Some(strategy) => player(strategy, session.rules()),
        None => Ok(PlayerSpec::adviser(session, LIMITS)),
    }
}

fn player(text: &str, board: &Board) -> Result<PlayerSpec, Failure> {
    Ok(PlayerSpec::read(text, board).map_err(EngineError::from)?)
}

fn shorten(groups: &mut [GuessGroup]) {
    const NAMED: usize = 12;
    for group in groups {
        group.guesses.truncate(NAMED);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::request;
    use pegwise::api::{CandidatesRequest, Cause, CheckRequest, ExplainRequest, Request, RequestLimits};
    use pegwise::notation::PartialRecord;
    use pegwise::protocol::{self, Defaults};
    use pegwise::{Color, StopSwitch};
    use serde_json::Value;

    fn reply(request: PageRequest) -> Reply {
        EngineService::default().reply(request, &())
    }

    fn failure(request: PageRequest) -> Failure {
        match reply(request) {
            Reply::Failed(failure) => failure,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_answer_that_no_code_gives_names_those_that_some_give() {
        let failure = failure(request::check("4x6 1122:1.1 1111:0.1".to_owned()));
        let possible = ["0.0", "1.0", "2.0", "3.0", "4.0"].map(str::to_owned).to_vec();
        assert_eq!(failure.cause, Some(Cause::NeverGiven { row: 2, possible }));
    }

    #[test]
    fn games_on_boards_too_large_to_list_are_looked_at() {
        let mut service = EngineService::default();
        let game = "10x10 1122334455:0.0 6677889966:2.5";
        let Reply::Check(check) = service.reply(request::check(game.to_owned()), &()) else { panic!("no check") };
        assert_eq!((check.coverage, check.estimate.is_some()), (api::Coverage::Sample, false));
        let suggest = request::suggest(game.to_owned(), "sampled-entropy".to_owned());
        let Reply::Suggestion(guess, _) = service.reply(suggest, &()) else { panic!("no guess") };
        assert_eq!(guess.coverage, api::Coverage::Sample);
        let review = request::review(game.to_owned(), false);
        let Reply::Narrowings(told) = service.reply(review, &()) else { panic!("no review") };
        assert_eq!((told.rows.len(), told.complete), (2, true));
        let clash = "10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0";
        let Reply::Check(check) = service.reply(request::check(clash.to_owned()), &()) else { panic!("no check") };
        assert!(check.contradiction.is_some_and(|diagnosis| diagnosis.proved && diagnosis.clash == [1, 3]));
    }

    #[test]
    fn the_evil_codemaker_answers_by_the_guesses_alone() {
        let evil = |service: &mut EngineService, game: &str, guess: Option<&str>| match service
            .reply(request::evil(game.to_owned(), guess.map(str::to_owned)), &())
        {
            Reply::Evil(evil) => evil,
            other => panic!("{other:?}"),
        };
        let mut service = EngineService::default();
        let first = evil(&mut service, "10x10", Some("1122334455"));
        let second = evil(&mut service, &first.game, Some("6677889900".replace('0', "A").as_str()));
        let third = evil(&mut service, &second.game, Some("1626374859"));
        for (service, guess) in [(&mut service, "1626374859"), (&mut EngineService::default(), "1626374859")] {
            assert_eq!(evil(service, &second.game, Some(guess)), third);
        }
        assert_eq!(evil(&mut EngineService::default(), &third.game, None), third);
        let record: GameRecord = third.game.parse().unwrap();
        let secret = record.rules.read_code(&third.secret).unwrap();
        assert!(record.history.iter().all(|turn| record.rules.answer(&turn.guess, &secret) == turn.feedback));
        let changed = request::evil("10x10 1122334455:9.0".to_owned(), None);
        assert_eq!(service.reply(changed, &()), Reply::OtherAnswer(1));
        let long = request::evil("300x3".to_owned(), None);
        assert!(matches!(service.reply(long, &()), Reply::Failed(_)));
    }

    #[test]
    fn boards_that_are_too_large_say_how_large_they_are() {
        let codes = |game: &str| match failure(request::best(game.to_owned(), String::new())).cause {
            Some(Cause::TooManyCodes { codes }) => codes,
            other => panic!("{other:?}"),
        };
        assert_eq!((codes("30x2"), codes("64x64")), (Some((1u64 << 30).to_string()), None));
    }

    #[test]
    fn guesses_are_compared_in_the_order_they_were_given() {
        let guesses = ["1122", "1234"].map(str::to_owned).to_vec();
        let Reply::Explanation(explanation) = reply(request::explain("4x6".to_owned(), guesses)) else {
            panic!("no explanation");
        };
        // [Knuth 1977]: in the worst case, 1122 leaves 256 codes and 1234 leaves 312.
        let found: Vec<_> =
            explanation.guesses.iter().map(|g| (g.guess.as_str(), g.worst_case, g.candidates)).collect();
        assert_eq!(found, [("1122", 256, 1296), ("1234", 312, 1296)]);
        // 1122 has 13 answers, and leaves 204.5 codes on average [Kooi 2005].
        let first = &explanation.guesses[0];
        assert_eq!((first.partition.len(), format!("{:.1}", first.expected_size)), (13, "204.5".to_owned()));
    }

    #[test]
    fn a_position_of_a_tree_is_found_by_answers_and_by_its_secret() {
        let knuth = |ask: &dyn Fn(String, String) -> PageRequest| ask("4x6".to_owned(), "knuth".to_owned());
        let position = |request| match reply(request) {
            Reply::TreePosition(position) => position,
            other => panic!("{other:?}"),
        };
        let by = |answers: &'static [&str]| {
            move |rules, strategy| request::tree(rules, strategy, answers.iter().map(ToString::to_string).collect())
        };
        let found = position(knuth(&|rules, strategy| request::follow(rules, strategy, "3632".to_owned())));
        // The example game of [Knuth 1977].
        assert_eq!((found.game.as_str(), found.guess.as_str()), ("1122:1.0 1344:0.1 3526:1.2 1462:1.1", "3632"));
        assert_eq!(position(knuth(&by(&["1.0", "0.1", "1.2", "1.1"]))), found);
        let off = failure(knuth(&by(&["1.0", "4.0"])));
        assert_eq!(off.cause, Some(Cause::OffTree { feedback: "4.0".to_owned() }));
    }

    #[test]
    fn the_worker_answers_as_the_engine_does() {
        let defaults = Defaults { limits: LIMITS, ..Defaults::default() };
        let (mut engine, mut service) = (Engine::new(), EngineService::default());
        let mut ask = |request: Request| {
            let switch = StopSwitch::default();
            let answer = protocol::answer(&mut engine, &defaults, &request, RequestLimits::default(), &switch, &|_| {});
            answer.map(|answer| serde_json::to_value(answer).unwrap()["result"].take())
        };
        let as_json = |value: &dyn Fn() -> serde_json::Result<Value>| value().unwrap();
        let mut compared = 0;
        let lines = include_str!("../../../pegwise-cli/tests/all/doors/games.txt").lines();
        for line in lines.filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).step_by(3) {
            let parts: Vec<&str> = line.split(" | ").collect();
            let (game, guess, alphabet) = (parts[0].to_owned(), parts[1].to_owned(), None);
            // The worker always uses the canonical symbols, because the pages write codes in their own way.
            if game.parse::<PartialRecord>().unwrap().rules.colors() > Color::SYMBOLS {
                continue;
            }
            let (check, guesses) = (CheckRequest { game: game.clone(), alphabet: None }, vec![guess]);
            let candidates = CandidatesRequest { game: game.clone(), limit: Some(20), alphabet: None };
            let explain = ExplainRequest { game: game.clone(), guesses, alphabet: None };
            let suggest = SuggestRequest { game: game.clone(), strategy: None, alphabet };
            for (page, request) in [
                (PageRequest::Check(check.clone()), Request::Check(check)),
                (PageRequest::Candidates(candidates.clone()), Request::Candidates(candidates)),
                (PageRequest::Explain(explain.clone()), Request::Explain(explain)),
                (PageRequest::Suggest(suggest.clone()), Request::Suggest(suggest)),
            ] {
                let (found, expected) = (service.reply(page, &()), ask(request.clone()));
                let found = match found {
                    Reply::Check(check) => as_json(&|| serde_json::to_value(&check)),
                    Reply::Candidates(codes) => as_json(&|| serde_json::to_value(&codes)),
                    Reply::Explanation(explanation) => as_json(&|| serde_json::to_value(&explanation)),
                    Reply::Suggestion(guess, reason) => {
                        let expected = expected.unwrap();
                        assert_eq!(expected["reason"], as_json(&|| serde_json::to_value(&reason)), "{request:?}");
                        let guess = as_json(&|| serde_json::to_value(&guess));
                        let fields = guess.as_object().unwrap();
                        assert!(fields.iter().all(|(name, value)| expected[name] == *value), "{request:?}");
                        compared += 1;
                        continue;
                    }
                    Reply::Failed(_) if matches!(request, Request::Suggest(_)) => continue,
                    Reply::Failed(_) => {
                        assert!(expected.is_err(), "{request:?}");
                        continue;
                    }
                    other => panic!("{other:?}"),
                };
                assert_eq!(Ok(found), expected, "{request:?}");
                compared += 1;
            }
        }
        assert!(compared > 300, "{compared}");
    }

    #[test]
    fn requests_that_cannot_be_read_are_failures() {
        let answered = |text| EngineService::default().answer(text, &());
        for text in ["", "{}", r#"{"Check":{"game":"nonsense"}}"#, r#"{"Rules":{}}"#] {
            assert!(answered(text).starts_with(r#"{"Failed":{"kind":"usage""#), "{text}");
        }
    }
}
