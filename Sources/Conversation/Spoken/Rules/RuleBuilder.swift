import KitchenLanguage
import MealPlan
import RecipeModel

/// Makes the commands of a rule from what its parts took.
struct RuleBuilder {
    let line: SpokenLine
    /// The whole line as typed, for notes.
    let typed: String
    /// Whether an earlier command of the line found or opened something that numbers may mean.
    var follows = Follows.nothing
    /// Whether a recipe that is not there ends the reading.
    var checksRecipes = true

    /// What an earlier wish of the same line leaves for the next one to point at.
    enum Follows: Sendable {
        case nothing
        /// A search: its results are not known yet.
        case search
        /// A recipe was named.
        case recipe
    }

    enum BuildError: Error {
        /// A recipe that is not there: final.
        case noSuchRecipe([SpokenCommand])
        /// The rule does not mean this line after all.
        case misfit
        case meaningless
        /// It can mean each of these.
        case several([[SpokenCommand]])
    }

    func commands(
        _ template: RuleTemplate,
        _ captured: [RuleMatcher.Captured]
    ) throws(BuildError) -> [SpokenCommand] {
        var commands: [SpokenCommand] = []
        for command in template.commands {
            switch command.name {
            case "error": throw .meaningless
            case "wish", "narrow", "fresh", "cook", "exclude", "mixed", "cook-mixed", "title",
                "wish-without", "cook-without":
                commands += try wishes(command.name, captured)
            case "exclude-first", "exclude-last":
                commands += try exclusion(besideWhatIsFine: captured, command.name)
            case "export-file":
                guard let file = captured.first(where: { $0.capture == .text }),
                    try arguments(of: file).map(\.text).allSatisfy(RuleBuilder.isFile)
                else { throw .misfit }
                var words: [SpokenArgument] = []
                for part in command.parts { words += try arguments(for: part, captured) }
                commands.append(SpokenCommand(name: ExportCommand.name, arguments: words))
            case "pick-named":
                // `the soup`: the one soup of the list, else a wish for one; `the cheese ones`
                // are several in any case.
                guard !line.words.contains(where: { $0.text == "ones" }) else { throw .misfit }
                let numbers = RecipePick(line: line).numbers(of: command.name, captured)
                guard let number = numbers.first, numbers.count == 1 else { throw .misfit }
                commands.append(SpokenCommand(name: "open", arguments: [.number(number)]))
            case "pick", "pick-quickest":
                let numbers = RecipePick(line: line).numbers(of: command.name, captured)
                let picks = numbers.map { SpokenCommand(name: "open", arguments: [.number($0)]) }
                // Without a list there is nothing to point at, so it is a wish.
                guard let pick = picks.first else {
                    throw line.context.list == .nothing ? .misfit : .meaningless
                }
                guard picks.count == 1 else { throw .several(picks.prefix(4).map { [$0] }) }
                commands.append(pick)
            case "plan-dish":
                // `Soup for tonight` is looked for: a day that comes is planned.
                let days = captured.last { $0.capture == .day }?.range ?? 0..<0
                var words: [SpokenArgument] = []
                for part in command.parts { words += try arguments(for: part, captured) }
                guard let day = words.last, words.count > 1,
                    line.words[days].contains(where: { LineFeatures.isDay($0.text) })
                else { throw .misfit }
                let title = line.context.title
                // A plan fills dinners: `pancakes for breakfast tomorrow` asks for more.
                if title.isEmpty, SpanPhrase(day.text.split(separator: " ").map(String.init)) == nil
                {
                    throw .misfit
                }
                if title.isAll(of: words.dropLast().map(\.text)) {
                    let dish: [SpokenArgument] = ["add", .word(title.text), day]
                    commands.append(SpokenCommand(name: PlanCommand.name, arguments: dish))
                    continue
                }
                let fill: [SpokenArgument] = ["fill"] + words.dropLast() + ["for", day]
                commands.append(SpokenCommand(name: PlanCommand.name, arguments: fill))
            case "plan-servings":
                // `Scale the first for three` is of a list, and no first of the month.
                let days = captured.last { $0.capture == .day }?.range ?? 0..<0
                guard line.words[days].allSatisfy({ !$0.isOrdinal }) else { throw .misfit }
                var words: [SpokenArgument] = []
                for part in command.parts { words += try arguments(for: part, captured) }
                commands.append(SpokenCommand(name: PlanCommand.name, arguments: words))
            case "swap", "swap-query":
                var foods: [[SpokenArgument]] = []
                for part in command.parts { foods.append(try arguments(for: part, captured)) }
                guard foods.count == 2 else { throw .misfit }
                if command.name == "swap-query",
                    !foods[1].map(\.text).allSatisfy(line.context.queryTerms.contains)
                {
                    throw .misfit
                }
                commands += exchange(foods[1], for: foods[0])
            case "unwish", "unwish-query":
                var foods: [SpokenArgument] = []
                for part in command.parts { foods += try arguments(for: part, captured) }
                if command.name == "unwish-query",
                    !foods.map(\.text).allSatisfy(line.context.queryTerms.contains)
                {
                    throw .misfit
                }
                commands += unwish(foods)
            case "drop" where template.commands.contains { $0.name == "and" }:
                var foods: [SpokenArgument] = []
                for part in command.parts { foods += try arguments(for: part, captured) }
                commands += exchange(foods, for: [])
            case "setting", "setting-on", "setting-off", "setting-value":
                var words: [SpokenArgument] = []
                for part in command.parts { words += try arguments(for: part, captured) }
                commands.append(try setting(command.name, words.map(\.text)))
            default:
                var arguments: [SpokenArgument] = []
                // What is put on a list is put there with its amount, and so it leaves the pantry.
                let keepsAmounts =
                    switch (command.name, command.parts.first) {
                    case (PantryCommand.name, .literal("add")?),
                        (PantryCommand.name, .literal("remove")?),
                        (ShopCommand.name, .literal("add")?):
                        true
                    default: false
                    }
                for part in command.parts {
                    arguments += try self.arguments(for: part, captured, keepsAmounts)
                }
                // While a step is shown, more of the guide is the next one.
                if command.name == "guide", arguments.isEmpty, line.context.isGuiding {
                    arguments = ["next"]
                }
                if command.name == "back", arguments == ["1"] { arguments = [] }
                // `the next ten` are recipes, `two more` pages.
                if command.name == MoreCommand.name,
                    arguments.first.flatMap({ Int($0.text) }) ?? 0 >= 5,
                    line.words.contains(where: { $0.text == "next" }),
                    !line.words.contains(where: { ["pages", "screens", "lots"].contains($0.text) })
                {
                    arguments = []
                }
                if command.name == "favs", arguments.first == "favs" { arguments.removeFirst() }
                // Other commands are told titles as they are typed; the shop has foods of such names.
                if !line.context.title.isEmpty, !Self.ofTitles.contains(command.name),
                    arguments.contains(.word(line.context.title.text))
                {
                    throw .misfit
                }
                if command.name == "select" {
                    commands.append(try selection(captured))
                } else {
                    commands.append(SpokenCommand(name: command.name, arguments: arguments))
                }
            }
        }
        return commands
    }

    private func arguments(
        for part: RuleTemplate.Part,
        _ captured: [RuleMatcher.Captured],
        _ keepsAmounts: Bool = false
    ) throws(BuildError) -> [SpokenArgument] {
        switch part {
        case .literal(let argument): return [argument]
        case .capture(let capture, let index, let otherwise, let prefix):
            let matches = captured.filter { $0.capture == capture }
            guard matches.indices.contains(index) else {
                guard let otherwise else { return [] }
                return [.word(otherwise == "it" ? try itReference() : otherwise)]
            }
            let said = try arguments(of: matches[index], keepsAmounts)
            return prefix.isEmpty ? said : said.map { .word(prefix + $0.text) }
        }
    }

    private func arguments(
        of captured: RuleMatcher.Captured,
        _ keepsAmounts: Bool = false
    ) throws(BuildError) -> [SpokenArgument] {
        let range = captured.range
        let word = line.words[range.lowerBound]
        switch captured.capture {
        case .foods, .known, .items:
            guard var wish = line.wish(in: range) else { throw .misfit }
            wish.settle()
            guard !wish.isEmpty else { throw .misfit }
            return keepsAmounts ? wish.things : wish.arguments
        case .reference:
            return [.word(try reference(range))]
        case .number:
            return [.number(word.number ?? 1)]
        case .time:
            return [.word(word.time?.text ?? "")]
        case .text:
            // Thanks belong to no file's name: `to soup.md please`.
            if range.count == 1, RuleBuilder.isFile(word.text) {
                return [.word(String(typed[word.range]))]
            }
            // What was dropped from a sentence belongs to a text.
            let start =
                range.lowerBound > 0
                ? line.words[range.lowerBound - 1].range.upperBound : word.range.lowerBound
            let text = typed[start...].drop { " :,".contains($0) }
            return [.word(String(text))]
        case .name:
            return [.word(word.text.prefix(1).uppercased() + word.text.dropFirst())]
        case .words:
            return line.words[range].map(\.text)
                .filter { !RuleBuilder.articles.contains($0) }.map { .word($0) }
        case .day:
            return [.word(MealPhrase(line.words[range].map(\.text))?.text ?? word.text)]
        case .days:
            return [.word(SpanPhrase(line.words[range].map(\.text))?.text ?? word.text)]
        case .service:
            return [.word(line.context.serviceNames.name(at: range, in: line) ?? word.text)]
        case .setting:
            return [.word(line.context.settingNames.name(at: range, in: line) ?? word.text)]
        case .command:
            return [.word(line.context.commands[word.text] ?? word.text)]
        }
    }
}

extension RuleBuilder {
    /// Commands whose recipe may be said by its title.
    private static let ofTitles: Set<String> = [
        PlanCommand.name, CookedCommand.name, RateCommand.name,
    ]

    /// Words that belong to no name of a tag or timer.
    private static let articles: Set<String> = [
        "the", "a", "an", "my", "for", "that", "this", "those", "these", "on",
    ]
}

extension RuleBuilder {
    /// Whether a text is the name of a file that recipes can be written to.
    private static func isFile(_ text: String) -> Bool {
        !text.contains(where: \.isWhitespace) && RecipeFileFormat(endingOf: text) != nil
    }
}

// MARK: - Settings

extension RuleBuilder {
    private func setting(_ verb: String, _ words: [String]) throws(BuildError) -> SpokenCommand {
        guard let key = words.first, let values = line.context.settings[key] else { throw .misfit }
        switch verb {
        case "setting-on" where values.contains("on"):
            return SpokenCommand(name: "set", arguments: [.word(key), "on"])
        case "setting-off" where values.contains("off") || values.contains("none"):
            return SpokenCommand(
                name: "set",
                arguments: [.word(key), values.contains("off") ? "off" : "none"]
            )
        case "setting", "setting-value":
            guard words.count == 2, values.contains(words[1]) else { throw .misfit }
            return SpokenCommand(name: "set", arguments: words.map { .word($0) })
        default:
            throw .misfit
        }
    }
}
