import KitchenLanguage
import MealPlan
import RecipeModel

/// One step of a cook at what is kept. Where an edit has the number of a row, it is the row's place in
/// its list here, counted from 0.
enum KeptStep {
    case keep([String])
    case remove([String])
    case removeAll
    case kitchen(KitchenEdit)
    case plan(PlanChange)
    case undo
    case redo
}

/// All that is kept as it should be, in plain memory: what the store is compared with.
struct KeptModel {
    enum Shelf: CaseIterable {
        case favorite, pantry, day, amount, shopping, note, tag, plan, cooked, stars, rule

        /// How many of a row's first values no other row has as well; 0 where any row may be twice.
        fileprivate var uniqueValues: Int {
            switch self {
            case .favorite, .pantry, .day, .amount, .stars: 1
            case .tag, .cooked: 2
            case .rule: 3
            case .shopping, .note, .plan: 0
            }
        }
    }

    private struct RowChange {
        var shelf: Shelf
        var row: Int
        var before: [String]?
        var after: [String]?
    }

    private struct Change {
        var kind: KeptChange.Kind
        var names: [String] = []
        var rows: [RowChange] = []
        var session = 0
        var madeAt = 0
        var doneAt = 0
        var undone: (at: Int, by: Int)?
    }

    private var shelves: [Shelf: [Int: [String]]] = [:]
    private var changes: [Change] = []
    /// The last number that a row, or a place in the order of changes, was given.
    private var last = 0
    /// The change under way.
    private var work = Change(kind: .kept)

    /// The rows of a shelf in their order, the numbers before the values.
    private func numbered(_ shelf: Shelf) -> [(key: Int, value: [String])] {
        let rows = (shelves[shelf] ?? [:]).sorted { $0.key < $1.key }
        guard shelf == .plan else { return rows }
        let meals = Meal.allCases.map(\.rawValue)
        func place(_ row: (key: Int, value: [String])) -> (String, Int, Int) {
            (row.value[0], meals.firstIndex(of: row.value[1]) ?? 0, row.key)
        }
        return rows.sorted { place($0) < place($1) }
    }

    /// What a cook sees of a shelf: the values of each row.
    func rows(_ shelf: Shelf) -> [[String]] { numbered(shelf).map(\.value) }

    /// Does a step, and tells what the cook is told.
    mutating func take(_ step: KeptStep, by session: Int, at time: Int) -> KeptChange? {
        switch step {
        case .undo: return turn(undoing: true, by: session)
        case .redo: return turn(undoing: false, by: session)
        case .keep(let keys):
            work = Change(kind: .kept)
            for key in keys { put(.favorite, [key, "\(time)"], "Dish \(key)") }
        case .remove(let keys):
            work = Change(kind: .removed)
            for key in keys { take(.favorite, row(.favorite, [key]), "Dish \(key)") }
        case .removeAll:
            work = Change(kind: .removed)
            for (row, values) in numbered(.favorite).reversed() {
                take(.favorite, row, "Dish \(values[0])")
            }
        case .kitchen(let edit): carryOut(edit, at: time)
        case .plan(let change):
            work = Change(kind: change.kind)
            for edit in change.edits { carryOut(edit, at: time) }
            work.names = work.rows.isEmpty ? [] : change.names
        }
        let told = KeptChange(kind: work.kind, names: work.names)
        guard !work.rows.isEmpty else { return told }
        changes.removeAll { $0.undone?.by == session }
        (last, work.session) = (last + 1, session)
        (work.madeAt, work.doneAt) = (last, last)
        changes.append(work)
        return told
    }

    // MARK: Rows

    private func row(_ shelf: Shelf, at place: Int) -> Int? {
        let rows = numbered(shelf)
        return rows.indices.contains(place) ? rows[place].key : nil
    }

    /// The row that begins with some values.
    private func row(_ shelf: Shelf, _ values: [String]) -> Int? {
        shelves[shelf]?.first { $0.value.starts(with: values) }?.key
    }

    private mutating func note(_ shelf: Shelf, _ row: Int, _ after: [String]?, _ name: String?) {
        let before = shelves[shelf]?[row]
        guard before != after else { return }
        shelves[shelf, default: [:]][row] = after
        work.rows.append(RowChange(shelf: shelf, row: row, before: before, after: after))
        // Of two lines of the list that are of one food its name is told once.
        if let name, !work.names.contains(name) { work.names.append(name) }
    }

    private mutating func put(_ shelf: Shelf, _ values: [String], _ name: String? = nil) {
        let unique = Array(values.prefix(shelf.uniqueValues))
        guard unique.isEmpty || row(shelf, unique) == nil else { return }
        last += 1
        note(shelf, last, values, name)
    }

    private mutating func take(_ shelf: Shelf, _ row: Int?, _ name: String? = nil) {
        if let row { note(shelf, row, nil, name) }
    }

    /// Gives a row another value in a column, or makes it where a shelf has one for each food.
    private mutating func set(_ shelf: Shelf, _ key: String, _ value: String, _ name: String?) {
        if let row = row(shelf, [key]) {
            note(shelf, row, [key, value], name)
        } else {
            put(shelf, [key, value], name)
        }
    }

    // MARK: Edits

    private mutating func carryOut(_ edit: KitchenEdit, at time: Int) {
        func begin(_ kind: KeptChange.Kind) {
            if work.kind != .synced { work = Change(kind: kind) }
        }
        switch edit {
        case .stock(let names, let isStaple, let bought, let day, let amounts):
            begin(.stocked)
            let rows = bought.map { row(.shopping, at: $0) }
            for name in names { stock(name, isStaple, day, amounts[name]) }
            for row in rows { take(.shopping, row) }
            if work.names.isEmpty, !work.rows.isEmpty { work.names = names }
        case .unstock(let places):
            begin(.unstocked)
            unstock(places)
        case .list(let entries):
            begin(.listed)
            for entry in entries {
                let values = [entry.text, entry.name, entry.recipe ?? "-", "\(entry.isDone)"]
                put(.shopping, values, entry.name)
            }
        case .unlist(let places):
            begin(.unlisted)
            for row in places.map({ row(.shopping, at: $0) }) {
                take(.shopping, row, row.flatMap { shelves[.shopping]?[$0]?[1] })
            }
        case .tick(let places, let isDone):
            begin(isDone ? .ticked : .unticked)
            for case let row? in places.map({ row(.shopping, at: $0) }) {
                var values = shelves[.shopping]?[row] ?? []
                values[3] = "\(isDone)"
                note(.shopping, row, values, values[1])
            }
        case .note(let text, let recipes):
            begin(.noted)
            for recipe in recipes { put(.note, [recipe.id.key, text, "\(time)"], recipe.title) }
        case .unnote(let places, let recipe):
            begin(.unnoted)
            for row in places.map({ row(.note, at: $0) }) { take(.note, row, recipe.title) }
        case .tag(let tags, let recipes):
            begin(.tagged)
            for recipe in recipes {
                for tag in tags { put(.tag, [recipe.id.key, tag], recipe.title) }
            }
        case .untag(let tags, let recipes):
            begin(.untagged)
            for recipe in recipes {
                for tag in tags { take(.tag, row(.tag, [recipe.id.key, tag]), recipe.title) }
            }
        }
    }

    private mutating func stock(
        _ name: String,
        _ isStaple: Bool,
        _ day: CalendarDay?,
        _ amount: String?
    ) {
        let food = FoodWords(name).words.joined(separator: " ")
        guard !food.isEmpty else { return }
        let old = row(.pantry, [food])
        put(.pantry, [food, name, "\(isStaple)"], name)
        if let old, isStaple {
            note(.pantry, old, [food, shelves[.pantry]?[old]?[1] ?? "", "true"], name)
        }
        let known = row(.amount, [food]).flatMap { shelves[.amount]?[$0]?[1] }
        if let amount {
            let sum = old == nil ? nil : known.map { PantryAmount.sum([$0, amount]) }
            set(.amount, food, sum ?? amount, name)
        } else {
            take(.amount, row(.amount, [food]), name)
        }
        if let day { set(.day, food, day.iso, name) }
    }

    private mutating func unstock(_ places: [Int]) {
        for case let row? in places.map({ row(.pantry, at: $0) }) {
            let values = shelves[.pantry]?[row] ?? []
            take(.pantry, row, values[1])
            for shelf in [Shelf.day, .amount] { take(shelf, self.row(shelf, [values[0]])) }
        }
    }

    private mutating func carryOut(_ edit: PlanEdit, at time: Int) {
        func values(_ meal: PlannedMeal, _ key: String) -> [String] {
            [meal.day.iso, meal.meal.rawValue, key, "\(meal.servings ?? 0)", "\(time)"]
        }
        switch edit {
        case .add(let meal): put(.plan, values(meal, meal.recipe.id.key))
        case .replace(let meal):
            guard let row = row(.plan, at: meal.id), let old = shelves[.plan]?[row] else { return }
            note(.plan, row, values(meal, old[2]), nil)
        case .remove(let place): take(.plan, row(.plan, at: place))
        case .cook(let meal): put(.cooked, [meal.recipe.key, meal.day.iso])
        case .uncook(let place): take(.cooked, row(.cooked, at: place))
        case .rate(let recipe, let tenths?): set(.stars, recipe.key, "\(tenths)", nil)
        case .rate(let recipe, nil): take(.stars, row(.stars, [recipe.key]))
        case .addRule(let rule):
            put(.rule, [rule.person, rule.kind.rawValue, rule.word, rule.day.iso])
        case .removeRule(let place): take(.rule, row(.rule, at: place))
        case .unstock(let places): unstock(places)
        case .leave(let amount, let place):
            guard let row = row(.pantry, at: place) else { return }
            set(.amount, shelves[.pantry]?[row]?[0] ?? "", amount, nil)
        case .kitchen(let edit): carryOut(edit, at: time)
        case .list, .link, .unlink: break
        }
    }

    // MARK: Undo and redo

    private mutating func turn(undoing: Bool, by session: Int) -> KeptChange? {
        while let place = undoing ? lastDone(by: session) : lastUndone(by: session) {
            last += 1
            if undoing {
                changes[place].undone = (last, session)
            } else {
                (changes[place].undone, changes[place].doneAt) = (nil, last)
            }
            let change = changes[place]
            let changed = bring(undoing ? change.rows.reversed() : change.rows, undoing: undoing)
            guard !changed.isEmpty else { continue }
            let titles = change.rows.filter { $0.shelf == .favorite && changed.contains($0.row) }
                .map { "Dish \(($0.before ?? $0.after ?? [])[0])" }
            return KeptChange(kind: change.kind, names: titles.isEmpty ? change.names : titles)
        }
        return nil
    }

    /// Makes rows what they were where nobody else changed them since; tells which.
    private mutating func bring(_ rows: [RowChange], undoing: Bool) -> Set<Int> {
        var changed: Set<Int> = []
        for row in rows {
            let (old, new) = undoing ? (row.after, row.before) : (row.before, row.after)
            guard shelves[row.shelf]?[row.row] == old else { continue }
            let unique = Array((new ?? []).prefix(row.shelf.uniqueValues))
            if old == nil, !unique.isEmpty, self.row(row.shelf, unique) != nil { continue }
            shelves[row.shelf, default: [:]][row.row] = new
            changed.insert(row.row)
        }
        return changed
    }

    private func lastDone(by session: Int) -> Int? {
        let isNew = !changes.contains { $0.session == session }
        return changes.indices
            .filter { changes[$0].undone == nil && (isNew || changes[$0].session == session) }
            .max { changes[$0].doneAt < changes[$1].doneAt }
    }

    private func lastUndone(by session: Int) -> Int? {
        func last(_ holds: (Change) -> Bool) -> Int? {
            changes.indices.filter { changes[$0].undone != nil && holds(changes[$0]) }
                .max { (changes[$0].undone?.at ?? 0) < (changes[$1].undone?.at ?? 0) }
        }
        if let own = last({ $0.undone?.by == session }) { return own }
        if changes.contains(where: { $0.session == session }) { return nil }
        let lastMade = changes.map(\.madeAt).max() ?? 0
        return last { ($0.undone?.at ?? 0) > lastMade }
    }
}
