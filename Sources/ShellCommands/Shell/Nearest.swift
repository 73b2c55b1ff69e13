import RecipeModel

/// The word that was most likely meant, whatever its letter case.
func nearest(to word: String, among words: [String]) -> String? {
    EditDistance.closest(to: word.lowercased(), among: words)
}
