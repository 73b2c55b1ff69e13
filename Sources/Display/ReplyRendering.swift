import Documents
import RecipeModel
import ShellAnswers

/// A reply in the form that the style asks for.
struct ReplyRendering {
    let reply: Reply
    let context: ScreenContext
    let wording: Wording

    private var style: OutputStyle { context.style }
    private var document: Document {
        // Where nothing is listed, the words that say so stay.
        if !style.fields.isEmpty, reply.answer.listsRecipes, let table = machineForm.table,
            !table.rows.isEmpty
        {
            return Document(table)
        }
        return reply.answer.document(in: wording) { machineForm.table }
    }
    private var machineForm: MachineForm {
        let form = reply.answer.machineForm(in: wording)
        return reply.answer.listsRecipes ? form.with(style.fields) : form
    }

    /// The format for this answer.
    private var format: OutputFormat {
        switch style.format {
        case .chosen(.list), .chosen(.cards), .chosen(.table): break
        case .chosen(let format): return format
        case .automatic where !style.isTerminal:
            switch reply.answer {
            case .results, .favorites, .names: return .tsv
            default: break
            }
        case .automatic: break
        }
        return style.isAccessible ? .plain : .list
    }

    /// Whether the answer has pictures that this style shows.
    var showsPictures: Bool {
        format == .list && TerminalWriter(context: context).showsPictures(of: document)
    }

    /// What is written.
    var output: RenderedOutput {
        switch format {
        case .json: return json
        case .ndjson: return ndjson
        default: break
        }
        var output = RenderedOutput()
        output.append(NoteWords.document(of: notes { $0.comesFirst }), in: context)
        append(answer: &output)
        var others = notes { !$0.comesFirst }
        // Other formats say it themselves, and so does the foot of a list.
        if !style.isTerminal, !style.isQuiet, format == .tsv || format == .csv,
            let note = reply.answer.cutShort
        {
            others.append(note)
        }
        output.append(NoteWords.document(of: others), in: context)
        output.mayPage = mayPage
        return output
    }

    /// The notes of a kind that are shown.
    private func notes(_ isWanted: (Note) -> Bool) -> [Note] {
        guard !style.isQuiet else { return [] }
        return reply.notes.filter { note in
            switch note {
            case .nothingFound, .corrected:
                // A list says so itself.
                if case .results = reply.answer { return format.isForMachines && isWanted(note) }
            // Where nobody types, no number will be meant.
            case .numbersMeanFavorites: return style.isTerminal && isWanted(note)
            default: break
            }
            return isWanted(note)
        }
    }

    private func append(answer output: inout RenderedOutput) {
        switch format {
        case _ where reply.answer == .clearScreen: output.append(clearing, to: .output)
        case .csv, .tsv:
            if let table = machineForm.table {
                let text = format == .csv ? DelimitedText.csv(table) : DelimitedText.tsv(table)
                output.append(text, to: .output)
            } else {
                output.append(unwrapped(SpokenWriter.lines(of: document)), to: .output)
            }
        case .md:
            let lines = MarkdownWriter.text(of: document)
                .split(separator: "\n", omittingEmptySubsequences: false)
            if !document.blocks.isEmpty { output.append(unwrapped(lines), to: .output) }
        default:
            let lines =
                format == .plain
                ? context.spokenLines(of: document)
                : TerminalWriter(context: context).lines(of: document)
            output.append(lines, with: Painter(style: style, isPaged: mayPage))
        }
    }

    private func unwrapped(_ lines: [some StringProtocol]) -> String {
        lines.reduce(into: "") { $0 += Painter.plain(context.symbols.words(String($1))) + "\n" }
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
        JSONMember("notes", .array(reply.notes.map { NoteWords(note: $0).object }))
    }

    private var json: RenderedOutput {
        var output = RenderedOutput()
        output.append(head + machineForm.members + [noteMember])
        return output
    }

    private var ndjson: RenderedOutput {
        let form = machineForm
        guard let rows = form.rows else { return json }
        var output = RenderedOutput()
        for row in rows { output.append(row) }
        output.append(head.prefix(1) + form.rest + [noteMember])
        return output
    }
}

extension Note {
    fileprivate var comesFirst: Bool {
        switch self {
        case .understood, .breaksHousehold, .householdUnread: true
        default: false
        }
    }
}

extension RenderedOutput {
    /// Adds an object on a line of its own.
    mutating func append(_ members: [JSONMember]) {
        append(JSONOutput.object(members).text + "\n", to: .output)
    }

    /// Adds a document as it is read, at the end of standard error.
    mutating func append(_ document: Document, in context: ScreenContext) {
        let painter = Painter(style: context.style)
        append(painter.paint(context.lines(of: document)), to: .error)
    }
}

extension ScreenContext {
    /// A document's lines, drawn or said as the style has it.
    func lines(of document: Document) -> [StyledText] {
        style.isSpoken
            ? spokenLines(of: document) : TerminalWriter(context: self).lines(of: document)
    }

    /// Sentences as lines; broken on a terminal only, so that elsewhere each is one line.
    func spokenLines(of document: Document) -> [StyledText] {
        let lines = SpokenWriter.lines(of: document).map { StyledText(symbols.words($0)) }
        return style.isTerminal || style.isWidthChosen
            ? lines.flatMap { $0.wrapped(to: width) } : lines
    }
}
