/// Takes a text apart whose line ends were lost, so that sentences touch: `Heat the oil.Add salt.`
enum GluedSentences {
    /// A sentence has at least so many bytes.
    private static let least = 12

    /// The parts of the text; the text as it is where no sentences touch.
    static func apart(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var parts: [String] = []
        var start = 0
        for index in scalars.indices where isJoint(before: index, in: scalars) {
            parts.append(String(String.UnicodeScalarView(scalars[start..<index])).cleanLine)
            start = index
        }
        parts.append(String(String.UnicodeScalarView(scalars[start...])).cleanLine)
        return parts.allSatisfy { $0.utf8.count >= least } ? parts : [text]
    }

    /// Whether one sentence ends and the next begins before a place: `oil.Add`, but not `1.5`,
    /// `U.S.` or `Dr.Oetker`.
    private static func isJoint(before place: Int, in text: [Unicode.Scalar]) -> Bool {
        guard place >= 4, place + 1 < text.count, ".!?".unicodeScalars.contains(text[place - 1]),
            text[place].properties.isUppercase, text[place + 1].properties.isLowercase
        else { return false }
        return text[place - 2] == ")"
            || text[(place - 4)..<(place - 1)].allSatisfy { $0.properties.isLowercase }
    }
}
