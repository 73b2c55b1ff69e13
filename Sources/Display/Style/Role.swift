/// What a piece of text is, so that a theme can colour it. Words carry the meaning alone; a role
/// only repeats it.
enum Role: Hashable, CaseIterable {
    /// A recipe's title, or a heading.
    case title
    /// A food that the cook asked for.
    case matchedFood
    /// `Has lactose`.
    case badge
    /// The star of a favorite.
    case star
    /// What can be overlooked: sources, footers, hints.
    case secondary
    /// A web address.
    case link
    /// Something that is as it should be.
    case good
    /// The label of a note.
    case warning
    /// The label of an error.
    case error
}
