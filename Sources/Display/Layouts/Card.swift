import RecipeModel

/// What stands inside one card, no line wider than it.
struct Card {
    let row: RecipeRow
    /// The columns inside the frame.
    let columns: Int
    let context: ScreenContext

    /// The rows of a picture.
    private var pictureRows: Int { max(Ribbon.rows, min(columns / 5, 12)) }

    private var hasRibbon: Bool { row.recipe.hasLactose }

    /// The picture to show; nil where the recipe or the terminal has none.
    var order: PictureOrder? {
        guard context.style.pictures != .none, let address = row.recipe.pictureForLists else {
            return nil
        }
        return PictureOrder(
            recipe: row.recipe.id,
            address: address,
            size: CellSize(columns: columns, rows: pictureRows),
            hasRibbon: hasRibbon
        )
    }

    /// The picture, or its empty place, with the words below.
    var withPicture: [StyledText] { picture + wrapped { _ in columns - 2 } }

    private var picture: [StyledText] {
        guard let order else {
            let free = [StyledText](repeating: "", count: pictureRows)
            return hasRibbon ? besideRibbon(free) : free
        }
        let framed = FramedPicture(order: order, drawn: context.pictures(order))
        return PictureBox(picture: framed, symbols: context.symbols).lines
    }

    /// The words alone, beside the ribbon where there is one.
    var words: [StyledText] {
        guard hasRibbon else { return wrapped { _ in columns - 2 } }
        return besideRibbon(wrapped { room(inRow: $0) })
    }

    /// The columns for words in a row that may have a part of the ribbon.
    private func room(inRow row: Int) -> Int {
        guard row < Ribbon.rows else { return columns - 2 }
        return min(Ribbon.start(ofRow: row, in: columns), columns) - 2
    }

    /// Lines, with the ribbon to the right of the first; as many as it needs at least.
    private func besideRibbon(_ lines: [StyledText]) -> [StyledText] {
        let ribbon = Ribbon(symbols: context.symbols)
        let free = Array(repeating: StyledText(), count: max(0, Ribbon.rows - lines.count))
        return (lines + free).enumerated().map { row, line in
            guard row < Ribbon.rows else { return line }
            return line.padded(to: Ribbon.start(ofRow: row, in: columns))
                + StyledText(ribbon.part(ofRow: row, in: columns), .badge)
        }
    }

    /// Number, title, ingredients and source, in as many columns as a line has.
    private func wrapped(room: (Int) -> Int) -> [StyledText] {
        let marker = StyledText("\(row.number)  ")
        let title = marker + row.texts.title(isFavorite: row.isFavorite, in: context)
        return ([title] + row.details(in: context)).reduce(into: [StyledText]()) { lines, text in
            let above = lines.count
            lines += text.wrapped { room(above + $0) }.map { .spaces(1) + $0 }
        }
    }
}
