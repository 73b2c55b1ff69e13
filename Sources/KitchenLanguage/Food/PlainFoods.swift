/// What the plain names of foods mean in a kitchen, as the dictionary says it.
package struct PlainFoods: Sendable {
    /// What the tables say.
    package static let shared = PlainFoods()

    /// For foods of several names that the tables of families tell apart, the one that stands for all.
    private let sames: [Int: Int]
    /// For a food the kinds that its plain name means.
    private let meant: [Int: Set<Int>]
    private let parts: [Int: Set<Int>]

    private init() {
        let lexicon = CookingLexicon.shared
        sames = TableScanner.foods(of: DictionaryTables.sames).compactMapValues(\.first)
        var meant: [Int: Set<Int>] = [:]
        for (kind, foods) in TableScanner.foods(of: DictionaryTables.plain) {
            for food in foods { meant[food, default: []].insert(kind) }
        }
        var parts: [Int: Set<Int>] = [:]
        let families = FoodFamilies.shared
        let poultry = lexicon.food(named: "poultry") ?? -1
        let fish = lexicon.food(named: "fish") ?? -1
        for (food, name) in lexicon.foods.enumerated() {
            guard let space = name.lastIndex(of: " "),
                let whole = lexicon.food(named: String(name[..<space])), whole != food,
                families.isMember(food, of: whole)
            else { continue }
            let isPart = Self.isPart(
                String(name[space...].dropFirst()),
                ofPoultry: families.isMember(whole, of: poultry),
                ofFish: families.isMember(whole, of: fish)
            )
            if isPart { parts[whole, default: []].insert(food) }
        }
        (self.meant, self.parts) = (meant, parts)
    }

    /// The food that stands for all of its names.
    package func usual(_ food: Int) -> Int { sames[food] ?? food }

    /// What a recipe may ask for so that a food is it: the food itself, its families, the kinds that
    /// its plain name means, and the parts that it has.
    package func covered(by food: Int) -> Set<Int> {
        let names = CookingLexicon.shared.foods
        func words(_ food: Int) -> [String] { names[food].split(separator: " ").map(String.init) }
        var covered: Set<Int> = [food]
        for kinship in FoodFamilies.shared.kinships(of: food)
        where !kinship.isLoose && !FoodIdentity.isApart(words(food), from: words(kinship.food)) {
            covered.insert(kinship.food)
        }
        return covered.union(meant[food] ?? []).union(parts[food] ?? [])
    }

    /// Whether a word names a part that everybody has who has the food.
    package static func isPart(_ word: String, ofPoultry: Bool, ofFish: Bool) -> Bool {
        pieces.contains(word) || ofPoultry && joints.contains(word) || ofFish && word == "filet"
    }

    private static let pieces = PhraseSet(wordsOf: PlainFoodTable.parts)
    private static let joints = PhraseSet(wordsOf: PlainFoodTable.partsOfPoultry)
}
