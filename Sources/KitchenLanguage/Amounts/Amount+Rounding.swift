/// How exactly a cook measures: eggs in halves, spoons in quarters, grams as a kitchen scale's
/// steps allow.
extension Amount {
    /// The amount as it can be measured; never nothing where it was something.
    ///
    /// Eggs and their like are only ever whole or halved.
    package func rounded(isHalved: Bool = false) -> Amount {
        Amount(
            quantity.map { number in
                if isHalved, unit == nil, number > .zero {
                    return max(Amount.half, number.rounded(toMultipleOf: Amount.half))
                }
                return Amount.rounded(number, as: unit)
            },
            unit
        )
    }

    private static func rounded(_ number: Fraction, as unit: CookingUnit?) -> Fraction {
        guard number > .zero else { return number }
        guard let unit else { return piece(number) }
        switch unit.measure {
        case .weight, .volume:
            if unit.isSpoon { return spoon(number) }
            if unit.system == .metric { return metric(number, unit) }
            return unit.name == "ounce" ? ounce(number) : cup(number)
        case .length: return length(number, unit)
        case .temperature: return temperature(number, unit)
        case .vague: return max(.one, number.rounded(toMultipleOf: .one))
        case .pieces, .container: return piece(number)
        }
    }

    /// Halves to ten, then whole; below one also quarters and thirds.
    private static func piece(_ number: Fraction) -> Fraction {
        if number < .one { return nearest(to: number, in: smallParts) }
        return number.rounded(toMultipleOf: number < Fraction(10) ? half : .one)
    }

    /// Quarters; below a quarter an eighth.
    private static func spoon(_ number: Fraction) -> Fraction {
        if number < Fraction(3, 16) ?? .one { return eighth }
        return number.rounded(toMultipleOf: number < Fraction(4) ? quarter : half)
    }

    /// Quarters and thirds.
    private static func cup(_ number: Fraction) -> Fraction {
        if number < Fraction(3, 16) ?? .one { return eighth }
        let whole = Fraction(number.numerator / number.denominator)
        if whole >= Fraction(6) { return number.rounded(toMultipleOf: half) }
        return whole + nearest(to: number - whole, in: [.zero] + smallParts + [.one])
    }

    private static func ounce(_ number: Fraction) -> Fraction {
        if number < half { return max(eighth, number.rounded(toMultipleOf: eighth)) }
        return number.rounded(toMultipleOf: number < Fraction(5) ? quarter : half)
    }

    /// The coarsest step of a kitchen scale or jug that is nearly exact.
    private static func metric(_ number: Fraction, _ unit: CookingUnit) -> Fraction {
        let size = max(.one, Fraction(approximating: unit.size))
        let base = number * size
        for step in metricSteps {
            let rounded = base.rounded(toMultipleOf: step)
            let error = abs(rounded.value - base.value) / base.value
            if error <= tolerance(base), rounded > .zero { return rounded / size ?? number }
        }
        return max(tenth, base.rounded(toMultipleOf: tenth)) / size ?? number
    }

    /// How much of a small amount may be lost.
    private static func tolerance(_ base: Fraction) -> Double {
        base < Fraction(20) ? 0.04 : base < Fraction(100) ? 0.03 : 0.015
    }

    /// Half centimetres, quarters of an inch.
    private static func length(_ number: Fraction, _ unit: CookingUnit) -> Fraction {
        let step =
            unit.system == .us
            ? (number < Fraction(4) ? quarter : .one)
            : number < Fraction(5) ? half : .one
        return max(step, number.rounded(toMultipleOf: step))
    }

    /// An oven's steps where it is an oven that is meant, else whole degrees.
    private static func temperature(_ number: Fraction, _ unit: CookingUnit) -> Fraction {
        switch unit.name {
        case "celsius":
            return number.rounded(toMultipleOf: number < Fraction(120) ? .one : Fraction(10))
        case "fahrenheit":
            guard number >= Fraction(250) else { return number.rounded(toMultipleOf: .one) }
            let mark = number.rounded(toMultipleOf: Fraction(25))
            let distance = abs(mark.value - number.value)
            return distance <= 8 ? mark : number.rounded(toMultipleOf: Fraction(5))
        default: return number.rounded(toMultipleOf: half)
        }
    }

    private static func nearest(to number: Fraction, in candidates: [Fraction]) -> Fraction {
        candidates.min { abs($0.value - number.value) < abs($1.value - number.value) } ?? number
    }

    private static let half = Fraction(approximating: 0.5)
    private static let quarter = Fraction(approximating: 0.25)
    private static let eighth = Fraction(approximating: 0.125)
    private static let tenth = Fraction(approximating: 0.1)
    private static let smallParts = [(1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (1, 1)].compactMap {
        Fraction($0.0, $0.1)
    }
    /// In grams or millilitres, or milligrams where the unit is that small.
    private static let metricSteps =
        [500, 250, 100, 50, 25, 10, 5, 1].map { Fraction($0) } + [half]
}
