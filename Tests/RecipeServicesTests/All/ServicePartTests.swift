import RecipeModel
import Testing

@testable import RecipeServices

/// What one service of several does to the page of all.
struct ServicePartTests {
    /// A service that fails, or answers a page, and says what is behind a failure.
    private struct Stub: RecipeService {
        var name = ServiceName.feed
        var abilities = ServiceAbilities(fields: [.anywhere])
        var result: Result<RecipePage, ServiceError> = .failure(.unsupported)
        var past: PageCursor? = PageCursor(number: 9)

        func page(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness
        ) async throws -> RecipePage { try result.get() }
        func cursor(past cursor: PageCursor) -> PageCursor? { past }
        func details(of recipe: Recipe) async throws -> Recipe { recipe }
        func names(of kind: NameKind) async throws -> [CountedName] { [] }
        func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }
    }

    private func part(
        _ stub: Stub,
        _ conditions: [Condition] = [],
        at cursor: PageCursor = PageCursor(number: 4)
    ) async throws -> ServicePart {
        try await ServicePart(
            asking: stub,
            for: RecipeQuery(conditions),
            at: cursor,
            .kept,
            patience: nil
        )
    }

    /// Silence is asked again, a bad page passed over, and who refuses is not asked any more.
    @Test(
        arguments: [
            (ServiceError.offline(host: "a"), 4), (.notKept, 4), (.timedOut(seconds: 1), 4),
            (.cookbook(SharedCookbookError(server: "a", reason: .busy)), 4),
            (.file(.busy(path: "a")), 4),
            (.serverFailed(status: 500, tries: 3), 9), (.malformedReply(.webPage), 9),
            (.tooLarge(limit: 1), 9), (.forbidden(.scheme), 9), (.quotaUsed(opensAt: nil), nil),
            (.keyRefused(status: 401), nil), (.loginPage, nil), (.anotherProgram(), nil),
            (.unsupported, nil),
        ] as [(ServiceError, Int?)]
    )
    func whereAFailedServiceGoesOn(_ failure: ServiceError, _ number: Int?) async throws {
        let part = try await part(Stub(result: .failure(failure)))
        #expect(part.failure == failure)
        #expect(part.next == number.map { PageCursor(number: $0) })
        let last = try await self.part(Stub(result: .failure(failure), past: nil))
        #expect(last.next == (number == 4 ? PageCursor(number: 4) : nil))
    }

    // MARK: - Together

    private func recipe(_ key: String, _ title: String, foods: [String] = []) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .feed, key: key), title: title)
        if !foods.isEmpty {
            recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        }
        return recipe
    }

    private func page(_ recipes: [Recipe], age: Int? = nil, unusable: Int = 0) -> RecipePage {
        RecipePage(
            cursor: .first,
            recipes: recipes,
            next: PageCursor(number: 2, place: "b"),
            total: .exactly(30),
            unusableEntries: unusable,
            age: age
        )
    }

    @Test func whatAllSentIsAddedUp() async throws {
        let pie = recipe("1", "Leek pie", foods: ["leeks"])
        let stew = recipe("2", "Leek stew", foods: ["leeks", "cheese"])
        var double = recipe("3", "Leek pie", foods: ["leek"])
        double.id = RecipeID(service: .cookbook, key: "3")
        let conditions = [Condition.has(Term("leek")), .none(Term("cheese"))]
        let first = Stub(result: .success(page([pie, stew], age: 5, unusable: 2)))
        let second = Stub(
            name: .cookbook,
            abilities: ServiceAbilities(fields: [.anywhere], excludes: true),
            result: .success(page([double], age: 3, unusable: 1))
        )
        let third = Stub(name: .themealdb, result: .failure(.keyRefused(status: 401)))
        var combined = CombinedPage(at: .first, without: RecipeDoubles())
        var told: [PagePart] = []
        var counts: [Int] = []
        for stub in [first, second, third] {
            let (part, recipes) = combined.add(try await part(stub, conditions, at: .first))
            told.append(part)
            counts.append(recipes.count)
        }
        combined.goOn(in: [.cookbook, .feed, .themealdb])
        let parts = [
            PagePart(service: .feed, count: 1, takenOut: 1, hasMore: true),
            PagePart(service: .cookbook, total: .exactly(30), repeatsHidden: 1, hasMore: true),
            PagePart(service: .themealdb, failure: .keyRefused(status: 401)),
        ]
        #expect(told == parts)
        #expect(counts == [1, 0, 0])
        #expect(combined.marks == [RecipeMarks(pie)])
        #expect(
            combined.page
                == RecipePage(
                    cursor: .first,
                    recipes: [pie],
                    next: PageCursor(number: 2, place: "cookbook=2:b&feed=2:b"),
                    unusableEntries: 3,
                    age: 5,
                    parts: parts
                )
        )
    }
}
