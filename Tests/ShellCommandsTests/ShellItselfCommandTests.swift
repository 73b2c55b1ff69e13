import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession
import Testing

struct ShellItselfCommandTests {
    @Test func settingsAreShownSetAndTakenBack() async {
        let kitchen = TestKitchen()
        await kitchen.type("set page-size 20")
        guard case .done(.set(let row, let isSaved))? = kitchen.answer else {
            Issue.record("not set")
            return
        }
        #expect(row.value == "20" && row.origin == .set && !isSaved)
        await kitchen.type("unset page-size")
        guard case .done(.set(let back, _))? = kitchen.answer else { return }
        #expect(back.value == "10" && back.origin == .default)
        await kitchen.type("set --save theme light")
        #expect(kitchen.files["saved:theme"] == "light")
    }

    @Test(arguments: [("set them dark", "theme"), ("set page-siz 5", "page-size")])
    func aMistypedSettingIsSuggested(line: String, suggestion: String) async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type(line).exitCode == 64)
        guard case .setting(.unknown(_, let found))? = kitchen.mistake else {
            Issue.record("no such mistake")
            return
        }
        #expect(found == suggestion)
    }

    @Test(arguments: [
        ("set them dark", "them"), ("set theme 'very dark' red", "'very dark' red"),
        ("unset them", "them"), ("search leek --service cookbok", "cookbok"),
    ])
    func theCaretIsUnderTheWrongWords(line: String, wrong: String) async throws {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        guard case .mistake(let mistake)? = kitchen.failure else {
            Issue.record("no mistake")
            return
        }
        #expect(String(Array(line)[try #require(mistake.span)]) == wrong)
    }

    @Test func aServiceThatIsNotSetUpIsNotTaken() async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type("service recipepuppy").exitCode == 64)
        #expect(await kitchen.shell.settings.service == .cookbook)
        #expect(await kitchen.type("search leek").exitCode == 0)
        await kitchen.type("service recipepuppy --url http://127.0.0.1:9")
        #expect(await kitchen.type("unset recipepuppy.url").exitCode == 64)
        #expect(await kitchen.type("search leek").exitCode == 0)
        #expect(kitchen.titles == ["Puppy stew"])
    }

    @Test func aMistakeNamesItsCommand() async {
        let kitchen = TestKitchen()
        for (line, name) in [
            ("s --nope", "search"), ("open", "open"), ("serch leek", "serch"), ("expect", "expect"),
        ] {
            await kitchen.type(line)
            guard case .failure(_, let command)? = kitchen.shown.contents.last else {
                Issue.record("no failure")
                return
            }
            #expect(command == name)
        }
    }

    @Test func aValueThatDoesNotFitChangesNothing() async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type("set page-size 999").exitCode == 64)
        #expect(await kitchen.type("set service nowhere").exitCode == 64)
        #expect(await kitchen.type("set service recipepuppy").exitCode == 64)
        #expect(await kitchen.shell.settings.service == .cookbook)
    }

    @Test func serviceSwitchesAndRefinesOnTheViewsOwn() async {
        let kitchen = TestKitchen()
        await kitchen.type("service recipepuppy --url http://127.0.0.1:9")
        #expect(
            kitchen.answer
                == .done(
                    .usingService(.recipepuppy, address: "http://127.0.0.1:9", until: .always)
                )
        )
        await kitchen.type("search leek")
        #expect(kitchen.titles == ["Puppy stew"])
        await kitchen.type("search leek --service cookbook")
        #expect(kitchen.titles.first == "Leek soup")
        await kitchen.type("and garlic")
        #expect(kitchen.titles == ["Garlic leek bake"])
        #expect(await kitchen.type("service cookbok").exitCode == 64)
    }

    @Test func aliasesAreTheCooksOwn() async {
        let kitchen = TestKitchen()
        await kitchen.type("alias quick = search minutes:20")
        await kitchen.type("quick leek")
        #expect(kitchen.titles == ["Leek soup", "Leek salad"])
        #expect(await kitchen.type("alias search = open 1").exitCode == 64)
        #expect(kitchen.mistake == .alias(.reserved(name: "search")))
        #expect(await kitchen.play("quick leek\n").exitCode == 64)
        await kitchen.type("unalias quick")
        #expect(await kitchen.type("unalias quick").exitCode == 64)
    }

    @Test func historyGivesTheLastLinesOrThoseWithAText() async {
        let kitchen = TestKitchen()
        await kitchen.type("history 2")
        #expect(
            kitchen.answer
                == .history([
                    HistoryRow(number: 2, text: "more"), HistoryRow(number: 3, text: "open 20"),
                ])
        )
        await kitchen.type("history LEEK")
        #expect(kitchen.answer == .history([HistoryRow(number: 1, text: "search leek")]))
        // A number that counts no lines is a text like any other.
        for (line, count) in [
            ("history 0", 1), ("history -2", 0), ("history 9", 3), ("history", 3),
        ] {
            await kitchen.type(line)
            guard case .history(let rows)? = kitchen.answer else { return }
            #expect(rows.count == count, "\(line)")
        }
    }

    @Test func everyCommandHasHelpWithThreeExamplesThatRead() async {
        let kitchen = TestKitchen()
        for row in CommandRegistry.standard.rows {
            #expect(row.help.examples.count == 3, "\(row.name)")
            #expect(!row.help.summary.isEmpty && row.help.summary.last != ".", "\(row.name)")
            await kitchen.type("help \(row.name)")
            #expect(kitchen.answer == .help(.command(row.page)), "\(row.name)")
            await kitchen.type("\(row.name) --help")
            #expect(kitchen.answer == .help(.command(row.page)), "\(row.name) --help")
        }
        #expect(await kitchen.type("help serch").exitCode == 64)
        await kitchen.type("help family")
        guard case .help(.found(_, let found))? = kitchen.answer else {
            Issue.record("nothing found")
            return
        }
        #expect(found.map(\.usage) == ["search TERM…", "help terms", "help serve"])
        #expect(
            kitchen.mistake == .command(.unknownHelp(word: "serch", suggestion: "search"))
        )
    }

    @Test func backGoesFromTheFavoritesToTheResults() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("fav 2")
        await kitchen.type("favs")
        await kitchen.type("back")
        #expect(kitchen.titles.first == "Leek soup")
        #expect(await kitchen.type("back").exitCode == 64)
        await kitchen.type("search garlic")
        await kitchen.type("back")
        await kitchen.type("forward")
        #expect(kitchen.titles.first == "Garlic bread")
    }

    @Test func statusTellsHowThingsStand() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("fav 1")
        await kitchen.type("status")
        guard case .status(let status)? = kitchen.answer else {
            Issue.record("no status")
            return
        }
        #expect(status.loaded == 3 && status.favorites == 1 && status.requests == 7)
        #expect(status.cacheBytes == 12 && status.places.map(\.path) == ["/data"])
    }

    // MARK: How answers are shown

    /// Only what the cook typed at the prompt may be shown a screen at a time.
    @Test func onlyAnswersAtThePromptArePaged() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; open 99")
        _ = await kitchen.play("search garlic\n")
        _ = await kitchen.interpreter.play(line: "search soup", in: .commandLine)
        #expect(kitchen.shown.presentations.map(\.mayPage) == [true, false, false, false])
    }

    @Test(arguments: [
        ("search leek", DrawingOptions()),
        ("search leek --format json", DrawingOptions(format: .json)),
        ("search leek --width 60 --format md", DrawingOptions(format: .md, width: 60)),
    ])
    func anAnswerIsDrawnAsItsLineSays(_ line: String, _ options: DrawingOptions) async {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        #expect(kitchen.shown.presentations.map(\.options) == [options])
    }

    /// Where it is wanted, each line of a script is shown before its answer; those typed are not.
    @Test(
        arguments: [
            ("set echo on\nsearch leek\nlist\n", ["search leek", "list"]),
            ("search leek\nlist\n", []),
            ("set echo on\nset echo off\nsearch leek\n", ["set echo off"]),
        ] as [(String, [String])]
    )
    func linesOfAScriptAreShownWhereThatIsWanted(_ script: String, _ lines: [String]) async {
        let kitchen = TestKitchen()
        _ = await kitchen.play(script)
        await kitchen.type("search garlic")
        let shown: [String] = kitchen.shown.contents.compactMap {
            if case .echo(let line) = $0 { line } else { nil }
        }
        #expect(shown == lines)
    }

    @Test func quitLeavesWithItsCode() async {
        let kitchen = TestKitchen()
        let result = await kitchen.type("quit 7")
        #expect(result.quits && result.exitCode == 7)
        #expect(await kitchen.type("quit 999").exitCode == 64)
        #expect(await kitchen.type("quit").quits)
    }
}
