import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch
import ShellAnswers

extension Every {
    private static let entries = [
        ShoppingEntry(id: 1, text: "2 onions", name: "onions", recipe: "Leek soup"),
        ShoppingEntry(id: 2, text: "200 ml milk", name: "milk", isDone: true),
        ShoppingEntry(id: 3, text: "salt", name: "salt"),
    ]

    private static let tally: PantryTally = {
        var tally = PantryTally()
        tally.need = 4
        tally.inPantry = ["milk"]
        tally.staples = ["salt"]
        tally.missing = ["cream", "leeks"]
        return tally
    }()

    private static let pantry = Pantry(foods: ["garlic", "butter"], staples: ["salt"])

    private static let steps: [GuideAnswer] = {
        guard var guide = Guide(Sample.wholeBread) else { return [] }
        var steps: [GuideAnswer] = []
        repeat {
            steps.append(
                GuideAnswer(
                    title: guide.recipe.title,
                    step: guide.step,
                    count: guide.steps.count,
                    isAtEdge: guide.step.number == guide.steps.count
                )
            )
        } while guide.goOn()
        return steps
    }()

    private static func why(_ ranking: RecipeRanking?, pantry: Pantry?) -> WhyAnswer {
        var query = Sample.query
        query.ranking = ranking
        return WhyAnswer(
            title: "Baked garlic cheese bread",
            number: 2,
            count: 12,
            service: .cookbook,
            query: query,
            reasons: MatchReasons(Sample.bread, for: query, pantry: pantry),
            hints: [DropHint(condition: query.conditions[1], total: .exactly(64))]
        )
    }

    /// Every kind of answer of the kitchen.
    static let kitchen: [KitchenAnswer] =
        [
            .pantry(
                [PantryItem(id: 1, name: "eggs"), PantryItem(id: 2, name: "oil", isStaple: true)],
                staples: ["salt"]
            ), .pantry([], staples: []), .shopping(ShoppingList(entries)),
            .shopping(ShoppingList([])),
            .missing(title: "Leek soup", tally),
            .missing(title: "Bread", PantryTally()),
            .changed(KeptChange(kind: .stocked, names: ["milk"]), leftOut: ["salt", "oil"]),
            .changed(KeptChange(kind: .listed, names: []), leftOut: []),
            .words(
                title: "Leek soup",
                OwnWords(
                    notes: [RecipeNote(id: 1, text: "Less salt.", writtenAt: 0)],
                    tags: ["quick", "soup"]
                )
            ), .words(title: "Bread", OwnWords()), .units(.metric), .units(.us), .units(nil),
            .timers([]),
            .timers([TimerRow(name: "pasta", left: 61, length: 720)]),
            .timerStarted(TimerRow(name: "pasta", left: 720, length: 720)), .timersStopped([]),
            .timersStopped([TimerRow(name: "pasta", left: 61, length: 720)]),
            .timers([TimerRow(name: "pasta", left: 61, length: 720, isPaused: true)]),
            .timersPaused([]), .timersResumed([]),
            .timersPaused([TimerRow(name: "pasta", left: 61, length: 720, isPaused: true)]),
            .timersResumed([TimerRow(name: "pasta", left: 61, length: 720)]),
            .timersProlonged([]),
            .timersProlonged([TimerRow(name: "pasta", left: 1_020, length: 1_020)]),
            .timerRang(TimerRow(name: "pasta", left: 0, length: 720)), .why(why(nil, pantry: nil)),
            .why(why(.missing(.init(pantry: pantry)), pantry: pantry)),
        ] + steps.map(KitchenAnswer.step)
}
