import Foundation
import RecipeModel
import RecipeTestSupport

@testable import Conversation

/// Lines as they are typed, for `lines.txt`: what they mean, or what is wrong and where.
///
/// The words between `⟦` and `⟧` are those under the caret. A line whose commands are not typed but
/// understood says so.
enum LineTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "prompt": { read($0, LineReading(table: table)) },
        "prompt of a few commands": { read($0, LineReading()) },
        "bare words refused": { read($0, LineReading(bareWords: .error)) },
        "script": { read($0, LineReading(mode: .script, table: table)) },
        "script with arguments": { read($0, LineReading(mode: .script, variables: arguments)) },
        "aliases": { read($0, LineReading(aliases: aliases)) },
        "system": systemWords,
        "words": { words($0, .prompt) }, "script's words": { words($0, .script) },
        "terms": terms, "terms of a few foods": { terms($0, of: SortsKnown()) },
        "few foods left out": { terms($0, of: SortsKnown(), beginsExcluded: true) },
        "time": time, "completion": completion, "candidate": candidate, "word": candidateOfPart,
        "covered": SecretWords.covered, "quoted": quoted, "goes on": goesOn,
        "command's name": commandName, "expects a failure": expectsFailure, "set": assignment,
        "alias": alias, "question": question, "number": { WholeNumber.read($0).told },
        "close": close,
    ]

    /// All that a line can be, beside what only this program's own tests know.
    static let table = CommandTable(
        ShellTable.whole.commands + [
            PickCommand.self, SendCommand.self, BackupCommand.self, RestoreCommand.self,
        ]
    )

    private static let arguments = ScriptVariables(arguments: ["-onion", "lamb stew"])

    private static let aliases = [
        "quick": "search minutes:30", "both": "reset; fav", "more": "list", "list2": "list 2-3",
        "quicker": "quick",
    ]

    private static func read(_ line: String, _ reading: LineReading) -> String {
        do {
            let commands = try reading.commands(line)
            let texts = commands.map { CommandText.canonical(of: $0, foods: KnownNames()) }
            let isUnderstood = commands.contains { $0.reading == .understood }
            return texts.joined(separator: " ; ") + (isUnderstood ? ", understood" : "")
        } catch { return told(error) }
    }

    /// The line of a mistake, marked, and what is wrong.
    static func told(_ error: any Error) -> String {
        guard let mistake = error as? UsageError else { return "\(error)" }
        var signs = mistake.source.text.map(String.init)
        if let span = mistake.span {
            signs.insert("⟧", at: span.upperBound)
            signs.insert("⟦", at: span.lowerBound)
        }
        return signs.joined() + " \(mistake.kind)".untyped
    }

    /// Words of the system's shell.
    private static func systemWords(_ row: String) -> String {
        do {
            let statement = try Statement(arguments: row.fields(by: " | "))
            return try statement.commands(in: LineReading().context)
                .map { CommandText.canonical(of: $0, foods: KnownNames()) }
                .joined(separator: " ; ")
        } catch { return told(error) }
    }

    private static func words(_ line: String, _ mode: ReadingMode) -> String {
        let variables = ScriptVariables(
            script: "a.rcp",
            arguments: ["goat cheese", "-onion", "leek"],
            values: [
                "foods": ["red", "onion"], "one": ["x y"], "empty": [""], "_x": ["y"],
                "pair": ["", "b"], "blank": ["", ""],
            ]
        )
        do {
            return try StatementReader(mode: mode).statements(in: SourceLine(line)).map {
                try $0.words(with: variables).map { "[\($0.text)]" }.joined()
            }.joined(separator: " ; ")
        } catch { return told(error) }
    }

    private static func terms(_ line: String) -> String {
        do {
            return try LineReading().commands(line).flatMap { command in
                (command.value as? any ConditionedCommand)?.conditions.map(\.described) ?? ["?"]
            }.joined(separator: ", ")
        } catch { return told(error) }
    }

    private static func terms(
        _ line: String,
        of foods: any FoodKnowledge,
        beginsExcluded: Bool = false
    ) -> String {
        do {
            let source = SourceLine(line)
            let statement = try StatementReader(mode: .prompt).statements(in: source).first
            let words = try statement?.words(with: ScriptVariables()) ?? []
            let reader = TermReader(foods: foods, source: source, beginsExcluded: beginsExcluded)
            return try reader.conditions(in: words).map(\.content.described)
                .joined(separator: ", ")
        } catch { return told(error) }
    }

    /// The minutes, and how many words say so.
    private static func time(_ line: String) -> String {
        guard let phrase = TimePhrase(line.split(separator: " ").map(String.init)) else {
            return "none"
        }
        return "\(phrase.minutes) in \(phrase.wordCount)" + (phrase.isExact ? "" : ", haste")
    }

    private static func close(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return Closeness.closest(to: fields[0], among: fields[1].fields(by: ", ")) ?? "none"
    }

    // MARK: - Completion

    private static func place(_ line: String) -> CompletionPlace {
        CompletionPlace(
            in: line,
            cursor: line.count,
            context: ConversationContext(table: table, foods: KnownNames())
        )
    }

    /// Where the part begins that is replaced, what can stand there, and what is typed of it.
    private static func completion(_ line: String) -> String {
        let place = place(line)
        var marked = line
        marked.insert("⟦", at: marked.index(marked.startIndex, offsetBy: place.span.lowerBound))
        var told = "\(marked) \(place.subject.described)"
        if case .term(let term) = place.subject {
            let field = term.field == .anywhere ? "" : term.field.rawValue
            told += " \(term.isExcluded ? "-" : "")\(field): "
            told += term.phrases.map { phrase in
                let text = String(Array(line)[phrase.span])
                return phrase.text == text ? text : "\(phrase.text) at \(text)"
            }.joined(separator: ", ")
        } else if place.typed != line.dropFirst(place.span.lowerBound) {
            told += ", typed \(place.typed)"
        }
        return told
    }

    /// `line | candidate` as it is put into the line.
    private static func candidate(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return place(fields[0]).text(for: fields[1])
    }

    /// The same of one that is not the whole of the word.
    private static func candidateOfPart(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return place(fields[0]).text(for: fields[1], isWhole: false)
    }

    /// As a word, as a text, as a path.
    private static func quoted(_ text: String) -> String {
        [QuotedText.word(text), QuotedText.text(text), QuotedText.escaped(text)]
            .joined(separator: "  ")
    }

    // MARK: - Parts of lines

    private static func goesOn(_ line: String) -> String {
        ReadingMode.allCases.map {
            "\($0) " + "\(StatementReader(mode: $0).continuation(of: line))".untyped
        }.joined(separator: ", ")
    }

    private static func statement(_ line: String, _ mode: ReadingMode) -> Statement? {
        try? StatementReader(mode: mode).statements(in: SourceLine(line)).first
    }

    private static func commandName(_ line: String) -> String {
        statement(line, .prompt)?.commandName(in: LineReading().context) ?? "none"
    }

    private static func expectsFailure(_ line: String) -> String {
        statement(line, .script)?.expectsFailure == true ? "yes" : "no"
    }

    private static func assignment(_ line: String) -> String {
        do {
            let command = try LineReading(mode: .script).commands(line).first?.value as? LetCommand
            return (command?.variable ?? "none") + " = \(command?.words ?? [])"
        } catch { return told(error) }
    }

    private static func alias(_ line: String) -> String {
        do {
            let command = try LineReading().commands(line).first?.value as? AliasCommand
            return command?.definition.map { "\($0.name) is \($0.text)" } ?? "none"
        } catch { return told(error) }
    }

    /// Of which recipe it is asked, and what.
    private static func question(_ line: String) -> String {
        let told = [ReadingMode.prompt, .script].map { mode -> String in
            let reading = LineReading(mode: mode, table: CommandTable([AskCommand.self]))
            guard let ask = try? reading.commands(line).first?.value as? AskCommand else {
                return "none"
            }
            return "\(ask.recipe?.text ?? "no recipe"): \(ask.question ?? "nothing")"
        }
        return Set(told).count == 1 ? told[0] : told.joined(separator: ", in a script ")
    }
}

/// A few foods, sorts of dish, and words that say nothing.
private struct SortsKnown: FoodKnowledge {
    func lengthOfName(at start: Int, in words: [String]) -> Int { 0 }

    func isWordOfName(_ word: String) -> Bool { ["onion", "nuts", "curry", "leek"].contains(word) }

    func isDropped(_ word: String) -> Bool { ["tasty", "nice"].contains(word) }

    func isSort(_ text: String) -> Bool { ["dessert", "curry", "gluten-free"].contains(text) }
}

extension Int? {
    fileprivate var told: String { map(String.init) ?? "none" }
}
