import RecipeModel
import ShellAnswers

/// Categories or cuisines, with numbers to pick from.
struct NamesScreen: Screen {
    let answer: NamesAnswer

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        guard !answer.names.isEmpty else {
            sheet.add(context.text(none))
            return sheet.lines
        }
        var right = StyledText()
        right.append(answer.service.rawValue.clean, .secondary)
        sheet.add(StyledText(answer.kind.rawValue), right: right)
        let isTable = context.style.format == .chosen(.table)
        if isTable {
            sheet.add(lines: tableLines(in: context))
        } else if summaries.contains(where: { $0 != nil }) {
            sheet.add(lines: describedLines(in: context))
        } else {
            sheet.add(lines: columnLines(in: context))
        }
        sheet.add(context.text("type a number to search it, for example: 1", .secondary))
        return sheet.lines
    }

    private struct Entry {
        var name: StyledText
        var count: StyledText

        /// Both in a line.
        var line: StyledText {
            count.isEmpty ? name : name + .spaces(NamesScreen.gap) + count
        }
    }

    private func entries(in context: ScreenContext) -> [Entry] {
        let columns = RecipeRow.columns(upTo: answer.names.count)
        return answer.names.enumerated().map { index, name in
            let marker = RecipeRow.marker(index + 1, columns: columns, in: context)
            let count = name.count.map(NumberWords.grouped) ?? ""
            return Entry(
                name: marker + StyledText(name.name.shownName),
                count: StyledText(count, .secondary)
            )
        }
    }

    private static let gap = 2

    /// As many names beside each other as fit.
    private func columnLines(in context: ScreenContext) -> [StyledText] {
        Grid.columns(entries(in: context).map(\.line), width: context.width)
    }

    /// Each name with a sentence on what it is below.
    private func describedLines(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        let indent = RecipeRow.columns(upTo: answer.names.count) + 2
        for (entry, summary) in zip(entries(in: context), summaries) {
            sheet.add(entry.line)
            if let summary { sheet.add(context.text(summary, .secondary), indent: indent) }
        }
        return sheet.lines
    }

    /// What each of the names is, in a sentence, where the service tells.
    private var summaries: [String?] {
        answer.names.map { name in
            name.summary.map { NamesScreen.firstSentence(of: $0.clean) }
        }
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

    /// A line for each name, with the counts in a column.
    private func tableLines(in context: ScreenContext) -> [StyledText] {
        let entries = entries(in: context)
        let count = entries.map(\.count.width).max() ?? 0
        let room = context.width - (count > 0 ? count + NamesScreen.gap : 0)
        let name = min(entries.map(\.name.width).max() ?? 0, room)
        return entries.map { entry in
            let start = entry.name.cut(to: name, ellipsis: context.symbols.ellipsis)
            guard !entry.count.isEmpty else { return start }
            return start.padded(to: name + NamesScreen.gap + count - entry.count.width)
                + entry.count
        }
    }

    private var none: String {
        "The service \(answer.service.rawValue.clean) has no \(answer.kind.rawValue)."
    }

    func spoken(in context: ScreenContext) -> [String] {
        guard !answer.names.isEmpty else { return [none] }
        let head = "\(NumberWords.grouped(answer.names.count)) \(answer.kind.rawValue)"
        let rows = answer.names.enumerated().map { index, name in
            let count = name.count.map { ", \(NumberWords.counted($0, "recipe"))" } ?? ""
            let summary = summaries[index].map { " " + Spoken.full($0) } ?? ""
            return "\(index + 1): \(name.name.shownName)\(count).\(summary)"
        }
        return ["\(head) of \(answer.service.rawValue.clean)."] + rows
            + ["Type a number to search it."]
    }

    var members: [JSONMember] {
        [
            JSONMember("kind", .string(answer.kind.rawValue)),
            JSONMember("service", .string(answer.service.rawValue)),
            JSONMember("names", .array(nameMembers.map(JSONOutput.object))),
        ]
    }

    var rows: NDJSONRows? {
        NDJSONRows(
            rows: nameMembers,
            rest: [
                JSONMember("kind", .string(answer.kind.rawValue)),
                JSONMember("service", .string(answer.service.rawValue)),
            ]
        )
    }

    private var nameMembers: [[JSONMember]] {
        answer.names.enumerated().map { index, name in
            [
                JSONMember("n", .int(index + 1)),
                JSONMember("name", .string(name.name.clean)),
                JSONMember("count", .int(orNull: name.count)),
                JSONMember("summary", .string(orNull: name.summary?.clean)),
            ]
        }
    }

    var table: Table? {
        let rows = answer.names.enumerated().map { index, name in
            [String(index + 1), name.name.clean, name.count.map(String.init) ?? ""]
        }
        guard answer.names.contains(where: { $0.summary != nil }) else {
            return Table(header: ["n", "name", "count"], rows: rows)
        }
        return Table(
            header: ["n", "name", "count", "summary"],
            rows: zip(rows, answer.names).map { $0 + [$1.summary?.clean ?? ""] }
        )
    }
}
