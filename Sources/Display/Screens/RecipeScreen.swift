import RecipeModel
import ShellAnswers

/// An opened recipe.
struct RecipeScreen: Screen {
    let answer: RecipeAnswer

    var recipe: Recipe { answer.recipe }

    var texts: RecipeTexts { RecipeTexts(recipe: answer.recipe, query: answer.query) }

    /// The title as clean text.
    var title: String {
        let clean = CleanText.line(recipe.title)
        return clean.isEmpty ? "Untitled" : clean
    }

    /// The lines of the page's text, without spaces at their ends; empty ones part paragraphs.
    var textLines: [String] {
        CleanText.lines(answer.text).trimmingWhitespace()
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingWhitespace() }
    }

    /// Whether the page's text is all that there is to read.
    var showsText: Bool {
        if answer.part == .text { return true }
        return answer.part == .whole && !answer.text.isEmpty && recipe.steps.isEmpty
            && recipe.ingredients.isEmpty
    }

    func drawn(in context: ScreenContext) -> [StyledText] {
        guard SplitLayout.isWanted(in: context), !answer.list.isEmpty else {
            return page(in: context)
        }
        let rows = answer.list.map {
            RecipeRow(
                number: $0.number,
                recipe: $0.recipe,
                isFavorite: $0.isFavorite,
                query: answer.query
            )
        }
        return SplitLayout(rows: rows).lines(beside: page, in: context)
    }

    /// The recipe's page alone.
    private func page(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        let title = texts.title(isFavorite: answer.isFavorite, in: context)
        if context.hasBadgeBeside {
            sheet.add(title, right: recipe.hasLactose ? context.badge : StyledText())
        } else {
            sheet.add(title)
            if recipe.hasLactose { sheet.add(context.badge) }
        }
        if answer.part == .whole { addFacts(to: &sheet, in: context) }
        if showsText {
            addText(to: &sheet, in: context)
            return sheet.lines
        }
        if answer.part != .steps { addIngredients(to: &sheet, in: context) }
        if answer.part != .ingredients { addSteps(to: &sheet, in: context) }
        if answer.part == .whole {
            addNotes(to: &sheet, in: context)
            addEnd(to: &sheet, in: context)
        }
        return sheet.lines
    }

    private func addFacts(to sheet: inout Sheet, in context: ScreenContext) {
        let words = RecipeFactWords(answer: answer, clock: context.clock)
        var facts = texts.source(.secondary)
        for fact in [words.servings, words.time, words.kept].compactMap({ $0 }) {
            facts.append(context.factSeparator, .secondary)
            facts.append(fact, .secondary)
        }
        sheet.add(facts)
        let description = words.description
        if !description.isEmpty { sheet.add(context.joined(description, .secondary)) }
        if let warning = words.pageWarning {
            sheet.skipLine()
            sheet.add(StyledText(warning, .warning))
        }
    }

    private func addIngredients(to sheet: inout Sheet, in context: ScreenContext) {
        sheet.skipLine()
        guard !recipe.ingredients.isEmpty else {
            sheet.add("No ingredients found.")
            return
        }
        var heading = StyledText("Ingredients", .title)
        let coverage = CoverageWords(recipe)
        if let coverage { heading.append(" (\(coverage.brief))", .secondary) }
        sheet.add(heading)
        for group in recipe.ingredientGroups {
            if let heading = clean(group.title) { sheet.add(StyledText(heading), indent: 2) }
            let indent = group.title == nil ? 2 : 4
            for item in group.items {
                sheet.add(texts.ingredientLine(item), indent: indent, hanging: 2)
            }
        }
        if let needs = coverage?.needs {
            sheet.add(StyledText(needs, .secondary), indent: 2, hanging: 2)
        }
    }

    private func addSteps(to sheet: inout Sheet, in context: ScreenContext) {
        sheet.skipLine()
        guard !recipe.steps.isEmpty else {
            sheet.add(context.text(noSteps(in: context)))
            return
        }
        sheet.add(StyledText("Steps", .title))
        let digits = String(recipe.steps.count).count
        var number = 0
        for group in recipe.stepGroups {
            if let heading = clean(group.title) { sheet.add(StyledText(heading), indent: 2) }
            for step in group.items {
                number += 1
                let label = String(number)
                let marker = StyledText(label + ". ")
                let indent = 2 + digits - label.count
                sheet.add(StyledText(CleanText.line(step)), indent: indent, marker: marker)
            }
        }
    }

    /// What is said where no steps are known.
    func noSteps(in context: ScreenContext) -> String {
        if !answer.text.isEmpty { return "No steps found. The page's text: open it --text" }
        if recipe.link != nil { return "No steps found. In the web browser: open it --web" }
        return "No steps found."
    }

    private func addNotes(to sheet: inout Sheet, in context: ScreenContext) {
        let notes = recipe.notes.map { CleanText.line($0) }.filter { !$0.isEmpty }
        if !notes.isEmpty {
            sheet.skipLine()
            sheet.add(StyledText("Notes", .title))
            for note in notes { sheet.add(StyledText(note), indent: 2, hanging: 2) }
        }
        let facts = nutrition
        if !facts.isEmpty {
            sheet.skipLine()
            sheet.add(StyledText("Nutrition", .title))
            sheet.add(context.joined(facts), indent: 2)
        }
    }

    /// Nutrition, fact by fact.
    var nutrition: [String] {
        recipe.nutrition.map {
            CleanText.line("\($0.name) \($0.amount)")
        }.filter { !$0.isEmpty }
    }

    private func addEnd(to sheet: inout Sheet, in context: ScreenContext) {
        let facts = end
        guard !facts.isEmpty || recipe.link != nil else { return }
        sheet.skipLine()
        if !facts.isEmpty { sheet.add(context.joined(facts, .secondary)) }
        if let link = recipe.link { sheet.add(StyledText(link.text, .link, link: link)) }
        if let film { sheet.add("Film: " + StyledText(film.text, .link, link: film)) }
    }

    /// The film, where it is not the recipe's page itself.
    var film: WebAddress? { recipe.video == recipe.link ? nil : recipe.video }

    /// What else there is.
    var end: [String] {
        var facts: [String] = []
        if !answer.text.isEmpty {
            let words = answer.text.split(whereSeparator: \.isWhitespace).count
            facts.append("Page text as found")
            facts.append(NumberWords.counted(words, "word"))
            facts.append("'open it --text' shows all")
        }
        if recipe.video != nil { facts.append("Watch the video: open it --video") }
        return facts
    }

    private func addText(to sheet: inout Sheet, in context: ScreenContext) {
        sheet.skipLine()
        guard !answer.text.isEmpty else {
            sheet.add("The page has no text that could be read.")
            if let link = recipe.link { sheet.add(StyledText(link.text, .link, link: link)) }
            return
        }
        for line in textLines {
            if line.isEmpty { sheet.skipLine() } else { sheet.add(StyledText(line)) }
        }
        guard !answer.links.isEmpty else { return }
        sheet.skipLine()
        sheet.add(StyledText("Links", .title))
        let digits = String(answer.links.count).count
        for (index, link) in answer.links.enumerated() {
            let label = "[\(index + 1)] "
            let indent = digits - String(index + 1).count
            sheet.add(
                StyledText(link.text, .link, link: link),
                indent: indent,
                marker: StyledText(label)
            )
        }
    }

    /// A group's heading as clean text.
    func clean(_ heading: String?) -> String? {
        guard let heading else { return nil }
        let text = CleanText.line(heading)
        return text.isEmpty ? nil : text
    }
}
