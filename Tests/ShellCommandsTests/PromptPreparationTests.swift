import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// What is got ready while the cook types.
struct PromptPreparationTests {
    /// What is got ready beside the prompt is what `cook` alone asks for then.
    @Test(arguments: ["echo", "set max-missing 5", "set staples salt", "pantry add milk --staple"])
    func whatCanBeCookedIsGotReady(line: String) async {
        let prepared = Guarded<[RecipeQuery]>([])
        let kitchen = TestKitchen(changing: {
            $0.services.prepare = { query in prepared.withLock { $0.append(query) } }
        })
        await kitchen.shell.prepareNext()
        #expect(prepared.withLock { $0 } == [], "nothing is in the house")
        await kitchen.type("pantry add leek; \(line)")
        await kitchen.shell.prepareNext()
        await kitchen.type("cook")
        let asked = await kitchen.shell.session.answered?.paging.query
        #expect(asked != nil && prepared.withLock { $0 } == [asked])
    }

    /// The names that Tab offers are counted beside the prompt, unless that is called off.
    @Test func namesAreCountedBesideThePrompt() async {
        let counted = Guarded(0)
        let kitchen = TestKitchen(changing: {
            $0.services.countNames = { counted.withLock { $0 += 1 } }
        })
        await kitchen.shell.prepareNext()
        #expect(counted.withLock { $0 } == 1)
        let calledOff = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await kitchen.shell.prepareNext()
        }
        await calledOff.value
        #expect(counted.withLock { $0 } == 1)
    }
}
