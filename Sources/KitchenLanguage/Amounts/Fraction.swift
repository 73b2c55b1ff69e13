/// An exact number of cups, eggs or grams: ⅓ stays a third, however often it is scaled.
///
/// Always in lowest terms with a denominator above zero. A result that no longer fits becomes the
/// nearest fraction that does, so arithmetic never traps.
package struct Fraction: Hashable, Sendable {
    package let numerator: Int
    package let denominator: Int

    package static let zero = Fraction(0)
    package static let one = Fraction(1)

    /// A whole number.
    package init(_ whole: Int) {
        numerator = max(-Fraction.limit, min(Fraction.limit, whole))
        denominator = 1
    }

    /// Nil for a denominator of zero and for numbers beyond a billion.
    package init?(_ numerator: Int, _ denominator: Int) {
        guard denominator != 0, numerator.magnitude <= UInt(Fraction.limit),
            denominator.magnitude <= UInt(Fraction.limit)
        else { return nil }
        let divisor = Fraction.greatestCommonDivisor(
            Int(numerator.magnitude),
            Int(denominator.magnitude)
        )
        let sign = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / divisor
        self.denominator = sign * denominator / divisor
    }

    /// The fraction nearest to a number that has a denominator up to the limit.
    package init(approximating value: Double, denominatorLimit: Int = 10_000) {
        guard value.isFinite, value.magnitude < Double(Fraction.limit) else {
            self.init(value.isNaN ? 0 : value < 0 ? -Fraction.limit : Fraction.limit)
            return
        }
        // Continued fractions: each step's fraction is the best of its size.
        var (before, last) = ((0, 1), (1, 0))
        var rest = value.magnitude
        while true {
            let whole = rest.rounded(.down)
            guard whole < Double(Fraction.limit) else { break }
            let next = (Int(whole) * last.0 + before.0, Int(whole) * last.1 + before.1)
            guard next.0 <= Fraction.limit, next.1 <= denominatorLimit else { break }
            (before, last) = (last, next)
            guard rest - whole > 1e-9 else { break }
            rest = 1 / (rest - whole)
        }
        self = Fraction(value < 0 ? -last.0 : last.0, max(1, last.1)) ?? .zero
    }

    package var value: Double { Double(numerator) / Double(denominator) }
    package var isWhole: Bool { denominator == 1 }

    private static let limit = 1_000_000_000

    private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return max(1, left)
    }
}

extension Fraction: Comparable {
    // Both products are below 2^60, so they cannot overflow.
    package static func < (left: Fraction, right: Fraction) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }
}

extension Fraction {
    package static func + (left: Fraction, right: Fraction) -> Fraction {
        let sum = (left.numerator * right.denominator).addingReportingOverflow(
            right.numerator * left.denominator
        )
        return exact(sum.partialValue, left.denominator * right.denominator)
            ?? Fraction(approximating: left.value + right.value)
    }

    package static func - (left: Fraction, right: Fraction) -> Fraction {
        left + Fraction(-1) * right
    }

    package static func * (left: Fraction, right: Fraction) -> Fraction {
        exact(left.numerator * right.numerator, left.denominator * right.denominator)
            ?? Fraction(approximating: left.value * right.value)
    }

    /// Nil when dividing by zero.
    package static func / (left: Fraction, right: Fraction) -> Fraction? {
        guard right.numerator != 0 else { return nil }
        return exact(left.numerator * right.denominator, left.denominator * right.numerator)
            ?? Fraction(approximating: left.value / right.value)
    }

    /// Reduces before it judges whether the parts fit.
    private static func exact(_ numerator: Int, _ denominator: Int) -> Fraction? {
        guard denominator != 0 else { return nil }
        let divisor = greatestCommonDivisor(abs(numerator), abs(denominator))
        return Fraction(numerator / divisor, denominator / divisor)
    }

    /// The nearest multiple of a step, halves upwards.
    package func rounded(toMultipleOf step: Fraction) -> Fraction {
        guard let steps = self / step else { return self }
        let whole = (Double(steps.numerator) / Double(steps.denominator)).rounded()
        return Fraction(Int(whole)) * step
    }
}
