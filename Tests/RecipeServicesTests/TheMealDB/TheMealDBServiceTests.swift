import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct TheMealDBServiceTests {
    private func bench(_ count: Int = 25) throws -> ServiceBench {
        let bench = try ServiceBench()
        bench.server.serve(TheMealDBSite(meals: SampleRecipes.meals(count)))
        return bench
    }

    private let garlic = Condition.has(Term("garlic"))
    private let cheese = Condition.has(Term("cheese"))

    @Test func eachFoodIsAskedForAloneAndAMealMustBeInAllAnswers() async throws {
        let bench = try bench()
        let page = try await bench.mealDB().page([garlic, cheese])
        #expect(Set(bench.calls.prefix(2)) == ["filter.php?i=garlic", "filter.php?i=cheese"])
        #expect(bench.calls.dropFirst(2).allSatisfy { $0.hasPrefix("lookup.php?i=") })
        #expect(bench.calls.count == 12)
        #expect(page.total == .exactly(12))
        #expect(page.recipes.allSatisfy { $0.ingredients.map(\.name) == ["Garlic", "Cheese"] })
        // The order is that of the lists, which is by name.
        #expect(page.recipes.titles.first == "Garlic Dish 10")
    }

    @Test func otherWordsAreNamesWhoseMealsComeWithAllDetails() async throws {
        let bench = try bench(5)
        let page = try await bench.mealDB().page([.has(Term("dish 3"))])
        #expect(bench.calls == ["search.php?s=dish%203"])
        #expect(page.recipes.titles == ["Garlic Dish 3"])
        #expect(page.recipes.first?.isCookable == true)
    }

    @Test func detailsOfAnyListAreUsedForAll() async throws {
        let bench = try bench(5)
        let page = try await bench.mealDB().page([garlic, .has(Term("dish"))])
        #expect(bench.calls.sorted() == ["filter.php?i=garlic", "search.php?s=dish"])
        #expect(page.recipes.count == 5)
    }

    @Test func cuisineAndCategoryAreListsToo() async throws {
        let bench = try bench(40)
        let conditions = [
            garlic, .has(Term("italian", in: .cuisine)), .has(Term("dessert", in: .category)),
        ]
        let page = try await bench.mealDB().page(conditions)
        #expect(
            Set(bench.calls.prefix(3))
                == ["filter.php?i=garlic", "filter.php?a=Italian", "filter.php?c=Dessert"]
        )
        #expect(page.recipes.titles.sorted() == ["Garlic Dish 15", "Garlic Dish 30"])
        #expect(page.recipes.allSatisfy { $0.cuisines == ["italian"] })
        #expect(page.recipes.allSatisfy { $0.categories == ["dessert"] })
    }

    @Test func mealsAreInTheOrderOfTheFirstCondition() async throws {
        let bench = try ServiceBench()
        bench.server.serve(TheMealDBSite(meals: []))
        func list(_ numbers: Int...) -> ServerBehaviour {
            let meals = numbers.map { #"{"idMeal":"\#($0)","strMeal":"Dish \#($0)"}"# }
            return .answer(.json(#"{"meals":[\#(meals.joined(separator: ","))]}"#))
        }
        bench.server.on(RequestMatch { $0.target.hasSuffix("i=garlic") }, list(2, 1, 3))
        bench.server.on(RequestMatch { $0.target.hasSuffix("a=Italian") }, list(1, 2))
        let page = try await bench.mealDB().page([garlic, .has(Term("italian", in: .cuisine))])
        #expect(page.recipes.titles == ["Dish 2", "Dish 1"])
    }

    @Test func alternativesAreJoined() async throws {
        let bench = try bench(10)
        let either = Condition.any([Term("cheese"), Term("dish 9")])
        let page = try await bench.mealDB().page([garlic, either])
        #expect(
            page.recipes.titles.sorted().map { $0.suffix(2) } == [
                "10", " 2", " 4", " 6", " 8", " 9",
            ]
        )
    }

    @Test func aTitlesTermHoldsForWholeWordsOfIt() async throws {
        let bench = try ServiceBench()
        let names = ["Ham Pie", "Champ", "Pies of Ham", "Hamburger"]
        let meals = names.enumerated().map { MealEntry(id: "\($0 + 1)", name: $1) }
        bench.server.serve(TheMealDBSite(meals: meals))
        let page = try await bench.mealDB().page([.has(Term("hams", in: .title))])
        #expect(page.recipes.titles == ["Ham Pie", "Pies of Ham"])
        #expect(page.total == .exactly(2))
    }

    @Test func aFoodIsFoundInItsOtherNumber() async throws {
        let bench = try ServiceBench()
        let meal = MealEntry(id: "1", name: "Stew", pairs: [.init("Leeks", "2")])
        bench.server.serve(TheMealDBSite(meals: [meal]))
        let page = try await bench.mealDB().page([.has(Term("leek"))])
        #expect(page.recipes.titles == ["Stew"])
        #expect(bench.calls.prefix(2) == ["filter.php?i=leek", "filter.php?i=leeks"])
    }

    @Test func aFoodThatIsNoIngredientMayBeInTheName() async throws {
        let bench = try ServiceBench()
        let meals = [
            MealEntry(id: "1", name: "Cheesecake", pairs: [.init("Cream Cheese", "2")]),
            MealEntry(id: "2", name: "Bread", pairs: [.init("Flour", "2")]),
        ]
        bench.server.serve(TheMealDBSite(meals: meals))
        let service = try bench.mealDB()
        #expect(try await service.page([.has(Term("cheese"))]).recipes.titles == ["Cheesecake"])
        #expect(
            bench.calls == ["filter.php?i=cheese", "filter.php?i=cheeses", "search.php?s=cheese"]
        )
        let asked = Condition.has(Term("cheese", in: .ingredient))
        #expect(try await service.page([asked]).recipes.isEmpty)
    }

    @Test func browsingGoesThroughTheLettersWithFullPages() async throws {
        let bench = try ServiceBench()
        let names = ["Ale", "Bun", "Bap", "Yam"] + (1...21).map { "Cake \($0)" }
        let meals = names.enumerated().map {
            MealEntry(id: "\($0 + 1)", name: $1, pairs: [.init("Flour")])
        }
        bench.server.serve(TheMealDBSite(meals: meals))
        let service = try bench.mealDB()
        let pages = try await service.pages()
        #expect(pages.map(\.recipes.count) == [10, 10, 5])
        #expect(pages.flatMap(\.recipes).titles.first == "Ale")
        #expect(pages.flatMap(\.recipes).titles.last == "Yam")
        #expect(pages.allSatisfy { $0.total == nil })
        #expect(
            bench.calls
                == "abcdefghijklmnopqrstuvwxyz0123456789".map { "search.php?f=\($0)" }
        )
        let third = try await service.page([], at: PageCursor(number: 3))
        #expect(third.recipes == pages[2].recipes)
    }

    /// A letter that fills several pages is asked for again, and what is unusable told once.
    @Test func whatIsUnusableInALetterIsCountedOnItsFirstPage() async throws {
        let bench = try ServiceBench()
        let meals = (1...12).map { #"{"idMeal":"\#($0)","strMeal":"Ale \#($0)"}"# }
        let list = #"{"meals":[\#((meals + ["7", "{}"]).joined(separator: ","))]}"#
        bench.server.serve(TheMealDBSite(meals: []))
        bench.server.on(RequestMatch { $0.target.hasSuffix("f=a") }, .answer(.json(list)))
        let pages = try await bench.mealDB().pages()
        #expect(pages.map(\.recipes.count) == [10, 2])
        #expect(pages.map(\.unusableEntries) == [2, 0])
    }

    @Test func whatIsUnusableInAListIsCountedOnItsFirstPage() async throws {
        let bench = try ServiceBench()
        let meals = (1...12).map { #"{"idMeal":"\#($0)","strMeal":"Ale \#($0)"}"# }
        let list = #"{"meals":[\#((meals + ["7", "{}"]).joined(separator: ","))]}"#
        bench.server.serve(TheMealDBSite(meals: []))
        bench.server.on(RequestMatch { $0.path.hasSuffix("filter.php") }, .answer(.json(list)))
        let pages = try await bench.mealDB().pages([garlic])
        #expect(pages.map(\.recipes.count) == [10, 2])
        #expect(pages.map(\.unusableEntries) == [2, 0])
    }

    @Test func namesThatBeginWithADigitComeLast() async throws {
        let bench = try ServiceBench()
        let names = ["15-minute Soup", "Zuppa", "7 Cup Cake", "Ale"]
        let meals = names.enumerated().map { MealEntry(id: "\($0 + 1)", name: $1) }
        bench.server.serve(TheMealDBSite(meals: meals))
        let page = try await bench.mealDB().page()
        #expect(page.recipes.titles == ["Ale", "Zuppa", "15-minute Soup", "7 Cup Cake"])
        #expect(page.next == nil)
    }

    @Test(arguments: [ServerBehaviour.failure(404), .answer(.html("<p>no"))])
    func aServerThatKnowsOnlyLettersIsBrowsedToItsEnd(_ refusal: ServerBehaviour) async throws {
        let bench = try ServiceBench()
        bench.server.serve(TheMealDBSite(meals: [MealEntry(id: "1", name: "Zuppa")]))
        let digits = RequestMatch { request in
            request.parameters["f"]?.first?.isNumber ?? false
        }
        bench.server.on(digits, refusal)
        let page = try await bench.mealDB().page()
        #expect(page.recipes.titles == ["Zuppa"])
        #expect(page.next == nil)
    }

    @Test func behindALetterThatFailsIsTheNextOne() async throws {
        let bench = try ServiceBench()
        let names = ["Ale", "Bun", "Cake"]
        let meals = names.enumerated().map { MealEntry(id: "\($0 + 1)", name: $1) }
        bench.server.serve(TheMealDBSite(meals: meals))
        bench.server.on(RequestMatch { $0.target.hasSuffix("f=b") }, .failure(500))
        let service = try bench.mealDB()
        let first = try await service.page()
        #expect(first.recipes.titles == ["Ale"])
        let second = try #require(first.next)
        let met = await failure(of: { try await service.page([], at: second) })
        #expect(met == .serverFailed(status: 500, tries: 3))
        let third = try #require(service.cursor(past: second))
        #expect(try await service.page([], at: third).recipes.titles == ["Cake"])
    }

    @Test func browsingWithoutAFoodNeedsNoMoreCalls() async throws {
        let bench = try bench(5)
        let service = try bench.mealDB()
        let page = try await service.page([.none(Term("cheese"))])
        #expect(page.recipes.allSatisfy { !$0.ingredients.isEmpty })
        #expect(!bench.calls.contains { $0.hasPrefix("lookup") })
    }

    @Test func namesAreListedInItsOrder() async throws {
        let bench = try bench()
        let service = try bench.mealDB()
        let categories = try await service.names(of: .categories)
        #expect(categories.map(\.name) == ["Dessert", "Side"])
        #expect(categories.first?.summary == "All about dessert. [1]")
        #expect(try await service.names(of: .cuisines).map(\.name) == ["British", "Italian"])
        #expect(bench.calls == ["categories.php", "list.php?a=list"])
    }

    @Test func chanceIsNeverKept() async throws {
        let bench = try bench()
        let service = try bench.mealDB()
        #expect(try await service.randomRecipe().isCookable)
        #expect(try await service.randomRecipe().isCookable)
        #expect(bench.calls == ["random.php", "random.php"])
    }

    @Test func aPageMayHaveAnotherSize() async throws {
        let bench = try bench()
        #expect(try await bench.mealDB(pageSize: 20).page([garlic]).recipes.count == 20)
        #expect(try await bench.mealDB(pageSize: 1).page([garlic]).recipes.count == 5)
        let next = try await bench.mealDB(pageSize: 7).page([garlic]).next
        let second = try await bench.mealDB(pageSize: 5).page([garlic], at: try #require(next))
        let all = try await bench.mealDB(pageSize: 50).page([garlic])
        #expect(second.recipes.titles == Array(all.recipes.titles[7..<12]))
    }

    @Test func minutesAreWhatItCannotTell() throws {
        let bench = try ServiceBench()
        let abilities = try bench.mealDB().abilities
        let query = RecipeQuery([
            garlic, .minutes(30), .none(Term("onion")), .has(Term("thai", in: .cuisine)),
            .none(Term("thai", in: .cuisine)), .any([Term("a", in: .title), Term("b")]),
        ])
        let plan = QueryPlan(query, for: abilities)
        #expect(plan.impossible == [.minutes(30)])
        #expect(plan.applied == [.none(Term("onion")), .none(Term("thai", in: .cuisine))])
        #expect(plan.judgedByTitle.isEmpty)
        #expect(abilities.allowsPrefetch)
    }
}
