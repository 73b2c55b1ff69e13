import RecipeModel

/// The word that was most likely meant: one edit or swap away if either word is short, else two.
func nearest(to word: String, among words: [String]) -> String? {
    let typed = word.lowercased()
    var best: (word: String, distance: Int)?
    for candidate in words {
        let limit = min(typed.count, candidate.count) <= 5 ? 1 : 2
        guard let distance = EditDistance.between(typed, candidate, limit: limit),
            distance < best?.distance ?? .max
        else { continue }
        best = (candidate, distance)
    }
    return best?.word
}
