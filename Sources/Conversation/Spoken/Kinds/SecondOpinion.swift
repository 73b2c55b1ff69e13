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
        let likelihoods = model.likelihoods(of: line).moved(line.context.kind)
        shares = likelihoods.shares
        ranked = likelihoods.ranked
    }

    /// The share of a kind that is plain without a rule, and of one that is worth offering.
    private static let plain: Float = 0.65
    private static let offered: Float = 0.25
    /// The share that is plain although the rules read another kind.
    private static let certain: Float = 0.85

    /// What to do with commands that the rules read; nil where they may be run.
    func doubt(about commands: [SpokenCommand], isLoose: Bool) -> SpokenMeaning? {
        guard let best = ranked.first, commands.kind != AskCommand.name else { return nil }
        if searchesTwice(commands) { return .either([Array(commands.suffix(1)), [commands[0]]]) }
        guard isUnlikely(commands, best: best.kind, isLoose: isLoose) || dropsTheDay(commands)
        else { return nil }
        let reader = KindReader(line: line, typed: typed)
        if best.share >= Self.offered, let other = reader.commands(of: best.kind),
            other != commands
        {
            let isPlain = best.share >= Self.certain && !other.changeWhatIsKept
            return isPlain && reader.knowsAllWords(besides: other)
                ? .commands(other) : .either([other, commands])
        }
        return .notUnderstood(suggestion: commands.map(\.text).joined(separator: "; "))
    }

    /// The kind of command that words alone plainly tell of; nil where they tell of none.
    var plainKind: String? {
        guard let best = ranked.first, best.share >= Self.plain, best.kind != Self.talk else {
            return nil
        }
        return best.kind
    }

    /// Whether words alone plainly tell of a kind of command, or of none.
    var isPlain: Bool {
        plainKind != nil
            || ranked.first.map { $0.kind == Self.talk && $0.share >= Self.certain } ?? false
    }

    /// Whether words alone speak against a reading more than such a reading bears.
    ///
    /// A line that begins with a command's name means it, and of names of foods, of what the talk
    /// before decides, and of two words that point at a recipe, nothing can be told.
    private func isUnlikely(_ commands: [SpokenCommand], best: String, isLoose: Bool) -> Bool {
        guard !kinds(of: commands).contains(best), !isNamed(commands), !restsOnTheTalk(commands),
            !namesFile(commands), !dictates(commands)
        else { return false }
        // `Forget the nuts` leaves them out for good, `none that have cream` never asks for cream:
        // nothing but the rules lifts an exclusion.
        if Self.wanting.contains(best), commands.allSatisfy({ $0.name == WithoutCommand.name }) {
            return false
        }
        // A rule that took all of a short line, or found what a cook can't eat, knows more than words.
        if !isLoose, line.words.count < 3 || commands.allSatisfy(\.leavesOut) { return false }
        let bars = DoubtBars(for: commands)
        if commands.allSatisfy({ Self.ofFoods.contains([$0].kind) }) {
            if saysNamesAlone { return false }
        } else if line.words.count < 3, !commands.changeWhatIsKept {
            return false
        }
        let bar = best == Self.talk ? bars.talk : bars.command
        return share(of: commands) < (isLoose ? max(bar, bars.loose) : bar)
    }

    /// What is asked of foods and nothing else.
    private static let ofFoods: Set<String> = [
        "search", "search -", "cook", "cook -", "and", "without", "drop", "swap",
    ]

    /// What makes of an exclusion a wish.
    private static let wanting: Set<String> = [
        DropCommand.name, SearchCommand.name, AndCommand.name, CookCommand.name,
    ]

    private static let talk = "error"

    /// What a line means that no rule fits; nil where that can't be told.
    func reading() -> SpokenMeaning? {
        // A command's name with what it doesn't take is a mistake of its own.
        guard let best = ranked.first, line.words.first.map(isCommand) == false else { return nil }
        let reader = KindReader(line: line, typed: typed)
        let offers = ranked.prefix(2).filter { $0.share >= Self.offered }
            .compactMap { reader.commands(of: $0.kind) }
        guard let first = offers.first, first.kind == best.kind else { return nil }
        // Of `fewer onions` nothing tells how many.
        let saysLess = line.words.contains { ["less", "fewer"].contains($0.text) }
        if best.share >= Self.plain, !first.changeWhatIsKept, !saysLess,
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

    /// How likely the line is of the kinds that were read.
    func share(of commands: [SpokenCommand]) -> Float {
        kinds(of: commands).reduce(0) { sum, kind in
            sum + (shares[kind] ?? shares[KindModel.other] ?? 0)
        }
    }

    /// The kinds that were read, with those that show much the same. Of several commands in a line
    /// the model hardly knows more than that they are several.
    private func kinds(of commands: [SpokenCommand]) -> Set<String> {
        var kinds = Set(commands.map { [$0].kind }).union([commands.kind])
        if commands.contains(where: \.leavesOut) { kinds.insert("search -") }
        for alike in Self.alike where !kinds.isDisjoint(with: alike) { kinds.formUnion(alike) }
        if commands.count > 1 { kinds.insert(KindModel.other) }
        return kinds
    }

    private static let alike = [
        ["search", "cook"], ["search -", "cook -", "without"], ["timer", "timers add"],
    ]

    /// Whether the rules took something from the talk that the model knows nothing of: a recipe that
    /// is told by what is in it, the search before.
    private func restsOnTheTalk(_ commands: [SpokenCommand]) -> Bool {
        if !line.context.triedTerms.isEmpty { return true }
        // `Put butter on it`, with the shopping list before the cook.
        if line.context.keptList != nil,
            commands.allSatisfy({ Self.ofShelves.contains($0.name) })
        {
            return true
        }
        let pointsAtOne = commands.flatMap(\.arguments).contains { Int($0.text) != nil }
        if pointsAtOne { return !line.words.contains { $0.number != nil && $0.text != "one" } }
        // `What about beef instead` of the chicken that was asked for.
        return commands.kind == "swap"
            && !line.words.contains { commands[0].arguments.map(\.text).contains($0.text) }
    }

    private static let ofShelves: Set<String> = [
        ShopCommand.name, PantryCommand.name, PlanCommand.name, ExportCommand.name,
    ]

    /// Whether a line is made of names, of small words and of turns between them that leave out or
    /// limit: `soup no cream`, `something sweet`, `under 30 minutes`.
    private var saysNamesAlone: Bool {
        var place = 0
        while place < line.words.count {
            if let marker = line.markers[place], Self.turns.contains(marker.kind) {
                place = marker.end
            } else if isName(place) {
                place += 1
            } else {
                return false
            }
        }
        return true
    }

    private func isName(_ place: Int) -> Bool {
        let word = line.words[place]
        if word.isMark { return true }
        if word.number != nil || word.time != nil { return false }
        return word.id == nil || line.isSmall(place) || line.isDropped(place)
            || line.isNamed(place) || line.qualifier(at: place) != nil
            || line.context.vocabulary.isFood(word.text)
    }

    private static let turns: Set<FoodMarker.Kind> = [
        .and, .or, .with, .without, .free, .time, .quick, .title,
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
            && [SearchCommand.name, CookCommand.name].contains(commands[1].name)
    }

    /// Whether a note comes after a colon: its words say nothing of what is done with them.
    private func dictates(_ commands: [SpokenCommand]) -> Bool {
        commands.kind == NoteCommand.name && line.words.contains { $0.isMark && $0.text == ":" }
    }

    /// Whether a command takes a file's name from the line, which nothing else does.
    private func namesFile(_ commands: [SpokenCommand]) -> Bool {
        commands.contains { command in
            Self.withFiles.contains(command.name)
                && command.arguments.contains { $0.text.dropLast().contains(".") }
        }
    }

    private static let withFiles: Set<String> = [
        ExportCommand.name, ImportCommand.name, RunCommand.name, RecordCommand.name,
    ]

    /// Whether the line begins with the name of the command that was read.
    private func isNamed(_ commands: [SpokenCommand]) -> Bool {
        guard let first = line.words.first, let name = line.context.commands[first.text] else {
            return false
        }
        return commands.contains { $0.name == name }
    }

    private func isCommand(_ word: SpokenWord) -> Bool { line.context.commands[word.text] != nil }
}

extension SpokenCommand {
    /// Whether it asks for foods, and leaves some out.
    fileprivate var leavesOut: Bool { arguments.contains(where: \.isUnwanted) }
}

extension SpokenContext {
    /// What a kind of command is where it has nothing to work on: what would narrow a query is a
    /// search without one.
    fileprivate func kind(insteadOf kind: String) -> String {
        switch kind {
        case "and" where !hasQuery: SearchCommand.name
        case "without" where !hasQuery: "search -"
        case "open --steps" where list == .nothing && !hasNamed,
            "open --ingredients" where list == .nothing && !hasNamed:
            SearchCommand.name
        default: kind
        }
    }
}
