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
    ///
    static func contents(of copy: BackupCopy, into contents: inout BackupContents) throws {
        try copy.files.read { try Self.contents(of: $0, copy, into: &contents) }
    }

    private static func contents(
        of db: Database,
        _ copy: BackupCopy,
        into contents: inout BackupContents
    ) throws {
        let names = try names(in: db, of: copy)
        if names.contains(.cookbook) {
            contents.recipes =
                try Int.fetchOne(db, sql: "SELECT count FROM backup_count WHERE kind = 'recipes'")
                ?? 0
        }
        contents.hasSettings = names.contains(.settings)
        contents.hasStartupScript = names.contains(.startupScript)
        contents.hasKeys = names.contains(.keys)
    }

    /// The files that a backup has, but for damaged ones.
    private static func names(in db: Database, of copy: BackupCopy) throws -> [Name] {
        do {
            guard try db.tableExists("backup_part") else { return [] }
        } catch  where copy.isProven && BackupCopy.isDamage(error) {
            return []
        }
        return try Name.allCases.filter { name in
            guard !copy.damaged.contains(name.part) else { return false }
            do {
                return try Row.fetchOne(db, sql: question(for: name)) != nil
            } catch  where copy.isProven && BackupCopy.isDamage(error) {
                // It has none, or it would be among those that are damaged.
                return false
            }
        }
    }

    /// Asks for the pieces of a file, the first first.
    static func question(for name: Name) -> String {
        "SELECT body FROM backup_part WHERE name = '\(name.rawValue)' ORDER BY place"
    }

    /// Writes the files of a backup into a folder; those that it has and that aren't damaged.
    static func extract(from copy: BackupCopy, to folder: String) throws -> Set<Name> {
        try copy.files.read { db in
            let found = try names(in: db, of: copy)
            for name in found {
                let path = "\(folder)/\(name.rawValue)"
                let file = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC)
                let rows = try Row.fetchCursor(db, sql: question(for: name))
                while let row = try rows.next() {
                    try file.write(try row.bytes("body"))
                }
                try file.sync()
            }
            return Set(found)
        }
    }
}
