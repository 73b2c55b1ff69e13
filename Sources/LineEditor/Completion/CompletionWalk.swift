/// A choice that Tab goes through, one candidate after the other in its place in the row.
///
/// It begins after the candidates were listed, and ends with anything else that is typed.
struct CompletionWalk: Equatable {
    /// The row as it was before the first candidate was put in.
    private let typed: String
    /// What the candidates take the place of, in characters of the row.
    private let range: Range<Int>
    private let texts: [String]
    /// Which candidate stands in the row; nil for what was typed.
    private var place: Int?

    /// Begins with a row in which what is replaced ends at the cursor.
    ///
    /// - Parameters:
    ///   - left: What stands left of the cursor.
    ///   - right: What stands right of it.
    ///   - start: Where in `left` begins what the candidates take the place of.
    ///   - candidates: What fits, best first.
    init(
        left: String,
        right: String,
        start: Int,
        candidates: [CompletionAnswer.Candidate]
    ) {
        typed = left + right
        range = min(start, left.count)..<left.count
        texts = candidates.map { CompletionChange.clean($0.text) }
    }

    /// The row now, parted at the cursor.
    var row: (left: String, right: String) {
        let middle =
            place.map { texts[$0] } ?? String(typed.dropFirst(range.lowerBound).prefix(range.count))
        return (
            typed.prefix(range.lowerBound) + middle, String(typed.dropFirst(range.upperBound))
        )
    }

    /// Goes on to the next candidate that changes the row; after the last one comes what was typed.
    mutating func goOn() {
        let before = row.left
        repeat {
            let next = place.map { $0 + 1 } ?? 0
            place = texts.indices.contains(next) ? next : nil
        } while place != nil && row.left == before
    }
}
