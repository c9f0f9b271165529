//! The checksums of files, in the format of `sha256sum --check`.

use anyhow::Result;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const NAME: &str = "SHA256SUMS";

pub(crate) fn write(folder: &Path) -> Result<()> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_file() && name != NAME {
            names.push(name);
        }
    }
    names.sort();
    let mut sums = String::new();
    for name in names {
        writeln!(sums, "{}  {name}", of(&folder.join(&name))?)?;
    }
    Ok(fs::write(folder.join(NAME), sums)?)
}

pub(crate) fn of(file: &Path) -> Result<String> {
    Ok(hexadecimal(&fs::read(file)?))
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(bytes) {
        write!(digits, "{byte:02x}").expect("a String takes everything");
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected sum is from FIPS 180-2.
    #[test]
    fn a_known_sum() {
        assert_eq!(hexadecimal(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
