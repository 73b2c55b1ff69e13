/// A picture as a screen wants it: whose it is, and how large.
public struct PictureOrder: Hashable, Sendable {
    /// The recipe that it shows.
    public var recipe: RecipeID
    /// Where the picture is; the smaller form where there is one.
    public var address: WebAddress
    /// The cells that it is to fill.
    public var size: CellSize
    /// Whether the band that says `Has lactose` lies across its corner.
    public var hasRibbon: Bool

    /// An order.
    public init(recipe: RecipeID, address: WebAddress, size: CellSize, hasRibbon: Bool) {
        self.recipe = recipe
        self.address = address
        self.size = size
        self.hasRibbon = hasRibbon
    }
}
