import Foundation
import GRDB
import RecipeModel

/// What a backup has beside the favorites' file, in tables of its own in that same file: other
/// files, each in pieces, and what was counted when it was made.
///
/// A program that knows nothing of them can still restore the favorites.
struct BackupParts {
    /// The names of the files.
    enum Name: String, CaseIterable {
        case cookbook = "cookbook.sqlite"
        case settings = "config"
        case startupScript = "startup.rcp"
        case keys
    }

    private static let pieceLength = 1 << 20

    /// Adds files to a backup that is being made.
    ///
    /// - Parameter files: Where each is; one that isn't there is left out.
    static func add(_ files: [(Name, String)], recipes: Int, to backup: String) throws {
        let queue = try DatabaseQueue(path: backup)
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE backup_count (kind TEXT PRIMARY KEY, count INTEGER NOT NULL);
                    CREATE TABLE backup_part (
                        name TEXT NOT NULL, place INTEGER NOT NULL, body BLOB NOT NULL,
                        PRIMARY KEY (name, place)
                    );
                    """
            )
            try db.execute(
                sql: "INSERT INTO backup_count VALUES ('recipes', ?)",
                arguments: [recipes]
            )
            for (name, path) in files where FileIdentity(path: path) != nil {
                let file = try OpenFile(path, O_RDONLY)
                var place = 0
                while true {
                    let bytes = try file.read(upTo: pieceLength)
                    if bytes.isEmpty { break }
                    try db.execute(
                        sql: "INSERT INTO backup_part VALUES (?, ?, ?)",
                        arguments: [name.rawValue, place, Data(bytes)]
                    )
                    place += 1
                }
            }
        }
        try queue.close()
    }

    /// What a backup says that it has besides favorites and kitchen; one of an older version says
    /// nothing.
    static func contents(of db: Database, into contents: inout BackupContents) throws {
        guard try db.tableExists("backup_part") else { return }
        let names = try Set(String.fetchAll(db, sql: "SELECT DISTINCT name FROM backup_part"))
        contents.recipes =
            try Int.fetchOne(db, sql: "SELECT count FROM backup_count WHERE kind = 'recipes'") ?? 0
        contents.hasSettings = names.contains(Name.settings.rawValue)
        contents.hasStartupScript = names.contains(Name.startupScript.rawValue)
        contents.hasKeys = names.contains(Name.keys.rawValue)
    }

    /// Writes the files of a backup into a folder; those that it has.
    static func extract(from db: Database, to folder: String) throws -> Set<Name> {
        guard try db.tableExists("backup_part") else { return [] }
        var found: Set<Name> = []
        for name in Name.allCases {
            let rows = try Row.fetchCursor(
                db,
                sql: "SELECT body FROM backup_part WHERE name = ? ORDER BY place",
                arguments: [name.rawValue]
            )
            var file: Int32 = -1
            defer { if file >= 0 { close(file) } }
            while let row = try rows.next() {
                if file < 0 {
                    let path = "\(folder)/\(name.rawValue)"
                    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
                    guard file >= 0 else { throw SystemFailure.last }
                    found.insert(name)
                }
                let body: Data = row["body"]
                try write(body, to: file)
            }
            if file >= 0 { try systemCall { fsync(file) } }
        }
        return found
    }

    private static func write(_ bytes: Data, to file: Int32) throws {
        try bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Foundation.write(
                    file,
                    buffer.baseAddress?.advanced(by: done),
                    buffer.count - done
                )
                if count < 0 {
                    if errno == EINTR { continue }
                    throw SystemFailure.last
                }
                done += count
            }
        }
    }
}
