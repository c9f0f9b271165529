use super::pairing::ROUNDS;
use crate::link::Fragment;
use crate::route::Page;
use crate::t;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::pages::learn) enum Step {
    Answers,
    Filtering,
    Partitions,
    Measures,
    Impossible,
    Tree,
    Next,
}

impl Step {
    pub(in crate::pages::learn) const ALL: [Step; 7] =
        [Step::Answers, Step::Filtering, Step::Partitions, Step::Measures, Step::Impossible, Step::Tree, Step::Next];

    pub(in crate::pages::learn) fn of(fragment: &Fragment) -> Result<Self, String> {
        let Some(text) = fragment.get("step") else { return Ok(Step::Answers) };
        let found = Step::ALL.into_iter().find(|step| step.number().to_string() == text);
        found.ok_or_else(|| t!("learn-no-step", step = text, steps = Step::ALL.len()))
    }

    pub(in crate::pages::learn) fn number(self) -> usize {
        self as usize + 1
    }

    pub(in crate::pages::learn) fn name(self) -> String {
        match self {
            Step::Answers => t!("learn-answers"),
            Step::Filtering => t!("learn-filtering"),
            Step::Partitions => t!("learn-partitions"),
            Step::Measures => t!("learn-measures"),
            Step::Impossible => t!("learn-impossible"),
            Step::Tree => t!("learn-tree"),
            Step::Next => t!("learn-next"),
        }
    }

    pub(in crate::pages::learn) fn parts(self) -> Vec<String> {
        match self {
            Step::Answers => (1..=ROUNDS.len()).map(|round| self.round(round)).collect(),
            _ => vec![self.number().to_string()],
        }
    }

    pub(in crate::pages::learn) fn round(self, round: usize) -> String {
        format!("{}-{round}", self.number())
    }

    pub(in crate::pages::learn) fn before(self) -> Option<Self> {
        Step::ALL.into_iter().take_while(|&step| step != self).last()
    }

    pub(in crate::pages::learn) fn after(self) -> Option<Self> {
        Step::ALL.into_iter().skip_while(|&step| step != self).nth(1)
    }

    pub(in crate::pages::learn) fn start(self, page: &Fragment) -> Fragment {
        let start = Fragment::default().with("step", self.number());
        start.switched("present", page.has("present"))
    }

    pub(in crate::pages::learn) fn href(self, page: &Fragment, example: &[(&str, &str)]) -> String {
        Page::Learn.href(&example.iter().fold(self.start(page), |fragment, (key, value)| fragment.with(key, value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_follow_each_other() {
        for pair in Step::ALL.windows(2) {
            assert_eq!((pair[0].after(), pair[1].before()), (Some(pair[1]), Some(pair[0])));
        }
        assert_eq!((Step::Answers.before(), Step::Next.after()), (None, None));
    }

    #[test]
    fn every_step_has_its_address() {
        for step in Step::ALL {
            assert_eq!(Step::of(&step.start(&Fragment::default())), Ok(step));
        }
        assert_eq!(Step::of(&Fragment::default()), Ok(Step::Answers));
        for text in ["0", "8", "-1", "01", "x", "", "99999999999999999999"] {
            assert!(Step::of(&Fragment::default().with("step", text)).is_err(), "{text}");
        }
        let presented = Step::Tree.start(&Fragment::read("step=1&present&said=1.1"));
        assert_eq!(presented.to_string(), "step=6&present");
    }
}
