package import RecipeModel
import RecipeSearch

extension RecipeQuery {
    /// The conditions as a cook would type them: `garlic "mac and cheese" minutes:30 -onion`.
    ///
    /// What must hold comes first, what must not after it, both in their order. Reading gives the
    /// same conditions back. The order of results is not part of it. Foods to cook with stand one
    /// after the other, as `cook` takes them.
    package var typed: String { TermWriter(foods: LiveFoods()).text(of: typedConditions) }

    /// The conditions as the command that asks it takes them.
    var typedConditions: [Condition] {
        guard isToCook else { return own }
        return own.flatMap { $0.isOfFoods ? $0.terms.map(Condition.has) : [$0] }
    }

    /// The command that asks it: `search` or `cook`.
    package var command: String { isToCook ? CookCommand.name : SearchCommand.name }
}

extension RecipeQuery {
    /// What a text in a search box asks for, read as the terms of `search`. Of a text that the shell
    /// would refuse each word is a term; an empty one asks for everything.
    package init(searchBox text: String) {
        // Signs that mean something only where lines are typed.
        let plain = String(text.map { ";|<>$`\\\"#".contains($0) || $0.isNewline ? " " : $0 })
        if let read = try? Self.conditions(inLine: "search " + plain.prefix(1_024)) {
            self.init(read)
        } else {
            let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
                .filter { $0.contains { $0 != "'" } }
            self.init(words.prefix(32).map { .has(Term(String($0))) })
        }
    }

    private static func conditions(inLine line: String) throws(UsageError) -> [Condition] {
        let source = SourceLine(line)
        let statements = try StatementReader(mode: .script).statements(in: source)
        let words = try statements.first?.words(with: ScriptVariables()) ?? []
        let reader = TermReader(foods: LiveFoods(), source: source)
        return try reader.conditions(in: Array(words.dropFirst())).map(\.content)
    }
}

extension Condition {
    /// The condition as a cook would type it: `garlic or leek`, `-onion`, `minutes:30`.
    package var typed: String { RecipeQuery([self]).typed }
}

extension Term {
    /// The term as a cook would type it: `garlic`, `soy sauce`, `title:"pea and ham"`.
    package var typed: String { Condition.has(self).typed }
}
