import RecipeModel

/// Reads what a cook says: a line and what is known of the talk in, commands out.
///
/// A line is opened into words; what changes nothing is dropped from its ends; corrections take
/// the place of what they correct. Then the rules are tried in their order, and the first one that
/// uses every word counts. A line that fits none is read as several wishes, without the talk in
/// front of a wish, without a small word that is in the way, and as a wish in a frame of
/// everyday words, in this order.
package struct SpokenGrammar: Sendable {
    let context: SpokenContext
    private let book = RuleBook.shared

    package init(context: SpokenContext) { self.context = context }

    /// What a line means as a command.
    func command(in text: String) -> SpokenMeaning {
        guard text.utf8.count <= 4_096 else { return .notUnderstood(suggestion: nil) }
        var words = numbered(withoutShortIs(SpokenWordSplitter.words(of: text)))
        let whole = words
        if asksAboutFood(words) { return .notUnderstood(suggestion: nil) }
        let softening = Softening(book: book, vocabulary: context.vocabulary)
        words = softening.softened(words)
        guard !words.isEmpty else { return .notUnderstood(suggestion: nil) }
        if context.hasOpened, text.last(where: { !$0.isWhitespace }) == "?",
            let food = foodAlone(words)
        {
            return .commands([SpokenCommand(name: AskCommand.name, arguments: [food])])
        }
        words = Corrections(book: book).applied(to: words, context: context)
        if let meaning = slipOfCommand(words, typed: text) { return meaning }
        words = SlipRepair(book: book, vocabulary: context.vocabulary).mended(words)
        words = softening.softened(numbered(words))
        do {
            if let commands = try read(words, typed: text) { return .commands(commands) }
        } catch {
            switch error {
            case .noSuchRecipe(let commands): return .noSuchRecipe(commands)
            case .several(let readings): return .either(readings)
            case .meaningless: return .notUnderstood(suggestion: suggestion(for: words))
            case .misfit: break
            }
        }
        for shorter in LineRepair(book: book).shorter(than: words) {
            let line = SpokenLine(shorter, context: context, book: book)
            if let commands = try? ruled(line, typed: text, follows: .nothing, mayBeBare: false) {
                return .commands(commands)
            }
        }
        // `cheese is ok`, whose end says something after all.
        let command = whole.first.flatMap { context.commands[$0.text] }
        if whole.count > words.count, whole.count <= 30,
            command == nil || command == WithoutCommand.name
        {
            let line = SpokenLine(whole, context: context, book: book)
            if let commands = try? ruled(line, typed: text, follows: .nothing, mayBeBare: false) {
                return .commands(commands)
            }
        }
        if let commands = withoutPurpose(words, typed: text) { return .commands(commands) }
        if let commands = freely(words, typed: text) { return .commands(commands) }
        let framed = FramedWish(line: SpokenLine(words, context: context, book: book)).readings()
        if framed.count == 1 { return .commands(framed[0]) }
        if framed.count > 1 { return .either(framed) }
        return .notUnderstood(suggestion: suggestion(for: words))
    }

    /// The one food that words name, where they say nothing else: `butter`, `the soy sauce`.
    private func foodAlone(_ words: [SpokenWord]) -> String? {
        let line = SpokenLine(words, context: context, book: book)
        guard words.count <= 4, context.commands[words[0].text] == nil,
            let wish = line.wish(in: 0..<words.count), wish.namesFoodsAlone, wish.servings == nil,
            wish.unknownCount == 0, wish.wanted.count == 1, let food = wish.wanted[0].choices.first,
            wish.knownCount == words.filter({ !Self.articles.contains($0.text) }).count,
            Term(food).isFood
        else { return nil }
        return food
    }

    private static let articles: Set<String> = ["the", "any", "some", "a", "an"]

    /// The words with their numbers in the book.
    private func numbered(_ words: [SpokenWord]) -> [SpokenWord] {
        words.map { word in
            var word = word
            if !word.isQuoted, !word.isExcluded, word.time == nil {
                word.id = book.id(of: word.text)
            }
            return word
        }
    }
}

extension SpokenGrammar {
    /// `the milk's gone off` with its `is`, where a food or somebody stands before it and no name
    /// goes on.
    private func withoutShortIs(_ words: [SpokenWord]) -> [SpokenWord] {
        words.indices.flatMap { index -> [SpokenWord] in
            let word = words[index]
            let food = String(word.text.dropLast(2))
            guard word.text.hasSuffix("'s"), !word.isQuoted, index + 1 < words.count,
                context.vocabulary.isFood(food)
                    || book.words(of: "OTHERS").contains(book.id(of: food)),
                book.id(of: words[index + 1].text) != nil,
                !context.vocabulary.isFood(words[index + 1].text)
            else { return [word] }
            var (name, verb) = (word, word)
            name.text = food
            verb.text = "is"
            return [name, verb]
        }
    }
}

extension SpokenGrammar {
    /// `will it keep`, `can you cook`: a question that no command answers, although it would be
    /// one without its first words.
    private func asksAboutFood(_ words: [SpokenWord]) -> Bool {
        guard words.count > 1, words.count <= 20 else { return false }
        let met = book.met(by: words)
        let questions = book.questions.filter { counts($0.place) && $0.pattern.mayFit(met) }
        guard !questions.isEmpty else { return false }
        var matcher = RuleMatcher(
            line: SpokenLine(words, context: context, book: book),
            range: 0..<words.count
        )
        return questions.contains { matcher.captures(of: $0.pattern) != nil }
    }
}

// MARK: - Readings

extension SpokenGrammar {
    private func read(
        _ words: [SpokenWord],
        typed: String,
        follows: RuleBuilder.Follows = .nothing,
        depth: Int = 0
    ) throws(RuleBuilder.Failure) -> [SpokenCommand]? {
        let line = SpokenLine(words, context: context, book: book)
        if let commands = try ruled(line, typed: typed, follows: follows) { return commands }
        guard words.count <= 60, depth < 4 else { return nil }
        if let commands = try several(line, typed: typed, follows: follows, depth: depth) {
            return commands
        }
        return try withoutTalk(line, typed: typed, follows: follows, depth: depth)
    }

    /// The first rule that uses every word.
    private func ruled(
        _ line: SpokenLine,
        typed: String,
        follows: RuleBuilder.Follows,
        mayBeBare: Bool = true
    ) throws(RuleBuilder.Failure) -> [SpokenCommand]? {
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
    private func freely(_ words: [SpokenWord], typed: String) -> [SpokenCommand]? {
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

    private func counts(
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
        }
    }

    /// Several wishes in the order said: `save it and show me the next page`.
    private func several(
        _ line: SpokenLine,
        typed: String,
        follows: RuleBuilder.Follows,
        depth: Int
    ) throws(RuleBuilder.Failure) -> [SpokenCommand]? {
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
                case "pantry", "timer", "timers", "set", "units", "service": follows
                default: last.arguments.isEmpty ? follows : .recipe
                }
            let right = SpokenLine(rest, context: context, book: book)
            let startsAnew = last.name == "reset" || last.name == "service" || isStop
            var second = try ruled(right, typed: typed, follows: after, mayBeBare: startsAnew)
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
            if let second {
                return second.first == last
                    ? first.dropLast() + second : JoinedWishes.of(first, second)
            }
        }
        return nil
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
    private func withoutPurpose(_ words: [SpokenWord], typed: String) -> [SpokenCommand]? {
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
    ) throws(RuleBuilder.Failure) -> [SpokenCommand]? {
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

// MARK: - What is not understood

extension SpokenGrammar {
    /// A misspelt command before what would be its arguments stays a mistake.
    private func slipOfCommand(_ words: [SpokenWord], typed: String) -> SpokenMeaning? {
        guard let first = words.first, first.number == nil, !first.isQuoted, !first.isMark,
            first.id == nil, context.commands[first.text] == nil,
            !context.vocabulary.isKnown(first.text),
            let name = Closeness.closest(to: first.text, among: context.commands.keys.sorted())
        else { return nil }
        var mended = words
        mended[0].text = name
        mended[0].id = book.id(of: name)
        let line = SpokenLine(mended, context: context, book: book)
        guard let commands = try? ruled(line, typed: typed, follows: .nothing, mayBeBare: false),
            commands.first?.name == context.commands[name] || commands.count == 1
        else { return nil }
        return .notUnderstood(suggestion: commands.map(\.text).joined(separator: "; "))
    }

    /// The nearest thing that would work: a search for the foods that were named, else what there
    /// is on the subject.
    private func suggestion(for words: [SpokenWord]) -> String? {
        let line = SpokenLine(words, context: context, book: book)
        var foods: [String] = []
        var index = 0
        while index < words.count {
            if line.nameLengths[index] > 0 {
                foods.append(line.text(of: index..<(index + line.nameLengths[index])))
                index += line.nameLengths[index]
                continue
            }
            if words[index].id == nil, context.vocabulary.isFood(words[index].text) {
                foods.append(words[index].text)
            }
            index += 1
        }
        // Nobody who says what they can't eat wants it found.
        let refusing = book.words(of: "REFUSING")
        let refuses = words.indices.contains { !refusing.ends(at: $0, in: words).isEmpty }
        if refuses, context.hasQuery, !foods.isEmpty, foods.count <= 8 {
            return "without " + foods.joined(separator: ", ")
        }
        if !foods.isEmpty, foods.count <= 8 {
            return "search " + foods.map { refuses ? "-\($0)" : $0 }.joined(separator: " ")
        }
        return SpokenRules.nearest.first { topic, command in
            let set = book.words(of: topic)
            let name = command.split(separator: " ").first.map(String.init) ?? ""
            return context.commands[name] != nil
                && words.indices.contains { !set.ends(at: $0, in: words).isEmpty }
        }?.command
    }
}
