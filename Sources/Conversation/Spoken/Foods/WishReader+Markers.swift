extension WishReader {
    mutating func apply(_ marker: PlacedMarker, at index: Int) -> Bool {
        if marker.kind == .free { return applyFree() }
        // `with tofu instead of cheese` is a swap and no wish for both.
        if marker.kind == .fresh, marker.end < line.words.count, line.words[marker.end].text == "of"
        {
            return false
        }
        endItem()
        switch marker.kind {
        case .and:
            if link != .or { link = .and }
        case .or:
            guard !pieces.isEmpty else { return false }
            link = .or
        case .with:
            // `that isn't made with cream`
            // `no garlic, with mushrooms`
            isAnew = isAnew || link == .comma && !pieces.isEmpty
            excludes = excludes && index == exclusionEnd
            link = .none
        case .without:
            excludes = true
            exclusionEnd = marker.end
            link = .none
        case .time:
            hasTime = true
            add(SpokenName(""), minutes: marker.number ?? 0, isQualifier: true)
            wish.knownCount += 1
        case .quick:
            quickPlace = quickPlace ?? pieces.count
            isComparison =
                isComparison
                || line.words[index..<marker.end].contains { Self.comparisons.contains($0.text) }
        case .narrow:
            wish.narrows = true
            // `without nuts, and only vegetarian`
            if !pieces.isEmpty { excludes = false }
        case .fresh:
            wish.isFresh = true
        case .buyNothing:
            wish.maxMissing = 0
            excludes = false
        case .buyAtMost:
            wish.maxMissing = marker.number
            excludes = false
        case .title:
            isTitle = true
        case .noise:
            takeMeal(of: index..<marker.end)
        case .free:
            break
        }
        return true
    }

    /// `without meat for dinner`: nothing is said of meat but that it isn't in the dinner.
    mutating func takeMeal(of range: Range<Int>) {
        guard line.words[range.lowerBound].text == "for", wish.soft == nil else { return }
        wish.soft = line.words[range].map(\.text).first { line.context.vocabulary.isFood($0) }
    }

    /// `dairy and gluten free cake`: what comes before it, and what is tied to that.
    mutating func applyFree() -> Bool {
        guard let last = words.popLast() else {
            guard let index = pieces.indices.last, !pieces[index].isQualifier else { return false }
            pieces[index].isExcluded = true
            return true
        }
        endItem()
        var index = pieces.count - 1
        var isTied = words.isEmpty && (link == .and || link == .or || link == .comma)
        while index >= 0, isTied, WishReader.allergens.contains(pieces[index].name.text) {
            pieces[index].isExcluded = true
            isTied = pieces[index].link != .none
            index -= 1
        }
        excludes = true
        words = [last]
        endItem()
        excludes = false
        return true
    }

    static let anew: Set<String> = ["something", "anything", "a", "an"]

    static let allergens: Set<String> = [
        "dairy", "gluten", "nut", "nuts", "egg", "eggs", "lactose", "soy", "soya", "wheat", "sugar",
        "fat", "alcohol", "meat", "milk", "fish", "shellfish", "sesame", "peanut", "onion",
        "garlic",
    ]

    /// Ties pieces by `or`: its two neighbours, and `A, B or C` is any of the three.
    mutating func tie() {
        var groups: [[Piece]] = []
        for piece in pieces {
            if piece.isExcluded {
                wish.excluded.append(piece.name)
                continue
            }
            if piece.link == .or, let last = groups.last, last.allSatisfy({ $0.isLike(piece) }) {
                groups[groups.count - 1].append(piece)
                while groups.count > 1, groups[groups.count - 1][0].link == .comma,
                    groups[groups.count - 2].count == 1, groups[groups.count - 2][0].isLike(piece)
                {
                    let tail = groups.removeLast()
                    groups[groups.count - 1] += tail
                }
            } else {
                groups.append([piece])
            }
        }
        wish.wanted = groups.map { group in
            Wish.Wanted(
                choices: group.filter { $0.minutes == nil }.map(\.name),
                amount: group.first?.amount ?? [],
                isAnew: group.contains(where: \.isAnew),
                minutes: group.first?.minutes
            )
        }
    }
}
