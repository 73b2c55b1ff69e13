/// A recipe read for its meaning: its foods with their ranks, its kinds, its traits.
struct RecipeFactsReading {
    /// The title's words.
    let title: TitleWords
    /// For each ingredient the words of its name.
    private(set) var ingredientWords: [[String]] = []
    /// The cuisines in the form of `FoodWords`.
    let cuisines: [String]
    /// The categories, the same for names that mean the same.
    let categories: [String]
    /// All foods and families, each with its rank.
    private(set) var ranks: [Int: FoodRank] = [:]
    /// All that may be in it, seen or unseen.
    private(set) var possibleFoods: Set<Int> = []
    /// The kinds of dish that it is, or is near.
    private(set) var kinds: Set<DishKinds.Finding> = []
    /// The traits.
    private(set) var traits: Set<RecipeTrait> = []
    /// Whether the ingredients are told.
    let hasIngredients: Bool

    private var closeness: [Int: IngredientReading.Closeness] = [:]
    /// The grams of each food as such, and of all that counts.
    private var masses: [Int: Double] = [:]
    private var wholeMass = 0.0
    private var heat = 0.0
    private let lexicon = CookingLexicon.shared
    private let families = FoodFamilies.shared

    /// Reads a recipe.
    init(_ recipe: Recipe) {
        title = TitleWords(recipe.title)
        cuisines = recipe.cuisines.map { FoodWords($0).words.joined(separator: " ") }
        categories = recipe.categories.map {
            CategoryName.canonical(FoodWords($0)).words.joined(separator: " ")
        }
        let ingredients = recipe.ingredients
        hasIngredients = !ingredients.isEmpty
        for ingredient in ingredients { add(ingredient) }
        addTitle(recipe.title)
        kinds = DishKinds.shared.kinds(of: title, categories: categories)
        rank(yield: recipe.yield)
        traits = findTraits(of: recipe)
    }

    /// Whether the recipe says of itself that it is of a diet; what is vegan is vegetarian too.
    func states(_ diet: String) -> Bool {
        let narrower = CategoryName.narrower(than: FoodWords(diet)).map {
            $0.words.joined(separator: " ")
        }
        return ([diet] + narrower).contains(where: categories.contains)
    }

    /// The foods that ingredients name, with their families: not what is in them unseen.
    var statedFoods: Set<Int> { Set(closeness.keys) }

    private func food(_ name: String) -> Int { KeyFoods.shared.place(of: name) }

    private func closeness(of name: String) -> IngredientReading.Closeness? {
        closeness[food(name)]
    }

    /// How much of the whole mass a food is.
    private func share(_ food: Int) -> Double {
        wholeMass > 0 ? (masses[food] ?? 0) / wholeMass : 0
    }

    private func share(_ name: String) -> Double { share(food(name)) }
}

// MARK: - Ingredients

extension RecipeFactsReading {
    private mutating func add(_ ingredient: Ingredient) {
        ingredientWords.append(FoodWords(ingredient.name).words)
        let reading = IngredientReading(ingredient.name)
        possibleFoods.formUnion(reading.possibleFoods)
        // What stands after the name may say more: `feta (vegan)`, `or margarine`.
        if ingredient.text != ingredient.name, Lactose.isNamed(in: ingredient.text) {
            possibleFoods.insert(food("dairy"))
        }
        let foods = reading.foods
        for (food, degree) in foods {
            closeness[food] = min(closeness[food] ?? degree, degree)
        }
        let nearest = reading.named.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        // An amount that is not told is a little: salt, oil for the pan.
        let grams = IngredientMass.shared.grams(of: ingredient.text, foods: nearest) ?? 2
        heat += heat(of: reading, grams: grams)
        let isLiquid = foods[food("stock")] == .isFood || foods[food("water")] == .isFood
        // Most of the oil of a recipe stays in the pan.
        let counted = isLiquid ? 0 : foods[food("oil")] == .isFood ? min(grams, 30) : grams
        wholeMass += counted
        for (food, degree) in foods where degree == .isFood { masses[food, default: 0] += counted }
    }

    /// Where the ingredients are not told, what the title names is all that is known.
    private mutating func addTitle(_ title: String) {
        guard !hasIngredients else { return }
        let reading = IngredientReading(title)
        possibleFoods = reading.possibleFoods
        closeness = reading.foods
    }

    private func heat(of reading: IngredientReading, grams: Double) -> Double {
        var heat = 0.0
        for (food, degree) in reading.named where degree < .isMadeOfFood {
            let nearest = families.kinships(of: food).lazy.filter { !$0.isLoose }
                .compactMap { KeyFoods.shared.heat(of: $0.food) }.first
            heat = max(heat, (nearest ?? 0) * grams)
        }
        return heat
    }
}

// MARK: - Ranks

extension RecipeFactsReading {
    private mutating func rank(yield: RecipeYield?) {
        let named = namedFoods()
        let others = otherMeats(named: named.families)
        let isOfFlesh = ["meat", "seafood"].contains {
            closeness(of: $0) == .isFood && share($0) >= 0.12
        }
        let isAccessory = !Set(categories).isDisjoint(with: ["drink", "sauce", "preserve"])
        for (food, degree) in closeness {
            if named.foods.contains(food), degree < .isMadeOfFood {
                ranks[food] = .named
            } else if named.families.contains(food), degree < .isMadeOfFood {
                ranks[food] = .main
            } else if degree == .isFood, !others.contains(food),
                !(food == self.food("vegetable") && isOfFlesh), isMain(food, yield: yield),
                !(isAccessory && KeyFoods.shared.broad.contains(food))
            {
                ranks[food] = .main
            } else if isTooLittle(food) {
                ranks[food] = .madeFrom
            } else {
                ranks[food] = degree < .isMadeOfFood ? .present : .madeFrom
            }
        }
        for (food, rank) in madeFoods() where ranks[food] == nil { ranks[food] = rank }
    }

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
                    (closeness[$0] ?? .isMadeOfFood) < .isMadeOfFood || !hasIngredients
                }
                guard !present.isEmpty else { continue }
                for food in present {
                    foods.insert(food)
                    for kinship in families.kinships(of: food)
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
        for start in words.indices {
            guard let food = lexicon.food(words[start...]) else { continue }
            guard closeness[food] == nil,
                start == words.startIndex || !title.isBehindAnd(start)
            else { return [:] }
            var made: [Int: FoodRank] = [food: .named]
            for kinship in families.kinships(of: food).dropFirst()
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
                !named.contains($0) && !families.isMember(heaviest, of: $0)
                    && !families.isMember($0, of: heaviest)
            }
        )
    }

    private func isMain(_ food: Int, yield: RecipeYield?) -> Bool {
        guard food == self.food("egg") else {
            return share(food) >= KeyFoods.shared.leastShare(of: food)
        }
        let isBaked = !Set(categories).isDisjoint(
            with: ["dessert", "cake", "drink", "sauce", "preserve", "bread"]
        )
        guard !isBaked, closeness(of: "egg white") != .isFood else { return false }
        let whites = (masses[food] ?? 0) - (masses[self.food("egg yolk")] ?? 0)
        return whites >= 49 * servings(yield) || share(food) >= 0.2
    }

    private func isTooLittle(_ food: Int) -> Bool {
        if food == self.food("vegetable") { return share(food) + share("potato") < 0.25 }
        return food == self.food("fruit") && share(food) < 0.1
    }

    private func servings(_ yield: RecipeYield?) -> Double {
        guard let amount = yield?.amount, (1...24).contains(amount) else { return 4 }
        return amount
    }
}

// MARK: - Traits

extension RecipeFactsReading {
    private func findTraits(of recipe: Recipe) -> Set<RecipeTrait> {
        var traits: Set<RecipeTrait> = []
        func set(_ trait: RecipeTrait, _ isTrue: Bool) { if isTrue { traits.insert(trait) } }
        func isAny(_ names: String...) -> Bool { names.contains(where: categories.contains) }
        let cooking = recipe.times.cooking ?? 0
        let total = recipe.times.minutes
        let rest = (total ?? 0) - cooking - (recipe.times.preparation ?? 0)
        let steps = WordsOfSteps(recipe.steps)
        let isIcy = closeness(of: "ice cube") != nil || title.words.contains("iced")
        set(.hotDish, cooking > 0 && rest < 30 && !isIcy)
        set(.noCook, total != nil && cooking == 0)
        set(.cold, (total != nil && cooking == 0) || (rest >= 30 && steps.chills))
        set(.oven, steps.hasOven)
        set(.noOven, !recipe.steps.isEmpty && !steps.hasOven)
        let isSweet = isAny("dessert", "cake")
        set(.savoury, !isSweet && !isAny("drink", "preserve") && share("sugar") < 0.1)
        let isSavoury = isAny("main") || share("meat") > 0
        set(.sugary, share("sugar") >= 0.05 && !isSavoury)
        set(.sweetened, possibleFoods.contains(food("sweetener")))
        set(.alcoholic, (closeness(of: "alcohol") ?? .isMadeOfFood) < .isMadeOfFood)
        set(.accessory, isAny("drink", "sauce", "preserve"))
        set(.simple, hasIngredients && ingredientWords.count <= 6 && (total ?? 61) <= 60)
        set(.known, hasIngredients)
        set(.simpleEnough, hasIngredients && ingredientWords.count <= 9 && (total ?? 61) <= 60)
        set(.someHeat, heat > 0)
        set(.spicy, isSpicy(servings: servings(recipe.yield)))
        return traits
    }

    private func isSpicy(servings: Double) -> Bool {
        let isEatenByTheSpoon = !Set(categories).isDisjoint(with: ["sauce", "preserve"])
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

/// The few words of a recipe's steps that its traits depend on.
private struct WordsOfSteps {
    var hasOven = false
    var chills = false

    init(_ steps: [String]) {
        var soaks = false
        for step in steps {
            for word in step.lowercased().split(whereSeparator: { !$0.isLetter }) {
                switch word {
                case "oven": hasOven = true
                case "chill", "chilled", "cold", "fridge", "refrigerate", "iced", "ice", "freeze":
                    chills = true
                case "soak", "soaked": soaks = true
                default: break
                }
            }
        }
        if soaks { chills = false }
    }
}
