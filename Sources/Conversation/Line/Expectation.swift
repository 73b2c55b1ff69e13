package import RecipeModel

/// What an `expect` line of a script checks of the last command.
package enum Expectation: Hashable, Sendable {
    /// How two numbers are compared.
    package enum Comparison: String, Hashable, Sendable, CaseIterable {
        case equal = "="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case greater = ">"
        case atLeast = ">="

        /// Whether `left` stands so to `right`.
        package func holds(_ left: Int, _ right: Int) -> Bool {
            switch self {
            case .equal: left == right
            case .unequal: left != right
            case .less: left < right
            case .atMost: left <= right
            case .greater: left > right
            case .atLeast: left >= right
            }
        }
    }

    /// The numbers that can be compared.
    package enum Figure: String, Hashable, Sendable, CaseIterable {
        /// Recipes that are shown.
        case count
        /// Pages that are loaded.
        case pages
        /// Favorites in all.
        case favorites
    }

    /// What can be true of a recipe.
    package enum Property: String, Hashable, Sendable, CaseIterable {
        case lactose
        case favorite
        case offline
    }

    /// The command went well.
    case ok
    /// The command failed with the error of this name.
    case error(String)
    /// The command's exit code.
    case exit(Int)
    /// A figure compared with a number.
    case figure(Figure, Comparison, Int)
    /// A recipe's title has a text in it, whatever the letter case.
    case title(Reference, String)
    /// The output has a text in it, or lacks it.
    case output(String, isThere: Bool)
    /// The output is the same as a file.
    case outputIs(file: String)
    /// Every recipe shown meets a term, or none does.
    case term(Term, ofAll: Bool)
    /// Something is true of a recipe, or not.
    case property(Property, Reference, isTrue: Bool)

    /// The words that checks of failures begin with.
    static let ofFailures = ["error", "exit"]
}
