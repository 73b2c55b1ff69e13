import Conversation
import RecipeModel
import ShellAnswers

extension CommandRow {
    static let alias: CommandRow = CommandRow(
        "alias",
        takes: .assignment(isRequired: false),
        as: "[NAME = TEXT]",
        group: .shell,
        summary: "give a command a name of your own, or list those there are",
        details: ["Aliases are for the prompt and for -c; scripts use the commands' own names."],
        examples: [
            "alias quick = search minutes:30": "then 'quick pasta' searches",
            "alias": "the aliases there are",
            "unalias quick": "and gone",
        ],
        safety: .unless { command in
            guard case .text(let text)? = command.arguments.last?.value else { return nil }
            return CommandRegistry.standard.reachesOutside(alias: text) ? "alias" : nil
        },
        run: { command, shell in
            guard case .word(let name)? = command.arguments.first?.value,
                case .text(let text)? = command.arguments.last?.value
            else {
                return .aliases(
                    shell.aliases.sorted { $0.key < $1.key }.map {
                        AliasRow(name: $0.key, text: $0.value)
                    }
                )
            }
            let key = name.lowercased()
            guard shell.table.row(named: key)?.name != key else {
                throw command.mistake(.reservedAlias(name: key))
            }
            guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
                key.first?.isLetter == true
            else { throw command.mistake(.badAliasName(name: name)) }
            shell.aliases[key] = text
            return .done(.aliased(AliasRow(name: key, text: text)))
        }
    )

    static let unalias = CommandRow(
        "unalias",
        takes: .words(1...1, placeholder: "NAME"),
        as: "NAME",
        group: .shell,
        summary: "forget an alias",
        examples: [
            "unalias quick": "'quick' is a word like any other again",
            "alias": "those that are left",
            "alias q1 = search leek; unalias q1": "there and gone",
        ],
        run: { command, shell in
            let name = (command.word ?? "").lowercased()
            guard shell.aliases.removeValue(forKey: name) != nil else {
                throw command.mistake(
                    .unknownAlias(
                        name: name,
                        suggestion: nearest(to: name, among: Array(shell.aliases.keys))
                    )
                )
            }
            return .done(.unaliased(name))
        }
    )

    static let history = CommandRow(
        "history",
        takes: .text(isRequired: false),
        as: "[N|TEXT]",
        group: .shell,
        summary: "the lines typed before: the last N, or those with a text in them",
        details: ["A line that begins with a space is not kept; 'set history off' keeps none."],
        examples: [
            "history": "the last twenty",
            "history 50": "the last fifty",
            "history leek": "those with leek in them",
        ],
        run: { command, shell in
            let rows = shell.surroundings.records.history().enumerated().map {
                HistoryRow(number: $0.offset + 1, text: $0.element)
            }
            guard let text = command.word, !text.isEmpty else {
                return .history(Array(rows.suffix(command.number ?? 20)))
            }
            if let count = Int(text), count > 0 { return .history(Array(rows.suffix(count))) }
            return .history(rows.filter { $0.text.lowercased().contains(text.lowercased()) })
        }
    )

    static let clear = CommandRow(
        "clear",
        aliases: ["cls"],
        group: .shell,
        summary: "clear the screen; Ctrl-L does it while you type",
        examples: [
            "clear": "an empty screen",
            "cls": "the same",
            "clear; list": "and the results on it",
        ],
        run: { _, _ in .clearScreen }
    )

    static let echo = CommandRow(
        "echo",
        takes: .text(isRequired: false),
        as: "TEXT",
        group: .scripts,
        summary: "say a text",
        examples: [
            "echo For tonight": "a heading in a script's output",
            "echo \"$1 with rice\"": "with a script's first argument",
            "echo": "an empty line",
        ],
        run: { command, _ in .text(command.word ?? "") }
    )

    static let quit = CommandRow(
        "quit",
        aliases: ["exit", "q"],
        takes: .words(0...1, placeholder: "CODE"),
        as: "[CODE]",
        group: .shell,
        summary: "leave the shell, with an exit code if you like",
        examples: [
            "quit": "Ctrl-D on an empty line does it too",
            "quit 3": "with exit code 3",
            "q": "the same as quit",
        ],
        run: { command, _ in
            guard let word = command.word else { return .quit(code: 0) }
            guard let code = Int32(word), (0...255).contains(code) else {
                throw command.mistake(.notANumber(option: nil, word: word, range: 0...255))
            }
            return .quit(code: code)
        }
    )
}
