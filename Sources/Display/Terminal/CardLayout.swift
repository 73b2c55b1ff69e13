import Documents
import RecipeModel

/// A box for each recipe, its picture on top, as many beside each other as fit; the boxes beside each
/// other are equally high.
struct CardLayout {
    let rows: [RecipeRow]

    /// The least columns of a card where there is room for two, with the gap behind it.
    private static let step = 40
    private static let gap = 2

    /// How many cards stand beside each other.
    static func across(in width: Int) -> Int { max(1, (width + gap) / step) }

    func lines(in context: ScreenContext) -> [StyledText] {
        let across = min(CardLayout.across(in: context.width), max(1, rows.count))
        let width = CardLayout.width(in: context.width)
        return stride(from: 0, to: rows.count, by: across).flatMap { start in
            let cards = rows[start..<min(start + across, rows.count)]
            return line(of: Array(cards), width: width, in: context)
        }
    }

    /// The columns of a card with its frame.
    static func width(in width: Int) -> Int {
        let across = across(in: width)
        return (width - gap * (across - 1)) / across
    }

    private func line(of rows: [RecipeRow], width: Int, in context: ScreenContext) -> [StyledText] {
        let cards = rows.map { Card(row: $0, columns: width - 2, context: context) }
        let hasPictures = cards.contains { $0.order != nil }
        let contents = cards.map { hasPictures ? $0.withPicture : $0.words }
        let height = contents.map(\.count).max() ?? 0
        let boxes = contents.map { boxed($0, columns: width - 2, rows: height, in: context) }
        guard var lines = boxes.first else { return [] }
        for (index, box) in boxes.enumerated().dropFirst() {
            let left = index * (width + CardLayout.gap) - CardLayout.gap
            lines = Sheet.beside(lines, box, width: left, gap: CardLayout.gap)
        }
        return lines
    }

    private func boxed(
        _ content: [StyledText],
        columns: Int,
        rows: Int,
        in context: ScreenContext
    ) -> [StyledText] {
        let frame = context.symbols.frame
        let across = String(repeating: frame.across, count: columns)
        let side = StyledText(frame.down, .secondary)
        let inside = (0..<rows).map { row in
            let line = row < content.count ? content[row] : StyledText()
            return side + line.padded(to: columns) + side
        }
        return [StyledText(frame.topLeft + across + frame.topRight, .secondary)] + inside
            + [StyledText(frame.bottomLeft + across + frame.bottomRight, .secondary)]
    }
}
