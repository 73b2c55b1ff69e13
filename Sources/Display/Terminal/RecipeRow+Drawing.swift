import Documents
import RecipeModel

extension RecipeRow {
    /// The number in its column, with the space behind it.
    static func marker(_ number: Int, columns: Int, in context: ScreenContext) -> StyledText {
        guard context.isIndented else { return StyledText("\(number) ") }
        let digits = String(number)
        return .spaces(columns - digits.count) + StyledText(digits + "  ")
    }

    /// How many columns numbers up to this one take.
    static func columns(upTo number: Int) -> Int { max(3, String(number).count) }

    /// The title with the favorite's star.
    func titleAndStar(in context: ScreenContext) -> StyledText {
        context.text(markedTitle) + context.star(isFavorite)
    }

    /// Title and star in one line of at most so many columns; only the title is cut.
    func title(cutTo width: Int, in context: ScreenContext) -> StyledText {
        let star = context.star(isFavorite)
        let title = context.text(markedTitle)
        return title.cut(to: width - star.width, ellipsis: context.symbols.ellipsis) + star
    }

    /// Where it is from, as a link where there is a page.
    func sourceText(in context: ScreenContext) -> StyledText {
        context.text(Phrase(source, .secondary, link: recipe.link))
    }

    /// Number, title and star; at the right, time, servings and badge, as far as they leave the
    /// title its line. Where there is no room beside the title, they come below it.
    ///
    /// - Parameter namesFacts: Whether time and servings are told.
    func heading(
        columns: Int,
        namesFacts: Bool = true,
        in context: ScreenContext
    ) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        let marker = RecipeRow.marker(number, columns: columns, in: context)
        let title = titleAndStar(in: context)
        let badge = recipe.hasLactose ? context.badge : StyledText()
        let facts = namesFacts ? facts.map { Phrase($0) } : []
        guard context.hasBadgeBeside else {
            sheet.add(title, marker: marker)
            let below = RecipeRow.beside(badge, context.joined(facts, .secondary))
            if !below.isEmpty { sheet.add(below, indent: marker.width) }
            return sheet.lines
        }
        let room = context.width - marker.width - title.width
        let right = (0...facts.count).lazy.map { dropped in
            let facts = context.joined(facts.dropLast(dropped), .secondary)
            return RecipeRow.beside(facts, badge)
        }.first { $0.isEmpty || $0.width + 2 <= room }
        sheet.add(title, right: right ?? badge, marker: marker)
        return sheet.lines
    }

    private static func beside(_ left: StyledText, _ right: StyledText) -> StyledText {
        left.isEmpty || right.isEmpty ? left + right : left + .spaces(2) + right
    }

    /// The whole row: the heading, and a line with the ingredients, those that were asked for first.
    func lines(columns: Int, namesSource: Bool, in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        sheet.add(lines: heading(columns: columns, in: context))
        let room = context.width - (context.isIndented ? columns + 2 : 0)
        let summary = summary(width: room, namesSource: namesSource, in: context)
        sheet.add(summary, indent: columns + 2)
        return sheet.lines
    }

    /// As many ingredients as a line has room for, then how they meet what the cook has, the site
    /// and the remarks.
    private func summary(
        width: Int,
        namesSource: Bool,
        in context: ScreenContext
    ) -> StyledText {
        let site = namesSource || !listsIngredients ? [sourceText(in: context)] : []
        let facts =
            coverage.map { StyledText($0, .secondary) } + site
            + remarks.map { StyledText($0, .secondary) }
        let separator = StyledText(context.factSeparator, .secondary)
        let end = StyledText.joined(facts, by: separator)
        guard listsIngredients, !recipe.ingredients.isEmpty else { return end }
        let gap = end.isEmpty ? StyledText() : separator
        let room = width - gap.width - end.width
        // Where the facts take the most of the line, they come on a line of their own.
        guard room >= min(20, width) else {
            return leadingIngredients(width: width, in: context) + StyledText(" ") + end
        }
        return leadingIngredients(width: room, in: context) + gap + end
    }

    /// As many names of ingredients as fit in a line, those with a food that was asked for first.
    private func leadingIngredients(width: Int, in context: ScreenContext) -> StyledText {
        let names = markedIngredients
        let ordered = (names.filter(\.isAsked) + names.filter { !$0.isAsked }).map(\.name)
        let ellipsis = StyledText(" " + context.symbols.ellipsis)
        var line = StyledText()
        for (index, name) in ordered.enumerated() {
            let name = context.text(name)
            let longer = index == 0 ? name : line + StyledText(", ") + name
            let isLast = index == ordered.count - 1
            guard longer.width + (isLast ? 0 : ellipsis.width) <= width else {
                guard index > 0 else {
                    return name.cut(to: width, ellipsis: context.symbols.ellipsis)
                }
                return line + ellipsis
            }
            line = longer
        }
        return line
    }

    /// What stands below the title of a card: the ingredients, and where the recipe is from.
    func details(in context: ScreenContext) -> [StyledText] {
        let names = listsIngredients ? markedIngredients.map { context.text($0.name) } : []
        let remarks = (coverage + remarks).map { StyledText($0, .secondary) }
        let separator = StyledText(context.factSeparator, .secondary)
        return [
            .joined(names, by: ", "), context.joined(facts.map { Phrase($0) }, .secondary),
            .joined([sourceText(in: context)] + remarks, by: separator),
        ].filter { !$0.isEmpty }
    }
}
