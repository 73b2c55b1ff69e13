import RecipeModel

/// Recipes one after the other, in the layout in force.
struct RecipeListing {
    let rows: [RecipeRow]
    /// The columns of the widest number.
    let columns: Int

    /// The lines, none wider than the context.
    func lines(in context: ScreenContext) -> [StyledText] {
        switch arrangement(in: context) {
        case .list: ListLayout(rows: listed, columns: columns).lines(in: context)
        case .cards: CardLayout(rows: rows).lines(in: context)
        case .table: TableLayout(rows: rows, columns: columns).lines(in: context)
        }
    }

    /// The rows; each names its site where the list has several.
    private var listed: [RecipeRow] {
        let hasSeveral = Set(rows.map { CleanText.line($0.recipe.source) }).count > 1
        return rows.map { row in
            var row = row
            row.namesSource = hasSeveral
            return row
        }
    }

    private enum Arrangement {
        case list
        case cards
        case table
    }

    private func arrangement(in context: ScreenContext) -> Arrangement {
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

extension Recipe {
    /// The picture as lists show it: the smaller form where there is one.
    var pictureForLists: WebAddress? { thumbnail ?? picture }
}
