import Documents
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
    var withPicture: [StyledText] { picture + (order == nil ? words : wrapped) }

    private var picture: [StyledText] {
        guard let order else { return [StyledText](repeating: "", count: pictureRows) }
        let framed = FramedPicture(order: order, drawn: context.pictures(order))
        return PictureBox(picture: framed, symbols: context.symbols).lines
    }

    /// The words alone; without a picture the badge is words as well, in the last row.
    var words: [StyledText] { wrapped + (hasRibbon ? [.spaces(1) + context.badge] : []) }

    /// Number, title, ingredients, time and source.
    private var wrapped: [StyledText] {
        let marker = StyledText("\(row.number)  ")
        let title = marker + row.titleAndStar(in: context)
        return ([title] + row.details(in: context)).flatMap { text in
            text.wrapped(to: columns - 2).map { .spaces(1) + $0 }
        }
    }
}
