import KitchenLanguage
import PageReader
import RecipeModel

/// Reads a Cooklang recipe: a front matter or `>>` lines, then a step a paragraph.
///
/// Paragraphs of nothing but ingredients are no steps; with a heading before them they are a group.
struct CooklangEntry {
    private let title: String
    private var metadata = RecipeFieldValues()
    private var groups: [IngredientGroup] = []
    private var sections: [StepGroup] = []
    private var notes: [String] = []

    /// - Parameter title: What the recipe is called where its text doesn't say.
    init(_ bytes: [UInt8], title: String) {
        self.title = title
        var lines = TextLines.split(RecipeLine.text(of: bytes))[...]
        if let matter = FrontMatter(&lines) { metadata = RecipeFieldValues(matter.value) }
        read(CooklangMarkup.withoutComments(lines.map(String.init)))
    }

    /// The ingredients as the text has them, in the words of the front matter where that knows them.
    var ingredientGroups: [IngredientGroup] {
        let items = groups.filter { !$0.items.isEmpty }
        guard let listed = metadata[.ingredients] else { return items }
        return IngredientWording(metadata, listed).groups(of: items)
    }

    /// The recipe with what stands beside it.
    var document: RecipeDocument {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title)
        recipe.ingredientGroups = ingredientGroups
        recipe.stepGroups = sections
        recipe.notes = notes
        var document = RecipeDocument(recipe: recipe)
        metadata.apply(to: &document)
        return document
    }
}

// MARK: - The text

extension CooklangEntry {
    private mutating func read(_ lines: [String]) {
        var paragraph: [String] = []
        func isAlone(_ line: String) -> Bool {
            line.hasPrefix(">") || line.hasPrefix("=")
        }
        for line in lines + [""] {
            let text = line.trimmingWhitespace()
            if text.isEmpty || isAlone(text) {
                if !paragraph.isEmpty { take(paragraph.joined(separator: " ")) }
                paragraph.removeAll()
                if isAlone(text) { takeAlone(text) }
            } else {
                paragraph.append(text)
            }
        }
    }

    /// A line that is metadata, a note or the heading of a section.
    private mutating func takeAlone(_ line: String) {
        if line.hasPrefix(">>") {
            for member in YAMLReader.value(of: line.dropFirst(2)).members {
                metadata.set(member.name, member.value)
            }
        } else if line.hasPrefix(">") {
            let note = CooklangMarkup.unescaped(line.dropFirst()).trimmingWhitespace()
            if !note.isEmpty { notes.append(note) }
        } else {
            let name = CooklangMarkup.unescaped(line.drop { $0 == "=" }).trimmingWhitespace()
            let heading = String(name.reversed().drop { $0 == "=" }.reversed()).trimmingWhitespace()
            sections.append(StepGroup(title: heading.isEmpty ? nil : heading, items: []))
        }
    }

    private mutating func take(_ paragraph: String) {
        var text = paragraph
        if text.hasPrefix("- ") { text.removeFirst(2) }
        let markup = CooklangMarkup(text)
        if let heading = markup.headingOfList {
            groups.append(
                IngredientGroup(title: heading.isEmpty ? nil : heading, items: markup.ingredients)
            )
            return
        }
        add(markup.ingredients)
        if sections.isEmpty { sections.append(StepGroup(items: [])) }
        let step = markup.text.trimmingWhitespace()
        if !step.isEmpty { sections[sections.count - 1].items.append(step) }
    }

    /// Adds what a step names; a food without an amount that is there already is the same.
    private mutating func add(_ ingredients: [Ingredient]) {
        if groups.first?.title != nil || groups.isEmpty {
            if ingredients.isEmpty { return }
            groups.insert(IngredientGroup(items: []), at: 0)
        }
        for ingredient in ingredients {
            let isMention =
                ingredient.text == ingredient.name
                && groups.contains { group in
                    group.items.contains {
                        $0.name.lowercased() == ingredient.name.lowercased()
                    }
                }
            if !isMention { groups[0].items.append(ingredient) }
        }
    }
}
