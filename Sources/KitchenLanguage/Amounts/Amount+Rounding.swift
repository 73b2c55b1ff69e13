/// How exactly a cook measures: eggs in halves, spoons in quarters, grams as a kitchen scale's
/// steps allow; finer where that would miss the amount by too much.
extension Amount {
    /// The amount as it can be measured; never nothing where it was something.
    ///
    /// - Parameters:
    ///   - isHalved: Whether it is of eggs and their like, which are only ever whole or halved.
    ///   - isExchangeable: Whether a smaller unit may take its place where that measures it better:
    ///     `7 tbsp` for 0.42 cup.
    package func rounded(isHalved: Bool = false, isExchangeable: Bool = true) -> Amount {
        if isHalved, unit == nil {
            return map { max(Amount.half, $0.rounded(toMultipleOf: Amount.half)) }
        }
        let plain = map { Amount.rounded($0, as: unit) }
        guard plain.error(of: self) > Amount.missable else { return plain }
        let finer = map { Amount.finer($0, as: unit, isExchangeable) }
        guard isExchangeable, finer.error(of: self) > Amount.missable, let small = smaller() else {
            return finer
        }
        let rounded = small.simplified().rounded()
        return rounded.error(of: small) < finer.error(of: self) ? rounded : finer
    }

    /// By how much of itself an amount may be missed.
    private static let missable = 0.06

    private func map(_ change: (Fraction) -> Fraction) -> Amount {
        Amount(quantity.map { $0 > .zero ? change($0) : $0 }, unit)
    }

    /// By which part of a true amount this one misses it; nothing where they can't be compared.
    private func error(of amount: Amount) -> Double {
        guard unit == amount.unit else { return 0 }
        func error(_ number: Fraction, of exact: Fraction) -> Double {
            exact > .zero ? abs(number.value - exact.value) / exact.value : 0
        }
        return max(
            error(quantity.lower, of: amount.quantity.lower),
            error(quantity.upper, of: amount.quantity.upper)
        )
    }

    /// The same in the next smaller unit that measures it; a trace of a spoon is a pinch.
    private func smaller() -> Amount? {
        if unit?.name == "teaspoon", quantity.upper < Fraction(3, 32) ?? .zero {
            return Amount(.one, CookingUnit.named("pinch"))
        }
        guard quantity.lower < (unit?.name == "tablespoon" ? Fraction(2) : .one),
            let name = unit.flatMap({ Amount.smallerUnits[$0.name] })
        else { return nil }
        return CookingUnit.named(name).flatMap { converted(to: $0) }
    }

    private static let smallerUnits = [
        "gallon": "quart", "quart": "cup", "pint": "cup", "cup": "tablespoon",
        "fluid ounce": "tablespoon", "tablespoon": "teaspoon", "dessertspoon": "teaspoon",
        "pound": "ounce",
    ]

    /// Eighths and thirds where such parts are measured; of tablespoons those that are teaspoons, and
    /// of a cup those that there are cups for.
    private static func finer(
        _ number: Fraction,
        as unit: CookingUnit?,
        _ isExchangeable: Bool
    ) -> Fraction {
        let whole = Fraction(number.numerator / number.denominator)
        let part = number - whole
        switch unit?.measure {
        case .weight where unit?.system == .metric, .volume where unit?.system == .metric, .length,
            .temperature, .vague:
            return rounded(number, as: unit)
        case .volume where unit?.name == "tablespoon":
            return max(eighth, whole + nearest(to: part, in: [.zero] + smallParts))
        case .volume where unit?.name == "cup" && number < .one && isExchangeable:
            return nearest(to: number, in: [eighth, .one - eighth] + smallParts)
        case .weight, .volume:
            return max(eighth, whole + nearest(to: part, in: [.zero] + fineParts + [.one]))
        case .pieces, .container, nil:
            if number < .one { return nearest(to: number, in: [eighth, sixth] + smallParts) }
            return whole + nearest(to: part, in: [.zero] + smallParts)
        }
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
    private static let sixth = Fraction(approximating: 1.0 / 6)
    private static let tenth = Fraction(approximating: 0.1)
    private static let smallParts = [(1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (1, 1)].compactMap {
        Fraction($0.0, $0.1)
    }
    private static let fineParts =
        ([(1, 8), (3, 8), (5, 8), (7, 8)].compactMap {
            Fraction($0.0, $0.1)
        }) + smallParts
    /// In grams or millilitres, or milligrams where the unit is that small.
    private static let metricSteps =
        [500, 250, 100, 50, 25, 10, 5, 1].map { Fraction($0) } + [half]
}
