import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What holds for every service, whatever it speaks.
@Suite(.timeLimit(.minutes(20)))
struct ServiceConformanceTests {
    @Test(arguments: ServiceCase.all)
    func theFirstPageIsTheFirstTenRecipes(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let page = try await service.page(ServiceCase.query)
        #expect(service.name == tested.name)
        #expect(page.cursor == .first)
        #expect(page.recipes.count == 10)
        #expect(page.next?.number == 2)
        #expect(page.age == nil)
        #expect(page.unusableEntries == 0)
        #expect(page.parts.isEmpty)
        for recipe in page.recipes {
            #expect(recipe.id.service == tested.name)
            #expect(recipe.title.hasPrefix("Garlic Dish "))
            #expect(recipe.title == CleanText.line(recipe.title))
            #expect(recipe.link != nil)
            // Those of the cook's own come with the details.
            let tells = tested.isOwn || service.abilities.tells.contains(.ingredients)
            #expect(recipe.ingredients.isEmpty == !tells)
        }
    }

    /// No recipe twice and none lost, numbers that count up, and an end.
    @Test(arguments: ServiceCase.all, [1, 9, 10, 11, 25, 40])
    func pagesNeitherRepeatNorLose(_ tested: ServiceCase, _ count: Int) async throws {
        let bench = try tested.bench(count)
        let service = try tested.make(bench)
        let pages = try await service.pages(ServiceCase.query, atMost: tested.isEndless ? 7 : 50)
        let recipes = pages.flatMap(\.recipes)
        #expect(Set(recipes.titles) == Set((1...count).map { "Garlic Dish \($0)" }))
        #expect(Set(recipes.map(\.id)).count == count)
        #expect(recipes.count == count)
        #expect(pages.map(\.cursor.number) == Array(1...pages.count))
        if tested.isEndless {
            #expect(pages.count == 7)
        } else {
            #expect(pages.count == (count + 9) / 10)
            #expect(pages.allSatisfy { $0.total == .exactly(count) })
        }
    }

    @Test(arguments: ServiceCase.all)
    func aPageIsTheSameByItsNumberAsByItsPlace(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        for page in try await service.pages(ServiceCase.query, atMost: 3) {
            let number = PageCursor(number: page.cursor.number)
            let again = try await service.page(ServiceCase.query, at: number)
            #expect(again.recipes == page.recipes)
            #expect(again.next == page.next)
        }
    }

    @Test(arguments: ServiceCase.all)
    func placesOfNoSenseAreAnsweredAndDoNotCrash(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let places = [
            "", "-5", "x:y", "z:999999", "9@9", "-@0", "99999999999999999999", "a:0", "%",
        ]
        for place in places {
            let cursor = PageCursor(number: 2, place: place)
            let page = try await service.page(ServiceCase.query, at: cursor)
            #expect(page.recipes.count <= 10)
            _ = service.cursor(past: cursor)
        }
        for number in [Int.min, -1, 0, 1_000_000, Int.max - 1] {
            let cursor = PageCursor(number: number)
            _ = try await service.page(ServiceCase.query, at: cursor)
            _ = service.cursor(past: cursor)
        }
    }

    @Test(arguments: ServiceCase.all)
    func aRecipeThatComesTwiceIsKnownByItsID(_ tested: ServiceCase) async throws {
        let bench = try tested.bench(12, times: 2)
        let service = try tested.make(bench)
        let pages = try await service.pages(ServiceCase.query, atMost: 3)
        #expect(Set(pages.flatMap(\.recipes).map(\.id)).count == 12)
    }

    @Test(arguments: ServiceCase.all)
    func nothingFoundIsAnAnswer(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let page = try await service.page([.has(Term("durian"))])
        #expect(page.recipes.isEmpty)
        #expect(page.total == (tested.isEndless ? nil : .exactly(0)))
        #expect(page.next?.number == (tested.isEndless ? 2 : nil))
        bench.server.on(.any, .answer(tested.nothing))
        #expect(try await service.page(ServiceCase.query, .asked).recipes.isEmpty)
    }

    /// A broken entry among others is no reason to call an answer without a match unreadable.
    @Test(arguments: [ServiceCase.mealDB, .feed])
    func nothingFoundIsAnAnswerAlsoBesideABrokenEntry(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        bench.server.disguise { answer in
            var answer = answer
            let broken = Array("[{},".utf8)
            if let start = answer.body.firstRange(of: Array("[{".utf8)) {
                answer.body.replaceSubrange(start.lowerBound...start.lowerBound, with: broken)
            }
            return answer
        }
        let service = try tested.make(bench)
        let found = try await service.page(ServiceCase.query)
        #expect(found.recipes.count == 10 && found.unusableEntries > 0)
        let italian = Condition.has(Term("italian", in: .cuisine))
        let page = try await service.page([italian, .has(Term("durian"))])
        #expect(page.recipes.isEmpty && page.unusableEntries == 0)
    }

    @Test(arguments: ServiceCase.all)
    func itDoesWhatItSaysAndNothingElse(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let lists = service.abilities.lists
        if lists.contains(.random) {
            #expect(try await service.randomRecipe().title.hasPrefix("Garlic Dish"))
        } else {
            #expect(await failure(of: { try await service.randomRecipe() }) == .unsupported)
        }
        for (kind, ability) in [
            (NameKind.categories, ListAbility.categories), (.cuisines, .cuisines),
        ] {
            if lists.contains(ability) {
                #expect(try await service.names(of: kind).count > 1)
            } else {
                let met = await failure(of: { try await service.names(of: kind) })
                #expect(met == .unsupported)
            }
        }
        #expect(lists.contains(.everything))
    }

    @Test(arguments: ServiceCase.all)
    func aRecipeOfAnotherServiceStaysAsItIs(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let foreign = Recipe(id: RecipeID(service: .web, key: "../../x?y"), title: "Foreign")
        #expect(try await service.details(of: foreign) == foreign)
        #expect(bench.server.requests.isEmpty)
    }

    @Test(arguments: ServiceCase.all)
    func cancellingIsNoFailureAndTheNextPageIsFine(_ tested: ServiceCase) async throws {
        let bench = try tested.bench(timeout: 60)
        let service = try tested.make(bench)
        bench.server.on(.any, .hang, times: 1)
        let task = Task { try await service.page(ServiceCase.query) }
        try await waitUntil { !bench.server.requests.isEmpty }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await bench.client.activity(of: tested.name).lastFailure == nil)
        #expect(try await service.page(ServiceCase.query).recipes.count == 10)
    }
}
