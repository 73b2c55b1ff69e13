import Documents
import KitchenLanguage
import RecipeModel

/// Names to pick from: as many beside each other as fit, or each with what it is below.
struct ChoiceListing {
    let choices: [Choices.Choice]

    private static let gap = 2

    private struct Entry {
        var name: StyledText
        var count: StyledText

        /// Both in a line.
        var line: StyledText {
            count.isEmpty ? name : name + .spaces(ChoiceListing.gap) + count
        }
    }

    func lines(in context: ScreenContext) -> [StyledText] {
        let columns = RecipeRow.columns(upTo: choices.count)
        let entries = choices.enumerated().map { index, choice in
            let marker = RecipeRow.marker(index + 1, columns: columns, in: context)
            return Entry(
                name: marker + context.text(Phrase(choice.name)),
                count: StyledText(choice.count.map(NumberWords.grouped) ?? "", .secondary)
            )
        }
        if context.style.format == .chosen(.table) { return table(of: entries, in: context) }
        guard choices.contains(where: { !$0.summary.isEmpty }) else {
            return Grid.columns(entries.map(\.line), width: context.width)
        }
        var sheet = Sheet(width: context.width)
        for (entry, choice) in zip(entries, choices) {
            sheet.add(entry.line)
            guard !choice.summary.isEmpty else { continue }
            sheet.add(context.text(Phrase(choice.summary, .secondary)), indent: columns + 2)
        }
        return sheet.lines
    }

    /// A line for each name, with the counts in a column.
    private func table(of entries: [Entry], in context: ScreenContext) -> [StyledText] {
        let count = entries.map(\.count.width).max() ?? 0
        let room = context.width - (count > 0 ? count + ChoiceListing.gap : 0)
        let name = min(entries.map(\.name.width).max() ?? 0, room)
        return entries.map { entry in
            let start = entry.name.cut(to: name, ellipsis: context.symbols.ellipsis)
            guard !entry.count.isEmpty else { return start }
            return start.padded(to: name + ChoiceListing.gap + count - entry.count.width)
                + entry.count
        }
    }
}
