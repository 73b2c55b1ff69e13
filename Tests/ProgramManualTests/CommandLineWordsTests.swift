import Conversation
import RecipeModel
import ShellCommands
import ShellSession
import Testing

@testable import ProgramManual

struct CommandLineWordsTests {
    static let services: [ServiceName] = [.cookbook, .themealdb, .recipepuppy]
    static let settings = SettingDefinition.table(
        services: services,
        addressed: [.recipepuppy]
    )
    static let words = CommandLineWords(
        table: .standard,
        settings: settings,
        services: services
    )

    /// A script cannot tell an option's value from a command where only some commands take one.
    @Test func anOptionTakesAValueEverywhereOrNowhere() {
        let all = Self.words.options + Self.words.entries.flatMap(\.options)
        for (name, options) in Dictionary(grouping: all, by: \.name) {
            #expect(Set(options.map { $0.value == .flag }).count == 1, "\(name)")
        }
    }

    @Test(arguments: CompletionShell.allCases)
    func everyCommandOptionAndSettingIsInTheScript(_ shell: CompletionShell) {
        let script = shell.script(for: Self.words)
        for row in CommandRegistry.standard.rows {
            #expect(script.contains(row.name))
            for option in row.signature.options {
                let name = shell == .fish ? "-l " + option.name.dropFirst(2) : option.name
                #expect(script.contains(name), "\(row.name) \(option.name)")
            }
        }
        for setting in Self.settings { #expect(script.contains(setting.key)) }
        #expect(!script.contains("\t"))
    }

    @Test(arguments: [
        ("plain", "'plain'"), ("it's", "'it'\\''s'"), ("$x `y`", "'$x `y`'"), ("", "''"),
    ])
    func aTextIsQuotedForAShell(text: String, quoted: String) {
        #expect(shellQuoted(text) == quoted)
    }
}
