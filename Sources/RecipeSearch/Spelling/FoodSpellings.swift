import KitchenLanguage

/// The ways in which a food's name may be written, for those who compare letters and not meanings.
package enum FoodSpellings {
    /// The name and others that mean the same food, each in lower case: `courgette`, `zucchini`.
    package static func all(of name: String) -> [String] {
        let words = FoodWords(name)
        var spellings = [name.lowercased()]
        for line in FoodSynonyms.groups.fields(separatedBy: "\n") {
            let sides = line.fields(separatedBy: ":")
            guard sides.count == 2, FoodWords(sides[0]) == words else { continue }
            spellings += [sides[0]] + sides[1].fields(separatedBy: ",")
        }
        return spellings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// A text in lower case and without accents: `Crème` is `creme`.
    package static func folded(_ text: String) -> String {
        String(decoding: LetterFolding.folded(text), as: UTF8.self)
    }
}
