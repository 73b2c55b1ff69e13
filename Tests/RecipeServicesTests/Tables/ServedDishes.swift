import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// What a service of a talk has to serve, and how it is asked.
struct ServedDishes: Sendable {
    /// A dish as a talk writes it: `Pie (3 leek, "salt") [Soup, Italian, #quick] 20 min`.
    struct Entry: Sendable {
        var title = ""
        var foods: [String] = []
        var labels: [String] = []
        var minutes: Int?
    }

    let name: String
    /// How many dishes of garlic there are where none is written down.
    let count: Int?
    var entries: [Entry]?
    var pageSize = 10
    /// How many points Spoonacular gives for a day.
    var points = 150.0
    var token = testKey
    var path = ""
    /// The service that asks, which may take the server for another.
    var askedAs = ""
    var suggests = false
    var namesOnPage = 200

    init(name: String, count: Int?) {
        self.name = name
        self.count = count
    }

    static func entries(_ text: String) throws -> [Entry] {
        text.fields(by: "; ").map { $0.trimmingPrefix(" ") }.filter { !$0.isEmpty }
            .map { text in
                var entry = Entry()
                var rest = text[...]
                if rest.hasSuffix(" min"), let number = rest.dropLast(4).split(separator: " ").last
                {
                    entry.minutes = Int(number)
                    rest = rest.dropLast(number.count + 5)
                }
                func taken(_ open: Character, _ close: Character) -> [String] {
                    guard rest.last == close, let start = rest.lastIndex(of: open) else {
                        return []
                    }
                    let inside = rest[rest.index(after: start)...].dropLast()
                    rest = rest[..<start].dropLast()
                    return String(inside).fields(by: ", ")
                }
                entry.labels = taken("[", "]")
                entry.foods = taken("(", ")")
                entry.title = String(rest)
                return entry
            }
    }

    /// Has a bench's server serve them.
    func serve(on bench: ServiceBench) throws {
        let server = bench.server
        switch (name, entries) {
        case ("themealdb", let entries?):
            server.serve(TheMealDBSite(meals: entries.enumerated().map(meal)))
        case ("themealdb", nil):
            server.serve(TheMealDBSite(meals: SampleRecipes.meals(count ?? 25)))
        case ("spoonacular", let entries):
            let plates = entries?.enumerated().map(plate) ?? SampleRecipes.spoonacular(count ?? 25)
            server.serve(SpoonacularSite(entries: plates, key: testKey, limit: points))
        case ("feed", let entries):
            server.serve(
                FeedSite(
                    entries: entries?.enumerated().map(tart) ?? SampleRecipes.feed(count ?? 25)
                )
            )
        case ("puppy", _): server.serve(RecipePuppySite(entries: SampleRecipes.puppy(count ?? 25)))
        case ("mealie", _):
            var site = MealieSite(own, token: testKey, path: path)
            site.suggests = suggests
            server.serve(site)
        case ("tandoor", _):
            server.serve(TandoorSite(own, token: testKey, namesOnPage: namesOnPage))
        default: throw UnknownWord(text: name)
        }
    }

    func service(on bench: ServiceBench) throws -> any RecipeService {
        switch askedAs {
        case "themealdb":
            try bench.mealDB(at: path.isEmpty ? "/api/json/v1/1/" : path, pageSize: pageSize)
        case "spoonacular": try bench.spoonacular(pageSize: pageSize)
        case "feed": try bench.feed(pageSize: pageSize)
        case "puppy": try bench.puppy()
        case "mealie": try bench.mealie(token: token, at: path)
        default: try bench.tandoor(token: token)
        }
    }

    /// A call without what all of them have, what is drawn by lot, and the end of a long one.
    func short(_ target: String) -> String {
        let base =
            ["themealdb": "/api/json/v1/1/", "mealie": "/api/", "tandoor": "/api/"][name] ?? "/"
        let call = (target.hasPrefix(base) ? target.dropFirst(base.count) : target[...])
            .replacing(#/Seed=\d+/#, with: "Seed=N")
        return call.count > 200 ? call.prefix(200) + "…" : String(call)
    }

    private func meal(_ place: Int, _ entry: Entry) -> MealEntry {
        MealEntry(
            id: "\(place + 1)",
            name: entry.title,
            category: entry.labels.first ?? "Side",
            area: entry.labels.dropFirst().first ?? "British",
            pairs: entry.foods.map { .init($0, "2") }
        )
    }

    private func plate(_ place: Int, _ entry: Entry) -> SpoonacularEntry {
        SpoonacularEntry(
            id: place + 1,
            title: entry.title,
            ingredients: entry.foods,
            minutes: entry.minutes ?? 30
        )
    }

    private func tart(_ place: Int, _ entry: Entry) -> FeedEntry {
        FeedEntry(
            entry.title == "-" ? nil : entry.title,
            cuisine: entry.labels.first ?? "British",
            uuid: "\(place + 1)"
        )
    }

    /// Dishes of a server of the cook's own; what stands in quotes is a line without a food.
    private var own: [OwnRecipe] {
        if entries == nil, count == nil { return OwnProgram.kitchen }
        let dishes =
            entries ?? (1...(count ?? 1)).map { Entry(title: "Dish \($0)", foods: ["salt"]) }
        return dishes.enumerated().map { place, entry in
            OwnRecipe(
                place + 1,
                entry.title,
                entry.foods.map { food in
                    food.hasPrefix("\"")
                        ? .init(note: String(food.dropFirst().dropLast())) : .init(food: food)
                },
                tags: entry.labels.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) },
                categories: entry.labels.filter { !$0.hasPrefix("#") },
                minutes: entry.minutes
            )
        }
    }
}
