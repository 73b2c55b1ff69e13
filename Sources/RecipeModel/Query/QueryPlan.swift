/// Where each condition of a query is applied: by the service, here on what it sent, or nowhere.
package struct QueryPlan: Hashable, Sendable {
    /// Conditions that the service answers by itself; they are never applied a second time.
    package var answered: [Condition] = []
    /// Conditions to be applied here, on the recipes that the service sent.
    package var applied: [Condition] = []
    /// Conditions that need what the service's recipes do not tell.
    package var impossible: [Condition] = []
    /// Those of `applied` that would look at ingredients too, but are judged by titles alone,
    /// because the service tells no ingredients.
    package var judgedByTitle: [Condition] = []

    /// Splits a query for a service of these abilities.
    package init(_ query: RecipeQuery, for abilities: ServiceAbilities) {
        for condition in query.conditions {
            if abilities.answers(condition) {
                answered.append(condition)
            } else if abilities.tellsEnough(for: condition) {
                applied.append(condition)
                if !abilities.tells.contains(.ingredients),
                    condition.terms.contains(where: { $0.field == .anywhere })
                {
                    judgedByTitle.append(condition)
                }
            } else {
                impossible.append(condition)
            }
        }
    }
}

extension ServiceAbilities {
    /// Whether the service answers a condition by itself.
    package func answers(_ condition: Condition) -> Bool {
        switch condition {
        case .minutes: limitsMinutes
        case .none(let term): excludes && (excludedFields ?? fields).contains(term.field)
        case .any(let terms):
            (terms.count < 2 || alternatives) && terms.allSatisfy { fields.contains($0.field) }
        }
    }

    /// Whether what the service's recipes tell is enough to apply a condition here.
    package func tellsEnough(for condition: Condition) -> Bool {
        if case .minutes = condition { return tells.contains(.minutes) }
        return condition.terms.allSatisfy { term in
            switch term.field {
            case .anywhere: tells.contains(.title) || tells.contains(.ingredients)
            case .title: tells.contains(.title)
            case .ingredient: tells.contains(.ingredients)
            case .cuisine: tells.contains(.cuisine)
            case .category: tells.contains(.category)
            case .tool: tells.contains(.steps)
            }
        }
    }
}
