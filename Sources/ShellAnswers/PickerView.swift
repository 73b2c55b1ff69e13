/// What `pick` shows now.
package struct PickerView: Hashable, Sendable {
    /// A recipe that is left.
    package struct Row: Hashable, Sendable {
        package var title: String
        package var isCurrent: Bool
        package var isMarked: Bool
        package var isFavorite: Bool

        package init(title: String, isCurrent: Bool, isMarked: Bool, isFavorite: Bool) {
            self.title = title
            self.isCurrent = isCurrent
            self.isMarked = isMarked
            self.isFavorite = isFavorite
        }
    }

    /// What was typed.
    package var typed: String
    /// The rows in view.
    package var rows: [Row]
    /// How many recipes are left, and how many there are in all.
    package var left: Int
    package var count: Int
    /// How many are kept when the cook is through.
    package var kept: Int
    /// The recipe that the cook is at, as it would open.
    package var preview: RecipeAnswer?

    package init(
        typed: String,
        rows: [Row],
        left: Int,
        count: Int,
        kept: Int = 0,
        preview: RecipeAnswer?
    ) {
        self.typed = typed
        self.rows = rows
        self.left = left
        self.count = count
        self.kept = kept
        self.preview = preview
    }
}
