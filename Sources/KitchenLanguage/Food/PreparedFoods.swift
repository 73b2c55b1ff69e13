/// What is in dishes that are used as ingredients; see `PreparedFoodTable`.
struct PreparedFoods: Sendable {
    /// Those of the table.
    static let shared = PreparedFoods(CookingLexicon.shared)

    private var contents = PhraseTable<[Int]>(capacity: 256)
    private var longestName = 1

    private init(_ lexicon: CookingLexicon) {
        TableScanner.forEachLine(of: PreparedFoodTable.text) { names, foods in
            var held: [Int] = []
            TableScanner.forEachPart(of: foods, separatedBy: UInt8(ascii: ",")) { food in
                if let food = lexicon.food(named: food.text) { held.append(food) }
            }
            TableScanner.forEachPart(of: names, separatedBy: UInt8(ascii: "=")) { name in
                longestName = max(longestName, name.count(where: { $0 == UInt8(ascii: " ") }) + 1)
                contents.update(PhraseHash(name), from: held) { _ in }
            }
        }
    }

    /// What is in an ingredient by the longest name that it ends with.
    func contents(of words: ArraySlice<String>) -> [Int] {
        for start in words.indices.suffix(longestName) {
            if let found = contents[PhraseHash(words: words[start...])] { return found }
        }
        return []
    }
}
