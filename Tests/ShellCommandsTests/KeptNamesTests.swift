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

    private func kept(after lines: String...) async -> KeptNames {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("fav 1-3")
        for line in lines { await kitchen.type(line) }
        let names = await kitchen.shell.keptNames()
        await kitchen.type("timers stop all")
        return names
    }

    /// The tag on most recipes comes first; of equal ones the first by name.
    @Test func tagsComeByHowManyHaveThem() async {
        let names = await kept(after: "tag 1-2 quick", "tag 1 xmas", "tag 3 autumn")
        #expect(
            names.tags == [
                Candidate("quick", "2"), Candidate("autumn", "1"), Candidate("xmas", "1"),
            ]
        )
    }

    @Test func theNoteWrittenLastComesFirstAndEachOnce() async {
        let names = await kept(after: "note 1 less salt", "note 2 more salt", "note 3 less salt")
        #expect(names.notes.map(\.text) == ["less salt", "more salt"])
    }

    @Test func staplesAreSaidToBeSuch() async {
        let names = await kept(after: "pantry add rice", "pantry add flour --staple")
        #expect(names.foods == [Candidate("rice"), Candidate("flour", "staple")])
    }

    @Test func aTimerIsOfferedByItsNameOrItsNumber() async {
        let names = await kept(after: "timer 5m rice", "timer 6m")
        #expect(names.timers == [Candidate("rice", "05:00"), Candidate("2", "06:00")])
    }

    /// The times of a step are offered while it is before the cook.
    @Test func timesAreOfferedWhileAStepIsShown() async {
        var recipe = TestKitchen.recipe("Rice", ["rice"])
        recipe.stepGroups = [StepGroup(items: ["Boil the rice for 12 minutes.", "Eat."])]
        let kitchen = TestKitchen(recipes: [recipe])
        await kitchen.type("search rice")
        #expect(await kitchen.shell.keptNames().times.isEmpty)
        await kitchen.type("guide 1")
        #expect(await kitchen.shell.keptNames().times.count == 1)
        await kitchen.type("list")
        #expect(await kitchen.shell.keptNames().times.isEmpty)
    }

    // MARK: Behind `expect`

    @Test(
        arguments: [
            (
                [],
                [
                    "ok", "error", "exit", "count", "pages", "favorites", "title", "output",
                    "all", "none", "not", "lactose", "favorite", "offline",
                ]
            ),
            (["count"], ["=", "!=", "<", "<=", ">", ">="]),
            (["pages"], ["=", "!=", "<", "<=", ">", ">="]),
            (["favorites"], ["=", "!=", "<", "<=", ">", ">="]),
            (["output"], ["has", "lacks", "is"]), (["all"], ["have"]), (["none"], ["have"]),
            (["not"], ["lactose", "favorite", "offline"]), (["ok"], []), (["all", "have"], []),
            (["title"], []), (["count", "="], []),
        ] as [([String], [String])]
    )
    func whatCanBeExpected(_ words: [String], _ offered: [String]) async {
        let knowledge = await TestKitchen().shell.completionKnowledge()
        #expect(knowledge.expectations(behind: words).map(\.text) == offered)
    }

    @Test func everyErrorIsOfferedWithItsCode() async {
        let knowledge = await TestKitchen().shell.completionKnowledge()
        let errors = knowledge.expectations(behind: ["error"])
        #expect(errors.map(\.text) == ErrorName.allCases.map(\.rawValue))
        #expect(errors.first { $0.text == "usage" }?.summary == "exit code 64")
        #expect(errors.first { $0.text == "cancelled" }?.summary == "exit code 130")
    }
}
