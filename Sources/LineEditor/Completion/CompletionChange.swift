/// What Tab does to the text of a row.
struct CompletionChange: Equatable {
    /// The new text left and right of the cursor; nil where the text stays.
    private(set) var left: String?
    private var right = ""

    var replacement: (left: String, right: String)? {
        left.map { ($0, right) }
    }

    /// Works the change out; nil if there is nothing to choose from.
    ///
    /// One candidate is put in whole. Of several, what all of them begin with is put in if it goes
    /// on from what was typed; else nothing changes.
    ///
    /// - Parameters:
    ///   - text: The row's text.
    ///   - range: What the candidates stand for, in characters.
    ///   - offset: The place of the row's beginning in what `range` counts.
    ///   - candidates: What fits.
    init?(
        text: String,
        range: Range<Int>,
        offset: Int,
        candidates: [CompletionAnswer.Candidate]
    ) {
        guard let first = candidates.first else { return nil }
        let lower = min(max(0, range.lowerBound - offset), text.count)
        let upper = min(max(lower, range.upperBound - offset), text.count)
        let typed = text.dropFirst(lower).prefix(upper - lower)
        let rest = text.dropFirst(upper)
        if candidates.count == 1 {
            let space = first.isFinal ? " " : ""
            left = text.prefix(lower) + Self.clean(first.text) + space
            right = String(first.isFinal && rest.first == " " ? rest.dropFirst() : rest)
            return
        }
        let common = Self.commonBeginning(of: candidates.map { Self.clean($0.text) })
        guard common.count > typed.count, common.lowercased().hasPrefix(typed.lowercased()) else {
            return
        }
        left = text.prefix(lower) + common
        right = String(rest)
    }

    private static func commonBeginning(of texts: [String]) -> String {
        guard var common = texts.first.map(Array.init) else { return "" }
        for text in texts.dropFirst() {
            let shared = zip(common, text).prefix { $0 == $1 }.count
            common = Array(common.prefix(shared))
        }
        return String(common)
    }

    /// Without control characters, which could do more than stand in the line.
    static func clean(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.generalCategory != .control }
            )
        )
    }
}
