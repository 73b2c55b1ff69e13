/// The words of a line: runs of letters, whatever stands between them.
enum LineWords {
    struct Word {
        var text: String
        var end: String.Index
    }

    /// The first words of a line.
    static func words(of line: String, limit: Int) -> [Word] {
        var words: [Word] = []
        let scalars = line.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex, words.count < limit {
            guard isLetter(scalars[index]) else {
                scalars.formIndex(after: &index)
                continue
            }
            let start = index
            while index < scalars.endIndex, isLetter(scalars[index]) {
                scalars.formIndex(after: &index)
            }
            words.append(Word(text: String(line[start..<index]), end: index))
        }
        return words
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80
            ? (0x61...0x7A).contains(scalar.value | 0x20)
            : scalar.properties.isAlphabetic
    }
}
