import KitchenLanguage
import RecipeModel

/// What was read of names and words before, so that many recipes are read quickly.
///
/// Recipes name the same foods again and again, and what a name means never changes. A recipe by
/// itself is read with a new memory. One task at a time uses it.
package final class ReadingMemory {
    private var names: [String: IngredientFacts] = [:]
    private var lines: [String: Bool] = [:]
    private var contents: [String: [Int]] = [:]
    private var pieces: [String: Bool] = [:]
    private var canonicalNames: [String: String] = [:]
    private var kinships = FoodValues<[FoodFamilies.Kinship]>()
    private var leastShares = FoodValues<Double>()
    private var metNames = NumberTable()
    private var recipeCount = 0

    /// Nothing read yet.
    package init() {}

    /// How many entries a table has at most; what is met once and never again must not fill memory.
    private static let limit = 30_000

    /// Begins another recipe. What its ingredients say is the same for the same name until the next
    /// one begins.
    func beginRecipe() {
        recipeCount += 1
        if names.count >= Self.limit { names.removeAll(keepingCapacity: true) }
    }

    /// Whether the recipe has an ingredient's name for the first time.
    func isFirst(_ ingredient: IngredientFacts) -> Bool {
        defer { ingredient.lastRecipe = recipeCount }
        return ingredient.lastRecipe != recipeCount
    }

    /// What an ingredient's name says.
    func facts(of name: String) -> IngredientFacts {
        if let known = names[name] { return known }
        let facts = IngredientFacts(name)
        names[name] = facts
        return facts
    }

    /// Whether a line names milk, or what is made of it, beside the name in it.
    func namesDairy(_ ingredient: Ingredient, _ facts: IngredientFacts) -> Bool {
        if ingredient.text == ingredient.name || facts.mayHoldDairy { return false }
        guard hasWordOfDairy(around: ingredient) else { return false }
        if let known = lines[ingredient.text] { return known }
        if lines.count >= Self.limit { lines.removeAll(keepingCapacity: true) }
        let isNamed = Lactose.isNamed(in: ingredient.text)
        lines[ingredient.text] = isNamed
        return isNamed
    }

    /// What a line says that its food contains: milk, of `veggie mince (contains milk)`.
    func foodsContained(in ingredient: Ingredient) -> [Int] {
        let text = ingredient.text
        guard let word = text.utf8.place(of: "ontain".utf8) else { return [] }
        if let known = contents[text] { return known }
        if contents.count >= Self.limit { contents.removeAll(keepingCapacity: true) }
        let told = text[word.upperBound...].drop { $0.isLetter }
        let foods = Array(IngredientReading(String(told)).possibleFoods)
        contents[text] = foods
        return foods
    }

    /// The name of a category or cuisine in the form of `FoodWords`.
    package func canonical(_ name: String, isCategory: Bool) -> String {
        let key = isCategory ? "c" + name : name
        if let known = canonicalNames[key] { return known }
        if canonicalNames.count >= Self.limit { canonicalNames.removeAll() }
        let words = FoodWords(name)
        let canonical = (isCategory ? CategoryName.canonical(words) : words).words
            .joined(separator: " ")
        canonicalNames[key] = canonical
        return canonical
    }

    /// The food itself and all families that it belongs to.
    func kinships(of food: Int) -> [FoodFamilies.Kinship] {
        if let known = kinships[food] { return known }
        let found = FoodFamilies.shared.kinships(of: food)
        kinships.set(found, for: food)
        return found
    }

    /// The share of the mass from which a food is a main one.
    func leastShare(of food: Int) -> Double {
        if let known = leastShares[food] { return known }
        let share = KeyFoods.shared.leastShare(of: food)
        leastShares.set(share, for: food)
        return share
    }

    /// Whether a name of an index is met for the first time.
    func meets(_ kind: String, _ name: String) -> Bool {
        var phrase = PhraseHash(kind.utf8)
        phrase.add(word: name)
        return metNames.insert(phrase.value).isNew
    }

    /// Whether what comes before or after the name has a word that milk products have in theirs.
    private func hasWordOfDairy(around ingredient: Ingredient) -> Bool {
        let text = ingredient.text.utf8
        guard let place = text.place(of: ingredient.name.utf8) else {
            return hasWordOfDairy(ingredient.text[...])
        }
        return hasWordOfDairy(ingredient.text[..<place.lowerBound])
            || hasWordOfDairy(ingredient.text[place.upperBound...])
    }

    private func hasWordOfDairy(_ piece: Substring) -> Bool {
        let piece = String(piece)
        if piece.utf8.count < 3 { return false }
        if let known = pieces[piece] { return known }
        if pieces.count >= Self.limit { pieces.removeAll(keepingCapacity: true) }
        let hasWord = DairyWords.isAny(of: piece)
        pieces[piece] = hasWord
        return hasWord
    }
}

/// What a recipe's meaning asks of an ingredient's name, whatever its amount.
final class IngredientFacts {
    /// The words of the name.
    let words: [String]
    /// All foods that it is or holds, with their families.
    let foods: [(food: Int, closeness: IngredientReading.Closeness)]
    /// All that may be in it.
    let possibleFoods: [Int]
    /// The heat of a gram of it.
    let heat: Double
    /// The grams of a piece of it, where the tables have them.
    let gramsOfPiece: Double?
    /// Whether it is water or stock, which is not counted among the masses.
    let isLiquid: Bool
    /// Whether it is oil.
    let isOil: Bool
    /// Whether milk may be in it.
    let mayHoldDairy: Bool
    /// The foods of the tables that it asks for by their plain names.
    let askedFoods: [Int]
    /// Whether its words were met in a recipe before.
    var isMet = false
    /// The last recipe that was seen to have it; the first is 1.
    var lastRecipe = 0
    /// Whether no word of it is of any food's name.
    let isUnread: Bool
    /// The numbers of the words, of those that follow each other, and of the foods asked for.
    private(set) lazy var terms: [UInt64] =
        words.map { TermNumber.of(KnownTerms.word, $0) }
        + zip(words, words.dropFirst()).map { TermNumber.of(KnownTerms.pair, $0, $1) }
        + askedFoods.map { TermNumber.of(.asked(CookingLexicon.shared.foods[$0])) }

    init(_ name: String) {
        words = FoodWords(name).words
        askedFoods = AskedFood(name).plainFoods
        let reading = IngredientReading(name)
        let found = reading.foods
        foods = found.map { ($0.key, $0.value) }
        possibleFoods = Array(reading.possibleFoods)
        isUnread =
            reading.possibleFoods.isEmpty && !words.isEmpty
            && !words.contains { KnownFoods.shared.isWordOfName($0) }
        let nearest = reading.named.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        gramsOfPiece = IngredientMass.shared.gramsOfPiece(of: nearest)
        var heat = 0.0
        for (food, degree) in reading.named where degree < .isMadeOfFood {
            let hottest = FoodFamilies.shared.kinships(of: food).lazy.filter { !$0.isLoose }
                .compactMap { KeyFoods.shared.heat(of: $0.food) }.first
            heat = max(heat, hottest ?? 0)
        }
        self.heat = heat
        let keys = KeyFoods.shared
        isLiquid =
            found[keys.place(of: "stock")] == .isFood || found[keys.place(of: "water")] == .isFood
        isOil = found[keys.place(of: "oil")] == .isFood
        mayHoldDairy = possibleFoods.contains(keys.place(of: "dairy"))
    }
}

/// The words that names of milk products, and of what has milk in it unseen, are made of.
///
/// A text without any of them names no such thing, which is seen far sooner than what it names.
private enum DairyWords {
    static func isAny(of text: String) -> Bool {
        FoodSynonyms.shared.unify(WordScanner.words(in: text)).contains { all.contains($0.word) }
    }

    private static let all: Set<String> = {
        let lexicon = CookingLexicon.shared
        guard let dairy = lexicon.food(named: "dairy") else { return [] }
        var words: Set<String> = []
        func add(_ names: [String]) {
            guard let food = names.first.flatMap({ lexicon.food(FoodWords($0).words) }) else {
                return
            }
            let families = FoodFamilies.shared
            guard
                families.kinships(of: food).contains(where: { $0.food == dairy })
                    || families.hiddenFoods(in: food).contains(dairy)
            else { return }
            for name in names { words.formUnion(FoodWords(name).words) }
        }
        TableScanner.forEachLine(of: DictionaryTables.foods) { line, _ in add(names(line)) }
        for (word, other) in NameParts.shared.alone
        where !words.isDisjoint(with: FoodWords(other).words) {
            words.insert(word)
        }
        // Names that are spelt otherwise, such as `half and half`.
        for line in FoodSynonyms.groups.fields(separatedBy: "\n") {
            let sides = line.fields(separatedBy: ":")
            guard sides.count == 2, !words.isDisjoint(with: WordScanner.plainWords(in: sides[0]))
            else { continue }
            words.formUnion(WordScanner.plainWords(in: sides[0]))
            words.formUnion(WordScanner.plainWords(in: sides[1]))
        }
        return words
    }()

    private static func names(_ part: TableScanner.Bytes) -> [String] {
        var names: [String] = []
        TableScanner.forEachPart(of: part, separatedBy: UInt8(ascii: "=")) { names.append($0.text) }
        return names
    }
}

extension String.UTF8View {
    /// Where other bytes first stand in these; nil for no bytes and where they do not.
    fileprivate func place(of other: String.UTF8View) -> Range<String.Index>? {
        let start: Int? =
            withContiguousStorageIfAvailable { text in
                other.withContiguousStorageIfAvailable { wanted -> Int? in
                    guard let first = wanted.first, wanted.count <= text.count else { return nil }
                    for start in 0...(text.count - wanted.count) where text[start] == first {
                        var place = 1
                        while place < wanted.count, text[start + place] == wanted[place] {
                            place += 1
                        }
                        if place == wanted.count { return start }
                    }
                    return nil
                } ?? nil
            } ?? nil
        guard let start else { return nil }
        let lower = index(startIndex, offsetBy: start)
        return lower..<index(lower, offsetBy: other.count)
    }
}
