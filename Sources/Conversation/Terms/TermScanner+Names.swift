extension TermScanner {
    /// How many tokens the term takes that begins at a word.
    func termLength(at start: Int) -> Int {
        let known = max(1, lengthOfName(at: start))
        if keepsAmounts, !hasCommas { return known > 1 ? known : lengthOfThing(at: start) }
        guard hasCommas, startsPiece, !isSort(from: start, count: known) else { return known }
        // Between commas stands one term: it reaches up to a word that parts terms.
        var end = start + known
        var next = end
        while next < tokens.count, let word = tokens[next].plainWord {
            let length = lengthOfName(at: next)
            if TimePhrase(plainWords(from: next)) != nil { break }
            if length >= 2 {
                next += length
                end = next
                continue
            }
            switch smallWord(word.text) {
            case nil:
                next += 1
                end = next
            case .dropped:
                next += 1
            default:
                return end - start
            }
        }
        return end - start
    }

    /// How many tokens a thing of a list takes that may be no food: `dish cloths`, `AA batteries`. Words
    /// that nothing knows are one name where they stand side by side.
    private func lengthOfThing(at start: Int) -> Int {
        let words = plainWords(from: start)
        guard lengthOfName(at: start) == 0 else { return 1 }
        let end = words.indices.dropFirst().first { place in
            SmallWord(words[place]) != nil || lengthOfName(at: start + place) > 0
                || LeadingAmount(of: words[place...]) != nil
        }
        return end ?? max(1, words.count)
    }

    /// How many tokens name one course, cuisine or diet, from the given one on: `category:main course`,
    /// but not `category:dessert apples`.
    func lengthOfClass(at start: Int) -> Int {
        guard case .word(let first) = tokens[start] else { return 1 }
        let words = [first.text] + plainWords(from: start + 1)
        return (1...min(words.count, TermScanner.longestName)).last {
            foods.isClass(words.prefix($0).joined(separator: " "))
        } ?? 1
    }

    /// Whether some tokens name a sort of dish, to which foods are other terms.
    private func isSort(from start: Int, count: Int) -> Bool {
        foods.isSort(plainWords(from: start).prefix(count).joined(separator: " "))
    }

    /// How many tokens, from the given one on, are the name of a food or dish; 0 for none.
    func lengthOfName(at start: Int) -> Int {
        guard case .word(let first) = tokens[start], !first.isQuoted else { return 0 }
        var words = [first.text]
        for token in tokens[(start + 1)...].prefix(TermScanner.longestName - 1) {
            guard let word = token.plainWord else { break }
            words.append(word.text)
        }
        return min(foods.lengthOfName(at: 0, in: words), words.count)
    }
}
