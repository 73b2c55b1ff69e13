import Conversation
import ShellSession

/// The completion script for fish.
struct FishCompletion {
    let words: CommandLineWords

    private static let begins = "'not __recipe_command >/dev/null'"

    /// The script.
    var script: String {
        """
        # fish completion of recipe; 'recipe completions fish' prints this.
        function __recipe_command --description 'The command on the line and what follows it'
            set -l words (commandline -opc)
            set -e words[1]
            while set -q words[1]
                switch $words[1]
                    case \(words.optionsWithValues.map(shellQuoted).joined(separator: " "))
                        set -e words[1]
                    case '-*'
                    case '*'
                        string join -- \\n $words
                        return 0
                end
                set -e words[1]
            end
            return 1
        end
        function __recipe_at --description 'Whether the command is one of these'
            set -l words (__recipe_command)
            and contains -- $words[1] $argv
        end
        function __recipe_begins_at --description 'The same, with nothing behind it yet'
            set -l words (__recipe_command)
            and contains -- $words[1] $argv
            and test (count $words) -eq 1
        end
        function __recipe_in_script --description 'Whether a script is run'
            set -l words (__recipe_command)
            and string match -qr -- '\\.rcp$|/' $words[1]
        end
        function __recipe_setting --description 'Whether this setting is named, or none'
            set -l words (__recipe_command)
            and contains -- $words[1] set unset
            or return
            set -l named (string match -v -- '--*' $words[2..])
            test "$named[1]" = "$argv[1]"
        end
        function __recipe_titles --description 'The titles of favorites and of the cookbook'
            set -l program (commandline -opc)[1]
            for command in favs browse
                $program --quiet --offline --service cookbook $command --all \\
                    --fields title --format tsv 2>/dev/null | tail -n +2
            end | sort -u
        end
        complete -c recipe -f
        complete -c recipe -n \(Self.begins) -k -a '(__fish_complete_suffix .rcp)'
        complete -c recipe -n __recipe_in_script -F
        \(lines.joined(separator: "\n"))

        """
    }

    private var lines: [String] {
        words.entries.reversed().map(line) + words.options.map { line($0, when: Self.begins) }
            + words.entries.flatMap { entry in
                let names = entry.names.map { "\"\($0)\"" }.joined(separator: " ")
                return entry.options.map { line($0, when: "'__recipe_at \(names)'") }
                    + arguments(of: entry, named: names)
            } + settings
    }

    /// A word that the line can begin with.
    private func line(_ entry: CommandLineWords.Entry) -> String {
        line(entry.names[0], entry.summary, when: Self.begins)
    }

    private func line(_ text: String, _ summary: String, when condition: String) -> String {
        let description = summary.isEmpty ? "" : " -d \(Self.quoted(summary))"
        return "complete -c recipe -n \(condition) -a \(Self.quoted(text))\(description)"
    }

    private func line(_ option: OptionShape, when condition: String) -> String {
        let name =
            option.name.hasPrefix("--")
            ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let value =
            if let choices = words.choices(of: option) {
                " -x -a \(Self.quoted(choices.joined(separator: " ")))"
            } else if option.value == .file {
                " -r -F"
            } else {
                option.value == .flag ? "" : " -x"
            }
        return
            "complete -c recipe -n \(condition) \(name)\(value) -d \(Self.quoted(option.summary))"
    }

    private func arguments(of entry: CommandLineWords.Entry, named names: String) -> [String] {
        let first = "'__recipe_begins_at \(names)'"
        return switch entry.arguments {
        case .unknown, .settings: []
        case .words(let words): words.map { line($0.text, $0.summary, when: first) }
        case .files: ["complete -c recipe -n '__recipe_at \(names)' -F"]
        case .titles(let orFiles):
            ["complete -c recipe -n '__recipe_at \(names)' -a '(__recipe_titles)'"]
                + (orFiles ? ["complete -c recipe -n '__recipe_at \(names)' -F"] : [])
        case .script:
            [
                "complete -c recipe -n \(first) -k -a '(__fish_complete_suffix .rcp)'",
                "complete -c recipe -n 'not __recipe_begins_at \(names);"
                    + " and __recipe_at \(names)' -F",
            ]
        }
    }

    private var settings: [String] {
        words.settings.map { line($0.key, $0.summary, when: "'__recipe_setting'") }
            + words.settingValues.map { key, values in
                line(values.joined(separator: " "), "", when: "'__recipe_setting \(key)'")
            }
    }

    /// A text between single quotes, as fish reads it.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
