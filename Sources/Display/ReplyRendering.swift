import RecipeModel
import ShellAnswers

/// A reply in the form that the style asks for.
struct ReplyRendering {
    let reply: Reply
    let context: ScreenContext

    private var style: OutputStyle { context.style }

    private var screen: any Screen {
        switch reply.answer {
        case .silence, .clearScreen: EmptyScreen()
        case .results(let answer): ResultsScreen(answer: answer)
        case .recipe(let answer): RecipeScreen(answer: answer)
        case .picture(let answer): PictureScreen(answer: answer)
        case .favorites(let answer): FavoritesScreen(answer: answer)
        case .names(let answer): NamesScreen(answer: answer)
        case .services(let rows): ServicesScreen(services: rows)
        case .settings(let rows): SettingsScreen(settings: rows)
        case .aliases(let rows): AliasesScreen(aliases: rows)
        case .history(let rows): HistoryScreen(lines: rows)
        case .status(let answer): StatusScreen(status: answer, clock: context.clock)
        case .help(let answer): HelpScreen(answer: answer)
        case .kitchen(let answer): KitchenScreen(answer: answer)
        case .done(let deed): DeedScreen(deed: deed)
        case .text(let text): TextScreen(text: text)
        case .quit(let code):
            EmptyScreen(members: [JSONMember("exit", .int(Int(code)))])
        case .played(let end):
            EmptyScreen(members: [
                JSONMember("exit", .int(Int(end.exitCode))),
                JSONMember("error", .string(orNull: end.errorName?.rawValue)),
            ])
        }
    }

    /// The notes of the reply, and those that its answer asks for, each once.
    private var notes: [Note] {
        var notes = reply.notes
        func add(_ note: Note) { if !notes.contains(note) { notes.append(note) } }
        if case .results(let answer) = reply.answer {
            for page in answer.skippedPages { add(.pageSkipped(page)) }
            if answer.unusableEntries > 0 { add(.unusableEntries(answer.unusableEntries)) }
            if let age = answer.age { add(.keptAnswer(age: age)) }
            if ResultsScreen(answer: answer).foundNothing { add(.nothingFound) }
        }
        return notes
    }

    /// The format for this answer.
    private var format: OutputFormat {
        switch style.format {
        case .chosen(.list), .chosen(.cards), .chosen(.table):
            return style.isAccessible ? .plain : .list
        case .chosen(let format): return format
        case .automatic:
            if !style.isTerminal {
                switch reply.answer {
                case .results, .favorites, .names: return .tsv
                default: break
                }
            }
            return style.isAccessible ? .plain : .list
        }
    }

    /// What is written.
    var output: RenderedOutput {
        switch format {
        case .json: return json
        case .ndjson: return ndjson
        default: break
        }
        var output = RenderedOutput()
        let words = shownNotes.map { NoteWords(note: $0, context: context) }
        let before = words.filter { if case .understood = $0.note { true } else { false } }
        output.append(ReplyRendering.text(of: before, in: context), to: .error)
        append(answer: &output)
        let after = words.filter { if case .understood = $0.note { false } else { true } }
        output.append(ReplyRendering.text(of: after, in: context), to: .error)
        output.mayPage = mayPage
        return output
    }

    private var shownNotes: [Note] {
        guard !style.isQuiet else { return [] }
        return notes.filter { note in
            switch note {
            case .nothingFound:
                // A list that is empty says so itself.
                if case .results = reply.answer { return format.isForMachines }
                return true
            // Where nobody types, no number will be meant.
            case .numbersMeanFavorites: return style.isTerminal
            default: return true
            }
        }
    }

    private func append(answer output: inout RenderedOutput) {
        let painter = Painter(style: style, isPaged: mayPage)
        switch format {
        case _ where reply.answer == .clearScreen: output.append(clearing, to: .output)
        case .csv: output.append(screen.table.map(DelimitedText.csv) ?? sentences, to: .output)
        case .tsv: output.append(screen.table.map(DelimitedText.tsv) ?? sentences, to: .output)
        case .md: output.append(unwrapped(screen.markdown(in: context)), to: .output)
        case .plain:
            let lines = ReplyRendering.lines(screen.spoken(in: context), in: context)
            output.append(lines, with: painter)
        default: output.append(screen.drawn(in: context), with: painter)
        }
    }

    private var sentences: String { unwrapped(screen.spoken(in: context)) }

    private func unwrapped(_ lines: [String]) -> String {
        lines.reduce(into: "") { $0 += Painter.plain($1) + "\n" }
    }

    /// Up to the corner, and all below it away (ECMA-48, CUP and ED); nothing on a dumb terminal.
    private var clearing: String {
        style.isTerminal && style.keepsBold && !style.isMachine ? "\u{1B}[H\u{1B}[2J" : ""
    }

    private var mayPage: Bool {
        guard style.isTerminal, !format.isForMachines else { return false }
        switch reply.answer {
        case .recipe, .help, .history, .settings, .status, .text: return true
        default: return false
        }
    }

    // MARK: - JSON

    private var head: [JSONMember] {
        [JSONMember("v", .int(1)), JSONMember("command", .string(reply.command.clean))]
    }

    private var noteMember: JSONMember {
        JSONMember("notes", .array(notes.map { NoteWords(note: $0, context: context).object }))
    }

    private var json: RenderedOutput {
        var output = RenderedOutput()
        let object = JSONOutput.object(head + screen.members + [noteMember])
        output.append(object.text + "\n", to: .output)
        return output
    }

    private var ndjson: RenderedOutput {
        guard let rows = screen.rows else { return json }
        var output = RenderedOutput()
        for row in rows.rows { output.append(JSONOutput.object(row).text + "\n", to: .output) }
        let last = JSONOutput.object(head.prefix(1) + rows.rest + [noteMember])
        output.append(last.text + "\n", to: .output)
        return output
    }

    // MARK: - Lines

    /// Notes, each on a line of its own.
    static func text(of notes: [NoteWords], in context: ScreenContext) -> String {
        let painter = Painter(style: context.style)
        if context.style.isSpoken {
            return painter.paint(lines(notes.map(\.spoken), in: context))
        }
        return painter.paint(notes.flatMap { $0.drawn.wrapped(to: context.width) })
    }

    /// Sentences as lines; broken on a terminal only, so that elsewhere each is one line.
    static func lines(_ sentences: [String], in context: ScreenContext) -> [StyledText] {
        let lines = sentences.map { StyledText($0) }
        guard context.style.isTerminal else { return lines }
        return lines.flatMap { $0.wrapped(to: context.width) }
    }
}
