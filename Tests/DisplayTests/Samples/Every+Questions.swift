import RecipeModel
import ShellAnswers

@testable import RecipeQuestions

/// What recipes say to questions, a sample of each kind.
extension Every {
    static let questions: [KitchenAnswer] = replies.map { reply in
        .asked(
            AskedAnswer(title: "Garlic cheese bread", reply: reply, place: .init(step: 2, count: 4))
        )
    }

    private static let replies: [RecipeReply] = [
        RecipeReply(.next, .lastStep),
        RecipeReply(.previous, .firstStep),
        RecipeReply(.finished, .left(2), from: [.step(3)]),
        RecipeReply(.finished, .left(0)),
        RecipeReply(
            .amount,
            .ingredients([
                .init(
                    line: "80 g butter, soft",
                    uses: [
                        .init(step: 1, text: "half of the 80 g butter, soft"),
                        .init(step: 4, text: "the rest of the 80 g butter, soft"),
                    ]
                ),
                .init(line: "2 eggs", uses: [.init(step: 2, text: "2 eggs")]),
                .init(line: "salt", uses: []),
            ]),
            from: [.ingredient(2), .ingredient(3), .ingredient(5)]
        ),
        RecipeReply(.amount, .contains(food: "ham", .no, lines: [])),
        RecipeReply(
            .amount,
            .ingredients([
                .init(line: "100 g butter, cold", uses: [], part: "For the pastry"),
                .init(line: "120 g butter, soft", uses: [], part: "For the filling"),
            ]),
            from: [.ingredient(2), .ingredient(5)]
        ),
        RecipeReply(
            .amount,
            .sum(
                "220 g",
                [
                    .init(
                        line: "100 g butter, cold",
                        uses: [.init(step: 1, text: "100 g butter, cold")]
                    ),
                    .init(line: "120 g butter, soft", uses: []),
                ]
            ),
            from: [.ingredient(2), .ingredient(5)]
        ),
        RecipeReply(
            .amount,
            .lacking(
                "butter",
                part: "For the filling",
                elsewhere: [.init(line: "100 g butter, cold", uses: [])]
            ),
            from: [.ingredient(2)]
        ),
        RecipeReply(
            .repeat,
            .added(
                [
                    .init(line: "2 eggs", uses: [.init(step: 1, text: "2 eggs")]),
                    .init(line: "salt", uses: [.init(step: 3, text: "salt")]),
                    .init(line: "1 leek", uses: [.init(step: 2, text: "1 leek")]),
                ],
                at: 2
            ),
            from: [.ingredient(3), .ingredient(4), .step(1), .step(3)]
        ),
        RecipeReply(.ingredients, .nothingLeft),
        RecipeReply(.count, .counts(ingredients: 9, steps: 4)),
        RecipeReply(.time, .total(CookingTimes(preparation: 20, cooking: 55))),
        RecipeReply(.time, .start(minutes: 75, for: 19 * 60)),
        RecipeReply(
            .time,
            .sentences([.init(step: 3, text: "Bake for 25 minutes until golden")]),
            from: [.step(3)]
        ),
        RecipeReply(
            .temperature,
            .temperatures([.init(step: 1, text: "200 °C", celsius: 200)]),
            from: [.step(1)]
        ),
        RecipeReply(
            .temperature,
            .temperatures([
                .init(step: 2, text: "350 and 375 °F", celsius: 190.6, least: 350)
            ]),
            from: [.step(2)]
        ),
        RecipeReply(
            .diet,
            .diet(name: "vegetarian", .yes, lines: [], without: ["150 g chorizo, sliced"])
        ),
        RecipeReply(
            .contains,
            .contains(food: "egg", .no, lines: [], part: "For the pastry")
        ),
        RecipeReply(.diet, .diet(name: "vegan", .no, lines: ["80 g butter, soft", "2 eggs"])),
        RecipeReply(.diet, .diet(name: "gluten free", .yes, lines: [])),
        RecipeReply(.diet, .diet(name: "vegetarian", .unclear, lines: ["parmesan"])),
        RecipeReply(.contains, .contains(food: "milk", .yes, lines: ["100 ml milk"])),
        RecipeReply(.contains, .contains(food: "nuts", .no, lines: [])),
        RecipeReply(.contains, .contains(food: "gluten", .no, lines: [], check: ["1 l stock"])),
        RecipeReply(.contains, .contains(food: "celery", .unclear, lines: ["1 l stock"])),
        RecipeReply(.diet, .diet(name: "gluten free", .yes, lines: [], check: ["1 l stock"])),
        RecipeReply(
            .contains,
            .findings([
                .init(food: "milk", verdict: .yes, lines: ["80 g butter"], check: []),
                .init(food: "celery", verdict: .unclear, lines: ["1 l stock"], check: []),
                .init(food: "nuts", verdict: .no, lines: [], check: ["50 g dark chocolate"]),
            ])
        ),
        RecipeReply(.contains, .findings([])),
        RecipeReply(
            .substitute,
            .exchange(
                .init(
                    line: "80 g butter, soft",
                    asked: "oil",
                    offers: [
                        .init(
                            name: "oil",
                            amount: "60 g",
                            isSameAmount: false,
                            measure: nil,
                            change: "moister",
                            source: "common kitchen practice"
                        )
                    ]
                )
            ),
            from: [.ingredient(2)]
        ),
        RecipeReply(
            .substitute,
            .exchange(
                .init(
                    line: "250 ml buttermilk",
                    asked: nil,
                    offers: [
                        .init(
                            name: "milk and lemon juice",
                            amount: nil,
                            isSameAmount: false,
                            measure: "for 250 ml, 1 tbsp lemon juice topped up with milk",
                            change: "",
                            source: "common kitchen practice"
                        ),
                        .init(
                            name: "yogurt",
                            amount: "250 ml",
                            isSameAmount: true,
                            measure: nil,
                            change: "thicker",
                            source: "common kitchen practice"
                        ),
                    ]
                )
            )
        ),
        RecipeReply(
            .pairing,
            .pairings(
                ["beetroot"],
                [.init(food: "feta cheese", count: 6), .init(food: "dill", count: 4)],
                of: 14
            )
        ),
        RecipeReply(.pairing, .pairings(["beetroot", "mint"], [], of: 2)),
        RecipeReply(.pairing, .pairings(["quince"], [], of: 0)),
        RecipeReply(.time, .ready(at: 19 * 60 + 5, minutes: 75, isRest: false)),
        RecipeReply(.time, .ready(at: 19 * 60, minutes: 40, isRest: true), from: [.step(3)]),
        RecipeReply(.time, .alarms([.init(name: "rest dough", minute: 65)])),
        RecipeReply(
            .time,
            .choices([.init(number: 2, title: "Omelette", minutes: 15)], unsure: [], of: 20),
            from: [.recipe(2)]
        ),
        RecipeReply(
            .diet,
            .choices([], unsure: [.init(number: 3, title: "Leek stew", minutes: nil)], of: 20)
        ),
        RecipeReply(
            .temperature,
            .safe([
                .init(food: "beef", celsius: 63, fahrenheit: 145, rest: 3, source: "a body")
            ])
        ),
        RecipeReply(.amount, .converted("1 cup of flour", ["125 g"])),
        RecipeReply(
            .temperature,
            .temperatures([.init(step: 0, text: "gas 6", celsius: 200)])
        ),
        RecipeReply(.meanwhile, .nothingMeanwhile(step: 2), from: [.step(3)]),
        RecipeReply(.substitute, .role("Salt is there for the taste.")),
        RecipeReply(.substitute, .told(["White wine vinegar can replace cane vinegar."])),
        RecipeReply(.servings, .servings(RecipeYield(text: "4 servings", amount: 4), asked: nil)),
        RecipeReply(.servings, .servings(RecipeYield(text: "4 servings", amount: 4), asked: 8)),
        RecipeReply(.title, .title("Garlic cheese bread", minutes: 75, yield: "4 servings")),
        RecipeReply(.source, .source(author: "Jo", site: "example.com")),
        RecipeReply(.other, .silence(nearest: [])),
        RecipeReply(.substitute, .silence(nearest: ["80 g butter, soft"]), from: [.ingredient(2)]),
    ]
}
