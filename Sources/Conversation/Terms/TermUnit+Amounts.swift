extension [TermUnit] {
    /// The units with `milk 2 l` as `2 l milk`, where nothing else follows that it could be of.
    ///
    /// - Parameter amounts: The places of those that are amounts.
    func withInFront(_ amounts: [Range<Int>]) -> [TermUnit] {
        var units = self
        for amount in amounts {
            let place = amount.lowerBound - 1
            let isLast =
                amount.upperBound == units.count || units[amount.upperBound].partsThings
            guard isLast, place >= 0, case .term = units[place].kind,
                !amounts.contains(where: { $0.upperBound == place || $0.contains(place) })
            else { continue }
            let thing = units.remove(at: place)
            units.insert(thing, at: amount.upperBound - 1)
        }
        return units
    }
}

extension TermUnit {
    /// Whether one thing ends there and another begins.
    fileprivate var partsThings: Bool {
        switch kind {
        case .comma, .small(.and): true
        default: false
        }
    }
}
