import Conversation
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

struct SafetyTests {
    static let refused = [
        "!ls", "search leek | cat", "search leek > out.txt", "search leek >> out.txt",
        "record new.rcp", "open /elsewhere/page.html", "open --web 1", "open --video 1",
        "set --save theme dark", "set pager less", "set recipepuppy.url http://127.0.0.1:1",
        "service recipepuppy --url http://127.0.0.1:1",
        "set PAGER less", "set \" pager\" less", "set RecipePuppy.URL http://127.0.0.1:1",
        "alias ls = !rm", "alias ls = 'search leek | sh'", "alias ls = 'more; set PAGER sh'",
        "alias ls = open --web", "alias ls = export", "alias ls = alias m = record",
        "alias ls = \"search 'leek\"",
    ]

    @Test(arguments: refused)
    func aScriptMayNotReachOutside(line: String) async {
        let kitchen = TestKitchen(files: ["/elsewhere/page.html": "Page\nleek"])
        let result = await kitchen.play("search leek\n\(line)\n")
        #expect(result.exitCode == 77 && result.errorName == .notAllowed, "\(line)")
        #expect(kitchen.programs.lines.isEmpty)
        #expect(kitchen.files["/scripts/out.txt"] == nil)
    }

    @Test(arguments: refused.filter { !$0.hasPrefix("open --video") && !$0.contains("--web") })
    func withLeaveItMay(line: String) async {
        let kitchen = TestKitchen(files: ["/elsewhere/page.html": "Page\nleek"])
        let result = await kitchen.play("search leek\n\(line)\n", mayReachOutside: true)
        #expect(result.exitCode == 0, "\(line)")
    }

    /// A folder whose name begins like the script's own is another one.
    @Test func aScriptReadsPagesOfItsOwnFolderOnly() async {
        let page = "Page\nleek"
        let kitchen = TestKitchen(
            files: ["/scripts/own.html": page, "/scripts-private/other.html": page]
        )
        #expect(await kitchen.play("open /scripts/own.html\n").exitCode == 0)
        let refused = await kitchen.play("open /scripts-private/other.html\n")
        #expect(refused.exitCode == 77 && refused.errorName == .notAllowed)
    }

    @Test(arguments: ["alias q2 = search leek", "alias q2 = fav", "alias q2 = set theme dark"])
    func anAliasThatStaysInsideIsAllowed(line: String) async {
        #expect(await TestKitchen().play("\(line)\n").exitCode == 0)
    }

    @Test func aScriptRunFromThePromptIsAsSafe() async {
        let kitchen = TestKitchen(files: ["/here/evil.rcp": "!ls\n"])
        #expect(await kitchen.type("run evil.rcp").exitCode == 77)
        #expect(kitchen.programs.lines.isEmpty)
    }

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

    /// What failed at the prompt is not repeated by a script that might not have begun it.
    @Test func aScriptMayNotRepeatWhatReachesOutside() async {
        let kitchen = TestKitchen(pages: ["https://a.example/x": "offline"])
        #expect(await kitchen.type("open https://a.example/x > out.txt").exitCode != 0)
        let result = await kitchen.play("retry\n")
        #expect(result.exitCode == 77 && result.errorName == .notAllowed)
        #expect(kitchen.files["/here/out.txt"] == nil)
    }

    @Test func theCookMayAllOfIt() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("list > out.txt")
        await kitchen.type("list | sort")
        await kitchen.type("!date")
        #expect(kitchen.files["/here/out.txt"]?.isEmpty == false)
        #expect(kitchen.programs.lines.first?.hasPrefix("sort < ") == true)
        #expect(kitchen.programs.lines.last == "date")
        #expect(await kitchen.type("list > /readonly/out.txt").exitCode == 73)
        #expect(await kitchen.type("!false").exitCode == 74)
    }

    @Test func whatIsInAFileIsGoneOnWithOrReplaced() async throws {
        let kitchen = TestKitchen(files: ["/here/out.txt": "old\n"])
        await kitchen.type("echo first >> out.txt")
        await kitchen.type("echo second >> out.txt")
        let added = try #require(kitchen.files["/here/out.txt"])
        #expect(added.hasPrefix("old\n") && added.split(separator: "\n").count == 3, "\(added)")
        #expect(added.split(separator: "first").last?.contains("second") == true, "\(added)")
        await kitchen.type("echo third > out.txt")
        let replaced = try #require(kitchen.files["/here/out.txt"])
        #expect(replaced.contains("third"))
        #expect(!replaced.contains("old") && !replaced.contains("second"), "\(replaced)")
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

    @Test func aProgramThatControlCEndedWasCancelled() async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type("!interrupted").exitCode == 130)
        #expect(await kitchen.type("echo a | interrupted").exitCode == 130)
    }
}
