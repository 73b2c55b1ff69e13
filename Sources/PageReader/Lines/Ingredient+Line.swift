import KitchenLanguage
import RecipeModel

extension Ingredient {
    /// An ingredient as a page gives it, without a bullet, and with its food apart.
    init(line: String) {
        let text = LineRules.withoutBullet(line)
        self.init(text: text, name: IngredientLine(text).possibleFood)
    }
}

extension IngredientGroup {
    /// The ingredients of a section of a page.
    init(_ section: SectionedItems.Section) {
        self.init(title: section.title, items: section.items.map { Ingredient(line: $0) })
    }
}

extension StepGroup {
    /// The steps of a page's rows under their headings.
    static func groups(of rows: [ItemRows.Row]) -> [StepGroup] {
        SectionedItems(rows: rows, isItem: LineRules.isStep, clean: LineRules.withoutStepNumber)
            .sections.map { StepGroup(title: $0.title, items: $0.items) }
    }
}
