/// Puts what a cook says after `no wait` or `I mean` in the place of what it corrects.
struct Corrections {
    let book: RuleBook

    func applied(to words: [SpokenWord], context: SpokenContext) -> [SpokenWord] {
        guard words.count > 2, words.count < 80 else { return words }
        let set = book.words(of: "CORRECTION")
        for index in words.indices.dropFirst() where index < words.count - 1 {
            var end: Int?
            if let found = set.ends(at: index, in: words).first {
                end = found
            } else if words[index].text == "actually", words[index - 1].isMark,
                words[(index + 1)...].allSatisfy({ $0.id == nil })
            {
                // `something with pork. actually lamb`
                end = index + 1
            } else if words[index].text == "no", words[index - 1].isComma,
                words[index + 1].isComma
                    || corrects(Array(words[(index + 1)...]), words[..<index])
            {
                end = index + 1
            }
            guard var next = end else { continue }
            while next < words.count,
                words[next].isMark
                    || !set.ends(at: next, in: words).isEmpty
            {
                next = words[next].isMark ? next + 1 : set.ends(at: next, in: words)[0]
            }
            guard next < words.count, index > 0 else { return words }
            var left = Array(words[..<index])
            while left.last?.isMark == true { left.removeLast() }
            let right = Array(words[next...])
            return applied(to: replaced(left, right), context: context)
        }
        return words
    }

    /// Whether words begin with a number or a time, and one of its kind was said before:
    /// `for 4, no 6`.
    private func corrects(_ words: [SpokenWord], _ said: ArraySlice<SpokenWord>) -> Bool {
        guard let word = words.first(where: { $0.text != "the" }) else { return false }
        // `chicken stew, no beef stew`
        if words.count > 1, words.allSatisfy({ $0.id == nil }), let last = words.last?.text,
            said.last(where: { !$0.isMark })?.text == last
        {
            return true
        }
        return word.number != nil && said.contains { $0.number != nil }
            || word.time != nil && said.contains { $0.time != nil }
    }

    /// The left part with the last thing of its kind replaced by what the right part begins with.
    private func replaced(_ left: [SpokenWord], _ right: [SpokenWord]) -> [SpokenWord] {
        var left = left
        guard var first = right.first else { return left }
        var right = right
        while right.count > 1, ["the", "a", "for", "some", "number", "with"].contains(first.text) {
            right.removeFirst()
            first = right[0]
        }
        if first.time != nil || first.number != nil {
            let place =
                left.lastIndex {
                    first.time != nil ? $0.time != nil || $0.number != nil : $0.number != nil
                }
                ?? left.lastIndex { $0.time != nil }
            guard let place else { return left + right }
            // `under 20 minutes, make that 30`
            if left[place].time != nil, first.time == nil, let minutes = first.number, minutes > 0 {
                right[0].time = SpokenTime(hours: 0, minutes: minutes, seconds: 0)
                right[0].number = nil
            }
            // `for 5, no wait, 6 people`: what followed the old number is said again or not at all.
            let rest = right.count > 1 ? [] : Array(left[(place + 1)...])
            return Array(left[..<place]) + right + rest
        }
        // A food: back to what parts it from the one before.
        let end = right.firstIndex { $0.isMark } ?? right.count
        guard right[..<end].allSatisfy({ $0.id == nil || $0.text == "and" || $0.text == "or" })
        else {
            return right
        }
        // `pork too, I mean beef`: what was said of the old food stays.
        var stop = left.count
        while stop > 0, left[stop - 1].id != nil, !left[stop - 1].isMark { stop -= 1 }
        if stop == 0 || left[stop - 1].isMark { stop = left.count }
        var start = stop
        while start > 0, left[start - 1].id == nil, !left[start - 1].isMark { start -= 1 }
        left.replaceSubrange(start..<stop, with: right)
        return left
    }
}
