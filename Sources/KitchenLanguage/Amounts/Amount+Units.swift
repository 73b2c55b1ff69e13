/// The units that a cook wants to read.
package enum UnitSystem: String, Hashable, Sendable, CaseIterable {
    case metric
    case us
}

extension Amount {
    /// The same amount in another unit; nil where they measure different things.
    ///
    /// Weight and volume are exchanged where the food's density is known.
    package func converted(to target: CookingUnit, density: Double? = nil) -> Amount? {
        guard let unit else { return nil }
        if unit == target { return self }
        if unit.measure == .temperature, target.measure == .temperature {
            return temperature(in: target)
        }
        let factor: Double
        switch (unit.measure, target.measure) {
        case (.weight, .weight), (.volume, .volume), (.length, .length):
            factor = unit.size / target.size
        case (.volume, .weight):
            guard let density else { return nil }
            factor = unit.size * density / target.size
        case (.weight, .volume):
            guard let density, density > 0 else { return nil }
            factor = unit.size / density / target.size
        default: return nil
        }
        return Amount(
            quantity.map { Fraction(approximating: $0.value * factor) },
            target
        )
    }

    /// The amount in the units of a system, rounded to what can be measured there; nil where it is
    /// at home there already, or means nothing elsewhere (spoons, cloves, tins).
    package func converted(
        to system: UnitSystem,
        for food: FoodDensity? = nil,
        isVessel: Bool = false
    ) -> Amount? {
        guard let unit, unit.system != .any || unit.name == "gas mark" else { return nil }
        if unit.measure == .temperature {
            let target = CookingUnit.named(system == .metric ? "celsius" : "fahrenheit")
            return target.flatMap { $0 == unit ? nil : converted(to: $0)?.rounded() }
        }
        guard unit.system.rawValue != system.rawValue else { return nil }
        let choices = Amount.choices(for: unit, in: system, food, isVessel: isVessel)
        for choice in choices {
            guard let target = CookingUnit.named(choice.unit),
                let amount = converted(to: target, density: food?.gramsPerMillilitre),
                amount.quantity.upper.value >= choice.least
            else { continue }
            guard choice.unit == "quart", let half = Fraction(1, 2) else {
                return amount.rounded().simplified()
            }
            return Amount(amount.quantity.map { $0.rounded(toMultipleOf: half) }, target)
        }
        return nil
    }

    /// A unit with the least number of it that is used.
    private struct Choice {
        var unit: String
        var least: Double
    }

    /// The units to choose from, the largest first.
    private static func choices(
        for unit: CookingUnit,
        in system: UnitSystem,
        _ food: FoodDensity?,
        isVessel: Bool
    ) -> [Choice] {
        switch (unit.measure, system) {
        case (.volume, .us) where isVessel: [Choice(unit: "quart", least: 0.9)] + spoons
        case (.length, .metric):
            [Choice(unit: "centimetre", least: 0.9), Choice(unit: "millimetre", least: 0)]
        case (.length, .us): [Choice(unit: "inch", least: 0)]
        case (.weight, .us) where food?.isSpooned == true, (.volume, .us): spoons
        // No scale in ounces weighs a pinch of saffron: what is less stays in grams.
        case (.weight, .us): [Choice(unit: "pound", least: 2), Choice(unit: "ounce", least: 0.24)]
        case (.volume, .metric) where food.map { $0.form != .liquid } == true, (.weight, .metric):
            [Choice(unit: "kilogram", least: 1), Choice(unit: "gram", least: 0)]
        case (.volume, .metric):
            [Choice(unit: "litre", least: 1), Choice(unit: "millilitre", least: 0)]
        default: []
        }
    }

    private static let spoons = [
        Choice(unit: "cup", least: 0.24), Choice(unit: "tablespoon", least: 0.9),
        Choice(unit: "teaspoon", least: 0),
    ]

    /// The amount in a neighbouring unit where that reads better: `1500 g` are 1.5 kg, `¹⁄₁₆ cup`
    /// is a tablespoon.
    package func simplified() -> Amount {
        guard let unit, quantity.lower != Fraction(1, 2) || unit.measure == .weight else {
            return self
        }
        for step in Amount.steps where step.unit == unit.name {
            guard quantity.lower.value >= step.from, quantity.lower.value < step.to,
                let target = CookingUnit.named(step.target), let other = converted(to: target)
            else { continue }
            return other.simplified()
        }
        return self
    }

    /// From which number of a unit, and up to which, another is used.
    private static let steps: [(unit: String, from: Double, to: Double, target: String)] = [
        ("gram", 1_000, .infinity, "kilogram"), ("kilogram", 0, 0.5, "gram"),
        ("millilitre", 1_000, .infinity, "litre"), ("litre", 0, 0.9, "millilitre"),
        ("cup", 0, 0.124, "tablespoon"), ("tablespoon", 0, 0.99, "teaspoon"),
        ("ounce", 32, .infinity, "pound"), ("pound", 0, 0.25, "ounce"),
    ]

    private func temperature(in target: CookingUnit) -> Amount? {
        let change: (Fraction) -> Fraction? = { number in
            guard let celsius = celsius(number) else { return nil }
            switch target.name {
            case "celsius": return celsius
            case "fahrenheit": return celsius * (Fraction(9, 5) ?? .one) + Fraction(32)
            default: return nil
            }
        }
        guard let lower = change(quantity.lower), let upper = change(quantity.upper) else {
            return nil
        }
        return Amount(Quantity(lower, to: upper), target)
    }

    /// A temperature in degrees Celsius, the lower end of a range; nil for what is none.
    package var celsius: Double? { celsius(quantity.lower)?.value }

    /// The upper end of a range of temperatures in degrees Celsius.
    package var upperCelsius: Double? { celsius(quantity.upper)?.value }

    private func celsius(_ number: Fraction) -> Fraction? {
        switch unit?.name {
        case "celsius": number
        case "fahrenheit": (number - Fraction(32)) * (Fraction(5, 9) ?? .one)
        case "gas mark": Amount.gasMarks[number.value].map { Fraction($0) }
        default: nil
        }
    }

    /// The British gas mark whose oven is the nearest, within ten degrees Celsius; nil where none is.
    package static func gasMark(nearest celsius: Double) -> Double? {
        gasMarks.filter { abs(Double($0.value) - celsius) <= 10 }
            .min {
                (abs(Double($0.value) - celsius), $0.key) < (
                    abs(Double($1.value) - celsius), $1.key
                )
            }?
            .key
    }

    /// British gas marks in degrees Celsius.
    private static let gasMarks: [Double: Int] = [
        0.25: 110, 0.5: 120, 1: 140, 2: 150, 3: 160, 4: 180, 5: 190, 6: 200, 7: 220, 8: 230, 9: 240,
    ]
}
