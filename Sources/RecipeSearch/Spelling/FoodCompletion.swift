import KitchenLanguage
package import RecipeModel

/// Finishes the name of a food.
///
/// Names lie one after the other as folded letters, so that going through a hundred thousand of
/// them takes a few milliseconds.
package struct FoodCompletion: Sendable {
    /// Over the foods that come with the program.
    package static let shared = FoodCompletion(KnownFoods.shared.foods)

    private var texts: [String] = []
    /// For each name how many recipes it finds; 0 where nobody counted.
    private var counts: [Int] = []
    /// The letters of all names, folded to compare.
    private var letters: [UInt8] = []
    /// Where the letters of each name end.
    private var ends: [Int] = []
    private var met: Set<[UInt8]> = []
    /// How many of the names were there first; they come before those that were added.
    private var firstCount = 0

    /// Completes to these names; those met more than once are offered once.
    package init(_ names: some Sequence<String>) {
        self.init(counted: names.map { CountedName(name: $0) })
    }

    /// Completes to these names, of those that fit as well the most used ones first.
    package init(counted names: some Sequence<CountedName>) {
        add(counted: names)
        firstCount = texts.count
    }

    /// The same names, without how many recipes each finds.
    package var uncounted: FoodCompletion {
        var uncounted = self
        uncounted.counts = counts.map { _ in 0 }
        return uncounted
    }

    /// Completes to these names as well, which come after the others that fit as well.
    package mutating func add(_ names: some Sequence<String>) {
        for name in names { add(name, count: 0) }
    }

    /// The same with how many recipes each name finds.
    package mutating func add(counted names: some Sequence<CountedName>) {
        for name in names { add(name.name, count: name.count ?? 0) }
    }

    private mutating func add(_ name: String, count: Int) {
        let folded = FoodCompletion.letters(of: name)
        guard !folded.isEmpty, met.insert(folded).inserted else { return }
        texts.append(name)
        counts.append(count)
        letters += folded
        ends.append(letters.count)
    }

    /// Where a name fits what was typed, the best first.
    private enum Fit: Int {
        case beginning
        case wordBeginning
        case inside
        case oneTypo
    }

    /// Names that what is typed could become, the best first: those that begin with it; where none
    /// does, those of which a later word does, then those that have it inside; and where there are
    /// none either, those that begin so but for one typing slip. Among equals the first names come before added ones,
    /// then those that find more recipes, then the shorter, then by alphabet.
    ///
    /// Nothing typed has no completions; a slip is looked for from four letters on.
    package func completions(of typed: some StringProtocol, limit: Int = 20) -> [String] {
        countedCompletions(of: typed, limit: limit).map(\.name)
    }

    /// The same with how many recipes each name finds, where that was counted.
    package func countedCompletions(
        of typed: some StringProtocol,
        limit: Int = 20
    ) -> [CountedName] {
        let typed = FoodCompletion.letters(of: typed)
        guard !typed.isEmpty, limit > 0 else { return [] }
        var found = best(limit) { letters.starts(at: $0, with: typed) ? .beginning : nil }
        if found.isEmpty {
            found = best(limit) { fit(of: $0, containing: typed) }
        }
        if found.isEmpty, typed.count >= 4 {
            found = best(limit) {
                letters[$0].starts(with: typed, butForOneSlip: ()) ? .oneTypo : nil
            }
        }
        return found.map { CountedName(name: texts[$0], count: counts[$0] > 0 ? counts[$0] : nil) }
    }

    /// The places of the names that fit best, no more than `limit`.
    private func best(_ limit: Int, _ fit: (Range<Int>) -> Fit?) -> [Int] {
        var places: [(fit: Int, place: Int)] = []
        var start = 0
        for (place, end) in ends.enumerated() {
            if let fit = fit(start..<end) {
                places.append((fit.rawValue, place))
                // Many names may fit one letter; all but the best are let go now and then.
                if places.count > 8 * limit { places = sorted(places, limit) }
            }
            start = end
        }
        return sorted(places, limit).map(\.place)
    }

    private func sorted(
        _ places: [(fit: Int, place: Int)],
        _ limit: Int
    ) -> [(fit: Int, place: Int)] {
        let sorted = places.sorted { left, right in
            if left.fit != right.fit { return left.fit < right.fit }
            let isFirst = (left.place < firstCount, right.place < firstCount)
            if isFirst.0 != isFirst.1 { return isFirst.0 }
            let counts = (counts[left.place], counts[right.place])
            if counts.0 != counts.1 { return counts.0 > counts.1 }
            let names = (range(of: left.place), range(of: right.place))
            if names.0.count != names.1.count { return names.0.count < names.1.count }
            return letters[names.0].lexicographicallyPrecedes(letters[names.1])
        }
        return Array(sorted.prefix(limit))
    }

    private func range(of place: Int) -> Range<Int> {
        (place == 0 ? 0 : ends[place - 1])..<ends[place]
    }

    /// How a name that does not begin with what was typed fits it further on.
    private func fit(of name: Range<Int>, containing typed: [UInt8]) -> Fit? {
        guard let first = typed.first, name.count > typed.count else { return nil }
        var fit: Fit?
        for start in name.lowerBound + 1...name.upperBound - typed.count
        where letters[start] == first && letters.starts(at: start..<name.upperBound, with: typed) {
            if letters[start - 1] == UInt8(ascii: " ") { return .wordBeginning }
            fit = .inside
        }
        return fit
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
}

extension [UInt8] {
    /// Whether what is in a range begins with other letters.
    fileprivate func starts(at range: Range<Int>, with typed: [UInt8]) -> Bool {
        guard range.count >= typed.count else { return false }
        for (offset, letter) in typed.enumerated()
        where self[range.lowerBound + offset] != letter {
            return false
        }
        return true
    }
}

extension ArraySlice<UInt8> {
    /// Whether the letters begin with others of which one is too many, missing, wrong or swapped
    /// with its neighbour.
    fileprivate func starts(with typed: [UInt8], butForOneSlip: Void) -> Bool {
        // A slip in the very first letter is rare, and would offer half of all names.
        guard let first, first == typed.first else { return false }
        let same = zip(self, typed).prefix { $0 == $1 }.count
        guard same < typed.count else { return true }
        let rest = dropFirst(same)
        let typedRest = typed[same...]
        if rest.starts(with: typedRest.dropFirst()) { return true }
        if rest.dropFirst().starts(with: typedRest) { return true }
        if rest.dropFirst().starts(with: typedRest.dropFirst()) { return true }
        guard rest.count > 1, typedRest.count > 1 else { return false }
        return rest.first == typedRest.dropFirst().first
            && rest.dropFirst().first == typedRest.first
            && rest.dropFirst(2).starts(with: typedRest.dropFirst(2))
    }
}
