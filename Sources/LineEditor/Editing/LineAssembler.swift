/// What becomes of a line that was not whole when another row was typed.
package enum Unfinished: Equatable, Sendable {
    /// It goes on in that row.
    case goesOn
    /// It is given up, with that row.
    case dropped
    /// It is a line as it is, and that row begins another.
    case ends
}

/// Makes lines out of the rows that were typed.
///
/// A row may hold several lines, from a paste or from the history, and a line may go over several
/// rows.
struct LineAssembler {
    /// The beginning of a line that goes on in another row; nil between two lines.
    private(set) var unfinished: String?

    /// Takes a row and gives the lines that are whole with it.
    ///
    /// - Parameter judge: What becomes of a line that was begun in a row before.
    mutating func add(
        _ row: String,
        needsMore: (String) -> Bool,
        judge: (_ begun: String, _ row: String) -> Unfinished = { _, _ in .goesOn }
    ) -> [String] {
        var whole: [String] = []
        if let begun = unfinished {
            switch judge(begun, row) {
            case .goesOn: break
            case .dropped:
                unfinished = nil
                return []
            case .ends:
                unfinished = nil
                whole.append(begun)
            }
        }
        for piece in row.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = unfinished.map { $0 + "\n" + piece } ?? String(piece)
            if needsMore(text) {
                unfinished = text
            } else {
                unfinished = nil
                whole.append(text)
            }
        }
        return whole
    }

    /// Gives up what was not finished, as it is.
    mutating func takeUnfinished() -> String? {
        defer { unfinished = nil }
        return unfinished
    }
}
