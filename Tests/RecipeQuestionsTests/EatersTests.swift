import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeQuestions

/// Whether those who eat here can eat a dish.
struct EatersTests {
    private static let household = Eaters(
        ["Mia", "Ben"],
        demands: [
            .init(.none(Term("nuts")), for: ["Mia"]), .init(.has(Term("vegetarian")), for: ["Ben"]),
            .init(.none(Term("shellfish"))),
        ]
    )

    private func reply(
        _ text: String,
        _ lines: [String],
        _ eaters: Eaters = household,
        last: String = "Serve."
    ) throws -> RecipeReply {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "x"), title: "Dish")
        recipe.ingredientGroups = [
            IngredientGroup(
                items: lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
            )
        ]
        recipe.stepGroups = [StepGroup(items: ["Fry it all.", last])]
        let question = try #require(RecipeQuestion(text))
        return RecipeAnswerer(AskedRecipe(recipe), eaters: eaters)
            .reply(to: question)
    }

    /// Whose demands are looked at, and what becomes of each.
    @Test(
        arguments: [
            ("can Mia eat it?", "walnuts", ["nuts no", "shellfish yes"]),
            ("is it safe for Mia?", "walnuts", ["nuts no", "shellfish yes"]),
            ("could mia have this", "leeks", ["nuts yes", "shellfish yes"]),
            ("is this ok for Ben?", "chicken", ["vegetarian no", "shellfish yes"]),
            ("can we all eat it?", "walnuts", ["nuts no", "vegetarian yes", "shellfish yes"]),
            ("can everybody eat this?", "prawns", ["nuts yes", "vegetarian no", "shellfish no"]),
            (
                "is it safe for all of us?", "leeks",
                ["nuts yes", "vegetarian yes", "shellfish yes"]
            ),
            ("who can't eat this?", "chicken", ["nuts yes", "vegetarian no", "shellfish yes"]),
        ] as [(String, String, [String])]
    )
    func eachDemandIsJudged(_ text: String, _ food: String, _ wanted: [String]) throws {
        let reply = try reply(text, ["100 g \(food)", "1 onion"])
        guard case .plates(let plates) = reply.saying else {
            Issue.record("\(text): \(reply)")
            return
        }
        #expect(reply.subject == .diet)
        #expect(plates.map { "\($0.word) \($0.verdict.rawValue)" } == wanted, "\(text)")
        let isBroken = plates.contains { $0.verdict == .no }
        #expect(reply.grounds.contains(.ingredient(1)) == isBroken)
    }

    @Test func whoIsNotKnownIsNotJudged() throws {
        #expect(try reply("can Tom eat it?", ["leeks"]).saying == .unknownEaters("tom"))
        #expect(try reply("is it safe for my aunt?", ["leeks"]).saying == .unknownEaters("my aunt"))
        #expect(try reply("can we all eat it?", ["leeks"], Eaters()).saying == .plates([]))
        #expect(try !reply("can Tom eat it?", ["leeks"]).isSaid)
        // A household that can't be read lets nothing pass.
        for text in ["can Mia eat it?", "can we all eat it?", "is it safe for Mia?"] {
            #expect(
                try reply(text, ["leeks"], Eaters(areUnread: true)).saying == .unknownEaters(nil)
            )
        }
    }

    /// Guests and children are no members of a household: no recipe tells of them.
    @Test(arguments: [
        "can my kids eat it?", "is it ok for my guests?", "can a pregnant woman eat this",
        "is it safe for my pregnant wife?", "may a toddler have this?",
    ])
    func peopleOfAKindAreNotJudged(_ text: String) throws {
        #expect(try reply(text, ["leeks"]).saying == .silence(nearest: []), "\(text)")
    }

    /// What only a step names is told to whoever must not have it, unless it is only likened to it.
    @Test func aFoodThatAStepNamesIsTold() throws {
        let served = try reply("can Mia eat it?", ["leeks"], last: "Serve with walnuts.")
        #expect(served.beside == [.init(step: 2, text: "Serve with walnuts")])
        #expect(served.grounds == [.step(2)])
        for last in ["Roll it into walnut-sized balls.", "Serve it without nuts."] {
            #expect(try reply("can Mia eat it?", ["leeks"], last: last).beside.isEmpty, "\(last)")
        }
    }

    /// `Can I eat it now?` asks for the end of the work, and a diet that is named for that diet.
    @Test func otherQuestionsStayWhatTheyAre() throws {
        #expect(try reply("can I eat it now?", ["leeks"]).subject == .finished)
        #expect(try reply("can we eat it?", ["leeks"]).subject == .finished)
        guard
            case .diet(name: "vegan", _, _, _, _) = try reply("can a vegan eat it?", ["leeks"])
                .saying
        else {
            Issue.record("a vegan is nobody of the household")
            return
        }
    }
}
