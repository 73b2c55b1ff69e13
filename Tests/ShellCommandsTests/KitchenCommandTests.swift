import RecipeModel
import ShellAnswers
import Testing

@testable import ShellCommands

struct KitchenCommandTests {
    private let kitchen = TestKitchen()

    private var told: KitchenAnswer? {
        guard case .kitchen(let answer) = kitchen.answer else { return nil }
        return answer
    }

    @Test func whatIsInThePantryIsMarkedAndMissingTellsTheRest() async {
        await kitchen.type("pantry add leek")
        #expect(told == .changed(KeptChange(kind: .stocked, names: ["leek"]), leftOut: []))
        await kitchen.type("search leek")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.allSatisfy { $0.recipe.coverage?.isFromPantry == true })
        await kitchen.type("missing 1")
        guard case .missing(_, let tally) = told else {
            Issue.record("no tally")
            return
        }
        #expect(tally.inPantry.contains("leek"))
    }

    @Test func withoutAPantryNothingIsMarked() async {
        await kitchen.type("search leek")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.allSatisfy { $0.recipe.coverage == nil })
    }

    @Test func cookOrdersEachPageByWhatIsMissing() async {
        await kitchen.type("cook leek --max-missing 99")
        guard case .results(let results) = kitchen.answer else {
            Issue.record("no results")
            return
        }
        let missing = results.rows.compactMap { $0.recipe.coverage?.missed.count }
        #expect(!missing.isEmpty)
        #expect(missing == missing.sorted())
    }

    @Test(arguments: [
        "cook", "pantry add", "pantry remove saffron", "shop done milk", "shop remove 3",
        "note it x", "scale it x2", "guide again", "timers stop rice", "timer soon", "why it",
        "tag 1 quick", "scale", "similar",
    ])
    func whatCannotBeDoneIsTheCooksMistake(_ line: String) async {
        let result = await kitchen.type(line)
        #expect(result.exitCode == 64, "\(line)")
    }

    @Test func theShoppingListTakesNamesAndNumbers() async {
        await kitchen.type("shop add milk")
        await kitchen.type("shop add eggs")
        await kitchen.type("shop")
        guard case .shopping(let list) = told else {
            Issue.record("no list")
            return
        }
        #expect(list.items.map(\.text) == ["eggs", "milk"])
        await kitchen.type("shop done 2")
        #expect(told == .changed(KeptChange(kind: .ticked, names: ["milk"]), leftOut: []))
        await kitchen.type("shop remove eggs")
        #expect(told == .changed(KeptChange(kind: .unlisted, names: ["eggs"]), leftOut: []))
    }

    @Test func timersRunAtThePromptOnly() async {
        await kitchen.type("timer 12m pasta")
        #expect(told == .timerStarted(TimerRow(name: "pasta", left: 720, length: 720)))
        await kitchen.type("timers")
        #expect(told == .timers([TimerRow(name: "pasta", left: 720, length: 720)]))
        await kitchen.type("timers stop pasta")
        await kitchen.type("timers")
        #expect(told == .timers([]))
        let result = await kitchen.play("timer 12m pasta")
        #expect(result.exitCode == 64)
    }
}
