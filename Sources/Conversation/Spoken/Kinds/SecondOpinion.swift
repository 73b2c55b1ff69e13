/// What `KindModel` says of a line, beside what the rules read.
///
/// The cook is asked where a reading passed over words or their order and the model takes the line for
/// another kind of command, where a wish for foods sounds like talk, and where a named day got lost.
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

    /// The least share of a kind that was read loosely.
    private static let leastOfLoose: Float = 0.3
    /// The least share of a wish for foods in what may be talk, and from what share on it may be.
    private static let leastOfWish: Float = 0.2
    private static let leastOfTalk: Float = 0.4
    /// The share of a kind that is plain without a rule, and of one that is worth offering.
    private static let plain: Float = 0.7
    private static let offered: Float = 0.25

    /// Whether there may be a doubt about commands that the rules read.
    static func isAsked(of commands: [SpokenCommand], isLoose: Bool) -> Bool {
        isLoose || commands.contains { wishes.contains($0.name) || pointing.contains($0.name) }
    }

    /// What to do with commands that the rules read; nil where they may be run.
    func doubt(about commands: [SpokenCommand], isLoose: Bool) -> SpokenMeaning? {
        guard let best = ranked.first, commands.kind != AskCommand.name, !isNamed(commands) else {
            return nil
        }
        if searchesTwice(commands) { return .either([Array(commands.suffix(1)), [commands[0]]]) }
        guard
            isLoose && commands.count == 1 && share(of: commands) < Self.leastOfLoose
                || isTalk(commands) || dropsTheDay(commands)
        else { return nil }
        let reader = KindReader(line: line, typed: typed)
        if let other = reader.commands(of: best.kind), other != commands {
            return .either([commands, other])
        }
        return .notUnderstood(suggestion: commands.map(\.text).joined(separator: "; "))
    }

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

    /// How likely the line is of the kind that was read. To search and to cook show much the same.
    private func share(of commands: [SpokenCommand]) -> Float {
        let kind = commands.kind
        let kinds = Self.alike.contains(kind) ? Self.alike : [kind]
        return kinds.reduce(0) { $0 + (shares[$1] ?? 0) }
    }

    private static let alike = [SearchCommand.name, CookCommand.name]

    /// `we should eat more vegetables`, read as a search for vegetables. Of a name alone that no book
    /// has nothing can be told, and what may take so long is no talk.
    private func isTalk(_ commands: [SpokenCommand]) -> Bool {
        commands.count == 1 && Self.wishes.contains(commands[0].name)
            && line.words.contains(where: saysMoreThanNames)
            && !line.words.contains { $0.time != nil }
            && share(of: commands) < Self.leastOfWish
            && ranked.first.map { $0.kind == "error" && $0.share >= Self.leastOfTalk } == true
    }

    private func saysMoreThanNames(_ word: SpokenWord) -> Bool {
        guard let id = word.id, !word.isMark, line.words.count > 1 else { return false }
        return !line.book.small.contains(id) && !Self.linking.contains(word.text)
    }

    private static let linking: Set<String> = ["and", "or", "with", "but", "in", "on"]

    private static let wishes: Set<String> = [
        SearchCommand.name, CookCommand.name, AndCommand.name, WithoutCommand.name,
        DropCommand.name,
    ]

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
