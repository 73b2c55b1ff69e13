import KitchenLanguage

extension RecipeQuery {
    /// The parts of a title or of an ingredient's name that the query's wanted terms match, in
    /// order and without overlap, to be coloured.
    ///
    /// - Parameter isTitle: Whether the text is a title, in which a term's words may stand apart.
    package func matchedFoods(in text: String, isTitle: Bool = false) -> [Range<String.Index>] {
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
        return placed.indices.filter { isMatched[$0] }.reduce(into: []) { ranges, place in
            let range = placed[place].range
            if let last = ranges.last, text.isOneStretch(from: last, to: range) {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }
}

extension String {
    /// Whether nothing but spaces and hyphens lies between two places.
    fileprivate func isOneStretch(from left: Range<Index>, to right: Range<Index>) -> Bool {
        guard left.upperBound <= right.lowerBound else { return true }
        return self[left.upperBound..<right.lowerBound].allSatisfy { $0 == " " || $0 == "-" }
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
        places += namedPlaces(in: text).joined()
        return places
    }
}

extension TermField {
    fileprivate func isRead(inTitle isTitle: Bool) -> Bool {
        switch self {
        case .anywhere: true
        case .title: isTitle
        case .ingredient: !isTitle
        case .cuisine, .category, .tool: false
        }
    }
}
