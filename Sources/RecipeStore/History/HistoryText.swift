import RecipeModel

/// How typed lines stand in the history's file.
enum HistoryText {
    /// The longest line that is kept, in bytes.
    static let longest = 64 << 10

    /// An entry as one line; nil when it is not kept.
    static func line(of entry: String) -> String? {
        guard entry.utf8.first != UInt8(ascii: " "), entry.utf8.count <= longest else { return nil }
        let entry = StreamSafeText.of(entry)
        let lines = entry.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let joined = lines.enumerated().map { place, line in
            place < lines.count - 1 && line.last == "\\" ? line.dropLast() : line
        }
        .joined(separator: " ")
        let line = printable(joined)
        return line.contains { $0 != " " && $0 != "\t" } && line.first != " " ? line : nil
    }

    /// The lines of a file. Bytes that are not UTF-8 become U+FFFD; lines that could not have been
    /// appended are passed over.
    static func lines(_ bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
            guard bytes.count <= longest else { return nil }
            let line = printable(
                String(decoding: StreamSafeText.bytes(Array(bytes)), as: UTF8.self)
            )
            return line.isEmpty ? nil : line
        }
    }

    /// A line without control characters, for the file can have been written by anyone.
    private static func printable(_ line: String) -> String {
        let isPlain = line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if isPlain { return line }
        return String(
            String.UnicodeScalarView(
                line.unicodeScalars.filter {
                    $0 == "\t" || $0.properties.generalCategory != .control
                }
            )
        )
    }
}
