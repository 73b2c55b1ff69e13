import GRDB
import RecipeModel

/// What can be asked of the favorites and done to them; each method is a part of one transaction.
struct FavoriteRows {
    let db: Database
    /// The shell that asks.
    let session: String
    /// The time of the transaction.
    let now: Moment

    private var records: FavoriteRecords { FavoriteRecords(db: db) }
    /// The kitchen of the same transaction.
    var kitchen: KitchenRows { KitchenRows(db: db, session: session, now: now) }
    /// The plan of the same transaction.
    var plan: PlanRows { PlanRows(db: db, session: session, now: now) }
    /// What can be undone.
    var journal: FavoriteJournal { FavoriteJournal(db: db, session: session, now: now) }

    /// When each of these recipes that is kept was kept.
    func dates(of ids: [RecipeID]) throws -> [RecipeID: Int] {
        var dates: [RecipeID: Int] = [:]
        for id in ids {
            guard let row = try records.row(of: id) else { continue }
            dates[id] = try Int.fetchOne(
                db,
                sql: "SELECT saved_at FROM favorite WHERE id = ?",
                arguments: [row]
            )
        }
        return dates
    }

    /// Which of these recipes are kept.
    func kept(among ids: [RecipeID]) throws -> Set<RecipeID> {
        try Set(ids.filter { try records.row(of: $0) != nil })
    }

    /// All that is kept of a favorite; nil when it is none.
    func content(of id: RecipeID) throws -> FavoriteContent? {
        guard let row = try records.row(of: id) else { return nil }
        var content = try records.content(of: row)
        (content.text, content.links) = try records.text(of: row)
        content.page = try records.page(of: row)
        content.picture = try records.picture(of: row)
        return content
    }

    /// Keeps what is not kept yet, and fills in what was missing of the others.
    func keep(_ contents: [FavoriteContent]) throws -> KeptChange {
        var rows: [Int64] = []
        var titles: [String] = []
        var words: [KitchenRecords.RowChange] = []
        for content in contents {
            if let row = try records.row(of: content.recipe.id) {
                try fillIn(row, from: content)
            } else {
                rows.append(try records.insert(content, savedAt: content.savedAt ?? now.seconds))
                titles.append(content.recipe.title)
            }
            words += try kitchen.add(content.own, to: content.recipe.id)
            if let stars = content.stars {
                words += try kitchen.add(stars: stars, to: content.recipe.id)
            }
        }
        let change = KeptChange(kind: .kept, names: titles)
        if !words.isEmpty {
            // One step with what is kept, so that `undo` brings both back.
            try journal.noteRestore(
                KeptChange(kind: .kept, names: contents.map(\.recipe.title)),
                removed: [],
                added: rows,
                kitchen: words
            )
        } else if !rows.isEmpty {
            try journal.note(.kept, of: rows)
        }
        return change
    }

    private func fillIn(_ row: Int64, from content: FavoriteContent) throws {
        let lacksPage = try !records.hasPage(row)
        let lacksText = try records.text(of: row).text.isEmpty
        if let page = content.page, lacksPage {
            // With its page comes all that the page says.
            let before = try records.content(of: row)
            var filled = content.changed(as: before)
            filled.needsNoPage = content.needsNoPage || before.needsNoPage
            if before.recipe.isCookable, !content.recipe.isCookable {
                (filled.recipe, filled.found) = (before.recipe, before.found)
                filled.origins = before.origins
            }
            if content.text.isEmpty {
                (filled.text, filled.links) = try records.text(of: row)
            }
            try records.replace(row, by: filled)
            try records.setPage(of: row, to: page)
        } else if lacksText, !content.text.isEmpty {
            var filled = try records.content(of: row)
            filled.text = content.text
            filled.links = content.links
            try records.replace(row, by: filled)
        }
        if let picture = content.picture, try !records.hasPicture(row) {
            try records.setPicture(of: row, to: picture)
        }
    }

    /// Fills in what is missing of a favorite.
    func fill(_ content: FavoriteContent) throws {
        guard let row = try records.row(of: content.recipe.id) else { return }
        try fillIn(row, from: content)
    }

    /// Replaces what is kept of a favorite; a page, text or picture that the newer content lacks
    /// stays as it was, for what is kept is never lost by a refresh. Where nothing is newer, nothing
    /// is changed, and there is nothing to undo.
    ///
    /// - Parameter change: The change that it goes on in; nil for one of its own.
    /// - Returns: The change that a next one of the same command goes on in.
    @discardableResult
    func refresh(_ content: FavoriteContent, continuing change: Int64?) throws -> Int64? {
        let id = content.recipe.id
        guard let row = try records.row(of: id), let older = try self.content(of: id) else {
            return change
        }
        var newer = content.changed(as: older)
        if newer.text.isEmpty { (newer.text, newer.links) = (older.text, older.links) }
        newer.page = content.page ?? older.page
        newer.picture = content.picture ?? older.picture
        guard newer != older else { return change }
        let copy = try records.copy(of: row)
        try records.replace(row, by: newer)
        if let page = content.page { try records.setPage(of: row, to: page) }
        if let picture = content.picture { try records.setPicture(of: row, to: picture) }
        return try journal.noteRefresh(of: row, before: copy, continuing: change)
    }

    /// Changes a favorite's recipe; its page, text and picture stay as they were found.
    func edit(_ content: FavoriteContent) throws -> KeptChange {
        let id = content.recipe.id
        guard let row = try records.row(of: id), let older = try self.content(of: id),
            older.recipe != content.recipe
        else { return KeptChange(kind: .edited, names: []) }
        var newer = older
        newer.recipe = content.recipe
        let found = older.found ?? older.recipe
        newer.found = newer.recipe == found ? nil : found
        let copy = try records.copy(of: row)
        try records.replace(row, by: newer)
        _ = try journal.noteRefresh(of: row, before: copy, as: .edited, continuing: nil)
        return KeptChange(kind: .edited, names: [newer.recipe.title])
    }

    /// Gives favorites the texts that their recipes have in the cookbook.
    func follow(_ recipes: [Recipe], upTo generation: Int?) throws {
        for recipe in recipes {
            guard let row = try records.row(of: recipe.id) else { continue }
            var content = try records.content(of: row)
            guard content.recipe != recipe else { continue }
            content.recipe = recipe
            (content.text, content.links) = try records.text(of: row)
            try records.replace(row, by: content)
        }
        try db.execute(sql: "DROP TABLE IF EXISTS followed")
        guard let generation else { return }
        try db.execute(sql: "CREATE TABLE followed (generation INTEGER NOT NULL)")
        try db.execute(sql: "INSERT INTO followed VALUES (?)", arguments: [generation])
    }

    /// The cookbook's change up to which favorites have its texts; nil for nobody knows.
    func followed() throws -> Int? {
        guard try db.tableExists("followed") else { return nil }
        return try Int.fetchOne(db, sql: "SELECT generation FROM followed")
    }

    /// The favorites that are a service's.
    func kept(of service: ServiceName) throws -> [RecipeID] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT CAST(key AS BLOB) AS key FROM favorite_list
                WHERE service = ? AND is_kept = 1 ORDER BY favorite_id
                """,
            arguments: [service.rawValue]
        ).map { row in
            RecipeID(service: service, key: String(decoding: try row.bytes("key"), as: UTF8.self))
        }
    }

    /// Removes what is kept of these.
    func remove(_ ids: [RecipeID]) throws -> KeptChange {
        var rows: [Int64] = []
        var titles: [String] = []
        for id in ids {
            guard let row = try records.row(of: id) else { continue }
            try db.cachedStatement(
                sql: "UPDATE favorite_list SET is_kept = 0 WHERE favorite_id = ?"
            ).execute(arguments: [row])
            rows.append(row)
            titles.append(try records.title(of: row))
        }
        if !rows.isEmpty { try journal.note(.removed, of: rows) }
        return KeptChange(kind: .removed, names: titles)
    }

    /// Removes all favorites.
    func removeAll() throws -> KeptChange {
        let titles = try String.fetchAll(
            db,
            sql: "SELECT title FROM favorite_list WHERE is_kept = 1 ORDER BY favorite_id DESC"
        )
        if !titles.isEmpty {
            try journal.noteRemovalOfAll()
            try db.execute(sql: "UPDATE favorite_list SET is_kept = 0 WHERE is_kept = 1")
        }
        return KeptChange(kind: .removed, names: titles)
    }

    /// Takes back the last change.
    func undo() throws -> KeptChange? { try journal.turn(undoing: true) }

    /// Redoes what was undone last.
    func redo() throws -> KeptChange? { try journal.turn(undoing: false) }

    /// Makes the table of words anew where it was made by other rules than today's: the words of up to
    /// so many favorites, after those that earlier calls have entered.
    func bringWordsUp(atMost limit: Int) throws {
        let words = FavoriteWords(db: db)
        if try words.isCurrent() { return }
        let last = try words.lastEntered()
        if last == nil { try db.execute(sql: "DELETE FROM favorite_words") }
        // -1e19 is below every number that an id can be.
        let rows = try Int64.fetchAll(
            db,
            sql: "SELECT id FROM favorite WHERE id > coalesce(?, -1e19) ORDER BY id LIMIT ?",
            arguments: [last, limit]
        )
        for row in rows {
            try words.enter(
                records.content(of: row).recipe,
                text: records.text(of: row).text,
                for: row
            )
        }
        try words.markCurrent(upTo: rows.count < limit ? nil : rows.last)
    }
}

extension FavoriteContent {
    /// This content with the changes that the cook made to an older one.
    fileprivate func changed(as older: FavoriteContent) -> FavoriteContent {
        guard let found = older.found else { return self }
        var changed = self
        changed.recipe = recipe.edited(from: found, to: older.recipe)
        changed.found = changed.recipe == recipe ? nil : recipe
        return changed
    }
}
