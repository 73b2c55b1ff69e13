import RecipeModel

/// Finds where the steps of a page's markup end that are one text there, by the lines in which the page
/// shows about the same text: amounts in other units, links and remarks may stand between its words.
struct StepAlignment {
    /// So many lines among those of the text are something else, such as a picture's words.
    private static let gap = 12
    /// So many words tell where in the text a line begins.
    private static let reach = 4

    private let page: ParsedPage
    private let text: String
    private let words: [Word]

    /// A word of the text, or a letter of a script without spaces.
    private struct Word {
        var key: String
        var start: String.Index
        var beginsSentence: Bool
    }

    init(of steps: [String], in page: ParsedPage) {
        self.page = page
        text = steps.joined(separator: " ")
        words = StepAlignment.words(of: text)
    }

    /// The steps in their sections, in the words of the markup; nil where the page does not show the
    /// text, or in one line.
    var groups: [StepGroup]? {
        guard !words.isEmpty, let lines = lines(below: .comments) ?? lines(below: nil) else {
            return nil
        }
        let sections = SectionedItems(
            rows: ItemRows(tree: page.tree).rows(of: lines),
            isItem: LineRules.isStep,
            clean: LineRules.withoutStepNumber
        ).sections
        return sections.map { StepGroup(title: $0.title, items: $0.items) }
    }

    /// The lines that make up the text one after another, and the headings among them; of several such
    /// places on the page, as where it is told at length and in a card, the one with the same words.
    private func lines(below limit: PageRegion?) -> [PageLine]? {
        let shown = page.lines.filter { line in limit.map { line.region < $0 } ?? true }
        let texts = shown.map { StepAlignment.words(of: LineRules.withoutStepNumber($0.text)) }
        return shown.indices.reversed().filter { begins(texts[$0], at: 0) }
            .compactMap { lines(from: $0, in: shown, texts: texts) }
            .min { $0.difference < $1.difference }?.lines
    }

    private func lines(from start: Int, in shown: [PageLine], texts: [[Word]])
        -> (lines: [PageLine], difference: Int)?
    {
        var found = [shown[start]]
        var pending: [PageLine] = []
        var place = 0
        var last = texts[start]
        var difference = 0
        func close(at next: Int) {
            found[found.count - 1].text = part(place..<next)
            difference += abs(last.count - (next - place))
        }
        for index in shown.indices.dropFirst(start + 1) where !texts[index].isEmpty {
            guard let next = self.place(of: texts[index], after: last, at: place) else {
                pending.append(shown[index])
                if pending.count > StepAlignment.gap { break }
                continue
            }
            close(at: next)
            found += pending.filter(\.isHeadingLike) + [shown[index]]
            pending = []
            (place, last) = (next, texts[index])
        }
        guard found.count > 1, covers(last, place..<words.count) else { return nil }
        close(at: words.count)
        // The first heading stands before the text, and is marked like the others.
        let level = found.first { $0.headingLevel > 0 }?.headingLevel
        return (shown[..<start].suffix(1).filter { $0.headingLevel == level } + found, difference)
    }

    // MARK: Places in the text

    /// Where in the text a line begins that comes after another, which begins at a place. Of several such
    /// places it is the one that leaves the other line most nearly its own number of words.
    private func place(of line: [Word], after last: [Word], at place: Int) -> Int? {
        let end = min(words.count, place + 2 * last.count + StepAlignment.gap)
        return (place + 1..<max(end, place + 1))
            .filter {
                isBorder(at: $0, before: line, after: last, at: place) && covers(last, place..<$0)
            }
            .min { abs($0 - place - last.count) < abs($1 - place - last.count) }
    }

    /// Whether one line begins at a place, or another ends there that began at an earlier place.
    private func isBorder(at place: Int, before line: [Word], after last: [Word], at earlier: Int)
        -> Bool
    {
        let count = min(last.count, StepAlignment.reach)
        let isBehind =
            place - count >= earlier && matches(last.suffix(count), at: place - count)
            && (count == StepAlignment.reach || place - count == earlier)
        let next = min(words.count, place + line.count)
        let isShort = line.count <= StepAlignment.reach
        guard begins(line, at: place) else {
            return isBehind && words[place].beginsSentence && !isShort && covers(line, place..<next)
        }
        // A line of few words is a sentence of its own.
        return isBehind
            || words[place].beginsSentence
                && (!isShort || next == words.count || words[next].beginsSentence)
    }

    /// Whether a line begins as the text does at a place, but for a number or a label before it.
    private func begins(_ line: [Word], at place: Int) -> Bool {
        line.indices.prefix(2 * StepAlignment.reach).contains { start in
            let isLead =
                line[start].beginsSentence || start == 1 && line[0].key.allSatisfy(\.isNumber)
            return (start == 0 || isLead && line.count - start >= StepAlignment.reach)
                && matches(line[start...].prefix(StepAlignment.reach), at: place)
        }
    }

    private func matches(_ line: ArraySlice<Word>, at place: Int) -> Bool {
        place + line.count <= words.count
            && zip(line, words[place...]).allSatisfy { $0.key == $1.key }
    }

    /// Whether a line has most words of a part of the text.
    private func covers(_ line: [Word], _ part: Range<Int>) -> Bool {
        let keys = Set(line.map(\.key))
        return part.count { keys.contains(words[$0].key) } * 10 >= part.count * 6
    }

    private func part(_ range: Range<Int>) -> String {
        let end = range.upperBound < words.count ? start(of: range.upperBound) : text.endIndex
        return String(text[start(of: range.lowerBound)..<end]).cleanLine
    }

    /// Where a word begins, with the marks that open before it.
    private func start(of word: Int) -> String.Index {
        let place = words[word].start
        let opened = text[..<place].reversed().prefix { "([\"'“‘„«¿¡".contains($0) }
        let start = text.index(place, offsetBy: -opened.count)
        return text[..<start].last == " " ? start : place
    }

    // MARK: Words

    private enum Kind { case letter, digit, alone, mark }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        if scalar == "×" || scalar.properties.numericType == .numeric { return .alone }
        if scalar.properties.numericType != nil { return .digit }
        guard scalar.properties.isAlphabetic else { return .mark }
        return scalar.value < 0x2E80 ? .letter : .alone
    }

    /// The words of a text: numbers, letters, and what stands alone in scripts without spaces.
    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var (start, begins) = (text.startIndex, true)
        var (kind, isLower) = (Kind.mark, false)
        func close(_ end: String.Index) {
            guard kind != .mark else { return }
            // A fraction is two numbers, as where it is written with a stroke.
            let key = text[start] == "×" ? "x" : ComparisonKey(String(text[start..<end])).text
            for part in kind == .alone ? key.map(String.init) : [key] {
                words.append(Word(key: part, start: start, beginsSentence: begins))
                begins = false
            }
        }
        for (place, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
            let next = self.kind(of: scalar)
            let isUpper = scalar.properties.isUppercase
            // Line ends may be lost, and spaces: `on the sheetIn a bowl`, `1Mix 200g`.
            if next == .mark || next == .alone || next != kind || isLower && isUpper {
                close(place)
                start = place
            }
            if kind == .digit && isUpper || ".!?:;。！？".unicodeScalars.contains(scalar) {
                begins = true
            }
            (kind, isLower) = (next, scalar.properties.isLowercase)
        }
        close(text.endIndex)
        return words
    }
}
