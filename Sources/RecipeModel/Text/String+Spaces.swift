extension StringProtocol {
    /// The text without white space and line ends at both ends.
    package func trimmingWhitespace() -> String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// The text in one line: every run of white space is one space, none at the ends.
    package func collapsingWhitespace() -> String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Where `other` first stands in the text, letter for letter; nil when it does not.
    package func range(ofFirst other: String) -> Range<Index>? {
        guard !other.isEmpty else { return startIndex..<startIndex }
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) {
                return start..<index(start, offsetBy: other.count)
            }
            formIndex(after: &start)
        }
        return nil
    }
}
