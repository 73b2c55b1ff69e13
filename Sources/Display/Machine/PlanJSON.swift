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
                        JSONMember("taken", .clean(answer.taken)),
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
        case .synced(let answer): return answer.machineForm
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

extension CookedHistory? {
    /// How often a recipe was cooked, when last, and the cook's stars; null where nobody noted any.
    var json: JSONOutput {
        guard let history = self else { return .null }
        return .object([
            JSONMember("times", .int(history.times)),
            JSONMember("last", .string(orNull: history.last?.iso)),
            JSONMember("stars", history.rating.map { .number(Double($0) / 10) } ?? .null),
        ])
    }
}

extension SyncAnswer {
    fileprivate var machineForm: MachineForm {
        MachineForm([
            JSONMember(
                "synced",
                .object([
                    JSONMember("service", .string(service.rawValue.clean)),
                    JSONMember("done", .bool(!isRehearsal)),
                    JSONMember("taken", .list(syncedChanges.filter(\.isTaken).map(\.members))),
                    JSONMember("sent", .list(syncedChanges.filter { !$0.isTaken }.map(\.members))),
                    JSONMember(
                        "conflicts",
                        .list(
                            conflicts.map { conflict in
                                [
                                    JSONMember("here", conflict.here.map(\.json) ?? .null),
                                    JSONMember("there", conflict.there.map(\.json) ?? .null),
                                ]
                            }
                        )
                    ),
                ])
            )
        ])
    }
}

extension SyncedChange {
    fileprivate var members: [JSONMember] {
        thing.members + [JSONMember("removed", .bool(isRemoval))]
    }
}

extension SyncThing {
    fileprivate var json: JSONOutput { .object(members) }

    fileprivate var members: [JSONMember] {
        switch self {
        case .meal(let day, let meal, let title):
            [
                JSONMember("kind", .string("meal")), JSONMember("day", .string(day.iso)),
                JSONMember("meal", .string(meal.rawValue)),
                JSONMember("title", .string(title.clean)),
            ]
        case .item(let text, let isDone):
            [
                JSONMember("kind", .string("item")), JSONMember("text", .string(text.clean)),
                JSONMember("done", .bool(isDone)),
            ]
        case .cooked(let day, let title):
            [
                JSONMember("kind", .string("cooked")), JSONMember("day", .string(day.iso)),
                JSONMember("title", .string(title.clean)),
            ]
        case .stars(let title, let tenths):
            [
                JSONMember("kind", .string("stars")), JSONMember("title", .string(title.clean)),
                JSONMember("stars", tenths.map { .number(Double($0) / 10) } ?? .null),
            ]
        }
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
