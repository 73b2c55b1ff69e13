/// Finds the times in a step that are waited for.
struct StepTimeReader {
    /// A time in seconds, and the tokens that say it.
    struct Found: Hashable {
        var tokens: Range<Int>
        var least: Int
        var most: Int
    }

    let tokens: TokenizedText

    /// All times to wait for, in order.
    func times() -> [Found] {
        var found: [Found] = []
        var place = 0
        while place < tokens.count {
            guard canBegin(place), let time = time(at: place) else {
                place += 1
                continue
            }
            place = time.tokens.upperBound
            guard time.least > 0, time.most < Self.day, isWaitedFor(time) else { continue }
            found.append(time)
        }
        return found
    }

    private func time(at place: Int) -> Found? {
        guard let (found, _, end) = DurationReader(tokens, as: .step).time(at: place),
            let least = Self.whole(found.least), let most = Self.whole(found.most)
        else { return nil }
        // `at 18 h`
        if tokens.word(end - 1) == "h", Self.clocks.contains(wordBefore(place)) { return nil }
        return Found(tokens: place..<end, least: least, most: most)
    }

    private static func whole(_ seconds: Double) -> Int? {
        seconds.isFinite && seconds < 1e7 ? Int(seconds.rounded()) : nil
    }

    // MARK: Times that are not waited for

    private func canBegin(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        switch tokens.kind(place - 1) {
        case .space: return true
        case .sign(let sign): return "(/[—~≈\"'’“=:+".contains(sign)
        case .digits, .fraction, .word, nil: return false
        }
    }

    private func isWaitedFor(_ time: Found) -> Bool {
        let before = wordBefore(time.tokens.lowerBound)
        if ["every", "each", "by", "past", "within"].contains(before) { return false }
        let next = words(after: time.tokens.upperBound)
        guard let first = next.first else { return true }
        if Self.differences.contains(first) { return false }
        if Self.excesses.contains(first) { return !next.dropFirst().starts(with: ["than"]) }
        if ["in", "on"].contains(first), next.dropFirst().first == "advance" { return false }
        if first == "prior" || first == "before" { return isWait(before: time.tokens.lowerBound) }
        return true
    }

    /// `rest for 10 minutes before serving` is a wait, `10 minutes before the end` is none.
    private func isWait(before place: Int) -> Bool {
        var words: [String] = []
        for token in (0..<place).reversed() {
            if tokens.isSign(token, ".,;:!") || words.count == 5 { break }
            if tokens.isWord(token) { words.append(tokens.word(token)) }
        }
        return words.contains { $0 == "for" || CookingVerbs.isVerb($0) || Self.waits.contains($0) }
    }

    private func wordBefore(_ place: Int) -> String {
        var place = place - 1
        while place >= 0, tokens.isSpace(place) { place -= 1 }
        return tokens.word(place)
    }

    /// The words that follow up to the next sign, at most four.
    private func words(after place: Int) -> [String] {
        var words: [String] = []
        for token in place..<tokens.count {
            if tokens.isSpace(token) { continue }
            guard tokens.isWord(token), words.count < 4 else { break }
            words.append(tokens.word(token))
        }
        return words
    }

    // MARK: Tables

    private static let day = 24 * 3_600
    private static let clocks: Set<String> = ["at", "until", "till", "around", "from"]

    /// After a time, what makes it a difference or a point in time.
    private static let differences: Set<String> = [
        "less", "fewer", "shorter", "earlier", "ago", "ahead", "old", "short", "sooner",
        "previously", "beforehand", "shy",
    ]

    /// The same where `than` follows.
    private static let excesses: Set<String> = ["more", "longer", "later"]

    private static let waits: Set<String> = ["wait", "leave", "sit", "keep", "least", "another"]
}
