import KitchenLanguage
import RecipeModel
import RecipeSearch
import Synchronization

/// A food of a server, with the names that it has there.
struct ServerFood: Sendable {
    /// What recipes are asked for by: its name or its number.
    var key: String
    /// Its number, where that is something else.
    var id: String?
    var names: [String]
}

/// The foods of a server, asked for where a term can mean one: by the term's names where the server
/// finds foods by theirs, else all of them, once.
struct FoodCache: Sendable {
    private let foods: AskedOnce<[MeantFood]>
    private let named: (@Sendable (String) async throws -> [ServerFood])?
    private let meanings: FoodMeanings

    /// - Parameters:
    ///   - meanings: What the server's foods mean, as far as they were met before.
    ///   - named: Asks the server for the foods that have a text in their names.
    ///   - ask: Asks the server for all its foods.
    init(
        _ meanings: FoodMeanings,
        named: (@Sendable (String) async throws -> [ServerFood])? = nil,
        _ ask: @escaping @Sendable () async throws -> [ServerFood]
    ) {
        self.named = named
        self.meanings = meanings
        foods = AskedOnce { meanings.judged(try await ask()) }
    }

    /// The keys of the foods that a term means.
    func keys(meant term: Term, _ reach: FoodReach) async throws -> [String] {
        try await foods(meant: term, reach).map(\.key)
    }

    /// The foods that a term means.
    func foods(meant term: Term, _ reach: FoodReach) async throws -> [ServerFood] {
        let choice = NameChoice(term, reach)
        let means = { (food: MeantFood) in choice.means(food.meaning) }
        if let named, let names = Self.names(of: term, reach) {
            let found = try await names.mapped(atMost: ListedDetails.atOnce, named)
            var met: Set<String> = []
            let foods = meanings.judged(
                found.flatMap { $0 }.filter { met.insert($0.key).inserted }
            ).filter(means).map(\.food)
            // A food that isn't met may be there with an accent that the server looks at. What is no food
            // at all isn't there under any name.
            if !foods.isEmpty || !term.isFood { return foods }
        }
        return try await foods.answer().filter(means).map(\.food)
    }

    /// The most names of a term that are asked for one by one; all foods are fetched sooner than that.
    private static let mostNames = 6

    /// The texts of which one is in the name of each food that a term means; nil where they are too
    /// many, or where a name doesn't tell.
    static func names(of term: Term, _ reach: FoodReach) -> [String]? {
        guard reach == .itself else { return nil }
        let family = FoodMatch(Term(term.text, in: .ingredient)).otherNames
            .map { $0.words.joined(separator: " ") }
        let own = FoodSpellings.all(of: term.text) + family
        let all = Set(own + own.compactMap(FoodNumber.other)).subtracting([""])
        let needed = all.filter { name in
            !all.contains { $0 != name && name.contains($0) }
        }
        return needed.count > mostNames ? nil : needed.sorted()
    }
}

/// A food of a server with what it means, which is decided once for all terms.
struct MeantFood: Sendable {
    let food: ServerFood
    let meaning: RecipeMeaning
}

/// What the foods of a server mean. Few of them change from one request to the next, and a server may
/// have tens of thousands.
final class FoodMeanings: Sendable {
    private let known = Mutex<[[String]: RecipeMeaning]>([:])
    /// More are judged anew; far more than a cook's own server has.
    private static let most = 50_000

    /// Foods by those of their names that are no longer than a line of a recipe; what has no other
    /// name means nothing.
    func judged(_ foods: [ServerFood]) -> [MeantFood] {
        let before = known.withLock { $0 }
        let memory = ReadingMemory()
        var new: [[String]: RecipeMeaning] = [:]
        let meant = foods.compactMap { food -> MeantFood? in
            let names = food.names.filter { $0.utf8.count <= TextLimit.line }
            guard !names.isEmpty else { return nil }
            let meaning = before[names] ?? NameChoice.meaning(of: names, memory: memory)
            if before[names] == nil { new[names] = meaning }
            return MeantFood(food: food, meaning: meaning)
        }
        known.withLock { known in
            if known.count + new.count > Self.most { known = [:] }
            if new.count <= Self.most { known.merge(new) { $1 } }
        }
        return meant
    }
}
