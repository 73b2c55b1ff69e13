import Conversation
import ShellCommands

/// What `recipe --help` prints.
package enum ProgramHelp {
    /// The text, at most 80 columns wide.
    package static let text = """
        recipe - find, read and keep recipes at a terminal

        \(forms)

        Before the command:
        \(options)

        \(more)

        """

    private static var more: String {
        rows(
            [
                ("recipe help", "the commands to begin with"),
                ("recipe help --all", "every command"),
                ("recipe help COMMAND", "one command, with examples"),
                ("man recipe", "all of it"),
            ],
            indent: 0
        )
    }

    private static var forms: String {
        rows(ProgramForm.all.map { ($0.line, $0.summary) }, indent: 0)
    }

    private static var options: String {
        rows(OptionShape.program.map { ($0.usage, $0.summary) }, indent: 2)
    }

    /// Two columns; what is too wide for the first has a row of its own.
    private static func rows(_ rows: [(usage: String, summary: String)], indent: Int) -> String {
        let widest = 26
        return rows.map { usage, summary in
            let usage = String(repeating: " ", count: indent) + usage
            guard usage.count > widest else {
                return usage.padding(to: widest + 1) + summary
            }
            return usage + "\n" + String(repeating: " ", count: widest + 1) + summary
        }
        .joined(separator: "\n")
    }
}

extension String {
    fileprivate func padding(to count: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, count - self.count))
    }
}
