//! The order of the functions in a module. Similar functions are put next to each other, because Brotli then compresses
//! the compiler's near-duplicates better.

use anyhow::{Context, Result};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, CustomSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// Puts similar functions next to each other. Custom sections are dropped.
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

struct Reordering {
    /// The number of imported functions, which come first and keep their places.
    imported: u32,
    order: Vec<usize>,
    places: Vec<u32>,
}

impl Reencode for Reordering {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(function.checked_sub(self.imported).map_or(function, |own| self.places[own as usize]))
    }

    /// Drops names and the relocations for splitting.
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

/// Returns a chain through all functions. The next one is always the one most similar to the last, or the largest if
/// none is similar.
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

fn most_alike(
    function: usize,
    functions: &[&[u8]],
    sample: &[u32],
    owners: &mut HashMap<u32, Vec<usize>>,
    is_placed: &[bool],
) -> Option<usize> {
    /// A piece that occurs in more functions says little about their similarity.
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

/// Samples the pieces of a function by their smallest hashes, so functions with equal pieces have equal samples.
fn sample(function: &[u8]) -> Vec<u32> {
    const PIECES: usize = 128;
    let scrambled = |piece: &[u8; 4]| u32::from_le_bytes(*piece).wrapping_mul(0x9e37_79b1);
    let mut pieces: Vec<u32> = function.array_windows().map(scrambled).collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces.truncate(PIECES);
    pieces
}
