extension RuleBuilder {
    /// Opens one recipe, lists several.
    func selection(_ captured: [RuleMatcher.Captured]) throws(BuildError) -> SpokenCommand {
        guard let match = captured.first(where: { $0.capture == .reference }) else { throw .misfit }
        let text = try reference(match.range)
        let isMany = text.contains(",") || text.contains("-") || text == "all"
        return SpokenCommand(name: isMany ? "list" : "open", arguments: [.word(text)])
    }

    func itReference() throws(BuildError) -> String {
        guard !checksRecipes || line.context.hasNamed || follows != .nothing else {
            throw .noSuchRecipe([])
        }
        return "it"
    }

    func reference(_ range: Range<Int>) throws(BuildError) -> String {
        if line.context.title.isAll(of: line.words[range].map(\.text)) {
            return line.context.title.text
        }
        guard let reading = SpokenReferenceReader(line: line).reading(of: range) else {
            throw .misfit
        }
        let context = line.context
        var prefix = reading.list
        if prefix == "r", context.list == .results { prefix = "" }
        if prefix == "f", context.list == .favorites { prefix = "" }
        let count =
            switch prefix {
            case "r": context.resultCount
            case "f": context.favoriteCount
            default: context.shownCount
            }
        // Of a search in the same line nothing is known yet.
        let isOpen = follows == .search || !checksRecipes
        func check(_ number: Int) throws(BuildError) {
            if !isOpen, number < 1 || number > count { throw .noSuchRecipe([]) }
        }
        var texts: [String] = []
        for pointer in reading.pointers {
            let text: String
            switch pointer {
            case .number(let number):
                try check(number)
                text = "\(prefix)\(number)"
            case .range(let first, let last):
                try check(first)
                try check(last)
                guard first < last else { throw .noSuchRecipe([]) }
                text = "\(prefix)\(first)-\(last)"
            case .last:
                guard isOpen || count > 0 else { throw .noSuchRecipe([]) }
                text = "last"
            case .lastFew(let number):
                guard count >= number else { throw .noSuchRecipe([]) }
                text = "\(count - number + 1)-\(count)"
            case .it:
                text = try itReference()
            case .all:
                guard isOpen || count > 0 else { throw .noSuchRecipe([]) }
                text = "all"
            }
            if !texts.contains(text) { texts.append(text) }
        }
        return texts.joined(separator: ",")
    }
}
