import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What a cook's own server is asked, whichever program it runs.
struct OwnServerTests {
    private static let searches: [Case<[Condition], [String]>] = [
        Case("a food", [.has(Term("leek"))], ["Leek soup"]),
        Case(
            "a food is not in another's name",
            [.has(Term("egg"))],
            ["Egg fried rice", "Pan bagnat"]
        ),
        Case("a family", [.has(Term("fish"))], ["Pan bagnat", "Salmon with lemon"]),
        Case("the other English", [.has(Term("eggplant"))], ["Baked aubergine"]),
        Case("a line as a food", [.has(Term("garlic"))], ["Baked aubergine"]),
        Case("two foods", [.has(Term("egg")), .has(Term("rice"))], ["Egg fried rice"]),
        Case("one without another", [.has(Term("egg")), .none(Term("tuna"))], ["Egg fried rice"]),
        Case(
            "either",
            [.any([Term("leek"), Term("salmon")])],
            ["Leek soup", "Salmon with lemon"]
        ),
        Case(
            "only without",
            [.none(Term("egg")), .none(Term("fish"))],
            ["Baked aubergine", "Leek soup"]
        ),
        Case("a cuisine", [.has(Term("italian"))], ["Baked aubergine"]),
        Case("a category", [.has(Term("soup", in: .category))], ["Leek soup"]),
        Case("a title", [.has(Term("bagnat", in: .title))], ["Pan bagnat"]),
        Case("minutes", [.minutes(20)], ["Egg fried rice", "Salmon with lemon"]),
        Case("nothing", [.has(Term("durian"))], []),
        Case("a food with a comma", [.has(Term("caper"))], ["Pan bagnat"]),
    ]

    /// Names in other scripts are found and left out, with foods and in plain lines.
    @Test(arguments: [
        ("капуста", "1 капуста, нарезанная"), ("φέτα", "200 g φέτα"), ("牛肉", "牛肉 200g"),
        ("מלח", "מלח"), ("капуста", "Капуста белая"),
    ])
    func otherScriptsAreFoundAndExcluded(_ word: String, _ line: String) async throws {
        let bench = try ServiceBench()
        let site = MealieSite([
            OwnRecipe(1, "With", [.init(note: line)]),
            OwnRecipe(2, "Without", [.init(food: "rice")]),
        ])
        bench.server.serve(site)
        let service = try bench.mealie(token: site.token)
        #expect(try await service.page([.has(Term(word))]).recipes.titles == ["With"])
        #expect(try await service.page([.none(Term(word))]).recipes.titles == ["Without"])
    }

    /// What the server lists in spite of an exclusion isn't shown.
    @Test func whatIsExcludedIsJudgedHereAgain() async throws {
        let bench = try ServiceBench()
        let site = MealieSite([
            OwnRecipe(1, "With", [.init(food: "Cauliflower cheese")]),
            OwnRecipe(2, "Without", [.init(food: "rice")]),
        ])
        bench.server.serve { request in
            // A server that finds nothing by ingredients.
            request.target.contains("queryFilter")
                ? .json(#"{"page":1,"total_pages":1,"total":0,"items":[]}"#) : site.answer(request)
        }
        let page = try await bench.mealie(token: site.token).page([.none(Term("cheese"))])
        #expect(page.recipes.titles == ["Without"])
        #expect(page.total == .exactly(1))
    }

    @Test(arguments: OwnProgram.allCases, searches)
    func aTermMeansWhatACookMeans(_ program: OwnProgram, _ search: Case<[Condition], [String]>)
        async throws
    {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        let page = try await service.page(search.input)
        #expect(page.recipes.titles.sorted() == search.expected)
        #expect(page.total == .exactly(search.expected.count))
    }

    /// What is only made from a food is found where nothing better is, and nothing else is wanted.
    @Test(arguments: OwnProgram.allCases)
    func whatIsMadeFromAFoodIsFoundLast(_ program: OwnProgram) async throws {
        let broth = OwnRecipe(1, "Supper", [.init(food: "chicken stock"), .init(food: "salt")])
        let roast = OwnRecipe(2, "Dinner", [.init(food: "chicken")])
        let chicken = Condition.has(Term("chicken"))
        for (recipes, titles) in [([broth], ["Supper"]), ([broth, roast], ["Dinner"])] {
            let bench = try ServiceBench()
            let service = try program.service(recipes, on: bench)
            #expect(try await service.page([chicken]).recipes.titles == titles)
            #expect(try await service.page([chicken, .has(Term("salt"))]).recipes.isEmpty)
        }
    }

    private static let lines: [Case<Condition, [String]>] = [
        Case("before a full stop", .has(Term("butter")), ["Toast"]),
        Case("letters of another food", .none(Term("butter")), ["Bake", "Cakes", "Pie", "Tins"]),
        Case("a short name of a family", .has(Term("fish")), ["Cakes"]),
        Case("the plural", .has(Term("egg")), ["Tins"]),
        Case("the other English", .has(Term("aubergine")), ["Bake"]),
        Case("a fraction before it", .has(Term("squash")), ["Pie"]),
    ]

    /// Mealie's lines may be all text, which its foods say nothing of.
    @Test(arguments: lines)
    func aTermIsFoundInPlainLines(_ search: Case<Condition, [String]>) async throws {
        let bench = try ServiceBench()
        let lines = [
            "Toast": "1 tbsp. butter", "Pie": "½ butternut squash", "Cakes": "200 g cod, skinned",
            "Tins": "2 eggs; beaten", "Bake": "1 eggplant",
        ]
        let recipes = lines.sorted { $0.key < $1.key }.enumerated().map { place, line in
            OwnRecipe(place + 1, line.key, [.init(note: line.value)])
        }
        let service = try OwnProgram.mealie.service(recipes, on: bench)
        #expect(try await service.page([search.input]).recipes.titles == search.expected)
    }

    @Test(arguments: OwnProgram.allCases)
    func aPageCostsAtMostThreeRequestsMoreThanTermsAndNames(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        let terms = [Condition.has(Term("egg")), .has(Term("rice")), .none(Term("milk"))]
        var told = ToldPage()
        for try await event in service.events(terms, patience: .zero) { told.add(event) }
        #expect(told.page?.recipes.titles == ["Egg fried rice"])
        // Tandoor tells by each name of what is wanted which foods have it.
        let names = bench.server.requests.filter {
            $0.path == "/api/food/" && $0.parameters["query"] != nil
        }
        let wanted = [Term("egg"), Term("rice")].compactMap { FoodShelf.names(of: $0, .itself) }
        #expect(names.count == (program == .tandoor ? wanted.joined().count : 0))
        // And one for the lines of each recipe, which tell whether it has what is excluded.
        #expect(bench.server.requests.count - names.count <= terms.count + 3 + 1)
    }

    @Test(arguments: OwnProgram.allCases)
    func pagesLoseAndRepeatNothing(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let many = (1...137).map { OwnRecipe($0, "Dish \($0 % 7)", [.init(food: "salt")]) }
        let service = try program.service(many, on: bench)
        for conditions in [[], [Condition.has(Term("salt"))]] {
            let pages = try await service.pages(conditions)
            let keys = pages.flatMap(\.recipes).map(\.id.key)
            #expect(keys.count == 137)
            #expect(Set(keys).count == 137)
        }
    }

    @Test(arguments: OwnProgram.allCases)
    func aRecipeIsOpenedWhole(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        let found = try await service.page([.has(Term("salmon"))]).recipes
        let recipe = try await service.details(of: try #require(found.first))
        #expect(recipe.ingredientGroups.map(\.title) == ["Fish", "Besides"])
        #expect(recipe.ingredients.map(\.text).last == "1 lemon")
        #expect(recipe.steps == ["Fry the fish.", "Serve."])
        #expect(recipe.times.minutes == 20)
        #expect(recipe.link?.text == "https://kitchen.example/salmon")
        #expect(service.abilities.sendsWholeRecipes)
    }

    @Test
    func aMealieBelowAPathIsAskedThere() async throws {
        let bench = try ServiceBench()
        let service = try OwnProgram.mealie.service(on: bench, path: "/cook")
        #expect(try await service.page([.has(Term("leek"))]).recipes.titles == ["Leek soup"])
        #expect(bench.server.requests.allSatisfy { $0.path.hasPrefix("/cook/api/") })
    }

    @Test(arguments: OwnProgram.allCases)
    func cuisinesAreTheTagsThatNameOne(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        let names = try await service.names(of: .cuisines).map(\.name)
        #expect(names == ["Chinese", "French", "Italian"])
        let categories = try await service.names(of: .categories).map(\.name)
        #expect(categories.contains("Soup") && !categories.contains("Italian"))
    }

    @Test func eachPageOfTandoorsListIsAskedForOnce() async throws {
        let bench = try ServiceBench()
        let many = (1...250).map { OwnRecipe($0, "Dish \($0)", [.init(food: "salt")]) }
        let site = TandoorSite(many)
        bench.server.serve(site)
        #expect(try await bench.tandoor(token: site.token).titles().contains("dish 250"))
        let pages = bench.server.requests.compactMap { $0.parameters["page"] }
        #expect(pages.sorted() == ["1", "2", "3"])
    }

    /// Tandoor takes its time over each food that it lists, so it is asked for those meant:
    /// a food is there by one of its names, or as a kind of its own.
    @Test(arguments: [
        ([Condition.has(Term("leek"))], ["leek"], ["Leek soup"]),
        (
            [.has(Term("egg")), .has(Term("rice"))],
            ["arborio", "basmati", "carnaroli", "egg", "rice"], ["Egg fried rice"]
        ),
        (
            [.has(Term("eggplant"))],
            ["aubergine", "brinjal", "eggplant", "melanzane"], ["Baked aubergine"]
        ),
        // What is no food is in no food's name.
        ([.has(Term("soup"))], ["soup"], ["Leek soup"]),
    ])
    func tandoorIsAskedForFoodsByTheirNames(
        _ conditions: [Condition],
        _ names: [String],
        _ titles: [String]
    ) async throws {
        let bench = try ServiceBench()
        let service = try OwnProgram.tandoor.service(on: bench)
        #expect(try await service.page(conditions).recipes.titles == titles)
        let asked = bench.server.requests.filter { $0.path == "/api/food/" }
        #expect(asked.map { $0.parameters["query"] ?? "all" }.sorted() == names)
    }

    /// A food that isn't met may have an accent that the server looks at; all are looked through then.
    @Test func aFoodIsFoundInSpiteOfItsAccent() async throws {
        let bench = try ServiceBench()
        let recipes = [OwnRecipe(1, "Dip", [.init(food: "jalapeño")])]
        let service = try OwnProgram.tandoor.service(recipes, on: bench)
        #expect(try await service.page([.has(Term("jalapeno"))]).recipes.titles == ["Dip"])
    }

    /// Its foods and keywords come in pages too.
    @Test func tandoorsNamesAreKnownFromEveryPage() async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(OwnProgram.kitchen, namesOnPage: 2)
        bench.server.serve(site)
        let service = try bench.tandoor(token: site.token)
        #expect(try await service.page([.has(Term("tuna"))]).recipes.titles == ["Pan bagnat"])
        let cuisines = try await service.names(of: .cuisines)
        #expect(cuisines.map(\.name) == ["Chinese", "French", "Italian"])
    }

    /// Tandoor counts only where it is asked to.
    @Test func keywordsAreCounted() async throws {
        let bench = try ServiceBench()
        let service = try OwnProgram.tandoor.service(on: bench)
        #expect(
            try await service.names(of: .cuisines) == [
                CountedName(name: "Chinese", count: 1), CountedName(name: "French", count: 1),
                CountedName(name: "Italian", count: 1),
            ]
        )
        #expect(bench.server.requests.map { $0.parameters["extended"] } == ["1"])
    }

    /// It answers every condition itself, so that none is judged by what its lists tell; only the tools
    /// that a recipe needs, which no such server knows, are refused.
    @Test(arguments: OwnProgram.allCases)
    func everyConditionIsAnsweredThere(_ program: OwnProgram) throws {
        let bench = try ServiceBench()
        let fields = TermField.allCases.filter { $0 != .tool }
        let conditions = fields.flatMap { field -> [Condition] in
            [
                .has(Term("leek", in: field)), .none(Term("egg", in: field)),
                .any([Term("leek", in: field), Term("egg", in: field)]),
            ]
        }
        let tool = RecipeQuery([.none(Term("oven", in: .tool))])
        #expect(
            QueryPlan(tool, for: try program.bare(on: bench).abilities).impossible
                == tool.conditions
        )
        let query = RecipeQuery(conditions + [.minutes(20)])
        let plan = QueryPlan(query, for: try program.bare(on: bench).abilities)
        #expect(plan.answered == query.conditions)
        #expect(plan.applied.isEmpty && plan.impossible.isEmpty && plan.judgedByTitle.isEmpty)
    }

    @Test(arguments: OwnProgram.allCases)
    func oneByChanceIsWhole(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        #expect(try await service.randomRecipe().isCookable)
    }

    /// Details that can't be had are told, and no blank recipe stands for them.
    @Test(arguments: [404, 500])
    func detailsThatFailAreTold(_ status: Int) async throws {
        let bench = try ServiceBench()
        let site = MealieSite([OwnRecipe(1, "Leek soup", [.init(food: "leek")])])
        bench.server.serve { request in
            request.path.hasPrefix("/api/recipes/")
                ? .json("{}", status: status) : site.answer(request)
        }
        let service = try bench.mealie(token: site.token)
        let id = RecipeID(service: .mealie, key: MealieSite.id(site.recipes[0]))
        let short = Recipe(id: id, title: "A")
        let told = await failure { try await service.details(of: short) }
        #expect("\(told, default: "nothing")".contains("status: \(status)"))
    }
}
