import Documents
import RecipeModel

/// Recipes one after the other, in the layout in force.
struct RecipeListing {
    let list: RecipeList

    private var rows: [RecipeRow] { list.rows }

    /// The lines, none wider than the context.
    func lines(in context: ScreenContext) -> [StyledText] {
        let columns = RecipeRow.columns(upTo: list.highest)
        return switch arrangement(in: context) {
        case .list: ListLayout(rows: rows, columns: columns).lines(in: context)
        case .cards: CardLayout(rows: rows).lines(in: context)
        case .table: TableLayout(rows: rows, columns: columns).lines(in: context)
        }
    }

    enum Arrangement {
        case list
        case cards
        case table
    }

    func arrangement(in context: ScreenContext) -> Arrangement {
        switch context.style.format {
        case .chosen(.cards): return .cards
        case .chosen(.table): return .table
        case .chosen: return .list
        case .automatic: break
        }
        switch context.style.layout {
        case .cards: return .cards
        case .list, .split: return .list
        case .auto: return isWorthCards(in: context) ? .cards : .list
        }
    }

    /// Whether cards would show what a list does not: real pictures of most of the recipes, side by
    /// side with their words.
    private func isWorthCards(in context: ScreenContext) -> Bool {
        let withPicture = rows.count { $0.recipe.pictureForLists != nil }
        return context.style.pictures == .graphics && context.width >= 60
            && withPicture * 2 >= rows.count && withPicture > 0
    }
}
