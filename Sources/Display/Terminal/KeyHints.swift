import Documents

/// What keys do, each with its rank: the lower, the more it is needed.
typealias KeyHints = [(words: String, rank: Int)]

extension ScreenContext {
    /// Parts of a row with what keys do after them, in as many columns as there is room for. The least
    /// needed keys are left out first; what is left stays in its order.
    func row(_ parts: [String] = [], with hints: KeyHints, room: Int) -> String {
        var kept = hints
        func joined() -> String {
            (parts + kept.map(\.words)).joined(separator: " \(symbols.dot) ")
        }
        while TextWidth.of(joined()) > room,
            let last = kept.indices.max(by: { kept[$0].rank < kept[$1].rank })
        {
            kept.remove(at: last)
        }
        return joined()
    }
}
