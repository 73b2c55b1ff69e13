import RecipeModel

/// Writes a document as the article of a web page that people read.
package enum HTMLWriter {
    /// The article with its tags; what is under a heading is a section.
    package static func article(of document: Document) -> String {
        var lines: [String] = []
        var isInSection = false
        for block in document.blocks(on: .file) {
            if case .heading(_, 2) = block.content {
                if isInSection { lines.append("</section>") }
                lines.append("<section>")
                isInSection = true
            }
            let text = text(of: block)
            if !text.isEmpty { lines.append(text) }
        }
        if isInSection { lines.append("</section>") }
        return "<article>\n\(lines.joined(separator: "\n"))\n</article>"
    }

    private static func text(of block: Block) -> String {
        switch block.content {
        case .title(.recipe(let name, let isFavorite, _)):
            "<h1>\(inline(name))\(isFavorite ? " ★" : "")</h1>"
        case .title(.list(let name, _)): HTMLText.element("h1", Spoken.capitalized(name))
        case .heading(let words, 2): "<h2>\(inline(words))</h2>"
        case .heading(let words, _): "<h3>\(inline(words))\(colon(after: words))</h3>"
        case .paragraph(let words, _, _): "<p>\(inline(words))</p>"
        case .facts(let facts, _, _): text(of: facts)
        case .items(let items, _): text(of: items)
        case .entries(let entries): entries.table.map(text) ?? text(of: entries)
        case .things(let things):
            HTMLText.element(
                "p",
                (things.label.isEmpty ? "" : "\(things.label): ")
                    + things.things.joined(separator: " · ")
            )
        case .marked(let line, _, let hint):
            "<p><code>\(HTMLText.escaped(line))</code> \(HTMLText.escaped(hint ?? ""))</p>"
        case .recipes(let list): "<ol>\n\(lines(list.rows.map(text)))\n</ol>"
        case .choices(let choices): text(of: choices.table)
        case .picture(let picture):
            "<p><img src=\"\(HTMLText.escaped(picture.address.text))\""
                + " alt=\"\(HTMLText.escaped(picture.description))\""
                + " referrerpolicy=\"no-referrer\"></p>"
        case .verbatim(let text): HTMLText.element("pre", lines(text))
        case .space: ""
        }
    }

    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

    private static func inline(_ phrase: Phrase) -> String {
        phrase.runs.map { run in
            run.link.map { HTMLText.link(run.text, to: $0) } ?? HTMLText.escaped(run.text)
        }.joined()
    }

    /// The colon that tells a group's heading from a line of text where no style is seen.
    private static func colon(after heading: Phrase) -> String {
        heading.string.last.map { ":：?!".contains($0) } ?? false ? "" : ":"
    }

    private static func text(of facts: [Fact]) -> String {
        let words = facts.map { inline($0.words) }
        return words.isEmpty ? "" : "<p class=\"facts\">\(words.joined(separator: " · "))</p>"
    }

    private static func text(of items: [Item]) -> String {
        let rows = items.map { item in
            switch item.marker {
            case .none, .sign, .step, .row: "<li>\(inline(item.words))</li>"
            case .reference(let number, _): "<li>[\(number)] \(inline(item.words))</li>"
            case .tick(_, let isDone):
                "<li><input type=\"checkbox\" disabled\(isDone ? " checked" : "")>"
                    + " \(inline(item.words))</li>"
            }
        }
        switch items.first?.marker {
        case .step(let first, _), .row(let first, _):
            let start = first == 1 ? "" : " start=\"\(first)\""
            return "<ol\(start)>\n\(lines(rows))\n</ol>"
        default: return "<ul>\n\(lines(rows))\n</ul>"
        }
    }

    private static func text(of entries: Entries) -> String {
        lines(
            entries.groups.map { group in
                let rows = group.rows.map { row in
                    let name = row.cells.filter { !$0.isEmpty }.map(inline).joined(separator: " ")
                    let term = entries.areTyped ? "<code>\(name)</code>" : name
                    return "<dt>\(term)</dt><dd>\(inline(row.words))</dd>"
                }
                let title = group.title.map { HTMLText.element("h2", $0) + "\n" } ?? ""
                return "\(title)<dl>\n\(lines(rows))\n</dl>"
            }
        )
    }

    private static func text(of row: RecipeRow) -> String {
        let name =
            row.recipe.link.map { HTMLText.link(row.title, to: $0) } ?? HTMLText.escaped(row.title)
        var head = name + (row.isFavorite ? " ★" : "")
        if row.recipe.hasLactose { head += " (has lactose)" }
        let rest = row.details.map(HTMLText.escaped)
        return "<li value=\"\(row.number)\">\(([head] + rest).joined(separator: "<br>\n"))</li>"
    }

    private static func text(of table: Table) -> String {
        func row(_ cells: [String], _ name: String) -> String {
            "<tr>" + cells.map { HTMLText.element(name, $0) }.joined() + "</tr>"
        }
        return "<table>\n"
            + lines([row(table.header, "th")] + table.rows.map { row($0, "td") }) + "\n</table>"
    }
}
