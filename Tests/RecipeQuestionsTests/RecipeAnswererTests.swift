import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeQuestions

/// What a recipe says to questions.
struct RecipeAnswererTests {
    private static let bread: Recipe = {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "bread"), title: "Cheese bread")
        recipe.ingredientGroups = [
            IngredientGroup(
                items: [
                    "500 g flour", "80 g butter, soft", "200 g cheddar, grated", "1 can tomatoes",
                ].map { Ingredient(text: $0, name: IngredientLine($0).food) }
            )
        ]
        recipe.stepGroups = [
            StepGroup(items: [
                "Heat the oven to 200 °C. Rub half the butter into the flour.",
                "Knead the dough in a large bowl for 10 minutes.",
                "Spread with the rest of the butter, scatter the cheddar and bake for 25 minutes.",
            ])
        ]
        recipe.times = CookingTimes(preparation: 20, cooking: 25)
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return recipe
    }()

    private func reply(_ text: String, at step: Int? = nil) throws -> RecipeReply {
        let question = try #require(RecipeQuestion(text))
        return RecipeAnswerer(AskedRecipe(Self.bread), at: step)
            .reply(to: question)
    }

    /// What each answer stands on, in the recipe and at a step.
    @Test(
        arguments: [
            ("how much butter?", nil, ["i2", "s1", "s3"]),
            ("how much cheese and flour?", nil, ["i1", "i3", "s1", "s3"]),
            ("how much flour in cups?", nil, ["i1"]),
            ("how much butter for 8 people?", nil, ["i2"]),
            ("can you repeat the second ingredient?", 3, ["i3", "s3"]),
            ("Sorry, I didn't get the second ingredient. Could you repeat it?", nil, ["i2"]),
            ("how big should the can be?", nil, ["i4"]), ("how hot?", nil, ["s1"]),
            ("how hot?", 3, ["s1"]), ("how long?", 2, ["s2"]),
            ("how long do I bake it?", 1, ["s3"]),
            ("which bowl?", 1, ["s2"]), ("what now?", nil, ["s1"]), ("what now?", 1, ["s2"]),
            ("what was that?", 2, ["s2"]), ("step 3 again?", 1, ["s3"]),
            ("is it vegan?", nil, ["i2", "i3"]),
            ("does it have milk?", nil, ["i2", "i3"]), ("is there any ham in it?", nil, []),
            ("can you repeat the second ingredient?", nil, ["i2"]), ("is that all?", 1, ["s2"]),
            ("did I already add the cheddar?", 2, ["i3", "s3"]),
            ("what's still left to add?", 3, ["i2", "i3", "s3"]),
            ("what comes after the dough?", nil, ["s2", "s3"]),
            ("does the butter go in before or after the cheddar?", nil, ["s1", "s3"]),
            ("do I have to knead the dough?", nil, ["s2"]),
            ("what do I do with the cheddar?", nil, ["i3", "s3"]),
            ("what do I do with the butter?", 1, ["s1"]),
            ("what do I do with the butter", 1, ["s1"]),
            ("can I make it without an oven", nil, ["s1"]),
            ("what do I do with the butter?", 2, ["s3"]),
            ("do I melt the butter?", nil, ["s1", "s3"]),
            ("do I grate the cheddar first", nil, ["i3"]),
            ("oven temp", 2, ["s1"]),
            ("I dont own an oven", 2, ["s3"]),
            ("which step uses the butter", nil, ["i2", "s1", "s3"]),
            ("I have kneaded it well. What do I do with the butter?", 1, ["s2"]),
            ("Ok. What do I do with the cheddar?", 1, ["s3"]),
            ("I took a bowl. What do I do with the butter? I didn't get that.", 1, ["s1"]),
            ("what goes in first?", nil, ["s1"]), ("what goes in the bowl first", nil, ["s1"]),
            ("what goes in last?", nil, ["s3"]), ("which comes in first?", nil, ["s1"]),
            ("do I knead the dough?", nil, ["s2"]), ("do we grate the cheddar?", nil, ["i3"]),
            ("how hot should the flour be?", nil, ["s1"]), ("do I need to peel it?", nil, []),
        ] as [(String, Int?, [String])]
    )
    func eachStandsOnItsLines(_ text: String, _ step: Int?, _ grounds: [String]) throws {
        let reply = try reply(text, at: step)
        let named = reply.grounds.map { ground in
            switch ground {
            case .ingredient(let number): "i\(number)"
            case .step(let number): "s\(number)"
            case .recipe(let number): "r\(number)"
            }
        }
        #expect(named.sorted() == grounds, "\(text): \(reply.saying)")
    }

    @Test func aSharedIngredientTellsWhereEachPartGoes() throws {
        guard case .ingredients(let shares) = try reply("how much butter?").saying else {
            Issue.record("no lines")
            return
        }
        #expect(shares.map(\.line) == ["80 g butter, soft"])
        #expect(shares[0].uses.map(\.step) == [1, 3])
    }

    @Test(arguments: ["how long does it keep?", "what does it cost?", "can I use tofu instead?"])
    func whereTheRecipeIsSilentTheAnswerIs(_ text: String) throws {
        #expect(try !reply(text).isSaid)
    }

    /// A line in another unit, and for another number of people.
    @Test func amountsAreConvertedAndScaled() throws {
        #expect(
            try reply("how much butter for 8 people?").saying
                == .scaled(["160 g butter, soft"], for: "8", servings: 8)
        )
        guard case .converted("80 g butter, soft", let others) = try reply("butter in cups?").saying
        else {
            Issue.record("not converted")
            return
        }
        #expect(others == ["⅓ cup"])
    }

    /// Another quantity than the recipe's own four servings, however it is asked for.
    @Test(arguments: [
        ("how much butter for 8", "160 g butter, soft", "8"),
        ("butter for three?", "60 g butter, soft", "3"),
        ("we are 2, how much butter do we need", "40 g butter, soft", "2"),
        ("how much butter for half the recipe?", "40 g butter, soft", "half the recipe"),
        ("how much butter if I halve it", "40 g butter, soft", "half the recipe"),
        ("double the recipe: how much butter", "160 g butter, soft", "twice the recipe"),
        ("how much butter per person", "20 g butter, soft", "each person"),
    ])
    func amountsAreThoseOfWhatIsAsked(_ text: String, _ line: String, _ quantity: String) throws {
        guard case .scaled(let lines, let told, _) = try reply(text).saying else {
            Issue.record("\(text): \(try reply(text).saying)")
            return
        }
        #expect(lines == [line] && told == quantity, "\(text)")
    }

    /// Pieces, and what a line counts.
    @Test func pieces() {
        func share(_ words: String, _ yield: String, _ amount: Double) -> String? {
            let share = AskedShare(
                words.split(separator: " ").map(String.init),
                of: RecipeYield(text: yield, amount: amount)
            ) { $0 == "cucumbers" ? 12 : nil }
            return share.map { "\($0.factor.value) \($0.text)" }
        }
        let rows: [(String, String, Double, String)] = [
            ("flour for 8 buns", "16 buns", 16, "0.5 8 buns"),
            ("flour for 8", "16 buns", 16, "0.5 8 buns"),
            ("i want to make 24 buns how much flour", "Makes 16 buns", 16, "1.5 24 buns"),
            ("salt for 24 cucumbers", "4 jars", 4, "2.0 24 cucumbers"),
            ("24 buns how much flour", "16 buns", 16, "1.5 24 buns"),
            ("how much flour if i have only 6 cucumbers", "4 jars", 4, "0.5 6 cucumbers"),
            ("i want 20 of them how much flour", "10 buns", 5, "2.0 20 buns"),
            ("a dozen of these how much flour", "Makes 8 buns", 8, "1.5 12 buns"),
            ("6 of us how much flour", "1 tart", 8, "0.75 6"),
            ("6 of us how much flour", "4 pies", 4, "1.5 6 pies"),
            ("so half how many yolks", "4 servings", 4, "0.5 half the recipe"),
            // How many eat of it nobody says.
            ("flour for 8 people", "16 buns", 16, "1.0 16 buns"),
            ("flour for 8 people", "500 ml", 500, "1.0 500 ml"),
            ("flour per bun", "16 buns", 16, "0.0625 each bun"),
            ("flour for 8 buns", "8 servings", 8, "1.0 8 servings"),
        ]
        for (words, yield, amount, wanted) in rows {
            #expect(share(words, yield, amount) == wanted, "\(words), \(yield)")
        }
        for words in ["flour for 2 minutes", "half the butter", "double cream", "for a 20 cm tin"] {
            #expect(share(words, "4 servings", 4) == nil, "\(words)")
        }
    }

    /// Somebody who tells of a mishap doesn't go on; the total is not the time of a part.
    @Test(arguments: [
        "my dough does not rise", "oh no, it has split", "how long on each side?",
        "the tin is too small", "blah wibble", "calories per serving", "they stick to the tray",
        "my oven is broken, what then",
    ])
    func itGoesOnOnlyWhereTheCookDoes(_ text: String) throws {
        #expect(try !reply(text).isSaid, "\(text)")
    }

    @Test func theTimeOfDayIsThatOfTheStartOrOfTheMeal() throws {
        #expect(
            try reply("when is it done if I start at half past four?").saying
                == .ready(at: 1_035, minutes: 45, isRest: false, start: 990)
        )
        #expect(
            try reply("when do I start to eat at 7?").saying == .start(minutes: 45, for: 1_140)
        )
        let question = try #require(RecipeQuestion("when should I start?"))
        let set = RecipeAnswerer(
            AskedRecipe(Self.bread),
            clock: .init(minute: 600, dinner: 1_110)
        ).reply(to: question)
        #expect(set.saying == .start(minutes: 45, for: 1_110))
    }

    @Test func theLastStepIsTheEnd() throws {
        #expect(try reply("what next?", at: 3).saying == .lastStep)
        #expect(try reply("is that all?", at: 3).saying == .left(0))
        #expect(try reply("go back a step", at: 1).saying == .firstStep)
    }

    /// The ingredients that lines read out, one line after another, before the steps.
    @Test func ingredientsAreReadOutOneAfterAnother() throws {
        var told: Range<Int>?
        for (text, lines) in [
            ("what's the first ingredient?", [0]), ("the next two", [1, 2]),
            ("the second one again?", [2]), ("and the next ingredient?", [3]),
            ("what was that?", [3]),
        ] {
            let question = try #require(RecipeQuestion(text))
            let reply = RecipeAnswerer(AskedRecipe(Self.bread), told: told)
                .reply(to: question)
            told = reply.told
            #expect(told.map(Array.init) == lines, "\(text): \(reply.saying)")
        }
        // After the last one the steps begin.
        let reply = RecipeAnswerer(AskedRecipe(Self.bread), told: told)
            .reply(to: try #require(RecipeQuestion("what's next?")))
        #expect(reply.step == 1)
    }
}
