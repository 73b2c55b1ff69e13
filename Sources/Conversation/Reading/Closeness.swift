import RecipeModel

/// Which of several names a mistyped word was meant to be.
enum Closeness {
    /// The closest name; of two that are as close, the one that comes first.
    ///
    /// Close is one edit or swap of neighbours where either word has five letters or fewer, else
    /// two. Names of one or two letters are close to nothing.
    static func closest(to word: String, among names: some Sequence<String>) -> String? {
        guard word.count > 2, word.count <= 40 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names where name.count > 2 {
            let limit = min(word.count, name.count) <= 5 ? 1 : 2
            guard let distance = EditDistance.between(word, name, limit: limit),
                distance < best?.distance ?? .max
            else { continue }
            best = (name, distance)
        }
        return best?.name
    }
}
