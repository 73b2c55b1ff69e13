import GRDB
import RecipeModel

/// Puts all that a backup holds in place of what is kept: a part of one transaction, with the backup
/// attached as `backup`. What was there stays for `undo`.
struct FavoriteRestoring {
    let db: Database
    /// The shell that asks.
    let session: String
    /// The time of the transaction.
    let now: Moment

    /// Restores; the answer names the file.
    ///
    /// - Parameters:
    ///   - withFiles: Whether files beside are restored too, so that there is something to undo in
    ///     any case.
    ///   - damaged: What the backup doesn't have as it was, and stays as it is here.
    func restore(
        named file: String,
        withFiles: Bool = false,
        without damaged: Set<BackupPart> = []
    ) throws -> KeptChange {
        try forgetFollowed()
        let isSame = try damaged.contains(.favorites) || hasSameFavorites()
        let favorites = try isSame ? Rows() : restoreFavorites()
        let kitchen = try KitchenTable.allCases.filter { !damaged.contains($0.part) }
            .flatMap(restore)
        let change = KeptChange(kind: .restored, names: [file])
        guard withFiles || !favorites.isEmpty || !kitchen.isEmpty else {
            return KeptChange(kind: .restored, names: [])
        }
        try FavoriteJournal(db: db, session: session, now: now).noteRestore(
            change,
            removed: favorites.removed,
            added: favorites.added,
            kitchen: kitchen
        )
        return change
    }

    /// Adds what isn't kept, the oldest first; the answer names the file.
    ///
    /// - Parameter keys: The keys that recipes of the backup's cookbook have here, where they are
    ///   others.
    func merge(named file: String, keys: [String: String]) throws -> KeptChange {
        try forgetFollowed()
        let tables = ["favorite"] + KitchenTable.allCases.filter(\.isOfRecipes).map(\.rawValue)
        for (old, new) in keys {
            for table in tables {
                // What is renamed to is not renamed again.
                try db.execute(
                    sql: """
                        UPDATE OR IGNORE backup.\(table) SET key = ?
                        WHERE service = 'cookbook' AND key = ?
                        """,
                    arguments: ["=\(new)", old]
                )
            }
        }
        for table in tables {
            try db.execute(
                sql: """
                    UPDATE OR IGNORE backup.\(table) SET key = substr(key, 2)
                    WHERE service = 'cookbook' AND key LIKE '=%'
                    """
            )
        }
        let added = try add(
            theirs: """
                (place, id) AS (
                    SELECT row_number() OVER (ORDER BY list.favorite_id), list.favorite_id
                    FROM backup.favorite_list AS list
                    JOIN backup.favorite AS other ON other.id = list.favorite_id
                    WHERE list.is_kept = 1 AND NOT EXISTS (
                        SELECT 1 FROM main.favorite_list AS own WHERE own.is_kept = 1
                        AND own.service = other.service AND own.key = other.key))
                """
        )
        let kitchen = try KitchenTable.allCases.flatMap(merge)
        guard !added.isEmpty || !kitchen.isEmpty else {
            return KeptChange(kind: .restored, names: [])
        }
        let change = KeptChange(kind: .restored, names: [file])
        try FavoriteJournal(db: db, session: session, now: now).noteRestore(
            change,
            removed: [],
            added: added,
            kitchen: kitchen
        )
        return change
    }

    /// What comes may read otherwise than the cookbook.
    private func forgetFollowed() throws {
        try db.execute(sql: "DROP TABLE IF EXISTS main.followed")
    }

    /// Adds the rows of a table that are not there, as far as the cook can tell them apart.
    private func merge(_ table: KitchenTable) throws -> [KitchenRecords.RowChange] {
        let records = KitchenRecords(db: db)
        let columns = table.columns
        // A food, a line, a note or a tag is the same wherever and whenever it was written.
        let alike =
            switch table {
            case .pantry: ["food"]
            case .shopping: ["text", "recipe"]
            case .note: ["service", "key", "text"]
            case .tag: ["service", "key", "tag"]
            case .plan: ["day", "meal", "service", "key"]
            case .cooked: ["service", "key", "day"]
            case .rating: ["service", "key"]
            case .household: ["person", "kind", "word"]
            case .useBy, .amount: ["food"]
            // What is which entry there is found again by what it says.
            case .link: []
            }
        guard !alike.isEmpty else { return [] }
        let isSame = alike.map { "own.\($0) IS other.\($0)" }.joined(separator: " AND ")
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT \(columns.map { "other.\($0)" }.joined(separator: ", "))
                FROM backup.\(table.rawValue) AS other WHERE NOT EXISTS (
                    SELECT 1 FROM main.\(table.rawValue) AS own WHERE \(isSame))
                ORDER BY other.id
                """
        )
        return try rows.compactMap { row in
            try records.insert(row.databaseValues.map { $0 }, in: table)
        }
    }

    private struct Rows {
        var removed: [Int64] = []
        var added: [Int64] = []
        var isEmpty: Bool { removed.isEmpty && added.isEmpty }
    }

    /// A table of what favorites hold: the column of their ids, and those besides.
    struct Content {
        let table: String
        let id: String
        let columns: [String]
    }

    /// What a favorite is made of: all that comes back with it.
    static let contents = [
        Content(
            table: "favorite",
            id: "id",
            columns: [
                "service", "key", "saved_at", "title", "recipe", "origins", "needs_no_page",
            ]
        ),
        Content(table: "favorite_page", id: "favorite_id", columns: document),
        Content(table: "favorite_picture", id: "favorite_id", columns: document),
        Content(table: "favorite_text", id: "favorite_id", columns: ["text", "links"]),
    ]

    private static let document = [
        "address", "status", "media_type", "charset", "fetched_at", "packing", "size", "body",
    ]

    /// What is made of the others: it comes back too, but tells nothing of its own.
    private static let words = Content(
        table: "favorite_words",
        id: "rowid",
        columns: ["title", "ingredients", "text"]
    )

    /// The favorites of one side with their places in the list, from 1 on.
    private static func kept(in schema: String) -> String {
        """
        (place, id) AS (
            SELECT row_number() OVER (ORDER BY favorite_id), favorite_id
            FROM \(schema).favorite_list WHERE is_kept = 1)
        """
    }

    private func hasSameFavorites() throws -> Bool {
        func count(_ schema: String) throws -> Int? {
            try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM \(schema).favorite_list WHERE is_kept = 1"
            )
        }
        guard try count("main") == count("backup") else { return false }
        // One after the other, for what all of them hold may be more than the memory.
        return try Self.contents.allSatisfy { content in
            let differences = content.columns.map { "one.\($0) IS NOT other.\($0)" }
            return try Bool.fetchOne(
                db,
                sql: """
                    WITH own \(Self.kept(in: "main")), theirs \(Self.kept(in: "backup"))
                    SELECT NOT EXISTS (
                        SELECT 1 FROM own JOIN theirs ON theirs.place = own.place
                        LEFT JOIN main.\(content.table) AS one ON one.\(content.id) = own.id
                        LEFT JOIN backup.\(content.table) AS other
                            ON other.\(content.id) = theirs.id
                        WHERE \(differences.joined(separator: " OR ")))
                    """
            ) ?? false
        }
    }

    /// Adds the backup's favorites under ids of their own, in their order and without gaps: else
    /// the numbers would double each time, and run out.
    private func restoreFavorites() throws -> Rows {
        let removed = try Int64.fetchAll(
            db,
            sql: "SELECT favorite_id FROM main.favorite_list WHERE is_kept = 1 ORDER BY 1 DESC"
        )
        try db.execute(sql: "UPDATE main.favorite_list SET is_kept = 0 WHERE is_kept = 1")
        return Rows(removed: removed, added: try add(theirs: Self.kept(in: "backup")))
    }

    /// Adds favorites of the backup under ids of their own; their ids, the last first.
    ///
    /// - Parameter theirs: Which, as a table `theirs` of their places from 1 on and their ids there.
    private func add(theirs: String) throws -> [Int64] {
        let last = try Int64.fetchOne(
            db,
            sql: "SELECT seq FROM main.sqlite_sequence WHERE name = 'favorite'"
        )
        let offset = last ?? 0
        // What is added must not change which are to be added.
        let places = try Row.fetchAll(db, sql: "WITH theirs \(theirs) SELECT place, id FROM theirs")
        try db.execute(
            sql: "CREATE TEMP TABLE theirs (place INTEGER PRIMARY KEY, id INTEGER NOT NULL)"
        )
        defer { try? db.execute(sql: "DROP TABLE temp.theirs") }
        for row in places {
            try db.execute(
                sql: "INSERT INTO temp.theirs VALUES (?, ?)",
                arguments: [row["place"] as Int64, row["id"] as Int64]
            )
        }
        for content in Self.contents + [Self.words] {
            let columns = content.columns.joined(separator: ", ")
            // Whoever is in the list is kept.
            let (mark, isKept) = content.table == "favorite" ? (", is_kept", ", 1") : ("", "")
            try db.execute(
                sql: """
                    INSERT INTO main.\(content.table) (\(content.id), \(columns)\(mark))
                    SELECT theirs.place + ?, \(columns)\(isKept)
                    FROM temp.theirs AS theirs CROSS JOIN backup.\(content.table) AS other
                        ON other.\(content.id) = theirs.id
                    """,
                arguments: [offset]
            )
        }
        return places.map { ($0["place"] as Int64) + offset }.sorted(by: >)
    }

    /// Makes a table what it is in the backup, in its order; rows at its beginning that are the same
    /// in both stay.
    private func restore(_ table: KitchenTable) throws -> [KitchenRecords.RowChange] {
        let records = KitchenRecords(db: db)
        let columns = table.columns.joined(separator: ", ")
        func rows(_ schema: String) throws -> [Int64: String] {
            let rows = try Row.fetchAll(
                db,
                sql: "SELECT id, json_array(\(columns)) AS image FROM \(schema).\(table.rawValue)"
            )
            return try Dictionary(rows.map { (Int64(try $0.number("id")), try $0.text("image")) }) {
                $1
            }
        }
        let (before, after) = (try rows("main"), try rows("backup"))
        var changes: [KitchenRecords.RowChange] = []
        // What is added comes after what stays, so only the first ones may stay.
        let order = after.keys.sorted()
        let staying = Set(order.prefix { before[$0] == after[$0] })
        for id in before.keys.sorted() where !staying.contains(id) {
            if let change = try records.remove(id, from: table) { changes.append(change) }
        }
        for id in order where !staying.contains(id) {
            let values = try Row.fetchOne(
                db,
                sql: "SELECT \(columns) FROM backup.\(table.rawValue) WHERE id = ?",
                arguments: [id]
            )
            let change = try values.flatMap {
                try records.insert($0.databaseValues.map { $0 }, in: table)
            }
            if let change { changes.append(change) }
        }
        return changes
    }
}
