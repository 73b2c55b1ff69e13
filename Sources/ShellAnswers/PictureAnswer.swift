package import RecipeModel

/// The picture of a recipe, or what there is to say of it.
package struct PictureAnswer: Hashable, Sendable {
    /// What can be seen of it.
    package enum View: Hashable, Sendable {
        /// The picture, in so many cells.
        case drawn(DrawnPicture, size: CellSize)
        /// It is described only: there is no terminal, or none that shows pictures.
        case described
        /// Its file is none that can be drawn: damaged, too large, or in another format.
        case unreadable
        /// What draws pictures is not installed.
        case notInstalled
    }

    /// The number by which the cook named the recipe, if it was a number.
    package var number: Int?
    package var recipe: Recipe
    package var address: WebAddress
    /// Whether it was kept with the favorite.
    package var isKept: Bool
    package var view: View

    package init(
        number: Int? = nil,
        recipe: Recipe,
        address: WebAddress,
        isKept: Bool = false,
        view: View
    ) {
        self.number = number
        self.recipe = recipe
        self.address = address
        self.isKept = isKept
        self.view = view
    }
}

/// How pictures are shown where the answers go.
package enum PictureMeans: String, Hashable, Sendable {
    /// As pixels by kitty's protocol.
    case kitty
    /// As sixels.
    case sixel
    /// As block elements.
    case blocks
    /// Not at all: no terminal that shows them, or the cook wants none.
    case none
    /// Not at all: what draws them is not installed.
    case notInstalled = "not-installed"
}
