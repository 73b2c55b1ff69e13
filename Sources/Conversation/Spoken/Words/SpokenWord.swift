/// A word of a line as it was said, with what is known of it before any rule is tried.
///
/// Commas, full stops and colons are words of their own, so that rules can ask for them.
struct SpokenWord: Hashable, Sendable {
    /// The word in lower case, with straight apostrophes and no punctuation at its ends.
    var text: String
    /// The number of the word in the rule book; nil where no rule and no list knows it.
    var id: Int?
    /// Where it stands in the line.
    var range: Range<String.Index>
    /// The number that it says: `3`, `three`, `3rd`, `third`.
    var number: Int?
    /// Whether the number is a place in a list: `3rd`, `third`.
    var isOrdinal = false
    /// The time that it says, several words made one: `an hour and a half`.
    var time: SpokenTime?
    /// Whether it stood in quotes: then it is a name and nothing else.
    var isQuoted = false
    /// Whether it was typed with a `-` in front, as in commands.
    var isExcluded = false

    /// Whether it is punctuation.
    var isMark: Bool { SpokenWord.marks.contains(text) && !isQuoted }
    /// Whether it may part two sentences or two foods.
    var isComma: Bool { text == "," && !isQuoted }
    /// Whether it ends a sentence.
    var isStop: Bool { text == "." && !isQuoted }

    private static let marks: Set<String> = [",", ".", ":"]
}
