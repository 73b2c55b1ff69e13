import Conversation
import RecipeModel
import ShellAnswers

/// A failure as it is shown: what happened, where, and what helps.
struct ErrorMessage {
    let failure: CommandFailure
    let command: String

    /// What happened, in one line without a label.
    func message(in context: ScreenContext) -> String {
        switch failure {
        case .mistake(let mistake): MistakeWords.words(for: mistake.kind).message
        case .world(let failure): FailureWords.words(for: failure, in: context).message
        }
    }

    /// The lines for reading.
    func drawn(in context: ScreenContext) -> [StyledText] {
        if case .world(let world) = failure, world.reason == .cancelled {
            return [StyledText("cancelled")]
        }
        var sheet = Sheet(width: context.width)
        var first = StyledText(place, .secondary)
        first.append("error:", .error)
        first.append(" " + context.symbols.words(message(in: context)))
        sheet.add(first)
        switch failure {
        case .mistake(let mistake): addCaret(of: mistake, to: &sheet, in: context)
        case .world(let world):
            let words = FailureWords.words(for: world, in: context)
            var remains = words.remains.map { context.text($0) }
            var tries = context.apart(words.labelledTries, indent: 2)
            if words.isBrief, !tries.isEmpty, let last = remains.popLast() {
                tries = last + " " + tries
            }
            for line in remains { sheet.add(line, indent: 2) }
            if !tries.isEmpty { sheet.add(tries, indent: 2) }
        }
        for line in chain { sheet.add(StyledText(line, .secondary), indent: 2) }
        return sheet.lines
    }

    private func addCaret(of mistake: Mistake, to sheet: inout Sheet, in context: ScreenContext) {
        let hint = MistakeWords.words(for: mistake.kind).hint.map(context.symbols.words)
        guard let span = mistake.span, !mistake.source.text.isEmpty else {
            if let hint { sheet.add(StyledText(Spoken.capitalized(hint)), indent: 2) }
            return
        }
        let indent = sheet.isIndented ? 2 : 0
        let caret = CaretLines(
            text: mistake.source.text,
            span: span,
            width: context.width - indent,
            ellipsis: context.symbols.ellipsis
        )
        let (source, marks) = caret.lines
        sheet.add(lines: [.spaces(indent) + StyledText(source)])
        var line = StyledText.spaces(indent) + StyledText(marks, .error)
        guard let hint else {
            sheet.add(lines: [line])
            return
        }
        if line.width + 1 + TextWidth.of(hint) <= context.width {
            line.append(" " + hint)
            sheet.add(lines: [line])
        } else {
            sheet.add(lines: [line])
            sheet.add(StyledText(hint), indent: indent)
        }
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

    /// The lines as sentences.
    func spoken(in context: ScreenContext) -> [String] {
        if case .world(let world) = failure, world.reason == .cancelled { return ["Cancelled."] }
        var lines = [
            place + "Error: " + Spoken.sentence(context.symbols.words(message(in: context)))
        ]
        switch failure {
        case .mistake(let mistake):
            let words = MistakeWords.words(for: mistake.kind)
            if let span = mistake.span, let part = MistakeWords.part(of: mistake.source, at: span) {
                lines.append("At: " + part)
            }
            if let hint = words.hint { lines.append(Spoken.full(context.symbols.words(hint))) }
        case .world(let world):
            let words = FailureWords.words(for: world, in: context)
            lines += words.spoken.dropFirst()
        }
        return lines + chain.map(Spoken.full)
    }

    /// The object that an error is in JSON.
    func members(in context: ScreenContext) -> [JSONMember] {
        var page: Int?
        var canRetry = false
        var hint: String?
        var service: ServiceName?
        switch failure {
        case .mistake(let mistake): hint = MistakeWords.words(for: mistake.kind).hint
        case .world(let world):
            page = world.page
            canRetry = world.canRetry
            service = world.service
            let words = FailureWords.words(for: world, in: context)
            let lines = words.spoken.dropFirst()
            hint = lines.isEmpty ? nil : lines.joined(separator: " ")
        }
        let error: [JSONMember] = [
            JSONMember("name", .string(failure.name.rawValue)),
            JSONMember("message", .string(message(in: context))),
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

extension MistakeWords {
    /// The words that a mistake is about; nil where the span is empty.
    static func part(of source: SourceLine, at span: Span) -> String? {
        let lower = max(0, span.lowerBound)
        let part = source.text.dropFirst(lower).prefix(max(0, span.upperBound - lower)).description
        let clean = part.clean
        return clean.isEmpty ? nil : clean
    }
}
