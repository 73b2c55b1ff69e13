import KitchenLanguage

extension RuleBuilder {
    /// A wish as the command that it is here: a new search, or a change of the one that is there.
    func wishes(
        _ verb: String,
        _ captured: [RuleMatcher.Captured]
    ) throws(BuildError) -> [SpokenCommand] {
        var wish = Wish()
        let named = captured.filter { [.foods, .known, .items].contains($0.capture) }
        for match in named {
            // `only eggs left, what can I make for tea`
            if verb.hasPrefix("cook"), named.count > 1, isMeal(match.range) { continue }
            guard var part = line.wish(in: match.range),
                AcceptanceGate(line: line).isSought(part, in: match.range)
            else { throw .misfit }
            if verb.hasSuffix("mixed"), wish.isEmpty { try part.exclude() }
            if verb.hasSuffix("-without"), !wish.isEmpty { try part.exclude() }
            if verb == "title" { try part.makeTitle() }
            wish.add(part)
        }
        for match in captured where match.capture == .number && wish.maxMissing == nil {
            wish.maxMissing = line.words[match.range.lowerBound].number
        }
        for match in captured where match.capture == .time {
            guard let time = line.words[match.range.lowerBound].time else { continue }
            wish.wanted.insert(Wish.Wanted(minutes: time.minutes), at: 0)
        }
        let hasAsked = line.context.hasQuery && follows == .nothing
        let hasQuery = hasAsked && !line.context.hasOnlyTried
        switch verb {
        case "cook": break
        case "exclude":
            try wish.exclude()
            if !hasQuery { wish.settle() }
        default: wish.settle()
        }
        if hasAsked, !verb.hasPrefix("cook"), let exchange = exchange(wish) { return exchange }
        // `without the feta then`, after a search for feta that found nothing: not a wish then. Where
        // feta was left out before, it says so again.
        if hasAsked, !verb.hasPrefix("cook"), wish.wanted.isEmpty, wish.maxMissing == nil,
            !wish.excluded.isEmpty,
            wish.excluded.allSatisfy({ line.context.triedTerms.contains($0.text) }),
            !wish.excluded.contains(where: { isExcluded($0.text) })
        {
            return [
                SpokenCommand(name: "drop", arguments: wish.excluded.map { .wanted([$0]) })
            ]
        }
        var name: String
        switch verb {
        case "cook", "cook-mixed", "cook-without":
            name = "cook"
        case "exclude":
            name = !hasQuery ? "search" : wish.wanted.isEmpty ? "without" : "and"
        case "narrow" where wish.isFresh && !wish.wanted.isEmpty:
            name = "search"
        case "narrow":
            name =
                hasQuery
                ? (wish.wanted.isEmpty && wish.maxMissing == nil ? "without" : "and") : "search"
        case "fresh":
            name = hasQuery && wish.wanted.isEmpty ? "without" : "search"
        default:
            name = "search"
            if wish.maxMissing != nil {
                name = "cook"
            } else if hasQuery, !wish.isFresh {
                if wish.wanted.isEmpty {
                    name = "without"
                } else if wish.narrows || wish.wantsOnlyTime {
                    name = "and"
                }
            }
        }
        let isEmpty = wish.wanted.isEmpty && wish.excluded.isEmpty && wish.maxMissing == nil
        // What a search that found nothing left out counts on.
        if name == "search", hasAsked, wish.wanted.isEmpty, wish.maxMissing == nil, !isEmpty {
            name = "without"
        }
        guard !isEmpty || name == "cook" else { throw .misfit }
        if name == "without" {
            return [SpokenCommand(name: name, arguments: wish.excluded.map { .unwanted($0) })]
        }
        let isNew = name == SearchCommand.name || name == CookCommand.name
        let arguments = isNew ? wish.searchArguments : wish.arguments
        return [SpokenCommand(name: name, arguments: arguments)]
    }

    /// Whether a part is the meal that something is for: `for tea`.
    private func isMeal(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && line.words[range.lowerBound - 1].text == "for"
            && line.book.words(of: "MEAL").ends(at: range.lowerBound, in: line.words)
                .contains(range.upperBound)
    }

    /// `what about beef instead`, where the query asks for chicken and more: one food takes the
    /// other's place. `beef instead` alone is a new search.
    func exchange(_ wish: Wish) -> [SpokenCommand]? {
        guard wish.isFresh, wish.namesFoodsAlone, wish.wanted.count == 1,
            line.words.contains(where: { $0.text == "instead" }),
            let food = wish.wanted[0].choices.first
        else { return nil }
        let alike = line.context.queryTerms.filter {
            line.context.vocabulary.areExchangeable($0, food.text)
        }
        guard alike.count == 1 else { return nil }
        return exchange(alike.map { .wanted([SpokenName($0)]) }, for: [.wanted([food])])
    }

    /// Other foods in the place of these. What is left out stays left out, whatever takes its place.
    func exchange(
        _ foods: [SpokenArgument],
        for others: [SpokenArgument]
    ) -> [SpokenCommand] {
        let lifted = foods.filter { !isExcluded($0.text) }
        return [("drop", lifted), ("and", others)].filter { !$0.1.isEmpty }
            .map { SpokenCommand(name: $0.0, arguments: $0.1) }
    }

    /// `no butter but oil is fine`: the first food is left out, and the other one may be there, which
    /// nothing says of a food that isn't left out.
    func exclusion(
        besideWhatIsFine captured: [RuleMatcher.Captured],
        _ verb: String
    ) throws(BuildError) -> [SpokenCommand] {
        let foods = captured.filter { $0.capture == .foods }
        guard foods.count == 2 else { throw .misfit }
        let (denied, fine) = verb == "exclude-last" ? (foods[1], foods[0]) : (foods[0], foods[1])
        guard let allowed = line.wish(in: fine.range), allowed.namesFoodsAlone else {
            throw .misfit
        }
        let lifted = allowed.wanted.flatMap(\.choices).filter { isExcluded($0.text) }
        let drop =
            lifted.isEmpty
            ? [] : [SpokenCommand(name: "drop", arguments: lifted.map { .wanted([$0]) })]
        return try drop + wishes("exclude", [denied])
    }

    /// `forget the nuts`: no wish for nuts any more. Where nuts are left out it says so again, and
    /// lifts nothing.
    func unwish(_ foods: [SpokenArgument]) -> [SpokenCommand] {
        let excluded = foods.filter { isExcluded($0.text) }
            .flatMap(\.names).map { SpokenArgument.unwanted($0) }
        let wanted = foods.filter { !isExcluded($0.text) }
        return [("drop", wanted), ("without", excluded)].filter { !$0.1.isEmpty }
            .map { SpokenCommand(name: $0.0, arguments: $0.1) }
    }

    private func isExcluded(_ food: String) -> Bool {
        let words = FoodWords(food).words
        return line.context.excludedTerms.contains { FoodWords($0).words == words }
    }
}
