use pegwise_core::*;
use pegwise_solver::*;
use pegwise_strategy::GuessPool;
struct Say(std::time::Instant, std::sync::atomic::AtomicU64);
impl Monitor for Say {
    fn progress(&self, p: Progress) {
        let s = self.0.elapsed().as_secs() / 10;
        if self.1.swap(s, std::sync::atomic::Ordering::Relaxed) != s {
            eprintln!("  {:?} {} of {}", self.0.elapsed(), p.done, p.total);
        }
    }
    fn narrowed(&self, lower: u64, upper: Option<u64>) {
        eprintln!("  {:?} {lower}..{upper:?}", self.0.elapsed());
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let rules: Rules = args[1].parse().unwrap();
    let objective: Objective = args[2].parse().unwrap();
    let t = std::time::Instant::now();
    let codebook = Codebook::new(&rules).unwrap();
    let solver = Solver::new(
        &codebook,
        if args.len() > 3 { GuessPool::Candidates } else { GuessPool::All },
        Limits { memory: 4 << 30 },
    )
    .unwrap();
    let solved = if std::env::var("SAY").is_ok() {
        solver.solve(objective, &Say(t, 0.into()))
    } else {
        solver.solve(objective, &())
    };
    let e = solved.tree.as_ref().map(|t| t.verify().unwrap());
    println!(
        "{rules} {objective}: {:?} lower {} settled {} nodes {} {:?} {:?} {:?}",
        solved.verdict,
        solved.lower,
        solved.settled,
        solved.nodes,
        t.elapsed(),
        e.as_ref().map(|e| (e.total(), e.max())),
        e.map(|e| e.distribution().to_vec())
    );
}
