import RecipeModel

extension Statement {
    /// The line that keeps for every search what a sentence tells of somebody without a name:
    /// `household add Son avoids fish` for `my son is allergic to fish`. Nil where it tells nothing of
    /// that kind.
    ///
    /// It is read as if it told of somebody with a name, beside nothing.
    package func householdLine(in context: ConversationContext) -> String? {
        var words = text.split(separator: " ").map(String.init)
        guard mode == .prompt, (4...Self.mostWords).contains(words.count),
            ["my", "our"].contains(words[0].lowercased()),
            let name = words[1].split(separator: "'").first,
            name.allSatisfy(\.isLetter), !context.foods.isWordOfName(name.lowercased())
        else { return nil }
        words[1] = Self.somebody + words[1].dropFirst(name.count)
        var context = context
        context.screen = ScreenState()
        context.title = NamedTitle()
        context.bearing = nil
        let line = SourceLine(words.dropFirst().joined(separator: " "))
        guard let statement = try? StatementReader(mode: .prompt).statements(in: line).first,
            let commands = try? statement.commands(in: context), commands.count == 1,
            var household = commands[0].value as? HouseholdCommand,
            household.person == Self.somebody, !household.conditions.isEmpty
        else { return nil }
        household.person = name.prefix(1).uppercased() + name.dropFirst()
        // As a cook says it: `avoids fish`, not `-fish`.
        let avoided = household.conditions.compactMap { condition -> String? in
            guard case .none(let term) = condition, term.field == .anywhere else { return nil }
            return term.text
        }
        guard avoided.count == household.conditions.count, let person = household.person else {
            return CommandText.canonical(of: household)
        }
        return "household add \(person) avoids \(avoided.joined(separator: ", "))"
    }

    /// A name that nobody's kin has.
    private static let somebody = "Jonas"
    private static let mostWords = 12
}
