import RecipeModel

/// Lines the steps of a page's markup up with those that the page shows, for section headings and
/// for where one step ends and the next begins.
struct StepAlignment {
    private let known: [String]
    private let list: ListOnPage

    /// Nil when the page does not show the steps.
    init?(of steps: [String], in page: ParsedPage) {
        guard let list = ListOnPage(of: steps, in: page) else { return nil }
        known = steps
        self.list = list
    }

    /// The steps in their sections, better than the markup has them; nil where it is as good.
    var groups: [StepGroup]? {
        guard list.isSplit, !list.showsMore else { return nil }
        let sections = SectionedItems(
            rows: list.rows,
            isItem: LineRules.isStep,
            clean: LineRules.withoutStepNumber
        ).sections
        let items = sections.flatMap(\.items)
        guard items.count != known.count else { return nil }
        return sections.map { StepGroup(title: $0.title, items: $0.items) }
    }
}
