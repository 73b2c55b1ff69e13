import GRDB

extension DatabaseSchema {
    /// `favorites.sqlite`, with the kitchen and the plan.
    static let favorites = DatabaseSchema(
        name: "favorites",
        applicationID: 0x5263_7046,  // `RcpF` in ASCII
        steps: [
            addFirstTables, KitchenTable.addAll, FavoriteListTable.add, PlanTables.add,
            ServerTables.add,
        ],
        settings: "PRAGMA temp_store = MEMORY",
        standIn: { db in
            // A file of an older version has no less of the favorites.
            if try !db.tableExists("favorite_list") { try FavoriteListTable.standIn(db) }
        },
        salvage: { _, _ in KitchenSalvage() }
    )

    private static func addFirstTables(_ db: Database) throws {
        // A favorite's id is also its place in the list: what was kept last has the highest.
        // Removed ones stay with all their content for as long as a change can bring them back.
        try db.execute(
            sql: """
                CREATE TABLE favorite (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    is_kept INTEGER NOT NULL,
                    saved_at INTEGER NOT NULL,
                    title TEXT NOT NULL,
                    recipe TEXT NOT NULL,
                    origins TEXT NOT NULL,
                    needs_no_page INTEGER NOT NULL
                );
                CREATE UNIQUE INDEX favorite_kept ON favorite (service, key) WHERE is_kept = 1;

                CREATE TABLE favorite_page (
                    favorite_id INTEGER PRIMARY KEY
                        REFERENCES favorite (id) ON DELETE CASCADE,
                    address TEXT NOT NULL,
                    status INTEGER NOT NULL,
                    media_type TEXT,
                    charset TEXT,
                    fetched_at INTEGER NOT NULL,
                    packing TEXT NOT NULL,
                    size INTEGER NOT NULL,
                    body BLOB NOT NULL
                );
                CREATE TABLE favorite_picture (
                    favorite_id INTEGER PRIMARY KEY
                        REFERENCES favorite (id) ON DELETE CASCADE,
                    address TEXT NOT NULL,
                    status INTEGER NOT NULL,
                    media_type TEXT,
                    charset TEXT,
                    fetched_at INTEGER NOT NULL,
                    packing TEXT NOT NULL,
                    size INTEGER NOT NULL,
                    body BLOB NOT NULL
                );
                CREATE TABLE favorite_text (
                    favorite_id INTEGER PRIMARY KEY
                        REFERENCES favorite (id) ON DELETE CASCADE,
                    text TEXT NOT NULL,
                    links TEXT NOT NULL
                );

                CREATE VIRTUAL TABLE favorite_words USING fts5 (
                    title, ingredients, text,
                    tokenize = "unicode61 remove_diacritics 2"
                );
                CREATE TABLE favorite_words_rules (fingerprint TEXT NOT NULL);

                CREATE TABLE change (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    session TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    made_at INTEGER NOT NULL,
                    made_order INTEGER NOT NULL,
                    done_order INTEGER NOT NULL,
                    undone_order INTEGER,
                    undone_by TEXT
                );
                CREATE TABLE change_favorite (
                    change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
                    position INTEGER NOT NULL,
                    favorite_id INTEGER NOT NULL REFERENCES favorite (id),
                    PRIMARY KEY (change_id, position)
                ) WITHOUT ROWID;
                CREATE INDEX change_favorite_favorite ON change_favorite (favorite_id);
                """
        )
    }
}
