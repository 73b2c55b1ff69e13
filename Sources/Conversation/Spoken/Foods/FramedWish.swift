/// Reads a wish whose foods stand in a frame of everyday words: `so what's a girl to make with
/// leeks`.
///
/// It is for lines that no rule fits. All of the frame must be words that wishes are made of, and
/// a cue among them says which wish it is; where there are cues of both, the cook is asked.
struct FramedWish {
    let line: SpokenLine

    /// The commands that the line may mean: none, one, or a choice of two.
    func readings() -> [[SpokenCommand]] {
        guard let range = foods(), let wish = line.wish(in: range), wish.knownCount > 0,
            !wish.wanted.isEmpty
        else { return [] }
        let frame = line.words.indices.filter { !range.contains($0) && !line.words[$0].isMark }
        guard !frame.isEmpty, isFrame(0..<range.lowerBound),
            isFrame(range.upperBound..<line.words.count)
        else { return [] }
        let cooks = hasCue("COOKCUE", in: frame)
        let wishes = hasCue("WISHCUE", in: frame)
        guard cooks || wishes else { return [] }
        let terms = wish.searchArguments
        var readings: [[SpokenCommand]] = []
        if wishes { readings.append([SpokenCommand(name: "search", arguments: terms)]) }
        if cooks { readings.append([SpokenCommand(name: "cook", arguments: terms)]) }
        return readings
    }

    /// The part of the line in which most words are known foods.
    private func foods() -> Range<Int>? {
        var best: (range: Range<Int>, known: Int)?
        var start = 0
        while start < line.words.count {
            let ends = line.ends(of: .known, at: start, in: start..<line.words.count)
            guard let end = ends.first, let wish = line.wish(in: start..<end) else {
                start += 1
                continue
            }
            if wish.knownCount > best?.known ?? 0 { best = (start..<end, wish.knownCount) }
            start = end
        }
        return best?.range
    }

    /// Whether a part is made of words of frames.
    private func isFrame(_ range: Range<Int>) -> Bool {
        let set = line.book.words(of: "FRAME")
        var index = range.lowerBound
        while index < range.upperBound {
            if line.words[index].isMark || line.isSmall(index) {
                index += 1
            } else if let end = set.ends(at: index, in: line.words).first(where: {
                $0 <= range.upperBound
            }) {
                index = end
            } else {
                return false
            }
        }
        return true
    }

    private func hasCue(_ name: String, in frame: [Int]) -> Bool {
        let set = line.book.words(of: name)
        return frame.contains { !set.ends(at: $0, in: line.words).isEmpty }
    }
}
