//! `certificate.json`: what is claimed, how the formulas are made, and what each file must be.

use std::io::{self, Read};
use std::path::Path;

use encodings::{amo, card};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::folder::Folder;
use super::{Claim, puzzle_file};
use crate::compile::{AllDifferent, Options, Relations};
use crate::load::Format;

/// Its file.
pub(super) const NAME: &str = "certificate.json";

/// The most bytes that it is read with.
const LIMIT: u64 = 1 << 16;

/// The version that makes and checks certificates.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a certificate is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    /// The version of zebra-sat that made it.
    zebra_sat: String,
    pub(super) claim: Claim,
    /// The file of the puzzle.
    pub(super) puzzle: String,
    encoding: Encoding,
    /// Every other file.
    files: Vec<Record>,
}

/// The encodings by their names.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Encoding {
    exactly_one: String,
    all_different: String,
    cardinality: String,
    relations: String,
}

/// What a file must be.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    name: String,
    bytes: u64,
    sha256: String,
}

impl Manifest {
    /// Describes the files of a folder, which are all there.
    pub(super) fn describe(
        folder: &Path,
        claim: Claim,
        puzzle: &str,
        options: &Options,
    ) -> Result<Manifest, String> {
        let names = std::iter::once(puzzle).chain(claim.files().iter().copied());
        let encoding = Encoding {
            exactly_one: options.exactly_one.name().to_owned(),
            all_different: options.all_different.name().to_owned(),
            cardinality: options.cardinality.name().to_owned(),
            relations: options.relations.name().to_owned(),
        };
        Ok(Manifest {
            zebra_sat: VERSION.to_owned(),
            claim,
            puzzle: puzzle.to_owned(),
            encoding,
            files: names.map(|name| Record::of(folder, name)).collect::<Result<_, _>>()?,
        })
    }

    /// As it is written.
    pub(super) fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("strings and numbers are always JSON") + "\n"
    }

    /// Reads it, and sees that it could be one of ours. What the files are is not looked at.
    pub(super) fn read(folder: &Folder<'_>) -> Result<Manifest, String> {
        let text = folder.text(NAME, LIMIT)?;
        let manifest: Manifest = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if manifest.zebra_sat != VERSION {
            return Err(format!(
                "another version of zebra-sat than this one, {VERSION}, has made it: use that one"
            ));
        }
        let puzzles = [Format::Zebra, Format::Json, Format::Prolog].map(puzzle_file);
        if !puzzles.contains(&&*manifest.puzzle) {
            return Err("its puzzle has another name than a puzzle in a certificate".to_owned());
        }
        let named = manifest.files.iter().map(|record| &*record.name);
        let expected =
            std::iter::once(&*manifest.puzzle).chain(manifest.claim.files().iter().copied());
        if !named.eq(expected) {
            return Err("it does not list the files that its claim needs".to_owned());
        }
        Ok(manifest)
    }

    /// How the formulas are made.
    pub(super) fn options(&self) -> Result<Options, String> {
        let unknown = |name: &str| format!("there is no encoding `{}`", name.escape_debug());
        let Encoding { exactly_one, all_different, cardinality, relations } = &self.encoding;
        let different = AllDifferent::ALL.iter().find(|(name, _)| name == all_different);
        let related = Relations::ALL.iter().find(|(name, _)| name == relations);
        Ok(Options {
            exactly_one: amo::by_name(exactly_one).ok_or_else(|| unknown(exactly_one))?,
            all_different: different.ok_or_else(|| unknown(all_different))?.1,
            cardinality: card::by_name(cardinality).ok_or_else(|| unknown(cardinality))?,
            relations: related.ok_or_else(|| unknown(relations))?.1,
        })
    }

    /// For each file whether it is what it is said to be.
    pub(super) fn files(&self, folder: &Path) -> Vec<(&str, Result<(), String>)> {
        let check = |record: &Record| match Record::of(folder, &record.name)? {
            found if found.bytes != record.bytes => {
                Err(format!("it has {} bytes and must have {}", found.bytes, record.bytes))
            }
            found if found.sha256 != record.sha256 => {
                Err("its SHA-256 is not the one that is recorded".to_owned())
            }
            _ => Ok(()),
        };
        self.files.iter().map(|record| (&*record.name, check(record))).collect()
    }
}

impl Record {
    fn of(folder: &Path, name: &str) -> Result<Record, String> {
        let file = Folder(folder).open(name)?;
        let (bytes, sha256) =
            digest(file).map_err(|error| format!("it cannot be read: {error}"))?;
        Ok(Record { name: name.to_owned(), bytes, sha256 })
    }
}

/// The number of bytes, and the SHA-256 in hexadecimal digits.
fn digest(mut input: impl Read) -> io::Result<(u64, String)> {
    let mut hash = Sha256::new();
    let mut bytes = 0;
    let mut chunk = vec![0; 1 << 16];
    loop {
        match input.read(&mut chunk)? {
            0 => break,
            count => {
                hash.update(&chunk[..count]);
                bytes += count as u64;
            }
        }
    }
    let digits = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok((bytes, digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of FIPS 180-2, "Secure Hash Standard", 2002.
    #[test]
    fn a_digest_is_sha_256() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let found = digest("abc".as_bytes()).expect("it can be read");
        assert_eq!(found, (3, expected.to_owned()));
    }
}
