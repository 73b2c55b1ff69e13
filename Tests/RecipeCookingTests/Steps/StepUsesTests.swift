import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// What each step of a recipe takes of its ingredients.
struct StepUsesTests {
    private func uses(_ lines: [String], _ steps: [String]) -> [[String]] {
        let ingredients = lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
        return StepUses(of: ingredients, in: steps).ingredients.map { $0.map(\.text) }
    }

    /// One ingredient in two steps, and what each takes.
    @Test(arguments: [
        ("300 ml oil", "Fry in 2 tbsp of the oil.", "2 tbsp of the 300 ml oil"),
        ("300 ml oil", "Fry in 2 tbsp. of oil.", "2 tbsp of the 300 ml oil"),
        ("300 ml oil", "Fry in 2 tbsp (30 ml) of the oil.", "2 tbsp of the 300 ml oil"),
        ("300 ml oil", "Fry in the oil (2 tbsp).", "2 tbsp of the 300 ml oil"),
        ("300 ml oil", "Fry in half the oil.", "half of the 300 ml oil"),
        ("300 ml oil", "Fry in two thirds of the oil.", "two thirds of the 300 ml oil"),
        ("300 ml oil", "Fry in some of the oil.", "some of the 300 ml oil"),
        ("300 ml oil", "Fry in a little of the oil.", "a little of the 300 ml oil"),
        (
            "300 ml oil", "Fry in all but a spoonful of the oil.",
            "all but a spoonful of the 300 ml oil"
        ),
        ("300 ml oil", "Fry in the oil.", "some of the 300 ml oil"),
        ("4 eggs", "Beat one of the eggs.", "one of the 4 eggs"),
        ("4 eggs", "Beat 3 eggs.", "3 of the 4 eggs"),
        ("2 lemons", "Squeeze half a lemon.", "½ of the 2 lemons"),
    ])
    func whatAStepTakesAndWhatIsLeft(_ line: String, _ step: String, _ first: String) {
        let food = IngredientLine(line).food
        #expect(
            uses([line], [step, "Add the rest of the \(food)."]) == [
                [first], ["the rest of the \(line)"],
            ]
        )
        #expect(
            uses([line], [step, "Add the remaining \(food)."]) == [
                [first], ["the rest of the \(line)"],
            ]
        )
    }

    @Test(
        arguments: [
            // All of it, in the step that names it first.
            ("200 g flour", ["Sift the flour.", "Knead the flour."], ["200 g flour", nil]),
            ("200 g flour", ["Sift 200 g of flour.", "Knead the flour."], ["200 g flour", nil]),
            ("200 g flour", ["Add 0.2 kg of the flour."], ["200 g flour"]),
            // Both where it says both.
            (
                "100 g butter",
                [
                    "Fry in 30 g of the butter, then melt the rest of the butter.",
                    "Brush with butter.",
                ],
                ["30 g and the rest of the 100 g butter", nil]
            ),
            // What is prepared whole is there before it is shared out.
            (
                "100 g butter",
                ["Melt the butter.", "Add half of the butter.", "Add the remaining butter."],
                ["100 g butter", "half of the 100 g butter", "the rest of the 100 g butter"]
            ),
            // Amounts that are all of it together leave nothing.
            (
                "3 tbsp oil",
                ["Heat 1 tbsp of the oil.", "Add 2 tbsp of the oil.", "Skim the oil."],
                ["1 tbsp of the 3 tbsp oil", "2 tbsp of the 3 tbsp oil", nil]
            ),
            // Of what has no amount there is always some left.
            (
                "salt", ["Season with salt.", "Add 1 tsp of salt.", "Add a pinch of salt."],
                ["salt", "1 tsp salt", "a pinch of salt"]
            ),
            ("pasta", ["Boil the pasta.", "Serve the pasta."], ["pasta", nil]),
            // Other things of that name.
            (
                "100 ml water", ["Add the water.", "Boil 2 litres of water."],
                ["100 ml water", nil]
            ),
            ("100 g butter", ["Butter a tin.", "Melt the butter."], [nil, "100 g butter"]),
            ("2 eggs", ["Beat the eggs.", "Pour in half of the egg mixture."], ["2 eggs", nil]),
            (
                "50 ml milk", ["Add the milk.", "Thin with a little more milk."],
                ["50 ml milk", nil]
            ),
            ("4 eggs", ["Once the pan is hot, add the eggs one egg at a time."], ["4 eggs"]),
            (
                "600 g chicken thighs", ["Fry the chicken.", "Add the meat."],
                ["600 g chicken thighs", nil]
            ),
            // What is only spoken of, worked on or thrown away.
            (
                "30 g butter", ["Fry until the butter foams.", "Spread with the butter."],
                [nil, "30 g butter"]
            ),
            (
                "150 g feta", ["Salt lightly, for the feta is salty.", "Add the feta."],
                [nil, "150 g feta"]
            ),
            (
                "500 g potatoes", ["Boil the potatoes.", "Crush a third of the potatoes."],
                ["500 g potatoes", nil]
            ),
            (
                "6 tbsp oil", ["Heat the oil.", "Pour off all but 2 tbsp of the oil."],
                ["6 tbsp oil", nil]
            ),
            (
                "3 onions", ["Fry the onions.", "Add 1 tbsp of the onion oil."],
                ["3 onions", nil]
            ),
            // Of things from the tap, that of the list is the one that is called so.
            (
                "100 ml water", ["Soak in plenty of water.", "Add the water."],
                [nil, "100 ml water"]
            ),
            (
                "3 l water", ["Cover with cold water.", "Add the measured water."],
                [nil, "3 l water"]
            ),
            (
                "1 l water", ["Add a spoonful of water.", "Pour in the water."],
                [nil, "1 l water"]
            ),
            (
                "300 ml water", ["Knead it with the water.", "Wet with 2 tbsp of water."],
                ["300 ml water", nil]
            ),
            // What is laid in halves was roasted whole, and the last is the rest.
            (
                "1 kg leeks",
                ["Roast the leeks.", "Lay half the leeks.", "Add the other leeks."],
                ["1 kg leeks", "half of the 1 kg leeks", "the rest of the 1 kg leeks"]
            ),
            (
                "50 g butter",
                [
                    "Melt a third of the butter.", "Add another third of the butter.",
                    "Beat in the last of the butter.",
                ],
                [
                    "a third of the 50 g butter", "another third of the 50 g butter",
                    "the rest of the 50 g butter",
                ]
            ),
            (
                "120 ml oil",
                [
                    "Fry in half the oil.", "Add a little more of the oil.",
                    "Add the rest of the oil.",
                ],
                [
                    "half of the 120 ml oil", "a little of the 120 ml oil",
                    "the rest of the 120 ml oil",
                ]
            ),
            (
                "225 g sugar", ["Beat the sugar.", "Dust with a little sugar."],
                ["225 g sugar", nil]
            ),
            // What one food has goes in piece by piece.
            (
                "2 lemons", ["Add the zest of the lemons.", "Add the juice of the lemons."],
                ["the zest of the 2 lemons", "the juice of the 2 lemons"]
            ),
            (
                "4 eggs",
                [
                    "Beat the yolks of the eggs.", "Whisk the whites of the eggs.",
                    "Fold in the whites of the eggs.",
                ],
                ["the yolks of the 4 eggs", "the whites of the 4 eggs", nil]
            ),
            ("2 lemons", ["Add the juice of the lemons."], ["2 lemons"]),
            // `cook the onion in the oil` prepares the onion.
            (
                "3 tbsp oil", ["Cook it in the oil.", "Add the rest of the oil."],
                ["some of the 3 tbsp oil", "the rest of the 3 tbsp oil"]
            ),
            (
                "1 tsp cumin seeds", ["Toast the cumin.", "Stir in most of the seeds."],
                ["1 tsp cumin seeds", "most of the 1 tsp cumin seeds"]
            ),
            (
                "1 tsp baking powder", ["Line a baking tray.", "Add the baking powder."],
                [nil, "1 tsp baking powder"]
            ),
        ] as [(String, [String], [String?])]
    )
    func oneIngredient(_ line: String, _ steps: [String], _ taken: [String?]) {
        #expect(uses([line], steps) == taken.map { $0.map { [$0] } ?? [] })
    }

    @Test func ofSeveralKindsTheOneThatIsMeant() {
        let flours = ["200 g plain flour", "2 tbsp rice flour"]
        #expect(uses(flours, ["Mix both flours."]) == [flours])
        #expect(uses(flours, ["Mix the flours."]) == [flours])
        // The plain kind is what is called by the bare word.
        #expect(
            uses(flours, ["Dust with 2 tbsp of flour."]) == [["2 tbsp of the 200 g plain flour"]]
        )
        #expect(
            uses(flours, ["Dust with the rice flour.", "Add the flour."]) == [
                ["2 tbsp rice flour"], ["200 g plain flour"],
            ]
        )
        let others = ["200 g rye flour", "2 tbsp rice flour"]
        #expect(uses(others, ["Dust with 1 tbsp of flour."]) == [["1 tbsp flour"]])
    }

    /// Two of one name, of which the first step takes one.
    @Test(arguments: [
        ("Add 120 ml of milk.", "Warm the remaining milk."),
        ("Add 120 ml of milk.", "Warm the other milk."),
        ("Add the 120 ml milk.", "Warm the rest of the milk."),
    ])
    func theRestOfTwoIsTheOther(_ first: String, _ second: String) {
        let lines = ["120 ml milk", "130 ml milk"]
        #expect(uses(lines, [first, second]) == [["120 ml milk"], ["130 ml milk"]])
        #expect(uses(lines, [first + " " + second]) == [lines])
    }

    @Test(arguments: [
        ("Mix the two kinds of cheese.", true), ("Mix both kinds of cheese.", true),
        ("Mix the two cheeses.", true), ("Mix the cheese.", false),
    ])
    func bothKinds(_ step: String, _ areBoth: Bool) {
        let lines = ["150 g cheddar cheese", "50 g mozzarella cheese"]
        #expect(uses(lines, [step]) == [areBoth ? lines : []])
    }

    @Test func namesLeaveOutWordsAndAreNotJoined() {
        let salts = ["10 g salt", "1 tsp flaky sea salt"]
        #expect(
            uses(salts, ["Knead with the 10 g of salt.", "Scatter with the flaky salt."])
                == salts.map { [$0] }
        )
        let reds = ["1 tomato, sliced", "4 tbsp tomato ketchup"]
        #expect(uses(reds, ["Serve with tomato and ketchup."]) == [reds])
        #expect(uses(reds, ["Serve with tomato ketchup."]) == [[reds[1]]])
        #expect(
            uses(["2 tsp coriander seeds", "1 tsp cumin seeds"], ["Toast coriander and cumin."])
                == [["2 tsp coriander seeds", "1 tsp cumin seeds"]]
        )
    }

    @Test func whatFollowsAShareHasItToo() {
        let lines = ["2 tsp salt", "1 tsp cumin"]
        #expect(
            uses(lines, ["Add half the salt and cumin.", "Add the remaining salt and cumin."])
                == [
                    ["half of the 2 tsp salt", "half of the 1 tsp cumin"],
                    ["the rest of the 2 tsp salt", "the rest of the 1 tsp cumin"],
                ]
        )
    }

    @Test func allTheIngredientsAreNotThoseThatAreAddedLater() {
        let lines = ["1 kg beef", "1 onion", "10 g parsley"]
        #expect(
            uses(
                lines,
                [
                    "Put all the ingredients in a pot.", "Simmer until the beef is done.",
                    "Scatter with parsley.",
                ]
            )
                == [["1 kg beef", "1 onion"], [], ["10 g parsley"]]
        )
        #expect(
            uses(lines, ["Mix all the ingredients except the parsley."]) == [
                ["1 kg beef", "1 onion"]
            ]
        )
        #expect(
            uses(lines, ["Let all the ingredients get warm.", "Add the beef and onion."])[0].isEmpty
        )
    }

    /// What two groups have is told apart by their headings.
    @Test func groupsHaveTheirOwn() {
        let ingredients = ["1 tbsp sugar", "2 tbsp sugar"].map {
            Ingredient(text: $0, name: "sugar")
        }
        let uses = StepUses(
            of: ingredients,
            groups: ["For the dough", "For the syrup"],
            in: ["Boil the syrup with the sugar.", "Knead the sugar in."],
            headings: [nil, "Dough"]
        )
        #expect(uses.ingredients.map { $0.map(\.text) } == [["2 tbsp sugar"], ["1 tbsp sugar"]])
    }

    /// No step takes what another took whole, whatever the words.
    @Test(arguments: 0..<40)
    func nothingIsTakenTwice(_ seed: Int) {
        let words = [
            "the", "rest", "of", "half", "butter", "2", "tbsp", "flour", "(", ")", "and",
            "remaining",
            "all", "both", "sugar", "ingredients", ",", ".", "50 g", "more", "some", "eggs",
            "mixture",
        ]
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let lines = [
            "100 g butter", "200 g flour", "1 tbsp rice flour", "2 eggs", "salt", "50 g sugar",
        ]
        for _ in 0..<20 {
            let steps = (0..<4).map { _ in
                (0..<9).map { _ in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return words[Int(state >> 33) % words.count]
                }.joined(separator: " ")
            }
            let taken = uses(lines, steps)
            #expect(taken.count == 4)
            for line in lines where line != "salt" {
                let whole = taken.indices.filter { taken[$0].contains(line) }
                #expect(whole.count <= 1, "\(steps)")
                for own in taken { #expect(Set(own).count == own.count, "\(steps)") }
            }
        }
    }
}
