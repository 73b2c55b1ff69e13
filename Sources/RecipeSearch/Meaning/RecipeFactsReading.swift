import KitchenLanguage
import RecipeModel

/// A recipe read for its meaning: its foods with their ranks, its kinds, its traits.
struct RecipeFactsReading {
    /// The title's words.
    let title: TitleWords
    /// For each ingredient what its name says.
    private(set) var ingredients: [IngredientFacts] = []
    /// The cuisines in the form of `FoodWords`.
    let cuisines: [String]
    /// The categories, the same for names that mean the same.
    let categories: [String]
    /// All foods and families, each with its rank.
    private(set) var ranks = FoodValues<FoodRank>()
    /// All that may be in it, seen or unseen.
    var possibleFoods: [Int] { possible.foods }
    /// The kinds of dish that it is, or is near.
    private(set) var kinds: Set<DishKinds.Finding> = []
    /// The traits.
    private(set) var traits: Set<RecipeTrait> = []
    /// The tools that it needs, by their places in `KitchenTools.names`.
    private(set) var tools: Set<Int> = []
    /// Whether the ingredients are told.
    let hasIngredients: Bool

    private var possible = FoodValues<Bool>()
    private var closeness = FoodValues<IngredientReading.Closeness>()
    /// The grams of each food as such, and of all that counts.
    private var masses = FoodValues<Double>()
    private var wholeMass = 0.0
    private var heat = 0.0
    private let lexicon = CookingLexicon.shared
    private let memory: ReadingMemory

    /// Reads a recipe, with the help of what was read before.
    init(_ recipe: Recipe, memory: ReadingMemory) {
        self.memory = memory
        memory.beginRecipe()
        title = TitleWords(recipe.title)
        cuisines = recipe.cuisines.map { memory.canonical($0, isCategory: false) }
        categories = recipe.categories.map { memory.canonical($0, isCategory: true) }
        hasIngredients = recipe.ingredientGroups.contains { !$0.items.isEmpty }
        for group in recipe.ingredientGroups {
            for ingredient in group.items { add(ingredient) }
        }
        if UnreadLines.leaveOpen(ingredients.count(where: \.isUnread), of: ingredients.count) {
            for food in UnreadLines.foods { possible.set(true, for: food) }
        }
        addTitle(recipe.title)
        kinds = DishKinds.shared.kinds(of: title, categories: categories)
        rank(yield: recipe.yield)
        let steps = WordsOfSteps(recipe.stepGroups)
        tools = steps.finder.tools
        traits = findTraits(of: recipe, steps)
    }

    /// How a recipe stands to a diet.
    struct DietStanding {
        /// Whether the recipe says so itself.
        var isStated = false
        /// Whether nothing speaks against it.
        var isLax = false
        /// Whether nothing that some would not eat does either.
        var isSure = false
    }

    /// How the recipe stands to each diet; to none where the ingredients are not told.
    var diets: [DietStanding] {
        guard hasIngredients else { return [] }
        let possible = Diets.shared.objections(to: possibleFoods)
        let stated = Diets.shared.objections(to: closeness.foods)
        return Diets.shared.all.enumerated().map { place, diet in
            var standing = DietStanding(
                isStated: diet.statedNames.contains(where: categories.contains)
            )
            // What a recipe says of itself counts, unless a food that it names speaks against it.
            let foods = standing.isStated ? stated : possible
            standing.isLax = foods.forbidden >> UInt64(place) & 1 == 0
            standing.isSure = standing.isLax && possible.doubtful >> UInt64(place) & 1 == 0
            return standing
        }
    }

    /// The foods that are asked for of every recipe.
    private enum Key {
        static let alcohol = place("alcohol")
        static let dairy = place("dairy")
        static let egg = place("egg")
        static let eggWhite = place("egg white")
        static let eggYolk = place("egg yolk")
        static let fruit = place("fruit")
        static let ice = place("ice cube")
        static let lactose = place("lactose")
        static let meat = place("meat")
        static let potato = place("potato")
        static let seafood = place("seafood")
        static let sugar = place("sugar")
        static let sweetener = place("sweetener")
        static let vegetable = place("vegetable")

        /// The tool, not a food.
        static let oven = KitchenTools.shared.names.firstIndex(of: "oven") ?? -1

        private static func place(_ name: String) -> Int { KeyFoods.shared.place(of: name) }
    }

    /// How much of the whole mass a food is.
    private func share(_ food: Int) -> Double {
        wholeMass > 0 ? (masses[food] ?? 0) / wholeMass : 0
    }
}

// MARK: - Ingredients

extension RecipeFactsReading {
    private mutating func add(_ ingredient: Ingredient) {
        let facts = memory.facts(of: ingredient.name)
        ingredients.append(facts)
        for food in facts.possibleFoods { possible.set(true, for: food) }
        // What stands after the name may say more: `feta (vegan)`, `or margarine`.
        if memory.namesDairy(ingredient, facts) {
            for food in [Key.dairy, Key.lactose] { possible.set(true, for: food) }
        }
        for food in memory.foodsContained(in: ingredient) { possible.set(true, for: food) }
        // An amount that is not told is a little: salt, oil for the pan.
        let grams =
            IngredientMass.shared.grams(of: ingredient.text, piece: facts.gramsOfPiece) ?? 2
        heat += facts.heat * grams
        // Most of the oil of a recipe stays in the pan.
        let counted = facts.isLiquid ? 0 : facts.isOil ? min(grams, 30) : grams
        wholeMass += counted
        for (food, degree) in facts.foods {
            closeness.set(min(closeness[food] ?? degree, degree), for: food)
            if degree == .isFood { masses.set((masses[food] ?? 0) + counted, for: food) }
        }
    }

    /// Where the ingredients are not told, what the title names is all that is known.
    private mutating func addTitle(_ title: String) {
        guard !hasIngredients else { return }
        let reading = IngredientReading(title)
        for food in reading.possibleFoods { possible.set(true, for: food) }
        for (food, degree) in reading.foods { closeness.set(degree, for: food) }
    }
}

// MARK: - Ranks

extension RecipeFactsReading {
    private mutating func rank(yield: RecipeYield?) {
        let named = namedFoods()
        let others = otherMeats(named: named.families)
        let isOfFlesh = [Key.meat, Key.seafood].contains {
            closeness[$0] == .isFood && share($0) >= 0.12
        }
        let isAccessory = isAny("drink", "sauce", "preserve")
        for food in closeness.foods {
            let isHeld = isHeld(food)
            let rank: FoodRank =
                if named.foods.contains(food), isHeld {
                    .named
                } else if named.families.contains(food), isHeld {
                    .main
                } else if closeness[food] == .isFood, !others.contains(food),
                    !(food == Key.vegetable && isOfFlesh), isMain(food, yield: yield),
                    !(isAccessory && KeyFoods.shared.broad.contains(food))
                {
                    .main
                } else if isTooLittle(food) {
                    .madeFrom
                } else {
                    isHeld ? .present : .madeFrom
                }
            ranks.set(rank, for: food)
        }
        for (food, rank) in madeFoods() where ranks[food] == nil { ranks.set(rank, for: food) }
    }

    /// Whether an ingredient is a food or holds it.
    private func isHeld(_ food: Int) -> Bool { closeness[food].map { $0 < .isMadeOfFood } ?? false }

    private func isAny(_ names: String...) -> Bool { names.contains(where: categories.contains) }

    /// The foods that the title names and the recipe has, and the families that they lift.
    private func namedFoods() -> (foods: Set<Int>, families: Set<Int>) {
        var foods: Set<Int> = []
        var lifted: Set<Int> = []
        let words = title.words
        for start in words.indices {
            for end in (start + 1...min(start + 4, words.count)).reversed() {
                let row = words[start..<end]
                let named = [lexicon.food(row)] + (row.count == 1 ? titleFoods(words[start]) : [])
                let present = named.compactMap { $0 }.filter {
                    isHeld($0) || !hasIngredients
                }
                guard !present.isEmpty else { continue }
                for food in present {
                    foods.insert(food)
                    for kinship in memory.kinships(of: food)
                    where !kinship.isLoose && !KeyFoods.shared.broad.contains(kinship.food) {
                        lifted.insert(kinship.food)
                    }
                }
                break
            }
        }
        return (foods, lifted)
    }

    private func titleFoods(_ word: String) -> [Int?] { KeyFoods.shared.titleFoods[word] ?? [] }

    /// The food that the dish itself is, though it is not an ingredient: kimchi, naan.
    private func madeFoods() -> [Int: FoodRank] {
        let words = title.dish
        for start in words.indices.suffix(lexicon.longestName) {
            guard let food = lexicon.food(words[start...]) else { continue }
            guard closeness[food] == nil,
                start == words.startIndex || !title.isBehindAnd(start)
            else { return [:] }
            var made: [Int: FoodRank] = [food: .named]
            for kinship in memory.kinships(of: food).dropFirst()
            where !kinship.isLoose && !KeyFoods.shared.broad.contains(kinship.food) {
                made[kinship.food] = .main
            }
            return made
        }
        return [:]
    }

    /// Meats beside the heaviest one, which is the main one.
    private func otherMeats(named: Set<Int>) -> Set<Int> {
        let meats = KeyFoods.shared.meats.filter { closeness[$0] == .isFood }
        guard let heaviest = meats.max(by: { (masses[$0] ?? 0) < (masses[$1] ?? 0) }) else {
            return []
        }
        return Set(
            meats.filter {
                !named.contains($0) && !isMember(heaviest, of: $0) && !isMember($0, of: heaviest)
            }
        )
    }

    private func isMember(_ food: Int, of family: Int) -> Bool {
        memory.kinships(of: food).contains { $0.food == family && !$0.isLoose }
    }

    private func isMain(_ food: Int, yield: RecipeYield?) -> Bool {
        guard food == Key.egg else {
            return share(food) >= memory.leastShare(of: food)
        }
        let isBaked = isAny("dessert", "cake", "drink", "sauce", "preserve", "bread")
        guard !isBaked, closeness[Key.eggWhite] != .isFood else { return false }
        let whites = (masses[food] ?? 0) - (masses[Key.eggYolk] ?? 0)
        return whites >= 49 * servings(yield) || share(food) >= 0.2
    }

    private func isTooLittle(_ food: Int) -> Bool {
        if food == Key.vegetable { return share(food) + share(Key.potato) < 0.25 }
        return food == Key.fruit && share(food) < 0.1
    }

    private func servings(_ yield: RecipeYield?) -> Double {
        guard let amount = yield?.amount, (1...24).contains(amount) else { return 4 }
        return amount
    }
}

// MARK: - Traits

extension RecipeFactsReading {
    private func findTraits(of recipe: Recipe, _ steps: WordsOfSteps) -> Set<RecipeTrait> {
        var traits: Set<RecipeTrait> = []
        func set(_ trait: RecipeTrait, _ isTrue: Bool) { if isTrue { traits.insert(trait) } }
        let cooking = recipe.times.cooking ?? 0
        let total = recipe.times.minutes
        let rest = (total ?? 0) - cooking - (recipe.times.preparation ?? 0)
        let isIcy = closeness[Key.ice] != nil || title.words.contains("iced")
        set(.hotDish, cooking > 0 && rest < 30 && !isIcy)
        set(.noCook, total != nil && cooking == 0)
        set(.cold, (total != nil && cooking == 0) || (rest >= 30 && steps.chills))
        set(.oven, steps.hasOven)
        let isTold = recipe.stepGroups.contains { !$0.items.isEmpty }
        set(.stepsTold, isTold)
        set(.noOven, isTold && !steps.hasOven && !tools.contains(Key.oven))
        let isSweet = isAny("dessert", "cake")
        set(.savoury, !isSweet && !isAny("drink", "preserve") && share(Key.sugar) < 0.1)
        let isSavoury = isAny("main") || share(Key.meat) > 0
        set(.sugary, share(Key.sugar) >= 0.05 && !isSavoury)
        set(.sweetened, possible[Key.sweetener] != nil)
        set(.alcoholic, isHeld(Key.alcohol))
        set(.accessory, isAny("drink", "sauce", "preserve"))
        set(.simple, hasIngredients && ingredients.count <= 6 && (total ?? 61) <= 60)
        set(.known, hasIngredients)
        set(.simpleEnough, hasIngredients && ingredients.count <= 9 && (total ?? 61) <= 60)
        set(.someHeat, heat > 0)
        set(.spicy, isSpicy(servings: servings(recipe.yield)))
        return traits
    }

    private func isSpicy(servings: Double) -> Bool {
        let isEatenByTheSpoon = isAny("sauce", "preserve")
        if heat / servings >= 0.5 || (isEatenByTheSpoon && heat >= 2) { return true }
        let words = Set(title.words)
        if !words.isDisjoint(with: Self.hotNames) { return true }
        return heat > 0
            && (!words.isDisjoint(with: Self.warmNames)
                || title.words.containsRow(["hot", "sour"]))
    }

    /// Words of titles by which a dish is hot.
    private static let hotNames: Set<String> = [
        "vindaloo", "madras", "sichuan", "szechuan", "masala",
    ]
    /// Words by which it is where something hot is in it.
    private static let warmNames: Set<String> = [
        "spicy", "hot", "jerk", "piri", "kung", "arrabbiata", "diavola", "jalfrezi",
    ]
}

/// The few words of a recipe's steps that its traits and tools depend on.
private struct WordsOfSteps {
    private(set) var hasOven = false
    private(set) var chills = false
    private(set) var finder = ToolFinder()
    private var soaks = false

    init(_ groups: [StepGroup]) {
        for group in groups { for step in group.items { read(step) } }
        if soaks { chills = false }
    }

    /// Steps are most of a recipe's text: they are read as bytes where they are plain ASCII.
    private mutating func read(_ step: String) {
        var step = step
        let isASCII = step.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            var start = 0
            for place in 0...bytes.count {
                let byte = place < bytes.count ? bytes[place] : 0
                if (0x61...0x7A).contains(byte | 0x20) { continue }
                if place > start {
                    take(
                        PhraseHash(bytes[start..<place].lazy.map { $0 | 0x20 }),
                        count: place - start
                    )
                }
                start = place + 1
                if Self.endings.contains(byte) { finder.endSentence() }
            }
            return true
        }
        if !isASCII {
            for sentence in step.lowercased().split(whereSeparator: { ".!?;".contains($0) }) {
                for word in sentence.split(whereSeparator: { !$0.isLetter }) {
                    take(PhraseHash(word.utf8), count: word.count)
                }
                finder.endSentence()
            }
        }
        finder.endSentence()
    }

    /// What ends a sentence: a full stop, and what else stands for one.
    private static let endings: Set<UInt8> = Set(".!?;".utf8)

    private mutating func take(_ word: PhraseHash, count: Int) {
        finder.take(word)
        guard count > 2, let sense = Self.senses[word] else { return }
        switch sense {
        case .oven: hasOven = true
        case .chills: chills = true
        case .soaks: soaks = true
        }
    }

    private enum Sense { case oven, chills, soaks }

    private static let senses: PhraseTable<Sense> = {
        var senses = PhraseTable<Sense>(capacity: 16)
        func learn(_ sense: Sense, _ words: String...) {
            for word in words { senses.update(PhraseHash(word.utf8), from: sense) { $0 = sense } }
        }
        learn(.oven, "oven")
        learn(.chills, "chill", "chilled", "cold", "fridge", "refrigerate", "iced", "ice", "freeze")
        learn(.soaks, "soak", "soaked")
        return senses
    }()
}
