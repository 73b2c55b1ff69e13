package import Conversation
import RecipeModel
package import ShellAnswers

extension AliasCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "give a command a name of your own, or list those there are",
            details: [
                "Aliases are for the prompt and for -c; scripts use the commands' own names."
            ],
            examples: [
                "alias quick = search minutes:30": "then 'quick pasta' searches",
                "alias": "the aliases there are",
                "unalias quick": "and remove it again",
            ]
        )
    }

    package static func answer(
        to command: Invocation<AliasCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard let definition = command.value.definition else {
            return .aliases(
                shell.aliases.sorted { $0.key < $1.key }.map {
                    AliasRow(name: $0.key, text: $0.value)
                }
            )
        }
        let key = definition.name.lowercased()
        guard shell.table.row(named: key)?.name != key else {
            throw command.mistake(.alias(.reserved(name: key)))
        }
        guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
            key.first?.isLetter == true
        else { throw command.mistake(.alias(.badName(name: key))) }
        shell.aliases[key] = definition.text
        return .done(.aliased(AliasRow(name: key, text: definition.text)))
    }
}

extension UnaliasCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "forget an alias",
            examples: [
                "unalias quick": "'quick' is a word like any other again",
                "alias": "those that are left",
                "alias q1 = search leek; unalias q1": "add it and remove it",
            ]
        )
    }

    package static func answer(
        to command: Invocation<UnaliasCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let name = command.value.alias.lowercased()
        guard shell.aliases.removeValue(forKey: name) != nil else {
            throw command.mistake(
                .alias(
                    .unknown(
                        name: name,
                        suggestion: nearest(to: name, among: Array(shell.aliases.keys))
                    )
                )
            )
        }
        return .done(.unaliased(name))
    }
}

extension HistoryCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "the lines typed before: the last N, or those with a text in them",
            details: ["A line that begins with a space is not kept; 'set history off' keeps none."],
            examples: [
                "history": "the last twenty",
                "history 50": "the last fifty",
                "history leek": "those with leek in them",
            ]
        )
    }

    package static func answer(
        to command: Invocation<HistoryCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let rows = shell.surroundings.records.history().enumerated().map {
            HistoryRow(number: $0.offset + 1, text: $0.element)
        }
        guard let text = command.value.text, !text.isEmpty else {
            return .history(Array(rows.suffix(20)))
        }
        if let count = Int(text), count > 0 { return .history(Array(rows.suffix(count))) }
        return .history(rows.filter { $0.text.lowercased().contains(text.lowercased()) })
    }
}

extension ClearCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "clear the screen; Ctrl-L does it while you type",
            examples: [
                "clear": "an empty screen",
                "cls": "the same",
                "clear; list": "and the results on it",
            ]
        )
    }

    package static func answer(
        to _: Invocation<ClearCommand>,
        in _: isolated Shell
    ) async throws -> Answer {
        .clearScreen
    }
}

extension EchoCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .scripts,
            summary: "print a text",
            examples: [
                "echo For tonight": "a heading in a script's output",
                "echo \"$1 with rice\"": "with a script's first argument",
                "echo": "an empty line",
            ]
        )
    }

    package static func answer(
        to command: Invocation<EchoCommand>,
        in _: isolated Shell
    ) async throws -> Answer {
        .text(command.value.text ?? "")
    }
}

extension QuitCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "leave the shell, with an exit code if you like",
            examples: [
                "quit": "Ctrl-D on an empty line does it too",
                "quit 3": "with exit code 3",
                "q": "the same as quit",
            ]
        )
    }

    package static func answer(
        to command: Invocation<QuitCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        await shell.stopTimersAtTheEnd()
        return .quit(code: Int32(command.value.code ?? 0))
    }
}
