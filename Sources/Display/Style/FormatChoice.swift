package import RecipeModel

/// A format as it is asked for.
package enum FormatChoice: Hashable, Sendable {
    /// Nobody asked: a list on a terminal; elsewhere rows with tabs for lists of recipes, and text
    /// for the rest.
    case automatic
    /// This one.
    case chosen(OutputFormat)
}
