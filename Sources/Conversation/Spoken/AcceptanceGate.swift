import KitchenLanguage

/// Asks of a reading whether all that was said is in it.
///
/// A rule takes a line by its words; here the line is looked at once more for what such a reading
/// leaves out: a question in what was read as news of the pantry, too much of a food in what was
/// read as none of it, a word that only has to do with a recipe if nothing better is known.
struct AcceptanceGate {
    let line: SpokenLine

    /// The commands as they may be run; nil where the line says something else.
    func accepted(_ commands: [SpokenCommand]) -> [SpokenCommand]? {
        guard commands.count == 1 else { return commands }
        let arguments = commands[0].arguments
        // `that's too much butter`
        if commands[0].name == SearchCommand.name, saysTooMuch { return nil }
        guard commands[0].name == PantryCommand.name else { return commands }
        switch arguments.first {
        case "add" where !arguments.contains("--staple") && has("ASKING_IDEAS"):
            // `the fridge has leeks, any ideas?`
            return [SpokenCommand(name: CookCommand.name, arguments: Array(arguments.dropFirst()))]
        case "remove" where saysTooMuch:
            return nil
        default:
            return commands
        }
    }

    /// Whether words name foods that are looked for: not `turtles` in `I like turtles`, where neither
    /// the thing nor the verb has to do with cooking, and no tool.
    func isSought(_ wish: Wish, in range: Range<Int>) -> Bool {
        guard !wish.wanted.isEmpty else { return true }
        let names = wish.wanted.flatMap(\.choices)
        if names.allSatisfy({ KitchenTools.shared.name(of: $0) != nil }) { return false }
        guard wish.knownCount == 0, wish.unknownCount > 0 else { return true }
        let before = line.words[..<range.lowerBound]
        guard let cue = before.last(where: { !line.book.small.contains($0.id) }) else {
            return true
        }
        let weak = line.book.words(of: "WEAKCUE")
        return !weak.contains(cue.id) || before.contains { $0.text == "would" }
    }

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
