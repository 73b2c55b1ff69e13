/// Fits a rule to the words of a line.
///
/// It walks rule and line together and remembers where it has failed, so the time grows with the
/// product of both and never faster.
struct RuleMatcher {
    let line: SpokenLine
    let range: Range<Int>
    /// Whether all of the range must be used; markers may end before it does.
    var isWhole = true
    private var pattern = RulePattern(parts: [], demanded: [])
    /// A bit for each part and place.
    private var failed: [UInt64] = []
    private var captured: [Captured] = []
    private var end = 0

    /// What a part of a rule took.
    struct Captured {
        var capture: RulePattern.Capture
        var range: Range<Int>
    }

    init(line: SpokenLine, range: Range<Int>) {
        self.line = line
        self.range = range
    }

    /// What the rule's parts took; nil where the rule does not fit.
    mutating func captures(of pattern: RulePattern) -> [Captured]? {
        guard pattern.mayFit(line.met) else { return nil }
        return fit(pattern) ? captured : nil
    }

    /// Where a marker that begins at the range's start ends, and what it took.
    mutating func prefix(_ pattern: RulePattern) -> (end: Int, captured: [Captured])? {
        isWhole = false
        return fit(pattern) ? (end, captured) : nil
    }

    private mutating func fit(_ pattern: RulePattern) -> Bool {
        self.pattern = pattern
        captured.removeAll(keepingCapacity: true)
        let count = (pattern.parts.count + 1) * (range.count + 1)
        failed = [UInt64](repeating: 0, count: count / 64 + 1)
        return step(0, range.lowerBound)
    }

    private mutating func step(_ part: Int, _ place: Int) -> Bool {
        if part == pattern.parts.count {
            guard isWhole else {
                end = place
                return true
            }
            return line.isSmall(place..<range.upperBound)
        }
        let key = part * (range.count + 1) + (place - range.lowerBound)
        if failed[key >> 6] & 1 << UInt64(key & 63) != 0 { return false }
        let current = pattern.parts[part]
        if place < range.upperBound {
            switch current.kind {
            case .words(let set):
                for next in set.ends(at: place, in: line.words) where next <= range.upperBound {
                    if step(current.isRepeated ? part : part + 1, next) { return true }
                }
            case .capture(let capture):
                for next in line.ends(of: capture, at: place, in: range) {
                    captured.append(Captured(capture: capture, range: place..<next))
                    if step(part + 1, next) { return true }
                    captured.removeLast()
                }
            }
        }
        if current.isOptional, step(part + 1, place) { return true }
        let mayLeaveOut = isWhole || part > 0
        if mayLeaveOut, place < range.upperBound, line.isSmall(place), step(part, place + 1) {
            return true
        }
        failed[key >> 6] |= 1 << UInt64(key & 63)
        return false
    }
}
