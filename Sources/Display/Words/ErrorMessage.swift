import Conversation
import Documents
import RecipeModel
import ShellAnswers

/// A failure as it is shown: what happened, where, and what helps.
struct ErrorMessage {
    let failure: CommandError
    let command: String

    /// What happened, in one line without a label.
    func message(in wording: Wording) -> String {
        switch failure {
        case .mistake(let mistake): UsageErrorWords.words(for: mistake.kind).message
        case .world(let failure): ErrorWords.words(for: failure, in: wording).message
        }
    }

    func document(in wording: Wording) -> Document {
        var document = Document()
        if case .world(let world) = failure, world.reason == .cancelled {
            document.add(.paragraph("cancelled"), spoken: ["Cancelled."])
            return document
        }
        let message = message(in: wording)
        document.add(
            .paragraph(
                Phrase(place, .secondary) + Phrase("error:", .error) + Phrase(" \(message)")
            ),
            spoken: [place + "Error: " + Spoken.sentence(message)]
        )
        switch failure {
        case .mistake(let mistake): document.add(mistake)
        case .world(let world):
            document.add(ErrorWords.words(for: world, in: wording))
        }
        for line in chain {
            document.add(
                .paragraph(Phrase(line, .secondary), indent: 2),
                spoken: [Spoken.full(line)]
            )
        }
        return document
    }

    /// The place in a script, with its colon: `supper.rcp:12:25: `.
    private var place: String {
        guard let source, let place = source.place else { return "" }
        var text = "\(place.file.clean):\(place.line):"
        if let column { text += "\(column):" }
        return text + " "
    }

    /// The line that it is about.
    var source: SourceLine? {
        switch failure {
        case .mistake(let mistake): mistake.source
        case .world(let failure): failure.source
        }
    }

    /// The place in the line, in characters from 1.
    var column: Int? {
        guard case .mistake(let mistake) = failure, let span = mistake.span else { return nil }
        return max(0, span.lowerBound) + 1
    }

    /// The scripts that led there, the nearest first.
    private var chain: [String] {
        (source?.chain ?? []).reversed().map { "run from \($0.file.clean):\($0.line)" }
    }

    /// The object that an error is in JSON.
    func members(in wording: Wording) -> [JSONMember] {
        var page: Int?
        var canRetry = false
        var hint: String?
        var service: ServiceName?
        switch failure {
        case .mistake(let mistake): hint = UsageErrorWords.words(for: mistake.kind).hint
        case .world(let world):
            page = world.page
            canRetry = world.canRetry
            service = world.service
            let words = ErrorWords.words(for: world, in: wording)
            let lines = words.spoken.dropFirst()
            hint = lines.isEmpty ? nil : lines.joined(separator: " ")
        }
        let error: [JSONMember] = [
            JSONMember("name", .string(failure.name.rawValue)),
            JSONMember("message", .string(message(in: wording))),
            JSONMember("exit", .int(Int(failure.name.exitCode))),
            JSONMember("retry", .bool(canRetry)),
            JSONMember("page", .int(orNull: page)),
            JSONMember("service", .string(orNull: service?.rawValue.clean)),
            JSONMember("hint", .string(orNull: hint)),
            JSONMember("file", .string(orNull: source?.place?.file.clean)),
            JSONMember("line", .int(orNull: source?.place?.line)),
            JSONMember("column", .int(orNull: column)),
        ]
        return [
            JSONMember("v", .int(1)),
            JSONMember("command", .string(command.clean)),
            JSONMember("error", .object(error)),
        ]
    }
}

extension Document {
    fileprivate mutating func add(_ mistake: UsageError) {
        let hint = UsageErrorWords.words(for: mistake.kind).hint
        let spokenHint = hint.map { [Spoken.full($0)] } ?? []
        if let span = mistake.span, !mistake.source.text.isEmpty {
            let part =
                UsageErrorWords.part(of: mistake.source, at: span).map { ["At: \($0)"] } ?? []
            add(.marked(mistake.source.text, span, hint: hint), spoken: part + spokenHint)
        } else if let hint {
            add(.paragraph(Phrase(Spoken.capitalized(hint)), indent: 2), spoken: spokenHint)
        }
    }

    /// What still works, and what to type next.
    fileprivate mutating func add(_ words: ErrorWords) {
        var remains = words.remains
        var things = Things(words.labelledTries, indent: 2)
        if words.isBrief, !things.things.isEmpty { things.label = remains.popLast() ?? "" }
        for line in remains {
            add(.paragraph(Phrase(line), indent: 2), spoken: [Spoken.full(line)])
        }
        if !things.things.isEmpty {
            add(.things(things), spoken: Array(words.spoken.dropFirst(1 + remains.count)))
        }
    }
}

extension UsageErrorWords {
    /// The words that a mistake is about; nil where the span is empty.
    static func part(of source: SourceLine, at span: Span) -> String? {
        let lower = max(0, span.lowerBound)
        let part = source.text.dropFirst(lower).prefix(max(0, span.upperBound - lower)).description
        let clean = part.clean
        return clean.isEmpty ? nil : clean
    }
}
