/// What a list to pick from shows now.
package struct PickerView: Hashable, Sendable {
    /// What is picked.
    package enum Subject: Hashable, Sendable {
        case recipes
        /// Lines that were typed before.
        case lines
    }

    /// A thing that is left.
    package struct Row: Hashable, Sendable {
        package var title: String
        package var isCurrent: Bool
        package var isMarked: Bool
        package var isFavorite: Bool

        package init(
            title: String,
            isCurrent: Bool,
            isMarked: Bool = false,
            isFavorite: Bool = false
        ) {
            self.title = title
            self.isCurrent = isCurrent
            self.isMarked = isMarked
            self.isFavorite = isFavorite
        }
    }

    package var subject: Subject
    /// What was typed.
    package var typed: String
    /// The rows in view.
    package var rows: [Row]
    /// How many things are left, and how many there are in all.
    package var left: Int
    package var count: Int
    /// Whether there will be more of them.
    package var isFilling: Bool
    /// How many are kept when the cook is through.
    package var kept: Int
    /// The recipe that the cook is at, as it would open.
    package var preview: RecipeAnswer?

    package init(
        _ subject: Subject = .recipes,
        typed: String,
        rows: [Row],
        left: Int,
        count: Int,
        isFilling: Bool = false,
        kept: Int = 0,
        preview: RecipeAnswer? = nil
    ) {
        self.subject = subject
        self.typed = typed
        self.rows = rows
        self.left = left
        self.count = count
        self.isFilling = isFilling
        self.kept = kept
        self.preview = preview
    }
}
