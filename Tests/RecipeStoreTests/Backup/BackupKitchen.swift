import Foundation
import MealPlan
import RecipeModel
import RecipeSearch
import RecipeTestSupport

@testable import RecipeStore

/// A home with all that a cook can keep.
struct BackupKitchen {
    let places: RecipePlaces
    let favorites: SQLiteFavoriteStore
    let cookbook: SQLiteCookbookStore
    let backup: KitchenBackup

    init(_ folder: String) {
        places = RecipePlaces(environment: ["HOME": folder])
        favorites = SQLiteFavoriteStore(folder: places.data, session: "s", now: { 1_000 })
        cookbook = SQLiteCookbookStore(folder: places.data, now: { 1_000 })
        backup = KitchenBackup(
            favorites: favorites,
            cookbook: cookbook,
            places: places,
            session: "s"
        )
    }

    /// Ends both files.
    func close() async {
        await favorites.close()
        await cookbook.rest()
    }

    private static let starters = ["shortbread", "vichyssoise", "moussaka"]
    private static let foods = ["leeks", "milk", "eggs", "salt", "brown rice"]
    private static let texts = ["too salty", "grandma's", "less sugar", "", "naïve — ½ ‘tsp’\n#1"]

    /// Keeps anything that a cook may, of some kinds much and of others nothing.
    func fill(_ random: inout SeededGenerator, startingAt number: Int) async throws {
        func flip(_ times: Int = 2) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
        func some<Item>(_ items: [Item]) -> [Item] {
            items.filter { _ in Bool.random(using: &random) }
        }
        var ids = [RecipeID.sample("far"), RecipeID(service: .web, key: "https://a.example/ü?a=1")]
        if flip() { ids += try await fillCookbook(&random, startingAt: number) }
        ids += Self.starters.map { RecipeID(service: .cookbook, key: $0) }
        if flip() { try await fillFavorites(ids, &random) }
        if flip() {
            _ = try await favorites.edit(.stock(some(Self.foods), asStaples: flip()))
            _ = try await favorites.edit(.stock(some(Self.foods), asStaples: flip()))
        }
        if flip() {
            let entries = some(Self.foods + Self.foods).map {
                ShoppingEntry(text: "2 \($0)", name: $0, recipe: flip() ? "Stew" : nil)
            }
            _ = try await favorites.edit(.list(entries))
            let done = some(try await favorites.shopping().map(\.id))
            _ = try await favorites.edit(.tick(done, isDone: true))
        }
        if flip() {
            for text in some(Self.texts) {
                let recipes = some(ids).map { NamedRecipe(id: $0, title: "Dish") }
                _ = try await favorites.edit(.note(text, on: recipes))
            }
            let tagged = some(ids).map { NamedRecipe(id: $0, title: "Dish") }
            _ = try await favorites.edit(.tag(some(["quick", "for-guests"]), on: tagged))
        }
        if flip() {
            _ = try await favorites.edit(
                .stock(
                    some(Self.foods),
                    asStaples: flip(),
                    until: .sample(number),
                    amounts: ["milk": "\(number) l", "eggs": "6"]
                )
            )
        }
        if flip() {
            for id in some(ids) {
                let day = CalendarDay.sample(Int.random(in: 0...9, using: &random))
                let key = id.key.filter { $0.isLetter && $0.isASCII }
                _ = try await favorites.change(.random(key, on: day, &random))
            }
        }
        for path in [places.configFile, places.startupScript, places.keyFile] where flip(3) {
            try PrivateFolder.make(places.config)
            let text = "# \(number)\npage-size = \(Int.random(in: 1...50, using: &random))\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private func fillFavorites(_ ids: [RecipeID], _ random: inout SeededGenerator) async throws {
        var contents: [FavoriteContent] = []
        for id in ids where Bool.random(using: &random) {
            var content = try FavoriteContent.sample(
                id.key.filter { $0.isLetter && $0.isASCII },
                text: ["", "A loaf.\nTo tear."].randomElement(using: &random) ?? "",
                page: Bool.random(using: &random) ? [0xFF, 0, 0xE9] : nil,
                picture: Bool.random(using: &random) ? [0xFF, 0xD8, 0] : nil
            )
            content.recipe.id = id
            content.recipe.rating = Rating(value: 3.5, best: 5, count: 7)
            content.needsNoPage = Bool.random(using: &random)
            contents.append(content)
        }
        _ = try await favorites.keep(contents)
        guard let first = contents.first, Bool.random(using: &random) else { return }
        var changed = first
        changed.recipe.title += " (mine)"
        _ = try await favorites.edit(changed)
        if contents.count > 2 { _ = try await favorites.remove([contents[1].recipe.id]) }
    }

    /// Own recipes and imports, some changed or deleted; the ids of those that are or were there.
    private func fillCookbook(
        _ random: inout SeededGenerator,
        startingAt number: Int
    ) async throws -> [RecipeID] {
        // Two homes have some recipes in common.
        var maker = RecipeMaker(seed: UInt64(number / 2))
        let memory = ReadingMemory()
        let made = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            PreparedRecipe(maker.recipe(), memory: memory)
        }
        _ = try await cookbook.add(Array(made.dropFirst()), from: "stews.json", counting: false)
        _ = try await cookbook.make(.create(made[0]), session: "s")
        let keys = try await recipes().keys.sorted()
        func replacement(_ title: String) -> PreparedRecipe {
            var recipe = maker.recipe()
            recipe.title = title
            return PreparedRecipe(recipe, memory: memory)
        }
        if Bool.random(using: &random) {
            let change = CookbookChange.replace(key: keys[0], replacement("Changed \(number)"))
            _ = try await cookbook.make(change, session: "s")
        }
        for key in Self.starters {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let change = CookbookChange.replace(key: key, replacement("My \(key) \(number)"))
                _ = try await cookbook.make(change, session: "s")
            case 1: _ = try await cookbook.make(.delete(keys: [key]), session: "s")
            default: break
            }
        }
        if let last = keys.last, Bool.random(using: &random) {
            _ = try await cookbook.make(.delete(keys: [last]), session: "s")
        }
        return keys.map { RecipeID(service: .cookbook, key: $0) }
    }

    /// What was brought in, by key.
    func recipes() async throws -> [String: Recipe] {
        let recipes = try await cookbook.kept()
        return Dictionary(recipes.map { ($0.id.key, $0) }) { first, _ in first }
    }
}

/// All that a cook can see of a home.
struct KeptThings: Equatable {
    var favorites: [FavoriteContent] = []
    var dates: [RecipeID: Int] = [:]
    var pantry: [String] = []
    var shopping: [String] = []
    var notes: Set<String> = []
    var tags: Set<String> = []
    var useBy: Set<String> = []
    var plan: Set<String> = []
    var cooked: Set<String> = []
    var household: Set<String> = []
    var recipes: [String: Recipe] = [:]
    var origins: [String: Int] = [:]
    var hidden: Set<String> = []
    var files: [String: String] = [:]

    init(_ kitchen: BackupKitchen) async throws {
        let store = kitchen.favorites
        let ids = try await store.favorites(matching: []).map(\.recipe.id)
        for id in ids {
            if let content = try await store.content(of: id) { favorites.append(content) }
        }
        dates = try await store.dates(of: ids)
        pantry = try await store.pantry().map { "\($0.name) \($0.isStaple)" }
        shopping = try await store.shopping().map {
            "\($0.text)|\($0.name)|\($0.recipe ?? "-")|\($0.isDone)"
        }
        for (id, words) in try await store.ownWords() {
            for note in words.notes { notes.insert("\(id) \(note.writtenAt) \(note.text)") }
            for tag in words.tags { tags.insert("\(id) \(tag)") }
        }
        for item in try await store.pantry() {
            if let day = item.until { useBy.insert("\(item.name) \(day.iso)") }
            if let amount = item.amount { useBy.insert("\(item.name) \(amount)") }
        }
        for meal in try await store.meals(in: .every) {
            var meal = meal
            meal.id = 0
            plan.insert("\(meal)")
        }
        cooked = Set(try await store.cooked().map { "\($0.day.iso) \($0.recipe) \($0.title)" })
        cooked.formUnion(try await store.ratings().map { "\($0.key) \($0.value)" })
        household = Set(
            try await store.household().rules.map { "\($0.person) \($0.kind) \($0.word)" }
        )
        recipes = try await kitchen.recipes()
        for origin in try await kitchen.cookbook.origins() { origins[origin.name] = origin.count }
        hidden = try await kitchen.cookbook.state()?.hiddenStarters ?? []
        for path in [
            kitchen.places.configFile, kitchen.places.startupScript, kitchen.places.keyFile,
        ] {
            files[path.split(separator: "/").last.map(String.init) ?? ""] =
                try? String(contentsOfFile: path, encoding: .utf8)
        }
    }
}
