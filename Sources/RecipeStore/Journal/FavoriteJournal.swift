import GRDB
import RecipeModel

/// What was done to favorites, kitchen and plan, so that it can be undone: a part of the transaction
/// under way.
struct FavoriteJournal {
    /// How many changes can be undone.
    static let depth = 200

    let db: Database
    /// The shell that asks.
    let session: String
    /// The time of the transaction.
    let now: Moment

    private var changes: ChangeTable {
        ChangeTable(db: db, name: "change", session: session, now: now)
    }

    /// Notes a change of these favorites; what was undone before is given up.
    func note(_ kind: KeptChange.Kind, of rows: [Int64]) throws {
        let change = try changes.begin(kind, names: nil)
        for (position, row) in rows.enumerated() {
            try db.execute(
                sql: "INSERT INTO change_favorite VALUES (?, ?, ?)",
                arguments: [change, position, row]
            )
        }
        try forgetOldest()
    }

    /// Notes that all favorites are removed, which they are not yet.
    func noteRemovalOfAll() throws {
        let change = try changes.begin(.removed, names: nil)
        try db.execute(
            sql: """
                INSERT INTO change_favorite
                SELECT ?, row_number() OVER (ORDER BY favorite_id DESC) - 1, favorite_id
                FROM favorite_list WHERE is_kept = 1
                """,
            arguments: [change]
        )
        try forgetOldest()
    }

    /// Notes a change of these rows of the kitchen; what was undone before is given up.
    func note(_ change: KeptChange, of rows: [KitchenRecords.RowChange]) throws {
        let id = try changes.begin(change.kind, names: change.names)
        try enter(rows, of: id)
        try forgetOldest()
    }

    private func enter(_ rows: [KitchenRecords.RowChange], of change: Int64) throws {
        for (position, row) in rows.enumerated() {
            try db.execute(
                sql: "INSERT INTO change_row VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [change, position, row.table.rawValue, row.row, row.before, row.after]
            )
        }
    }

    /// Notes that favorites and rows of the kitchen came in together, from a backup or a file. The
    /// favorites that it removed have places below 0.
    func noteRestore(
        _ change: KeptChange,
        removed: [Int64],
        added: [Int64],
        kitchen: [KitchenRecords.RowChange]
    ) throws {
        let id = try changes.begin(change.kind, names: change.names)
        try enter(kitchen, of: id)
        let insert = try db.makeStatement(sql: "INSERT INTO change_favorite VALUES (?, ?, ?)")
        for (place, row) in added.enumerated() {
            try insert.execute(arguments: [id, place, row])
        }
        for (place, row) in removed.enumerated() {
            try insert.execute(arguments: [id, -1 - place, row])
        }
        try forgetOldest()
    }

    /// Notes that a favorite's content was replaced, and in which row the older one is: as a part
    /// of a change where that is this shell's last. Returns the change that it is noted in.
    func noteRefresh(
        of row: Int64,
        before older: Int64,
        as kind: KeptChange.Kind = .refreshed,
        continuing last: Int64?
    ) throws -> Int64 {
        let change: Int64
        if let last, try last == lastRefresh() {
            change = last
        } else {
            change = try changes.begin(kind, names: nil)
        }
        for row in [row, older] {
            try db.execute(
                sql: """
                    INSERT INTO change_favorite
                    SELECT :change, count(*), :row FROM change_favorite WHERE change_id = :change
                    """,
                arguments: ["change": change, "row": row]
            )
        }
        try forgetOldest()
        return change
    }

    /// This shell's last change, where it is a refresh.
    private func lastRefresh() throws -> Int64? {
        let last = try Row.fetchOne(
            db,
            sql: """
                SELECT id, kind FROM change WHERE session = ? AND undone_order IS NULL
                ORDER BY done_order DESC LIMIT 1
                """,
            arguments: [session]
        )
        guard let last, try last.text("kind") == KeptChange.Kind.refreshed.rawValue else {
            return nil
        }
        return last["id"]
    }

    /// Undoes the last change, or redoes the one undone last; nil where there is none.
    func turn(undoing: Bool) throws -> KeptChange? { try changes.turn(undoing: undoing, bring) }

    /// When that was made or undone, in microseconds since 1970.
    func time(undoing: Bool) throws -> Int? { try changes.time(undoing: undoing) }

    /// Makes what a change was about what it was after it, or before it, and tells the names; none
    /// where nothing is left to be changed.
    private func bring(_ change: ChangeTable.Change, isDone: Bool) throws -> [String] {
        switch change.kind {
        case .kept:
            let titles = try setKept(isDone, rowsOf: change)
            let others = try bringRows(of: change, isDone: isDone)
            return titles.isEmpty ? others : titles
        case .removed: return try setKept(!isDone, rowsOf: change)
        case .refreshed, .edited: return try exchange(rowsOf: change, isDone: isDone)
        case .restored: return try bringRestore(change, isDone: isDone)
        case .stocked, .unstocked, .listed, .unlisted, .ticked, .unticked, .noted, .unnoted,
            .tagged, .untagged, .planned, .unplanned, .replanned, .cooked, .uncooked, .rated,
            .household, .synced:
            return try bringRows(of: change, isDone: isDone)
        // Those are in the journal of the cookbook.
        case .created, .deleted, .originRemoved: return []
        }
    }

    private func bringRestore(_ change: ChangeTable.Change, isDone: Bool) throws -> [String] {
        var count = 0
        // First those that go, so that none is kept twice.
        for (isKept, isAdded) in [(false, !isDone), (true, isDone)] {
            try db.execute(
                sql: """
                    UPDATE OR IGNORE favorite_list SET is_kept = :kept WHERE is_kept <> :kept
                    AND favorite_id IN (SELECT favorite_id FROM change_favorite
                        WHERE change_id = :id AND position \(isAdded ? ">=" : "<") 0)
                    """,
                arguments: ["kept": isKept, "id": change.id]
            )
            count += db.changesCount
        }
        let names = try bringRows(of: change, isDone: isDone)
        return try count > 0 || isOfFilesAlone(change) ? change.names : names
    }

    /// Whether a restore changed no row, but files beside.
    private func isOfFilesAlone(_ change: ChangeTable.Change) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT NOT EXISTS (SELECT 1 FROM change_favorite WHERE change_id = :id)
                    AND NOT EXISTS (SELECT 1 FROM change_row WHERE change_id = :id)
                """,
            arguments: ["id": change.id]
        ) ?? false
    }

    private func bringRows(of change: ChangeTable.Change, isDone: Bool) throws -> [String] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT kind, row, before, after FROM change_row WHERE change_id = ?
                ORDER BY position \(isDone ? "ASC" : "DESC")
                """,
            arguments: [change.id]
        )
        let records = KitchenRecords(db: db)
        var changesAnything = false
        for row in rows {
            guard let table = KitchenTable(rawValue: try row.text("kind")) else {
                throw DamagedRecord()
            }
            let before = String.fromDatabaseValue(row["before"])
            let after = String.fromDatabaseValue(row["after"])
            let isChanged = try records.bring(
                Int64(try row.number("row")),
                in: table,
                from: isDone ? before : after,
                to: isDone ? after : before
            )
            changesAnything = changesAnything || isChanged
        }
        return changesAnything ? change.names : []
    }

    /// Gives refreshed favorites the content that they had before, or after; tells the titles of
    /// those that are kept.
    private func exchange(rowsOf change: ChangeTable.Change, isDone: Bool) throws -> [String] {
        let rows = try Int64.fetchAll(
            db,
            sql: "SELECT favorite_id FROM change_favorite WHERE change_id = ? ORDER BY position",
            arguments: [change.id]
        )
        let records = FavoriteRecords(db: db)
        let pairs = Array(stride(from: 0, to: rows.count - 1, by: 2))
        // What was done last is undone first: a favorite may be in a change twice.
        for pair in isDone ? pairs : pairs.reversed() {
            try records.exchangeContent(of: rows[pair], and: rows[pair + 1])
        }
        return try String.fetchAll(
            db,
            sql: """
                SELECT title FROM change_favorite JOIN favorite_list USING (favorite_id)
                WHERE change_id = ? AND is_kept = 1 ORDER BY position
                """,
            arguments: [change.id]
        )
    }

    /// Keeps or removes the rows of a change where that changes anything, and tells their titles.
    private func setKept(_ isKept: Bool, rowsOf change: ChangeTable.Change) throws -> [String] {
        func titles(whereKept isKept: Bool) throws -> [String] {
            try String.fetchAll(
                db,
                sql: """
                    SELECT title FROM change_favorite JOIN favorite_list USING (favorite_id)
                    WHERE change_id = ? AND is_kept = ? ORDER BY position
                    """,
                arguments: [change.id, isKept]
            )
        }
        let wanted = try titles(whereKept: !isKept)
        let before = try titles(whereKept: isKept)
        // OR IGNORE: another shell may have kept the same recipe anew, which then stays.
        try db.execute(
            sql: """
                UPDATE OR IGNORE favorite_list SET is_kept = :kept WHERE is_kept <> :kept
                AND favorite_id IN (SELECT favorite_id FROM change_favorite WHERE change_id = :id)
                """,
            arguments: ["kept": isKept, "id": change.id]
        )
        guard db.changesCount < wanted.count else { return wanted }
        var changed = try titles(whereKept: isKept)
        for title in before {
            if let place = changed.firstIndex(of: title) { changed.remove(at: place) }
        }
        return changed
    }

    /// Lets go of the oldest changes, and of removed favorites that no change can bring back.
    private func forgetOldest() throws {
        try changes.forgetOldest(after: FavoriteJournal.depth)
        let forgotten = """
            SELECT favorite_id FROM favorite_list WHERE is_kept = 0 AND NOT EXISTS (
                SELECT 1 FROM change_favorite
                WHERE change_favorite.favorite_id = favorite_list.favorite_id)
            """
        try db.execute(sql: "DELETE FROM favorite_words WHERE rowid IN (\(forgotten))")
        try db.execute(sql: "DELETE FROM favorite_meaning WHERE rowid IN (\(forgotten))")
        try db.execute(sql: "DELETE FROM favorite WHERE id IN (\(forgotten))")
    }
}
