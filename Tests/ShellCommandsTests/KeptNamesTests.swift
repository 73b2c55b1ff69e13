import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import ShellCommands

/// What Tab offers of what a cook keeps, and behind `expect`.
struct KeptNamesTests {
    private static let names: KeptNames = {
        var names = KeptNames()
        names.foods = [
            Candidate("olive oil", "staple"), Candidate("olive"), Candidate("olives in brine"),
            Candidate("Sun dried tomato"),
        ]
        names.things = [Candidate("thing")]
        names.tags = [Candidate("tag")]
        names.notes = [Candidate("note")]
        names.timers = [Candidate("timer")]
        names.times = [Candidate("time")]
        names.steps = [Candidate("step")]
        return names
    }()

    @Test(arguments: [
        (CompletionPlace.KeptThing.shoppingThing, "thing"), (.tag, "tag"), (.note, "note"),
        (.timer, "timer"), (.timerTime, "time"),
        (.guideStep, "step"),
    ])
    func eachKindIsItsOwn(_ kind: CompletionPlace.KeptThing, _ name: String) {
        #expect(Self.names.candidates(of: kind, after: []) == [Candidate(name)])
    }

    /// Behind words those are offered that go on from them, without them.
    @Test(
        arguments: [
            (["olive"], ["oil"]), (["OLIVE"], ["oil"]), (["olives"], ["in brine"]),
            (["olives", "in"], ["brine"]), (["sun", "dried"], ["tomato"]), (["oliv"], []),
            (["olive", "oil"], []),
        ] as [([String], [String])]
    )
    func whatGoesOnFromTheWordsBefore(_ words: [String], _ rest: [String]) {
        let offered = Self.names.candidates(of: .pantryFood, after: words)
        #expect(offered.map(\.text) == rest)
    }

    @Test func theRestKeepsWhatIsSaidOfIt() {
        let offered = Self.names.candidates(of: .pantryFood, after: ["olive"])
        #expect(offered == [Candidate("oil", "staple")])
    }

    // MARK: What a shell keeps

    // MARK: Behind `expect`

    @Test func everyErrorIsOfferedWithItsCode() async {
        let knowledge = await TestKitchen().shell.completionKnowledge()
        let errors = knowledge.expectations(behind: ["error"])
        #expect(errors.map(\.text) == ErrorName.allCases.map(\.rawValue))
        #expect(errors.first { $0.text == "usage" }?.summary == "exit code 64")
        #expect(errors.first { $0.text == "cancelled" }?.summary == "exit code 130")
    }
}
