import KitchenLanguage
package import RecipeModel
package import RecipeSearch

/// A recipe as a document: the same for a screen, for the ear and for a file.
package struct PrintedRecipe {
    private let recipe: Recipe
    private let text: String
    private let links: [WebAddress]
    private let isFavorite: Bool
    private let own: OwnWords
    /// The number by which the cook named it.
    package var number: Int?
    package var part = RecipePart.whole
    /// That it is kept, and since when.
    package var kept: String?
    /// What a reader should know of the page before the recipe.
    package var warning: String?
    /// What was asked for, to be marked.
    package var query: RecipeQuery?
    /// How each ingredient is had, in the recipe's order; empty where nothing is known of that.
    package var holdings: [PantryMatch.Holding] = []
    /// Whether it is a file, which must hold all by itself.
    package var isFile = false

    package init(_ content: RecipeDocument) {
        recipe = content.recipe.cleaned
        text = CleanText.lines(content.text).trimmingWhitespace()
        links = content.links
        isFavorite = content.isFavorite
        own = content.own
    }

    package var document: Document {
        var document = Document()
        addTitle(to: &document)
        if part == .whole { addFacts(to: &document) }
        if part == .text || (part == .whole && hasOnlyText) {
            addText(to: &document)
            return document
        }
        if part != .steps { addIngredients(to: &document) }
        if part != .ingredients { addSteps(to: &document) }
        if part == .whole {
            addNotes(to: &document)
            if isFile {
                if !recipe.isCookable, !text.isEmpty { addText(to: &document) }
            } else {
                addEnd(to: &document)
            }
        }
        return document
    }

    /// Whether the page's text is all that there is to read.
    private var hasOnlyText: Bool {
        !isFile && !text.isEmpty && recipe.steps.isEmpty && recipe.ingredients.isEmpty
    }

    private func addTitle(to document: inout Document) {
        let marks = query?.matchedFoods(in: recipe.title, isTitle: true) ?? []
        var spoken = (number.map { "Recipe \($0): " } ?? "") + Spoken.sentence(recipe.title)
        if isFavorite { spoken += " Favorite." }
        if recipe.hasLactose { spoken += " Has lactose." }
        document.add(
            .title(
                .recipe(
                    Phrase(recipe.title, marking: marks, .title),
                    isFavorite: isFavorite,
                    hasLactose: recipe.hasLactose
                )
            ),
            spoken: [spoken]
        )
    }

    // MARK: - Facts

    private func addFacts(to document: inout Document) {
        document.add(.facts(facts))
        if !description.isEmpty { document.add(.facts(description)) }
        if let note = DietWords.note(on: recipe, foundBy: query) {
            document.say(note)
        }
        if let picture = recipe.picture {
            document.add(.picture(Picture(of: recipe.id, at: picture, recipe.title)), on: .file)
        }
        if let warning {
            document.add(.space)
            document.add(.paragraph(Phrase(warning, .warning)))
        }
    }

    /// What a cook wants to know first: where it is from, how much, how long.
    private var facts: [Fact] {
        let source = Phrase(CleanText.line(recipe.source), link: recipe.link)
        var facts = [Fact(source, spoken: "From \(source.string)", on: .screen)]
        if recipe.link != nil {
            facts.append(Fact(source, on: .file))
        } else if let site = recipe.site {
            facts.append(Fact(Phrase(site), on: .file))
        }
        if let servings { facts.append(Fact(Phrase(servings))) }
        if let minutes = recipe.times.minutes {
            let brief = Phrase(NumberWords.minutes(minutes))
            facts.append(Fact(brief, spoken: NumberWords.spokenMinutes(minutes), on: .screen))
            facts.append(Fact(Phrase(recipe.times.words(minutes)), on: .file))
        }
        if let kept { facts.append(Fact(Phrase(kept))) }
        if recipe.hasLactose { facts.append(Fact("has lactose", on: .file)) }
        if let film { facts.append(Fact(Phrase("film", link: film), on: .file)) }
        return facts
    }

    /// How much it makes: `4 servings`, or as the recipe says it.
    private var servings: String? {
        guard let yield = recipe.yield else { return nil }
        if let number = Int(yield.text) { return NumberWords.counted(number, "serving") }
        return yield.text.isEmpty ? yield.amount.map(NumberWords.servings) : yield.text
    }

    /// Who wrote it, what it is and what others think of it.
    private var description: [Fact] {
        var facts = recipe.author.map { Fact.all(["by \($0)"]) } ?? []
        facts += Fact.all(recipe.cuisines.map(\.shownCuisine) + recipe.categories.map(\.shownName))
        facts += recipe.keywords.map { Fact(Phrase($0), on: .file) }
        facts += tagsThere.map { Fact(Phrase("#\($0)"), on: .screen) }
        facts += own.tags.map { Fact(Phrase("#\(CleanText.line($0))"), on: .file) }
        if let rating = recipe.rating {
            var text = "\(NumberWords.decimal(rating.value)) of \(NumberWords.decimal(rating.best))"
            if let count = rating.count { text += " from \(NumberWords.counted(count, "vote"))" }
            facts.append(Fact(Phrase(text)))
        }
        return facts
    }

    /// The tags of a server of the cook's own, which are the cook's words and not a page's, without
    /// those that are shown as categories.
    private var tagsThere: [String] {
        guard [.mealie, .tandoor].contains(recipe.id.service) else { return [] }
        let shown = Set(recipe.cuisines + recipe.categories)
        return recipe.keywords.filter { !shown.contains($0.lowercased()) }
    }

    /// The film, where it is not the recipe's page itself.
    private var film: WebAddress? { recipe.video == recipe.link ? nil : recipe.video }

    // MARK: - Ingredients and steps

    private func addIngredients(to document: inout Document) {
        guard !recipe.ingredients.isEmpty else {
            if isFile { return }
            document.add(.space)
            return document.add(.paragraph("No ingredients found."))
        }
        document.add(.space)
        let coverage = CoverageWords(recipe)
        let count = NumberWords.counted(recipe.ingredients.count, "ingredient")
        let heading = Phrase("Ingredients", .title)
        document.add(
            .heading(
                heading + Phrase(coverage.map { " (\($0.brief))" } ?? "", .secondary),
                level: 2
            ),
            spoken: [count + (coverage.map { "; \($0.brief)" } ?? "") + ":"]
        )
        let isMarked = holdings.count == recipe.ingredients.count
        var place = 0
        for (number, group) in recipe.ingredientGroups.enumerated() {
            addHeading(of: group.title, number: number, to: &document)
            let items = group.items.map { item in
                let marks = query?.matchedFoods(in: item.text) ?? []
                let words = Phrase(item.text, marking: marks)
                let spoken = Spoken.sentence(item.text)
                guard isMarked else { return Item(words, spoken: spoken) }
                let isThere = holdings[place] != .missing
                place += 1
                return Item(
                    words,
                    .sign(isThere ? "✓" : "○"),
                    spoken: "\(isThere ? "Have" : "Need") \(spoken)"
                )
            }
            document.add(.items(items, indent: group.title == nil ? 2 : 4))
        }
        if !isMarked, let needs = coverage?.needs {
            document.add(
                .paragraph(Phrase(needs, .secondary), indent: 2, hanging: 2),
                spoken: [Spoken.sentence(needs)]
            )
        }
    }

    private func addSteps(to document: inout Document) {
        guard !recipe.steps.isEmpty else {
            if isFile { return }
            document.add(.space)
            return document.add(.paragraph(Phrase(noSteps)), spoken: [Spoken.sentence(noSteps)])
        }
        document.add(.space)
        document.add(.heading(Phrase("Steps", .title), level: 2), spoken: [])
        var number = 0
        let count = recipe.steps.count
        for (place, group) in recipe.stepGroups.enumerated() {
            addHeading(of: group.title, number: place, to: &document)
            let items = group.items.map { step in
                number += 1
                return Item(
                    Phrase(step),
                    .step(number, of: count),
                    spoken: "Step \(number): " + Spoken.sentence(step)
                )
            }
            document.add(.items(items))
        }
    }

    /// What stands over a group; in a file three stars part one without a heading from those before.
    private func addHeading(of title: String?, number: Int, to document: inout Document) {
        if let title {
            document.add(.heading(Phrase(title), level: 3))
        } else if number > 0, isFile {
            document.add(.paragraph(Phrase(Self.groupBreak)))
        }
    }

    /// What parts a group without a heading from the one before it, in a file.
    package static let groupBreak = "* * *"

    private var noSteps: String {
        if !text.isEmpty { return "No steps found. The page's text: open it --text" }
        if recipe.link != nil { return "No steps found. In the web browser: open it --web" }
        return "No steps found."
    }

    // MARK: - What follows

    private func addNotes(to document: inout Document) {
        func add(_ heading: String, _ items: [Item], on place: Place = .everywhere) {
            document.add(.heading(Phrase(heading, .title), level: 2), spoken: [], on: place)
            document.add(.items(items), on: place)
        }
        if !recipe.notes.isEmpty {
            document.add(.space)
            let items = recipe.notes.map {
                Item(Phrase($0), spoken: "Note: " + Spoken.sentence($0))
            }
            add("Notes", items)
        }
        if !own.notes.isEmpty {
            document.add(.space, on: .file)
            add(
                "My notes",
                own.notes.map { Item(Phrase(CleanText.line($0.text))) },
                on: .file
            )
        }
        guard !recipe.nutrition.isEmpty else { return }
        document.add(.space)
        let facts = recipe.nutrition.map { "\($0.name) \($0.amount)" }
        document.add(.heading(Phrase("Nutrition", .title), level: 2), spoken: [], on: .screen)
        document.add(
            .facts(Fact.all(facts), nil, indent: 2),
            spoken: ["Nutrition: " + Spoken.sentence(facts.joined(separator: ", "))],
            on: .screen
        )
        add("Nutrition", recipe.nutrition.map { Item("\($0.name): \($0.amount)") }, on: .file)
    }

    /// What else there is, and where.
    private func addEnd(to document: inout Document) {
        var facts: [String] = []
        if !text.isEmpty {
            let words = text.split(whereSeparator: \.isWhitespace).count
            facts += [
                "Page text as found", NumberWords.counted(words, "word"),
                "'open it --text' shows all",
            ]
        }
        if recipe.video != nil { facts.append("Watch the video: open it --video") }
        guard !facts.isEmpty || recipe.link != nil else { return }
        document.add(.space)
        if !facts.isEmpty { document.add(.facts(Fact.all(facts)), on: .screen) }
        if let link = recipe.link { add(link, spoken: "Address", to: &document) }
        if let film { add(film, "Film: ", spoken: "Film", to: &document) }
    }

    private func add(
        _ address: WebAddress,
        _ label: String = "",
        spoken: String,
        to document: inout Document
    ) {
        document.add(
            .paragraph(Phrase(label) + Phrase(address.text, .link, link: address)),
            spoken: ["\(spoken): \(address.text)"],
            on: .screen
        )
    }

    /// The text of the page, for reading where the recipe alone is not enough.
    private func addText(to document: inout Document) {
        document.add(.space)
        guard !text.isEmpty else {
            document.add(.paragraph("The page has no text that could be read."))
            if let link = recipe.link {
                let phrase = Phrase(link.text, .link, link: link)
                document.add(.paragraph(phrase), spoken: [], on: .screen)
            }
            return
        }
        if isFile { document.add(.heading("Text of the page", level: 2)) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.trimmingWhitespace()
            document.add(line.isEmpty ? .space : .paragraph(Phrase(line)))
        }
        guard !links.isEmpty else { return }
        document.add(.space)
        document.add(.heading(Phrase("Links", .title), level: 2), spoken: [])
        let items = links.enumerated().map { index, link in
            Item(
                Phrase(link.text, .link, link: link),
                .reference(index + 1, of: links.count),
                spoken: "Link \(index + 1): \(link.text)"
            )
        }
        document.add(.items(items, indent: 0))
    }
}

extension CookingTimes {
    /// The whole time with its parts: `35 min (15 min preparation, 20 min cooking)`.
    fileprivate func words(_ minutes: Int) -> String {
        let parts = [
            preparation.map { "\(NumberWords.minutes($0)) preparation" },
            cooking.map { "\(NumberWords.minutes($0)) cooking" },
        ].compactMap { $0 }
        // One part alone is no total.
        if total == nil, let only = parts.first, parts.count == 1 { return only }
        let whole = NumberWords.minutes(minutes)
        return parts.isEmpty ? whole : "\(whole) (\(parts.joined(separator: ", ")))"
    }
}
