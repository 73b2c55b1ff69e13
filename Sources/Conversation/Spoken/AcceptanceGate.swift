import KitchenLanguage

/// Asks of a reading whether all that was said is in it.
///
/// A rule takes a line by its words; here the line is looked at once more for what such a reading
/// leaves out: a question in what was read as news of the pantry, too much of a food in what was
/// read as none of it, a word that only has to do with a recipe if nothing better is known, a deed
/// that no command does and that was taken for part of a food's name.
struct AcceptanceGate {
    let line: SpokenLine

    /// The commands whose readings are looked at.
    static let judged: Set<String> = [
        PantryCommand.name, SearchCommand.name, CookCommand.name, AndCommand.name,
        WithoutCommand.name, DropCommand.name, ScaleCommand.name, ShopCommand.name,
        PlanCommand.name,
    ]

    /// The commands as they may be run; nil where the line says something else.
    func accepted(_ commands: [SpokenCommand]) -> [SpokenCommand]? {
        if commands.contains(where: \.wantsFoods), saysAStep { return nil }
        if commands.contains(where: namesMoreThanFoods) { return nil }
        if commands.contains(where: countsNothing) { return nil }
        if commands.allSatisfy(hatesNoFood) { return nil }
        // `do I need garlic?` writes nothing, whatever it was read as.
        if asksOfThem, let other = commands.first(where: { changes($0, ShopCommand.name) }) {
            return [SpokenCommand(name: other.name, arguments: ["list"])]
        }
        if commands.contains(where: dropsTheDay) { return nil }
        if asksOfThem, commands.contains(where: { changes($0, PlanCommand.name) }) {
            return [SpokenCommand(name: PlanCommand.name)]
        }
        guard commands.count == 1 else { return commands }
        let arguments = commands[0].arguments
        // `that's too much butter`
        if commands[0].name == SearchCommand.name, saysTooMuch { return nil }
        guard commands[0].name == PantryCommand.name else { return commands }
        switch arguments.first {
        case "add" where asks, "remove" where asks:
            // `are we out of sugar?` is no news.
            return [SpokenCommand(name: PantryCommand.name, arguments: ["list"])]
        case "add" where wants:
            return [SpokenCommand(name: SearchCommand.name, arguments: foods(arguments))]
        case "add" where !arguments.contains("--staple") && has("ASKING_IDEAS"):
            // `the fridge has leeks, any ideas?`
            return [SpokenCommand(name: CookCommand.name, arguments: foods(arguments))]
        case "remove" where saysTooMuch || saysCooked:
            return nil
        default:
            return commands
        }
    }

    /// The foods of `pantry add`, without how much of each there is.
    private func foods(_ arguments: [SpokenArgument]) -> [SpokenArgument] {
        arguments.filter { !$0.names.isEmpty }
    }

    /// Whether the line asks how things are, and tells nothing.
    private var asks: Bool {
        let words = line.words.map(\.text)
        guard words.count > 2, words.allSatisfy({ !Self.puttingAndTaking.contains($0) }) else {
            return false
        }
        return ["is", "are", "do", "does", "did"].contains(words[0]) && words[1] != "not"
            || ["have", "has"].contains(words[0]) && ["i", "we", "you", "they"].contains(words[1])
    }

    /// The same of a line that names who it asks of, or there: `do we`, `should I`, `is there`.
    private var asksOfThem: Bool {
        let words = line.words.map(\.text)
        guard words.count > 2, words.allSatisfy({ !Self.puttingAndTaking.contains($0) }) else {
            return false
        }
        return Self.asking.contains(words[0]) && Self.asked.contains(words[1])
    }

    private static let asking: Set<String> = [
        "is", "are", "do", "does", "did", "have", "has", "should", "must", "shall", "will", "need",
    ]
    private static let asked: Set<String> = [
        "i", "we", "you", "they", "he", "she", "it", "there", "any", "anybody", "anyone",
    ]

    /// Whether a command changes one of the lists: `shop add`, but not `shop list`.
    private func changes(_ command: SpokenCommand, _ name: String) -> Bool {
        guard command.name == name, let first = command.arguments.first else { return false }
        return name == PlanCommand.name
            ? PlanCommand.Action(rawValue: first.text) != nil || command.arguments.contains("for")
            : first != "list"
    }

    /// A change of the plan that leaves out a day of the line, as of `pancakes for breakfast tomorrow`, or
    /// is meant for a list: `take everything for monday off the list`.
    private func dropsTheDay(_ command: SpokenCommand) -> Bool {
        guard changes(command, PlanCommand.name) else { return false }
        let words = line.words.map(\.text)
        if command.arguments.first == "remove", words.contains("list") { return true }
        let told = command.arguments.map(\.text).flatMap { $0.split(separator: " ") }
        let days = words.filter(LineFeatures.isDay)
        return !days.isEmpty
            && !told.contains { told in
                told.contains(where: \.isNumber) || days.contains { told.hasPrefix($0.prefix(3)) }
            }
    }

    /// `the eggs are done`, beside a recipe: they are cooked, and none is missing.
    private var saysCooked: Bool {
        let isCooking = line.context.hasOpened || line.context.isGuiding
        return line.words.contains { $0.text == "done" || isCooking && $0.text == "finished" }
    }

    private static let puttingAndTaking: Set<String> = [
        "add", "put", "stick", "pop", "remove", "take", "mark", "cross", "delete", "note",
    ]

    /// Whether it asks for any of what it names: `got any marinades`.
    private var wants: Bool {
        let words = line.words.map(\.text)
        return words.indices.dropFirst().contains { place in
            words[place] == "any" && ["got", "have"].contains(words[place - 1])
        }
    }

    /// Whether words name foods that are looked for: not `turtles` in `I like turtles`, where neither
    /// the thing nor the verb has to do with cooking, and no tool.
    func isSought(_ wish: Wish, in range: Range<Int>) -> Bool {
        guard !wish.wanted.isEmpty else { return true }
        let names = wish.wanted.flatMap(\.choices).map(\.text)
        if !names.isEmpty, names.allSatisfy({ KitchenTools.shared.name(of: $0) != nil }) {
            return false
        }
        guard wish.knownCount == 0, wish.unknownCount > 0 else { return true }
        let before = line.words[..<range.lowerBound]
        guard let cue = before.last(where: { !line.book.small.contains($0.id) }) else {
            return true
        }
        let weak = line.book.words(of: "WEAKCUE")
        return !weak.contains(cue.id) || before.contains { $0.text == "would" }
    }

    /// `melt the butter`, `scatter with the olives`: what a step of a recipe asks for, and no command
    /// does. The verb is one of cooking, or belongs to no food's name.
    private var saysAStep: Bool {
        let words = line.words
        // `serve with plain rice` is how recipes end.
        if words.count > 2, words[0].text == "serve", Self.afterServe.contains(words[1].text) {
            return true
        }
        let isVerb = CookingVerbs.lastPlace(in: words.prefix(1).map(\.text)) == 0
        guard words.count > 2, !RuleClass.cooking.contains(words[0].id),
            words[0].id == nil || isVerb,
            !words[0].isQuoted, line.nameLengths[0] == 0,
            line.context.commands[words[0].text] == nil,
            isVerb || !line.context.vocabulary.isKnown(words[0].text)
        else { return false }
        return Self.afterDeeds.contains(words[1].text) && words[2].text != "some"
            || words[1].text == "with" && words[2].text == "the"
            || words[1].text == "for" && words[2].time != nil
    }

    private static let afterServe: Set<String> = [
        "with", "over", "warm", "hot", "cold", "straight", "at", "immediately",
    ]

    private static let afterDeeds: Set<String> = [
        "the", "in", "into", "over", "until", "them", "onto", "through",
    ]

    /// Whether a term that changes what is asked for or kept has words that are no food beside one:
    /// `drop "juice slowly"`.
    private func namesMoreThanFoods(_ command: SpokenCommand) -> Bool {
        guard command.name != SearchCommand.name else { return false }
        return command.arguments.flatMap(\.names).contains { name in
            guard !name.hasField, !name.isWhole else { return false }
            let words = name.text.split(separator: " ").map(String.init)
            let isKnown = words.map(line.context.vocabulary.isKnown)
            guard let first = isKnown.firstIndex(of: true) else { return false }
            let unknown = isKnown.indices.filter { !isKnown[$0] }
            return unknown.count > 1 || unknown.contains { $0 > first }
        }
    }

    /// `I've already got one`, read as for how many it is to be.
    private func countsNothing(_ command: SpokenCommand) -> Bool {
        guard command.name == ScaleCommand.name, command.arguments.last == "1",
            let place = line.words.lastIndex(where: { $0.text == "one" }), place > 0
        else { return false }
        return place + 1 == line.words.count
            && !WishReader.serving.contains(line.words[place - 1].text)
    }

    /// `I hate Mondays`: nothing that is disliked is a known food.
    private func hatesNoFood(_ command: SpokenCommand) -> Bool {
        guard [SearchCommand.name, WithoutCommand.name].contains(command.name),
            !command.arguments.isEmpty,
            line.words.contains(where: { Self.disliking.contains($0.text) })
        else { return false }
        return command.arguments.allSatisfy { argument in
            argument.isUnwanted
                && argument.names.allSatisfy { name in
                    name.text.split(whereSeparator: { " -".contains($0) })
                        .allSatisfy { !line.context.vocabulary.isKnown(String($0)) }
                }
        }
    }

    private static let disliking: Set<String> = [
        "hate", "hates", "dislike", "dislikes", "loathe", "loathes", "detest", "detests",
        "allergic", "intolerant",
    ]

    /// `too much cake`, but not `if it's not too much trouble`.
    private var saysTooMuch: Bool {
        let set = line.book.words(of: "EXCESS")
        return line.words.indices.contains { place in
            !set.ends(at: place, in: line.words).isEmpty
                && (place == 0 || line.words[place - 1].text != "not")
        }
    }

    private func has(_ name: String) -> Bool {
        let set = line.book.words(of: name)
        return line.words.indices.contains { !set.ends(at: $0, in: line.words).isEmpty }
    }
}

extension [SpokenCommand] {
    /// Whether they change what is kept: such a reading must take every word as it stands.
    var changeWhatIsKept: Bool {
        contains { command in
            switch command.name {
            case FavCommand.name, UnfavCommand.name, DeleteCommand.name, PlanCommand.name: true
            // With a recipe alone they tell what is there.
            case NoteCommand.name, TagCommand.name: command.arguments.count > 1
            case PantryCommand.name, ShopCommand.name:
                command.arguments.first != "list"
            default: false
            }
        }
    }
}
