import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Makes up recipes of foods that queries ask for.
struct RecipeMaker {
    private var generator: SeededGenerator
    private var count = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let foods = [
        "garlic", "cheddar cheese", "chicken thighs", "salt", "flour", "eggs", "butter", "leeks",
        "soy sauce", "salmon", "rice", "tomatoes", "vanilla", "olive oil", "chicken stock", "basil",
        "walnuts", "cream", "red onion", "lemon juice", "potatoes", "honey",
    ]
    private static let dishes = [
        "soup", "bread", "salad", "cake", "stew", "pie", "curry", "pasta", "pancakes", "risotto",
    ]
    private static let words = ["easy", "grandma's", "creamy", "Italian", "best", "quick", ""]

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

    mutating func recipe() -> Recipe {
        count += 1
        let names = (0..<number(1...9)).map { _ in pick(Self.foods) }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: "made\(count)"),
            title: "\(pick(Self.words)) \(pick(names)) \(pick(Self.dishes)) \(count)"
        )
        recipe.ingredientGroups = [
            IngredientGroup(
                items: names.map { Ingredient(text: "\(number(1...500)) g \($0)", name: $0) }
            )
        ]
        if number(0...9) > 0 {
            recipe.stepGroups = [StepGroup(items: ["Heat the oven.", "Cook \"it\" \\ well.\t"])]
        }
        recipe.categories = [pick(["main", "dessert", "vegan", "side"])]
        recipe.cuisines = [pick(["italian", "thai", "indian"])]
        if number(0...2) > 0 { recipe.times.total = number(5...90) }
        if number(0...3) == 0 { recipe.link = WebAddress("https://kitchen.example/\(count)") }
        recipe.yield = RecipeYield(text: "4 servings", amount: 4)
        return recipe
    }

    mutating func query() -> RecipeQuery {
        var conditions: [Condition] = []
        for _ in 0..<number(1...3) {
            switch number(0...9) {
            case 0: conditions.append(.none(Term(pick(Self.foods))))
            case 1: conditions.append(.minutes(number(10...60)))
            case 2: conditions.append(.any([Term(pick(Self.foods)), Term(pick(Self.dishes))]))
            case 3: conditions.append(.has(Term(pick(["italian", "thai"]), in: .cuisine)))
            case 4: conditions.append(.has(Term(pick(["vegetarian", "dessert", "fish", "quick"]))))
            case 5: conditions.append(.has(Term(pick(Self.dishes), in: .title)))
            default: conditions.append(.has(Term(pick(Self.foods))))
            }
        }
        return RecipeQuery(conditions)
    }
}

/// A cookbook and what must be in it, changed together.
struct CookbookModel {
    private(set) var store: any CookbookStore
    private var book: Cookbook
    private let open: () -> any CookbookStore
    private var maker: RecipeMaker
    /// What was brought in, in the order in which it came, with the recipe's rank.
    private var kept: [(recipe: Recipe, meaning: RecipeMeaning, rank: Int, key: String)] = []
    private let starters: [(recipe: Recipe, meaning: RecipeMeaning, rank: Int)]
    private var hidden: Set<String> = []

    /// - Parameter open: Opens the store of the cookbook.
    init(seed: UInt64, open: @escaping () -> any CookbookStore) {
        self.open = open
        maker = RecipeMaker(seed: seed)
        store = open()
        book = Cookbook(StarterCookbook(), store: store)
        let index = StarterIndex.builtIn
        starters = (0..<index.count).map { number in
            let recipe = index.outline(number).wholeRecipe()
            let meaning = RecipeMeaning(recipe)
            return (recipe, meaning, RecipeNumber.rank(ingredientCount: meaning.ingredientCount))
        }
    }

    mutating func reopen() {
        store = open()
        book = Cookbook(StarterCookbook(), store: store)
    }

    mutating func add(_ count: Int) async throws {
        let memory = ReadingMemory()
        let recipes = (0..<count).map { _ in maker.recipe() }
        let prepared = recipes.map { PreparedRecipe($0, memory: memory) }
        _ = try await store.add(prepared, from: "made", counting: false)
        for (recipe, prepared) in zip(recipes, prepared) {
            kept.append((recipe, RecipeMeaning(recipe), prepared.rank, ""))
        }
    }

    /// Adds, changes and deletes some.
    mutating func change(_ round: Int) async throws {
        try await add(40)
        guard round > 0 else { return }
        for _ in 0..<4 {
            let place = maker.number(0...(kept.count - 1))
            let key = try await key(of: kept[place].recipe)
            if maker.number(0...1) == 0 {
                _ = try await store.make(.delete(keys: [key]), session: "s")
                kept.remove(at: place)
            } else {
                let recipe = maker.recipe()
                let prepared = PreparedRecipe(recipe, memory: ReadingMemory())
                _ = try await store.make(.replace(key: key, prepared), session: "s")
                kept.remove(at: place)
                kept.append((recipe, RecipeMeaning(recipe), prepared.rank, key))
            }
        }
        let starter = starters[maker.number(0...(starters.count - 1))].recipe.id.key
        if hidden.insert(starter).inserted {
            _ = try await store.make(.delete(keys: [starter]), session: "s")
            if maker.number(0...1) == 0 {
                _ = try await store.undo(session: "s")
                hidden.remove(starter)
            }
        }
    }

    private func key(of recipe: Recipe) async throws -> String {
        let numbers = try await store.terms([TermNumber.everything])[0]
        for (chunk, set) in zip(numbers.keys, numbers.chunks) {
            for number in set.numbers {
                let found = try await store.recipes([chunk << 16 | Int(number)]).first
                guard let found, found.title == recipe.title else { continue }
                if try await store.recipe(forKey: found.id.key) == found { return found.id.key }
            }
        }
        Issue.record("\(recipe.title) is gone")
        return ""
    }

    /// A random query finds what a scan finds.
    ///
    /// - Parameter limit: How many pages are read from the first on; any other, and the last, is
    ///   asked for by its number.
    mutating func check(pages limit: Int = .max) async throws {
        let query = maker.query()
        let meaning = QueryMeaning(query)
        var tiers = [[(rank: Int, isStarter: Bool, place: Int, title: String)]](
            repeating: [],
            count: meaning.tiers.count
        )
        let last = meaning.tiers.count - 1
        func take(
            _ own: RecipeMeaning,
            _ rank: Int,
            _ isStarter: Bool,
            _ place: Int,
            _ title: String
        ) {
            guard meaning.unwanted.recipes(in: own).isEmpty else { return }
            guard let tier = meaning.tiers.firstIndex(where: { !$0.recipes(in: own).isEmpty })
            else {
                return
            }
            tiers[tier].append((rank, isStarter, place, title))
        }
        for (place, starter) in starters.enumerated() where !hidden.contains(starter.recipe.id.key)
        {
            take(starter.meaning, starter.rank, true, place, starter.recipe.title)
        }
        for (place, own) in kept.enumerated() {
            take(own.meaning, own.rank, false, place, own.recipe.title)
        }
        if meaning.lastIsForNeed, tiers[..<last].contains(where: { !$0.isEmpty }) {
            tiers[last] = []
        }
        let expected = tiers.flatMap { tier in
            tier.sorted {
                ($0.rank, $0.isStarter ? 0 : 1, $0.place) < (
                    $1.rank, $1.isStarter ? 0 : 1, $1.place
                )
            }
            .map(\.title)
        }
        var found: [String] = []
        var cursor: PageCursor? = .first
        var pages = 0
        while let place = cursor, pages < limit {
            let page = try await book.page(of: query, at: place, freshness: .kept)
            if page.offer == nil {
                #expect(page.total == .exactly(expected.count), "\(query.conditions)")
            }
            found += page.recipes.map(\.title)
            cursor = page.next
            pages += 1
            if page.offer != nil { return }
        }
        let first = cursor == nil ? expected : Array(expected.prefix(pages * 10))
        #expect(found == first, "\(query.conditions)")
        // Any page is where its number says.
        let count = (expected.count + 9) / 10
        guard count >= 3 else { return }
        for number in [3, count, maker.number(3...count)] {
            let page = try await book.page(
                of: query,
                at: PageCursor(number: number),
                freshness: .kept
            )
            let titles = expected.dropFirst(number * 10 - 10).prefix(10)
            #expect(page.recipes.map(\.title) == Array(titles), "\(query.conditions) \(number)")
        }
    }
}
