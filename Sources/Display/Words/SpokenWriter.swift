import Documents
import KitchenLanguage

/// Writes a document as sentences, one a line: for screen readers, and as plain text.
enum SpokenWriter {
    static func lines(of document: Document) -> [String] {
        document.blocks(on: .screen).flatMap { $0.spoken ?? lines(of: $0.content) }
    }

    private static func lines(of content: Block.Content) -> [String] {
        switch content {
        case .title(.recipe(let name, _, _)): [Spoken.sentence(name.string)]
        case .title(.list(let name, let right)):
            ["\(Spoken.full(name)) \(Spoken.full(right))".trimmingWhitespace()]
        case .heading(let words, _): ["\(words.string):"]
        case .paragraph(let words, _, _): [words.string]
        case .facts(let facts, _, _):
            [facts.map { Spoken.full($0.spoken ?? $0.words.string) }.joined(separator: " ")]
        case .items(let items, _): items.map(line)
        case .entries(let entries):
            entries.groups.flatMap { group in
                (group.title.map { [Spoken.sentence($0)] } ?? []) + group.rows.map(line)
            }
        case .things(let things):
            things.label.isEmpty
                ? things.things : ["\(things.label): \(things.things.joined(separator: "; "))"]
        case .marked(let line, _, let hint): [line] + (hint.map { [Spoken.full($0)] } ?? [])
        case .recipes(let list): list.rows.flatMap(\.spoken)
        case .choices(let choices):
            choices.choices.enumerated().map { index, choice in
                let count = choice.count.map { ", \(NumberWords.counted($0, "recipe"))" } ?? ""
                let summary = choice.summary.isEmpty ? "" : " " + Spoken.full(choice.summary)
                return "\(index + 1): \(choice.name)\(count).\(summary)"
            }
        case .picture(let picture): [picture.description + "."]
        case .verbatim(let lines): lines
        case .space: []
        }
    }

    private static func line(_ item: Item) -> String {
        if let spoken = item.spoken { return spoken }
        switch item.marker {
        case .none, .sign: return item.words.string
        case .step(let number, _), .row(let number, _), .reference(let number, _),
            .tick(let number, _):
            return "\(number): \(item.words.string)"
        }
    }

    private static func line(_ row: Entries.Row) -> String {
        let names = row.cells.map(\.string).filter { !$0.isEmpty }.joined(separator: " ")
        return row.spoken ?? "\(names): \(Spoken.sentence(row.words.string))"
    }
}
