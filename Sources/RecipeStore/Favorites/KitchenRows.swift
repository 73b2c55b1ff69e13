import GRDB
import KitchenLanguage
import MealPlan
import RecipeModel

/// What can be asked of the kitchen and done to it; each method is a part of one transaction.
struct KitchenRows {
    let db: Database
    /// The shell that asks.
    let session: String
    /// The time of the transaction.
    let now: Moment

    private var records: KitchenRecords { KitchenRecords(db: db) }

    /// What is in the house, in the order in which it was added.
    func pantry() throws -> [PantryItem] {
        let days = try Dictionary(
            rows(of: .useBy).map { (try $0.text("food"), CalendarDay(iso: try $0.text("day"))) }
        ) { $1 }
        let amounts = try Dictionary(
            rows(of: .amount).map { (try $0.text("food"), try $0.text("amount")) }
        ) { $1 }
        return try rows(of: .pantry).map { row in
            PantryItem(
                id: try row.number("id"),
                name: try row.text("name"),
                isStaple: try row.number("is_staple") != 0,
                until: try days[row.text("food")] ?? nil,
                amount: try amounts[row.text("food")]
            )
        }
    }

    /// What is on the shopping list, in the order in which it was put there.
    func shopping() throws -> [ShoppingEntry] {
        try rows(of: .shopping).map { row in
            ShoppingEntry(
                id: try row.number("id"),
                text: try row.text("text"),
                name: try row.text("name"),
                recipe: String.fromDatabaseValue(row["recipe"]),
                isDone: try row.number("is_done") != 0
            )
        }
    }

    /// The cook's own words, by recipe.
    func ownWords() throws -> [RecipeID: OwnWords] {
        var words: [RecipeID: OwnWords] = [:]
        for row in try rows(of: .note) {
            let note = RecipeNote(
                id: try row.number("id"),
                text: try row.text("text"),
                writtenAt: try row.number("written_at")
            )
            words[try row.recipeID(), default: OwnWords()].notes.append(note)
        }
        for row in try rows(of: .tag) {
            words[try row.recipeID(), default: OwnWords()].tags.append(try row.text("tag"))
        }
        for id in words.keys { words[id]?.tags.sort() }
        return words
    }

    /// Does something and notes it in the journal.
    func edit(_ edit: KitchenEdit) throws -> KeptChange {
        var done = Done(kind: edit.kind)
        try carryOut(edit, &done)
        let change = done.change
        if !done.rows.isEmpty {
            try FavoriteJournal(db: db, session: session, now: now).note(change, of: done.rows)
        }
        return change
    }

    /// Does something as a part of a change.
    func carryOut(_ edit: KitchenEdit, _ done: inout Done) throws {
        switch edit {
        case .stock(let names, let asStaples, let bought, let day, let amounts):
            for name in names {
                try stock(name, isStaple: asStaples, until: day, amount: amounts[name], &done)
            }
            for id in bought { done.add(try records.remove(Int64(id), from: .shopping)) }
            if done.change.names.isEmpty, !done.rows.isEmpty { done.change.names = names }
        case .unstock(let ids): try unstock(ids, &done)
        case .list(let entries):
            for entry in entries {
                let row: [(any DatabaseValueConvertible)?] = [
                    entry.text, entry.name, entry.recipe, entry.isDone,
                ]
                done.add(try records.insert(row, in: .shopping), entry.name)
            }
        case .unlist(let ids): try remove(ids, from: .shopping, named: 1, &done)
        case .tick(let ids, let isDone):
            for id in ids {
                let change = try records.set("is_done", to: isDone, of: Int64(id), in: .shopping)
                done.add(change, try name(change, at: 1))
            }
        case .note(let text, let recipes):
            for recipe in recipes {
                let row: [(any DatabaseValueConvertible)?] =
                    recipe.id.columns + [text, now.seconds]
                done.add(try records.insert(row, in: .note), recipe.title)
            }
        case .unnote(let ids, let recipe):
            for id in ids {
                done.add(try records.remove(Int64(id), from: .note), recipe.title)
            }
        case .tag(let tags, let recipes):
            for recipe in recipes {
                for tag in tags {
                    let row: [(any DatabaseValueConvertible)?] = recipe.id.columns + [tag]
                    done.add(try records.insert(row, in: .tag), recipe.title)
                }
            }
        case .untag(let tags, let recipes):
            for recipe in recipes {
                for tag in tags {
                    guard let row = try row(ofTag: tag, on: recipe.id) else { continue }
                    done.add(try records.remove(row, from: .tag), recipe.title)
                }
            }
        }
    }

    /// Adds notes and tags that came with a recipe; those that are there are not written twice.
    func add(_ words: OwnWords, to id: RecipeID) throws -> [KitchenRecords.RowChange] {
        guard !words.isEmpty else { return [] }
        var changes: [KitchenRecords.RowChange] = []
        for note in words.notes {
            let isThere = try Bool.fetchOne(
                db,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM recipe_note
                    WHERE service = ? AND key = ? AND text = ?)
                    """,
                arguments: StatementArguments(id.columns + [note.text])
            )
            guard isThere == false else { continue }
            // Nobody wrote a note in 1970: its file didn't tell when.
            let time = note.writtenAt > 0 ? note.writtenAt : now.seconds
            let row: [(any DatabaseValueConvertible)?] = id.columns + [note.text, time]
            changes += try [records.insert(row, in: .note)].compactMap { $0 }
        }
        for tag in words.tags {
            let row: [(any DatabaseValueConvertible)?] = id.columns + [tag]
            changes += try [records.insert(row, in: .tag)].compactMap { $0 }
        }
        return changes
    }

    /// Gives a recipe stars, where it has none yet.
    func add(stars tenths: Int, to id: RecipeID) throws -> [KitchenRecords.RowChange] {
        let row: [(any DatabaseValueConvertible)?] = id.columns + [tenths]
        return try [records.insert(row, in: .rating)].compactMap { $0 }
    }

    /// What an edit has done so far.
    struct Done {
        var change: KeptChange
        var rows: [KitchenRecords.RowChange] = []

        init(kind: KeptChange.Kind) { change = KeptChange(kind: kind, names: []) }

        mutating func add(_ row: KitchenRecords.RowChange?, _ name: String? = nil) {
            guard let row else { return }
            rows.append(row)
            if let name, !change.names.contains(name) { change.names.append(name) }
        }
    }

    private func stock(
        _ name: String,
        isStaple: Bool,
        until day: CalendarDay?,
        amount: String?,
        _ done: inout Done
    ) throws {
        let food = FoodWords(name).words.joined(separator: " ")
        guard !food.isEmpty else { return }
        let row = try Int64.fetchOne(
            db,
            sql: "SELECT id FROM pantry_item WHERE food = ?",
            arguments: [food]
        )
        if row == nil {
            done.add(try records.insert([food, name, isStaple], in: .pantry), name)
        } else if let row, isStaple {
            done.add(try records.set("is_staple", to: true, of: row, in: .pantry), name)
        }
        // Where it was there without an amount, nobody knows how much it was.
        let known = try row.flatMap { _ in try self.row(of: food, in: .amount) }
            .flatMap { try text("amount", of: $0, in: .amount) }
        if let amount {
            let sum = known.map { PantryAmount.sum([$0, amount]) } ?? amount
            done.add(try put("amount", sum, on: food, in: .amount), name)
        } else if let old = try self.row(of: food, in: .amount) {
            done.add(try records.remove(old, from: .amount), name)
        }
        if let day { done.add(try put("day", day.iso, on: food, in: .useBy), name) }
    }

    /// Says how much of a food of the pantry is left; nothing where it isn't there any more.
    func setAmount(_ amount: String, of id: Int, _ done: inout Done) throws {
        guard let food = try text("food", of: Int64(id), in: .pantry) else { return }
        let name = try text("name", of: Int64(id), in: .pantry)
        done.add(try put("amount", amount, on: food, in: .amount), name)
    }

    /// Says something of a food in a table that has a row for each.
    private func put(
        _ column: String,
        _ value: String,
        on food: String,
        in table: KitchenTable
    ) throws -> KitchenRecords.RowChange? {
        if let row = try row(of: food, in: table) {
            return try records.set(column, to: value, of: row, in: table)
        }
        return try records.insert([food, value], in: table)
    }

    private func row(of food: String, in table: KitchenTable) throws -> Int64? {
        try Int64.fetchOne(
            db,
            sql: "SELECT id FROM \(table.rawValue) WHERE food = ?",
            arguments: [food]
        )
    }

    private func text(_ column: String, of row: Int64, in table: KitchenTable) throws -> String? {
        try String.fetchOne(
            db,
            sql: "SELECT \(column) FROM \(table.rawValue) WHERE id = ?",
            arguments: [row]
        )
    }

    /// Removes foods from the pantry, until when they are good, and how much of them there is.
    func unstock(_ ids: [Int], _ done: inout Done) throws {
        for id in ids {
            let change = try records.remove(Int64(id), from: .pantry)
            done.add(change, try name(change, at: 1))
            guard change != nil else { continue }
            let food = try name(change, at: 0)
            for table in [KitchenTable.useBy, .amount] {
                guard let row = try row(of: food, in: table) else { continue }
                done.add(try records.remove(row, from: table))
            }
        }
    }

    private func remove(
        _ ids: [Int],
        from table: KitchenTable,
        named column: Int,
        _ done: inout Done
    ) throws {
        for id in ids {
            let change = try records.remove(Int64(id), from: table)
            done.add(change, try name(change, at: column))
        }
    }

    private func name(_ change: KitchenRecords.RowChange?, at column: Int) throws -> String {
        guard let image = change?.before else { return "" }
        return try String.fetchOne(
            db,
            sql: "SELECT json_extract(?, '$[\(column)]')",
            arguments: [image]
        ) ?? ""
    }

    private func row(ofTag tag: String, on id: RecipeID) throws -> Int64? {
        try Int64.fetchOne(
            db,
            sql: "SELECT id FROM recipe_tag WHERE service = ? AND key = ? AND tag = ?",
            arguments: StatementArguments(id.columns + [tag])
        )
    }

    func rows(of table: KitchenTable) throws -> [Row] {
        // A file that cannot be written may be of a version without these tables.
        guard try db.tableExists(table.rawValue) else { return [] }
        return try Row.fetchAll(db, sql: "SELECT * FROM \(table.rawValue) ORDER BY id")
    }
}

extension KitchenEdit {
    /// The kind of change that it makes.
    fileprivate var kind: KeptChange.Kind {
        switch self {
        case .stock: .stocked
        case .unstock: .unstocked
        case .list: .listed
        case .unlist: .unlisted
        case .tick(_, let isDone): isDone ? .ticked : .unticked
        case .note: .noted
        case .unnote: .unnoted
        case .tag: .tagged
        case .untag: .untagged
        }
    }
}

extension RecipeID {
    /// Service and key as they stand in the kitchen's tables: SQLite ends a text at a zero byte.
    var columns: [(any DatabaseValueConvertible)?] {
        [service.rawValue, key].map { $0.filter { $0 != "\0" } }
    }
}

extension Row {
    func recipeID() throws -> RecipeID {
        RecipeID(service: ServiceName(rawValue: try text("service")), key: try text("key"))
    }
}
