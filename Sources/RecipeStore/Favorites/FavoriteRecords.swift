import Foundation
import GRDB
import RecipeModel

/// Something kept that does not read as it was written: the file is damaged.
struct DamagedRecord: Error {}

/// Favorites as rows: each method is a part of the transaction under way.
struct FavoriteRecords {
    let db: Database

    /// The row of a kept recipe; nil when it is not kept.
    func row(of id: RecipeID) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT favorite_id FROM favorite_list
                    WHERE service = CAST(? AS TEXT) AND key = CAST(? AS TEXT) AND is_kept = 1
                    """
            ),
            arguments: [id.service.rawValue.whole, id.key.whole]
        )
    }

    /// Adds a favorite with all its content at the top of the list, or at `row`.
    func insert(_ content: FavoriteContent, savedAt: Int, row: Int64? = nil) throws -> Int64 {
        let recipe = content.recipe
        try db.execute(
            sql: """
                INSERT INTO favorite
                    (id, service, key, is_kept, saved_at, title, recipe, origins, needs_no_page)
                VALUES (?, CAST(? AS TEXT), CAST(? AS TEXT), 1, ?, ?, ?, ?, ?)
                """,
            arguments: [
                row, recipe.id.service.rawValue.whole, recipe.id.key.whole, savedAt, recipe.title,
                try StoredJSON.text(of: StoredRecipe(recipe, found: content.found)),
                try StoredJSON.text(of: content.origins.mapValues(\.rawValue)),
                content.needsNoPage,
            ]
        )
        let row = db.lastInsertedRowID
        try setText(of: row, to: content)
        if let page = content.page { try setPage(of: row, to: page) }
        if let picture = content.picture { try setPicture(of: row, to: picture) }
        return row
    }

    /// Replaces the recipe, its text and links by newer ones.
    func replace(_ row: Int64, by content: FavoriteContent) throws {
        try db.execute(
            sql: """
                UPDATE favorite SET title = ?, recipe = ?, origins = ?, needs_no_page = ?
                WHERE id = ?
                """,
            arguments: [
                content.recipe.title,
                try StoredJSON.text(of: StoredRecipe(content.recipe, found: content.found)),
                try StoredJSON.text(of: content.origins.mapValues(\.rawValue)),
                content.needsNoPage, row,
            ]
        )
        try setText(of: row, to: content)
    }

    private func setText(of row: Int64, to content: FavoriteContent) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO favorite_text (favorite_id, text, links)
                VALUES (?, CAST(? AS TEXT), ?)
                """,
            arguments: [
                row, content.text.whole, try StoredJSON.text(of: content.links.map(\.text)),
            ]
        )
        try FavoriteWords(db: db).enter(content.recipe, text: content.text, for: row)
    }

    /// Keeps a page in place of an older one.
    func setPage(of row: Int64, to page: FetchedDocument) throws {
        try setDocument(page, in: "favorite_page", of: row, packed: Gzip.pack(page.body))
    }

    /// Keeps a picture in place of an older one; pictures are packed by their own form.
    func setPicture(of row: Int64, to picture: FetchedDocument) throws {
        try setDocument(picture, in: "favorite_picture", of: row, packed: nil)
    }

    private func setDocument(
        _ document: FetchedDocument,
        in table: String,
        of row: Int64,
        packed: [UInt8]?
    ) throws {
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO \(table) (favorite_id, address, status, media_type, charset,
                    fetched_at, packing, size, body)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                row, document.address.text, document.status, document.mediaType, document.charset,
                document.fetchedAt, packed == nil ? "none" : "gzip", document.body.count,
                Data(packed ?? document.body),
            ]
        )
    }

    /// All that is kept in a row, except documents.
    func content(of row: Int64) throws -> FavoriteContent {
        guard
            let values = try Row.fetchOne(
                db,
                sql: """
                    SELECT \(FavoriteRecords.idColumns), recipe, origins, needs_no_page
                    FROM favorite WHERE id = ?
                    """,
                arguments: [row]
            )
        else { throw DamagedRecord() }
        let (recipe, found) = try FavoriteRecords.recipes(values)
        var content = FavoriteContent(
            recipe: recipe,
            found: found,
            needsNoPage: values["needs_no_page"]
        )
        guard
            let origins = StoredJSON.value([String: String].self, of: try values.text("origins"))
        else { throw DamagedRecord() }
        content.origins = origins.compactMapValues(FieldOrigin.init(rawValue:))
        return content
    }

    /// The title of a row.
    func title(of row: Int64) throws -> String {
        try String.fetchOne(
            db.cachedStatement(sql: "SELECT title FROM favorite_list WHERE favorite_id = ?"),
            arguments: [row]
        ) ?? ""
    }

    /// The readable text of a row, with its links.
    func text(of row: Int64) throws -> (text: String, links: [WebAddress]) {
        guard
            let values = try Row.fetchOne(
                db,
                sql: """
                    SELECT CAST(text AS BLOB) AS text, links
                    FROM favorite_text WHERE favorite_id = ?
                    """,
                arguments: [row]
            ),
            let links = StoredJSON.value([String].self, of: try values.text("links"))
        else { throw DamagedRecord() }
        let text = String(decoding: try values.bytes("text"), as: UTF8.self)
        return (text, links.compactMap { WebAddress($0) })
    }

    /// Whether a page is kept in a row.
    func hasPage(_ row: Int64) throws -> Bool { try has("favorite_page", row) }

    /// Whether a picture is kept in a row.
    func hasPicture(_ row: Int64) throws -> Bool { try has("favorite_picture", row) }

    private func has(_ table: String, _ row: Int64) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE favorite_id = ?)",
            arguments: [row]
        ) ?? false
    }

    /// The page of a row; nil where none is kept.
    func page(of row: Int64) throws -> FetchedDocument? {
        try document(of: row, in: "favorite_page")
    }

    /// The picture of a row; nil where none is kept.
    func picture(of row: Int64) throws -> FetchedDocument? {
        try document(of: row, in: "favorite_picture")
    }

    private func document(of row: Int64, in table: String) throws -> FetchedDocument? {
        guard
            let values = try Row.fetchOne(
                db,
                sql: "SELECT * FROM \(table) WHERE favorite_id = ?",
                arguments: [row]
            )
        else { return nil }
        let size = try values.number("size")
        let kept = try values.bytes("body")
        let body = try values.text("packing") == "gzip" ? Gzip.unpack(kept, size: size) : kept
        guard let address = WebAddress(try values.text("address")), let body, body.count == size
        else { throw DamagedRecord() }
        return FetchedDocument(
            address: address,
            status: try values.number("status"),
            mediaType: values["media_type"],
            charset: values["charset"],
            body: body,
            fetchedAt: try values.number("fetched_at")
        )
    }

    /// The columns that make a `RecipeID`, as bytes: GRDB ends a text that it reads at a zero byte.
    static let idColumns = "CAST(service AS BLOB) AS service, CAST(key AS BLOB) AS key"

    /// The recipe of a row with `idColumns` and `recipe`.
    static func recipe(_ values: Row) throws -> Recipe { try recipes(values).recipe }

    /// The same, with the recipe as it was found where the cook changed it since.
    private static func recipes(_ values: Row) throws -> (recipe: Recipe, found: Recipe?) {
        guard let stored = StoredJSON.value(StoredRecipe.self, of: try values.text("recipe")) else {
            throw DamagedRecord()
        }
        let service = String(decoding: try values.bytes("service"), as: UTF8.self)
        let key = String(decoding: try values.bytes("key"), as: UTF8.self)
        let id = RecipeID(service: ServiceName(rawValue: service), key: key)
        return (stored.recipe(id: id), stored.found(id: id))
    }
}

extension String {
    /// The text as bytes, to be cast back: GRDB ends a text that it writes at a zero byte.
    fileprivate var whole: Data { Data(utf8) }
}

extension Row {
    /// The text of a column, which a damaged file may hold in another type.
    func text(_ column: String) throws -> String {
        guard let text = String.fromDatabaseValue(self[column]) else { throw DamagedRecord() }
        return text
    }

    /// The whole number of a column.
    func number(_ column: String) throws -> Int {
        guard let number = Int.fromDatabaseValue(self[column]) else { throw DamagedRecord() }
        return number
    }

    /// The bytes of a column.
    func bytes(_ column: String) throws -> [UInt8] {
        guard let data = Data.fromDatabaseValue(self[column]) else { throw DamagedRecord() }
        return [UInt8](data)
    }
}
