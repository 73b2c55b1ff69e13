import KitchenLanguage
import MealPlan
import RecipeModel

/// The plan, the shopping list and the cook log of a Tandoor.
///
/// Each time that something was cooked is an entry of its log, and stars are an entry's: the recipe's
/// are their mean.
struct TandoorKitchen: KitchenServer {
    let tandoor: TandoorServer

    var keepsEachCooking: Bool { true }
    private var server: OwnServerCalls { tandoor.server }

    func kitchen(from day: CalendarDay, offset: Int) async throws -> ServerKitchen {
        async let meals = entries("meal-plan", ["from_date=\(day.iso)"])
        async let items = entries("shopping-list-entry")
        async let log = entries("cook-log")
        let recipes = try await tandoor.everything(.asked).recipes
        var kitchen = ServerKitchen()
        for recipe in recipes {
            kitchen.recipes[recipe.id.key] = recipe.title
            if let stars = recipe.rating?.value, stars > 0 {
                kitchen.stars[recipe.id.key] = Int((stars * 10).rounded())
            }
        }
        kitchen.meals = try await meals.compactMap { meal($0, offset) }
        kitchen.items = try await items.compactMap { item($0) }
        kitchen.cookings = try await log.compactMap { cooking($0, offset) }
        return kitchen
    }

    func recipe(_ key: String) async throws -> Recipe? {
        try await tandoor.recipe(key, .asked).value
    }

    /// All entries of a kind, page after page; before 2.0 they came in a list without pages.
    private func entries(_ kind: String, _ parameters: [String] = []) async throws -> [JSONValue] {
        var all: [JSONValue] = []
        for number in 1...Self.mostPages {
            let asked = parameters + ["page=\(number)", "page_size=200"]
            let page = try await server.ask("api/\(kind)/", asked, .asked) { reply in
                if let list = reply.array { return (entries: list, goesOn: false) }
                return (
                    entries: try reply.list("results"), goesOn: reply["next"]?.string != nil
                )
            }.value
            all += page.entries
            if !page.goesOn { break }
        }
        return all
    }

    /// Far more pages than a kitchen's log has.
    private static let mostPages = 500

    private static func path(_ kind: String, _ id: String) -> String {
        "api/\(kind)/\(PercentEncoding.segment(id))/"
    }

    // MARK: - The plan

    private func meal(_ entry: JSONValue, _ offset: Int) -> ServerMeal? {
        guard let id = entry["id"]?.entryID,
            // Before 2.0 a meal had a date alone.
            let day = ServerTime.day(
                of: entry["from_date"]?.string ?? entry["date"]?.string,
                offset: offset
            )
        else { return nil }
        let line = { (text: String?) in tandoor.words.markup.line(text) }
        let recipe = entry["recipe"].flatMap { $0.isObject ? $0 : nil }
        let title = line(recipe?["name"]?.string) ?? line(entry["title"]?.string)
        let type = entry["meal_type"].map { TandoorMealType($0) }
        let servings = entry["servings"]?.number.flatMap { Int(exactly: $0.rounded()) }
        return ServerMeal(
            id: id,
            day: day,
            meal: type?.meal ?? .dinner,
            recipe: recipe?["id"]?.entryID,
            title: title ?? "Untitled",
            servings: servings.flatMap { $0 > 0 ? $0 : nil },
            note: line(entry["note"]?.string)
        )
    }

    func meal(_ id: String, offset: Int) async throws -> ServerMeal? {
        try await server.entry(Self.path("meal-plan", id)).flatMap { meal($0, offset) }
    }

    /// How long a title may be.
    private static let titleLimit = 64

    /// What is written of a meal, but for which of the server's own meals it is.
    private func members(of meal: ServerMeal, offset: Int) -> [JSONMember] {
        let recipe = meal.recipe.map { key in
            JSONOutput.object([
                JSONMember("id", .int(Int(key) ?? 0)), JSONMember("name", .string(meal.title)),
                JSONMember("keywords", .array([])),
            ])
        }
        let noon = JSONOutput.string(ServerTime.noon(of: meal.day, offset: offset))
        let title = String(meal.title.unicodeScalars.prefix(Self.titleLimit))
        return [
            JSONMember("title", .string(meal.recipe == nil ? title : "")),
            JSONMember("recipe", recipe ?? .null),
            JSONMember("servings", .int(meal.servings ?? 1)),
            JSONMember("note", .string(meal.note ?? "")),
            JSONMember("from_date", noon), JSONMember("to_date", noon),
        ]
    }

    /// The server's own meal for one of ours; made where it has none.
    private func type(of meal: Meal) async throws -> JSONOutput {
        let types = try await entries("meal-type")
        let known = types.first { TandoorMealType($0).meal == meal }
        guard let known, let id = known["id"]?.integer, let name = known["name"]?.string else {
            let name = meal.rawValue.prefix(1).uppercased() + meal.rawValue.dropFirst()
            return .object([JSONMember("name", .string(name))])
        }
        return .object([JSONMember("id", .int(id)), JSONMember("name", .string(name))])
    }

    func add(_ meal: ServerMeal, offset: Int) async throws -> ServerMeal {
        let type = JSONMember("meal_type", try await type(of: meal.meal))
        let body = JSONOutput.object(
            members(of: meal, offset: offset) + [type, JSONMember("shared", .array([]))]
        )
        return try read(try await server.change(.post, "api/meal-plan/", body), offset)
    }

    func change(
        _ old: ServerMeal,
        to new: ServerMeal,
        offset: Int
    ) async throws -> ServerMeal {
        let path = Self.path("meal-plan", old.id)
        let now = try await server.entry(path) { meal($0, offset) == old }
        var members = members(of: new, offset: offset)
        // What isn't other here stays as it is there: a time of day, a meal of another name.
        if old.day == new.day { members.removeAll { ["from_date", "to_date"].contains($0.key) } }
        if old.meal != new.meal {
            members.append(JSONMember("meal_type", try await type(of: new.meal)))
        }
        if new.servings == nil { members.removeAll { $0.key == "servings" } }
        let body = now.members(["servings"], with: members)
        return try read(try await server.change(.patch, path, .object(body)), offset)
    }

    private func read(_ answer: JSONValue?, _ offset: Int) throws -> ServerMeal {
        guard let meal = answer.flatMap({ meal($0, offset) }) else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return meal
    }

    func remove(_ meal: ServerMeal, offset: Int) async throws {
        let path = Self.path("meal-plan", meal.id)
        _ = try await server.entry(path) { self.meal($0, offset) == meal }
        try await server.removeEntry(path)
    }

    // MARK: - The shopping list

    private func item(_ entry: JSONValue) -> ServerItem? {
        guard let id = entry["id"]?.entryID,
            let line = TandoorSteps.line(entry, tandoor.words)
        else { return nil }
        return ServerItem(id: id, text: line, isDone: entry["checked"]?.bool == true)
    }

    /// A line in its parts; where something would be lost by that, the food alone: what is sent as a
    /// food is one for everybody there.
    private static func members(of item: ServerItem) -> [JSONMember] {
        let parts = LineParts(item.text, places: 2)
        let food = parts?.food ?? IngredientLine(item.text).food
        let named = { (name: String) in JSONOutput.object([JSONMember("name", .string(name))]) }
        return [
            JSONMember("food", named(String((food.isEmpty ? item.text : food).prefix(128)))),
            JSONMember("unit", parts.map { $0.unit.isEmpty ? .null : named($0.unit) } ?? .null),
            JSONMember("amount", .number(parts?.quantity ?? 0)),
            JSONMember("checked", .bool(item.isDone)),
        ]
    }

    func add(_ items: [ServerItem]) async throws -> [ServerItem] {
        var there: [ServerItem] = []
        for item in items {
            let body = JSONOutput.object(Self.members(of: item))
            let answer = try await server.change(.post, "api/shopping-list-entry/", body)
            if let item = answer.flatMap({ self.item($0) }) { there.append(item) }
        }
        return there
    }

    func change(_ old: ServerItem, to new: ServerItem) async throws -> ServerItem {
        let path = Self.path("shopping-list-entry", old.id)
        _ = try await server.entry(path) { item($0) == old }
        let members =
            old.text == new.text
            ? [JSONMember("checked", .bool(new.isDone))] : Self.members(of: new)
        let answer = try await server.change(.patch, path, .object(members))
        return answer.flatMap { item($0) }
            ?? ServerItem(id: old.id, text: new.text, isDone: new.isDone)
    }

    func remove(_ item: ServerItem) async throws {
        let path = Self.path("shopping-list-entry", item.id)
        _ = try await server.entry(path) { self.item($0) == item }
        try await server.removeEntry(path)
    }

    // MARK: - What was cooked, and stars

    private func cooking(_ entry: JSONValue, _ offset: Int) -> ServerCooking? {
        guard let id = entry["id"]?.entryID, let recipe = entry["recipe"]?.entryID,
            let day = ServerTime.day(of: entry["created_at"]?.string, offset: offset)
        else { return nil }
        return ServerCooking(id: id, recipe: recipe, day: day)
    }

    func cooked(
        _ recipe: String,
        on day: CalendarDay,
        offset: Int
    ) async throws -> ServerCooking {
        let body = JSONOutput.object([
            JSONMember("recipe", .int(Int(recipe) ?? 0)),
            JSONMember("created_at", .string(ServerTime.noon(of: day, offset: offset))),
        ])
        let answer = try await server.change(.post, "api/cook-log/", body)
        guard let cooking = answer.flatMap({ cooking($0, offset) }) else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return cooking
    }

    func remove(_ cooking: ServerCooking) async throws {
        do {
            try await server.removeEntry(Self.path("cook-log", cooking.id))
        } catch ServiceError.keyRefused(status: 403) {
            // It is somebody else's.
            throw ChangedThere()
        }
    }

    /// Stars go to the recipe's last entry in the log; one that has none gets one, as the server's
    /// own pages make it.
    func rate(_ recipe: String, tenths: Int?) async throws -> Int? {
        let log = try await entries("cook-log", ["recipe=\(PercentEncoding.value(recipe))"])
        let last = log.compactMap { entry -> (time: Int, id: String)? in
            guard let id = entry["id"]?.entryID, entry["recipe"]?.entryID == recipe else {
                return nil
            }
            let time = entry["created_at"]?.string.flatMap { CivilTime.seconds(ofISO8601: $0) }
            return (time ?? 0, id)
        }.max { ($0.time, $0.id) < ($1.time, $1.id) }
        let stars = tenths.map { JSONOutput.int(min(max(($0 + 5) / 10, 1), 5)) } ?? .null
        if let last {
            let body = JSONOutput.object([JSONMember("rating", stars)])
            try await server.change(.patch, Self.path("cook-log", last.id), body)
        } else if tenths != nil {
            let id = JSONMember("recipe", .int(Int(recipe) ?? 0))
            let body = JSONOutput.object([id, JSONMember("rating", stars)])
            try await server.change(.post, "api/cook-log/", body)
        }
        let now = try await tandoor.recipe(recipe, .asked).value?.rating?.value
        return now.flatMap { $0 > 0 ? Int(($0 * 10).rounded()) : nil }
    }
}

/// A meal as a Tandoor's users named it, in whatever language, and with a time where they gave one.
struct TandoorMealType {
    let meal: Meal?

    init(_ entry: JSONValue) {
        let words = (entry["name"]?.string ?? "").lowercased().split { !$0.isLetter }
        let named = words.lazy.compactMap { Meal(word: String($0)) ?? Self.words[String($0)] }.first
        let hour = entry["time"]?.string.flatMap { Int($0.prefix(2)) }
        meal =
            named
            ?? hour.map { hour in
                switch hour {
                case 4..<11: .breakfast
                case 11..<15: .lunch
                case 15..<17: .snack
                default: .dinner
                }
            }
    }

    private static let words: [String: Meal] = [
        "frühstück": .breakfast, "mittagessen": .lunch, "mittag": .lunch, "abendessen": .dinner,
        "abendbrot": .dinner, "déjeuner": .lunch, "dîner": .dinner, "souper": .dinner,
        "desayuno": .breakfast, "almuerzo": .lunch, "comida": .lunch, "cena": .dinner,
        "colazione": .breakfast, "pranzo": .lunch, "ontbijt": .breakfast, "middageten": .lunch,
        "avondeten": .dinner, "frukost": .breakfast, "middag": .dinner, "aftensmad": .dinner,
        "śniadanie": .breakfast, "obiad": .lunch, "kolacja": .dinner, "jantar": .dinner,
        "almoço": .lunch, "завтрак": .breakfast, "обед": .lunch, "ужин": .dinner,
    ]
}

extension TandoorServer {
    var kitchen: any KitchenServer { TandoorKitchen(tandoor: self) }
}

extension TandoorSteps {
    /// A line of its own, as those of a step are written; nil for an empty one.
    static func line(_ entry: JSONValue, _ words: OwnServerWords) -> String? {
        TandoorSteps([], words).ingredient(entry, withNote: true)?.text
    }
}
