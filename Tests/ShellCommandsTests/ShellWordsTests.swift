import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// Aliases, history, help, recording and exports, at their edges.
struct ShellWordsTests {
    private func kitchen(_ lines: String...) async -> TestKitchen {
        let kitchen = TestKitchen()
        for line in lines { await kitchen.type(line) }
        return kitchen
    }

    // MARK: alias

    @Test func aliasesAreListedInOrderAndReplaced() async {
        let kitchen = await kitchen(
            "alias Soups = search soup",
            "alias a1 = more",
            "alias soups = list"
        )
        #expect(kitchen.answer == .done(.aliased(AliasRow(name: "soups", text: "list"))))
        await kitchen.type("alias")
        #expect(
            kitchen.answer
                == .aliases([
                    AliasRow(name: "a1", text: "more"), AliasRow(name: "soups", text: "list"),
                ])
        )
        await kitchen.type("unalias SOUPS")
        #expect(kitchen.answer == .done(.unaliased("soups")))
        await kitchen.type("alias")
        #expect(kitchen.answer == .aliases([AliasRow(name: "a1", text: "more")]))
    }

    @Test(
        arguments: [
            ("alias search = more", .reserved(name: "search")),
            ("alias SEARCH = more", .reserved(name: "search")),
            ("alias 1a = more", .badName(name: "1a")), ("alias -a = more", .badName(name: "-a")),
            ("alias a.b = more", .badName(name: "a.b")), ("alias _a = more", .badName(name: "_a")),
            ("unalias quik", .unknown(name: "quik", suggestion: "quick")),
            ("unalias xyzzy", .unknown(name: "xyzzy", suggestion: nil)),
        ] as [(String, Mistake.AliasFault)]
    )
    func whatIsNoAlias(_ line: String, _ fault: Mistake.AliasFault) async {
        let kitchen = await kitchen("alias quick = search leek", line)
        #expect(kitchen.mistake == .alias(fault))
    }

    /// A short name of a command may be the cook's own; its full name may not.
    @Test(arguments: ["s", "find", "a-b", "a_b", "a1", "É"])
    func whatMayBeAnAlias(_ name: String) async {
        let kitchen = await kitchen("alias \(name) = search bread", name)
        #expect(kitchen.titles == ["Garlic bread"], "\(name)")
    }

    /// Of several commands those after one that fails are not done.
    @Test(arguments: [
        ("'open 99; echo after'", nil), ("'echo before; open 99; echo after'", "before"),
        ("'echo before; echo after'", "after"),
    ])
    func anAliasStopsAtWhatFails(_ text: String, _ said: String?) async {
        let kitchen = await kitchen("alias both = \(text)", "both")
        #expect((kitchen.mistake == nil) == (said == "after"))
        var last: String?
        if case .text(let text)? = kitchen.answer { last = text }
        #expect(last == said)
    }

    // MARK: history

    @Test(arguments: [(19, 1), (20, 1), (21, 2), (50, 31)])
    func theLastTwentyAreShown(_ count: Int, _ first: Int) async {
        let lines = (1...count).map { "search dish \($0)" }
        let kitchen = TestKitchen { $0.records.history = { lines } }
        for line in ["history", "history ''"] {
            await kitchen.type(line)
            #expect(
                kitchen.answer
                    == .history(
                        (first...count).map {
                            HistoryRow(number: $0, text: "search dish \($0)")
                        }
                    ),
                "\(line)"
            )
        }
        await kitchen.type("history 1")
        #expect(
            kitchen.answer == .history([HistoryRow(number: count, text: "search dish \(count)")])
        )
    }

    // MARK: help

    @Test(arguments: HelpTopic.allCases)
    func everyTopicIsExplained(_ topic: HelpTopic) async {
        let kitchen = await kitchen("help \(topic.rawValue)")
        let expected = HelpAnswer.topic(title: topic.title, paragraphs: topic.paragraphs)
        #expect(kitchen.answer == .help(expected))
        await kitchen.type("help \(topic.rawValue.uppercased())")
        #expect(kitchen.answer == .help(expected))
        #expect(!topic.paragraphs.isEmpty && topic.paragraphs.allSatisfy { !$0.contains("  ") })
    }

    @Test func helpWithoutAWordIsWhereToBegin() async {
        let kitchen = await kitchen("help")
        #expect(kitchen.answer == .help(.overview))
        await kitchen.type("help --all")
        guard case .help(.commands(let groups))? = kitchen.answer else {
            Issue.record("no commands")
            return
        }
        #expect(groups.map(\.title) == ["Find", "See", "Keep", "Shell", "Scripts"])
        let all = CommandRegistry.standard.rows
        #expect(groups.flatMap(\.commands).count == all.count)
        #expect(Set(groups.flatMap(\.commands).map(\.usage)) == Set(all.map(\.signature.usage)))
    }

    @Test func theFormatsAreNamedFromTheFirstToTheLast() async {
        let kitchen = await kitchen("help formats")
        guard case .help(.topic(_, let paragraphs))? = kitchen.answer else {
            Issue.record("no topic")
            return
        }
        #expect(
            paragraphs.first
                == "--format list, cards, table, plain, json, ndjson, csv, tsv or md, on any "
                + "command that lists or opens. '> FILE' writes, '>> FILE' adds, "
                + "'| PROGRAM' pipes."
        )
    }

    /// Help on a short name is that of its command; any other word is looked for in all of it.
    @Test(arguments: [("s", "search"), ("FAVORITES", "favs"), ("ls", "list"), ("q", "quit")])
    func helpOnAShortName(_ word: String, _ command: String) async {
        let kitchen = await kitchen("help \(word)")
        guard case .help(.command(let page))? = kitchen.answer else {
            Issue.record("no page")
            return
        }
        #expect(page.name == command)
    }

    @Test(arguments: [
        ("cooklang", ["export", "create", "edit", "import"]), ("COOKLANG", ["export"]),
        ("postgresql", ["service", "cookbook"]), ("xmas", ["tag"]),
        ("ctrl-r", ["help keys"]), ("ndjson", ["help formats"]),
        ("pantry has most", ["search"]), ("arrows", ["pick"]), ("sixels", ["picture"]),
        ("standard input", ["create"]), ("scripts use", ["alias"]), ("nobody to", ["timer"]),
    ])
    func aWordIsFoundInAnyPartOfTheHelp(_ word: String, _ commands: [String]) async {
        let kitchen = await kitchen("help \(word)")
        guard case .help(.found(let text, let found))? = kitchen.answer else {
            Issue.record("nothing found for \(word): \(String(describing: kitchen.answer))")
            return
        }
        #expect(text == word)
        for command in commands {
            #expect(found.contains { $0.usage.hasPrefix(command) }, "\(word): \(command)")
        }
    }

    // MARK: quit and echo

    @Test(arguments: [("quit", 0), ("quit 1", 1), ("quit 255", 255), ("exit 3", 3), ("q", 0)])
    func codes(_ line: String, _ code: Int32) async {
        let end = await TestKitchen().type(line)
        #expect(end.quits && end.exitCode == code)
    }

    @Test(arguments: [
        ("echo", ""), ("echo a  b", "a  b"), ("echo --quiet", "--quiet"), ("echo 'a b'", "a b"),
    ])
    func echoes(_ line: String, _ text: String) async {
        let kitchen = await kitchen(line)
        guard case .text(let said)? = kitchen.answer else { return }
        #expect(said.split(separator: " ") == text.split(separator: " "))
    }

    // MARK: record

    @Test(
        arguments: [
            ("record stop", .notRecording),
            ("record a.rcp; record b.rcp", .alreadyRecording(file: "a.rcp")),
        ] as [(String, Mistake.ScriptFault)]
    )
    func whatCannotBeRecorded(_ line: String, _ fault: Mistake.ScriptFault) async {
        let kitchen = await kitchen(line)
        #expect(kitchen.mistake == .script(fault))
    }

    @Test func aRecordingThatCannotBeginIsNone() async {
        let kitchen = await kitchen("record /readonly/a.rcp")
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        #expect(failure.reason == .cannotCreate(path: "/readonly/a.rcp", code: 13))
        await kitchen.type("record stop")
        #expect(kitchen.mistake == .script(.notRecording))
    }

    @Test func recordingIsSaidAndCounted() async {
        let kitchen = await kitchen("record a.rcp")
        #expect(kitchen.answer == .done(.recording(file: "a.rcp")))
        for line in ["search leek", "serch", "timer 5m", "favs", "open 99", "leek, garlic"] {
            await kitchen.type(line)
        }
        await kitchen.type("record stop")
        #expect(kitchen.answer == .done(.recorded(file: "a.rcp", commands: 3)))
        #expect(
            kitchen.files["/here/a.rcp"] == """
                #!/usr/bin/env recipe
                search leek
                # serch  # usage
                # timer 5m
                favs
                # open 99  # usage
                search leek garlic

                """
        )
        await kitchen.type("search bread")
        #expect(kitchen.files["/here/a.rcp"]?.contains("bread") == false)
    }

    /// A file that can't be written ends the recording, says so once, and nothing else stops.
    @Test func aRecordingThatCannotGoOnEnds() async {
        let files = Guarded(0)
        let kitchen = TestKitchen { surroundings in
            let write = surroundings.files.write
            surroundings.files.write = { path, text, adding in
                if adding { throw WorldFailure(.disk(path: path, code: 28)) }
                files.withLock { $0 += 1 }
                try write(path, text, adding)
            }
        }
        await kitchen.type("record a.rcp")
        await kitchen.type("search leek")
        #expect(kitchen.titles.count == 3)
        await kitchen.type("list")
        guard case .reply(let reply)? = kitchen.shown.contents.last else { return }
        #expect(reply.notes == [.cannotKeep(what: "record", path: "a.rcp")])
        await kitchen.type("record stop")
        #expect(kitchen.mistake == .script(.notRecording))
    }

    @Test func onlyListsAreExpected() async {
        let kitchen = await kitchen(
            "record a.rcp --expect",
            "search leek",
            "open 1",
            "fav 1",
            "favs",
            "echo x",
            "more"
        )
        #expect(
            kitchen.files["/here/a.rcp"] == """
                #!/usr/bin/env recipe
                search leek
                expect count = 3
                open 1
                fav 1
                favs
                expect count = 1
                echo x
                more
                expect count = 0

                """
        )
    }

    // MARK: export

    /// The ending of the file tells the format; one that is no recipe's is refused.
    @Test(arguments: [
        ("soup.md", "md"), ("soup.MD", "md"), ("soup.markdown", "md"), ("soup.Markdown", "md"),
        ("soup.txt", "md"), ("soup.TXT", "md"), ("soup.text", "md"), ("soup.html", "html"),
        ("soup.json", "json"), ("soup.cook", "cook"), ("./soup", "md"), (".soup", "md"),
        ("x.y/soup", "md"), ("soup.abcdef", "md"), ("soup.a-b", "md"), ("soup.", "md"),
        ("soup.de luxe", "md"),
    ])
    func whatAnEndingMakes(_ file: String, _ format: String) async {
        let kitchen = await kitchen("search leek", "export 1 \"\(file)\"")
        #expect(kitchen.files["/here/\(file)"] == "\(format): Leek soup\n", "\(file)")
    }

    @Test(arguments: [
        ("soup.p", "p"), ("soup.pdf", "pdf"), ("soup.PDF", "pdf"), ("soup.xhtml", "xhtml"),
        ("soup.htm", "htm"), ("x.md/soup.doc", "doc"), ("soup.json.gz", "gz"), ("soup.mp3", "mp3"),
    ])
    func anotherEndingIsRefused(_ file: String, _ ending: String) async {
        let kitchen = await kitchen("search leek", "export 1 \(file)")
        let known = ["md", "html", "json", "ndjson", "cook"]
        #expect(kitchen.mistake == .reference(.unknownEnding(ending, known: known)), "\(file)")
        #expect(kitchen.files["/here/\(file)"] == nil)
        // Who says what it is may name it as they like.
        await kitchen.type("export 1 \(file) --as json")
        #expect(kitchen.files["/here/\(file)"] == "json: Leek soup\n")
    }

    @Test(arguments: [
        ("export 1 > x.cook", "cook: Leek soup"), ("export 1 >> x.json", "json: Leek soup"),
        ("export 1 > x.pdf", "md: Leek soup"), ("export 1 --as html > x.md", "html: Leek soup"),
        ("export 1 | cat", "md: Leek soup"),
    ])
    func whereItIsRedirectedThatEndingCounts(_ line: String, _ text: String) async {
        let kitchen = await kitchen("search leek", line)
        let written = ["x.cook", "x.json", "x.pdf", "x.md"].compactMap {
            kitchen.files["/here/\($0)"]
        }
        #expect(
            (written + kitchen.programs.lines).contains {
                $0.contains("\"\(text)\"") || $0.contains(text)
            }
        )
    }

    // MARK: What Tab offers for checks

    private func offered(_ line: String) async -> [String] {
        let completion = Completion(
            of: line,
            cursor: line.count,
            knowing: await TestKitchen().shell.completionKnowledge(),
            folder: { _ in [] }
        )
        return completion.candidates.map(\.text)
    }

    @Test(arguments: [
        (
            "expect ",
            [
                "ok", "error", "exit", "count", "pages", "favorites", "title", "output", "all",
                "none", "not", "lactose", "favorite", "offline",
            ]
        ),
        ("expect count ", ["=", "!=", "<", "<=", ">", ">="]),
        ("expect pages ", ["=", "!=", "<", "<=", ">", ">="]),
        ("expect favorites ", ["=", "!=", "<", "<=", ">", ">="]),
        ("expect output ", ["has", "lacks", "is"]), ("expect all ", ["have"]),
        ("expect none ", ["have"]), ("expect not ", ["lactose", "favorite", "offline"]),
        ("expect fav", ["favorites", "favorite"]), ("expect ok ", []),
    ])
    func whatCanBeExpected(_ line: String, _ words: [String]) async {
        // A sign of the shell's own is offered in quotes.
        let offered = await offered(line).map { $0.filter { $0 != "\"" && $0 != "'" } }
        #expect(Set(offered) == Set(words), "\(line)")
    }

    @Test func everyErrorCanBeExpected() async {
        #expect(await Set(offered("expect error ")) == Set(ErrorName.allCases.map(\.rawValue)))
    }

    @Test(arguments: [
        ("help form", ["formats"]), ("units ", ["original", "metric", "us"]),
        ("search leek --sort ", RecipeSort.words),
        ("set service ", ["cookbook", "recipepuppy"]), ("unset pref", ["prefetch"]),
        ("pick ", ["results", "favorites", "cookbook"]),
        ("export 1 x --as ", ["md", "html", "json", "ndjson", "cook"]),
        ("timers ", ["stop", "pause", "resume"]),
        ("record ", []), ("echo ", []),
    ])
    func choices(_ line: String, _ words: [String]) async {
        #expect(await offered(line) == words, "\(line)")
    }
}
