use pegwise_core::*;
use pegwise_solver::*;
use pegwise_strategy::GuessPool;
struct Say(std::time::Instant);
impl Monitor for Say {
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
    let solver = Solver::new(&codebook, if args.len() > 3 {GuessPool::Candidates} else {GuessPool::All}, Limits { memory: 4 << 30 }).unwrap();
    let solved = if std::env::var("SAY").is_ok() { solver.solve(objective, &Say(t)) } else { solver.solve(objective, &()) };
    let e = solved.tree.as_ref().map(|t| t.verify().unwrap());
    println!("{rules} {objective}: {:?} lower {} settled {} nodes {} {:?} {:?} {:?}", solved.status, solved.lower, solved.settled, solved.nodes, t.elapsed(), e.as_ref().map(|e| (e.total(), e.max())), e.map(|e| e.distribution().to_vec()));
}
