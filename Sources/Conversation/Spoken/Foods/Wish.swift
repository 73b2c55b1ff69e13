/// Conditions as they were said, before anything is decided about where they go.
struct Wish: Hashable, Sendable {
    /// One thing that is wanted, or several of which any will do.
    struct Wanted: Hashable, Sendable {
        var choices: [String]
        /// Whether it is a qualifier such as `minutes:30`.
        var isQualifier: Bool { choices.first?.contains(":") == true }
    }

    var wanted: [Wanted] = []
    var excluded: [String] = []
    var maxMissing: Int?
    /// Whether it narrows what is there: `too`, `only the ones`.
    var narrows = false
    /// Whether it begins anew: `instead`.
    var isFresh = false
    /// How many of its words the vocabulary knows, or are qualifiers.
    var knownCount = 0
    var unknownCount = 0

    var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty && maxMissing == nil }

    /// Whether it names foods and nothing else.
    var isPlain: Bool {
        excluded.isEmpty && maxMissing == nil && !narrows && !isFresh && !wanted.isEmpty
            && wanted.allSatisfy { $0.choices.count == 1 && !$0.isQualifier }
    }

    /// Whether all it asks for is a limit of minutes.
    var isOnlyTime: Bool {
        excluded.isEmpty && !wanted.isEmpty
            && wanted.allSatisfy { $0.choices.first?.hasPrefix("minutes:") == true }
    }
}
