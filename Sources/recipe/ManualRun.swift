import Conversation
import ProgramCore
import ProgramManual
import ShellAnswers
import ShellCommands
import ShellSession

/// `recipe completions SHELL` and `recipe manual`: what the system is told of this program.
enum ManualRun {
    private static var settings: [SettingDefinition] {
        SettingDefinition.table(services: LiveServices.names, addressed: LiveServices.addressed)
    }

    /// Prints the manual page; the exit code.
    static func manual(_ words: [String], _ streams: inout StandardStreams) -> Int32 {
        guard words.isEmpty else {
            return refuse("manual takes nothing behind it", "recipe manual > recipe.1", &streams)
        }
        let page = ManualPage(
            table: .standard,
            settings: settings,
            version: ProgramVersion.current
        )
        streams.write(page.text)
        return 0
    }

    /// Prints the completion script for a shell; the exit code.
    static func completions(_ words: [String], _ streams: inout StandardStreams) -> Int32 {
        guard words.count == 1, let shell = CompletionShell(rawValue: words[0]) else {
            return refuse(
                "completions needs one of bash, zsh and fish",
                "recipe completions bash",
                &streams
            )
        }
        let words = CommandLineWords(
            table: .standard,
            settings: settings,
            services: LiveServices.names
        )
        streams.write(shell.script(for: words))
        return 0
    }

    private static func refuse(
        _ text: String,
        _ example: String,
        _ streams: inout StandardStreams
    ) -> Int32 {
        streams.writeError("error: \(text)\n  for example: \(example)\n")
        return ErrorName.usage.exitCode
    }
}
