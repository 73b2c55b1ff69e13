import RecipeModel
import ShellAnswers

extension RecipeScreen {
    func spoken(in context: ScreenContext) -> [String] {
        var lines: [String] = []
        let number = answer.number.map { "Recipe \($0): " } ?? ""
        var first = number + Spoken.sentence(title)
        if answer.isFavorite { first += " Favorite." }
        if recipe.hasLactose { first += " Has lactose." }
        lines.append(first)
        if answer.part == .whole { lines += spokenFacts(in: context) }
        if showsText { return lines + spokenText }
        if answer.part != .steps { lines += spokenIngredients }
        if answer.part != .ingredients { lines += spokenSteps(in: context) }
        if answer.part == .whole {
            lines += recipe.notes.map { "Note: " + Spoken.sentence(CleanText.line($0)) }
            if !nutrition.isEmpty {
                lines.append("Nutrition: " + Spoken.sentence(nutrition.joined(separator: ", ")))
            }
            if !end.isEmpty { lines.append(end.map(Spoken.full).joined(separator: " ")) }
            if let link = recipe.link { lines.append("Address: \(link.text)") }
            if let film { lines.append("Film: \(film.text)") }
        }
        return lines
    }

    private func spokenFacts(in context: ScreenContext) -> [String] {
        let words = RecipeFactWords(answer: answer, clock: context.clock)
        let time = recipe.times.minutes.map(NumberWords.spokenMinutes)
        let facts = ["From \(CleanText.line(recipe.source))", words.servings, time, words.kept]
        var lines = [
            facts.compactMap { $0 }.map(Spoken.full).joined(separator: " ")
        ]
        let description = words.description
        if !description.isEmpty {
            lines.append(description.map(Spoken.full).joined(separator: " "))
        }
        if let warning = words.pageWarning { lines.append(warning) }
        return lines
    }

    private var spokenIngredients: [String] {
        guard !recipe.ingredients.isEmpty else { return ["No ingredients found."] }
        let coverage = CoverageWords(recipe)
        let brief = coverage.map { "; \($0.brief)" } ?? ""
        var lines = [NumberWords.counted(recipe.ingredients.count, "ingredient") + brief + ":"]
        for group in recipe.ingredientGroups {
            if let heading = clean(group.title) { lines.append(heading + ":") }
            lines += group.items.map { Spoken.sentence(CleanText.line($0.text)) }
        }
        if let needs = coverage?.needs { lines.append(Spoken.sentence(needs)) }
        return lines
    }

    private func spokenSteps(in context: ScreenContext) -> [String] {
        guard !recipe.steps.isEmpty else { return [Spoken.sentence(noSteps(in: context))] }
        var lines: [String] = []
        var number = 0
        for group in recipe.stepGroups {
            if let heading = clean(group.title) { lines.append(heading + ":") }
            for step in group.items {
                number += 1
                lines.append("Step \(number): " + Spoken.sentence(CleanText.line(step)))
            }
        }
        return lines
    }

    private var spokenText: [String] {
        guard !answer.text.isEmpty else { return ["The page has no text that could be read."] }
        let links = answer.links.enumerated().map { "Link \($0.offset + 1): \($0.element.text)" }
        return textLines.filter { !$0.isEmpty } + links
    }

    func markdown(in context: ScreenContext) -> [String] {
        var head = "# " + Markdown.escaped(title)
        if answer.isFavorite { head += " \(context.symbols.star)" }
        var lines = [head, ""]
        let words = RecipeFactWords(answer: answer, clock: context.clock)
        if answer.part == .whole {
            let source = Markdown.link(CleanText.line(recipe.source), to: recipe.link?.text)
            var facts = [words.servings, words.time, words.kept].compactMap { $0 }
            if recipe.hasLactose { facts.append("has lactose") }
            facts += words.description
            let dot = " \(context.symbols.dot) "
            lines += [([source] + facts.map(Markdown.escaped)).joined(separator: dot), ""]
            if let film { lines += [Markdown.link("Film", to: film.text), ""] }
            if let warning = words.pageWarning { lines += [Markdown.escaped(warning), ""] }
        }
        if showsText { return lines + textMarkdown }
        if answer.part != .steps { lines += ingredientMarkdown }
        if answer.part != .ingredients { lines += stepMarkdown(in: context) }
        if answer.part == .whole && !recipe.notes.isEmpty {
            lines += ["## Notes", ""]
            lines += recipe.notes.map { "- " + Markdown.escaped(CleanText.line($0)) } + [""]
        }
        if answer.part == .whole && !nutrition.isEmpty {
            lines += ["## Nutrition", ""]
            lines += nutrition.map { "- " + Markdown.escaped($0) } + [""]
        }
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private var ingredientMarkdown: [String] {
        guard !recipe.ingredients.isEmpty else { return ["No ingredients found.", ""] }
        var lines = ["## Ingredients", ""]
        for group in recipe.ingredientGroups {
            if let heading = clean(group.title) {
                lines += ["### " + Markdown.escaped(heading), ""]
            }
            lines += group.items.map { "- " + Markdown.escaped(CleanText.line($0.text)) } + [""]
        }
        if let coverage = CoverageWords(recipe) {
            let words = [coverage.brief] + (coverage.needs.map { [$0] } ?? [])
            lines += [Markdown.escaped(words.map(Spoken.full).joined(separator: " ")), ""]
        }
        return lines
    }

    private func stepMarkdown(in context: ScreenContext) -> [String] {
        guard !recipe.steps.isEmpty else { return [Markdown.escaped(noSteps(in: context)), ""] }
        var lines = ["## Steps", ""]
        var number = 0
        for group in recipe.stepGroups {
            if let heading = clean(group.title) {
                lines += ["### " + Markdown.escaped(heading), ""]
            }
            for step in group.items {
                number += 1
                lines.append("\(number). " + Markdown.escaped(CleanText.line(step)))
            }
            lines.append("")
        }
        return lines
    }

    private var textMarkdown: [String] {
        guard !answer.text.isEmpty else { return ["The page has no text that could be read."] }
        let links = answer.links.enumerated().map {
            "- \\[\($0.offset + 1)\\] " + Markdown.link($0.element.text, to: $0.element.text)
        }
        let text = textLines.map(Markdown.escaped)
        return text + (links.isEmpty ? [] : ["", "## Links", ""] + links)
    }
}
