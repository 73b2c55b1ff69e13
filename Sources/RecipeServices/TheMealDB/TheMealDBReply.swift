import RecipeModel

/// An answer of TheMealDB's with meals in it.
struct TheMealDBReply: Sendable {
    /// The meals in the order in which they were sent, each once.
    var meals: [Recipe] = []
    /// How many entries have no id or no name.
    var unusableEntries = 0

    /// The most meals that are read; the whole service has fewer.
    static let mealLimit = 5_000

    /// Reads an answer, in which `meals` is a list, or null or a text where there is no such thing.
    ///
    /// Throws `ServiceError.malformedReply` for all else, also for a list of which no entry is a
    /// meal: that is another service's.
    init(_ body: [UInt8]) throws {
        let entries = try Self.entries(of: body)
        unusableEntries = max(0, entries.count - Self.mealLimit)
        var seen: Set<RecipeID> = []
        for entry in entries.prefix(Self.mealLimit) {
            guard let meal = Recipe(theMealDB: entry) else {
                unusableEntries += 1
                continue
            }
            if seen.insert(meal.id).inserted { meals.append(meal) }
        }
        guard entries.isEmpty || !meals.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
    }

    /// What stands under `meals`; none where it is null or a text.
    static func entries(of body: [UInt8]) throws -> [JSONValue] {
        switch try JSONValue.reply(body)["meals"] {
        case .array(let entries): return entries
        case .null, .string: return []
        default: throw ServiceError.malformedReply(.wrongShape)
        }
    }

    /// The categories with what they are, as `categories.php` answers.
    static func categories(_ body: [UInt8]) throws -> [CountedName] {
        guard let entries = try JSONValue.reply(body)["categories"]?.array else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return try names(entries, "strCategory", summary: "strCategoryDescription")
    }

    /// The areas, as `list.php?a=list` answers.
    static func areas(_ body: [UInt8]) throws -> [CountedName] {
        try names(entries(of: body), "strArea")
    }

    private static func names(
        _ entries: [JSONValue],
        _ key: String,
        summary: String? = nil
    ) throws -> [CountedName] {
        var seen: Set<String> = []
        let names = entries.prefix(mealLimit).compactMap { entry -> CountedName? in
            guard let name = entry.line(key), seen.insert(name).inserted else { return nil }
            return CountedName(name: name, summary: summary.flatMap(entry.line))
        }
        guard entries.isEmpty || !names.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return names
    }
}
