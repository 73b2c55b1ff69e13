import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// Pages that come from what is kept tell how old they are: of several the oldest.
struct KeptAgeTests {
    /// A service that answers each page from what it kept so many seconds ago.
    private struct KeptService: ListingService {
        let service = ListService(name: .cookbook, recipes: TestKitchen.recipes, pageSize: 2)
        let ages: [Int?]

        func page(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness
        ) async throws -> RecipePage {
            var page = try await service.page(of: query, at: cursor, freshness: freshness)
            page.age = ages[(cursor.number - 1) % ages.count]
            return page
        }
    }

    private func age(_ kitchen: TestKitchen) -> Int? {
        guard case .results(let results) = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return nil
        }
        return results.age
    }

    @Test(arguments: [[60, 7_200], [7_200, 60], [nil, 90], [90, nil]])
    func theOldestPageIsTold(_ ages: [Int?]) async {
        let kitchen = TestKitchen(services: [KeptService(ages: ages)])
        await kitchen.type("search leek")
        #expect(age(kitchen) == ages[0])
        await kitchen.type("more")
        #expect(age(kitchen) == ages[1])
        await kitchen.type("list")
        #expect(age(kitchen) == ages.compactMap(\.self).max())
    }
}
