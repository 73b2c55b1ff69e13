import KitchenLanguage

/// A length of time as it was said.
struct SpokenTime: Hashable, Sendable {
    /// Its seconds.
    var seconds: Int
    /// The time as commands take it: `90s`, `12m`, `1h30m`.
    var text: String

    /// A time of so many minutes or hours, written in the unit that was said.
    init(seconds: Int, text: String) {
        self.seconds = seconds
        self.text = text
    }

    /// Its minutes, as `minutes:` takes them.
    var minutes: Int { max(1, (seconds + 59) / 60) }

    /// A time that a line states, of a range the longer end, in the unit that it names first.
    init(_ stated: StatedDuration.Beginning) {
        let seconds = stated.duration.most
        switch stated.unit {
        case 1: self.init(seconds: seconds, text: "\(seconds)s")
        case 60 where seconds.isMultiple(of: 60):
            self.init(seconds: seconds, text: "\(seconds / 60)m")
        default:
            self.init(hours: seconds / 3_600, minutes: seconds / 60 % 60, seconds: seconds % 60)
        }
    }

    /// A time from its parts: `1h30m`, `45m`, `90s`.
    init(hours: Int, minutes: Int, seconds: Int) {
        self.seconds = hours * 3_600 + minutes * 60 + seconds
        var text = ""
        if hours > 0 { text += "\(hours)h" }
        if minutes > 0 { text += "\(minutes)m" }
        if seconds > 0 || text.isEmpty { text += "\(seconds)s" }
        self.text = text
    }
}

/// Makes the words of a time one word: `half an hour`, `1 h 30`, `three quarters of an hour`.
struct SpokenTimes {
    let line: String
    let words: [SpokenWord]

    /// A time has no more words than this.
    private static let longest = 10

    /// The words of a line with every time among them made one word.
    static func joined(_ words: [SpokenWord], of line: String) -> [SpokenWord] {
        SpokenTimes(line: line, words: words).joined()
    }

    private func joined() -> [SpokenWord] {
        var result: [SpokenWord] = []
        var index = 0
        while index < words.count {
            var word = words[index]
            if let (time, length) = time(at: index) {
                let last = words[index + length - 1]
                word.time = time
                word.number = nil
                word.id = nil
                word.text = words[index..<(index + length)].map(\.text).joined(separator: " ")
                word.range = word.range.lowerBound..<last.range.upperBound
                index += length
            } else {
                index += 1
            }
            result.append(word)
        }
        return result
    }

    /// The time that begins at a word, and how many words it takes.
    private func time(at start: Int) -> (SpokenTime, Int)? {
        let word = words[start]
        // `within the hour`
        if word.text == "the", text(start + 1) == "hour",
            ["within", "under", "inside"].contains(text(start - 1))
        {
            return (SpokenTime(hours: 1, minutes: 0, seconds: 0), 2)
        }
        guard mayBegin(word), start == 0 || words[start - 1].range != word.range else { return nil }
        var end = start
        while end < words.count, end < start + Self.longest, !words[end].isMark,
            !words[end].isQuoted, !words[end].isExcluded
        {
            end += 1
        }
        guard end > start else { return nil }
        let stated = spaced(line[word.range.lowerBound..<words[end - 1].range.upperBound])
        guard let found = StatedDuration.beginning(stated) else { return nil }
        let length = stated.distance(from: stated.startIndex, to: found.end)
        let reached = line.index(word.range.lowerBound, offsetBy: length)
        let taken = words[start..<end].prefix { $0.range.upperBound <= reached }
        guard taken.last?.range.upperBound == reached else { return nil }
        return (SpokenTime(found), taken.count)
    }

    /// Whether a word may be the first of a time: a number, an article, a part of something.
    private func mayBegin(_ word: SpokenWord) -> Bool {
        guard !word.isOrdinal, !word.isQuoted, !word.isExcluded, !word.isMark else { return false }
        return word.number != nil || word.text.first?.isNumber == true
            || ["a", "an", "half", "quarter", "couple", "dozen"].contains(word.text)
    }

    /// `half-an-hour` with spaces; a range keeps its hyphen.
    private func spaced(_ text: Substring) -> String {
        guard text.contains("-") else { return String(text) }
        return String(
            text.indices.map { place in
                let isJoint =
                    text[place] == "-" && place > text.startIndex
                    && text[text.index(before: place)].isLetter
                return isJoint ? " " : text[place]
            }
        )
    }

    private func text(_ index: Int) -> String {
        words.indices.contains(index) ? words[index].text : ""
    }
}
