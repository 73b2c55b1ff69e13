extension StringProtocol {
    /// The text without white space and line ends at both ends.
    package func trimmingWhitespace() -> String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first..<index(after: last)])
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

extension StringProtocol {
    /// The parts of a table written in the program, without the spaces around them; no empty ones.
    ///
    /// It works on bytes, for tables of names are read when the program starts; the separators
    /// are ASCII.
    package func fields(separatedBy separators: Unicode.Scalar...) -> [String] {
        let marks = separators.map { UInt8(truncatingIfNeeded: $0.value) }
        let space = UInt8(ascii: " ")
        return utf8.split { marks.contains($0) }.compactMap { part in
            var part = part.drop { $0 == space }
            while part.last == space { part.removeLast() }
            return part.isEmpty ? nil : String(decoding: part, as: UTF8.self)
        }
    }
}
