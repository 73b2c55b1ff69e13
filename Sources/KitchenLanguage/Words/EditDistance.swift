/// How far two words are apart, in typing slips.
///
/// It is the Damerau–Levenshtein distance in the form called optimal string alignment: one slip
/// is a letter too many, a letter missing, a wrong letter, or two neighbours swapped, and no part
/// of a word is changed twice.
package enum EditDistance {
    /// The number of slips between two words; nil where it is more than `limit`.
    package static func between(
        _ left: some StringProtocol,
        _ right: some StringProtocol,
        limit: Int
    ) -> Int? {
        // A slip changes four bytes at most: most words are seen to be too far apart by their lengths.
        guard abs(left.utf8.count - right.utf8.count) <= 4 * max(0, limit) else { return nil }
        return between(Array(left.unicodeScalars), Array(right.unicodeScalars), limit: limit)
    }

    /// The same for words that are rows of any equatable signs.
    @inlinable
    package static func between<Sign: Equatable>(_ left: [Sign], _ right: [Sign], limit: Int)
        -> Int?
    {
        guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        var current = last
        for row in left.indices {
            current[0] = row + 1
            var least = current[0]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var distance = min(
                    last[column] + (isSame ? 0 : 1),
                    last[column + 1] + 1,
                    current[column] + 1
                )
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current[column + 1] = distance
                least = min(least, distance)
            }
            // A swap reaches back two rows, so both must be beyond the limit to give up.
            if least > limit, (last.min() ?? 0) > limit { return nil }
            (beforeLast, last, current) = (last, current, beforeLast.isEmpty ? current : beforeLast)
        }
        let distance = last[right.count]
        return distance <= limit ? distance : nil
    }
}

extension EditDistance {
    /// The name that a mistyped word was most likely meant to be; of two that are as close, the one
    /// that comes first.
    ///
    /// Close is one edit or swap of neighbours where either word has five letters or fewer, else
    /// two.
    package static func closest(to word: String, among names: some Sequence<String>) -> String? {
        var best: (name: String, distance: Int)?
        let length = word.count
        for name in names {
            let limit = min(length, name.count) <= 5 ? 1 : 2
            guard let distance = between(word, name, limit: limit),
                distance < best?.distance ?? .max
            else { continue }
            best = (name, distance)
        }
        return best?.name
    }
}
