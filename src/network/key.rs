//! What makes two parts the same: a name for a part that depends on nothing outside it.

use super::{Bits, Network, Scope, Variable};

impl<const W: usize> Network<W> {
    /// Appends the key of a part: its variables, what is left to each, and what is left of the
    /// formulas that speak of them. Relations of two variables need no mention, since what is left
    /// to the variables says what is left of them. The part becomes the scope.
    pub fn append_key(
        &self,
        scope: &mut Scope,
        state: &[Bits<W>],
        part: &[Variable],
        key: &mut Vec<u8>,
    ) {
        part.iter().for_each(|of| push(key, *of as usize));
        push(key, usize::MAX);
        let bytes = self.value_bytes();
        for of in part {
            for word in state[*of as usize].words().take(bytes.div_ceil(8)) {
                key.extend_from_slice(&word.to_le_bytes()[..bytes.min(8)]);
            }
        }
        scope.enter(part);
        self.describe_formulas(scope, state, part, |what| push(key, what));
    }
}

/// A number in one or five bytes.
fn push(key: &mut Vec<u8>, number: usize) {
    match u8::try_from(number) {
        Ok(small) if small < u8::MAX => key.push(small),
        _ => {
            key.push(u8::MAX);
            key.extend_from_slice(&(number as u32).to_le_bytes());
        }
    }
}
