/// A recipe of a cook's own server, as the sites of Mealie and Tandoor serve it.
package struct OwnRecipe: Sendable {
    /// A line of its ingredients: a food with an amount, or a plain line that is all text.
    package struct Line: Sendable {
        package var amount: Double?
        package var unit: String?
        package var food: String?
        package var note: String
        /// The heading that stands before it.
        package var heading: String?

        package init(
            _ amount: Double? = nil,
            _ unit: String? = nil,
            food: String? = nil,
            note: String = "",
            heading: String? = nil
        ) {
            self.amount = amount
            self.unit = unit
            self.food = food
            self.note = note
            self.heading = heading
        }
    }

    package var number: Int
    package var title: String
    package var lines: [Line]
    package var steps: [String]
    package var tags: [String]
    package var categories: [String]
    /// Minutes of work; nil where nobody said.
    package var minutes: Int?
    package var source: String?
    /// When it was changed last, as the server writes it.
    package var changedAt = "2026-03-01T10:00:00.000000+00:00"

    package init(
        _ number: Int,
        _ title: String,
        _ lines: [Line],
        steps: [String] = ["Cook it."],
        tags: [String] = [],
        categories: [String] = [],
        minutes: Int? = nil,
        source: String? = nil
    ) {
        self.number = number
        self.title = title
        self.lines = lines
        self.steps = steps
        self.tags = tags
        self.categories = categories
        self.minutes = minutes
        self.source = source
    }
}
