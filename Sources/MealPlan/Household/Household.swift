package import RecipeModel
package import RecipeSearch

/// One thing that is known of those who eat here.
package struct HouseholdRule: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// How many eat here.
        case people
        /// Somebody of this name eats here.
        case person
        /// A diet: `vegetarian`.
        case diet
        /// A food, or a family of foods, that isn't eaten: `nuts`.
        case avoid
        /// Somebody isn't here on a day.
        case away
    }

    /// What tells it from the others; 0 before it is kept.
    package var id: Int
    /// Who; empty for everybody.
    package var person: String
    package var kind: Kind
    /// The diet, the food, the day or the number.
    package var word: String
    /// When it was written down.
    package var day: CalendarDay

    package init(
        id: Int = 0,
        person: String = "",
        _ kind: Kind,
        _ word: String = "",
        on day: CalendarDay = CalendarDay(number: 0)
    ) {
        self.id = id
        self.person = person
        self.kind = kind
        self.word = word
        self.day = day
    }
}

/// Those who eat here, and what they don't eat.
package struct Household: Hashable, Sendable {
    /// All that is known, in the order in which it was written down.
    package var rules: [HouseholdRule]

    package init(_ rules: [HouseholdRule] = []) { self.rules = rules }

    /// Whether nothing is known.
    package var isEmpty: Bool { rules.isEmpty }

    /// How many eat here; nil where nobody said. Those who have a name here need not be all.
    package var people: Int? {
        rules.last { $0.kind == .people }.flatMap { Int($0.word) }
    }

    /// The names of those who have one, in the order in which they were named first.
    package var persons: [String] {
        var names: [String] = []
        for rule in rules where !rule.person.isEmpty {
            if !names.contains(where: { $0.lowercased() == rule.person.lowercased() }) {
                names.append(rule.person)
            }
        }
        return names
    }

    /// A name as it was written first; nil where nobody has it.
    package func person(named name: String) -> String? {
        persons.first { $0.lowercased() == name.lowercased() }
    }

    /// Whether somebody isn't here on a day.
    package func isAway(_ person: String, on day: CalendarDay) -> Bool {
        rules.contains {
            $0.kind == .away && $0.word == day.iso && $0.person.lowercased() == person.lowercased()
        }
    }

    /// Something that all that is eaten must meet, and for whose sake; nobody's is everybody's.
    package struct Demand: Hashable, Sendable {
        package var condition: Condition
        package var persons: [String]

        package init(condition: Condition, persons: [String]) {
            self.condition = condition
            self.persons = persons
        }
    }

    /// What all that is eaten must meet, each once.
    ///
    /// - Parameter day: A day, on which those who aren't here demand nothing; nil for any.
    package func demands(on day: CalendarDay? = nil) -> [Demand] {
        var demands: [Demand] = []
        for rule in rules {
            let term = Term(rule.word)
            let condition: Condition
            switch rule.kind {
            case .diet: condition = .has(term)
            case .avoid: condition = .none(term)
            case .people, .person, .away: continue
            }
            if let day, !rule.person.isEmpty, isAway(rule.person, on: day) { continue }
            if let place = demands.firstIndex(where: { $0.condition == condition }) {
                // What everybody demands is nobody's alone.
                let isEverybodys = rule.person.isEmpty || demands[place].persons.isEmpty
                demands[place].persons =
                    isEverybodys ? [] : demands[place].persons + [rule.person]
            } else {
                demands.append(
                    Demand(condition: condition, persons: rule.person.isEmpty ? [] : [rule.person])
                )
            }
        }
        return demands
    }

    /// What of that a recipe doesn't meet.
    package func broken(by recipe: RecipeWords, on day: CalendarDay? = nil) -> [Demand] {
        demands(on: day).filter { !$0.condition.holds(for: recipe) }
    }
}
