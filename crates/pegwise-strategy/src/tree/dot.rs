//! Trees as drawings for Graphviz.

use super::StrategyTree;
use std::fmt::Write;

pub(super) fn write(tree: &StrategyTree) -> String {
    let mut text = String::from("digraph strategy {\n  rankdir=LR;\n  node [shape=box, fontname=monospace];\n");
    for (index, node) in tree.nodes().iter().enumerate() {
        let _ = writeln!(text, "  n{index} [label=\"{}\"];", node.guess);
        if let Some((parent, feedback)) = node.parent {
            let _ = writeln!(text, "  n{parent} -> n{index} [label=\"{feedback}\"];");
        }
    }
    text + "}\n"
}
