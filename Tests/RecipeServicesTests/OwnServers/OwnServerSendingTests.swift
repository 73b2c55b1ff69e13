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

    /// A Mealie that takes a new name, and answers the rest of the recipe so.
    private static func mealieThatAnswersPatch(
        _ response: ServedResponse,
        on bench: ServiceBench
    ) -> MealieSite {
        let site = MealieSite(kitchen)
        bench.server.serve { request in
            switch request.method {
            case "POST": .json(#""leek-pie""#, status: 201)
            case "PATCH": response
            case "DELETE": .json("{}")
            default: site.answer(request)
            }
        }
        return site
    }

    private func body(_ request: ServedRequest?) throws -> JSONValue {
        try JSONValue.reply(try #require(request).body)
    }

    @Test func mealieGetsTheNameFirstAndThenTheRest() async throws {
        let bench = try ServiceBench()
        let site = Self.mealieThatAnswersPatch(
            .json(#"{"id":"00000000-0000-4000-8000-000000000009","slug":"leek-pie"}"#),
            on: bench
        )
        let service = try bench.mealie(token: site.token)
        #expect(try await service.has(named: "leek SOUP"))
        #expect(try await !service.has(named: "Leek pie"))
        let sent = try await service.add(Self.pie, picture: nil)
        #expect(sent.key == "00000000-0000-4000-8000-000000000009")
        #expect(sent.lost == ["the tag pies", "the author"])

        let changes = bench.server.requests.filter { $0.method != "GET" }
        #expect(changes.map(\.method) == ["POST", "PATCH"])
        #expect(changes.allSatisfy { $0.headers["content-type"] == "application/json" })
        #expect(try body(changes.first)["name"]?.string == "Leek pie")
        #expect(changes.last?.path == "/api/recipes/leek-pie")
        let rest = try body(changes.last)
        let lines = rest["recipeIngredient"]?.array ?? []
        #expect(lines.map { $0["note"]?.string } == ["200 g flour", "salt", "2-3 leeks, sliced"])
        #expect(lines.map { $0["title"]?.string } == ["Crust", nil, "Filling"])
        let steps = rest["recipeInstructions"]?.array ?? []
        #expect(steps.map { $0["title"]?.string } == ["Pan", ""])
        #expect(rest["prepTime"]?.string == "20 minutes")
        #expect(rest["performTime"]?.string == "1 hour 10 minutes")
        #expect(rest["orgURL"]?.string == "https://kitchen.example/pie")
        #expect(rest["recipeCategory"]?.array?.first?["name"]?.string == "Dinner")
        #expect(rest["notes"]?.array?.first?["text"]?.string == "Good cold.")
    }

    @Test func whatMealieCannotFillIsRemovedAgain() async throws {
        let bench = try ServiceBench()
        let site = Self.mealieThatAnswersPatch(
            ServedResponse(status: 500, body: Array("Internal Server Error".utf8)),
            on: bench
        )
        let service = try bench.mealie(token: site.token)
        let failure = await failure { try await service.add(Self.pie, picture: nil) }
        #expect(failure == .serverFailed(status: 500, tries: 1))
        #expect(
            bench.server.requests.map(\.method).filter { $0 != "GET" } == [
                "POST", "PATCH", "DELETE",
            ]
        )
    }

    @Test func tandoorGetsAllAtOnceAndThePictureAfterIt() async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(Self.kitchen)
        bench.server.serve { request in
            switch request.method {
            case "POST": .json(#"{"id":7,"name":"Leek pie","steps":[]}"#, status: 201)
            case "PUT": .json(#"{"image":"http://inside/media/recipes/x_7.png"}"#)
            default: site.answer(request)
            }
        }
        let service = try bench.tandoor(token: site.token)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        let sent = try await service.add(Self.pie, picture: png)
        #expect(sent == SentRecipe(key: "7", lost: ["the tag pies", "the author"]))

        let changes = bench.server.requests.filter { $0.method != "GET" }
        #expect(changes.map(\.path) == ["/api/recipe/", "/api/recipe/7/image/"])
        let made = try body(changes.first)
        #expect(made["working_time"]?.integer == 20 && made["waiting_time"]?.integer == 70)
        #expect(made["servings_text"]?.string == "1 pie")
        #expect(made["keywords"]?.array?.map { $0["name"]?.string } == ["Dinner"])
        let lines = made["steps"]?.array?.first?["ingredients"]?.array ?? []
        #expect(lines.map { $0["is_header"]?.bool } == [true, false, false, true, false])
        #expect(lines[1]["amount"]?.number == 200 && lines[1]["unit"]?["name"]?.string == "g")
        #expect(lines[1]["food"]?["name"]?.string == "flour")
        #expect(lines[4]["food"]?["name"]?.string == "2-3 leeks, sliced")
        #expect(lines[4]["no_amount"]?.bool == true)
        #expect(made["steps"]?.array?.map { $0["name"]?.string } == ["Pan", ""])
        let form = changes.last?.body ?? []
        #expect(form.firstRange(of: png) != nil)
        #expect(String(decoding: form, as: UTF8.self).contains(#"name="image""#))
    }

    /// Mealie takes a picture below the name that the recipe has in addresses, with its ending.
    @Test func aPictureGoesToMealieAsAForm() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        let site = MealieSite(Self.kitchen)
        let id = "00000000-0000-4000-8000-000000000009"
        bench.server.serve { request in
            switch request.method {
            case "POST": return .json(#""leek-pie""#, status: 201)
            case "PATCH": return .json(#"{"id":"\#(id)"}"#)
            case "PUT": return .json("{}")
            default:
                guard request.path.hasSuffix(id) else { return site.answer(request) }
                return .json(#"{"id":"\#(id)","slug":"leek-pie"}"#)
            }
        }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        let sent = try await bench.mealie(token: site.token).add(Self.pie, picture: png)
        #expect(sent == SentRecipe(key: id, lost: ["the tag pies", "the author"]))
        let put = try #require(bench.server.requests.last)
        #expect(put.method == "PUT" && put.path == "/api/recipes/leek-pie/image")
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
        bench.server.serve { request in
            switch request.method {
            case "POST": .json(#"{"id":7,"name":"Leek pie","steps":[]}"#, status: 201)
            case "PUT": .json(#"{"image":"http://inside/media/recipes/x_7.png"}"#, status: status)
            default: site.answer(request)
            }
        }
        let service = try bench.tandoor(token: site.token)
        var pie = Self.pie
        pie.picture = hasAddress ? WebAddress("https://kitchen.example/pie.png") : nil
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
        let sent = try await service.add(pie, picture: isThere ? png : nil)
        #expect(sent.lost.filter { $0 == "the picture" }.count == (isLost ? 1 : 0))
    }

    @Test func whatIsTooLongForTandoorIsPartedOrSaid() async throws {
        let bench = try ServiceBench()
        let site = TandoorSite(Self.kitchen)
        bench.server.serve { request in
            request.method == "POST" ? .json(#"{"id":7}"#, status: 201) : site.answer(request)
        }
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
            sent.lost == ["the end of the title", "the end of the notes", "the link"]
        )
        let made = try body(bench.server.requests.last)
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
