import KitchenLanguage

/// A name as a kitchen reads it: the food that it ends in, and the words that make a kind of it.
///
/// `large garlic cloves` is garlic cloves, `maris piper potatoes` are potatoes of a kind, and of
/// `gloop` the tables know nothing.
struct NamedFood: Hashable, Sendable {
    /// The words, without what the food is in or with.
    let words: [String]
    /// The food of the tables; nil where the name is that of none.
    let food: Int?
    /// Words beside the food's name that may make it another kind.
    let kind: [String]

    /// Reads the words of a name.
    init(_ all: [String]) {
        let lexicon = CookingLexicon.shared
        var words = Array(all.prefix { !FoodIdentity.isDivider($0) })
        if words.isEmpty { words = all }
        let parts = NameParts.shared
        let bare = words.filter { !Self.milling.contains($0) }
        if let word = bare.first, bare.count == 1, let other = parts.alone[word] {
            words = other.split(separator: " ").map(String.init)
        }
        self.words = words
        guard let place = Self.place(in: words) else {
            (food, kind) = (nil, [])
            return
        }
        let found = PlainFoods.shared.usual(place.food)
        let beside = Array(words[..<place.words.lowerBound] + words[place.words.upperBound...])
        let isPoultry = Self.isMember(found, of: "poultry")
        let isFish = Self.isMember(found, of: "fish")
        let isGeneral = !FoodFamilies.shared.children(of: found).isEmpty
        kind = beside.filter { word in
            if word == "of" || word.allSatisfy(\.isNumber) || parts.isMereDescription(word) {
                return false
            }
            if PlainFoods.isPart(word, ofPoultry: isPoultry, ofFish: isFish) { return false }
            return isGeneral || parts.isDescriptor(word)
        }
        // Chocolate eggs are no eggs, and vegan cheese is none.
        let name = lexicon.foods[place.food].split(separator: " ").map(String.init)
        let isOfPlants =
            beside.contains { parts.isPlantWord($0) || parts.isPlantDairy($0) }
            && words.last.map(parts.isDairyHead) == true
        let isOther =
            beside.contains(where: parts.isPlantWord) || isOfPlants
            || words.containsRow(name) && !FoodIdentity.isNamed(name, in: words, .asIngredient)
        food = isOther ? nil : found
    }

    /// The food's words alone, without what describes them or names a part.
    var bareWords: [String] {
        words.filter { $0 != "of" && !NameParts.shared.isMereDescription($0) }
    }

    /// What is said of pepper that is the spice.
    private static let milling: Set<String> = [
        "fresh", "freshly", "ground", "fine", "finely", "coarse", "coarsely", "cracked", "good",
    ]

    /// Where a name has the food that it ends in; what follows it names a part or describes it.
    private static func place(in words: [String]) -> (food: Int, words: Range<Int>)? {
        let lexicon = CookingLexicon.shared
        var end = words.count
        while end > 0 {
            let last = words[end - 1]
            let isPart = PlainFoods.isPart(last, ofPoultry: true, ofFish: true)
            for start in max(0, end - lexicon.longestName)..<end {
                guard let food = lexicon.food(words[start..<end]) else { continue }
                // `celery heart`: the celery, and no heart.
                if isPart, start == end - 1, start > 0 { continue }
                return (food, start..<end)
            }
            guard isPart || NameParts.shared.isDescriptor(last) else { return nil }
            end -= 1
        }
        return nil
    }

    private static func isMember(_ food: Int, of family: String) -> Bool {
        let family = CookingLexicon.shared.food(named: family)
        return family.map { FoodFamilies.shared.isMember(food, of: $0) } == true
    }
}

/// What an ingredient asks for: all of its parts, as in `salt and pepper`, and of each one of the
/// foods that will do, as in `butter or margarine`.
struct AskedFood: Sendable {
    let parts: [[NamedFood]]

    /// What a name asks for. How it is prepared follows a comma, a semicolon or a bracket, and isn't
    /// asked for.
    init(_ name: String) {
        let food = name.prefix { !",;(".contains($0) }
        let text = Self.withoutAmount(food.allSatisfy(\.isWhitespace) ? name : String(food))
        parts = Self.parts(of: text).map { part in
            FoodWords(part).words.split(separator: "or").map { NamedFood(Array($0)) }
        }
    }

    /// Whether foods at hand are all that is asked for.
    func isCovered(by foods: [FoodAtHand]) -> Bool {
        parts.allSatisfy { choices in
            choices.contains { choice in foods.contains { $0.covers(choice) } }
        }
    }

    /// The foods of the tables that are asked for by their plain names.
    var plainFoods: [Int] {
        parts.joined().compactMap { $0.kind.isEmpty ? $0.food : nil }
    }

    /// The name of a food without its amount: `3 apples`, `a pinch of salt`.
    static func withoutAmount(_ name: String) -> String {
        let lexicon = CookingLexicon.shared
        let words = FoodWords(name).words
        guard lexicon.food(words) == nil else { return name }
        let rest = words.drop { $0.allSatisfy(\.isNumber) }
        if rest.count < words.count, lexicon.food(rest) != nil {
            return rest.joined(separator: " ")
        }
        let line = IngredientLine(name)
        return line.amounts.isEmpty || line.food.isEmpty ? name : line.food
    }

    /// Two foods on one line, each of which is needed.
    private static func parts(of text: String) -> [String] {
        let lexicon = CookingLexicon.shared
        guard text.contains(" and ") || text.contains(" & "),
            lexicon.food(FoodWords(text).words) == nil
        else { return [text] }
        let parts = text.replacing(" & ", with: " and ").split(separator: " and ").map(String.init)
        let areFoods = parts.allSatisfy { NamedFood(FoodWords($0).words).food != nil }
        return areFoods ? parts : [text]
    }
}

/// A food in the house, and what an ingredient may ask for so that it is there.
///
/// It covers itself, its other names, and a family that it is of: who has cheddar has cheese. The
/// other way round nothing is covered, whether it is a kind of it or made from it: who has cheese
/// may have no pecorino, and a chicken is no stock. The dictionary says what a plain name means.
struct FoodAtHand: Sendable {
    let named: NamedFood
    /// The foods that an ingredient may ask for.
    private let covered: Set<Int>
    /// The names of what is made of it in a moment, such as lemon juice.
    private let made: [[String]]

    init(_ name: String) {
        named = NamedFood(FoodWords(AskedFood.withoutAmount(name)).words)
        covered = named.food.map { PlainFoods.shared.covered(by: $0) } ?? []
        let own = named.bareWords
        made = FoodIdentity.madeQuickly(of: own).map { (own + [$0]).sorted() }
    }

    /// Whether it names nothing.
    var isEmpty: Bool { named.words.isEmpty }

    /// Whether it is what is asked for.
    func covers(_ asked: NamedFood) -> Bool {
        if asked.words == named.words { return true }
        if !made.isEmpty, made.contains(asked.bareWords.sorted()) { return true }
        if let food = asked.food {
            return covered.contains(food) && asked.kind.allSatisfy(named.words.contains)
        }
        // Names that the tables don't know.
        guard named.food == nil else { return false }
        return FoodIdentity.isNamed(named.words, in: asked.words, .asIngredient)
            || FoodIdentity.isNamed(asked.words, in: named.words, .exact)
    }

    /// Whether what is asked for is it or a kind of it: who cooks with pasta cooks spaghetti, though
    /// who has pasta may have none.
    func isUsed(as asked: NamedFood) -> Bool {
        if covers(asked) { return true }
        guard named.kind.isEmpty, let own = named.food, let other = asked.food else { return false }
        return FoodFamilies.shared.isMember(other, of: own)
    }

    /// The recipes of an index that ask for it.
    var formula: MeaningFormula {
        let names = CookingLexicon.shared.foods
        var formula = covered.sorted().reduce(MeaningFormula.none) {
            $0.or(.posting(.asked(names[$1])))
        }
        if named.food == nil || !named.kind.isEmpty {
            formula = formula.or(.ingredient(named.words))
        }
        for word in FoodIdentity.madeQuickly(of: named.bareWords) {
            formula = formula.or(.ingredient(named.bareWords + [word]))
        }
        return formula
    }
}
