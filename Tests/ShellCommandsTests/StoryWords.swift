import Conversation
import Display
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession

/// What is shown, as a terminal of 80 columns without colours has it; and the same in one line.
struct StoryWords {
    private let settings: Settings?
    private let isTerminal: Bool

    init(settings: Settings?, isTerminal: Bool) {
        (self.settings, self.isTerminal) = (settings, isTerminal)
    }

    private static let commands = Set(CommandRegistry.standard.rows.map(\.name))

    private func renderer(_ options: DrawingOptions) -> Renderer {
        let format = options.format ?? settings?.format
        var style = OutputStyle(
            width: options.width ?? 80,
            format: format.map(FormatChoice.chosen) ?? .automatic,
            listsAllIngredients: settings?.ingredients == .all,
            isTerminal: isTerminal
        )
        style.isWidthChosen = options.width != nil
        style.fields = options.fields
        return Renderer(style: style, clock: LocalClock(now: 1_000), commands: Self.commands)
    }

    func rendered(_ presentation: Presentation) -> RenderedOutput {
        let renderer = renderer(presentation.options)
        return switch presentation.content {
        case .reply(let reply): renderer.text(of: reply)
        case .failure(let failure, let command): renderer.text(of: failure, command: command)
        case .part(let part): renderer.text(of: part)
        case .echo(let line): renderer.text(ofEcho: line)
        case .notes(let notes): renderer.text(of: notes)
        }
    }

    func text(of presentation: Presentation) -> String {
        rendered(presentation).parts.map(\.text).joined()
    }

    // MARK: In one line

    /// The last answer, with the notes before and after it.
    func short(_ shown: [Presentation]) -> String {
        func isNotes(_ presentation: Presentation) -> Bool {
            if case .notes = presentation.content { true } else { false }
        }
        guard let last = shown.lastIndex(where: { !isNotes($0) }) else {
            return shown.map { Self.line(text(of: $0)) }.joined(separator: " / ")
        }
        let before = shown[..<last].lastIndex { !isNotes($0) }.map { $0 + 1 } ?? 0
        return shown[before...].map { presentation in
            guard case .reply(let reply) = presentation.content, presentation.options.format == nil,
                let short = short(reply)
            else { return Self.line(text(of: presentation)) }
            return short
        }.joined(separator: " / ")
    }

    /// A list by its titles, a recipe by its ingredients; nil where the text itself is short.
    private func short(_ reply: Reply) -> String? {
        let notes = Self.line(renderer(DrawingOptions()).text(of: reply.notes).error)
        let said = notes.isEmpty ? "" : " / " + notes
        switch reply.answer {
        case .results(let results) where !results.rows.isEmpty:
            let rows = results.rows.map { row in
                let missed = row.recipe.coverage.map { $0.missed.joined(separator: ", ") }
                return "\(row.number) \(row.recipe.title)\(row.isFavorite ? " ★" : "")"
                    + (missed.map { $0.isEmpty ? " [has all]" : " [misses \($0)]" } ?? "")
            }
            let service = results.service == .cookbook ? "" : "\(results.service.rawValue): "
            return service + rows.joined(separator: ", ") + (results.hasMore ? " · more…" : "")
                + said
        case .favorites(let favorites) where !favorites.rows.isEmpty:
            let rows = favorites.rows.map { row in
                "f\(row.number) \(row.favorite.recipe.title)"
                    + row.words.tags.map { " #\($0)" }.joined()
                    + (row.favorite.isOffline ? "" : " (no page)")
            }
            return rows.joined(separator: ", ") + (favorites.hasMore ? " · more…" : "")
                + " · \(favorites.total) in all" + said
        case .recipe(let opened):
            let part = opened.part == .whole ? "" : ", \(opened.part)"
            let page =
                switch opened.pageState {
                case .notNeeded: ""
                case .fetched: ", page fetched"
                case .saved: ", page saved"
                case .missing(let failure): ", page missing (\(failure.errorName.rawValue))"
                case .without(let kind): ", page: \(kind.rawValue)"
                }
            return "\(opened.recipe.title)\(opened.isFavorite ? " ★" : "")\(part)\(page): "
                + opened.recipe.ingredients.map(\.text).joined(separator: ", ") + said
        default: return nil
        }
    }

    /// Lines in one line; what a caret points at stands in `«»`.
    private static func line(_ text: String) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n") {
            let marks = line.drop { $0 == " " }
            let start = line.count - marks.count
            if marks.first == "^", var last = lines.popLast().map(Array.init) {
                let end = start + marks.prefix { $0 == "^" }.count
                last.insert("»", at: min(end, last.count))
                last.insert("«", at: min(start, last.count))
                lines.append(String(last) + marks.drop { $0 == "^" })
            } else {
                lines.append(String(line))
            }
        }
        return lines.map { line in
            line.split(separator: " ").joined(separator: " ")
        }.joined(separator: " / ")
    }

    static func waiting(_ progress: Progress?) -> String {
        guard let progress else { return "done" }
        return Renderer(style: OutputStyle(), clock: LocalClock(now: 1_000))
            .text(of: progress, seconds: 0)
    }

    static func timer(_ row: TimerRow) -> String {
        "\(row.name) \(row.left) of \(row.length) s\(row.isPaused ? ", paused" : "")"
    }
}
