package import Conversation
import KitchenLanguage
import MealPlan
import RecipeModel
import RecipeSearch
package import ShellAnswers
import ShellSession

extension HouseholdCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .keep,
            summary: "who eats here, and what they don't eat",
            details: [
                "What one of you doesn't eat is left out of every search, of 'cook', 'random' and "
                    + "'plan fill', and the heading says so; '--anyway' finds everything, for one "
                    + "search. 'open', 'fav' and 'plan add' tell where a recipe breaks a rule.",
                "A rule is a diet, or a food or a kind of food: nuts, shellfish, milk. It holds "
                    + "for somebody by name, or for everybody. Who is away on a day demands nothing "
                    + "of its plan. 'household people 4' says how many eat: 'plan fill' plans for "
                    + "so many, and what is left of a dish that serves twice as many for a day after.",
            ],
            examples: [
                "household add Mia avoids nuts, shellfish": "one of you, by name",
                "household add everybody vegetarian": "all of you",
                "household people 4; household": "how many you are, and all that is known",
            ],
            errors: [.cannotCreate, .disk]
        )
    }

    package static func answer(
        to command: Invocation<HouseholdCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let household = try await shell.surroundings.plan.household()
        let value = command.value
        let change: PlanChange
        switch value.action {
        case nil: return .plan(.household(HouseholdView(household, today: shell.today)))
        case .add: change = try await shell.adding(to: household, command)
        case .remove: change = try shell.removing(from: household, command)
        case .people:
            let old = household.rules.filter { $0.kind == .people }
            change = PlanChange(
                .household,
                ["\(value.count ?? 1) people"],
                old.map { .removeRule($0.id) }
                    + [.addRule(HouseholdRule(.people, "\(value.count ?? 1)", on: shell.today))]
            )
        case .away:
            guard let name = value.person, let person = household.person(named: name) else {
                throw command.mistake(
                    .kitchen(.notInHousehold(word: value.person ?? "")),
                    at: \.person
                )
            }
            guard let day = value.day?.day(from: shell.today, shell.surroundings.habits) else {
                throw command.mistake(
                    .kitchen(.notADay(word: value.day?.text ?? "")),
                    at: \.day
                )
            }
            let rule = HouseholdRule(person: person, .away, day.iso, on: shell.today)
            change = PlanChange(.household, [person], [.addRule(rule)])
        case .clear:
            change = PlanChange(
                .household,
                household.rules.isEmpty ? [] : ["everything"],
                household.rules.map { .removeRule($0.id) }
            )
        }
        let done = try await shell.surroundings.plan.change(change)
        return .plan(
            .changedHousehold(
                done,
                HouseholdView(try await shell.surroundings.plan.household(), today: shell.today)
            )
        )
    }
}

extension Shell {
    /// The rules that a command adds.
    fileprivate func adding(
        to household: Household,
        _ command: Invocation<HouseholdCommand>
    ) async throws -> PlanChange {
        let person = command.value.person.map { household.person(named: $0) ?? $0 } ?? ""
        var rules: [HouseholdRule] = []
        if !person.isEmpty, household.person(named: person) == nil {
            rules.append(HouseholdRule(person: person, .person, on: today))
        }
        for condition in command.value.conditions {
            for term in condition.terms {
                // What nobody knows would be left out of nothing.
                var meaning = ExclusionMeaning.known
                if term.field != .anywhere {
                    meaning = .unknown
                } else if condition.isExclusion {
                    meaning = try await surroundings.services.meaningOfExclusion(term.text)
                }
                guard meaning == .known else {
                    var meant: String?
                    if case .slip(let name) = meaning { meant = name }
                    throw command.mistake(
                        .kitchen(.unknownFood(word: term.text, meant: meant)),
                        at: \.conditions
                    )
                }
                rules.append(
                    HouseholdRule(
                        person: person,
                        condition.isExclusion ? .avoid : .diet,
                        term.text,
                        on: today
                    )
                )
            }
        }
        return PlanChange(
            .household,
            rules.map(\.name),
            rules.map { .addRule($0) }
        )
    }

    /// The rules that a command takes away: all of somebody, or those that it names.
    fileprivate func removing(
        from household: Household,
        _ command: Invocation<HouseholdCommand>
    ) throws -> PlanChange {
        let (person, conditions) = (command.value.person, command.value.conditions)
        let words = conditions.flatMap(\.terms).map { FoodWords($0.text) }
        let gone = household.rules.filter { rule in
            let isTheirs = person.map { $0.lowercased() == rule.person.lowercased() } ?? true
            return isTheirs && (words.isEmpty || words.contains(FoodWords(rule.word)))
        }
        // `household remove nuts` names a food where nobody has that name.
        let named = person.map { FoodWords($0) }
        let byFood = household.rules.filter {
            $0.kind == .avoid && conditions.isEmpty && FoodWords($0.word) == named
        }
        let rules = gone.isEmpty ? byFood : gone
        guard !rules.isEmpty, person != nil || !words.isEmpty else {
            let word = person ?? conditions.first?.typed ?? ""
            throw command.mistake(.kitchen(.notInHousehold(word: word)))
        }
        let names = rules.map { "removed \($0.name)" }
        return PlanChange(.household, names, rules.map { .removeRule($0.id) })
    }

    /// Tells first where a recipe breaks what the household demands.
    ///
    /// - Parameter day: The day on which it is eaten, where that is known.
    func warn(of recipe: Recipe, on day: CalendarDay? = nil) async {
        let household = await recipeLibrary.household()
        guard !household.isEmpty, !recipe.ingredients.isEmpty else { return }
        let broken = household.broken(by: RecipeWords(recipe), on: day)
        if !broken.isEmpty { say(.breaksHousehold(title: recipe.title, broken)) }
    }
}

extension HouseholdRule {
    /// What `undo` calls it: `Mia: -nuts`.
    fileprivate var name: String {
        let who = person.isEmpty ? "everybody" : person
        return switch kind {
        case .people: "\(word) people"
        case .person: person
        case .diet: "\(who): \(word)"
        case .avoid: "\(who): no \(word)"
        case .away: "\(who) away on \(word)"
        }
    }
}
