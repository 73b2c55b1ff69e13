extension NegationGuard {
    /// Whether a line may deny something by its letters alone.
    ///
    /// Most typed lines don't, and need not be split and opened as a sentence to know it.
    static func mayDeny(_ line: String) -> Bool {
        let letters = Array(line.lowercased().utf8)
        return letters.indices.contains { place in
            lettersOfDenials.contains { letters[place...].starts(with: $0) }
        }
    }

    /// Letters of which every denial has some, in whatever short form.
    private static let lettersOfDenials: [[UInt8]] = [
        "no", "nn", "nt", "n't", "n’t", "n‘t", "without", "w/o", "wo", "never", "neither", "except",
        "exclud", "minus", "sans", "allerg", "intoleran", "hate", "dislike", "loathe", "zero",
        "hardly", "barely", "scarcely", "detest", "avoid", "omit", "nuffin", "idk", "nah", "free",
    ].map { Array($0.utf8) }
}
