/// About how many grams of its food an ingredient's line asks for.
package struct IngredientMass: Sendable {
    /// The weights of `PieceTable`.
    package static let shared = IngredientMass()

    private var units: [String: Double] = [:]
    private var pieces: [Int: Double] = [:]

    private init() {
        TableScanner.forEachLine(of: PieceTable.units) { grams, names in
            TableScanner.forEachPart(of: names, separatedBy: UInt8(ascii: ",")) {
                units[$0.text] = Double(grams.text)
            }
        }
        pieces = TableScanner.values(of: DictionaryTables.pieces)
    }

    /// The grams of a piece of a food: of the first that the tables weigh.
    ///
    /// - Parameter foods: What it is, the nearest names first.
    package func gramsOfPiece(of foods: [Int]) -> Double? {
        for food in foods {
            for kinship in FoodFamilies.shared.kinships(of: food) where !kinship.isLoose {
                if let grams = pieces[kinship.food] { return grams }
            }
        }
        return nil
    }

    /// The grams of a line; nil where it says no amount at all.
    ///
    /// - Parameters:
    ///   - line: As the recipe has it: `600 g chicken thighs`.
    ///   - piece: The grams of a piece of its food, where they are known.
    package func grams(of line: String, piece: Double?) -> Double? {
        guard let amount = SimpleAmount(line) ?? SimpleAmount(scanning: line),
            let number = amount.number
        else { return nil }
        if let grams = units[SingularForm.of(amount.unit)] { return number * grams }
        return number * (piece ?? 60)
    }
}

/// The amount at the beginning of a line.
private struct SimpleAmount {
    /// Nil where the line says none.
    var number: Double?
    /// The word after it, in small letters.
    var unit = ""

    init?(scanning line: String) {
        let tokens = TokenizedText(String(line.prefix(40)))
        guard let found = NumberReader(tokens: tokens).quantity(at: tokens.afterSpace(0)),
            !found.isWords
        else { return }
        number = found.quantity.lower.value
        unit = tokens.word(tokens.afterSpace(found.end))
    }

    /// Reads what most lines begin with, whole numbers and fractions in plain ASCII: `1 1/2 cups`.
    /// Nil where the line begins in another way.
    init?(_ line: String) {
        var line = line
        let read: (number: Double?, unit: String)?? = line.withUTF8 { bytes in
            var place = 0
            var sum: Double?
            func byte() -> UInt8 { place < bytes.count ? bytes[place] : 0 }
            func digits() -> Double? {
                var number = 0.0
                let start = place
                while (0x30...0x39).contains(byte()), place - start < 9 {
                    number = number * 10 + Double(byte() - 0x30)
                    place += 1
                }
                return place > start ? number : nil
            }
            while true {
                while byte() == 0x20 { place += 1 }
                guard var part = digits() else { break }
                if byte() == UInt8(ascii: "/") {
                    place += 1
                    guard let below = digits(), below > 0 else { return nil }
                    part /= below
                }
                sum = (sum ?? 0) + part
                guard byte() == 0x20 else { return nil }
            }
            guard sum != nil || (0x41...0x5A).contains(byte() & 0xDF) else { return nil }
            let start = place
            while (0x41...0x5A).contains(byte() & 0xDF) { place += 1 }
            // Another alphabet, or beyond where a unit is looked for.
            guard byte() < 0x80, place < 40 else { return nil }
            guard sum != nil else { return (nil, "") }
            let unit = String(unsafeUninitializedCapacity: place - start) { letters in
                for offset in 0..<place - start {
                    letters.initializeElement(at: offset, to: bytes[start + offset] | 0x20)
                }
                return place - start
            }
            return (sum, unit)
        }
        guard let read, let read else { return nil }
        (number, unit) = read
    }
}
