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

    @Test(arguments: [
        (OptionShape.Value.flag, "--x"), (.choice(["a", "b"]), "--x a|b"),
        (.number(1...2), "--x N"),
        (.address, "--x ADDRESS"), (.serviceAddress, "--x ADDRESS"), (.file, "--x FILE"),
        (.service, "--x NAME"), (.word(placeholder: "T"), "--x T"),
    ])
    func anOptionIsTypedWithItsValue(_ value: OptionShape.Value, _ usage: String) {
        #expect(OptionShape("--x", value, summary: "").usage == usage)
    }

    @Test(arguments: ["", ";", "|", "&", ">", ";;"])
    func aLoginIsReadBeforeWhatEndsACommand(_ end: String) {
        let logins = SecretWords.logins(in: "open http://a:b@c.example\(end) more")
        #expect(logins.map(\.text) == ["a:b"])
    }
}
