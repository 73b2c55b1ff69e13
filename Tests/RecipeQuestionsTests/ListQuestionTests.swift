import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeQuestions

/// Questions about the recipes of a list, about measures and about times of day.
struct ListQuestionTests {
    private static let rows: [ListQuestion.Row] = [
        (1, recipe("Leek stew", ["2 leeks", "20 g butter"], minutes: 45)),
        (2, recipe("Omelette", ["3 eggs", "10 g butter"], minutes: 15)),
        (3, recipe("Rice salad", ["200 g rice", "1 onion", "2 tbsp oil"], minutes: 30)),
        (4, recipe("Mystery", [], minutes: nil)),
    ]

    private static func recipe(_ title: String, _ lines: [String], minutes: Int?) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
        recipe.ingredientGroups = [
            IngredientGroup(
                items: lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
            )
        ]
        recipe.times.total = minutes
        return recipe
    }

    @Test(
        arguments: [
            ("which is quickest?", [2], []), ("which one is the fastest", [2], []),
            ("which takes longest?", [1], []), ("which has the fewest ingredients", [1, 2], []),
            ("which of these has no egg?", [1, 3], [4]),
            ("which of them have butter", [1, 2], [4]),
            ("are any of them vegan?", [3], [4]), ("is any of these gluten free", [1, 2, 3], [4]),
            ("which of these take less than 30 minutes", [2, 3], [4]),
        ] as [(String, [Int], [Int])]
    )
    func itNamesThoseThatAreSo(_ text: String, _ chosen: [Int], _ unsure: [Int]) throws {
        let question = try #require(ListQuestion(text))
        guard
            case .choices(let found, let doubts, let count) = question.reply(over: Self.rows).saying
        else {
            Issue.record("\(text)")
            return
        }
        #expect(found.map(\.number) == chosen, "\(text)")
        #expect(doubts.map(\.number) == unsure, "\(text)")
        #expect(count == 4)
    }

    @Test func oneOfThemIsAskedAlone() {
        let one = ListQuestion("how long does the second one take")?.one
        #expect(one?.place == 2 && one?.question == "how long does it take")
        #expect(ListQuestion("is the last one vegan?")?.one?.place == -1)
    }

    @Test(
        arguments: [
            "which ones have bacon?", "any of them with pears", "the first one", "quick",
            "what's in the second one", "can you repeat the last one?",
        ]
    )
    func narrowingAndOpeningAreNoQuestions(_ text: String) {
        #expect(ListQuestion(text) == nil)
    }

    @Test(
        arguments: [
            ("how many grams is a cup of flour?", ["125 g"]),
            ("how many ml in a tablespoon", ["15 ml"]),
            ("how many teaspoons in a tablespoon", ["3 tsp"]), ("what is 1 kg in lb", ["2¼ lb"]),
        ]
    )
    func measuresAreConverted(_ text: String, _ amounts: [String]) throws {
        guard case .converted(_, let found)? = MeasureQuestion(text)?.reply.saying else {
            Issue.record("\(text)")
            return
        }
        #expect(found == amounts, "\(text)")
    }

    /// A number without its degrees is in the other ones; one that no oven has is none.
    @Test(
        arguments: [
            ("what is gas mark 6 in celsius?", 200), ("what's 425 in celsius", 218),
            ("425 what is that in celcius", 218), ("what is 200 in fahrenheit", 200),
            ("convert 350 to centigrade", 177), ("what is 12 in celsius", nil),
            ("what is it in celsius", nil),
        ]
    )
    func temperaturesAreConverted(_ text: String, _ celsius: Int?) {
        let saying = MeasureQuestion(text)?.reply.saying
        guard case .temperatures(let told)? = saying else {
            #expect(celsius == nil, "\(text): \(String(describing: saying))")
            return
        }
        #expect(told.map { Int($0.celsius?.rounded() ?? 0) } == [celsius], "\(text)")
    }

    @Test func whatNoTableTellsIsNotMeasured() {
        #expect(MeasureQuestion("how many grams is a cup of unobtainium") == nil)
        #expect(MeasureQuestion("how much butter?") == nil)
    }

    // MARK: Substitutes without a recipe

    /// What the tables have first, where it is good, and what is asked of none of them.
    @Test(
        arguments: [
            ("what can I use instead of buttermilk?", "milk and lemon juice"),
            ("substitute for buttermilk", "milk and lemon juice"),
            ("what can replace arrowroot", "cornstarch"),
            ("can I use margarine instead of butter", "margarine"),
            ("what can I use instead of unobtainium", nil), ("how much butter", nil),
            ("can I leave out the butter", nil), ("what goes with butter", nil),
        ] as [(String, String?)]
    )
    func whatStandsInForAFood(_ text: String, _ first: String?) throws {
        let reply = SubstituteQuestion(text)?.reply(exclusions: [], eaters: Eaters())
        guard case .exchange(let exchange)? = reply?.saying else {
            #expect(first == nil, "\(text)")
            return
        }
        #expect(exchange.offers.first?.name == first, "\(text)")
    }

    @Test func whatStandsInKeepsToWhatMustNotBeInIt() throws {
        let question = try #require(SubstituteQuestion("what can I use instead of buttermilk"))
        let vegan = question.reply(exclusions: [.has(Term("vegan"))], eaters: Eaters())
        guard case .exchange(let exchange) = vegan.saying else {
            Issue.record("\(vegan)")
            return
        }
        #expect(!exchange.offers.contains { $0.name.hasPrefix("milk") || $0.name == "yogurt" })
        let unread = question.reply(exclusions: [], eaters: Eaters(areUnread: true))
        #expect(unread.saying == .unknownEaters(nil))
    }

    // MARK: Times of day

    private func saying(
        _ text: String,
        at step: Int? = nil,
        timers: [RecipeAnswerer.Clock.Timer] = []
    ) throws -> RecipeReply.Saying {
        var dish = Self.recipe("Stew", ["2 leeks", "200 g rice"], minutes: 75)
        dish.stepGroups = [
            StepGroup(items: [
                "Simmer the leeks for 20 minutes.", "Boil the rice for 12 minutes.", "Stir it all.",
            ])
        ]
        return RecipeAnswerer(
            AskedRecipe(dish),
            at: step,
            clock: .init(minute: 18 * 60, timers: timers)
        ).reply(to: try #require(RecipeQuestion(text))).saying
    }

    @Test(
        arguments: [
            ("when do I start to eat at 7?", 19 * 60), ("when should I start for 19:30", 1_170),
            ("when do I need to start to eat at half past six", 18 * 60 + 30),
            ("when do I start to eat at noon?", 720),
        ]
    )
    func theStartIsToldForATime(_ text: String, _ clock: Int) throws {
        #expect(try saying(text) == .start(minutes: 75, for: clock), "\(text)")
    }

    @Test func itIsToldWhenItIsReady() throws {
        let ready = try saying("when will it be ready?")
        #expect(ready == .ready(at: 19 * 60 + 15, minutes: 75, isRest: false))
        #expect(
            try saying("what time will it be ready?", at: 1)
                == .ready(at: 18 * 60 + 32, minutes: 32, isRest: true)
        )
        #expect(
            try saying("when is it ready?", at: 1, timers: [.init(name: "leeks", left: 61)])
                == .alarms([.init(name: "leeks", minute: 18 * 60 + 2)])
        )
    }

    @Test func meanwhileIsAStepThatNeedsNothingOfThisOne() throws {
        #expect(
            try saying("what can I do meanwhile?", at: 1)
                == .sentences([.init(step: 2, text: "Boil the rice for 12 minutes.")])
        )
        #expect(try saying("what can I do meanwhile?", at: 2) == .nothingMeanwhile(step: 2))
    }
}
