/// A picture as a screen wants it: whose it is, and how large.
package struct PictureOrder: Hashable, Sendable {
    /// The recipe that it shows.
    package var recipe: RecipeID
    /// Where the picture is; the smaller form where there is one.
    package var address: WebAddress
    /// The cells that it is to fill.
    package var size: CellSize
    /// Whether the band that says `Has lactose` lies across its corner.
    package var hasRibbon: Bool

    package init(recipe: RecipeID, address: WebAddress, size: CellSize, hasRibbon: Bool) {
        self.recipe = recipe
        self.address = address
        self.size = size
        self.hasRibbon = hasRibbon
    }
}
