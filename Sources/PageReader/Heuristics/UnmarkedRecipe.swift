import RecipeModel

/// Finds a recipe in a page that has no markup for it, by the words that head its parts and the
/// names of its classes.
struct UnmarkedRecipe {
    private let page: ParsedPage
    private let finder: SectionFinder

    init(page: ParsedPage) {
        self.page = page
        finder = SectionFinder(page: page)
    }

    /// Whether headings or names tell where the ingredients are, and where the steps.
    var isTold: Bool { finder.ingredients?.isTold == true && finder.steps?.isTold == true }

    /// The titles of the other recipes below this one: headings over lists of ingredients.
    var others: [String] {
        guard let last = finder.steps?.indices.last, finder.ingredients?.isTold == true else {
            return []
        }
        let lines = finder.lines
        var titles: [String] = []
        var title: PageLine?
        for index in lines.lines.indices.suffix(from: min(last + 1, lines.lines.count)) {
            let line = lines.lines[index]
            guard line.headingLevel > 0, line.region == .content else { continue }
            if lines.headed[index] == nil {
                title = line
            } else if lines.headed[index] == .ingredients, let above = title,
                above.headingLevel < line.headingLevel,
                lines.lines[(index + 1)...].prefix(6).count(where: {
                    IngredientLikeness.hasAmount($0.text)
                }) >= 2
            {
                titles.append(above.text)
                title = nil
            }
        }
        return titles
    }

    private var rows: ItemRows { ItemRows(tree: page.tree) }

    /// What can be found; empty fields where nothing is.
    var fields: RecipeFields { fields(onlyTold: false, isRecipe: false) }

    /// What can be found; with `onlyTold` only what stands under a heading or in a named element,
    /// with `isRecipe` whatever there is, as something else says that the page is a recipe.
    func fields(onlyTold: Bool, isRecipe: Bool) -> RecipeFields {
        var fields = RecipeFields()
        guard isRecipe || isLikely else { return fields }
        if let range = finder.ingredients, range.isTold || !onlyTold {
            // `24 cookies` and `2 servings of noodles` among the items of a list go in.
            let lines = range.lines(page.lines).enumerated().filter { place, line in
                let isItem = page.tree.tag(of: line.block) == .li && place > 1
                return !LineRules.isFootnote(line.text)
                    && (isItem || !LabelledFacts.isYield(line.text))
            }.map(\.element)
            let found = ItemRows.withoutScale(rows.rows(of: lines))
            let items = IngredientLists.tidied(SectionedItems(rows: found))
            fields.ingredientGroups = items.map { IngredientGroup($0) }
        }
        if !onlyTold, let first = finder.ingredients?.indices.first {
            fields.title = PageTitle.title(before: first, in: finder.lines)
        }
        if let range = finder.steps, !onlyTold || range.isTold {
            let found = rows.rows(of: StepRows.saying(range.lines(page.lines), page.tree))
            guard !onlyTold || isListed(range) else { return fields }
            fields.stepGroups = StepGroup.groups(of: StepRows.tidied(found))
        }
        return fields
    }

    /// Whether lines are the items of a list, or count from one on; an article's are not.
    private func isListed(_ run: LineRun) -> Bool {
        let rows = rows.rows(of: run.lines(page.lines))
        let items = rows.count(where: \.isItem)
        let numbered = rows.count { $0.text.first?.isNumber == true }
        return items * 10 >= rows.count * 6 || numbered * 10 >= rows.count * 3
    }

    /// Whether what was found is a recipe at all: most pages are none.
    private var isLikely: Bool {
        guard let ingredients = finder.ingredients?.lines(page.lines) else { return false }
        let amounts = ingredients.count { IngredientLikeness.hasAmount($0.text) }
        let steps = finder.steps?.lines(page.lines) ?? []
        let sentences = steps.count { $0.text.utf8.count >= 20 }
        let hasToldSteps = finder.steps?.isTold == true && sentences > 0
        if finder.ingredients?.isTold == true {
            return amounts >= 2 || hasToldSteps && !ingredients.isEmpty
        }
        let measured = ingredients.count { IngredientLikeness.hasMeasure($0.text) }
        guard amounts >= 3, measured >= 2, sentences > 0 else { return false }
        if hasToldSteps || measured * 3 >= ingredients.count { return true }
        let isList = finder.ingredients.map(isListed) == true
        return isList && sentences >= 2 && amounts * 2 >= ingredients.count
    }
}
