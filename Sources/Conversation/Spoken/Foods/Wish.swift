/// Conditions as they were said, before anything is decided about where they go.
struct Wish: Hashable, Sendable {
    /// One thing that is wanted, or several of which any will do.
    struct Wanted: Hashable, Sendable {
        var choices: [SpokenName] = []
        /// How much of it: `2 kg`.
        var amount: [String] = []
        /// Whether a comma and what begins a wish stand before it, so that it isn't left out with the
        /// foods before: `no fish, something with rice`.
        var isAnew = false
        /// At most so many minutes, where a time is wanted and no name.
        var minutes: Int?
        /// Whether it is no food: a time, or what is looked for in one field alone.
        var isQualifier: Bool { minutes != nil || choices.first?.hasField == true }
    }

    var wanted: [Wanted] = []
    var excluded: [SpokenName] = []
    var maxMissing: Int?
    /// How many it is for: `pasta for 6 people`.
    var servings: Int?
    /// Whether it narrows what is there: `too`, `only the ones`.
    var narrows = false
    /// Whether it begins anew: `instead`.
    var isFresh = false
    /// A meal or the like, which counts where nothing else but a time is wished: `quick lunch`,
    /// `dinner without meat`.
    var soft: String?
    /// The meal that is wished, which counts beside a cuisine or a diet as well: `italian dinner`,
    /// but `chicken dinner` asks for chicken.
    var meal: String?
    /// The sort of dish that it is, which is not left out with the foods before it: `without eggs
    /// for breakfast`.
    var sort: SpokenName?
    /// How many of its words the vocabulary knows, or are qualifiers.
    var knownCount = 0
    var unknownCount = 0

    var isEmpty: Bool {
        wanted.isEmpty && excluded.isEmpty && maxMissing == nil && soft == nil
    }

    /// Whether it names foods and nothing else.
    var isPlain: Bool { !isFresh && namesFoodsAlone }

    /// The same, wherever it begins.
    var namesFoodsAlone: Bool {
        excluded.isEmpty && maxMissing == nil && !narrows && !wanted.isEmpty
            && wanted.allSatisfy { $0.choices.count == 1 && !$0.isQualifier }
    }

    /// Whether all it asks for is a limit of minutes, whatever it leaves out.
    var wantsOnlyTime: Bool {
        !wanted.isEmpty
            && wanted.allSatisfy { $0.minutes != nil }
    }
}
