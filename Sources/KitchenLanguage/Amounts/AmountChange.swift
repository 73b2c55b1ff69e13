/// What is done to amounts: grown or shrunk by a factor, shown in other units, or both.
package struct AmountChange: Hashable, Sendable {
    /// By how much everything grows; 1 leaves it.
    package var factor: Fraction
    /// The units wanted; nil for the recipe's own.
    package var system: UnitSystem?

    package init(factor: Fraction = .one, system: UnitSystem? = nil) {
        self.factor = factor
        self.system = system
    }

    /// Whether it changes nothing.
    package var isNone: Bool { factor == .one && system == nil }

    /// An amount after the change; nil where it stays unchanged.
    func applied(
        to amount: Amount,
        grows: Bool,
        density: FoodDensity? = nil,
        isExchangeable: Bool = true,
        isHalved: Bool = false,
        isVessel: Bool = false
    ) -> Amount? {
        var changed = amount
        if grows, factor != .one {
            changed = amount * factor
            if isExchangeable { changed = changed.simplified() }
        }
        if let system,
            let other = changed.converted(to: system, for: density, isVessel: isVessel)
        {
            return other
        }
        guard changed != amount else { return nil }
        return changed.rounded(isHalved: isHalved, isExchangeable: isExchangeable)
    }
}
