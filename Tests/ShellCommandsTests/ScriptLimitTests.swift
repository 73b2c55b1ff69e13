import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

/// What a script may, and where it ends.
struct ScriptLimitTests {
    /// However a script is played, it may what the program was started with and no more.
    @Test(arguments: [(false, Int32(77)), (true, 0)])
    func aScriptMayWhatTheProgramWasStartedWith(_ allowsShell: Bool, _ code: Int32) async {
        let kitchen = TestKitchen(
            options: Shell.Options(allowsShell: allowsShell),
            files: ["/here/ls.rcp": "!ls\n"]
        )
        let lines = Guarded([SourceLine("!ls")])
        let interpreter = kitchen.interpreter
        #expect(await kitchen.type("run ls.rcp").exitCode == code)
        let played = await interpreter.play(file: "/here/ls.rcp", arguments: [])
        #expect(played.exitCode == code)
        let piped = await interpreter.play(standardInput: {
            lines.withLock { $0.isEmpty ? nil : .success($0.removeFirst()) }
        })
        #expect(piped.exitCode == code)
        #expect(kitchen.programs.lines == (allowsShell ? ["ls", "ls", "ls"] : []))
    }

    @Test func valuesThatDoubleWithEachLineEndInAMistake() async {
        let kitchen = TestKitchen()
        for value in ["$a$a", "\"$a$a\"", "$a $a", "\"$@$a$a\""] {
            let lines = Array(repeating: "let a = \(value)", count: 40)
            let script = (["let a = xxxxxxxx"] + lines).joined(separator: "\n")
            #expect(await kitchen.play(script).exitCode == 64, "\(value)")
            guard case .line(.tooLong)? = kitchen.mistake else {
                Issue.record("\(value): no such mistake")
                return
            }
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
}
