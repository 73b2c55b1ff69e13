import RecipeModel
import ShellAnswers

/// Answers of the kitchen as JSON.
enum KitchenJSON {
    static func members(of answer: KitchenAnswer) -> [JSONMember] {
        switch answer {
        case .pantry(let items, let staples):
            [
                JSONMember("foods", .array(items.map(food))),
                JSONMember("staples", .strings(staples.map(\.clean))),
            ]
        case .shopping(let list): [JSONMember("items", .array(list.numbered.map(item)))]
        case .missing(let title, let tally):
            [JSONMember("title", .string(title.clean))] + members(of: tally)
        case .changed(let change, let leftOut):
            [
                JSONMember("change", .string(change.kind.rawValue)),
                JSONMember("names", .strings(change.names.map(\.clean))),
                JSONMember("leftOut", .strings(leftOut.map(\.clean))),
            ]
        case .words(let title, let words):
            [
                JSONMember("title", .string(title.clean)),
                JSONMember("notes", .strings(words.notes.map(\.text.clean))),
                JSONMember("tags", .strings(words.tags.map(\.clean))),
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
            ]
        case .timers(let rows), .timersStopped(let rows):
            [JSONMember("timers", .array(rows.map { .object(timer($0)) }))]
        case .timerStarted(let row), .timerRang(let row): timer(row)
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
            ] + (why.reasons.tally.map(members) ?? [])
        }
    }

    private static func food(_ item: PantryItem) -> JSONOutput {
        .object([
            JSONMember("name", .string(item.name.clean)),
            JSONMember("staple", .bool(item.isStaple)),
        ])
    }

    private static func item(_ row: NumberedItem) -> JSONOutput {
        .object([
            JSONMember("n", .int(row.number)),
            JSONMember("aisle", .string(row.aisle.rawValue)),
            JSONMember("food", .string(row.item.food.clean)),
            JSONMember("amounts", .strings(row.item.amounts.map { $0.text() })),
            JSONMember("text", .string(row.item.text.clean)),
            JSONMember("done", .bool(row.item.isDone)),
            JSONMember("recipes", .strings(row.item.recipes.map(\.clean))),
        ])
    }

    private static func members(of tally: PantryTally) -> [JSONMember] {
        [
            JSONMember("have", .int(tally.have)), JSONMember("need", .int(tally.need)),
            JSONMember("missing", .strings(tally.missing.map(\.clean))),
            JSONMember("staples", .strings(tally.staples.map(\.clean))),
        ]
    }

    private static func timer(_ row: TimerRow) -> [JSONMember] {
        [
            JSONMember("name", .string(row.name.clean)), JSONMember("left", .int(row.left)),
            JSONMember("seconds", .int(row.length)),
        ]
    }
}
