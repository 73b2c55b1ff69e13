import RecipeModel

/// The parts of a recipe as clean, styled text.
struct RecipeTexts {
    let recipe: Recipe
    /// What was asked for, to be coloured.
    let query: RecipeQuery?

    /// The title, with the foods that were asked for, and the favorite's star.
    func title(isFavorite: Bool, in context: ScreenContext) -> StyledText {
        let clean = CleanText.line(recipe.title)
        return marked(clean.isEmpty ? "Untitled" : clean, isTitle: true, .title)
            + star(isFavorite: isFavorite, in: context)
    }

    /// The favorite's star, with the space before it.
    func star(isFavorite: Bool, in context: ScreenContext) -> StyledText {
        guard isFavorite else { return StyledText() }
        var star = StyledText(String(StyledText.noBreak), .title)
        star.append(context.symbols.star, .star)
        return star
    }

    /// The names of the ingredients in a line.
    func ingredientNames() -> StyledText {
        let names = RecipeTexts.names(of: recipe).map { marked($0, isTitle: false) }
        return .joined(names, by: StyledText(", "))
    }

    /// As many names of ingredients as fit in a line, those with a food that was asked for first.
    func leadingIngredients(width: Int, in context: ScreenContext) -> StyledText {
        let names = RecipeTexts.names(of: recipe).map { name in
            (
                text: marked(name, isTitle: false),
                isAsked: !matches(in: name, isTitle: false).isEmpty
            )
        }
        let ordered = (names.filter(\.isAsked) + names.filter { !$0.isAsked }).map(\.text)
        let ellipsis = StyledText(" " + context.symbols.ellipsis)
        var line = StyledText()
        for (index, name) in ordered.enumerated() {
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

    /// A line of the ingredient list.
    func ingredientLine(_ ingredient: Ingredient) -> StyledText {
        marked(CleanText.line(ingredient.text), isTitle: false)
    }

    /// Where it is from, as a link where there is a page.
    func source(_ roles: Role...) -> StyledText {
        var text = StyledText()
        text.append(.init(text: CleanText.line(recipe.source), roles: roles, link: recipe.link))
        return text
    }

    /// The clean names of a recipe's ingredients, without empty ones.
    static func names(of recipe: Recipe) -> [String] {
        recipe.ingredients.map { CleanText.line($0.name) }.filter { !$0.isEmpty }
    }

    private func matches(in text: String, isTitle: Bool) -> [Range<String.Index>] {
        query?.matchedFoods(in: text, isTitle: isTitle) ?? []
    }

    private func marked(_ text: String, isTitle: Bool, _ roles: Role...) -> StyledText {
        var result = StyledText()
        var place = text.startIndex
        for range in matches(in: text, isTitle: isTitle)
        where range.lowerBound >= place {
            result.append(.init(text: String(text[place..<range.lowerBound]), roles: roles))
            result.append(.init(text: String(text[range]), roles: roles + [.matchedFood]))
            place = range.upperBound
        }
        result.append(.init(text: String(text[place...]), roles: roles))
        return result
    }
}
