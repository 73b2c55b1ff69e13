import KitchenLanguage

/// How much a line looks like a line of an ingredient list, and whether it is an amount alone.
enum IngredientLikeness {
    /// Whether the line begins or ends with an amount, as ingredients do.
    static func hasAmount(_ line: String) -> Bool {
        guard line.utf8.count <= 200 else { return false }
        let line = LineRules.withoutBullet(line)
        guard let first = line.first else { return false }
        if isAmountCharacter(first) { return !isStepNumber(line) && !isPrice(line) }
        let words = line.lowercased().split(separator: " ")
        if let last = words.last, words.count >= 2 {
            if last.first.map(isAmountCharacter) == true { return true }
            if words.count >= 3, isUnit(last.filter(\.isLetter)),
                words[words.count - 2].first.map(isAmountCharacter) == true
            {
                return true
            }
        }
        if let word = words.first.map({ String($0.filter(\.isLetter)) }), !line.hasSuffix("."),
            amountWords.contains(word) || unmeasuredFoods.contains(word)
        {
            return words.count <= 12 || words[1].first.map(isAmountCharacter) == true
        }
        return false
    }

    /// Whether the line is an amount without a food: `200 g`, `½ tsp`, `3x`.
    static func isAmountAlone(_ line: String) -> Bool {
        guard line.utf8.count <= 40, line.contains(where: isAmountCharacter) else { return false }
        let words = line.lowercased().split {
            !$0.isLetter && !isAmountCharacter($0)
        }
        let isAlone = words.allSatisfy { word in
            let letters = word.filter(\.isLetter)
            return letters.isEmpty || isUnit(letters) || letters == "x"
                || amountWords.contains(String(letters))
        }
        return isAlone || line.utf8.count <= 24 && Amount(line)?.unit != nil
    }

    /// Whether the line has an amount with a unit: `200 g flour`.
    static func hasMeasure(_ line: String) -> Bool {
        guard hasAmount(line) else { return false }
        return LineWords.words(of: line.lowercased(), limit: 6).contains { isUnit($0.text) }
    }

    /// Whether the line is a number and at most one word: `4 stalks`.
    static func isShortAmount(_ line: String) -> Bool {
        guard line.utf8.count <= 24, line.first.map(isAmountCharacter) == true else { return false }
        return LineWords.words(of: line, limit: 3).count <= 1
    }

    /// Whether a word stands between an amount and a food.
    static func isUnit(_ word: some StringProtocol) -> Bool { CookingUnit.isUnitWord(word) }

    static func isAmountCharacter(_ character: Character) -> Bool {
        guard character.unicodeScalars.count == 1 else { return false }
        return character.isASCII
            ? character.isNumber
            : Fraction(sign: character) != nil
                || character.wholeNumberValue.map { _ in !isHan(character) } ?? false
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static func isPrice(_ line: String) -> Bool {
        line.prefix { $0 != " " }.contains { "€$£¥₽₹".contains($0) }
            || line.drop { isAmountCharacter($0) || ".,".contains($0) }.drop { $0 == " " }.first
                .map { "€$£¥₽₹".contains($0) } ?? false
    }

    /// `1. Heat the oven` begins with a number, but not with an amount.
    private static func isStepNumber(_ line: String) -> Bool {
        let tail = line.drop { $0.isASCII && $0.isNumber }
        guard tail.count < line.count, let mark = tail.first, ".)".contains(mark) else {
            return false
        }
        return tail.dropFirst().first.map { !$0.isNumber } ?? true
    }

    /// Words that stand for an amount, or before one.
    private static let amountWords = Set(
        words: """
            a, an, one, two, three, four, half, meia, meio, media, medio, demi, halbe, halber, halve
            halv, mezzo, mezza, pół, pinch, dash, handful, some, few, splash, drizzle, knob, ein, eine
            einen, etwas, prise, un, une, quelques, una, uma, pincée, pizca, pitada, pizzico, een
            snufje, scheutje, et, en, ett, knivspids, nypa, szczypta, špetka, csipet, щепотка, about
            ca, approx, optional
            """
    )

    /// Words that begin an ingredient of which nobody says how much.
    private static let unmeasuredFoods: Set<String> = [
        "salt", "juice", "zest", "соль", "сіль", "sel", "sal", "sale", "salz", "zout", "freshly",
        "kosher", "garnish", "só", "sól", "soľ", "sůl", "tuz", "γαρνίρισμα",
    ]
}
