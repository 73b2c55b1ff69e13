import RecipeModel

/// Looks for a least time in a line that was read as asking for a longest one: `over 2 hours` as
/// `minutes:120`. No query can ask for it, and the reverse is what nobody meant.
struct LeastTime {
    /// Words before a time by which it is a least one.
    static let before = phrases(
        """
        over; more than; longer than; greater than; above; beyond; exceeding; at least; upwards of
        upward of; no less than; not less than; no shorter than; not under; a minimum of; minimum
        minimum of; in over; in more than; taking over; taking more than; for over
        """
    )
    /// Words after one.
    static let after = phrases(
        "or more; or longer; or over; and up; and over; upwards; at least; minimum"
    )
    /// Words that turn it about: `hide what takes over an hour`.
    private static let turning: Set<String> = [
        "exclude", "skip", "hide", "drop", "ditch", "lose", "ban", "rather", "instead", "unless",
        "cut", "leave", "remove", "forget", "nix", "bar", "less",
    ]

    /// The words of a line, with short forms opened and each time made one word.
    let words: [SpokenWord]

    /// What is asked, as it was said; nil where no time in the line is a least one.
    var phrase: String? {
        for place in words.indices where words[place].time != nil {
            let said = words[..<place].map(\.text)
            let rest = words[(place + 1)...].map(\.text)
            let lead = Self.before.first { said.suffix($0.count).elementsEqual($0) }
            let tail = Self.after.first { rest.starts(with: $0) }
            guard lead != nil || tail != nil, !isTurned(before: place - (lead?.count ?? 0)) else {
                continue
            }
            return ((lead ?? []) + [words[place].text] + (tail ?? [])).joined(separator: " ")
        }
        return nil
    }

    /// Whether a denial stands before a place, in the same part of the line.
    private func isTurned(before place: Int) -> Bool {
        words[..<place].suffix(6).reversed().prefix { !$0.isMark }.contains { word in
            NegationGuard.denials.contains(word.text) || Self.turning.contains(word.text)
        }
    }

    private static func phrases(_ text: String) -> [[String]] {
        text.split(whereSeparator: { $0 == ";" || $0.isNewline })
            .map { $0.split(separator: " ").map(String.init) }
            .sorted { $0.count > $1.count }
    }
}

extension Command {
    /// Whether it asks for a limit of minutes, or lifts one.
    var limitsMinutes: Bool {
        guard let asked = value as? any ConditionedCommand else { return false }
        return asked.conditions.contains { if case .minutes = $0 { true } else { false } }
    }
}
