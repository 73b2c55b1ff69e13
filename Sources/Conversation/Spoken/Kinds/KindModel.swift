/// Tells by a line's words alone, in whatever order, which kind of command it is likely to be.
///
/// It knows none of the rules and was fitted to lines of which the command is known, so it is a
/// second opinion on what the rules read. It runs nothing: it says how likely each kind is.
struct KindModel: Sendable {
    static let shared = KindModel()

    /// The kinds that it tells apart, `search`, `pantry add`, `open --steps`; `other` for the rest.
    let kinds: [String]
    private let weights: PackedWeights
    private let classes: [(name: String, words: WordSet)]

    init(
        kinds: String = KindWeights.kinds,
        weights: PackedWeights = PackedWeights(KindWeights.places, KindWeights.weights),
        book: RuleBook = .shared
    ) {
        self.kinds = kinds.split(separator: "|").map(String.init)
        self.weights = weights
        classes = book.named.filter { weights.has("c:" + $0.name) }
    }

    /// What is of none of the other kinds.
    static let other = "other"

    /// How many steps a weight of 1 has.
    private static let unit: Float = 6

    /// Whether it has heard a word in the requests that it was fitted to.
    func knows(_ word: String) -> Bool { weights.has("h:" + word) }

    /// How likely a line is each kind of command.
    func likelihoods(of line: SpokenLine) -> KindLikelihoods {
        // Whole steps, so that their sum is the same in whatever order.
        var sums = [Int](repeating: 0, count: kinds.count)
        var count: Float = 0
        for name in LineFeatures(line, classes: classes).names {
            if weights.add(name, to: &sums) { count += 1 }
        }
        let most = sums.max() ?? 0
        let scale = Self.unit * max(1, count).squareRoot()
        let shares = sums.map { Self.exponential(Float($0 - most) / scale) }
        let total = shares.reduce(0, +)
        return KindLikelihoods(
            shares: Dictionary(zip(kinds, shares.map { $0 / total }), uniquingKeysWith: +)
        )
    }

    /// e to a power that is not above 0.
    private static func exponential(_ power: Float) -> Float {
        guard power > -20 else { return 0 }
        // (1 + x / 1024) to the power of 1024, which is near enough.
        var result = 1 + power / 1_024
        for _ in 0..<10 { result *= result }
        return result
    }
}

/// How likely a line is each kind of command; the shares make 1.
struct KindLikelihoods: Sendable {
    let shares: [String: Float]

    /// The likelihoods where some kinds can only be others.
    func moved(_ kind: (String) -> String) -> KindLikelihoods {
        KindLikelihoods(
            shares: Dictionary(shares.map { (kind($0.key), $0.value) }, uniquingKeysWith: +)
        )
    }

    /// The kinds, the most likely one first.
    var ranked: [(kind: String, share: Float)] {
        shares.map { ($0.key, $0.value) }
            .sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }
    }
}
