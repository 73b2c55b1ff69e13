import RecipeModel

/// A recipe that was put into a server of the cook's own.
package struct SentRecipe: Hashable, Sendable {
    /// By what the server knows it.
    package var key: String
    /// What could not be carried over, in a word or two each.
    package var lost: [String]
}

/// What a recipe has that such a server takes only if it knows it already, or not at all.
struct SendLosses {
    private(set) var lost: [String] = []

    /// - Parameter known: The names of tags and categories that the server has.
    init(_ recipe: Recipe, known: some Sequence<String>, losing others: [(String, Bool)]) {
        let names = Set(known.map { $0.lowercased() })
        let unknown = (recipe.categories + recipe.cuisines).filter {
            !names.contains($0.lowercased())
        }
        lost = Set(unknown).sorted().map { "the tag \($0)" }
        if recipe.author != nil { lost.append("the author") }
        if recipe.video != nil { lost.append("the video") }
        if recipe.rating != nil { lost.append("the rating") }
        lost += others.filter(\.1).map(\.0)
    }
}

extension Recipe {
    /// The names that a server may know as tags or categories, in lower case.
    var tagNames: Set<String> {
        Set((categories + cuisines + keywords).map { $0.lowercased() })
    }
}

extension [JSONMember] {
    /// Members with the ones whose value is null left out.
    var withoutNulls: [JSONMember] { filter { if case .null = $0.value { false } else { true } } }
}
