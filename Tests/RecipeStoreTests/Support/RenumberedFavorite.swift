import GRDB

/// Gives the row of a favorite another number in a file that nobody has open, as only a damage or
/// another program does.
func renumberFavorite(_ row: Int64, as other: Int64, in path: String) async throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let columns = [
        ("favorite", "id"), ("favorite_list", "favorite_id"), ("favorite_page", "favorite_id"),
        ("favorite_picture", "favorite_id"), ("favorite_text", "favorite_id"),
        ("favorite_words", "rowid"), ("change_favorite", "favorite_id"),
    ]
    try await queue.write { db in
        for (table, column) in columns {
            try db.execute(
                sql: "UPDATE \(table) SET \(column) = ? WHERE \(column) = ?",
                arguments: [other, row]
            )
        }
    }
    try queue.close()
}
