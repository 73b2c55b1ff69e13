/// A kind of food whose foods are known by name, such as `cheese` with mozzarella and feta.
struct FoodKind: Sendable {
    /// A name of the kind, with the words beside it that make it another thing.
    private struct Name {
        var words: [String]
        /// `oyster` before `mushroom` is no shellfish.
        var notBefore: Set<String>
        /// `flour` after `rice` has no gluten.
        var notAfter: Set<String>
    }

    /// The names by their first word.
    private let names: [String: [Name]]

    /// Reads names parted by commas or line ends: `oyster > mushroom`, `flour < rice almond`.
    ///
    /// - Parameters:
    ///   - lists: The names, with words that must not follow (`>`) or stand before them (`<`).
    ///   - notBefore: Words that must follow none of the names.
    ///   - notAfter: Words that must stand before none of them.
    init(_ lists: String..., notBefore: String = "", notAfter: String = "") {
        var names: [String: [Name]] = [:]
        for entry in lists.flatMap({ $0.fields(separatedBy: ",", "\n") }) {
            let guarded = entry.fields(separatedBy: "<")
            let followed = guarded.first?.fields(separatedBy: ">") ?? []
            guard let text = followed.first else { continue }
            let name = Name(
                words: FoodWords(text).words,
                notBefore: FoodKind.words(followed.dropFirst() + [notBefore]),
                notAfter: FoodKind.words(guarded.dropFirst() + [notAfter])
            )
            guard let first = name.words.first else { continue }
            names[first, default: []].append(name)
        }
        self.names = names
    }

    private static func words(_ texts: some Sequence<String>) -> Set<String> {
        Set(texts.flatMap { WordScanner.plainWords(in: $0) })
    }

    /// The words that name a food of the kind and begin at a place of a row.
    func name(at place: Int, in words: [String]) -> Range<Int>? {
        guard let candidates = names[words[place]] else { return nil }
        for name in candidates where words.hasRow(name.words, at: place) {
            let end = place + name.words.count
            let next = words[end...].first { $0 != "of" }
            if let next, name.notBefore.contains(next) { continue }
            if !isGuarded(name, by: words[..<place]) { return place..<end }
        }
        return nil
    }

    /// The places in a row of words at which foods of the kind are named.
    func namedPlaces(in words: [String]) -> [Range<Int>] {
        words.indices.compactMap { name(at: $0, in: words) }
    }

    /// Whether a food of the kind is named in a row of words.
    func isNamed(in words: [String]) -> Bool {
        words.indices.contains { name(at: $0, in: words) != nil }
    }

    /// All names in the order of the alphabet, each as normalised words.
    var allNames: [FoodWords] {
        names.values.joined().map { FoodWords(normalized: $0.words) }
            .sorted { $0.words.lexicographicallyPrecedes($1.words) }
    }

    /// Looks back over words such as `condensed`, so that `coconut condensed milk` is seen whole.
    private func isGuarded(_ name: Name, by earlier: ArraySlice<String>) -> Bool {
        guard !name.notAfter.isEmpty else { return false }
        for word in earlier.reversed() {
            if name.notAfter.contains(word) { return true }
            guard FoodKind.describing.contains(word) else { return false }
        }
        return false
    }

    /// Words that describe a food without changing what it is made of.
    private static let describing = words([
        """
        unsweetened sweetened condensed evaporated light lite low reduced fat full whole semi skim
        canned fresh dried grated shredded sliced melted vanilla chocolate barista organic plain
        creamy cream drinking style based thick thin warm cold hot double single whipping sour soft
        hard self raising milk seed nut
        """
    ])
}
