import RecipeModel

/// A recipe list of the feed's format, read.
struct FeedReply: Sendable {
    /// The recipes in the list's own order, each once.
    var recipes: [Recipe] = []
    /// How many entries have no name.
    var unusableEntries = 0
    /// The cuisines in the alphabet's order, as the list writes them, with how many recipes each has.
    var cuisines: [CountedName] = []

    /// The most entries that are read.
    static let entryLimit = 30_000

    /// Reads a list. Throws `ServiceError.malformedReply` for what is none, also for a list of which
    /// no entry is a recipe: that is another service's.
    init(_ body: [UInt8]) throws {
        guard let entries = try JSONValue.reply(body)["recipes"]?.array else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        unusableEntries = max(0, entries.count - Self.entryLimit)
        var seen: Set<RecipeID> = []
        for entry in entries.prefix(Self.entryLimit) {
            guard let recipe = Recipe(feed: entry) else {
                unusableEntries += 1
                continue
            }
            if seen.insert(recipe.id).inserted { recipes.append(recipe) }
        }
        guard entries.isEmpty || !recipes.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        cuisines = Self.cuisines(of: entries, counting: recipes)
    }

    private static func cuisines(
        of entries: [JSONValue],
        counting recipes: [Recipe]
    ) -> [CountedName] {
        var spellings: [String: String] = [:]
        for name in entries.lazy.compactMap({ $0.line("cuisine") }) {
            let key = name.lowercased()
            if spellings[key] == nil { spellings[key] = name }
        }
        let counts = recipes.lazy.flatMap(\.cuisines).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }
            .map { CountedName(name: spellings[$0.key] ?? $0.key, count: $0.value) }
    }
}

extension Recipe {
    /// An entry of the feed; nil where it has no name. All else may be missing or null.
    init?(feed entry: JSONValue) {
        guard let name = entry.line("name") else { return nil }
        let source = entry.address("source_url")
        let film = entry.address("youtube_url")
        // The id is there in all recorded entries; where it is not, the link or the name is one.
        let key = entry.line("uuid")?.lowercased() ?? (source ?? film)?.identity ?? name
        self.init(id: RecipeID(service: .feed, key: key), title: name, link: source ?? film)
        video = film
        let large = entry.address("photo_url_large")
        let small = entry.address("photo_url_small")
        picture = large ?? small
        thumbnail = large == nil ? nil : small
        if let cuisine = entry.line("cuisine") { cuisines = [cuisine.lowercased()] }
        self = bounded
    }
}
