import Documents
import MealPlan
import RecipeModel
import ShellAnswers

extension PlanAnswer {
    var machineForm: MachineForm {
        switch self {
        case .days(let days): return days.machineForm
        case .cooked(let answer):
            return MachineForm([
                JSONMember(
                    "cooked",
                    .object([
                        JSONMember("day", .string(answer.day.iso)),
                        JSONMember("names", .clean(answer.change.names)),
                        JSONMember("usedUp", .clean(answer.usedUp)),
                        JSONMember("inPantry", .clean(answer.left)),
                    ])
                )
            ])
        case .rated(let change, let tenths):
            return MachineForm([
                JSONMember(
                    "rated",
                    .object([
                        JSONMember("names", .clean(change.names)),
                        JSONMember(
                            "stars",
                            tenths.map { JSONOutput.number(Double($0) / 10) } ?? .null
                        ),
                    ])
                )
            ])
        case .household(let view): return view.machineForm
        case .changedHousehold(let change, let view):
            var form = view.machineForm
            form.members.append(JSONMember("change", .string(change.kind.rawValue)))
            form.members.append(JSONMember("names", .clean(change.names)))
            return form
        case .changed(let changed):
            let words = PlanWords(today: changed.today).sentences(changed)
            return MachineForm([
                JSONMember(
                    "changed",
                    .object([
                        JSONMember("change", .string(changed.change.kind.rawValue)),
                        JSONMember("names", .clean(changed.change.names)),
                        JSONMember("meals", .list(changed.meals.map { $0.members(number: nil) })),
                        JSONMember("empty", .strings(changed.empty.map(\.iso))),
                        JSONMember("message", .string(words.joined(separator: "; "))),
                    ])
                )
            ])
        }
    }
}

extension PlanDays {
    var machineForm: MachineForm {
        let rows = meals.enumerated().map { $1.members(number: $0 + 1) }
        var form = MachineForm(
            [
                JSONMember("from", .string(days.lowerBound.iso)),
                JSONMember("to", .string(days.upperBound.iso)),
                JSONMember("meals", .list(rows)),
            ],
            table: Table(
                rows,
                columns: [
                    "n", "day", "weekday", "meal", "title", "servings", "minutes", "note",
                    "leftoversOf", "source", "url",
                ]
            )
        )
        form.rows = rows
        return form
    }
}

extension HouseholdView {
    var machineForm: MachineForm {
        let rules = household.rules.map { rule in
            [
                JSONMember(
                    "person",
                    .string(orNull: rule.person.isEmpty ? nil : rule.person.clean)
                ),
                JSONMember("kind", .string(rule.kind.rawValue)),
                JSONMember("word", .string(rule.word.clean)),
            ]
        }
        return MachineForm(
            [
                JSONMember("people", .int(orNull: household.people)),
                JSONMember("rules", .list(rules)),
            ],
            table: Table(rules, columns: ["person", "kind", "word"])
        )
    }
}

extension PlannedMeal {
    /// The keys of a planned meal in JSON.
    func members(number: Int?) -> [JSONMember] {
        (number.map { [JSONMember("n", .int($0))] } ?? []) + [
            JSONMember("day", .string(day.iso)),
            JSONMember("weekday", .string(day.weekday.rawValue)),
            JSONMember("meal", .string(meal.rawValue)),
            JSONMember("title", .string(recipe.title.clean)),
            JSONMember("servings", .int(orNull: servings)),
            JSONMember("minutes", .int(orNull: recipe.times.minutes)),
            JSONMember("note", .string(orNull: note?.clean)),
            JSONMember("reasons", .strings(reasons.map(\.text))),
            JSONMember("leftoversOf", .string(orNull: leftoversOf?.iso)),
            JSONMember("source", .string(recipe.source.clean)),
            JSONMember("url", .string(orNull: recipe.link?.text)),
        ]
    }
}
