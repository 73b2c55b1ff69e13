import Documents
import RecipeModel
import ShellAnswers

extension HelpAnswer {
    func document(in wording: Wording) -> Document {
        var document = Document()
        switch self {
        case .overview: document.addOverview(in: wording)
        case .commands(let groups):
            let groups = groups.map { group in
                Entries.Group(title: group.title.clean, rows: group.commands.map { $0.entry() })
            }
            document.add(.entries(Entries(groups, areTyped: true)))
        case .command(let page): document.add(page.document)
        case .topic(let title, let paragraphs):
            document.add(
                .heading(Phrase(title.clean, .title), level: 1),
                spoken: [Spoken.sentence(title.clean)]
            )
            document.add(paragraphs: paragraphs)
        case .found(let word, let commands):
            let word = UsageErrorWords.quoted(word)
            guard !commands.isEmpty else {
                document.add(
                    .paragraph("Nothing in the help about \(word). 'help --all' lists everything.")
                )
                break
            }
            document.add(
                .heading(Phrase("help with \(word)", .title), level: 1),
                spoken: ["Help with \(word):"]
            )
            document.add(commands.map { $0.entry() })
        }
        return document
    }
}

extension Document {
    fileprivate mutating func add(_ rows: [Entries.Row], under title: String? = nil) {
        guard !rows.isEmpty else { return }
        add(
            .entries(Entries([.init(title: title, rows: rows)], areTyped: true)),
            spoken: rows.compactMap(\.spoken)
        )
    }

    /// Paragraphs whose line ends stay.
    fileprivate mutating func add(paragraphs: [String]) {
        for paragraph in paragraphs {
            add(.space)
            for line in CleanText.lines(paragraph).split(separator: "\n") {
                add(.paragraph(Phrase(String(line))))
            }
        }
    }

    /// The one screen for a beginner, made of commands that there are.
    fileprivate mutating func addOverview(in wording: Wording) {
        let rows = HelpOverview.rows.map { row in
            let examples = row.examples.filter { wording.has($0.command) }
            // With all commands there the row is full without the last.
            return (row.title, examples.prefix(4 + (row.title == "See" ? 1 : 0)).map(\.line))
        }.filter { !$0.1.isEmpty }
        let columns = (rows.map(\.0.count).max() ?? 0) + 5
        for (title, lines) in rows {
            add(
                .things(Things(label: title, labelColumns: columns, lines, areTyped: true)),
                spoken: ["\(title): \(lines.joined(separator: "; "))."]
            )
        }
        let example =
            wording.has("cook")
            ? "what can I cook with eggs and rice but no milk?" : "garlic and cheese but no onion"
        say("Plain words work too: \(example)")
        add(.things(Things(HelpOverview.ways, role: .secondary, gap: 3)))
    }
}

private enum HelpOverview {
    typealias Row = (title: String, examples: [(command: String, line: String)])

    /// Examples with the commands that they need.
    static let rows: [Row] = [
        (
            "Find",
            [
                ("search", "search garlic cheese"), ("and", "and salt"),
                ("without", "without onion"), ("cook", "cook eggs rice"),
            ]
        ),
        (
            "See",
            [
                ("more", "more"), ("open", "open 3"), ("why", "why 3"), ("similar", "similar 3"),
                ("back", "back"),
            ]
        ),
        (
            "Keep",
            [
                ("fav", "fav 3"), ("shop", "shop add 3"), ("favs", "favs"),
                ("pantry", "pantry add eggs"), ("undo", "undo"),
            ]
        ),
    ]

    static let ways = [
        "help COMMAND shows examples.", "help --all lists everything.", "Tab completes.",
    ]
}

extension HelpAnswer.CommandLine {
    /// The line as it is read, with what it is where it is read aloud.
    fileprivate func entry(as thing: String = "") -> Entries.Row {
        let (usage, summary) = (usage.clean, summary.clean)
        return Entries.Row(
            [Phrase(usage)],
            Phrase(summary, .secondary),
            spoken: "\(thing)\(usage): \(Spoken.sentence(summary))"
        )
    }
}

extension HelpAnswer.CommandPage {
    fileprivate var document: Document {
        var document = Document()
        let (usage, summary) = (usage.clean, Spoken.full(summary.clean))
        document.add(.heading(Phrase(name.clean), level: 1), on: .file)
        document.add(.things(Things([usage], areTyped: true)), on: .file)
        document.add(
            .paragraph(Phrase(usage, .title)),
            spoken: ["\(usage): \(summary)"],
            on: .screen
        )
        func addAside(_ words: String, _ names: [String]) {
            guard !names.isEmpty else { return }
            let line = "\(words): \(names.joined(separator: ", "))"
            document.add(.paragraph(Phrase(line, .secondary)), spoken: [Spoken.full(line)])
        }
        addAside("also", aliases.map(\.clean))
        document.add(.paragraph(Phrase(summary)), spoken: [])
        document.add(paragraphs: details)
        document.add(options.map { $0.entry(as: "Option ") }, under: "Options")
        document.add(examples.map { $0.entry(as: "Example: ") }, under: "Examples")
        if !errors.isEmpty { document.add(.space) }
        addAside("Exit codes", errors.map { "\($0.rawValue) (\($0.exitCode))" })
        return document
    }
}
