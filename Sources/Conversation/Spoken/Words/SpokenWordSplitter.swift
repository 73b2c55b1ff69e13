import KitchenLanguage

/// Splits a line into its words and opens what is said in short: `what's`, `w/o`, `nut-free`.
///
/// Letter case, emoji and typographic signs are gone after it; punctuation is words of its own.
struct SpokenWordSplitter {
    private let line: String
    private var words: [SpokenWord] = []

    /// The words of a line, numbers and times made one word each.
    static func words(of line: String) -> [SpokenWord] {
        var splitter = SpokenWordSplitter(line: line)
        splitter.split()
        return SpokenTimes.joined(
            SpokenNumbers.joined(joiningNames(splitter.words)),
            of: line
        )
    }

    /// The words with `no bake` made one, which is a kind of cake and leaves nothing out.
    private static func joiningNames(_ words: [SpokenWord]) -> [SpokenWord] {
        var result: [SpokenWord] = []
        for word in words {
            if let last = result.last, last.text == "no", waysWithout.contains(word.text) {
                result[result.count - 1].text = "no-" + word.text
                result[result.count - 1].range = last.range.lowerBound..<word.range.upperBound
            } else {
                result.append(word)
            }
        }
        return result
    }

    /// What some dishes are made without doing.
    private static let waysWithout: Set<String> = ["bake", "knead", "churn", "cook", "boil"]

    private init(line: String) { self.line = line }

    private mutating func split() {
        var index = line.startIndex
        while index < line.endIndex {
            let sign = line[index]
            if sign.isWhitespace {
                index = line.index(after: index)
            } else if sign == "\"" || sign == "“" {
                index = takeQuoted(from: index)
            } else {
                let end = line[index...].firstIndex { $0.isWhitespace } ?? line.endIndex
                take(index..<end)
                index = end
            }
        }
    }

    /// Takes a name in quotes as one word and tells where the next one may begin.
    private mutating func takeQuoted(from start: String.Index) -> String.Index {
        let open = line.index(after: start)
        let end = line[open...].firstIndex { $0 == "\"" || $0 == "”" } ?? line.endIndex
        let text = line[open..<end].lowercased().split(separator: " ").joined(separator: " ")
        let next = end == line.endIndex ? end : line.index(after: end)
        if !text.isEmpty {
            words.append(SpokenWord(text: text, range: start..<next, isQuoted: true))
        }
        return next
    }

    /// Takes what comes between two spaces: a word with the signs around it.
    private mutating func take(_ range: Range<String.Index>) {
        var start = range.lowerBound
        var end = range.upperBound
        if let both = SpokenWordSplitter.wholes[line[range].lowercased()] {
            for part in both.split(separator: " ") { add(String(part), at: range) }
            return
        }
        while start < end, SpokenWordSplitter.openings.contains(line[start]) {
            start = line.index(after: start)
        }
        var marks: [String] = []
        while start < end {
            let last = line.index(before: end)
            guard let mark = SpokenWordSplitter.mark(line[last]) else { break }
            if !mark.isEmpty { marks.append(mark) }
            end = last
        }
        if start < end { takeWord(start..<end) }
        for mark in marks.reversed() where words.last?.text != mark {
            words.append(SpokenWord(text: mark, range: end..<range.upperBound))
        }
    }

    private mutating func takeWord(_ range: Range<String.Index>) {
        var text = line[range].lowercased()
        text.replace("’", with: "'")
        text.replace("‘", with: "'")
        text.removeAll { !SpokenWordSplitter.isSpoken($0) }
        guard !text.isEmpty else { return }
        // `fish,chips` and `eggs/rice`
        if text.contains(where: { ",/;&+".contains($0) }), !text.contains(where: \.isNumber),
            Contractions.meaning(of: text) == nil
        {
            var piece = range.lowerBound
            for index in line[range].indices where ",/;&+".contains(line[index]) {
                if piece < index { takeWord(piece..<index) }
                let sign = line[index]
                add(sign == "&" || sign == "+" ? "and" : sign == "/" ? "or" : ",", at: range)
                piece = line.index(after: index)
            }
            if piece < range.upperBound { takeWord(piece..<range.upperBound) }
            return
        }
        if text.contains(","), text.contains(where: \.isNumber),
            !isDecimal(text, before: range.upperBound)
        {
            // `1,3,8`
            for (place, part) in text.split(separator: ",").enumerated() {
                if place > 0 { add(",", at: range) }
                add(String(part), at: range)
            }
            return
        }
        if let meaning = Contractions.meaning(of: text) {
            for part in meaning.split(separator: " ") { add(String(part), at: range) }
            return
        }
        if text.hasPrefix("-"), !text.dropFirst().allSatisfy(\.isNumber) {
            add(String(text.dropFirst()), at: range, isExcluded: true)
            return
        }
        if text.hasPrefix("#"), text.count > 1 { text.removeFirst() }
        // `number 12's ingredients`
        if text.hasSuffix("'s"), SpokenNumbers.number(in: String(text.dropLast(2))) != nil,
            text != "one's"
        {
            text.removeLast(2)
        }
        for part in SpokenWordSplitter.parts(of: text) { add(part, at: range) }
    }

    /// Whether a number with one comma is an amount, as the measure after it tells: `1,5 kg`.
    private func isDecimal(_ text: String, before end: String.Index) -> Bool {
        guard text.count(where: { $0 == "," }) == 1 else { return false }
        let next = line[end...].split(separator: " ", maxSplits: 1).first ?? ""
        return Amount("1 " + next)?.unit.map { [.weight, .volume].contains($0.measure) } == true
    }

    private mutating func add(
        _ text: String,
        at range: Range<String.Index>,
        isExcluded: Bool = false
    ) {
        var word = SpokenWord(text: text, range: range, isExcluded: isExcluded)
        if text == "," || text == "." {
            words.append(word)
            return
        }
        if let (value, isOrdinal) = SpokenNumbers.number(in: text) {
            word.number = value
            word.isOrdinal = isOrdinal
        }
        words.append(word)
    }
}

// MARK: - Signs

extension SpokenWordSplitter {
    private static let openings: Set<Character> = [
        "(", "[", "'", "‘", "¿", "¡", "*", "_", "`", "~",
    ]

    /// Words that are only signs, and how they are said.
    private static let wholes: [String: String] = [
        "&": "and", "+": "and", "n": "and", "'n'": "and", "’n’": "and", "'n": "and", "n'": "and",
        "-": ",", "–": ",", "—": ",", "...": ",", "…": ",", "/": "or", "w/": "with",
        "w/o": "without", "½": "half", "1/2": "half", ":": ":", ";": ".", "x": "x",
        "#": "number", "no.": "number", "nr.": "number", "nr": "number",
    ]

    /// The punctuation that a sign at the end of a word is; empty where it only falls away.
    private static func mark(_ sign: Character) -> String? {
        switch sign {
        case ",", "…": ","
        case ".", "?", "!", ";": "."
        case ":": ":"
        case ")", "]", "'", "’", "\"", "”", "*", "_", "`", "~": ""
        default: isSpoken(sign) ? nil : ""
        }
    }

    /// Whether a sign is part of words: letters, digits and what joins them, no emoji.
    private static func isSpoken(_ sign: Character) -> Bool {
        if sign.isLetter || sign.isNumber { return true }
        if "'-/&+%.,:;#°–".contains(sign) { return true }
        guard let scalar = sign.unicodeScalars.first, !scalar.isASCII else { return false }
        return scalar.properties.generalCategory == .nonspacingMark
    }

    /// A word in its parts: `nut-free` is `nut` `free`, `20-minute` is `20` `minute`.
    private static func parts(of text: String) -> [String] {
        guard text.contains("-") else { return [text] }
        let parts = text.split(separator: "-").map(String.init)
        guard parts.count >= 2 else { return parts.isEmpty ? [] : [parts[0]] }
        // `un-star`
        if parts.count == 2, ["un", "de"].contains(parts[0]) { return [parts.joined()] }
        let last = parts[parts.count - 1]
        if last == "free" || last == "less" && parts.count > 2 {
            return [parts.dropLast().joined(separator: "-"), last]
        }
        let startsWithNumber = SpokenNumbers.number(in: parts[0]) != nil || parts[0] == "half"
        let isTime = ["minute", "minutes", "min", "mins", "hour", "hours", "second", "seconds"]
            .contains(last)
        if startsWithNumber, isTime { return parts }
        if splitting.contains(text) { return parts }
        if parts.count == 2, let tens = SpokenNumbers.number(in: parts[0])?.value, tens >= 20,
            !parts[0].allSatisfy(\.isNumber), SpokenNumbers.number(in: last) != nil
        {
            return parts
        }
        return [text]
    }

    /// Words that mean the same with spaces.
    private static let splitting: Set<String> = [
        "step-by-step", "left-over", "left-overs", "e-mail", "re-open", "half-an-hour", "cook-mode",
        "no-one", "any-more", "good-bye", "bye-bye", "print-out", "use-up", "follow-up",
    ]
}
