import RecipeModel

extension String {
    /// A cuisine's or a category's name as names are written: `Italian`, `Main course`.
    ///
    /// Services and pages write them as they like; what has a capital already stays.
    package var shownName: String {
        let clean = CleanText.line(self)
        return clean == clean.lowercased() ? Spoken.capitalized(clean) : clean
    }

    /// A cuisine's name, of which every word is a name: `South African`.
    package var shownCuisine: String {
        let name = shownName
        guard name == Spoken.capitalized(name.lowercased()) else { return name }
        return name.split(separator: " ").map { word in
            ["and", "of", "the"].contains(word) ? String(word) : Spoken.capitalized(String(word))
        }.joined(separator: " ")
    }
}
