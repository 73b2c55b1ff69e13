import Documents
import RecipeModel

/// Writes a document for reading on a terminal: no line is wider than the context.
struct TerminalWriter {
    let context: ScreenContext

    /// The document's lines.
    func lines(of document: Document) -> [StyledText] {
        guard SplitLayout.isWanted(in: context), !document.aside.isEmpty else {
            return page(of: document)
        }
        return SplitLayout(rows: document.aside).lines(in: context) {
            TerminalWriter(context: $0).page(of: document)
        }
    }

    /// Whether the document has pictures that are shown where the terminal shows any.
    func showsPictures(of document: Document) -> Bool {
        document.blocks(on: .screen).contains { block in
            switch block.content {
            case .recipes(let list):
                RecipeListing(list: list).arrangement(in: context) == .cards
                    && list.rows.contains { $0.recipe.pictureForLists != nil }
            case .picture(let picture): box(of: picture) != nil
            default: false
            }
        }
    }

    private func page(of document: Document) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        for block in document.blocks(on: .screen) { add(block, to: &sheet) }
        return sheet.lines
    }

    private func add(_ block: Block, to sheet: inout Sheet) {
        switch block.content {
        case .title(let title): add(title, to: &sheet)
        case .heading(let words, let level):
            sheet.add(
                context.text(words),
                indent: level == 3 ? 2 : 0,
                hanging: level == 1 ? 2 : 0
            )
        case .paragraph(let words, let indent, let hanging):
            sheet.add(context.text(words), indent: indent, hanging: hanging)
        case .facts(let facts, let role, let indent):
            sheet.add(context.joined(facts.map(\.words), role), indent: indent)
        case .items(let items, let indent): add(items, indent: indent, to: &sheet)
        case .entries(let entries): add(entries, to: &sheet)
        case .things(let things): add(things, to: &sheet)
        case .marked(let line, let place, let hint):
            add(line, marking: place, hint.map(context.symbols.words), to: &sheet)
        case .recipes(let list): sheet.add(lines: RecipeListing(list: list).lines(in: context))
        case .choices(let choices):
            sheet.add(lines: ChoiceListing(choices: choices.choices).lines(in: context))
        case .picture(let picture):
            if let box = box(of: picture) {
                sheet.add(lines: box.lines)
                sheet.add(context.text(picture.caption))
            } else {
                for line in block.spoken ?? [picture.description] { sheet.add(StyledText(line)) }
            }
        case .verbatim(let lines):
            // In a file or a pipe the cook's text stays as it is; on a screen no line is too wide.
            for line in lines.map({ StyledText($0) }) {
                sheet.add(lines: context.style.isTerminal ? line.wrapped(to: sheet.width) : [line])
            }
        case .space: sheet.skipLine()
        }
    }

    private func add(_ title: Title, to sheet: inout Sheet) {
        switch title {
        case .list(let words, let right):
            sheet.add(StyledText(words), right: StyledText(right, .secondary))
        case .recipe(let name, let isFavorite, let hasLactose):
            let name = context.text(name) + context.star(isFavorite)
            let badge = hasLactose ? context.badge : StyledText()
            if context.hasBadgeBeside {
                sheet.add(name, right: badge)
            } else {
                sheet.add(name)
                if !badge.isEmpty { sheet.add(badge) }
            }
        }
    }

    private func add(_ items: [Item], indent: Int, to sheet: inout Sheet) {
        for item in items {
            let words = context.text(item.words)
            /// A number that ends in its column, and the others' text under the text.
            func add(_ label: String, _ number: Int, of highest: Int) {
                let missing = String(highest).count - String(number).count
                sheet.add(words, indent: indent + missing, marker: StyledText(label))
            }
            func add(_ sign: String) {
                sheet.add(StyledText(sign) + words, indent: indent, hanging: 2)
            }
            switch item.marker {
            case .none: add("")
            case .sign(let sign): add(context.symbols.words(sign) + " ")
            case .tick(let number, let isDone):
                add(context.symbols.words(isDone ? "✓" : "○") + " \(number)  ")
            case .step(let number, let highest): add("\(number). ", number, of: highest)
            case .reference(let number, let highest): add("[\(number)] ", number, of: highest)
            case .row(let number, let highest):
                let columns = RecipeRow.columns(upTo: highest)
                sheet.add(
                    words,
                    marker: RecipeRow.marker(number, columns: columns, in: context)
                )
            }
        }
    }

    private func add(_ entries: Entries, to sheet: inout Sheet) {
        func rows(_ group: Entries.Group) -> [Grid.Row] {
            group.rows.map { row in
                Grid.Row(
                    cells: row.cells.map { context.text($0) },
                    text: context.text(row.words)
                )
            }
        }
        let indent = entries.areTyped && context.isIndented ? 2 : 0
        // One very long usage must not push all the summaries below their lines.
        let grid = Grid(
            entries.groups.flatMap(rows),
            width: context.width - indent,
            widestCell: entries.areTyped ? 34 : 40
        )
        for group in entries.groups {
            if let title = group.title {
                sheet.skipLine()
                sheet.add(StyledText(title, .title))
            }
            sheet.add(lines: grid.lines(rows(group)).map { .spaces(indent) + $0 })
        }
    }

    private func add(_ things: Things, to sheet: inout Sheet) {
        let label = things.label
        guard things.labelColumns > 0 else {
            let words = context.apart(things, indent: things.indent)
            let start = label.isEmpty ? "" : context.text(Phrase(label)) + " "
            return sheet.add(start + words, indent: things.indent)
        }
        let title = StyledText(label, .title)
        let marker =
            context.isIndented
            ? title + .spaces(things.labelColumns - title.width) : title + ": "
        sheet.add(context.apart(things, indent: marker.width), marker: marker)
    }

    private func add(
        _ line: String,
        marking place: Range<Int>,
        _ hint: String?,
        to sheet: inout Sheet
    ) {
        let indent = sheet.isIndented ? 2 : 0
        let caret = CaretLines(
            text: line,
            span: place,
            width: sheet.width - indent,
            ellipsis: context.symbols.ellipsis
        )
        let (source, marks) = caret.lines
        let under = StyledText.spaces(indent) + StyledText(marks, .error)
        let isBeside = hint.map { under.width + 1 + TextWidth.of($0) <= sheet.width } ?? false
        let beside = isBeside ? StyledText(hint.map { " " + $0 } ?? "") : StyledText()
        sheet.add(lines: [.spaces(indent) + StyledText(source), under + beside])
        if let hint, !isBeside { sheet.add(StyledText(hint), indent: indent) }
    }

    /// The picture, where there is a terminal to show it and room for it.
    private func box(of picture: Picture) -> PictureBox? {
        guard let drawn = picture.drawn, let size = picture.size,
            context.style.pictures != .none, size.columns <= context.width
        else { return nil }
        let order = PictureOrder(
            recipe: picture.recipe,
            address: picture.address,
            size: size,
            hasRibbon: false
        )
        return PictureBox(
            picture: FramedPicture(order: order, drawn: drawn),
            symbols: context.symbols
        )
    }
}
