//! Inference of the mistakes that explain a program's answers.

use super::api::{ConformanceFinding, ScorerMistake, WronglyScored};
use super::faulty_scorer::{FaultyScorer, Question};
use pegwise::notation::{Alphabet, shown};
use std::collections::BTreeSet;

pub(crate) struct Reply {
    pub(crate) question: Question,
    pub(crate) rules: String,
    pub(crate) feedback: String,
    pub(crate) said: String,
}

impl Reply {
    pub(crate) fn is_right(&self) -> bool {
        self.said == self.feedback
    }

    fn read(&self) -> String {
        let is_canonical = self.said.split_once('.').is_some_and(|(black, white)| {
            [black, white].iter().all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        });
        let read = || Alphabet::canonical().read_feedback(&self.question.board, &self.said).ok();
        if is_canonical { self.said.clone() } else { read().map_or(self.said.clone(), |feedback| feedback.to_string()) }
    }

    pub(crate) fn wrong(&self) -> WronglyScored {
        WronglyScored {
            rules: self.rules.clone(),
            guess: self.question.guess.to_string(),
            secret: self.question.secret.to_string(),
            feedback: self.feedback.clone(),
            said: shown(&self.said),
        }
    }
}

/// A finding with the replies that it explains.
pub(crate) type Explained = (ConformanceFinding, Vec<usize>);

/// Explains all wrong answers with a single finding if possible, and otherwise with as few as possible.
pub(crate) fn findings(replies: &[Reply]) -> Vec<Explained> {
    let read: Vec<String> = replies.iter().map(Reply::read).collect();
    let misread: Vec<usize> = (0..replies.len()).filter(|&index| replies[index].said != read[index]).collect();
    let explained: Vec<usize> =
        misread.iter().copied().filter(|&index| read[index] == replies[index].feedback).collect();
    let answers = Answers { replies, read: &read };
    let mut findings: Vec<Explained> =
        answers.finding(vec![ScorerMistake::OtherNotation], &misread, &explained).into_iter().collect();
    findings.extend(answers.findings());
    findings
}

struct Answers<'a> {
    replies: &'a [Reply],
    read: &'a [String],
}

impl Answers<'_> {
    fn findings(&self) -> Vec<Explained> {
        let mut open: BTreeSet<&str> = self.wrong().map(|index| self.rules(index)).collect();
        if open.is_empty() {
            return Vec::new();
        }
        let scorers = FaultyScorer::all();
        if let Some(scorer) = scorers.iter().find(|scorer| self.refuted(**scorer).next().is_none()) {
            let wrong: Vec<usize> = self.wrong().collect();
            return self.finding(scorer.mistakes(), &wrong, &wrong).into_iter().collect();
        }
        // With more mistakes, almost any answers could be explained. Even two need boards without wrong answers on
        // which they would not have shown.
        let few = scorers.into_iter().filter(|scorer| scorer.mistakes().len() <= 2);
        let few = few.map(|scorer| (scorer, self.refuted(scorer).collect::<BTreeSet<usize>>()));
        let few: Vec<_> = few
            .filter(|(scorer, refuted)| {
                scorer.mistakes().len() == 1 || refuted.iter().all(|&index| open.contains(self.rules(index)))
            })
            .collect();
        let mut findings: Vec<Explained> = Vec::new();
        while let Some((scorer, refuted)) = most(&few, |(_, refuted)| self.explained(refuted, &open).len()) {
            let boards = self.explained(refuted, &open);
            let here: Vec<usize> = self.wrong().filter(|&index| boards.contains(self.rules(index))).collect();
            add(&mut findings, self.finding(scorer.mistakes(), &here, &here));
            open.retain(|rules| !boards.contains(rules));
        }
        add(&mut findings, self.closest(&few, &open));
        findings
    }

    fn explained<'b>(&self, refuted: &BTreeSet<usize>, open: &BTreeSet<&'b str>) -> BTreeSet<&'b str> {
        let refuted: BTreeSet<&str> = refuted.iter().map(|&index| self.rules(index)).collect();
        open.iter().copied().filter(|rules| !refuted.contains(rules)).collect()
    }

    /// Finds the mistakes that fit the most answers on `open` boards, at least half of the wrong ones. The finding is
    /// about the boards on which they explain something.
    fn closest(&self, few: &[(FaultyScorer, BTreeSet<usize>)], open: &BTreeSet<&str>) -> Option<Explained> {
        let on_open = |index: &usize| open.contains(self.rules(*index));
        let asked = (0..self.replies.len()).filter(on_open).count();
        let (scorer, refuted) =
            most(few, |(_, refuted)| asked - refuted.iter().filter(|index| on_open(index)).count())?;
        let wrong: Vec<usize> = self.wrong().filter(on_open).collect();
        let explained: Vec<usize> = wrong.iter().copied().filter(|index| !refuted.contains(index)).collect();
        let is_likely = explained.len() * 2 >= wrong.len();
        let boards: BTreeSet<&str> = explained.iter().map(|&index| self.rules(index)).collect();
        let there: Vec<usize> = wrong.into_iter().filter(|&index| boards.contains(self.rules(index))).collect();
        is_likely.then(|| self.finding(scorer.mistakes(), &there, &explained)).flatten()
    }

    fn wrong(&self) -> impl Iterator<Item = usize> {
        (0..self.replies.len()).filter(|&index| self.read[index] != self.replies[index].feedback)
    }

    fn rules(&self, index: usize) -> &str {
        &self.replies[index].rules
    }

    fn refuted(&self, scorer: FaultyScorer) -> impl Iterator<Item = usize> {
        let answers = scorer.answers(self.replies.iter().map(|reply| &reply.question));
        answers.zip(self.read).enumerate().filter(|(_, (answer, read))| answer != *read).map(|(index, _)| index)
    }

    fn finding(&self, mistakes: Vec<ScorerMistake>, wrong: &[usize], explained: &[usize]) -> Option<Explained> {
        /// Fewer wrong answers can be explained by almost any mistake. A different notation is certain.
        const EVIDENCE: usize = 3;
        if explained.len() < EVIDENCE && mistakes != [ScorerMistake::OtherNotation] {
            return None;
        }
        let example = self.replies[*explained.first()?].wrong();
        let mut known = BTreeSet::new();
        let rules = wrong.iter().map(|&index| self.rules(index)).filter(|&rules| known.insert(rules));
        let rules = rules.map(str::to_owned).collect();
        let (wrong, count) = (wrong.len(), explained.len());
        Some((ConformanceFinding { mistakes, rules, wrong, explained: count, example }, explained.to_vec()))
    }
}

/// Adds a finding. The same mistakes on other boards belong to the finding that has them.
fn add(findings: &mut Vec<Explained>, found: Option<Explained>) {
    let Some((finding, replies)) = found else { return };
    match findings.iter_mut().find(|(known, _)| known.mistakes == finding.mistakes) {
        Some((known, explained)) => {
            known.rules.extend(finding.rules);
            known.wrong += finding.wrong;
            known.explained += finding.explained;
            explained.extend(replies);
        }
        None => findings.push((finding, replies)),
    }
}

fn most<T>(all: &[T], value: impl Fn(&T) -> usize) -> Option<&T> {
    let largest = all.iter().map(&value).max().filter(|&largest| largest > 0)?;
    all.iter().find(|one| value(one) == largest)
}
