/// Tells by a line's words alone, in whatever order, which kind of command it is likely to be.
///
/// It knows none of the rules and was fitted to lines of which the command is known, so it is a
/// second opinion on what the rules read. It runs nothing: it says how likely each kind is.
struct KindModel: Sendable {
    static let shared = KindModel(KindWeights.all)

    /// The kinds that it tells apart, `search`, `pantry add`, `open --steps`; `other` for the rest.
    let kinds: [String]
    /// Words of the lines that it was fitted to that tell nothing.
    private let heard: Set<Substring>
    private let weights: [String: [(kind: Int, steps: Int)]]
    private let classes: [(name: String, words: WordSet)]

    /// Reads a table of weights: its first row names the kinds, its second one words that tell
    /// nothing; in the others each feature is followed by two signs for each weight, the kind's and
    /// the weight's, with tabs between.
    init(_ text: String, book: RuleBook = .shared) {
        let rows = text.utf8.split(separator: UInt8(ascii: "\n"))
        kinds = rows.first.map { Substring($0).split(separator: "|").map(String.init) } ?? []
        var weights: [String: [(kind: Int, steps: Int)]] = [:]
        heard = Set(rows.dropFirst().first.map { Substring($0).split(separator: " ") } ?? [])
        for row in rows.dropFirst(2) {
            let fields = row.split(separator: UInt8(ascii: "\t"))
            for place in stride(from: 0, to: fields.count - 1, by: 2) {
                weights[String(Substring(fields[place]))] = Self.weights(in: fields[place + 1])
            }
        }
        self.weights = weights
        classes = book.named.filter { weights["c:" + $0.name] != nil }
    }

    private static func weights(in signs: Substring.UTF8View) -> [(kind: Int, steps: Int)] {
        let signs = signs.map { Int($0) }
        return stride(from: 0, to: signs.count - 1, by: 2).map { place in
            (signs[place] - firstKind, signs[place + 1] - zero)
        }
    }

    /// The sign of the first kind, that of no weight, and how many steps a weight of 1 has.
    private static let firstKind = Int(UInt8(ascii: "#"))
    private static let zero = Int(UInt8(ascii: "O"))
    private static let unit: Float = 6

    /// Whether it has heard a word in the lines that it was fitted to.
    func knows(_ word: String) -> Bool {
        weights["u:" + word] != nil || heard.contains(Substring(word))
    }

    /// How likely a line is each kind of command.
    func likelihoods(of line: SpokenLine) -> KindLikelihoods {
        // Whole steps, so that their sum is the same in whatever order.
        var sums = [Int](repeating: 0, count: kinds.count)
        var count: Float = 0
        for name in LineFeatures(line, classes: classes).names {
            guard let row = weights[name] else { continue }
            count += 1
            for (kind, steps) in row where sums.indices.contains(kind) { sums[kind] += steps }
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

    /// The kinds, the most likely one first.
    var ranked: [(kind: String, share: Float)] {
        shares.map { ($0.key, $0.value) }
            .sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }
    }
}
