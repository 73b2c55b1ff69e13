/// Finishes the name of a food, and finds the name that a misspelt one stands for.
public struct FoodCompletion: Sendable {
    /// Over the foods that come with the program.
    public static let shared = FoodCompletion(KnownFoods.shared.foods)

    private struct Name: Sendable {
        var text: String
        /// The letters folded, to compare.
        var letters: [UInt8]
    }
    private let names: [Name]

    /// Completes to these names; those met more than once are offered once.
    public init(_ names: [String]) {
        var seen: Set<[UInt8]> = []
        self.names = names.compactMap { name in
            let letters = FoodCompletion.letters(of: name)
            return seen.insert(letters).inserted ? Name(text: name, letters: letters) : nil
        }
    }

    /// Where a name fits what was typed, the best first.
    private enum Fit: Int {
        case beginning
        case wordBeginning
        case inside
        case oneTypo
    }

    /// Names that what is typed could become, the best first: those that begin with it, then those
    /// of which a later word does, then those that have it inside; only where there are none, those
    /// that begin so but for one typing slip. Among equals the shorter name comes first, then by
    /// alphabet.
    ///
    /// Nothing typed has no completions; a slip is looked for from four letters on.
    public func completions(of typed: some StringProtocol, limit: Int = 20) -> [String] {
        let letters = FoodCompletion.letters(of: typed)
        guard !letters.isEmpty, limit > 0 else { return [] }
        let fits = names.compactMap { name in
            fit(of: name.letters, to: letters).map { (fit: $0.rawValue, name: name) }
        }
        let sorted = fits.sorted { left, right in
            if left.fit != right.fit { return left.fit < right.fit }
            if left.name.letters.count != right.name.letters.count {
                return left.name.letters.count < right.name.letters.count
            }
            return left.name.letters.lexicographicallyPrecedes(right.name.letters)
        }
        let slip = Fit.oneTypo.rawValue
        let isMisspelt = sorted.first?.fit == slip
        return sorted.prefix { isMisspelt || $0.fit != slip }.prefix(limit).map(\.name.text)
    }

    /// The name that is the fewest slips away from a misspelt one; nil where none is near.
    ///
    /// Near is one slip up to five letters, else two. A name itself is its own nearest.
    public func nearest(to text: some StringProtocol) -> String? {
        let letters = FoodCompletion.letters(of: text)
        guard letters.count > 2 else { return names.first { $0.letters == letters }?.text }
        var limit = letters.count <= 5 ? 1 : 2
        var nearest: Name?
        for name in names {
            guard let distance = EditDistance.between(letters, name.letters, limit: limit) else {
                continue
            }
            nearest = name
            if distance == 0 { break }
            limit = distance - 1
        }
        return nearest?.text
    }

    /// Folded letters with one space between words; hyphens are spaces, apostrophes nothing.
    private static func letters(of text: some StringProtocol) -> [UInt8] {
        let space = UInt8(ascii: " ")
        var letters: [UInt8] = []
        for byte in LetterFolding.folded(text) where byte != UInt8(ascii: "'") {
            let isSpace = byte <= space || byte == UInt8(ascii: "-")
            if isSpace, (letters.last ?? space) == space { continue }
            letters.append(isSpace ? space : byte)
        }
        if letters.last == space { letters.removeLast() }
        return letters
    }

    private func fit(of name: [UInt8], to typed: [UInt8]) -> Fit? {
        if name.starts(with: typed) { return .beginning }
        var best: Fit?
        let space = UInt8(ascii: " ")
        if let first = typed.first, name.count > typed.count {
            for start in 1...(name.count - typed.count)
            where name[start] == first && name[start...].starts(with: typed) {
                if name[start - 1] == space { return .wordBeginning }
                best = .inside
            }
        }
        if best == nil, typed.count >= 4, name.starts(with: typed, butForOneSlip: ()) {
            return .oneTypo
        }
        return best
    }
}

extension [UInt8] {
    /// Whether the letters begin with others of which one is too many, missing, wrong or swapped
    /// with its neighbour.
    fileprivate func starts(with typed: [UInt8], butForOneSlip: Void) -> Bool {
        var same = 0
        while same < count, same < typed.count, self[same] == typed[same] { same += 1 }
        // A slip in the very first letter is rare, and would offer half of all names.
        guard same > 0, same < typed.count else { return same == typed.count }
        let rest = self[same...]
        let typedRest = typed[same...]
        if rest.starts(with: typedRest.dropFirst()) { return true }
        if rest.dropFirst().starts(with: typedRest) { return true }
        if rest.dropFirst().starts(with: typedRest.dropFirst()) { return true }
        guard rest.count > 1, typedRest.count > 1 else { return false }
        return rest[same] == typedRest[same + 1] && rest[same + 1] == typedRest[same]
            && rest.dropFirst(2).starts(with: typedRest.dropFirst(2))
    }
}
