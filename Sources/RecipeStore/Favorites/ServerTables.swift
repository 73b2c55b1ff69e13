import GRDB

/// Version 5 of the file: how much of a food is in the pantry, and what of the plan, the shopping
/// list and the log is which entry of a server of the cook's own.
enum ServerTables {
    static func add(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE pantry_amount (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    food TEXT NOT NULL UNIQUE,
                    amount TEXT NOT NULL
                );
                CREATE TABLE server_link (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    service TEXT NOT NULL,
                    address TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    here TEXT NOT NULL,
                    there TEXT NOT NULL,
                    base TEXT NOT NULL,
                    UNIQUE (service, address, kind, there)
                );
                """
        )
    }
}
