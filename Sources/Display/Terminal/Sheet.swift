/// The lines of a screen as they are laid down, none wider than the screen.
struct Sheet {
    let width: Int
    private(set) var lines: [StyledText] = []

    /// An empty sheet.
    init(width: Int) { self.width = width }

    /// Whether lines may begin with spaces.
    var isIndented: Bool { width >= 40 }

    /// Lays down a text, broken where it is too long.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - indent: The columns left free before every line.
    ///   - marker: What stands before the first line, such as a number; the others begin under the
    ///     text.
    ///   - hanging: The columns by which the other lines begin further to the right.
    mutating func add(
        _ text: StyledText,
        indent: Int = 0,
        marker: StyledText = StyledText(),
        hanging: Int = 0
    ) {
        let indent = isIndented ? indent : 0
        let hanging = isIndented ? min(indent + marker.width + hanging, width / 2) : 0
        let start = StyledText.spaces(indent) + marker
        let pieces = text.wrapped(first: width - start.width, others: width - hanging)
        for (index, piece) in pieces.enumerated() {
            if index > 0 && piece.isEmpty { continue }
            lines.append((index == 0 ? start : .spaces(piece.isEmpty ? 0 : hanging)) + piece)
        }
    }

    /// Lays down a text with another at the right end of its first line.
    ///
    /// Where the two don't fit, the text is broken so that the other keeps its place; where that
    /// would leave less than half of the line, the other comes on a line of its own.
    mutating func add(
        _ text: StyledText,
        right: StyledText,
        marker: StyledText = StyledText()
    ) {
        let room = width - right.width - 2
        let isShort = text.width <= room - marker.width
        guard !right.isEmpty, isShort || room - marker.width >= width / 2 else {
            add(text, marker: marker)
            if !right.isEmpty { add(right, indent: marker.width) }
            return
        }
        let hanging = isIndented ? marker.width : 0
        let pieces = text.wrapped(first: room - marker.width, others: width - hanging)
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                lines.append(.spaces(hanging) + piece)
                continue
            }
            let left = marker + piece
            lines.append(left.padded(to: width - right.width) + right)
        }
    }

    /// Lays down lines that are narrow enough already.
    mutating func add(lines: [StyledText]) { self.lines += lines }

    /// Two columns beside each other.
    static func beside(
        _ left: [StyledText],
        _ right: [StyledText],
        width: Int,
        gap: Int
    ) -> [StyledText] {
        (0..<max(left.count, right.count)).map { index in
            let start = index < left.count ? left[index] : StyledText()
            guard index < right.count else { return start }
            return start.padded(to: width + gap) + right[index]
        }
    }

    /// Leaves a line free, but never two, and none at the beginning.
    mutating func skipLine() {
        if let last = lines.last, !last.isEmpty { lines.append(StyledText()) }
    }
}
