import Documents
import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch
import ShellAnswers

extension KitchenAnswer {
    var machineForm: MachineForm {
        MachineForm([JSONMember(name, .object(members))], table: table)
    }

    private var table: Table? {
        switch self {
        case .shopping(let list):
            Table(
                header: ["n", "aisle", "item", "done", "recipes"],
                rows: list.numbered.flatMap { aisle, items in
                    items.map { number, item in
                        [
                            String(number), aisle.title, item.text.clean, String(item.isDone),
                            item.recipes.map(\.clean).joined(separator: "; "),
                        ]
                    }
                }
            )
        case .pantry(let items, _):
            Table(
                header: ["food", "staple", "until", "amount"],
                rows: items.map {
                    [
                        $0.name.clean, String($0.isStaple), $0.until?.iso ?? "",
                        $0.amount?.clean ?? "",
                    ]
                }
            )
        default: nil
        }
    }

    /// The answer's fixed name, which is its key in JSON.
    private var name: String {
        switch self {
        case .pantry: "pantry"
        case .shopping: "shopping"
        case .missing: "missing"
        case .asked: "answer"
        case .changed: "changed"
        case .words: "words"
        case .units: "units"
        case .step: "step"
        case .timers: "timers"
        case .timerStarted: "timer"
        case .timersStopped: "stopped"
        case .timersPaused: "paused"
        case .timersResumed: "resumed"
        case .timersProlonged: "prolonged"
        case .timerRang: "rang"
        case .why: "why"
        }
    }

    private var members: [JSONMember] {
        switch self {
        case .pantry(let items, let staples):
            [
                JSONMember("foods", .list(items.map(\.members))),
                JSONMember("staples", .clean(staples)),
            ]
        case .shopping(let list): [JSONMember("items", .list(list.rows))]
        case .missing(let title, let tally):
            [JSONMember("title", .string(title.clean))] + tally.members
        case .asked(let asked): asked.members
        case .changed(let change, let leftOut, let optional, let bought):
            [
                JSONMember("change", .string(change.kind.rawValue)),
                JSONMember("names", .clean(change.names)),
                JSONMember("leftOut", .clean(leftOut)),
                JSONMember("optional", .clean(optional)),
            ] + (bought.isEmpty ? [] : [JSONMember("offList", .clean(bought))])
        case .words(let title, let words):
            [
                JSONMember("title", .string(title.clean)),
                JSONMember("notes", .strings(words.notes.map(\.text.clean))),
                JSONMember("tags", .clean(words.tags)),
            ]
        case .units(let system): [JSONMember("units", .string(system?.rawValue ?? "original"))]
        case .step(let step):
            [
                JSONMember("title", .string(step.title.clean)),
                JSONMember("number", .int(step.step.number)),
                JSONMember("count", .int(step.count)),
                JSONMember("text", .string(step.step.text.clean)),
                JSONMember("ingredients", .strings(step.step.ingredients.map(\.text.clean))),
                JSONMember("seconds", .array(step.step.times.map { .int($0.seconds) })),
                JSONMember("timers", .strings(step.step.timerOffers.map(\.command.clean))),
                JSONMember("temperatures", .strings(step.step.temperatures.map(\.clean))),
            ]
        case .timers(let rows), .timersStopped(let rows), .timersPaused(let rows),
            .timersResumed(let rows), .timersProlonged(let rows):
            [JSONMember("timers", .list(rows.map(\.members)))]
        case .timerStarted(let row), .timerRang(let row): row.members
        case .why(let why):
            [
                JSONMember("title", .string(why.title.clean)),
                JSONMember("n", .int(why.number)),
                JSONMember(
                    "met",
                    .strings(why.reasons.grounds.map { $0.condition.words.clean })
                ),
                JSONMember("tier", .int(orNull: why.reasons.tier)),
                JSONMember("ingredients", .int(why.reasons.ingredients)),
                JSONMember("fromPantry", .int(orNull: why.reasons.tally?.fromPantry)),
                JSONMember("shared", .int(orNull: why.reasons.score?.shared)),
                JSONMember("others", .int(orNull: why.reasons.score?.others)),
                JSONMember("cooked", why.history.json),
            ] + (why.reasons.tally?.members ?? [])
        }
    }
}

extension PantryItem {
    fileprivate var members: [JSONMember] {
        [
            JSONMember("name", .string(name.clean)), JSONMember("staple", .bool(isStaple)),
            JSONMember("until", .string(orNull: until?.iso)),
            JSONMember("amount", .string(orNull: amount?.clean)),
        ]
    }
}

extension ShoppingList {
    fileprivate var rows: [[JSONMember]] {
        numbered.flatMap { aisle, items in
            items.map { number, item in
                [
                    JSONMember("n", .int(number)),
                    JSONMember("aisle", .string(aisle.rawValue)),
                    JSONMember("food", .string(item.food.clean)),
                    JSONMember("amounts", .strings(item.amounts.map { $0.text() })),
                    JSONMember("text", .string(item.text.clean)),
                    JSONMember("done", .bool(item.isDone)),
                    JSONMember("recipes", .clean(item.recipes)),
                    JSONMember("days", .strings(item.plannedDays.map(\.iso))),
                ]
            }
        }
    }
}

extension PantryTally {
    fileprivate var members: [JSONMember] {
        [
            JSONMember("have", .int(have)), JSONMember("need", .int(need)),
            JSONMember("missing", .clean(missing)), JSONMember("staples", .clean(staples)),
        ]
    }
}

extension TimerRow {
    fileprivate var members: [JSONMember] {
        [
            JSONMember("name", .string(name.clean)), JSONMember("left", .int(left)),
            JSONMember("seconds", .int(length)), JSONMember("paused", .bool(isPaused)),
        ]
    }
}
