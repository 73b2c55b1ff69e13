import RecipeModel

/// Writes a document as Markdown (CommonMark, with the tables and boxes of GitHub's flavour).
package enum MarkdownWriter {
    /// The document's text, without a line end at its end; an empty line parts its blocks.
    package static func text(of document: Document) -> String {
        document.blocks(on: .file).map(text).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static func text(of block: Block) -> String {
        switch block.content {
        case .title(.recipe(let name, let isFavorite, _)):
            "# " + MarkdownText.heading(inline(name) + (isFavorite ? " ★" : ""))
        case .title(.list(let name, _)): "# " + MarkdownText.escaped(Spoken.capitalized(name))
        case .heading(let words, let level):
            String(repeating: "#", count: level) + " " + MarkdownText.heading(inline(words))
        case .paragraph(let words, _, _): inline(words)
        case .facts(let facts, _, _):
            facts.map { inline($0.words) }.joined(separator: " · ")
        case .items(let items, _): lines(items.map(text))
        case .entries(let entries): entries.table.map(text) ?? text(of: entries)
        case .things(let things):
            (things.label.isEmpty ? "" : "\(MarkdownText.escaped(things.label)): ")
                + things.things.map(things.areTyped ? MarkdownText.code : MarkdownText.escaped)
                .joined(separator: " · ")
        case .marked(let line, _, let hint):
            MarkdownText.code(line) + (hint.map { " " + MarkdownText.escaped($0) } ?? "")
        case .recipes(let list): lines(list.rows.map(text))
        case .choices(let choices): text(of: choices.table)
        case .picture(let picture): MarkdownText.picture(picture.description, at: picture.address)
        case .verbatim(let text): lines(text)
        case .space: ""
        }
    }

    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

    private static func inline(_ phrase: Phrase) -> String {
        guard phrase.runs.contains(where: { $0.link != nil }) else {
            return MarkdownText.escaped(phrase.string)
        }
        return phrase.runs.map { run in
            run.link.map { MarkdownText.link(run.text, to: $0) } ?? MarkdownText.escaped(run.text)
        }.joined()
    }

    private static func text(of item: Item) -> String {
        let words = inline(item.words)
        switch item.marker {
        case .none, .sign: return "- \(words)"
        case .step(let number, _), .row(let number, _): return "\(number). \(words)"
        case .reference(let number, _): return "- \\[\(number)\\] \(words)"
        case .tick(_, let isDone): return "- [\(isDone ? "x" : " ")] \(words)"
        }
    }

    private static func text(of entries: Entries) -> String {
        entries.groups.map { group in
            let rows = group.rows.map { row in
                let cells = row.cells.filter { !$0.isEmpty }.map { cell in
                    entries.areTyped ? MarkdownText.code(cell.string) : inline(cell)
                }
                let name = cells.joined(separator: " ")
                return row.words.isEmpty ? "- \(name)" : "- \(name): \(inline(row.words))"
            }
            let title = group.title.map { "## \(MarkdownText.escaped($0))\n\n" } ?? ""
            return title + lines(rows)
        }.joined(separator: "\n\n")
    }

    private static func text(of row: RecipeRow) -> String {
        let title = MarkdownText.escaped(row.title)
        let name = row.recipe.link.map { MarkdownText.link(row.title, to: $0) } ?? title
        var head = "\(row.number). **\(name)**"
        if row.isFavorite { head += " ★" }
        if row.recipe.hasLactose { head += " (has lactose)" }
        let indent = String(repeating: " ", count: String(row.number).count + 2)
        let rest = row.details.map { indent + MarkdownText.escaped($0) }
        // A line that goes on below ends with two spaces.
        return ([head] + rest).joined(separator: "  \n")
    }

    private static func text(of table: Table) -> String {
        let rule = "|" + table.header.map { _ in " --- |" }.joined()
        let rows = ([table.header] + table.rows).map { row in
            "| " + row.map(MarkdownText.escaped).joined(separator: " | ") + " |"
        }
        return lines([rows[0], rule] + rows.dropFirst())
    }
}
