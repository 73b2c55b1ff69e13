import RecipeModel

extension String {
    /// A cuisine's or a category's name as names are written: `Italian`, `Main course`.
    ///
    /// Services and pages write them as they like; what has a capital already stays.
    package var shownName: String {
        let clean = CleanText.line(self)
        return clean == clean.lowercased() ? Spoken.capitalized(clean) : clean
    }
}
