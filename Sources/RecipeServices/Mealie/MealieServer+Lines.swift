import KitchenLanguage
import RecipeModel

/// An ingredient line as it is sent to Mealie.
struct MealieLine: Sendable {
    /// The whole line.
    var text: String
    /// Its parts; nil where all of it goes as a note, which is what Mealie's own import makes.
    var parts: LineParts?
    var unit: JSONValue?
    var food: JSONValue?
}

extension MealieServer {
    /// The lines of a recipe, in their parts where nothing is lost by that.
    ///
    /// A line that can't be parted here is given to Mealie's own parser. Foods and units that the
    /// server doesn't have are made, as its pages make them; a line of one that can't be made stays
    /// whole. Throws `CancellationError`.
    func lines(of recipe: Recipe) async throws -> [MealieLine] {
        var lines = recipe.ingredients.map {
            MealieLine(text: $0.text, parts: LineParts($0.text, places: 3))
        }
        guard !lines.isEmpty else { return [] }
        async let knownFoods = things("foods")
        async let knownUnits = things("units")
        try await part(&lines)
        var foods = MealieThings(await knownFoods, areUnits: false)
        var units = MealieThings(await knownUnits, areUnits: true)
        for place in lines.indices {
            guard let parts = lines[place].parts else { continue }
            lines[place].food = try await thing(
                parts.food,
                among: &foods,
                made: "foods",
                [JSONMember("name", .string(parts.food))]
            )
            if !parts.unit.isEmpty {
                lines[place].unit = try await thing(
                    parts.unit,
                    among: &units,
                    made: "units",
                    Self.unit(parts)
                )
            }
            // What shows other words than the line's would not be the line.
            if lines[place].food == nil || !parts.unit.isEmpty && lines[place].unit == nil {
                lines[place].parts = nil
            }
        }
        return lines
    }

    private static func unit(_ parts: LineParts) -> [JSONMember] {
        let one = parts.unitWords.first ?? parts.unit
        let many = parts.unitWords.last ?? parts.unit
        return [
            JSONMember("name", .string(one)),
            JSONMember("pluralName", .string(orNull: many == one ? nil : many)),
            JSONMember("fraction", .bool(CookingUnit(parts.unit)?.system != .metric)),
        ].withoutNulls
    }

    /// Asks Mealie's parser for the parts of lines that have none; they are taken where they mean
    /// the line.
    private func part(_ lines: inout [MealieLine]) async throws {
        let whole = lines.indices.filter { lines[$0].parts == nil }
        guard !whole.isEmpty else { return }
        let body = JSONOutput.object([
            JSONMember("parser", .string("nlp")),
            JSONMember("ingredients", .array(whole.map { .string(lines[$0].text) })),
        ])
        let parsed: [JSONValue]
        do {
            parsed = try await server.change(.post, "api/parser/ingredients", body)?.array ?? []
        } catch is ServiceError {
            return
        }
        guard parsed.count == whole.count else { return }
        for (place, answer) in zip(whole, parsed) {
            guard let line = answer["ingredient"], let food = line["food"]?.line("name") else {
                continue
            }
            let quantity = line["quantity"]?.number.flatMap { $0 > 0 ? $0 : nil }
            let parts = LineParts(
                quantity: quantity,
                unit: quantity == nil ? "" : line["unit"]?.line("name") ?? "",
                food: food,
                note: line.line("note") ?? ""
            )
            if LineMeaning(parts.text) == LineMeaning(lines[place].text) {
                lines[place].parts = parts
            }
        }
    }

    /// A food or unit of a name; made where there is none, and nil where it can't be.
    private func thing(
        _ name: String,
        among things: inout MealieThings,
        made kind: String,
        _ members: [JSONMember]
    ) async throws -> JSONValue? {
        if let known = things.named(name) { return known }
        do {
            let made = try await server.change(.post, "api/\(kind)", .object(members))
            guard let made, made.line("id") != nil else { return nil }
            things.add(made)
            return made
        } catch is ServiceError {
            return nil
        }
    }

    /// The foods or units that the server knows; none where it doesn't tell.
    private func things(_ kind: String) async -> [JSONValue] {
        let answer = try? await server.ask("api/\(kind)", ["page=1", "perPage=-1"], .asked) {
            try $0.list("items")
        }
        return answer?.value ?? []
    }
}
