/// What `KindModel` says of a line, beside what the rules read.
///
/// The cook is asked where the model takes the line for another kind of command than the rules, and
/// where a named day got lost.
///
/// Where no rule fits, `KindReader` reads a line that is plainly of one kind; where it may be of two
/// the cook is asked, and a change of what is kept, or a reading that passes over a word never heard,
/// is only suggested.
struct SecondOpinion {
    let line: SpokenLine
    let typed: String
    private let shares: [String: Float]
    private let ranked: [(kind: String, share: Float)]

    init(line: SpokenLine, typed: String, model: KindModel = .shared) {
        self.line = line
        self.typed = typed
        let likelihoods = model.likelihoods(of: line)
        shares = likelihoods.shares
        ranked = likelihoods.ranked
    }

    /// The share of a kind that is plain without a rule, and of one that is worth offering.
    private static let plain: Float = 0.7
    private static let offered: Float = 0.25

    /// What to do with commands that the rules read; nil where they may be run.
    func doubt(about commands: [SpokenCommand], isLoose: Bool) -> SpokenMeaning? {
        guard let best = ranked.first, commands.kind != AskCommand.name else { return nil }
        if searchesTwice(commands) { return .either([Array(commands.suffix(1)), [commands[0]]]) }
        guard
            share(of: commands) < leastShare(of: commands, isLoose: isLoose)
                || dropsTheDay(commands)
        else { return nil }
        let reader = KindReader(line: line, typed: typed)
        if best.share >= Self.offered, let other = reader.commands(of: best.kind),
            other != commands
        {
            return .either([other, commands])
        }
        return .notUnderstood(suggestion: commands.map(\.text).joined(separator: "; "))
    }

    /// The least share of a kind that the rules read. Nearly any words make a search; fewer make
    /// something else out of foods, and what only points at a recipe is hardly ever read by mistake: of
    /// two words there nothing can be told.
    private func leastShare(of commands: [SpokenCommand], isLoose: Bool) -> Float {
        if isNamed(commands) { return 0 }
        if restsOnTheTalk(commands) { return 0 }
        if isLoose { return 0.3 }
        if commands.count > 1 { return 0.1 }
        if Self.alike.contains(commands.kind) {
            // What may take so long is hardly talk.
            if commands[0].arguments.contains(where: { $0.hasPrefix("minutes:") }) { return 0.1 }
            return saysMoreThanNames ? 0.3 : 0
        }
        if Self.taking.contains(commands.kind) { return 0.1 }
        return line.words.count > 2 ? 0.03 : 0
    }

    /// What takes foods, times or days out of a line and leaves other words over.
    private static let taking: Set<String> = [
        "and", "without", "drop", "pantry add", "pantry add --staple", "pantry remove",
        "pantry clear", "shop add", "shop remove", "shop done", "plan show", "plan add",
        "plan remove", "timer", "open --ingredients", "open --steps",
    ]

    /// What a line means that no rule fits; nil where that can't be told.
    func reading() -> SpokenMeaning? {
        // A command's name with what it doesn't take is a mistake of its own.
        guard let best = ranked.first, line.words.first.map(isCommand) == false else { return nil }
        let reader = KindReader(line: line, typed: typed)
        let offers = ranked.prefix(2).filter { $0.share >= Self.offered }
            .compactMap { reader.commands(of: $0.kind) }
        guard let first = offers.first, first.kind == best.kind else { return nil }
        if best.share >= Self.plain, !first.changeWhatIsKept,
            reader.knowsAllWords(besides: first)
        {
            return .commands(first)
        }
        if offers.count > 1 { return .either(offers) }
        // Of `what's the weather like` no word speaks for `picture it`.
        guard best.share >= Self.plain || !first.contains(where: { $0.arguments == ["it"] }) else {
            return nil
        }
        return .notUnderstood(suggestion: first.map(\.text).joined(separator: "; "))
    }

    /// How likely the line is of the kinds that were read. To search and to cook show much the same,
    /// and of several commands in a line the model hardly knows more than that they are several.
    private func share(of commands: [SpokenCommand]) -> Float {
        var kinds = Set(commands.map { [$0].kind }).union([commands.kind])
        if !kinds.isDisjoint(with: Self.alike) { kinds.formUnion(Self.alike) }
        if commands.count > 1 { kinds.insert(KindModel.other) }
        return kinds.reduce(0) { sum, kind in sum + (shares[kind] ?? shares[KindModel.other] ?? 0) }
    }

    private static let alike = [SearchCommand.name, CookCommand.name]

    /// Whether the rules took something from the talk that the model knows nothing of: a recipe that
    /// is told by what is in it, the search before.
    private func restsOnTheTalk(_ commands: [SpokenCommand]) -> Bool {
        if !line.context.triedTerms.isEmpty { return true }
        let pointsAtOne = commands.flatMap(\.arguments).contains { Int($0) != nil }
        if pointsAtOne { return !line.words.contains { $0.number != nil && $0.text != "one" } }
        // `What about beef instead` of the chicken that was asked for.
        return commands.kind == "swap"
            && !line.words.contains { commands[0].arguments.contains($0.text) }
    }

    /// Whether there is more in the line than names, of which nothing can be told.
    private var saysMoreThanNames: Bool {
        line.words.contains { word in
            guard let id = word.id, !word.isMark, line.words.count > 1 else { return false }
            return !line.book.small.contains(id) && !Self.linking.contains(word.text)
        }
    }

    private static let linking: Set<String> = ["and", "or", "with", "but", "in", "on"]

    /// `what am I cooking tomorrow`, read as what can be cooked.
    private func dropsTheDay(_ commands: [SpokenCommand]) -> Bool {
        guard commands.count == 1 else { return false }
        let isOfNoDay =
            commands[0].name == CookCommand.name && commands[0].arguments.isEmpty
            || Self.pointing.contains(commands[0].name)
        return isOfNoDay && line.words.contains { $0.number == nil && LineFeatures.isDay($0.text) }
    }

    private static let pointing: Set<String> = [OpenCommand.name, ListCommand.name]

    /// Whether a second search puts away what the first one found: `search pork ; search lamb`.
    private func searchesTwice(_ commands: [SpokenCommand]) -> Bool {
        commands.count == 2 && commands[0].name == SearchCommand.name
            && Self.alike.contains(commands[1].name)
    }

    /// Whether the line begins with the name of the command that was read.
    private func isNamed(_ commands: [SpokenCommand]) -> Bool {
        guard let first = line.words.first, let name = line.context.commands[first.text] else {
            return false
        }
        return commands.contains { $0.name == name }
    }

    private func isCommand(_ word: SpokenWord) -> Bool { line.context.commands[word.text] != nil }
}
