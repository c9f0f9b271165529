//! The removal of panic messages, which would never be shown: the modules have no panic hook and no output, so
//! JavaScript sees only the trap. The code between the last branch and a trap is removed.

use anyhow::{Context, Result};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Instruction, Module};
use wasmparser::{FunctionBody, Operator, Parser, Payload, TypeRef};

/// Replaces code that always ends in a trap with just the trap.
pub(crate) fn alone(module: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut functions) = (0, Vec::new());
    for part in Parser::new(0).parse_all(module) {
        match part? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += usize::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                }
            }
            Payload::CodeSectionEntry(body) => functions.push(steps(&body)?),
            _ => {}
        }
    }
    // JavaScript can observe calls to these functions, for example through an exception.
    let calls_out = closure(imported, true, &functions, |steps, calls_out| {
        steps.iter().any(|step| matches!(step, Step::Call(function) if calls_out[*function]))
    });
    let never_return = closure(imported, false, &functions, |steps, never_return| !may_return(steps, never_return));
    let traps = never_return.into_iter().zip(calls_out).map(|(never_returns, calls_out)| never_returns && !calls_out);
    let mut shortened = Module::new();
    Shortening { next: imported, traps: traps.collect() }
        .parse_core_module(&mut shortened, Parser::new(0), module)
        .context("could not leave out the messages of panics")?;
    Ok(shortened.finish())
}

/// Finds all functions with a property that may follow from the same property of other functions, starting with the
/// imported functions.
fn closure(
    imported: usize,
    of_imported: bool,
    functions: &[Vec<Step>],
    has: impl Fn(&[Step], &[bool]) -> bool,
) -> Vec<bool> {
    let mut found = vec![of_imported; imported];
    found.resize(imported + functions.len(), false);
    loop {
        let before = found.clone();
        for (steps, function) in functions.iter().zip(imported..) {
            found[function] = found[function] || has(steps, &found);
        }
        if found == before {
            return found;
        }
    }
}

enum Step {
    /// The start of a block. A branch to a loop goes to its start, and an `if` may skip its block.
    Begin {
        is_loop: bool,
        may_skip: bool,
    },
    Else,
    End,
    /// A jump to one of these depths or, if allowed, to the next instruction.
    Branch {
        to: Vec<u32>,
        may_go_on: bool,
    },
    Call(usize),
    Return,
    Trap,
}

fn steps(body: &FunctionBody<'_>) -> Result<Vec<Step>> {
    let mut steps = Vec::new();
    for operator in body.get_operators_reader()? {
        steps.push(match operator? {
            Operator::Block { .. } => Step::Begin { is_loop: false, may_skip: false },
            Operator::Loop { .. } => Step::Begin { is_loop: true, may_skip: false },
            Operator::If { .. } => Step::Begin { is_loop: false, may_skip: true },
            Operator::Else => Step::Else,
            Operator::End => Step::End,
            Operator::Br { relative_depth } => Step::Branch { to: vec![relative_depth], may_go_on: false },
            Operator::BrIf { relative_depth } => Step::Branch { to: vec![relative_depth], may_go_on: true },
            Operator::BrTable { targets } => {
                let to = targets.targets().chain([Ok(targets.default())]).collect::<Result<_, _>>()?;
                Step::Branch { to, may_go_on: false }
            }
            Operator::Return => Step::Return,
            Operator::Unreachable => Step::Trap,
            Operator::Call { function_index } => Step::Call(function_index as usize),
            _ => continue,
        });
    }
    Ok(steps)
}

/// Whether the code may return, given the functions that never do.
fn may_return(steps: &[Step], never_return: &[bool]) -> bool {
    struct Block {
        is_loop: bool,
        is_entered: bool,
        is_left: bool,
    }
    let mut blocks = vec![Block { is_loop: false, is_entered: true, is_left: false }];
    let mut is_reached = true;
    for step in steps {
        match step {
            Step::Begin { is_loop, may_skip } => {
                blocks.push(Block { is_loop: *is_loop, is_entered: is_reached, is_left: is_reached && *may_skip });
            }
            Step::Else => {
                let block = blocks.last_mut().expect("blocks are nested");
                block.is_left |= is_reached;
                is_reached = block.is_entered;
            }
            Step::End => is_reached |= blocks.pop().expect("blocks are nested").is_left,
            Step::Branch { to, may_go_on } => {
                for depth in to {
                    let block = blocks.iter_mut().nth_back(*depth as usize).expect("blocks are nested");
                    block.is_left |= is_reached && !block.is_loop;
                }
                is_reached &= *may_go_on;
            }
            Step::Call(function) => is_reached &= !never_return[*function],
            Step::Return if is_reached => return true,
            Step::Return | Step::Trap => is_reached = false,
        }
    }
    is_reached
}

struct Shortening {
    next: usize,
    traps: Vec<bool>,
}

impl Reencode for Shortening {
    type Error = Infallible;

    fn parse_function_body(&mut self, code: &mut CodeSection, body: FunctionBody<'_>) -> Result<(), Error> {
        let mut function = self.new_function_with_parsed_locals(&body)?;
        let mut written = Vec::new();
        if self.traps[self.next] {
            written.extend([Instruction::Unreachable, Instruction::End]);
        } else {
            let mut operators = body.get_operators_reader()?;
            // The depth of the blocks after a trap, which are never entered.
            let mut skipped: Option<usize> = None;
            while !operators.eof() {
                let instruction = self.parse_instruction(&mut operators)?;
                skipped = match (skipped, &instruction) {
                    (Some(0), Instruction::End | Instruction::Else) => None,
                    (Some(depth), Instruction::End) => Some(depth - 1),
                    (Some(depth), Instruction::Block(_) | Instruction::Loop(_) | Instruction::If(_)) => Some(depth + 1),
                    (skipped, _) => skipped,
                };
                if skipped.is_some() {
                    continue;
                }
                if self.is_trap(&instruction) {
                    let kept = written.iter().rposition(goes_elsewhere).map_or(0, |last| last + 1);
                    written.truncate(kept);
                    written.push(Instruction::Unreachable);
                    skipped = Some(0);
                } else {
                    written.push(instruction);
                }
            }
        }
        for instruction in &written {
            function.instruction(instruction);
        }
        code.function(&function);
        self.next += 1;
        Ok(())
    }
}

impl Shortening {
    fn is_trap(&self, instruction: &Instruction<'_>) -> bool {
        match instruction {
            Instruction::Unreachable => true,
            Instruction::Call(function) => self.traps[*function as usize],
            _ => false,
        }
    }
}

/// Whether the instruction is a branch, or a call that may have external effects.
fn goes_elsewhere(instruction: &Instruction<'_>) -> bool {
    use Instruction as I;
    matches!(
        instruction,
        I::Block(_)
            | I::Loop(_)
            | I::If(_)
            | I::Else
            | I::End
            | I::Br(_)
            | I::BrIf(_)
            | I::BrTable(..)
            | I::Return
            | I::Call(_)
            | I::CallIndirect { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{BlockType, EntityType, Function, FunctionSection, ImportSection, TypeSection};

    fn module(functions: &[Vec<Instruction<'_>>]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        imports.import("page", "tell", EntityType::Function(0));
        let (mut declared, mut code) = (FunctionSection::new(), CodeSection::new());
        for instructions in functions {
            let mut function = Function::new([]);
            for instruction in instructions {
                function.instruction(instruction);
            }
            declared.function(0);
            code.function(function.instruction(&Instruction::End));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&declared).section(&code);
        module.finish()
    }

    #[test]
    fn what_only_leads_to_a_trap_is_left_out() {
        use Instruction as I;
        let (push, call) = (I::I32Const(7), I::Call);
        let (block, unless, end) = (I::Block(BlockType::Empty), I::BrIf(0), I::End);
        let table = I::BrTable(vec![0].into(), 1);
        let given = [
            vec![push.clone(), I::Drop, I::Unreachable],
            vec![block.clone(), push.clone(), unless.clone(), push.clone(), call(1), I::Drop, end.clone(), call(0)],
            // JavaScript can observe the call before the trap.
            vec![push.clone(), call(0), push.clone(), call(1), push.clone(), I::Drop],
            vec![push.clone(), call(3), block.clone(), I::Return, end.clone()],
            // Compilers put a trap after a jump, where it is never reached.
            vec![block.clone(), push.clone(), table.clone(), I::Unreachable, end.clone()],
            vec![block.clone(), push.clone(), I::Br(0), I::Unreachable, end.clone()],
            vec![push.clone(), I::Return, I::Unreachable],
        ];
        let wanted = [
            vec![I::Unreachable],
            vec![block.clone(), push.clone(), unless, I::Unreachable, end.clone(), call(0)],
            vec![push.clone(), call(0), I::Unreachable],
            vec![push.clone(), call(3), block.clone(), I::Return, end.clone()],
            vec![block.clone(), push.clone(), table, I::Unreachable, end.clone()],
            vec![block, push.clone(), I::Br(0), I::Unreachable, end],
            vec![push, I::Return, I::Unreachable],
        ];
        assert_eq!(alone(&module(&given)).unwrap(), module(&wanted));
    }
}
