//! The order of a module's functions: those that are alike side by side. The compiler makes many of nearly the same code, and
//! brotli finds the next one cheaper where the last one has just been.

use anyhow::{Context, Result};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, CustomSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The same module with its functions in another order, and without what is said beside the code.
pub(crate) fn alike_together(module: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut functions) = (0, Vec::new());
    for part in Parser::new(0).parse_all(module) {
        match part? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)));
                }
            }
            Payload::CodeSectionEntry(body) => functions.push(body.as_bytes()),
            _ => {}
        }
    }
    let order = chain(&functions);
    let mut places = vec![0; order.len()];
    for (place, &function) in (imported..).zip(&order) {
        places[function] = place;
    }
    let mut reordered = Module::new();
    Reordering { imported, order, places }
        .parse_core_module(&mut reordered, Parser::new(0), module)
        .context("could not put the functions in order")?;
    Ok(reordered.finish())
}

/// Writes a module with its functions in a new order.
struct Reordering {
    /// Functions that are imported; they come first and stay where they are.
    imported: u32,
    /// The others, in their new order.
    order: Vec<usize>,
    /// The new index of each of them.
    places: Vec<u32>,
}

impl Reencode for Reordering {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(function.checked_sub(self.imported).map_or(function, |own| self.places[own as usize]))
    }

    /// What is said beside the code: names, and what the linker left for dividing the module.
    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Result<(), Error> {
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        read: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = read.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &function in &self.order {
            section.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, section: &mut CodeSection, read: CodeSectionReader<'_>) -> Result<(), Error> {
        let bodies = read.into_iter().collect::<Result<Vec<_>, _>>()?;
        for place in 0..bodies.len() {
            utils::parse_function_body(self, section, bodies[self.order[place]].clone())?;
        }
        Ok(())
    }
}

/// A chain through all functions: each time the one that is most like the last, or the largest where none is.
fn chain(functions: &[&[u8]]) -> Vec<usize> {
    let samples: Vec<_> = functions.iter().map(|function| sample(function)).collect();
    let mut owners: HashMap<u32, Vec<usize>> = HashMap::new();
    for (function, sample) in samples.iter().enumerate() {
        for piece in sample {
            owners.entry(*piece).or_default().push(function);
        }
    }
    let mut largest: Vec<usize> = (0..functions.len()).collect();
    largest.sort_by_key(|&function| Reverse(functions[function].len()));
    let (mut is_placed, mut order) = (vec![false; functions.len()], Vec::with_capacity(functions.len()));
    for start in largest {
        let mut next = Some(start).filter(|&start| !is_placed[start]);
        while let Some(function) = next {
            is_placed[function] = true;
            order.push(function);
            next = most_alike(function, functions, &samples[function], &mut owners, &is_placed);
        }
    }
    order
}

/// Of the functions that have no place yet, the one that shares most with this one.
fn most_alike(
    function: usize,
    functions: &[&[u8]],
    sample: &[u32],
    owners: &mut HashMap<u32, Vec<usize>>,
    is_placed: &[bool],
) -> Option<usize> {
    /// What more functions have in common says little of any two.
    const FEW: usize = 300;
    let mut shared: HashMap<usize, usize> = HashMap::new();
    for piece in sample {
        let owners = owners.get_mut(piece)?;
        owners.retain(|&other| !is_placed[other]);
        for &other in owners.iter().take(FEW) {
            *shared.entry(other).or_default() += 1;
        }
    }
    let unlike = |other: usize| functions[other].len().abs_diff(functions[function].len());
    shared
        .into_iter()
        .max_by_key(|&(other, shared)| (shared, Reverse(unlike(other)), Reverse(other)))
        .map(|(other, _)| other)
}

/// Some of the pieces that a function consists of, chosen so that functions with the same pieces have the same chosen: the
/// smallest of their scrambled values.
fn sample(function: &[u8]) -> Vec<u32> {
    const PIECES: usize = 128;
    let scrambled = |piece: &[u8; 4]| u32::from_le_bytes(*piece).wrapping_mul(0x9e37_79b1);
    let mut pieces: Vec<u32> = function.array_windows().map(scrambled).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces.truncate(PIECES);
    pieces
}
