import RecipeModel

/// TheMealDB's calls, each with its answer read.
struct TheMealDBCalls: Sendable {
    /// The address that the calls stand below.
    let base: WebAddress
    /// The cook's own key; with it the calls stand below another path of the same host.
    let key: ServiceKey?
    let client: HTTPClient

    /// A list of meals; where it is empty, the list that is to be had in its place.
    func list(
        _ list: TheMealDBList,
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<TheMealDBReply> {
        var answer = try await meals(list.call, list.parameter, freshness)
        for other in list.others where answer.value.meals.isEmpty {
            answer = try await meals(other.call, other.parameter, freshness)
        }
        return answer
    }

    /// All meals whose name begins with a letter, with their details.
    func meals(
        from letter: Character,
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<TheMealDBReply> {
        try await meals("search.php", "f=\(letter)", freshness)
    }

    /// A meal with its details; nil where there is none of this id.
    func meal(_ id: String, _ freshness: Freshness) async throws -> HTTPAnswer<Recipe?> {
        let answer = try await meals("lookup.php", "i=\(PercentEncoding.value(id))", freshness)
        return HTTPAnswer(value: answer.value.meals.first { $0.id.key == id }, age: answer.age)
    }

    /// A meal at random.
    func randomMeal() async throws -> Recipe {
        let answer = try await meals("random.php", "", .asked)
        guard let meal = answer.value.meals.first else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return meal
    }

    /// The categories or areas.
    func names(of kind: NameKind) async throws -> [CountedName] {
        switch kind {
        case .categories:
            try await ask("categories.php", "", .kept) { try TheMealDBReply.categories($0) }.value
        case .cuisines:
            try await ask("list.php", "a=list", .kept) { try TheMealDBReply.areas($0) }.value
        }
    }

    private func meals(
        _ call: String,
        _ parameter: String,
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<TheMealDBReply> {
        try await ask(call, parameter, freshness) { try TheMealDBReply($0) }
    }

    private func ask<Value: Sendable>(
        _ call: String,
        _ parameter: String,
        _ freshness: Freshness,
        read: @escaping @Sendable ([UInt8]) throws -> Value
    ) async throws -> HTTPAnswer<Value> {
        let secret = key.map {
            RequestSecret(text: PercentEncoding.segment($0.text), place: .address)
        }
        let below = secret.flatMap { WebAddress("\(base.origin)/api/json/v2/\($0.text)/") } ?? base
        var request = try HTTPRequest(
            callOf: .themealdb,
            at: call,
            below: below,
            parameters: [parameter],
            accept: "application/json,*/*;q=0.5"
        )
        request.secret = secret
        do {
            return try await client.answer(to: request, freshness: freshness) { try read($0.body) }
        } catch ServiceError.serverFailed(status: 404, _, _) where keyIsInQuestion {
            // With a key that it does not know, the web server itself answers.
            throw ServiceError.keyRefused(status: 404)
        }
    }

    /// Whether all that can be wrong with the address is its key.
    private var keyIsInQuestion: Bool {
        key != nil || base.host == TheMealDBService.defaultAddress?.host
    }
}

extension TheMealDBList {
    var call: String {
        if case .name = self { "search.php" } else { "filter.php" }
    }

    var parameter: String {
        switch self {
        case .ingredient(let name), .food(let name):
            "i=" + PercentEncoding.value(name.replacing(" ", with: "_"))
        case .name(let words): "s=" + PercentEncoding.value(words)
        case .category(let name): "c=" + PercentEncoding.value(name)
        case .area(let name): "a=" + PercentEncoding.value(name)
        }
    }

    /// The lists to be had where this one is empty.
    ///
    /// Names are compared letter by letter there, but singular and plural are one to a cook, and a
    /// food may be in the name alone.
    var others: [TheMealDBList] {
        switch self {
        case .ingredient(let name):
            return FoodNumber.other(of: name).map { [.ingredient($0)] } ?? []
        case .food(let name):
            let other = FoodNumber.other(of: name)
            // A part of a name is enough, so the shorter form stands for both.
            let shorter = [name, other].compactMap(\.self).min { $0.count < $1.count } ?? name
            return (other.map { [.ingredient($0)] } ?? []) + [.name(shorter)]
        case .name(let words): return FoodNumber.other(of: words).map { [.name($0)] } ?? []
        case .category, .area: return []
        }
    }
}
