import Conversation
import RecipeModel
import Testing

@testable import ShellCommands

/// What a line is read with: what the cook has before them, and what the frame may.
struct ScreenStateTests {
    private func context(after lines: [String]) async -> ConversationContext {
        let kitchen = TestKitchen(spokenLanguage: PlainWords())
        for line in lines { await kitchen.type(line) }
        return await kitchen.shell.context(in: .prompt, withScreen: true)
    }

    /// The screen without the settings, which are the same everywhere.
    private func screen(after lines: String...) async -> ScreenState {
        var screen = await context(after: lines).screen
        screen.settings = []
        return screen
    }

    private static let services: [ServiceName] = [.cookbook, .recipepuppy]
    private static let leek = RecipeQuery([.has(Term("leek"))])
    private static let leekRows: [ScreenState.Row] = [
        .init(number: 1, title: "Leek soup", foods: ["leek", "potato"], minutes: 20),
        .init(
            number: 2,
            title: "Leek pie",
            foods: ["leek", "cheddar cheese", "flour"],
            minutes: 30
        ),
        .init(
            number: 3,
            title: "Leek tart",
            foods: ["leek", "egg", "flour", "butter"],
            minutes: 40
        ),
    ]

    /// The screen after `search leek`.
    private static func found() -> ScreenState {
        ScreenState(
            query: leek,
            list: .results,
            rows: leekRows,
            resultCount: 3,
            services: services
        )
    }

    @Test func atFirstThereIsNothing() async {
        #expect(await screen() == ScreenState(services: Self.services))
    }

    @Test func theListThatIsShown() async {
        #expect(await screen(after: "search leek") == Self.found())
        // Only what was printed last can be pointed at.
        var expected = Self.found()
        expected.rows = [
            .init(number: 4, title: "Leek salad", foods: ["leek", "vinegar"], minutes: 20),
            .init(
                number: 5,
                title: "Garlic leek bake",
                foods: ["garlic", "leek", "cream"],
                minutes: 30
            ),
        ]
        expected.resultCount = 5
        #expect(await screen(after: "search leek", "more") == expected)
    }

    @Test func favoritesThatAreShown() async {
        var expected = Self.found()
        expected.list = .favorites
        expected.rows = [Self.leekRows[1]]
        expected.rows[0].number = 1
        expected.favoriteCount = 1
        expected.it = .named(title: "Leek pie")
        #expect(await screen(after: "search leek", "fav 2", "favs") == expected)
    }

    @Test func namesThatAreShown() async {
        var expected = Self.found()
        (expected.list, expected.rows) = (.names(.cuisines), [])
        #expect(await screen(after: "search leek", "cuisines") == expected)
    }

    /// What was opened is `it`, whatever was named after it; a list takes its place before the cook.
    @Test func theRecipeThatIsOpen() async {
        var expected = Self.found()
        expected.it = .opened(title: "Leek tart")
        #expect(await screen(after: "search leek", "open 3") == expected)
        expected.favoriteCount = 1
        #expect(await screen(after: "search leek", "open 3", "fav 1") == expected)
    }

    @Test func theStepThatIsShown() async {
        var expected = Self.found()
        expected.it = .opened(title: "Leek soup")
        expected.isGuiding = true
        #expect(await screen(after: "search leek", "guide 1") == expected)
        expected.isGuiding = false
        expected.it = .named(title: "Leek soup")
        #expect(await screen(after: "search leek", "guide 1", "list") == expected)
    }

    @Test func theQueryThatFoundNothing() async {
        var expected = Self.found()
        expected.tried = RecipeQuery([.has(Term("durian"))])
        #expect(await screen(after: "search leek", "search durian") == expected)
        expected.tried = nil
        #expect(await screen(after: "search leek", "search durian", "list") == expected)
    }

    /// What a line may have meant can be chosen in the next one only.
    @Test func theMeaningsOfTheLineBefore() async {
        var expected = Self.found()
        expected.choices = ["open 2", "open 3"]
        #expect(await screen(after: "search leek", "the one with flour") == expected)
        expected.choices = []
        #expect(await screen(after: "search leek", "the one with flour", "list") == expected)
    }

    /// So can the search that a line may have been meant to be.
    @Test func theSearchOfferedForTheLineBefore() async {
        let kitchen = TestKitchen()
        await kitchen.type("search garlic")
        await kitchen.type("open leek butter")
        #expect(await kitchen.shell.context(in: .prompt, withScreen: true).screen.offer != nil)
        await kitchen.type("list")
        #expect(await kitchen.shell.context(in: .prompt, withScreen: true).screen.offer == nil)
    }

    @Test func theSettingsWithTheirWords() async {
        let settings = await context(after: []).screen.settings
        #expect(settings.first?.key == "theme")
        #expect(
            settings.first { $0.key == "theme" }?.words
                == ["auto", "dark", "light", "neutral", "none"]
        )
        #expect(settings.first { $0.key == "page-size" }?.words == ["5", "50"])
        #expect(settings.last?.key == "recipepuppy.url")
    }

    // MARK: What is not read with it

    @Test func whoUnderstandsNoSentencesNeedsNoScene() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; open 1")
        let context = await kitchen.shell.context(in: .prompt, withScreen: true)
        #expect(context.screen == ScreenState())
    }

    /// Elsewhere than at the prompt, and where it is not wanted, there is none.
    @Test func onlyThePromptHasAScene() async {
        let kitchen = TestKitchen(spokenLanguage: PlainWords())
        await kitchen.type("search leek")
        let script = Frame.script(named: "a.rcp", at: "/scripts/a.rcp", mayReachOutside: false)
        for frame in [Frame.commandLine, script] {
            let context = await kitchen.shell.context(in: frame, withScreen: true)
            #expect(context.screen == ScreenState())
        }
        #expect(await kitchen.shell.context(in: .prompt).screen == ScreenState())
    }

    /// The cook's own names are for the prompt and for `-c`.
    @Test func scriptsHaveNoAliases() async {
        let kitchen = TestKitchen()
        await kitchen.type("alias quick = search minutes:20")
        let script = Frame.script(named: "a.rcp", at: "/scripts/a.rcp", mayReachOutside: true)
        for (frame, aliases) in [
            (.prompt, ["quick": "search minutes:20"]),
            (.commandLine, ["quick": "search minutes:20"]), (script, [:]),
        ] as [(Frame, [String: String])] {
            #expect(await kitchen.shell.context(in: frame).aliases == aliases)
        }
    }

    @Test(arguments: [
        ("list", ConversationContext.BareWords.search), ("set bare-words error", .error),
        ("set bare-words error; unset bare-words", .search),
    ])
    func whatBareWordsAre(_ line: String, _ bareWords: ConversationContext.BareWords) async {
        #expect(await context(after: [line]).bareWords == bareWords)
    }
}
