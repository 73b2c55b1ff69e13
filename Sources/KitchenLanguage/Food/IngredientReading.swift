/// Which foods an ingredient is, holds, or is made of.
package struct IngredientReading: Sendable {
    /// How much of a food an ingredient is; the smaller, the more.
    package enum Closeness: Int, Comparable, Sendable {
        /// It is the food: `chicken thighs`.
        case isFood
        /// It holds the food: `lemon juice`.
        case holdsFood
        /// It was made of the food: `chicken stock`.
        case isMadeOfFood

        package static func < (one: Closeness, other: Closeness) -> Bool {
            one.rawValue < other.rawValue
        }
    }

    /// The foods that are named, without their families.
    package private(set) var named: [Int: Closeness] = [:]
    /// All that may be in it, seen or not, families included: what leaving out looks at.
    package private(set) var possibleFoods: Set<Int> = []

    /// Reads a name or a whole line.
    package init(_ line: String) {
        for phrase in IngredientPhrases(line).phrases { read(phrase) }
    }

    /// The foods with all their families, each as close as it is at most.
    package var foods: [Int: Closeness] {
        var foods: [Int: Closeness] = [:]
        for (food, closeness) in named {
            let name = CookingLexicon.shared.foods[food]
            let isCarrier = NameParts.shared.isCarrier(
                String(name.split(separator: " ").last ?? "")
            )
            for kinship in FoodFamilies.shared.kinships(of: food) {
                // What is loosely of a family is made of its food where its name says so.
                let loosely: Closeness = isCarrier ? .isMadeOfFood : .holdsFood
                let closeness = kinship.isLoose ? max(closeness, loosely) : closeness
                foods[kinship.food] = min(foods[kinship.food] ?? closeness, closeness)
            }
        }
        return foods
    }

    private mutating func read(_ phrase: IngredientPhrases.Phrase) {
        // `eggs without cheese`
        var words = phrase.words.prefix { $0 != "without" }
        var lifted: Set<Int> = []
        if phrase.isFreeOfLactose { lifted.formUnion(Self.family(of: "lactose")) }
        while let free = words.firstIndex(of: "free"), free > words.startIndex,
            free + 1 == words.endIndex || words[free + 1] != "range"
        {
            let absent = words[free - 1]
            lifted.formUnion(Self.family(of: absent == "milk" ? "dairy" : absent))
            words = ArraySlice(words[..<(free - 1)] + words[(free + 1)...])
        }
        let isOfPlants =
            phrase.isOfPlants || words.contains(where: NameParts.shared.isPlantWord)
            || words.containsRow(["non", "dairy"]) || words.containsRow(["plant", "based"])
        let bought = words
        if isOfPlants {
            words = ArraySlice(words.filter { !NameParts.shared.isPlantWord($0) })
            for family in ["meat", "seafood", "dairy", "egg"] {
                lifted.formUnion(Self.family(of: family))
            }
        }
        if words.count == 1, let word = words.first, let other = NameParts.shared.alone[word] {
            words = ArraySlice(other.split(separator: " ").map(String.init))
        }
        var found: [Int: Closeness] = [:]
        IngredientReading.read(words, into: &found, atLeast: .isFood, depth: 0)
        let families = FoodFamilies.shared
        // Vinegar has no alcohol, whatever wine it was made of.
        var absent: Set<Int> = lifted
        for (food, closeness) in found where closeness == .isFood {
            for family in families.absences(in: food) {
                absent.formUnion(families.members(of: family))
            }
        }
        for (food, closeness) in found where !lifted.contains(food) {
            named[food] = min(named[food] ?? closeness, closeness)
            possibleFoods.formUnion(families.possibleFoods(in: food).subtracting(absent))
        }
        for food in PreparedFoods.shared.contents(of: bought) {
            possibleFoods.formUnion(families.possibleFoods(in: food).subtracting(absent))
        }
    }

    private static func family(of name: String) -> [Int] {
        guard let food = CookingLexicon.shared.food(named: name) else { return [] }
        return FoodFamilies.shared.members(of: food)
    }
}

// MARK: - Names

extension IngredientReading {
    /// Reads a name from its end: its last words are what it is, and what comes before them says of
    /// what, or only describes it.
    private static func read(
        _ words: ArraySlice<String>,
        into found: inout [Int: Closeness],
        atLeast least: Closeness,
        depth: Int
    ) {
        guard let head = words.last, depth < 6 else { return }
        let parts = NameParts.shared
        // A substitute for milk has none.
        if parts.isReplacing(head) { return }
        for start in words.indices.suffix(CookingLexicon.shared.longestName) {
            guard let food = CookingLexicon.shared.food(words[start...]) else { continue }
            readKnown(food, of: words, from: start, into: &found, atLeast: least, depth: depth)
            return
        }
        let closeness: Closeness =
            parts.isCarrier(head)
            ? .isMadeOfFood
            : parts.isPart(head) || parts.isDescriptor(head) ? .isFood : .holdsFood
        read(words.dropLast(), into: &found, atLeast: max(least, closeness), depth: depth + 1)
    }

    /// Reads a name of which the last words, from a place on, are a known food.
    private static func readKnown(
        _ food: Int,
        of words: ArraySlice<String>,
        from start: Int,
        into found: inout [Int: Closeness],
        atLeast least: Closeness,
        depth: Int
    ) {
        guard let head = words.last else { return }
        let parts = NameParts.shared
        let before = words[..<start]
        var rest: [Int: Closeness] = [:]
        read(before, into: &rest, atLeast: .isFood, depth: depth + 1)
        let isOneWord = start == words.endIndex - 1
        if isPlantDairy(food, of: words, from: start) {
            let plantMilk = CookingLexicon.shared.food(named: "plant milk")
            if let plantMilk { add([plantMilk: .isFood], to: &found, atLeast: least) }
            add(rest, to: &found, atLeast: max(least, .holdsFood))
            return
        }
        if isOneWord, parts.isPart(head), !rest.isEmpty {
            // `chicken breast`: the chicken, and no food called breast.
            add(rest, to: &found, atLeast: least)
            if !parts.isOnlyPart(head) { add([food: .isFood], to: &found, atLeast: least) }
            return
        }
        add([food: .isFood], to: &found, atLeast: least)
        if isNameOnly(food) { return }
        if parts.isCarrier(head) {
            read(words.dropLast(), into: &found, atLeast: .isMadeOfFood, depth: depth + 1)
        } else if !isOneWord, parts.isProduct(head) {
            read(
                words[start...].dropLast(),
                into: &found,
                atLeast: max(least, .holdsFood),
                depth: depth + 1
            )
            add(rest, to: &found, atLeast: max(least, .holdsFood))
        } else {
            for (other, closeness) in rest {
                let isSame =
                    parts.isPart(head) || FoodFamilies.shared.isMember(food, of: other)
                add(
                    [other: closeness],
                    to: &found,
                    atLeast: isSame ? least : max(least, .holdsFood)
                )
            }
        }
    }

    /// Whether a food has names of others in it that it has nothing of: cream of tartar.
    private static func isNameOnly(_ food: Int) -> Bool {
        let family = CookingLexicon.shared.food(named: "name only")
        return family.map { FoodFamilies.shared.isMember(food, of: $0) } == true
    }

    /// Whether milk, or what is made of it, is of a plant that comes before it.
    private static func isPlantDairy(
        _ food: Int,
        of words: ArraySlice<String>,
        from start: Int
    ) -> Bool {
        let parts = NameParts.shared
        let before = words[..<start]
        if start == words.endIndex - 1, parts.isDairyHead(words[start]) || words.contains("milk") {
            return before.contains(where: parts.isPlantDairy)
        }
        guard let last = before.last(where: { !parts.isDescriptor($0) }) else { return false }
        if words[start...].contains("milk") { return parts.isPlantDairy(last) }
        let cheese = CookingLexicon.shared.food(named: "cheese")
        return parts.isPlantCheese(last)
            && cheese.map { FoodFamilies.shared.isMember(food, of: $0) } == true
    }

    private static func add(
        _ foods: [Int: Closeness],
        to found: inout [Int: Closeness],
        atLeast least: Closeness
    ) {
        for (food, closeness) in foods {
            let closeness = max(closeness, least)
            found[food] = min(found[food] ?? closeness, closeness)
        }
    }
}
