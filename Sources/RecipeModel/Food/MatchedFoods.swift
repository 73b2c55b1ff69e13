extension RecipeQuery {
    /// The parts of a title or of an ingredient's name that the query's wanted terms match, in
    /// order and without overlap, to be coloured.
    ///
    /// - Parameter isTitle: Whether the text is a title, in which a term's words may stand apart.
    public func matchedFoods(in text: String, isTitle: Bool = false) -> [Range<String.Index>] {
        let placed = PlacedFoodWord.all(in: text)
        guard !placed.isEmpty else { return [] }
        let words = placed.map(\.word)
        var isMatched = [Bool](repeating: false, count: words.count)
        for case .any(let terms) in conditions {
            for term in terms where term.field.isRead(inTitle: isTitle) {
                let match = FoodMatch(term)
                for place in match.places(in: words, isTitle: isTitle) { isMatched[place] = true }
            }
        }
        return ranges(of: placed, where: isMatched)
    }

    /// The ranges of marked words; neighbours are one range with what is between them.
    private func ranges(of words: [PlacedFoodWord], where isMarked: [Bool]) -> [Range<String.Index>]
    {
        var ranges: [Range<String.Index>] = []
        var previous: Int?
        for (place, word) in words.enumerated() where isMarked[place] {
            if let last = ranges.last, previous == place - 1 {
                let end = max(last.upperBound, word.range.upperBound)
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(word.range)
            }
            previous = place
        }
        return ranges
    }
}

extension FoodMatch {
    /// The places of the words that the term matches in a title or an ingredient's name.
    fileprivate func places(in text: [String], isTitle: Bool) -> [Int] {
        var places: [Int] = []
        if isTitle, !words.isEmpty, words.words.allSatisfy(text.contains) {
            places += text.indices.filter { words.words.contains(text[$0]) }
        } else if !words.isEmpty {
            for start in text.indices where text.hasRow(words.words, at: start) {
                places += start..<(start + words.words.count)
            }
        }
        if let kind { places += kind.namedPlaces(in: text).joined() }
        return places
    }
}

extension TermField {
    fileprivate func isRead(inTitle isTitle: Bool) -> Bool {
        switch self {
        case .anywhere: true
        case .title: isTitle
        case .ingredient: !isTitle
        case .cuisine, .category: false
        }
    }
}
