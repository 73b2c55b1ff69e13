import GRDB

extension DatabaseSchema {
    /// `cookbook.sqlite`.
    ///
    /// Since the second version the chunks of the index may be packed and in pieces; those of the
    /// first are read as they are. The third has the cook's changes as `favorites.sqlite` has
    /// them.
    static let cookbook = DatabaseSchema(
        name: "cookbook",
        applicationID: 0x5263_7043,  // `RcpC` in ASCII
        steps: [addTables, { _ in }, addEdits],
        isCopiedFirst: false,
        pageSize: 8_192,
        mayBeEmpty: true,
        isReadingToldApart: false,
        settings: "PRAGMA cache_size = -16384",
        standIn: { db in
            if try !db.tableExists("edit") {
                try ChangeTable.make("edit", in: db, isTemporary: true)
            }
        },
        finish: { db in
            try db.execute(sql: "UPDATE fact SET value = value + 1 WHERE name = 'generation'")
        },
        salvage: { try CookbookSalvage($0, now: $1) }
    )

    private static func addTables(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE fact (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
                INSERT INTO fact VALUES ('generation', 1);
                -- The next sequence of each rank.
                CREATE TABLE rank (rank INTEGER PRIMARY KEY, next INTEGER NOT NULL);
                CREATE TABLE origin (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    name TEXT NOT NULL UNIQUE,
                    bytes INTEGER NOT NULL,
                    added_at INTEGER NOT NULL
                );
                -- The id is the number in the index. The key is absent where the number tells it.
                CREATE TABLE recipe (
                    id INTEGER PRIMARY KEY,
                    key TEXT,
                    body BLOB NOT NULL
                );
                -- Recipes whose key does not tell their number: those that were edited.
                CREATE TABLE named (key TEXT PRIMARY KEY, recipe INTEGER NOT NULL) WITHOUT ROWID;
                -- What recipes are the same by: pairs of 64 bits, an identity and a number.
                CREATE TABLE identity (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL);
                -- Starters that the cook changed or deleted.
                CREATE TABLE hidden (key TEXT PRIMARY KEY) WITHOUT ROWID;
                -- The index: for each term and chunk of 65,536 numbers those that have it, in pieces.
                CREATE TABLE posting (
                    term INTEGER NOT NULL,
                    chunk INTEGER NOT NULL,
                    body BLOB NOT NULL,
                    PRIMARY KEY (term, chunk)
                ) WITHOUT ROWID;
                -- Postings of many new recipes together, until they are brought into that table.
                CREATE TABLE block (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
                CREATE TABLE name (name TEXT PRIMARY KEY) WITHOUT ROWID;
                CREATE TABLE change (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    session TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    titles TEXT NOT NULL,
                    added BLOB NOT NULL,
                    removed BLOB NOT NULL,
                    hid TEXT NOT NULL,
                    named TEXT NOT NULL,
                    done_at INTEGER NOT NULL,
                    done_order INTEGER NOT NULL,
                    is_undone INTEGER NOT NULL
                );
                """
        )
    }

    /// The table `change` stays for shells of an earlier program that have the file open.
    private static func addEdits(_ db: Database) throws {
        try ChangeTable.make("edit", in: db)
        try db.execute(
            sql: """
                CREATE TABLE edit_recipe (
                    edit_id INTEGER PRIMARY KEY REFERENCES edit (id) ON DELETE CASCADE,
                    added BLOB NOT NULL,
                    removed BLOB NOT NULL,
                    hid TEXT NOT NULL,
                    named TEXT NOT NULL
                );
                INSERT INTO edit SELECT id, session, kind, titles, done_at,
                    CASE WHEN is_undone THEN id ELSE done_order END, done_order,
                    CASE WHEN is_undone THEN done_order END, CASE WHEN is_undone THEN session END
                    FROM change;
                INSERT INTO edit_recipe SELECT id, added, removed, hid, named FROM change;
                """
        )
    }
}
