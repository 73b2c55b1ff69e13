package import RecipeModel

/// Several services asked at once, as one.
///
/// A page is one page of each, in the order in which the services were given, whoever answers
/// first; the cursor is theirs together. What a service cannot answer itself is applied here on
/// what it sent. A recipe that another service sent already is left out, by link, else by title
/// and ingredients. A service that fails is told in the page's `parts` and does not stop the others.
package struct AllServices: RecipeService {
    /// `all`.
    package let name = ServiceName.all
    /// What any of the services can answer, by itself or by what its recipes tell.
    package let abilities: ServiceAbilities
    private let services: [any RecipeService]
    private let sent = SentPages()
    private let chance: @Sendable (Range<Int>) -> Int

    /// These services, asked together; of two with the same name the first counts.
    ///
    /// - Parameters:
    ///   - services: The services that are set up, in the order in which they are shown.
    ///   - chance: Picks one of a range that is not empty, for a random recipe.
    package init(
        _ services: [any RecipeService],
        chance: @escaping @Sendable (Range<Int>) -> Int = { Int.random(in: $0) }
    ) {
        var names: Set<ServiceName> = []
        self.services = services.filter { names.insert($0.name).inserted }
        self.chance = chance
        abilities = Self.abilities(of: services.map(\.abilities))
    }

    /// A page of each service that has more.
    ///
    /// Throws `CancellationError` only: what failed is told in the page's `parts`, also where nobody
    /// sent anything.
    package func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await events(of: query, at: cursor, freshness: freshness, patience: nil).page()
    }

    /// Each part of the page as soon as those before it are there, the page, and the details that
    /// the services have not sent by then.
    package func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents {
        PageEvents { tell in
            let place = AllServicesPlace(cursor, of: services.map(\.name))
            let asked = services.filter { place.cursors[$0.name] != nil }
            let doubles = await sent.doubles(of: query, besides: cursor.number, freshness)
            var combined = CombinedPage(at: cursor, without: doubles)
            var parts: [ServicePart] = []
            try await asked.mapped(atMost: max(1, asked.count)) { service in
                try await ServicePart(
                    asking: service,
                    for: query,
                    at: place.cursors[service.name] ?? .first,
                    freshness,
                    patience: patience
                )
            } inOrder: { part in
                parts.append(part)
                let (told, recipes) = combined.add(part)
                tell(.part(told, recipes))
            }
            combined.goOn(in: services.map(\.name))
            await sent.remember(combined.marks, of: query, on: cursor.number)
            tell(.page(combined.page, lacking: parts.flatMap(\.lacking)))
            await withTaskGroup(of: Void.self) { group in
                for following in parts.compactMap(\.following) {
                    group.addTask {
                        // A service that fails here has sent its page, which stands without these details.
                        do { for try await event in following { tell(event) } } catch {}
                    }
                }
            }
        }
    }

    /// As many as the service asks for that asks for the fewest.
    package func foodsAsked(of query: RecipeQuery) -> Int? {
        services.compactMap { $0.foodsAsked(of: query) }.min()
    }

    /// The page after for each service that can tell it.
    package func cursor(past cursor: PageCursor) -> PageCursor? {
        let place = AllServicesPlace(cursor, of: services.map(\.name))
        var past = AllServicesPlace()
        for service in services {
            past.cursors[service.name] = place.cursors[service.name].flatMap {
                service.cursor(past: $0)
            }
        }
        return past.cursor(number: cursor.number + 1, order: services.map(\.name))
    }

    /// What the recipe's own service knows of it; the recipe itself where that is none of these.
    ///
    /// Throws `ServiceError` or `CancellationError`.
    package func details(of recipe: Recipe) async throws -> Recipe {
        guard let service = services.first(where: { $0.name == recipe.id.service }) else {
            return recipe
        }
        return try await service.details(of: recipe)
    }

    /// The names of all services that have a list, each once; counts are added up where all tell.
    ///
    /// Throws `ServiceError` where none can tell, or `CancellationError`.
    package func names(of kind: NameKind) async throws -> [CountedName] {
        let ability: ListAbility = kind == .categories ? .categories : .cuisines
        let asked = services.filter { $0.abilities.lists.contains(ability) }
        let lists = try await asked.mapped(atMost: max(1, asked.count)) { service in
            do {
                return Result<[CountedName], ServiceError>.success(
                    try await service.names(of: kind)
                )
            } catch let failure as ServiceError {
                return .failure(failure)
            }
        }
        guard lists.contains(where: { (try? $0.get()) != nil }) else {
            throw lists.lazy.compactMap(\.failure).first ?? .unsupported
        }
        return Self.joined(lists.compactMap { try? $0.get() })
    }

    /// A random recipe of a service at random; of another one where that fails.
    ///
    /// Throws `ServiceError` where all fail, or `CancellationError`.
    package func randomRecipe() async throws -> Recipe {
        var asked = services.filter { $0.abilities.lists.contains(.random) }
        var first: ServiceError?
        while !asked.isEmpty {
            let place = min(max(chance(asked.indices), 0), asked.count - 1)
            do {
                return try await asked.remove(at: place).randomRecipe()
            } catch let failure as ServiceError {
                first = first ?? failure
            }
        }
        throw first ?? .unsupported
    }
}

extension AllServices {
    private static func abilities(of services: [ServiceAbilities]) -> ServiceAbilities {
        func canAny(_ condition: Condition) -> Bool {
            services.contains { $0.answers(condition) || $0.tellsEnough(for: condition) }
        }
        let fields = TermField.allCases
        return ServiceAbilities(
            fields: Set(fields.filter { canAny(.has(Term("food", in: $0))) }),
            excludes: true,
            excludedFields: Set(fields.filter { canAny(.none(Term("food", in: $0))) }),
            alternatives: true,
            limitsMinutes: canAny(.minutes(1)),
            tells: [],
            allowsPrefetch: services.allSatisfy(\.allowsPrefetch),
            lists: services.reduce(into: []) { $0.formUnion($1.lists) }
        )
    }

    private static func joined(_ lists: [[CountedName]]) -> [CountedName] {
        var places: [String: Int] = [:]
        var names: [CountedName] = []
        for name in lists.joined() {
            let key = name.name.lowercased()
            guard let place = places[key] else {
                places[key] = names.count
                names.append(name)
                continue
            }
            let counts = [names[place].count, name.count].compactMap(\.self)
            names[place].count = counts.count == 2 ? counts.reduce(0, +) : nil
            names[place].summary = names[place].summary ?? name.summary
        }
        return names
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
