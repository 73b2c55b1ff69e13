/// Amounts of one food added up, across units where that is possible.
///
/// What cannot be added stays side by side: 200 g and a bunch. The order in which amounts are added
/// does not matter.
package struct AmountSum: Hashable, Sendable {
    /// The sums in a fixed order: weights, volumes, counted things; each in the unit that reads best.
    package var amounts: [Amount] {
        sums.keys.sorted().flatMap { key -> [Amount] in
            guard let quantity = sums[key] else { return [] }
            let own = ownSums[key] ?? [:]
            let parts =
                own.count == 1
                ? own.map { Amount($1, CookingUnit.named($0)) }
                : AmountSum.spooned(own) ?? [Amount(quantity, CookingUnit.named(key.unit))]
            return parts.map { $0.simplified().rounded() }
        }
    }

    /// Cups and spoons side by side, each as many as can be, `2 tbsp + 1 tsp`; nil for what is
    /// measured in anything else, and for more spoons than anyone counts.
    private static func spooned(_ own: [String: Quantity]) -> [Amount]? {
        guard Set(own.keys).isSubset(of: ["cup", "tablespoon", "teaspoon"]) else { return nil }
        let cups = own["cup"]
        var (large, small) = (own["tablespoon"], own["teaspoon"])
        if let teaspoons = small, !teaspoons.isRange, large?.isRange != true {
            let spoons = (large?.lower ?? .zero) * Fraction(3) + teaspoons.lower
            let whole = spoons.numerator / (spoons.denominator * 3)
            let rest = spoons - Fraction(whole * 3)
            large = whole > 0 ? Quantity(Fraction(whole)) : nil
            small = rest > .zero ? Quantity(rest) : nil
        }
        guard (large?.upper ?? .zero) < Fraction(12) else { return nil }
        return [(cups, "cup"), (large, "tablespoon"), (small, "teaspoon")].compactMap { part in
            part.0.map { Amount($0, CookingUnit.named(part.1)) }
        }
    }

    /// Whether anything was added of which nobody says how much.
    package private(set) var hasUnmeasured = false

    private var sums: [Key: Quantity] = [:]
    /// The sums of each unit alone, for foods that only ever come in one.
    private var ownSums: [Key: [String: Quantity]] = [:]

    /// What can be added: one base unit for weights and one for volumes, else the unit itself.
    private struct Key: Hashable, Comparable {
        var base: String?
        var unit: String

        static func < (left: Key, right: Key) -> Bool {
            (order(left), left.unit) < (order(right), right.unit)
        }

        private static func order(_ key: Key) -> Int {
            key.base == "gram" ? 0 : key.base == "millilitre" ? 1 : key.unit.isEmpty ? 2 : 3
        }
    }

    package init() {}

    /// The sum of some amounts; nil stands for an amount that isn't given.
    package init(_ amounts: [Amount?], density: FoodDensity? = nil) {
        for amount in amounts { add(amount, density: density) }
    }

    /// Adds an amount; with a density spoons and cups go to the weights.
    package mutating func add(_ amount: Amount?, density: FoodDensity? = nil) {
        guard let amount else {
            hasUnmeasured = true
            return
        }
        let base: String? =
            switch amount.unit?.measure {
            case .weight: "gram"
            case .volume where density.map { $0.form != .liquid } == true: "gram"
            case .volume: "millilitre"
            default: nil
            }
        let key = Key(base: base, unit: base ?? amount.unit?.name ?? "")
        let summand =
            base.flatMap { CookingUnit.named($0) }
            .flatMap { amount.converted(to: $0, density: density?.gramsPerMillilitre) } ?? amount
        sums[key] = sums[key].map { $0 + summand.quantity } ?? summand.quantity
        let name = amount.unit?.name ?? ""
        let own = ownSums[key]?[name].map { $0 + amount.quantity } ?? amount.quantity
        ownSums[key, default: [:]][name] = own
    }

    /// All sums in one text: `500 g + 1 bunch`.
    package var text: String { amounts.map { $0.text() }.joined(separator: " + ") }
}
