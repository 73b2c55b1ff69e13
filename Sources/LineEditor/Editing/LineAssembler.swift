/// Makes lines out of the rows that were typed.
///
/// A row may hold several lines, from a paste or from the history, and a line may go over several
/// rows.
struct LineAssembler {
    /// The beginning of a line that goes on in another row; nil between two lines.
    private(set) var unfinished: String?

    /// Takes a row and gives the lines that are whole with it.
    mutating func add(_ row: String, needsMore: (String) -> Bool) -> [String] {
        var whole: [String] = []
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
