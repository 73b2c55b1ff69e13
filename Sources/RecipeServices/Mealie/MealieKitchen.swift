import KitchenLanguage
import MealPlan
import RecipeModel

/// The plan, the shopping list and the log of a Mealie, which keeps of each recipe when it was made
/// last.
struct MealieKitchen: KitchenServer {
    let mealie: MealieServer
    /// Where a household's calls stand: before 2.0 they were a group's.
    private let root: AskedOnce<String>
    /// The number of the user whose token it is.
    private let user: AskedOnce<String>

    var keepsEachCooking: Bool { false }
    private var server: OwnServerCalls { mealie.server }

    init(_ mealie: MealieServer) {
        self.mealie = mealie
        let server = mealie.server
        root = AskedOnce {
            let version = try await server.ask("api/app/about", [], .asked) {
                $0["version"]?.string ?? ""
            }.value
            let isOld = version.hasPrefix("v1.") || version.hasPrefix("v0.")
            return isOld ? "api/groups" : "api/households"
        }
        user = AskedOnce {
            // The answer has every token of the user in it: nothing but the number is looked at.
            try await server.ask("api/users/self", [], .asked) { reply in
                guard let id = reply["id"]?.string else {
                    throw ServiceError.malformedReply(.wrongShape)
                }
                return id
            }.value
        }
    }

    func kitchen(from day: CalendarDay, offset: Int) async throws -> ServerKitchen {
        var kitchen = ServerKitchen()
        async let meals = meals(from: day)
        async let items = items()
        async let stars = stars()
        let recipes = try await recipes()
        for recipe in recipes {
            kitchen.recipes[recipe.key] = recipe.title
            guard let made = ServerTime.day(of: recipe.made, offset: offset) else { continue }
            kitchen.cookings.append(
                ServerCooking(id: recipe.key, recipe: recipe.key, day: made)
            )
        }
        kitchen.meals = try await meals
        kitchen.items = try await items
        kitchen.stars = try await stars
        return kitchen
    }

    func recipe(_ key: String) async throws -> Recipe? {
        try await mealie.recipe(key, .asked).value
    }

    private func recipes() async throws -> [(key: String, title: String, made: String?)] {
        let words = mealie.words
        let all = ["page=1", "perPage=-1", "orderBy=name,slug", "orderDirection=asc"]
        return try await server.ask("api/recipes", all, .asked) { reply in
            try reply.list("items").compactMap { entry in
                guard let key = entry.line("id"),
                    let title = words.markup.line(entry["name"]?.string)
                else { return nil }
                return (key, title, entry.line("lastMade"))
            }
        }.value
    }

    // MARK: - The plan

    private func meals(from day: CalendarDay) async throws -> [ServerMeal] {
        let asked = ["start_date=\(day.iso)", "page=1", "perPage=-1"]
        let path = try await root.answer() + "/mealplans"
        return try await server.ask(path, asked, .asked) { reply in
            try reply.list("items").compactMap { meal($0) }
        }.value
    }

    private func path(ofMeal id: String) async throws -> String {
        try await root.answer() + "/mealplans/\(PercentEncoding.segment(id))"
    }

    /// The meals that it knows. A side or a dessert is eaten at dinner; before 3.1 there was no snack.
    private static let meals: [String: Meal] = [
        "breakfast": .breakfast, "lunch": .lunch, "dinner": .dinner, "side": .dinner,
        "dessert": .dinner, "snack": .snack, "drink": .snack,
    ]

    private func meal(_ entry: JSONValue) -> ServerMeal? {
        guard let id = entry["id"]?.entryID,
            let day = entry["date"]?.string.flatMap({ CalendarDay(iso: $0) })
        else { return nil }
        let line = { (text: String?) in mealie.words.markup.line(text) }
        let recipe = entry.line("recipeId")
        let title =
            recipe == nil ? line(entry["title"]?.string) : line(entry["recipe"]?["name"]?.string)
        return ServerMeal(
            id: id,
            day: day,
            meal: Self.meals[entry["entryType"]?.string ?? ""] ?? .dinner,
            recipe: recipe,
            title: title ?? "Untitled",
            note: line(entry["text"]?.string)
        )
    }

    private func members(of meal: ServerMeal, as type: String) -> [JSONMember] {
        [
            JSONMember("date", .string(meal.day.iso)), JSONMember("entryType", .string(type)),
            JSONMember("title", .string(meal.recipe == nil ? meal.title : "")),
            JSONMember("text", .string(meal.note ?? "")),
            JSONMember("recipeId", .string(orNull: meal.recipe)),
        ]
    }

    func meal(_ id: String, offset _: Int) async throws -> ServerMeal? {
        try await server.entry(try await path(ofMeal: id)).flatMap { meal($0) }
    }

    func add(_ meal: ServerMeal, offset _: Int) async throws -> ServerMeal {
        let path = try await root.answer() + "/mealplans"
        return try await written(meal) { type in
            try await server.change(.post, path, .object(members(of: meal, as: type)))
        }
    }

    func change(_ old: ServerMeal, to new: ServerMeal, offset _: Int) async throws -> ServerMeal {
        let path = try await path(ofMeal: old.id)
        let now = try await server.entry(path) { meal($0) == old }
        let kept = now["entryType"]?.string ?? ""
        return try await written(new, keeping: old.meal == new.meal ? kept : nil) { type in
            let members = now.members(
                ["id", "groupId", "userId", "householdId"],
                with: members(of: new, as: type)
            )
            return try await server.change(.put, path, .object(members))
        }
    }

    /// Writes a meal; a snack as a side where the server knows none.
    private func written(
        _ meal: ServerMeal,
        keeping type: String? = nil,
        _ write: (_ type: String) async throws -> JSONValue?
    ) async throws -> ServerMeal {
        let answer: JSONValue?
        do {
            answer = try await write(type ?? meal.meal.rawValue)
        } catch ServiceError.serverFailed(status: 422, _, _) where meal.meal == .snack {
            answer = try await write("side")
        }
        guard let written = answer.flatMap({ self.meal($0) }) else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return written
    }

    func remove(_ meal: ServerMeal, offset _: Int) async throws {
        let path = try await path(ofMeal: meal.id)
        _ = try await server.entry(path) { self.meal($0) == meal }
        try await server.removeEntry(path)
    }

    // MARK: - What was cooked, and stars

    func cooked(
        _ recipe: String,
        on day: CalendarDay,
        offset: Int
    ) async throws -> ServerCooking {
        let time = JSONMember("timestamp", .string(ServerTime.noon(of: day, offset: offset)))
        let path = try await mealie.path(forChanging: recipe) + "/last-made"
        try await server.change(.patch, path, .object([time]))
        // The recipe's own history has it as well, as the server's pages write it there; what counts is
        // the day.
        let event = [
            JSONMember("recipeId", .string(recipe)), JSONMember("subject", .string("Cooked")),
            JSONMember("eventType", .string("comment")), time,
        ]
        do {
            try await server.change(.post, "api/recipes/timeline/events", .object(event))
        } catch is ServiceError {}
        return ServerCooking(id: recipe, recipe: recipe, day: day)
    }

    /// It keeps the last time alone, which nothing takes away.
    func remove(_: ServerCooking) async throws {}

    private func stars() async throws -> [String: Int] {
        let rated = try await server.ask("api/users/self/ratings", [], .asked) { reply in
            try reply.list("ratings").compactMap { entry -> (String, Int)? in
                guard let key = entry.line("recipeId"), let stars = entry["rating"]?.number,
                    stars > 0, stars <= 5
                else { return nil }
                return (key, Int((stars * 10).rounded()))
            }
        }.value
        return Dictionary(rated) { $1 }
    }

    /// Nothing but no stars takes stars away: what isn't said stays.
    func rate(_ recipe: String, tenths: Int?) async throws -> Int? {
        let path = try await mealie.path(forChanging: recipe)
        let slug = path.dropFirst("api/recipes/".count)
        let user = PercentEncoding.segment(try await user.answer())
        let stars = JSONOutput.number(Double(tenths ?? 0) / 10)
        try await server.change(
            .post,
            "api/users/\(user)/ratings/\(slug)",
            .object([JSONMember("rating", stars)])
        )
        return tenths
    }
}

extension MealieKitchen {
    // MARK: - The shopping list

    /// The list that was made first, among several.
    private func list() async throws -> String? {
        let asked = ["page=1", "perPage=-1", "orderBy=created_at", "orderDirection=asc"]
        return try await server.ask(try await root.answer() + "/shopping/lists", asked, .asked) {
            try $0.list("items").lazy.compactMap { $0.line("id") }.first
        }.value
    }

    private func path(ofItem id: String) async throws -> String {
        try await root.answer() + "/shopping/items/\(PercentEncoding.segment(id))"
    }

    private func items() async throws -> [ServerItem] {
        guard let list = try await list() else { return [] }
        let path = try await root.answer() + "/shopping/lists/\(PercentEncoding.segment(list))"
        return try await server.ask(path, [], .asked) { reply in
            try reply.list("listItems").compactMap { item($0) }
        }.value
    }

    private func item(_ entry: JSONValue) -> ServerItem? {
        guard let id = entry.line("id"),
            let line = MealieLines([entry], isWithoutAmounts: false, mealie.words.markup)
                .groups.first?.items.first
        else { return nil }
        return ServerItem(id: id, text: line.text, isDone: entry["checked"]?.bool == true)
    }

    /// A thing as its line alone: an amount of nothing isn't shown, and isn't added up with another.
    private static func line(_ item: ServerItem) -> [JSONMember] {
        [
            JSONMember("note", .string(item.text)), JSONMember("quantity", .int(0)),
            JSONMember("isFood", .bool(false)), JSONMember("foodId", .null),
            JSONMember("unitId", .null), JSONMember("checked", .bool(item.isDone)),
        ]
    }

    /// The server puts a line that it has already together with the new one.
    func add(_ items: [ServerItem]) async throws -> [ServerItem] {
        guard !items.isEmpty else { return [] }
        let list = try await madeList()
        let body = items.enumerated().map { place, item in
            JSONOutput.object(
                Self.line(item) + [
                    JSONMember("shoppingListId", .string(list)),
                    JSONMember("position", .int(place)),
                ]
            )
        }
        let path = try await root.answer() + "/shopping/items/create-bulk"
        let answer = try await server.change(.post, path, .array(body))
        let there = ["createdItems", "updatedItems"].flatMap { answer?[$0]?.array ?? [] }
            .compactMap { item($0) }
        return items.compactMap { item in there.first { $0.text == item.text } }
    }

    private func madeList() async throws -> String {
        if let list = try await list() { return list }
        let name = JSONOutput.object([JSONMember("name", .string("Shopping"))])
        let path = try await root.answer() + "/shopping/lists"
        guard let list = try await server.change(.post, path, name)?.line("id") else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return list
    }

    /// The members of an item that its change is made of.
    private static let members = [
        "id", "shoppingListId", "position", "quantity", "isFood", "disableAmount", "note", "foodId",
        "labelId", "unitId", "extras", "recipeReferences", "checked",
    ]

    func change(_ old: ServerItem, to new: ServerItem) async throws -> ServerItem {
        let now = try await server.entry(try await path(ofItem: old.id)) { item($0) == old }
        let isSameText = old.text == new.text
        let others =
            isSameText ? [JSONMember("checked", .bool(new.isDone))] : Self.line(new)
        let body = JSONOutput.array([.object(now.members(Self.members, with: others))])
        let answer = try await server.change(
            .put,
            try await root.answer() + "/shopping/items",
            body
        )
        let there = (answer?["updatedItems"]?.array ?? []).compactMap { item($0) }
        // One that another line was put together with is that one.
        return there.first { $0.id == old.id } ?? there.first
            ?? ServerItem(id: old.id, text: new.text, isDone: new.isDone)
    }

    func remove(_ item: ServerItem) async throws {
        let path = try await path(ofItem: item.id)
        _ = try await server.entry(path) { self.item($0) == item }
        try await server.removeEntry(path)
    }
}

extension MealieServer {
    var kitchen: any KitchenServer { MealieKitchen(self) }
}
