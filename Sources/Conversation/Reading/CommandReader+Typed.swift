import KitchenLanguage
import RecipeModel

extension CommandReader {
    func typedCommand(
        _ type: any CommandValue.Type,
        _ first: Word
    ) throws(UsageError) -> [Command] {
        if let command = naming(type, first) { return [command] }
        do {
            let typed = try read(Array(words.dropFirst()), as: type, nameSpan: first.span)
            // `search something with leeks please` is a sentence that terms would take apart.
            let isMine = (typed.value as? SearchCommand)?.isMine == true
            // `buy what I need for 2` names nothing to buy by itself, and `shop for 2` a recipe.
            let isBareShop =
                (typed.value as? ShopCommand).map {
                    $0.action == nil && ($0.servings == nil || words.last?.isNumber == true)
                } ?? false
            // `cook` alone is the command, whatever a cook may mean by it beside an open recipe.
            let isSaid = words.count > 1 && words.allSatisfy(\.isPlainlySaid)
            if type.takesFreeWords || isBareShop, !isMine, isSaid, !namesWhatIsMeant(type),
                let spoken = try sentence(typed), !isSearchOfFavorites(typed, lostIn: spoken),
                !isReference(of: type, lostIn: spoken),
                spoken.map({ CommandText.canonical(of: $0, foods: context.foods) })
                    != [CommandText.canonical(of: typed, foods: context.foods)]
            {
                return spoken
            }
            // `no thanks` leaves out nothing.
            let isShort =
                first.lowercased != type.name && type.signature.arguments.first?.kind == .terms
            if isShort, words.allSatisfy(\.isPlainlySaid),
                !words.dropFirst().contains(where: isKnown)
            {
                _ = try spokenCommands()
            }
            return [typed]
        } catch {
            let isMisfit = error.kind.isMisfit
            // A title in quotes is no sentence.
            if isMisfit, words.contains(where: \.isQuoted), let titled = titled(type, first) {
                return [titled]
            }
            // `more like this` is a sentence, although `more` is a command.
            if words.count > 1, let spoken = try? spokenCommands() { return spoken }
            if isMisfit, let titled = titled(type, first) { return [titled] }
            // A line that names a file is not a list of foods, whatever else is in it.
            let namesFile = words.dropFirst().contains { $0.text.dropLast().contains(".") }
            guard isMisfit, !namesFile, let suggestion = foodsSuggestion(type)
            else { throw error }
            throw mistake(
                .command(.readsAsFoods(command: first.text, suggestion: suggestion)),
                at: wordsSpan
            )
        }
    }

    /// The words as a sentence. Where it is none, they count as the command that is typed; but `no one
    /// ate the fish` and `with a heavy heart` name more than foods.
    private func sentence(_ typed: Command) throws(UsageError) -> [Command]? {
        do {
            return try spokenCommands()
        } catch {
            guard case .command(.unclearSentence) = error.kind, !(typed.value is SearchCommand),
                typed.value is any ConditionedCommand, words.count > 2,
                !words.dropFirst().allSatisfy({ isKnown($0) || isSmall($0) })
            else { return nil }
            throw error
        }
    }

    private func isSmall(_ word: Word) -> Bool {
        let text = word.lowercased.trimmingPunctuation()
        return SmallWord(text) != nil || Numeral(text) != nil
    }

    /// `delete the last one`, said before the favorites: from the cookbook, or from that list?
    func deletion(_ typed: [Command]) -> UsageError? {
        guard typed.count == 1, typed[0].value is DeleteCommand, context.screen.list == .favorites,
            words.count > 2, words.allSatisfy(\.isPlainlySaid), let spoken = try? spokenCommands(),
            spoken.count == 1, spoken[0].value is UnfavCommand
        else { return nil }
        let lines = (spoken + typed).map { CommandText.canonical(of: $0, foods: context.foods) }
        return mistake(.command(.severalMeanings(lines)), at: wordsSpan)
    }

    /// Whether a command's name and one more word are all: a recipe's number, or a service.
    private func namesWhatIsMeant(_ type: any CommandValue.Type) -> Bool {
        guard words.count == 2, let word = words.last else { return false }
        switch type.signature.arguments.first?.kind {
        case .service: return true
        case .terms, .topic, .setting, .script, .words, nil: return false
        default: return ParsedReference(word.text) != nil
        }
    }

    /// Whether a sentence means another recipe than the number after the command's name: `tag 3 x` is
    /// never `tag it 3`.
    private func isReference(of type: any CommandValue.Type, lostIn spoken: [Command]) -> Bool {
        guard case .references? = type.signature.arguments.first?.kind, words.count > 2,
            let number = words.dropFirst().first?.text, number.last?.isNumber == true,
            number.allSatisfy({ $0.isNumber || $0 == "," || $0 == "-" })
        else { return false }
        return !spoken.contains { command in
            CommandText.canonical(of: command, foods: context.foods).split(separator: " ")
                .dropFirst().first.map { $0 == number } ?? false
        }
    }

    /// Whether a sentence would leave nothing of the words after `favs`, which are more than manners:
    /// `favs nice` looks for what is called so.
    private func isSearchOfFavorites(_ typed: Command, lostIn spoken: [Command]) -> Bool {
        guard let search = typed.value as? FavsCommand, !search.conditions.isEmpty,
            spoken.count == 1, let listing = spoken[0].value as? FavsCommand,
            listing == FavsCommand()
        else { return false }
        return words.dropFirst().contains {
            !Self.manners.contains($0.lowercased.trimmingPunctuation())
        }
    }

    /// Words after a command's name that ask for nothing.
    private static let manners: Set<String> = [
        "please", "pls", "again", "now", "then", "thanks", "thank", "you", "all", "list", "here",
        "my", "me", "mine", "the", "too", "ok", "okay", "of", "everything", "them", "it", "mate",
    ]

    func isKnown(_ word: Word) -> Bool {
        context.foods.isWordOfName(word.lowercased.trimmingPunctuation())
    }

    /// Reads arguments and options after a command's name.
    func read(
        _ words: [Word],
        as type: any CommandValue.Type,
        nameSpan: Span,
        reading: Reading = .typed,
        title: NamedTitle = NamedTitle(),
        isTitle: @escaping @Sendable ([Word]) -> Bool = { _ in false }
    ) throws(UsageError) -> Command {
        try type.read(
            words,
            nameSpan: nameSpan,
            reading: reading,
            in: statement.source,
            foods: context.foods,
            title: title,
            isTitle: isTitle
        )
    }

    /// The command with a title that the line is known to name, where it takes a recipe; nil where it names
    /// none, or would be the same without.
    private func naming(_ type: any CommandValue.Type, _ first: Word) -> Command? {
        guard !context.title.isEmpty else { return nil }
        let rest = Array(words.dropFirst())
        guard let named = try? read(rest, as: type, nameSpan: first.span, title: context.title)
        else { return nil }
        guard let plain = try? read(rest, as: type, nameSpan: first.span) else { return named }
        let lines = [named, plain].map { CommandText.canonical(of: $0, foods: context.foods) }
        return lines[0] == lines[1] ? nil : named
    }

    /// The command with a recipe's title where it takes a recipe.
    private func titled(_ type: any CommandValue.Type, _ first: Word) -> Command? {
        let rest = Array(words.dropFirst())
        return try? read(rest, as: type, nameSpan: first.span, isTitle: isTitle)
    }

    /// Whether words can be a recipe's title. At the prompt a sentence may begin with a command's name
    /// as well, so there each word has to be one of a food's or a dish's name, or of a title that is
    /// shown; other titles stand in quotes.
    private var isTitle: @Sendable ([Word]) -> Bool {
        guard statement.mode == .prompt else {
            return { words in words.allSatisfy { !$0.isOption && !$0.text.isEmpty } }
        }
        let foods = context.foods
        let shown = Set(
            context.screen.rows
                .flatMap { $0.title.lowercased().split { !$0.isLetter && !"'’".contains($0) } }
                .map(String.init)
        )
        return { words in
            guard !words.contains(where: \.isOption) else { return false }
            if words.count == 1, let word = words.first, word.isQuoted { return !word.text.isEmpty }
            let texts = words.map { $0.lowercased.trimmingPunctuation() }
            return texts.contains { foods.isWordOfName($0) || shown.contains($0) }
                && texts.allSatisfy {
                    foods.isWordOfName($0) || shown.contains($0) || Self.titleWords.contains($0)
                }
        }
    }

    /// Small words inside titles.
    private static let titleWords: Set<String> = [
        "and", "with", "of", "the", "a", "an", "in", "on", "n", "&", "à", "la", "de", "al", "con",
        "style",
    ]

    /// The search that a line with a command's name in front was meant to be: `back bacon`.
    private func foodsSuggestion(_ type: any CommandValue.Type) -> String? {
        guard words.count > 1, words.allSatisfy(\.couldBeFood) else { return nil }
        let texts = words.map { $0.lowercased.trimmingPunctuation() }
        let isKnown = context.foods.lengthOfName(at: 0, in: texts) > 1
        // `fav garlic` and `export pie` are wrong references before they are foods.
        let namesRecipes =
            type.signature.arguments.first?.kind == .references || type == ExportCommand.self
        if !isKnown, namesRecipes { return nil }
        guard isKnown || texts.dropFirst().contains(where: context.foods.isWordOfName) else {
            return nil
        }
        // `open hummus` asks for hummus, `open sandwiches` is a dish.
        return searchText(
            of: isKnown || type != OpenCommand.self ? words : Array(words.dropFirst())
        )
    }

    /// Words as a search, written out; nil when they are none.
    func searchText(of words: [Word]) -> String? {
        guard let command = try? read(words, as: SearchCommand.self, nameSpan: wordsSpan)
        else { return nil }
        return CommandText.canonical(of: command, foods: context.foods)
    }
}

extension CommandValue {
    /// Whether nearly any words fit after its name, so that a sentence could be taken for them.
    fileprivate static var takesFreeWords: Bool {
        switch signature.arguments.first?.kind {
        case .terms, .topic, .setting, .service, .script, .words: true
        // `say that again` asks for a step once more.
        default: signature.arguments.last?.kind == .words || self == SayCommand.self
        }
    }
}

extension UsageError.Kind {
    /// Whether it says that the words after a command's name are not what it takes.
    fileprivate var isMisfit: Bool {
        switch self {
        case .command(.unexpectedArgument), .reference(.unreadable),
            .option(.notANumber(option: nil, word: _, range: _)):
            true
        default: false
        }
    }
}

extension Word {
    /// Whether it has no sign that only commands have: `-onion`, `title:omelet`, quotes.
    fileprivate var isPlainlySaid: Bool {
        isBare && !isOption && !text.hasPrefix("-") && !text.dropLast().contains(":")
    }

    /// Whether it is a number and nothing else.
    fileprivate var isNumber: Bool { isBare && !text.isEmpty && text.allSatisfy(\.isNumber) }

    /// Whether it is typed as foods are: letters and what may stand between or after them.
    fileprivate var couldBeFood: Bool {
        isBare && !isOption && signs.contains { $0.character.isLetter || $0.character == "&" }
            && signs.allSatisfy { $0.character.isLetter || "-'’,.?!&".contains($0.character) }
    }
}

extension String {
    /// The text without punctuation at its end.
    func trimmingPunctuation() -> String {
        var text = self
        while let last = text.last, ",.?!".contains(last) { text.removeLast() }
        return text
    }
}
