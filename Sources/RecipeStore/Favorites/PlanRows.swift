import GRDB
import MealPlan
import RecipeModel

/// What can be asked of the plan and done to it; each method is a part of one transaction.
struct PlanRows {
    let db: Database
    /// The shell that asks.
    let session: String
    /// The time of the transaction.
    let now: Moment

    private var records: KitchenRecords { KitchenRecords(db: db) }
    private var kitchen: KitchenRows { KitchenRows(db: db, session: session, now: now) }

    /// The meals of some days in their order.
    func meals(in days: ClosedRange<CalendarDay>) throws -> [PlannedMeal] {
        // A file that cannot be written may be of a version without the table.
        guard try db.tableExists(KitchenTable.plan.rawValue) else { return [] }
        return try Row.fetchAll(
            db,
            sql: "SELECT * FROM planned_meal WHERE day BETWEEN ? AND ? ORDER BY day, id",
            arguments: [days.lowerBound.iso, days.upperBound.iso]
        ).map(meal).sorted { ($0.day, $0.meal, $0.id) < ($1.day, $1.meal, $1.id) }
    }

    private func meal(_ row: Row) throws -> PlannedMeal {
        guard let recipe = StoredJSON.value(StoredRecipe.self, of: try row.text("recipe")) else {
            throw DamagedRecord()
        }
        return PlannedMeal(
            id: try row.number("id"),
            day: try row.day("day"),
            meal: Meal(rawValue: try row.text("meal")) ?? .dinner,
            recipe: recipe.recipe(id: try row.recipeID()),
            servings: Int.fromDatabaseValue(row["servings"]),
            note: String.fromDatabaseValue(row["note"]),
            reasons: try row.text("reasons").split(separator: "\n").compactMap {
                PlanReason(text: String($0))
            },
            leftoversOf: String.fromDatabaseValue(row["leftovers_of"]).flatMap {
                CalendarDay(iso: $0)
            },
            uid: try row.text("uid"),
            changedAt: try row.number("changed_at")
        )
    }

    /// The meals that were cooked.
    func cooked() throws -> [CookedMeal] {
        try kitchen.rows(of: .cooked).map { row in
            CookedMeal(
                id: try row.number("id"),
                recipe: try row.recipeID(),
                title: try row.text("title"),
                day: try row.day("day")
            )
        }
    }

    /// The cook's own stars, in tenths.
    func ratings() throws -> [RecipeID: Int] {
        try Dictionary(
            kitchen.rows(of: .rating).map { (try $0.recipeID(), try $0.number("tenths")) }
        ) { $1 }
    }

    /// Those who eat here.
    func household() throws -> Household {
        Household(
            try kitchen.rows(of: .household).compactMap { row in
                // A newer version may know other kinds.
                guard let kind = HouseholdRule.Kind(rawValue: try row.text("kind")) else {
                    return nil
                }
                return HouseholdRule(
                    id: try row.number("id"),
                    person: try row.text("person"),
                    kind,
                    try row.text("word"),
                    on: try row.day("day")
                )
            }
        )
    }

    /// Does a change and notes it in the journal; no names where nothing changed.
    func change(_ change: PlanChange) throws -> KeptChange {
        var done = KitchenRows.Done(kind: change.kind)
        for edit in change.edits { try carryOut(edit, &done) }
        // That two things are one is nothing that anybody would undo.
        let changes = done.rows.contains { $0.table != .link }
        done.change.names = changes ? change.names : []
        if changes {
            try FavoriteJournal(db: db, session: session, now: now)
                .note(done.change, of: done.rows)
        }
        return done.change
    }

    private func carryOut(_ edit: PlanEdit, _ done: inout KitchenRows.Done) throws {
        switch edit {
        case .add(let meal): done.add(try records.insert(values(of: meal), in: .plan))
        case .replace(let meal):
            done.add(try records.replace(Int64(meal.id), by: values(of: meal), in: .plan))
        case .remove(let id): done.add(try records.remove(Int64(id), from: .plan))
        case .cook(let meal):
            let row: [(any DatabaseValueConvertible)?] =
                meal.recipe.columns + [meal.title, meal.day.iso]
            done.add(try records.insert(row, in: .cooked))
        case .uncook(let id): done.add(try records.remove(Int64(id), from: .cooked))
        case .rate(let recipe, let tenths):
            let old = try Int64.fetchOne(
                db,
                sql: "SELECT id FROM recipe_rating WHERE service = ? AND key = ?",
                arguments: StatementArguments(recipe.columns)
            )
            switch (old, tenths) {
            case (let old?, let tenths?):
                done.add(try records.set("tenths", to: tenths, of: old, in: .rating))
            case (let old?, nil): done.add(try records.remove(old, from: .rating))
            case (nil, let tenths?):
                done.add(try records.insert(recipe.columns + [tenths], in: .rating))
            case (nil, nil): break
            }
        case .addRule(let rule):
            let row: [(any DatabaseValueConvertible)?] = [
                rule.person, rule.kind.rawValue, rule.word, rule.day.iso,
            ]
            done.add(try records.insert(row, in: .household))
        case .removeRule(let id): done.add(try records.remove(Int64(id), from: .household))
        case .unstock(let ids): try kitchen.unstock(ids, &done)
        case .leave(let amount, let id): try kitchen.setAmount(amount, of: id, &done)
        case .kitchen(let edit): try kitchen.carryOut(edit, &done)
        case .list(let entry, var link):
            let row: [(any DatabaseValueConvertible)?] = [
                entry.text, entry.name, entry.recipe, entry.isDone,
            ]
            let listed = try records.insert(row, in: .shopping)
            done.add(listed)
            link.here = listed.map { String($0.row) } ?? ""
            try put(link, &done)
        case .link(let link): try put(link, &done)
        case .unlink(let id): done.add(try records.remove(Int64(id), from: .link))
        }
    }

    /// Writes down what is which entry of a server, in place of what was written of that entry.
    private func put(_ link: ServerLink, _ done: inout KitchenRows.Done) throws {
        let row: [(any DatabaseValueConvertible)?] = [
            link.service.rawValue, link.address, link.kind.rawValue, link.here, link.there,
            link.base,
        ]
        let old = try Int64.fetchOne(
            db,
            sql: """
                SELECT id FROM server_link
                WHERE service = ? AND address = ? AND kind = ? AND there = ?
                """,
            arguments: StatementArguments([
                link.service.rawValue, link.address, link.kind.rawValue, link.there,
            ])
        )
        if let old {
            done.add(try records.replace(old, by: row, in: .link))
        } else {
            done.add(try records.insert(row, in: .link))
        }
    }

    /// What is which entry of a server.
    func links(to service: ServiceName, at address: String) throws -> [ServerLink] {
        try kitchen.rows(of: .link).compactMap { row in
            guard try row.text("service") == service.rawValue, try row.text("address") == address,
                // A newer version may know other kinds.
                let kind = ServerLink.Kind(rawValue: try row.text("kind"))
            else { return nil }
            return ServerLink(
                id: try row.number("id"),
                service: service,
                address: address,
                kind,
                here: try row.text("here"),
                there: try row.text("there"),
                base: try row.text("base")
            )
        }
    }

    /// The columns of a planned meal; one that is new gets a name for calendars.
    private func values(of meal: PlannedMeal) throws -> [(any DatabaseValueConvertible)?] {
        let uid =
            meal.uid.isEmpty
            ? (0..<4).map { _ in String(UInt32.random(in: 0 ... .max), radix: 36) }.joined()
            : meal.uid
        return [meal.day.iso, meal.meal.rawValue] + meal.recipe.id.columns + [
            meal.recipe.title, try StoredJSON.text(of: StoredRecipe(meal.recipe)), meal.servings,
            meal.note, meal.reasons.map(\.text).joined(separator: "\n"), meal.leftoversOf?.iso,
            uid, now.seconds,
        ]
    }
}

extension Row {
    /// A day as ISO 8601 writes it.
    fileprivate func day(_ column: String) throws -> CalendarDay {
        guard let day = CalendarDay(iso: try text(column)) else { throw DamagedRecord() }
        return day
    }
}
