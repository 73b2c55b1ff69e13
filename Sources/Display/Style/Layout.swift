/// How lists of recipes are laid out on a terminal, as the setting `layout` says.
package enum Layout: String, Hashable, Sendable, CaseIterable {
    /// Cards where the terminal shows real pictures and the recipes have some; else a list.
    case auto
    /// One recipe under the other; in two columns where there is room.
    case list
    /// A box for each recipe with its picture on top, as many beside each other as fit.
    case cards
    /// A list; an opened recipe stands beside it.
    case split
}

/// How a terminal shows pictures.
package enum PictureSupport: Hashable, Sendable {
    /// Not at all.
    case none
    /// As coloured characters.
    case cells
    /// As pixels.
    case graphics
}
