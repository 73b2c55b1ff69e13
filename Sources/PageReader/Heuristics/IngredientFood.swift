import RecipeModel

extension Ingredient {
    /// An ingredient as a page gives it, without a bullet, and with its food apart.
    init(line: String) {
        let text = LineRules.withoutBullet(line)
        self.init(text: text, name: IngredientFood.name(in: text))
    }
}

extension IngredientGroup {
    /// The ingredients of a section of a page.
    init(_ section: SectionedItems.Section) {
        self.init(title: section.title, items: section.items.map { Ingredient(line: $0) })
    }
}

/// Finds the food in an ingredient line: `3 cloves garlic, crushed` is garlic.
///
/// Only what surely names no food is left out: the amount with its unit, amounts in parentheses,
/// and what is done with the food. In doubt words stay, as what a recipe lacks is judged by them.
enum IngredientFood {
    /// The food of a line; the whole line where there is nothing else.
    static func name(in line: String) -> String {
        var words = line.split(separator: " ")[...]
        var hasAmount = false
        while let word = words.first, isAmount(word, hasAmount: hasAmount) {
            hasAmount = true
            words.removeFirst()
            dropMeasure(from: &words)
        }
        if hasAmount { dropLink(from: &words) }
        let name = withoutPreparation(words.joined(separator: " "))
        return name.contains(where: \.isLetter) ? name : line
    }

    private static func isAmount(_ word: Substring, hasAmount: Bool) -> Bool {
        if hasAmount, word == "x" || word == "-" || word == "–" || isUnit(word) { return true }
        guard let first = word.first, IngredientLikeness.isAmountCharacter(first) else {
            return false
        }
        let letters = word.filter(\.isLetter).lowercased()
        return letters.isEmpty || letters == "x" || IngredientLikeness.isUnit(letters)
    }

    private static func isUnit(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isLetter || $0 == "." }
            && IngredientLikeness.isUnit(word.filter(\.isLetter).lowercased())
    }

    /// `(14 oz)` behind an amount says the amount again.
    private static func dropMeasure(from words: inout ArraySlice<Substring>) {
        guard let first = words.first, first.hasPrefix("("),
            first.dropFirst().first.map(IngredientLikeness.isAmountCharacter) == true,
            let end = words.prefix(5).firstIndex(where: { $0.hasSuffix(")") })
        else { return }
        words = words[(end + 1)...]
    }

    /// `of flour`, `de farine`, `d'eau`.
    private static func dropLink(from words: inout ArraySlice<Substring>) {
        guard words.count > 1 || words.first.map({ $0.count > 3 }) == true else { return }
        while let word = words.first, words.count > 1, links.contains(word.lowercased()) {
            words.removeFirst()
        }
        if let word = words.first, word.hasPrefix("d'") || word.hasPrefix("d’") {
            words[words.startIndex] = word.dropFirst(2)
        }
    }

    private static func withoutPreparation(_ text: String) -> String {
        var end = text.endIndex
        for place in text.indices where ",(;".contains(text[place]) {
            let rest = text[text.index(after: place)...].drop { $0 == " " }
            let word = rest.prefix { $0.isLetter }.lowercased()
            let isMeasure =
                text[place] == "(" && rest.first.map(IngredientLikeness.isAmountCharacter) == true
            if preparations.contains(word) || isMeasure {
                end = place
                break
            }
        }
        return text[..<end].trimmingWhitespace()
    }

    private static let links: Set<String> = ["of", "de", "di", "da", "du", "des", "do", "à"]

    private static let preparations: Set<String> = [
        "chopped", "diced", "minced", "sliced", "crushed", "melted", "softened", "peeled",
        "grated", "shredded", "divided", "drained", "rinsed", "cut", "finely", "roughly",
        "coarsely", "thinly", "freshly", "lightly", "beaten", "halved", "quartered", "cubed",
        "trimmed", "washed", "torn", "cored", "pitted", "seeded", "at", "to", "for", "about",
        "plus", "optional", "gehackt", "gewürfelt", "geschnitten", "gerieben", "haché", "hachée",
        "émincé", "râpé", "picado", "picada", "tritato", "tagliato", "fijngehakt", "hakket",
    ]
}
