/// What the words around a food's name make of it; see `NamePartTable`.
package struct NameParts: Sendable {
    /// The words of the tables.
    package static let shared = NameParts()

    private let carriers = PhraseSet(wordsOf: NamePartTable.carriers)
    private let products = PhraseSet(wordsOf: NamePartTable.products)
    private let parts = PhraseSet(wordsOf: NamePartTable.parts)
    private let descriptors = PhraseSet(wordsOf: NamePartTable.descriptors)
    private let plantWords = PhraseSet(wordsOf: NamePartTable.plantWords)
    private let plantDairy = PhraseSet(wordsOf: NamePartTable.plantDairy)
    private let plantCheese = PhraseSet(wordsOf: NamePartTable.plantCheese)
    private let changing = PhraseSet(wordsOf: NamePartTable.changing)
    private let dairyHeads = PhraseSet(wordsOf: NamePartTable.dairyHeads)
    private let replacing = PhraseSet(wordsOf: NamePartTable.replacing)
    /// What a lone word of an ingredient means instead.
    package let alone: [String: String]

    private init() {
        var alone: [String: String] = [:]
        TableScanner.forEachLine(of: NamePartTable.alone) { alone[$0.text] = $1.text }
        self.alone = alone
    }

    /// The food that is meant where a name of something to cook with is one such word; else nil.
    package func foodAlone(_ name: String) -> String? {
        let words = FoodWords(name).words
        return words.count == 1 ? words.first.flatMap { alone[$0] } : nil
    }

    /// Whether a last word only carries the name of what comes before it.
    func isCarrier(_ word: String) -> Bool { carriers.contains(word) }
    /// Whether a last word names what holds the food before it.
    func isProduct(_ word: String) -> Bool { products.contains(word) }
    /// Whether a last word names a part or form of the food before it.
    func isPart(_ word: String) -> Bool { parts.contains(word) }
    /// Whether a part's word is nothing else besides: a breast, but not a cheese.
    func isOnlyPart(_ word: String) -> Bool {
        !["cheese", "pasta", "pastry", "sprout"].contains(word)
    }
    /// Whether a word only describes a food.
    package func isDescriptor(_ word: String) -> Bool { descriptors.contains(word) }
    /// Whether a word describes a food without making another one of it.
    package func isMereDescription(_ word: String) -> Bool {
        isDescriptor(word) && !changing.contains(word)
    }
    /// Whether a word says that an animal's food is of plants.
    package func isPlantWord(_ word: String) -> Bool { plantWords.contains(word) }
    /// Whether milk of this is not an animal's.
    package func isPlantDairy(_ word: String) -> Bool { plantDairy.contains(word) }
    /// Whether a cheese of this is not an animal's.
    func isPlantCheese(_ word: String) -> Bool { plantCheese.contains(word) }
    /// Whether it is of milk unless such a plant stands before it.
    package func isDairyHead(_ word: String) -> Bool { dairyHeads.contains(word) }
    /// Whether it makes another thing of the milk before it.
    func isReplacing(_ word: String) -> Bool { replacing.contains(word) }
}
