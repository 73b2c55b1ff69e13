/// Two wishes that a cook says in one line.
enum JoinedWishes {
    /// Both, one after the other or as one: `soup. no cream.` is one search, `I've got leeks, what
    /// can I make` cooks leeks.
    static func of(
        _ first: [SpokenCommand],
        _ second: [SpokenCommand]
    ) -> [SpokenCommand] {
        if second.count > 1 { return second.reduce(first) { of($0, [$1]) } }
        guard var last = first.last, var next = second.first else { return first + second }
        // `help, I have three cabbages`
        if last == SpokenCommand(name: "help"), next.isAddedToPantry {
            next = SpokenCommand(name: "cook", arguments: Array(next.arguments.dropFirst()))
            return first.dropLast() + [next] + second.dropFirst()
        }
        // `I've bought the yoghurt, tick it` says it once.
        if last.isAddedToPantry, next.name == "shop", next.arguments.first == "done",
            next.arguments.dropFirst().elementsEqual(last.arguments.dropFirst())
        {
            return first.dropLast() + second
        }
        // `I was given a rabbit, how do people cook it` asks, whatever is in the house.
        if last.isAddedToPantry, next.name == "search",
            next.arguments.elementsEqual(last.arguments.dropFirst())
        {
            return first.dropLast() + second
        }
        // `the third looks good, open it`
        if last.name == OpenCommand.name, last.arguments.count == 1,
            next == SpokenCommand(name: OpenCommand.name, arguments: ["it"])
        {
            return first + second.dropFirst()
        }
        let isWish = { (command: SpokenCommand) in ["search", "cook"].contains(command.name) }
        // Foods in the house beside a question what to cook, in either order.
        if last.isAddedToPantry, next.asksWhatToCook || next.name == "help" {
            let asked = next.name == "cook" ? next.arguments : []
            let foods = last.arguments.dropFirst()
            next = SpokenCommand(
                name: "cook",
                arguments: foods + asked.filter { !foods.contains($0) }
            )
            return first.dropLast() + [next] + second.dropFirst()
        }
        if last.namesNothing, next.isAddedToPantry {
            last.arguments = next.arguments.dropFirst() + last.arguments
            return first.dropLast() + [last] + second.dropFirst()
        }
        // `I'm not going to the shops, what can I make with eggs`
        if last.namesNothing, next.name == "cook", !next.arguments.contains("--max-missing") {
            next.arguments += last.arguments
            return first.dropLast() + [next] + second.dropFirst()
        }
        if last.name == "search", next.asksWhatToCook,
            next.name == "search" || next.arguments.isEmpty
        {
            last = SpokenCommand(name: "cook", arguments: last.arguments)
            return first.dropLast() + [last] + second.dropFirst()
        }
        if last.name == "cook", next == SpokenCommand(name: "cook") {
            return first + second.dropFirst()
        }
        if last.onlyExcludes, next.onlyExcludes {
            last.arguments += next.arguments.filter { !last.arguments.contains($0) }
            return first.dropLast() + [last] + second.dropFirst()
        }
        // `a bag of spinach on its last legs, help`
        if last.name == "cook", next == SpokenCommand(name: "help") {
            return first + second.dropFirst()
        }
        if last.name == "without", next.name == "and" {
            next.arguments += last.arguments
            return first.dropLast() + [next] + second.dropFirst()
        }
        // What is left out belongs to the wish beside it.
        if isWish(last), next.onlyExcludes {
            last.arguments += next.arguments
            return first.dropLast() + [last] + second.dropFirst()
        }
        if last.onlyExcludes, isWish(next), !next.onlyExcludes {
            next.arguments += last.arguments
            return first.dropLast() + [next] + second.dropFirst()
        }
        return first + second
    }
}

extension SpokenCommand {
    fileprivate var isAddedToPantry: Bool {
        name == "pantry" && arguments.first == "add" && !arguments.contains("--staple")
    }

    /// Whether it asks what to cook without a food.
    fileprivate var namesNothing: Bool {
        name == "cook" && arguments.first?.isOption ?? true
    }

    /// Whether it asks what to cook; a meal alone does: `ham, eggs... supper?`
    var asksWhatToCook: Bool {
        name == "cook"
            || name == "search" && arguments.count == 1
                && ["dinner", "supper", "lunch", "tea", "tonight"].contains(arguments[0].text)
    }

    /// Whether it names nothing but what is to be left out.
    fileprivate var onlyExcludes: Bool {
        name == "without"
            || name == "search" && !arguments.isEmpty && arguments.allSatisfy(\.isUnwanted)
    }
}
