import Conversation
import RecipeCooking
import RecipeModel
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// What an answer means for the shell: for `undo`, `expect`, the guide and the exit code.
struct AnswerMeaningTests {
    private static func results(_ count: Int) -> Answer {
        let rows = TestKitchen.recipes.prefix(count).enumerated().map {
            ResultRow(number: $0.offset + 1, recipe: $0.element, isFavorite: false)
        }
        return .results(
            ResultsAnswer(
                query: RecipeQuery(),
                service: .cookbook,
                rows: rows,
                pages: [1],
                loaded: count,
                hasMore: false
            )
        )
    }

    private static func favorites(fetched: Int?) -> Answer {
        .favorites(
            FavoritesAnswer(
                rows: [],
                total: 1,
                offline: 0,
                hasMore: false,
                refreshed: fetched.map { RefreshReport(fetched: $0, failed: []) }
            )
        )
    }

    private static func imported(_ added: Int, favorites: Bool, rehearsal: Bool = false) -> Answer {
        var progress = ImportProgress()
        progress.added = added
        return .cookbook(
            .imported(
                ImportReport(
                    result: ImportResult(progress: progress, faults: [], isStopped: false),
                    file: "box.json",
                    origin: "box.json",
                    isRehearsal: rehearsal,
                    keepsAsFavorites: favorites,
                    report: nil
                )
            )
        )
    }

    private static let recipe = Answer.recipe(
        RecipeAnswer(recipe: TestKitchen.recipes[0], pageState: .notNeeded)
    )
    private static let names = Answer.names(
        NamesAnswer(kind: .cuisines, service: .cookbook, names: [])
    )

    // MARK: What `undo` has to know

    private static let changing: [(answer: Answer, changes: Bool)] = [
        (.done(.kept(titles: ["A"], already: [], pageMissing: [])), true),
        (.done(.kept(titles: [], already: ["A"], pageMissing: [])), false),
        (.done(.removed(titles: ["A"])), true), (.done(.removed(titles: [])), false),
        (
            .done(.restored(file: "a", RestoreOutcome(contents: BackupContents(), changes: true))),
            true
        ),
        (
            .done(.restored(file: "a", RestoreOutcome(contents: BackupContents(), changes: false))),
            false
        ),
        (.kitchen(.changed(KeptChange(kind: .stocked, names: ["milk"]), leftOut: [])), true),
        (.kitchen(.changed(KeptChange(kind: .stocked, names: []), leftOut: ["milk"])), false),
        (.kitchen(.timers([])), false), (favorites(fetched: nil), false),
        (favorites(fetched: 0), false), (favorites(fetched: 1), true),
        (imported(1, favorites: true), true), (imported(0, favorites: true), false),
        (imported(1, favorites: false), false),
        (imported(1, favorites: true, rehearsal: true), false),
        (.cookbook(.origins([], starters: 1)), false),
        (.done(.changedCookbook(KeptChange(kind: .created, names: ["A"]))), false),
        (.done(.reset), false), (.silence, false), (results(1), false),
    ]

    @Test(arguments: changing.indices)
    func whichAnswersTellOfAChange(_ place: Int) {
        let (answer, changes) = Self.changing[place]
        #expect(answer.changesFavorites == changes, "\(answer)")
    }

    // MARK: The guide

    private func guiding() throws -> KitchenState {
        var recipe = TestKitchen.recipe("Rice", ["rice"])
        recipe.stepGroups = [StepGroup(items: ["Boil the rice for 12 minutes.", "Eat."])]
        let guide = try #require(Guide(recipe))
        var kitchen = KitchenState()
        #expect(!kitchen.isGuiding)
        kitchen.cooking = (recipe, guide)
        kitchen.offers = guide.step.timerOffers
        kitchen.follow(
            .kitchen(.step(GuideAnswer(title: "Rice", step: guide.step, count: 2)))
        )
        #expect(kitchen.isGuiding && !kitchen.offers.isEmpty)
        return kitchen
    }

    /// A list or a recipe takes the step's place.
    @Test(arguments: 0..<4)
    func whatTakesTheStepsPlace(_ place: Int) throws {
        var kitchen = try guiding()
        let answers = [Self.results(1), Self.recipe, Self.favorites(fetched: nil), Self.names]
        kitchen.follow(answers[place])
        let goesOn = kitchen.cooking != nil
        #expect(!kitchen.isGuiding && goesOn)
    }

    /// Everything else leaves the step before the cook.
    @Test func whatLeavesTheStepWhereItIs() throws {
        let answers: [Answer] = [
            .silence, .text("x"), .done(.reset), .services([]), .settings([]), .aliases([]),
            .history([]), .help(.overview), .kitchen(.timers([])), .clearScreen,
        ]
        for answer in answers {
            var kitchen = try guiding()
            kitchen.follow(answer)
            #expect(kitchen.isGuiding, "\(answer)")
        }
    }

    @Test func aGuideThatIsLeftOffersNothing() throws {
        var kitchen = try guiding()
        kitchen.leaveGuide()
        let goesOn = kitchen.cooking != nil
        #expect(!kitchen.isGuiding && kitchen.offers.isEmpty && goesOn)
    }

    // MARK: Outcomes

    private func outcome(_ answer: Answer, notes: [Note] = []) -> Outcome {
        let reply = Reply(command: "x", answer: answer, notes: notes)
        return Outcome(command: "x", result: .success(reply))
    }

    @Test func whatWentWellHasNoCode() {
        let outcome = outcome(.text("x"))
        #expect(outcome.exitCode == 0 && outcome.errorName == nil)
        #expect(!outcome.isAboutOthers && !outcome.foundNothing)
    }

    /// A script that was played has its own code, and `expect` looks at its last command.
    @Test func aScriptThatWasPlayedHasItsOwnCode() {
        let outcome = outcome(.played(ScriptEnd(exitCode: 64, errorName: .usage)))
        #expect(outcome.exitCode == 64 && outcome.errorName == .usage)
        #expect(outcome.isAboutOthers)
    }

    @Test func aFailureHasTheCodeOfItsName() {
        let failed = Outcome(command: "x", result: .failure(.world(WorldError(.cancelled))))
        #expect(failed.exitCode == 130 && failed.errorName == .cancelled)
        #expect(!failed.isAboutOthers && !failed.foundNothing)
    }

    @Test func aCheckIsAboutOthers() {
        var outcome = outcome(.done(.held))
        outcome.isCheck = true
        #expect(outcome.isAboutOthers)
    }

    @Test(
        arguments: [
            ([], false), ([.nothingFound], true), ([.numbersMeanFavorites], false),
            ([.keptAnswer(age: 5), .nothingFound], true),
        ] as [([Note], Bool)]
    )
    func nothingWasFoundWhereTheNoteSaysSo(_ notes: [Note], _ foundNothing: Bool) {
        #expect(outcome(.silence, notes: notes).foundNothing == foundNothing)
    }

    // MARK: Windows of favorites

    @Test(arguments: [
        (0, 3, [1, 2, 3], false), (0, 4, [1, 2, 3], true), (2, 3, [3], false), (3, 4, [], true),
    ])
    func favoritesFromOneOn(_ first: Int, _ all: Int, _ numbers: [Int], _ hasMore: Bool) {
        let rows = TestKitchen.recipes.prefix(3).enumerated().map { place, recipe in
            FavoritePage.Row(
                key: Int64(place),
                favorite: Favorite(recipe: recipe, savedAt: 1_000, isOffline: true)
            )
        }
        let page = FavoritePage(rows: rows, counts: FavoriteCounts(all: all, offline: 2))
        let answer = FavoritesWindow(page: page).answer(from: first)
        #expect(answer.rows.map(\.number) == numbers)
        #expect(answer.hasMore == hasMore && answer.total == all && answer.offline == 2)
        #expect(answer.refreshed == nil)
    }
}
