import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct TheMealDBAlphabetTests {
    private func bench(_ names: [String]) throws -> ServiceBench {
        let bench = try ServiceBench()
        let meals = names.enumerated().map { MealEntry(id: "\($0 + 1)", name: $1) }
        bench.server.serve(TheMealDBSite(meals: meals))
        return bench
    }

    private static let digits = RequestMatch { $0.parameters["f"]?.first?.isNumber ?? false }
    private static let letters = RequestMatch { $0.parameters["f"]?.first?.isLetter ?? false }

    /// A page goes on within a letter, and where one ends exactly, with the next.
    @Test(arguments: [(9, "e:0"), (10, "d:0"), (11, "c:10"), (25, "c:10")])
    func aPagesEndIsAPlace(_ count: Int, _ next: String) async throws {
        let bench = try bench((1...count).map { "Cake \($0)" } + ["Dal"])
        let page = try await bench.mealDB().page()
        #expect(page.recipes.count == 10)
        #expect(page.next == PageCursor(number: 2, place: next))
    }

    @Test func withoutAPlaceThePagesBeforeAreCountedOff() async throws {
        let bench = try bench((1...12).map { "Cake \($0)" } + (1...12).map { "Dal \($0)" })
        let service = try bench.mealDB()
        let pages = try await service.pages()
        #expect(pages.map(\.recipes.count) == [10, 10, 4])
        for number in 1...3 {
            let page = try await service.page([], at: PageCursor(number: number))
            #expect(page.recipes == pages[number - 1].recipes)
            #expect(page.next == pages[number - 1].next)
        }
        let beyond = try await service.page([], at: PageCursor(number: 4))
        #expect(beyond.recipes.isEmpty && beyond.next == nil)
    }

    /// A server that merely has trouble is asked again: its names are not given up.
    @Test(arguments: [ServerBehaviour.failure(500), .reset])
    func digitsThatFailOtherwiseEndThePageThatHasBegun(_ trouble: ServerBehaviour) async throws {
        let bench = try bench(["Zuppa", "7 Cup Cake"])
        bench.server.on(Self.digits, trouble)
        let service = try bench.mealDB()
        let page = try await service.page()
        #expect(page.recipes.titles == ["Zuppa"])
        #expect(page.next == PageCursor(number: 2, place: "0:0"))
        bench.server.behave()
        let second = try await service.page([], at: try #require(page.next))
        #expect(second.recipes.titles == ["7 Cup Cake"])
    }

    @Test(arguments: [
        (400, true), (404, true), (499, true), (500, false), (503, false),
    ])
    func onlyARefusalPassesADigitOver(_ status: Int, _ isPassed: Bool) async throws {
        let bench = try bench(["Zuppa"])
        bench.server.on(Self.digits, .failure(status))
        let page = try await bench.mealDB().page()
        #expect(page.recipes.titles == ["Zuppa"])
        #expect((page.next == nil) == isPassed)
    }

    @Test func aLetterIsNeverPassedOver() async throws {
        let bench = try bench(["7 Cup Cake"])
        bench.server.on(Self.letters, .failure(404))
        let met = await failure(of: { try await bench.mealDB().page() })
        #expect(met == .serverFailed(status: 404, tries: 1))
    }

    @Test func aPageIsAsOldAsItsOldestLetter() async throws {
        let bench = try bench(["Ale", "Bun"])
        let service = try bench.mealDB()
        let online = try await service.page()
        #expect(online.age == nil)
        bench.clock.advance(by: 40)
        await bench.setOffline(true)
        #expect(try await service.page().age == 40)
    }
}
