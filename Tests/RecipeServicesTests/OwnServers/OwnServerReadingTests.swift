import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What a cook's own server gives, and what of it is shown: one table for Mealie, one for Tandoor.
struct OwnServerReadingTests {
    private static let words = OwnServerWords(
        markup: MarkupText { $0.replacing("&amp;", with: "&").replacing("<b>", with: "") },
        minutes: { text in
            ["1 hour 15 minutes": 75, "PT20M": 20, "1 Std. 30 Min.": 90, "35": 35][text]
        }
    )

    private func shown(_ recipe: Recipe?) -> [String] {
        guard let recipe else { return ["nothing"] }
        var lines: [String] = []
        if recipe.title != "A" { lines.append(recipe.title) }
        if let text = recipe.yield?.text { lines.append("makes \(text)") }
        if let minutes = recipe.times.exactMinutes { lines.append("\(minutes) min") }
        for group in recipe.ingredientGroups {
            lines += (group.title.map { ["[\($0)]"] } ?? []) + group.items.map { "- \($0.text)" }
        }
        for group in recipe.stepGroups {
            lines += (group.title.map { ["(\($0))"] } ?? []) + group.items.map { "> \($0)" }
        }
        lines += recipe.notes.map { "note: \($0)" } + recipe.keywords.map { "#\($0)" }
        return lines + recipe.nutrition.map { "\($0.amount) \($0.name)" }
    }

    @Test(arguments: [
        Case("times in words", #""totalTime":"1 hour 15 minutes""#, ["75 min"]),
        Case("an ISO time", #""totalTime":"PT20M""#, ["20 min"]),
        Case("a time in another language", #""prepTime":"1 Std. 30 Min.""#, ["90 min"]),
        Case("a bare number", #""performTime":"35""#, ["35 min"]),
        Case("a time that is none", #""totalTime":"overnight""#, ["note: Total time: overnight"]),
        Case(
            "tags and tools",
            #""tags":[{"name":"Quick"}],"tools":[{"name":"Dutch oven"},{"name":"Whisk"}]"#,
            ["note: Tools: Dutch oven, Whisk", "#Quick"]
        ),
        Case(
            "a step's summary",
            #""recipeInstructions":[{"summary":"Sear","text":"Brown it."},{"text":"Serve."}]"#,
            ["> Sear: Brown it.", "> Serve."]
        ),
        Case(
            "a summary alone",
            #""recipeInstructions":[{"summary":"Rest","text":""},{"text":"Serve."}]"#,
            ["> Rest", "> Serve."]
        ),
        Case(
            "a title alone",
            #""recipeInstructions":[{"title":"Rest","text":""},{"title":"Pan","text":"Fry."}]"#,
            ["> Rest", "(Pan)", "> Fry."]
        ),
        Case(
            "a title over the next step",
            #""recipeInstructions":[{"title":"Pan","text":""},{"title":"","text":"Fry."}]"#,
            ["(Pan)", "> Fry."]
        ),
        Case(
            "next to nothing",
            line(#""quantity":0.0004,"unit":{"name":"g"},"food":{"name":"saffron"},"note":"""#),
            ["- 0.0004 g saffron"]
        ),
        Case(
            "less than nothing",
            line(
                #""quantity":-2,"unit":{"name":"cup"},"food":{"name":"oil"},"display":"-2 cup oil""#
            ),
            ["- oil"]
        ),
        Case(
            "less than nothing of a note",
            line(#""quantity":-1,"note":"a bay leaf","display":"-1 a bay leaf""#),
            ["- a bay leaf"]
        ),
        Case(
            "a strange fraction",
            line(
                #""quantity":1.23,"unit":{"name":"kg"},"food":{"name":"flour"},"display":"1 ³/₁₃ kg flour""#
            ),
            ["- 1.23 kg flour"]
        ),
        Case(
            "a note after the food",
            line(
                #""quantity":2,"food":{"name":"leek","pluralName":"leeks"},"note":"sliced","display":"2 leeks sliced""#
            ),
            ["- 2 leeks, sliced"]
        ),
        Case(
            "an abbreviated unit",
            line(
                #""quantity":2,"unit":{"name":"tablespoon","abbreviation":"tbsp","useAbbreviation":true},"food":{"name":"oil"},"note":"(warm)""#
            ),
            ["- 2 tbsp oil (warm)"]
        ),
        Case(
            "amounts are off",
            #""settings":{"disableAmount":true},"#
                + line(#""quantity":1,"note":"1 cup oil","display":"1 cup oil""#),
            ["- 1 cup oil"]
        ),
        Case("an emoji", #""name":"👩‍🍳 Pie 🥧""#, ["👩‍🍳 Pie 🥧"]),
        Case(
            "nutrition without its unit",
            #""nutrition":{"calories":"210","fiberContent":"3 g","fatContent":null}"#,
            ["210 kcal calories", "3 g fibre"]
        ),
    ])
    func mealieIsShown(_ given: Case<String, [String]>) throws {
        let base = try #require(WebAddress("http://nas.local"))
        let name = given.input.contains(#""name":"👩"#) ? "" : #""name":"A","#
        let lines = given.input.contains("recipeIngredient") ? "" : #","recipeIngredient":[]"#
        let text = #"{"id":"a",\#(name)\#(given.input)\#(lines)}"#
        let recipe = Recipe(mealie: try JSONValue.reply(Array(text.utf8)), at: base, Self.words)
        #expect(shown(recipe) == given.expected)
    }

    private static func line(_ members: String) -> String {
        #""recipeIngredient":[{\#(members)}]"#
    }

    @Test(arguments: [
        Case("minutes", #""working_time":15,"waiting_time":60,"steps":[]"#, ["75 min"]),
        Case("keywords", #""keywords":[{"name":"Quick"}],"steps":[]"#, ["#Quick"]),
        Case(
            "a step with a name alone",
            #""steps":[{"name":"Rest","instruction":"","ingredients":[]},{"instruction":"Serve."}]"#,
            ["> Rest", "> Serve."]
        ),
        Case(
            "next to nothing",
            step(#""food":{"name":"saffron"},"unit":{"name":"g"},"amount":0.0004"#),
            ["- 0.0004 g saffron", "> Mix."]
        ),
        Case(
            "less than nothing",
            step(#""food":{"name":"oil"},"unit":{"name":"cup"},"amount":-2"#),
            ["- oil", "> Mix."]
        ),
        Case(
            "a whole line as a note",
            step(
                #""food":{"name":"leeks"},"unit":null,"amount":0,"no_amount":true,"note":"2-3 leeks","original_text":"2-3 leeks""#
            ),
            ["- 2-3 leeks", "> Mix."]
        ),
        Case(
            "a note of its own",
            step(
                #""food":{"name":"leek"},"unit":null,"amount":2,"note":"sliced","original_text":"2 leek, sliced""#
            ),
            ["- 2 leek, sliced", "> Mix."]
        ),
        Case(
            "a range of servings",
            #""servings":4,"servings_text":"to 6","steps":[]"#,
            ["makes 4 to 6"]
        ),
        Case("an emoji", #""name":"🥧","steps":[]"#, ["🥧"]),
        Case(
            "no nutrition",
            #""steps":[],"nutrition":{"calories":0,"fats":0,"carbohydrates":0,"proteins":0}"#,
            []
        ),
    ])
    func tandoorIsShown(_ given: Case<String, [String]>) throws {
        let base = try #require(WebAddress("http://nas.local"))
        let name = given.input.contains(#""name":"🥧""#) ? "" : #""name":"A","#
        let text = #"{"id":1,\#(name)\#(given.input)}"#
        let recipe = Recipe(tandoor: try JSONValue.reply(Array(text.utf8)), at: base, Self.words)
        #expect(shown(recipe) == given.expected)
    }

    private static func step(_ line: String) -> String {
        #""steps":[{"instruction":"Mix.","ingredients":[{\#(line)}]}]"#
    }

    /// Details that can't be had are told, and no blank recipe stands for them.
    @Test(arguments: [404, 500])
    func detailsThatFailAreTold(_ status: Int) async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        let site = MealieSite([OwnRecipe(1, "Leek soup", [.init(food: "leek")])])
        bench.server.serve { request in
            request.path.hasPrefix("/api/recipes/")
                ? .json("{}", status: status) : site.answer(request)
        }
        let service = try bench.mealie(token: site.token)
        let short = Recipe(
            id: RecipeID(service: .mealie, key: MealieSite.id(site.recipes[0])),
            title: "A"
        )
        let told = await failure(of: { try await service.details(of: short) })
        #expect(told?.status == status)
    }
}

extension ServiceFailure {
    fileprivate var status: Int? {
        if case .serverFailed(let status, _, _) = self { status } else { nil }
    }
}
