import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Recipes that are put into a cook's own server, and taken out again.
struct OwnServerSendingTests {
    private static let pie: Recipe = {
        var pie = Recipe(
            id: RecipeID(service: .web, key: "https://kitchen.example/pie"),
            title: "Leek pie",
            link: WebAddress("https://kitchen.example/pie")
        )
        pie.ingredientGroups = [
            IngredientGroup(
                title: "Crust",
                items: [.init(text: "200 g flour"), .init(text: "salt")]
            ),
            IngredientGroup(title: "Filling", items: [.init(text: "2-3 leeks, sliced")]),
        ]
        pie.stepGroups = [StepGroup(title: "Pan", items: ["Soften the leeks.", "Fill and bake."])]
        pie.times = CookingTimes(preparation: 20, cooking: 70)
        pie.yield = RecipeYield(text: "1 pie", amount: 1)
        pie.notes = ["Good cold."]
        pie.categories = ["dinner", "pies"]
        pie.author = "A. Cook"
        return pie
    }()

    private static let kitchen = [
        OwnRecipe(1, "Leek soup", [.init(food: "leek")], tags: ["quick"], categories: ["Dinner"])
    ]

    private func body(_ request: ServedRequest?) throws -> JSONValue {
        try JSONValue.reply(try #require(request).body)
    }

    /// What Mealie stores can be read there again, line by line and with its amounts.
    @Test func mealieKeepsWhatWasSent() async throws {
        let bench = try ServiceBench()
        let site = MealieSite(Self.kitchen)
        let library = FakeMealie(site, units: ["g"], foods: ["flour"])
        bench.server.serve(library)
        let service = try bench.mealie(token: site.token)
        #expect(try await service.titles() == ["leek soup"])
        var pie = Self.pie
        pie.stepIngredients = [[0, 1], [2]]
        let sent = try await service.add(pie, picture: nil)
        #expect(sent.lost == [.tag("pies"), .author])
        #expect(sent.key == library.recipes.last?.id && library.recipes.last?.isBroken == false)

        #expect(library.shownLines == ["200 g flour", "salt", "2-3 leeks, sliced"])
        let kept = library.last
        let lines = kept["recipeIngredient"] as? [[String: Any]] ?? []
        #expect(lines.map { $0["title"] as? String } == ["Crust", nil, "Filling"])
        #expect((lines.first?["food"] as? [String: Any])?["name"] as? String == "flour")
        let references = lines.compactMap { $0["referenceId"] as? String }
        #expect(Set(references).count == 3)
        #expect(
            references.allSatisfy { text in
                UUID(uuidString: text) != nil && Array(text)[14] == "4"
                    && "89ab".contains(Array(text)[19])
            }
        )
        let steps = kept["recipeInstructions"] as? [[String: Any]] ?? []
        #expect(steps.map { $0["title"] as? String } == ["Pan", ""])
        let used = steps.map { step in
            (step["ingredientReferences"] as? [[String: String]] ?? []).compactMap {
                $0["referenceId"].flatMap(references.firstIndex(of:))
            }
        }
        #expect(used == [[0, 1], [2]])
        #expect(kept["prepTime"] as? String == "20 minutes")
        #expect(kept["performTime"] as? String == "1 hour 10 minutes")
        #expect(kept["orgURL"] as? String == "https://kitchen.example/pie")
        let categories = kept["recipeCategory"] as? [[String: Any]]
        #expect(categories?.first?["name"] as? String == "Dinner")
        #expect((kept["settings"] as? [String: Any])?["public"] as? Bool == true)
        // And what it stores can be removed.
        try await service.remove(sent.key)
        #expect(library.recipes.isEmpty)
    }

    @Test func tagsAreMadeWhereTheCookWantsThem() async throws {
        let bench = try ServiceBench()
        let site = MealieSite(Self.kitchen)
        let library = FakeMealie(site)
        bench.server.serve(library)
        let sent = try await bench.mealie(token: site.token)
            .add(Self.pie, picture: nil, makingTags: true)
        #expect(sent.lost == [.author])
        let tags = library.last["tags"] as? [[String: Any]] ?? []
        #expect(tags.map { $0["name"] as? String } == ["pies"])
    }

    /// Foods and units are those that the server has, whatever they are called there; others are made,
    /// and what can't be parted here its own parser parts.
    @Test func mealieHasFoodsAndAmounts() async throws {
        let bench = try ServiceBench()
        let site = MealieSite([])
        let library = FakeMealie(site, units: ["tablespoon", "can"], foods: ["leek"], isNew: true)
        bench.server.serve(library)
        var recipe = Recipe(id: RecipeID(service: .web, key: "a"), title: "Soup")
        let lines = [
            "2 tbsp olive oil", "3 leeks, sliced", "1 (14 oz) can tomatoes", "2-3 carrots",
            "0.0004 g saffron",
        ]
        recipe.ingredientGroups = [IngredientGroup(items: lines.map { Ingredient(text: $0) })]
        let sent = try await bench.mealie(token: site.token).add(recipe, picture: nil)
        #expect(sent.lost == [])
        #expect(library.names("foods") == ["leek", "olive oil", "tomatoes"])
        #expect(library.names("units") == ["tablespoon", "can"])
        #expect(
            library.shownLines == [
                "2 tablespoon olive oil", "3 leek sliced", "1 can tomatoes 14 oz", "2-3 carrots",
                "0.0004 g saffron",
            ]
        )
    }

    /// A recipe whose title has neither letter nor digit has no name in addresses there.
    @Test func anEmojiIsATitleToo() async throws {
        let bench = try ServiceBench()
        let site = MealieSite(Self.kitchen)
        let library = FakeMealie(site)
        bench.server.serve(library)
        var pie = Self.pie
        pie.title = "🥧"
        let service = try bench.mealie(token: site.token)
        let sent = try await service.add(pie, picture: [0xFF, 0xD8])
        #expect(sent.lost == [.tag("pies"), .author])
        #expect(library.last["name"] as? String == "🥧" && library.recipes.last?.slug == "")
        try await service.remove(sent.key)
        #expect(library.recipes.isEmpty)
    }

    /// What can't be filled is removed again; where that fails too, it is said. No change is tried
    /// twice.
    @Test(arguments: [(["PATCH"], false), (["PATCH", "DELETE"], true)])
    func whatMealieCannotFillIsRemovedAgain(failing: [String], isLeft: Bool) async throws {
        let bench = try ServiceBench()
        let site = MealieSite(Self.kitchen)
        let library = FakeMealie(site, failsWhen: { failing.contains($0.method) })
        bench.server.serve(library)
        let service = try bench.mealie(token: site.token)
        let failure = ServiceError.serverFailed(status: 500, tries: 1)
        do {
            _ = try await service.add(Self.pie, picture: nil)
            Issue.record("it was added")
        } catch let unfinished as UnfinishedRecipe {
            #expect(isLeft && unfinished.failure == failure)
        } catch {
            #expect(!isLeft && error as? ServiceError == failure)
        }
        #expect(library.recipes.count == (isLeft ? 1 : 0))
        #expect(
            bench.server.requests.filter { $0.path.contains("/recipes") }.map(\.method)
                .filter { $0 != "GET" } == ["POST", "PATCH", "DELETE"]
        )
    }

    @Test func tandoorGetsAllAtOnceAndThePictureAfterIt() async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(Self.kitchen)
        let library = FakeTandoor(site)
        bench.server.serve(library)
        let service = try bench.tandoor(token: site.token)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        let sent = try await service.add(Self.pie, picture: png)
        #expect(sent == SentRecipe(key: "7", lost: [.tag("pies"), .author]))

        let changes = bench.server.requests.filter { $0.method != "GET" }
        #expect(changes.map(\.path) == ["/api/recipe/", "/api/recipe/7/image/"])
        let made = try body(changes.first)
        #expect(made["working_time"]?.integer == 20 && made["waiting_time"]?.integer == 70)
        #expect(made["servings_text"]?.string == "pie")
        #expect(made["keywords"]?.array?.map { $0["name"]?.string } == ["Dinner"])
        // The leeks go to the step that names them, and no line is a food as it stands.
        let steps = made["steps"]?.array ?? []
        #expect(steps.map { $0["name"]?.string } == ["Pan", "Pan"])
        #expect(steps.map { $0["show_as_header"]?.bool } == [true, false])
        #expect(library.made("food") == ["flour", "salt", "leeks"])
        #expect(library.made("unit") == ["g"])
        let lines = steps.first?["ingredients"]?.array ?? []
        #expect(lines.map { $0["is_header"]?.bool } == [true, false, false, true, false])
        #expect(lines[1]["amount"]?.number == 200 && lines[1]["unit"]?["name"]?.string == "g")
        #expect(lines[4]["note"]?.string == "2-3 leeks, sliced")
        #expect(lines[4]["no_amount"]?.bool == true)
        let form = changes.last?.body ?? []
        #expect(form.firstRange(of: png) != nil)
        #expect(String(decoding: form, as: UTF8.self).contains(#"name="image""#))
    }

    /// Mealie takes a picture below the name that the recipe has in addresses, with its ending.
    @Test func aPictureGoesToMealieAsAForm() async throws {
        let bench = try ServiceBench()
        let site = MealieSite(Self.kitchen)
        bench.server.serve(FakeMealie(site))
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        let sent = try await bench.mealie(token: site.token).add(Self.pie, picture: png)
        #expect(sent.lost == [.tag("pies"), .author])
        let put = try #require(bench.server.requests.last { $0.method == "PUT" })
        #expect(put.path == "/api/recipes/leek-pie/image")
        let type = try #require(put.headers["content-type"])
        let mark = type.dropFirst("multipart/form-data; boundary=".count)
        #expect(type == "multipart/form-data; boundary=\(mark)" && !mark.isEmpty)
        let head =
            "--\(mark)\r\nContent-Disposition: form-data; name=\"extension\"\r\n\r\npng\r\n"
            + "--\(mark)\r\nContent-Disposition: form-data; name=\"image\"; "
            + "filename=\"picture.png\"\r\nContent-Type: image/png\r\n\r\n"
        #expect(put.body == Array(head.utf8) + png + Array("\r\n--\(mark)--\r\n".utf8))
    }

    /// A recipe that has a picture comes without it where it wasn't had, or wasn't taken.
    @Test(arguments: [
        (false, false, 200, false), (true, false, 200, true), (true, true, 200, false),
        (true, true, 413, true), (false, true, 500, true),
    ])
    func aPictureThatIsLostIsSaid(
        hasAddress: Bool,
        isThere: Bool,
        status: Int,
        isLost: Bool
    ) async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(Self.kitchen)
        let library = FakeTandoor(site)
        bench.server.serve { request in
            request.method == "PUT" && status != 200
                ? .json("{}", status: status) : library.answer(request)
        }
        let service = try bench.tandoor(token: site.token)
        var pie = Self.pie
        pie.picture = hasAddress ? WebAddress("https://kitchen.example/pie.png") : nil
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        let sent = try await service.add(pie, picture: isThere ? png : nil)
        #expect(sent.lost.count { $0 == .picture } == (isLost ? 1 : 0))
    }

    @Test func whatIsTooLongForTandoorIsPartedOrSaid() async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(Self.kitchen)
        bench.server.serve(FakeTandoor(site))
        let service = try bench.tandoor(token: site.token)
        let words = { (count: Int) in
            Array(repeating: "leek", count: count).joined(separator: " ")
        }
        var recipe = Recipe(id: RecipeID(service: .web, key: "a"), title: words(30))
        recipe.ingredientGroups = [
            IngredientGroup(items: [.init(text: words(60)), .init(text: "salt")])
        ]
        recipe.stepGroups = [StepGroup(items: [words(300)])]
        recipe.notes = [words(200)]
        recipe.link = WebAddress("https://kitchen.example/" + words(300))
        let sent = try await service.add(recipe, picture: nil)
        #expect(
            sent.lost == [
                .title(there: String(words(30).prefix(128))), .link, .note(words(200)),
            ]
        )
        let made = try body(bench.server.requests.last { $0.method == "POST" })
        #expect(made["name"]?.string?.count == 128)
        #expect(made["description"]?.string?.count == 512)
        #expect(made["source_url"] == nil)
        let step = made["steps"]?.array?.first
        #expect(step?["instruction"]?.string == words(300))
        let line = step?["ingredients"]?.array?.first
        let parts = [line?["food"]?["name"]?.string, line?["note"]?.string].compactMap(\.self)
        #expect(parts.joined(separator: " ") == words(60))
        #expect(parts.map(\.count).allSatisfy { $0 <= 256 } && parts[0].count <= 128)
    }

    @Test func afterAChangeWhatWasKeptIsAskedForAgain() async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(Self.kitchen)
        bench.server.serve { request in
            request.method == "DELETE" ? .json("", status: 204) : site.answer(request)
        }
        let service = try bench.tandoor(token: site.token)
        _ = try await service.page([.has(Term("leek"))])
        let asked = bench.server.requests.count
        _ = try await service.page([.has(Term("leek"))])
        #expect(bench.server.requests.count == asked)
        try await service.remove("1")
        _ = try await service.page([.has(Term("leek"))])
        #expect(bench.server.requests.count > asked + 1)
    }

    @Test func favoritesThereAreListed() async throws {
        let bench = try ServiceBench()
        let many = (1...3).map { OwnRecipe($0, "Dish \($0)", [.init(food: "salt")]) }
        let site = MealieSite(many)
        let marked = MealieSite.id(many[1])
        bench.server.serve { request in
            request.path.hasSuffix("/favorites")
                ? .json(#"{"ratings":[{"recipeId":"\#(marked)","rating":null,"isFavorite":true}]}"#)
                : site.answer(request)
        }
        let service = try bench.mealie(token: site.token)
        let page = try await service.favorites.page(
            of: RecipeQuery(),
            at: .first,
            freshness: .kept
        )
        #expect(page.recipes.titles == ["Dish 2"])
        #expect(page.total == .exactly(1))
    }
}
