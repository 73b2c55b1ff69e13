import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

struct ScriptCommandTests {
    @Test func aScriptStopsAtItsFirstError() async {
        let kitchen = TestKitchen()
        let result = await kitchen.play("search leek\nserch\necho after\n")
        #expect(result.exitCode == 64 && result.errorName == .usage)
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
        guard case .mistake(let mistake)? = kitchen.failure else {
            Issue.record("no mistake")
            return
        }
        #expect(mistake.source.place?.line == 2 && mistake.source.place?.file == "test.rcp")
    }

    @Test(arguments: [
        ("-serch\necho after\n", Int32(0), true),
        ("serch\nexpect error usage\necho after\n", 0, true),
        ("serch\nexpect exit 64\necho after\n", 0, true),
        ("serch\nexpect error offline\necho after\n", 1, false),
        ("serch; expect error usage; echo after\n", 0, true),
        ("search leek\nexpect error usage\necho after\n", 1, false),
        ("set on-error continue\nserch\necho after\n", 64, true),
        ("search leek\nquit 3\necho after\n", 3, false),
        ("set on-error continue\nserch\nquit\necho after\n", 64, false),
        ("set on-error continue\nserch\nquit 3\necho after\n", 3, false),
        ("set on-error continue\nserch\nopen none.html\n", 64, false),
        ("set on-error continue\nopen none.html\nserch\n", 66, false),
        ("-serch\nquit\necho after\n", 0, false),
        ("-quit 3\necho after\n", 3, false),
    ])
    func whatFollowsAFailure(script: String, code: Int32, runsOn: Bool) async {
        let kitchen = TestKitchen()
        let result = await kitchen.play(script)
        #expect(result.exitCode == code, "\(script)")
        #expect((kitchen.answer == .text("after")) == runsOn, "\(script)")
    }

    @Test func keepGoingEndsWithTheFirstCode() async {
        let kitchen = TestKitchen(options: Shell.Options(keepsGoing: true))
        let result = await kitchen.play("serch\nopen 99\nsearch trouble\necho after\n")
        #expect(result.exitCode == 64)
        #expect(kitchen.answer == .text("after"))
    }

    /// Ctrl-C ends a script that goes on after all other errors.
    @Test(arguments: [
        ("!interrupted", Int32(130), false), ("echo a | interrupted", 130, false),
        ("!false", 74, true), ("echo a | false", 74, true), ("serch", 64, true),
    ])
    func whatEndsAScriptThatKeepsGoing(line: String, code: Int32, runsOn: Bool) async {
        let script = "\(line)\necho after\n"
        for (start, options) in [
            ("", Shell.Options(keepsGoing: true)), ("set on-error continue\n", Shell.Options()),
        ] {
            let kitchen = TestKitchen(options: options)
            let result = await kitchen.play(start + script, mayReachOutside: true)
            #expect(result.exitCode == code, "\(start)")
            #expect((kitchen.answer == .text("after")) == runsOn, "\(start)")
        }
    }

    @Test func variablesAndArgumentsAreReadInScripts() async {
        let kitchen = TestKitchen()
        let script = """
            let food = "${1:-leek}"
            search "$food"
            expect count = 3
            echo $0 $# "${2:-none}"
            """
        #expect(await kitchen.play(script).exitCode == 0)
        #expect(kitchen.answer == .text("test.rcp 0 none"))
        #expect(await kitchen.play(script, arguments: ["garlic", "two"]).exitCode == 0)
        #expect(kitchen.answer == .text("test.rcp 2 two"))
        #expect(await kitchen.play("search $3\n").exitCode == 64)
    }

    @Test(arguments: [
        "expect count = 3", "expect count >= 1; expect count != 4", "expect pages = 1",
        "expect ok", "expect exit 0", "expect favorites = 0", "expect title 1 has soup",
        "expect all have leek", "expect none have onion", "expect lactose 2",
        "expect not lactose 1", "expect not favorite 1", "expect output has Leek",
        "expect output lacks Onion", "expect all have title:leek", "expect count > 2",
        "expect count < 4", "expect count <= 3", "expect title 1-3 has leek",
        "expect title 1 has LEEK",
    ])
    func expectationsThatHold(line: String) async {
        let kitchen = TestKitchen()
        #expect(await kitchen.play("search leek\n\(line)\n").exitCode == 0, "\(line)")
    }

    @Test(arguments: [
        "expect count = 4", "expect count < 3", "expect pages > 1", "expect error usage",
        "expect exit 64", "expect favorites > 0", "expect title 1 has pie",
        "expect all have cheese", "expect none have cheese", "expect lactose 1",
        "expect not lactose 2", "expect favorite 1", "expect output has Onion",
        "expect output lacks Leek", "expect title 1-3 has soup", "expect title 1-2 has pie",
        "expect lactose 1-3", "expect not lactose 1-3", "expect count = 2", "expect count > 3",
        "expect count >= 4", "expect count <= 2", "expect count != 3", "expect exit 1",
        "expect not favorite 1-3; expect favorite 1-3",
    ])
    func expectationsThatDoNot(line: String) async {
        let kitchen = TestKitchen()
        let result = await kitchen.play("search leek\n\(line)\n")
        #expect(result.exitCode == 1 && result.errorName == .expectationFailed, "\(line)")
    }

    @Test(arguments: ["expect all have leek", "expect none have leek"])
    func nothingIsExpectedOfNoRecipes(line: String) async {
        let kitchen = TestKitchen()
        let result = await kitchen.play("-search kohlrabi -kohlrabi\n\(line)\n")
        #expect(result.errorName == .expectationFailed)
    }

    @Test(arguments: [
        ("search leek", "list"), ("search leek --format json", "json"),
        ("set format md\nsearch leek", "md"), ("set format md\nsearch leek --format csv", "csv"),
    ])
    func expectLooksAtTheFormatThatTheScriptAskedFor(line: String, format: String) async {
        let kitchen = TestKitchen()
        #expect(await kitchen.play("\(line)\nexpect output has \"|\(format)\"\n").exitCode == 0)
    }

    @Test func expectLooksAtTheLastCommandThatWasNoExpect() async {
        let kitchen = TestKitchen()
        let result = await kitchen.play("search leek\nexpect count = 3\nexpect count = 3\n")
        #expect(result.exitCode == 0)
        #expect(await kitchen.play("expect ok\n").exitCode == 0)
        #expect(await TestKitchen().play("expect ok\n").exitCode == 64)
    }

    @Test func runPlaysAScriptBesideWithItsOwnVariables() async {
        let kitchen = TestKitchen(files: [
            "/scripts/part.rcp": "let food = garlic\nsearch \"$1\"\n"
        ])
        let result = await kitchen.play(
            "let food = leek\nrun part.rcp garlic\nexpect count >= 1\necho $food\n"
        )
        #expect(result.exitCode == 0)
        #expect(kitchen.answer == .text("leek"))
    }

    @Test func aCircleOfScriptsIsAnError() async {
        let kitchen = TestKitchen(files: [
            "/scripts/test.rcp": "run other.rcp\n", "/scripts/other.rcp": "run test.rcp\n",
        ])
        let result = await kitchen.play("run other.rcp\n")
        #expect(result.exitCode == 64)
        #expect(kitchen.mistake == .script(.includeCircle(file: "test.rcp")))
    }

    @Test func seventeenScriptsDeepIsTooDeep() async {
        let files = Dictionary(
            uniqueKeysWithValues: (1...20).map {
                ("/scripts/\($0).rcp", "run \($0 + 1).rcp\n")
            }
        )
        let kitchen = TestKitchen(files: files)
        #expect(await kitchen.play("run 1.rcp\n").exitCode == 64)
        #expect(kitchen.mistake == .script(.includeTooDeep(limit: 16)))
    }

    /// The first one is counted: fifteen may be played from it, one in the other.
    @Test(arguments: [(15, Int32(0)), (16, 64)])
    func sixteenScriptsDeepIsTheMost(count: Int, code: Int32) async {
        let files = Dictionary(
            uniqueKeysWithValues: (1...count).map {
                ("/scripts/\($0).rcp", $0 == count ? "echo deep\n" : "run \($0 + 1).rcp\n")
            }
        )
        let kitchen = TestKitchen(files: files)
        #expect(await kitchen.play("run 1.rcp\n").exitCode == code)
        // `run` answers after the script that it played.
        let isPlayed = kitchen.shown.contents.contains {
            if case .reply(let reply) = $0 { reply.answer == .text("deep") } else { false }
        }
        #expect(isPlayed == (code == 0))
    }

    @Test func aMissingScriptIsNoInput() async {
        #expect(await TestKitchen().play("run none.rcp\n").exitCode == 66)
    }

    @Test func recordWritesWhatWasMeant() async {
        let kitchen = TestKitchen()
        await kitchen.type("record supper.rcp --expect")
        await kitchen.type("leek -cheese")
        await kitchen.type("opne 3")
        await kitchen.type("3")
        await kitchen.type("record stop")
        #expect(
            kitchen.answer == .done(.recorded(file: "supper.rcp", commands: 2))
        )
        #expect(
            kitchen.files["/here/supper.rcp"] == """
                #!/usr/bin/env recipe
                search leek -cheese
                expect count = 3
                # opne 3  # usage
                open 3

                """
        )
    }

    /// The line that plays a script stands for all that it does.
    @Test func whatAScriptDoesIsNotRecorded() async {
        let kitchen = TestKitchen(files: ["/here/soup.rcp": "search leek\nfav 1\n"])
        for line in ["record supper.rcp", "run soup.rcp", "list", "record stop"] {
            await kitchen.type(line)
        }
        #expect(kitchen.answer == .done(.recorded(file: "supper.rcp", commands: 2)))
        let lines = kitchen.files["/here/supper.rcp"]?.split(separator: "\n").dropFirst()
        #expect(lines.map(Array.init) == ["run soup.rcp", "list"])
    }

    /// A second line would be run when the script is played.
    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\t", "\u{1B}[2K"])
    func whatFailedIsRecordedInOneLine(sign: String) async throws {
        let kitchen = TestKitchen()
        await kitchen.type("record supper.rcp")
        #expect(await kitchen.type("open \"nowhere.html\(sign)fav 1\"").exitCode != 0)
        await kitchen.type("record stop")
        let lines = try #require(kitchen.files["/here/supper.rcp"])
            .split(whereSeparator: \.isNewline)
        #expect(lines.count == 2 && lines[1].hasPrefix("# open"), "\(lines)")
        #expect(!lines[1].contains("\u{1B}"))
    }

    @Test func recordNeverWritesOverAFile() async {
        let kitchen = TestKitchen(files: ["/here/supper.rcp": "mine"])
        #expect(await kitchen.type("record supper.rcp").exitCode == 73)
        #expect(kitchen.files["/here/supper.rcp"] == "mine")
        #expect(await kitchen.type("record stop").exitCode == 64)
    }
}
