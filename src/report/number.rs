//! Numbers as people read them.

use dashu_int::UBig;

/// Digits in groups of three: `1,234`.
pub fn grouped(digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() / 3 * 4 + 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A number in groups of three digits, or its order of magnitude when it is long.
pub fn readable(number: &UBig) -> String {
    const LONGEST: usize = 21;
    let digits = number.to_string();
    if digits.len() > LONGEST {
        return format!("about {}.{} x 10^{}", &digits[..1], &digits[1..3], digits.len() - 1);
    }
    grouped(&digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        let text = |n: u64| readable(&UBig::from(n));
        assert_eq!(text(0), "0");
        assert_eq!(text(999), "999");
        assert_eq!(text(1000), "1,000");
        assert_eq!(text(24_883_200_000), "24,883,200,000");
        assert_eq!(readable(&UBig::from(10_u32).pow(30)), "about 1.00 x 10^30");
    }
}
