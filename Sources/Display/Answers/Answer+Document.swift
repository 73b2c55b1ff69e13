import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

extension Answer {
    /// The answer as it is read.
    ///
    /// - Parameter table: Its table, which files have in place of columns.
    func document(in wording: Wording, table: () -> Table?) -> Document {
        switch self {
        case .silence, .clearScreen, .quit, .played: Document()
        case .results(let answer): answer.document(in: wording)
        case .recipe(let answer): answer.document(in: wording)
        case .picture(let answer): answer.document
        case .favorites(let answer): answer.document(in: wording)
        case .names(let answer): answer.document(table: table())
        case .services(let rows): Document(rows.map(\.entry), table: table())
        case .settings(let rows): Document(rows.map(\.entry), table: table())
        case .aliases(let rows): Document(aliases: rows, table: table())
        case .history(let rows): Document(history: rows)
        case .status(let answer): Document(answer.facts(in: wording).map(\.entry), table: table())
        case .help(let answer): answer.document(in: wording)
        case .kitchen(let answer): answer.document
        case .plan(let answer): answer.document(in: wording)
        case .cookbook(let answer): answer.document
        case .done(let action): action.document
        case .text(let text): Document(text: text)
        }
    }
}

extension Document {
    /// Rows in columns, and as a file has them.
    init(_ rows: [Entries.Row], table: Table?) {
        self.init()
        add(.entries(Entries([.init(rows: rows)], table: table)))
    }

    fileprivate init(aliases rows: [AliasRow], table: Table?) {
        let entries = rows.map { row in
            Entries.Row(
                [Phrase(row.name.clean, .title)],
                Phrase(row.text.clean),
                spoken: "\(row.name.clean) means: \(row.text.clean)"
            )
        }
        self.init(entries, table: table)
        guard rows.isEmpty else { return }
        self.init()
        add(.paragraph("No aliases yet. For example: alias quick = search minutes:20"))
    }

    fileprivate init(history lines: [HistoryRow]) {
        self.init()
        let highest = lines.map(\.number).max() ?? 0
        let items = lines.map { Item(Phrase($0.text.clean), .row($0.number, upTo: highest)) }
        add(items.isEmpty ? .paragraph("No such line in the history.") : .items(items, indent: 0))
    }

    fileprivate init(text: String) {
        self.init()
        let lines = CleanText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
        add(.verbatim(lines.map(String.init)))
    }
}

extension ServiceRow {
    fileprivate var entry: Entries.Row {
        let name = name.rawValue.clean
        return Entries.Row(
            [Phrase(isCurrent ? "→" : ""), isCurrent ? Phrase(name, .title) : Phrase(name)],
            Phrase(state, need == nil ? .good : .secondary),
            spoken: "\(name): \(Spoken.sentence(state))" + (isCurrent ? " In use." : "")
        )
    }

    /// What the service is at, in words.
    var state: String {
        switch need {
        case nil: address.map { "ready, at \($0.clean)" } ?? "ready"
        case .address: "needs an address: service \(name.rawValue.clean) --url ADDRESS"
        case .key: "needs a key: service \(name.rawValue.clean) --key"
        }
    }
}

extension SettingRow {
    fileprivate var entry: Entries.Row {
        let value = value.clean.isEmpty ? "(empty)" : value.clean
        let from = origin == .default ? "the default" : "from \(origin.rawValue)"
        let choices = choices.clean
        return Entries.Row(
            [Phrase(key.clean, .title), Phrase(value), Phrase(origin.rawValue, .secondary)],
            Phrase(choices, .secondary),
            spoken: "\(key.clean): \(value), \(from)."
                + (choices.isEmpty ? "" : " It can be \(choices).")
        )
    }
}

extension NamesAnswer {
    fileprivate func document(table: Table?) -> Document {
        var document = Document()
        let service = service.rawValue.clean
        guard !names.isEmpty, let table else {
            document.add(.paragraph("The service \(service) has no \(kind.rawValue)."))
            return document
        }
        document.add(
            .title(.list(kind.rawValue, right: service)),
            spoken: ["\(NumberWords.grouped(names.count)) \(kind.rawValue) of \(service)."]
        )
        let choices = names.map { name in
            Choices.Choice(
                name: kind == .cuisines ? name.name.shownCuisine : name.name.shownName,
                count: name.count,
                summary: name.summary.map { Self.firstSentence(of: $0.clean) } ?? ""
            )
        }
        document.add(.choices(Choices(choices, table: table)))
        document.add(
            .paragraph(Phrase("type a number to search it, for example: 1", .secondary)),
            spoken: ["Type a number to search it."],
            on: .screen
        )
        return document
    }

    /// The first sentence of a text, or its beginning where that is long.
    static func firstSentence(of text: String) -> String {
        var sentence = ""
        for word in text.split(separator: " ") {
            guard sentence.count + word.count < longestSummary else { return sentence + "…" }
            sentence += (sentence.isEmpty ? "" : " ") + word
            // A full stop behind few letters, or with another inside, is that of a short form.
            let isShortForm = word.count < 4 || word.dropLast().contains(".")
            if ".!?".contains(word.last ?? " "), !isShortForm { break }
        }
        return sentence
    }

    private static let longestSummary = 200
}

extension PictureAnswer {
    /// What is told of the picture where it cannot be seen.
    var description: String { "Picture of \(title), from \(address.site.clean)" }

    var title: String { recipe.title.clean }

    fileprivate var document: Document {
        var sentences = [description + "."]
        var picture = Picture(
            of: recipe.id,
            at: address,
            description,
            caption: Phrase(title, .title) + Phrase(" · \(address.site.clean)", .secondary)
        )
        switch view {
        case .drawn(let drawn, let size): (picture.drawn, picture.size) = (drawn, size)
        case .described: break
        case .unreadable: sentences.append("It can't be drawn: the file is damaged or too large.")
        case .notInstalled:
            sentences.append(
                "Pictures are drawn where libgdk-pixbuf-2.0-0 is installed, sixels with libchafa0."
            )
        }
        var document = Document()
        document.add(.picture(picture), spoken: sentences + ["It is at \(address.text.clean)"])
        return document
    }
}
