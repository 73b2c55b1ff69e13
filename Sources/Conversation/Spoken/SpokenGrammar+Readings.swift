extension SpokenGrammar {
    func read(
        _ words: [SpokenWord],
        typed: String,
        follows: RuleBuilder.Follows = .nothing,
        depth: Int = 0
    ) throws(RuleBuilder.BuildError) -> [SpokenCommand]? {
        let line = SpokenLine(words, context: context, book: book)
        if let commands = try ruled(line, typed: typed, follows: follows) { return commands }
        guard words.count <= 60, depth < 4 else { return nil }
        if let commands = try several(line, typed: typed, follows: follows, depth: depth) {
            return commands
        }
        return try withoutTalk(line, typed: typed, follows: follows, depth: depth)
    }

    /// The first rule that uses every word.
    func ruled(
        _ line: SpokenLine,
        typed: String,
        follows: RuleBuilder.Follows,
        mayBeBare: Bool = true
    ) throws(RuleBuilder.BuildError) -> [SpokenCommand]? {
        var matcher = RuleMatcher(line: line, range: 0..<line.words.count)
        let builder = RuleBuilder(line: line, typed: typed, follows: follows)
        let isNamed = line.words.first.map { context.commands[$0.text] != nil } ?? false
        for rule in book.rules where counts(rule.place, follows) {
            let isBare = rule.pattern.parts.count == 1 && rule.pattern.demanded.isEmpty
            // A line of foods that begins with a command's name is no search: `back bacon`.
            if isBare, isNamed || !mayBeBare { continue }
            guard let captured = matcher.captures(of: rule.pattern) else { continue }
            do {
                return try builder.commands(rule.meaning, captured)
            } catch {
                switch error {
                case .misfit: continue
                case .meaningless, .several: throw error
                case .noSuchRecipe:
                    var unchecked = builder
                    unchecked.checksRecipes = false
                    throw .noSuchRecipe(
                        (try? unchecked.commands(rule.meaning, captured)) ?? []
                    )
                }
            }
        }
        return nil
    }

    /// The first rule in any order that fits.
    func freely(_ words: [SpokenWord], typed: String) -> [SpokenCommand]? {
        guard words.count <= 20 else { return nil }
        let line = SpokenLine(words, context: context, book: book)
        let matcher = FreeRuleMatcher(line: line)
        let builder = RuleBuilder(line: line, typed: typed)
        for rule in book.freeRules where counts(rule.place) {
            guard let captured = matcher.captures(of: rule.pattern) else { continue }
            if let commands = try? builder.commands(rule.meaning, captured) { return commands }
        }
        return nil
    }

    func counts(
        _ place: SpokenRule.Place,
        _ follows: RuleBuilder.Follows = .nothing
    ) -> Bool {
        switch place {
        case .anywhere: true
        case .results: context.list == .results
        case .favorites: context.list == .favorites
        case .query: context.hasQuery
        case .opened: context.hasNamed || follows == .recipe
        case .guide: context.isGuiding
        case .start: !context.hasQuery
        case .shopping: context.keptList == .shopping
        case .pantry: context.keptList == .pantry
        case .plan: context.keptList == .plan
        case .planned: context.hasDinnerToday
        }
    }

    /// Several wishes in the order said: `save it and show me the next page`.
    private func several(
        _ line: SpokenLine,
        typed: String,
        follows: RuleBuilder.Follows,
        depth: Int
    ) throws(RuleBuilder.BuildError) -> [SpokenCommand]? {
        let words = line.words
        if depth == 0, let commands = asked(line, typed: typed, follows: follows) {
            return commands
        }
        // `keep 1 and 3, then more`: what certainly parts two wishes comes first.
        let places = words.indices.dropFirst().dropLast()
        let parts = { (index: Int) in words[index].isStop || words[index].text == "then" }
        let sure = places.filter {
            parts($0) || words[$0].isComma && $0 + 1 < words.count && parts($0 + 1)
        }
        for index in sure + places.filter({ !sure.contains($0) }) {
            guard book.words(of: "JOINING").contains(words[index].id) || words[index].isMark
            else { continue }
            var next = index
            while next < words.count,
                book.words(of: "JOINING").contains(words[next].id) || words[next].isMark
            {
                next += 1
            }
            guard next < words.count else { continue }
            if index > 0,
                book.words(of: "JOINING").contains(words[index - 1].id)
                    || words[index - 1].isMark
            {
                continue
            }
            let left = SpokenLine(Array(words[..<index]), context: context, book: book)
            let isStop = words[index..<next].contains { $0.isStop }
            let mayBeBare = isStop || words[index..<next].contains { $0.text == "then" }
            guard
                let first = try? ruled(left, typed: typed, follows: follows, mayBeBare: mayBeBare),
                let last = first.last
            else { continue }
            let rest = Array(words[next...])
            let after: RuleBuilder.Follows =
                switch last.name {
                case "search", "cook", "and": .search
                case "pantry", "timer", "timers", "set", "units", "service", "without", "drop":
                    follows
                default: last.arguments.isEmpty ? follows : .recipe
                }
            let right = SpokenLine(rest, context: context, book: book)
            let startsAnew = last.name == "reset" || last.name == "service" || isStop
            var second = naming(first, in: rest).flatMap { named in
                try? ruled(
                    SpokenLine(named, context: context, book: book),
                    typed: typed,
                    follows: after,
                    mayBeBare: false
                )
            }
            if second == nil {
                second = try ruled(right, typed: typed, follows: after, mayBeBare: startsAnew)
            }
            if second == nil {
                second = try several(right, typed: typed, follows: after, depth: depth + 1)
            }
            // `double it, no triple it`
            if second == nil, rest.count > 1, rest[0].text == "no" {
                let other = SpokenLine(Array(rest[1...]), context: context, book: book)
                if let instead = try ruled(other, typed: typed, follows: follows, mayBeBare: false),
                    instead.count == 1, instead[0].name == last.name
                {
                    return first.dropLast() + instead
                }
            }
            if let second, words[index..<next].allSatisfy(\.isMark),
                let search = oneSearch(first, second)
            {
                return search
            }
            if let second {
                return second.first == last
                    ? first.dropLast() + second
                    : JoinedWishes.of(first, second)
            }
        }
        return nil
    }

    /// A wish with the foods of the one before in the place of `them`: `we're out of eggs, put them on
    /// the list`. Nil where it points at none.
    private func naming(_ commands: [SpokenCommand], in words: [SpokenWord]) -> [SpokenWord]? {
        guard let last = commands.last, [PantryCommand.name, ShopCommand.name].contains(last.name),
            ["add", "remove"].contains(last.arguments.first),
            last.arguments.dropFirst().allSatisfy({ ParsedReference($0.text) == nil }),
            let place = words.firstIndex(where: {
                ["them", "it", "those", "these"].contains($0.text)
            })
        else { return nil }
        let foods = last.arguments.dropFirst().filter { !$0.isOption }
        let names = foods.map(\.text).joined(separator: " and ").split(separator: " ").map { text in
            var word = words[place]
            word.text = text.filter { $0 != "\"" }
            word.id = book.id(of: word.text)
            word.number = nil
            return word
        }
        guard !names.isEmpty else { return nil }
        return words[..<place] + names + words[(place + 1)...]
    }

    /// Two searches with nothing but a stop or comma between them, as the one that is wanted:
    /// `pumpkin. soup.` Nobody wants a search that the next one puts away, and what no food has to do
    /// with was talk: `Hi bot! Fish, please`.
    private func oneSearch(_ first: [SpokenCommand], _ second: [SpokenCommand]) -> [SpokenCommand]?
    {
        guard first.count == 1, var search = first.last, search.name == SearchCommand.name,
            let next = second.first, next.name == SearchCommand.name, !next.asksWhatToCook
        else { return nil }
        let isTalk = search.arguments.allSatisfy { argument in
            argument.names.allSatisfy { name in
                !name.hasField
                    && name.text.split(separator: " ")
                        .allSatisfy { !context.vocabulary.isKnown(String($0)) }
            } && !argument.names.isEmpty
        }
        if isTalk { return second }
        search.arguments += next.arguments.filter { !search.arguments.contains($0) }
        return [search] + second.dropFirst()
    }

    /// What there is, and then the question: `there's leeks and cream, what can I make`.
    private func asked(
        _ line: SpokenLine,
        typed: String,
        follows: RuleBuilder.Follows
    ) -> [SpokenCommand]? {
        let words = line.words
        for index in words.indices.dropFirst().dropLast().reversed() where words[index].isMark {
            let left = SpokenLine(Array(words[..<index]), context: context, book: book)
            let right = SpokenLine(Array(words[(index + 1)...]), context: context, book: book)
            guard let question = try? ruled(right, typed: typed, follows: follows),
                question.count == 1, question[0].asksWhatToCook,
                let foods = try? ruled(left, typed: typed, follows: follows), foods.count == 1
            else { continue }
            let joined = JoinedWishes.of(foods, question)
            if joined.count == 1 { return joined }
        }
        return nil
    }

    /// A clear wish before what it is for: `biscuits for the school fair`.
    func withoutPurpose(_ words: [SpokenWord], typed: String) -> [SpokenCommand]? {
        let line = SpokenLine(words, context: context, book: book)
        let purpose = book.words(of: "PURPOSE")
        for index in words.indices.dropFirst() where purpose.contains(words[index].id) {
            let rest = index..<words.count
            guard rest.count > 1, rest.count <= 8,
                rest.allSatisfy({
                    words[$0].number == nil && words[$0].time == nil && !words[$0].isMark
                        && !context.vocabulary.isFood(words[$0].text)
                        && line.qualifier(at: $0) == nil && words[$0].text != "not"
                })
            else { continue }
            let left = SpokenLine(Array(words[..<index]), context: context, book: book)
            guard left.words.indices.contains(where: { left.isKnown($0) && !left.isSmall($0) }),
                let commands = try? ruled(left, typed: typed, follows: .nothing),
                commands.allSatisfy({ ["search", "cook", "and", "without"].contains($0.name) })
            else { continue }
            return commands
        }
        return nil
    }

    /// A clear wish after some talk: `it's freezing out, minestrone please`.
    private func withoutTalk(
        _ line: SpokenLine,
        typed: String,
        follows: RuleBuilder.Follows,
        depth: Int
    ) throws(RuleBuilder.BuildError) -> [SpokenCommand]? {
        let words = line.words
        let subjects = book.words(of: "NOTE")
        for index in words.indices.dropLast() where words[index].isMark {
            // In front of a list's comma stands no talk but foods, and a time or a number is none.
            if (0..<index).contains(where: {
                words[$0].time != nil || words[$0].number != nil
                    || line.isKnown($0) && !line.isSmall($0) && words[$0].id == nil
                    || !subjects.ends(at: $0, in: words).isEmpty
            }) {
                continue
            }
            let softening = Softening(book: book, vocabulary: context.vocabulary)
            let wish = softening.softened(Array(words[(index + 1)...]))
            guard !wish.isEmpty else { continue }
            let rest = SpokenLine(wish, context: context, book: book)
            // What is left must name something that is known.
            let isKnown = rest.words.indices.contains {
                rest.words[$0].time != nil || rest.isKnown($0) && !rest.isSmall($0)
            }
            if let commands = try ruled(rest, typed: typed, follows: follows, mayBeBare: isKnown) {
                return commands
            }
        }
        return nil
    }
}
