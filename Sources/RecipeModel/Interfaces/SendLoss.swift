/// What of a recipe isn't as it was, after it was put into a server of the cook's own.
///
/// It is found by reading the recipe there again, so that nothing is lost in silence.
package enum SendLoss: Hashable, Sendable {
    /// The title; what it is there.
    case title(there: String)
    /// A tag, category or cuisine that the server doesn't have.
    case tag(String)
    case author
    case video
    case rating
    case picture
    case link
    case times
    /// How much it makes; what is said there, if anything.
    case yield(there: String?)
    /// An ingredient line; the line there, if there is one.
    case ingredient(String, there: String?)
    /// A heading of ingredients or steps.
    case heading(String)
    /// What comes after a heading and not under it, and is under it there.
    case headingEnd(String)
    /// A step, by its number from 1.
    case step(Int)
    /// Which ingredients go into which steps.
    case stepIngredients
    case note(String)
    /// A fact of its nutrition, by its name.
    case nutrition(String)
    /// Nobody knows what arrived: the server didn't give the recipe back.
    case unchecked
}
