import RecipeModel
import Testing

@testable import Conversation

/// What is known of commands without running them, and what is covered in odd lines.
struct CommandShapeTests {
    private struct Alpha: CommandValue {
        static let name = "alpha"
        static let aliases = ["beta"]
    }

    private struct Beta: CommandValue {
        static let name = "beta"
        static let aliases = ["gamma"]
    }

    @Test func aNameGoesBeforeAnAlias() {
        let table = CommandTable([Alpha.self, Beta.self])
        #expect(table.command(called: "beta")?.name == "beta")
        #expect(table.command(aliased: "beta")?.name == "alpha")
        #expect(table.command(called: "gamma")?.name == "beta")
        #expect(table.command(named: "gamma") == nil)
        #expect(table.command(called: "delta") == nil)
    }

    @Test func anOwnOptionGoesBeforeACommonOne() {
        let own = OptionShape("--all", .file, summary: "")
        let signature = CommandSignature("a", options: [own])
        #expect(signature.option(named: "--all") == own)
        #expect(signature.option(named: "--help")?.value == .flag)
        #expect(signature.option(named: "--foo") == nil)
        #expect(signature.allOptions.filter { $0.name == "--all" } == [own])
        #expect(signature.allOptions.count == OptionShape.common.count)
        #expect(OptionShape.common.map(\.name).contains("--service"))
    }

    /// How each command is typed, as its help has it.
    @Test(arguments: [
        "search TERM…", "browse", "and TERM…", "without TERM…", "drop TERM…", "cook [TERM…]",
        "more [N]", "list [REF]", "open [REF|URL|FILE]", "pick [results|favorites|cookbook]",
        "picture [REF]", "back [N]", "forward", "missing [REF]", "similar [REF]", "fav [REF]",
        "unfav [REF]", "favs [TERM…]", "send [REF] [mealie|tandoor]", "export [REF] [FILE]",
        "backup FILE", "restore FILE", "import FILE|URL", "create [FILE]", "edit REF", "delete REF",
        "cookbook [remove|move] [ORIGIN|ADDRESS]",
        "pantry [add|remove|list|clear] [TERM…] [until DAY]",
        "shop [add|remove|list|done|clear] [plan|REF|TERM…]", "scale [REF] [N|xN]",
        "units [original|metric|us]", "note REF [TEXT]", "tag REF [WORD…]",
        "guide [next|back|again|stop] [REF]", "step N|last", "timer [TIME] [NAME]",
        "timers [stop|pause|resume] [NAME]",
        "service [NAME]", "retry [PAGE]", "set [KEY [VALUE]]", "unset KEY", "alias [NAME = TEXT]",
        "unalias NAME", "history [N|TEXT]", "help [COMMAND|TOPIC]", "quit [CODE]",
        "run FILE [ARG…]", "record FILE|stop", "let NAME = WORD…", "expect WHAT", "echo TEXT",
    ])
    func aCommandIsTypedSo(_ usage: String) {
        let table = CommandTable(
            ShellTable.whole.commands + [
                PickCommand.self, SendCommand.self, BackupCommand.self, RestoreCommand.self,
            ]
        )
        let name = String(usage.prefix { $0 != " " })
        #expect(table.command(named: name)?.signature.usage == usage)
    }

    @Test(arguments: [
        (OptionShape.Value.flag, "--x"), (.choice(["a", "b"]), "--x a|b"),
        (.number(1...2), "--x N"),
        (.address, "--x ADDRESS"), (.serviceAddress, "--x ADDRESS"), (.file, "--x FILE"),
        (.service, "--x NAME"), (.word(placeholder: "T"), "--x T"),
    ])
    func anOptionIsTypedWithItsValue(_ value: OptionShape.Value, _ usage: String) {
        #expect(OptionShape("--x", value, summary: "").usage == usage)
    }

    @Test(arguments: [
        ("srvce feed -key SECRET", "srvce feed -key ******"),
        ("service feed --kyes SECRET", "service feed --kyes ******"),
        ("service feed --key |SECRET", "service feed --key *******"),
        ("search --kyes lime", "search --kyes lime"),
        ("list |sort --key=2", "list |sort --key=2"),
        ("open a?password=b", "open a?password=b"),
        ("open a?b://password=c", "open a?b://password=c"),
        ("open postgresql://a/b?password=SECRET;x", "open postgresql://a/b?password=******;x"),
        ("open \"postgresql://a/b?password=SECRET\"", "open \"postgresql://a/b?password=******\""),
    ])
    func onlyASecretIsCovered(_ line: String, _ covered: String) {
        #expect(SecretWords.covered(line) == covered)
    }

    @Test(arguments: ["", ";", "|", "&", ">", ";;"])
    func aLoginIsReadBeforeWhatEndsACommand(_ end: String) {
        let logins = SecretWords.logins(in: "open http://a:b@c.example\(end) more")
        #expect(logins.map(\.text) == ["a:b"])
    }
}
