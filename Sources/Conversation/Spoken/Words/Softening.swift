/// Drops what changes nothing from a line: polite words, sighs, greetings, `can you`.
struct Softening {
    let book: RuleBook
    let vocabulary: any SpokenVocabulary

    func softened(_ words: [SpokenWord]) -> [SpokenWord] {
        var words = withoutDeterminers(dropping("FILLER", from: words))
        var count = words.count
        repeat {
            count = words.count
            words = withoutEdges(words)
            words = withoutOpening(words)
        } while words.count < count
        return words
    }

    /// The words without the members of a class, wherever they stand.
    private func dropping(_ name: String, from words: [SpokenWord]) -> [SpokenWord] {
        let set = book.words(of: name)
        var result: [SpokenWord] = []
        var index = 0
        while index < words.count {
            if words[index].isQuoted {
                result.append(words[index])
                index += 1
                continue
            }
            if let end = set.ends(at: index, in: words).first {
                index = end
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result.isEmpty ? words : result
    }

    /// Without what points at no recipe but at a food: `these bananas`, `all that rice`.
    private func withoutDeterminers(_ words: [SpokenWord]) -> [SpokenWord] {
        let set = book.words(of: "DETERMINER")
        var result: [SpokenWord] = []
        var index = 0
        while index < words.count {
            if let end = set.ends(at: index, in: words).first, end < words.count,
                words[end].number == nil, words[end].text.count > 2,
                vocabulary.isFood(words[end].text)
                    || words[end].id == nil && vocabulary.isKnown(words[end].text)
            {
                index = end
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private func withoutEdges(_ words: [SpokenWord]) -> [SpokenWord] {
        var words = words[...]
        while let first = words.first, first.isMark { words = words.dropFirst() }
        while let last = words.last, last.isMark { words = words.dropLast() }
        return Array(words)
    }

    /// Without greetings and `could you` in front, and thanks at the end, if anything stays.
    private func withoutOpening(_ words: [SpokenWord]) -> [SpokenWord] {
        guard words.count > 1 else { return words }
        if let end = endOfOpening(words) { return Array(words[end...]) }
        // `I'd like to cook a stew` is a wish, and `cook a stew` asks what can be made.
        for end in book.words(of: "OPENINGWISH").ends(at: 0, in: words)
        where end < words.count
            && (book.words(of: "WISHED").ends(at: end, in: words).isEmpty
                || !book.words(of: "NOTWISHED").ends(at: end, in: words).isEmpty)
        {
            return Array(words[end...])
        }
        let closing = book.words(of: "CLOSING")
        for start in words.indices.suffix(8) where start > 0 {
            if closing.ends(at: start, in: words).contains(words.count)
                || book.closers.contains(where: {
                    $0.ends(at: start, in: words).first == words.count
                })
            {
                return Array(words[..<start])
            }
        }
        return words
    }

    /// Where what changes nothing ends at the beginning of a line; nil where nothing does, and where
    /// nothing would be left.
    private func endOfOpening(_ words: [SpokenWord]) -> Int? {
        // `no, show me the next page`: an answer to something else. `No, garlic` may be none.
        if words.count > 2, words[1].isMark {
            if book.words(of: "LEADIN").contains(words[0].id) { return 2 }
            if words[0].text == "no", words[2].text != "more", !saysOnlyFoods(words[2...]) {
                return 2
            }
        }
        return
            (book.words(of: "OPENING").ends(at: 0, in: words)
            + book.openers.flatMap { $0.ends(at: 0, in: words) })
            .filter { $0 < words.count && !goesOn(words[$0 - 1], in: words[$0]) }.max()
    }

    /// Whether words may be the foods that a `no` before them leaves out: `no, garlic`.
    private func saysOnlyFoods(_ words: ArraySlice<SpokenWord>) -> Bool {
        words.allSatisfy {
            $0.isMark || ["and", "or", "nor", "please"].contains($0.text)
                || vocabulary.isKnown($0.text)
        }
    }

    /// Whether a word that ends an opening says something with the next one: `hang on to 3` keeps it,
    /// `hello, there is no rice`, `let me know in 5 minutes`, `wait a minute`.
    private func goesOn(_ word: SpokenWord, in next: SpokenWord) -> Bool {
        switch word.text {
        case "on": next.text == "to" || next.time != nil
        case "wait": next.time != nil
        case "go": next.number != nil || Self.ways.contains(next.text)
        case "there": Self.being.contains(next.text)
        case "know": next.time != nil || ["in", "when", "after", "once", "at"].contains(next.text)
        default: false
        }
    }

    private static let ways: Set<String> = ["on", "back", "with", "through", "to", "for", "over"]
    private static let being: Set<String> = ["is", "are", "was", "were", "will"]

    /// The words without thanks after their last comma: `cheese is ok, cheers`.
    func withoutThanks(_ words: [SpokenWord]) -> [SpokenWord] {
        guard let mark = words.indices.dropFirst().dropLast().last(where: { words[$0].isMark })
        else { return words }
        let closings = [book.words(of: "CLOSING"), book.words(of: "FILLER")]
        let isThanks =
            closings.contains { $0.ends(at: mark + 1, in: words).contains(words.count) }
            || book.closers.contains { $0.ends(at: mark + 1, in: words).first == words.count }
        return isThanks ? Array(words[..<mark]) : words
    }
}
