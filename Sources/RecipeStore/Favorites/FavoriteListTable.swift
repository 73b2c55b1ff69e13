import GRDB

/// Version 3 of the file: the list of the favorites apart from their content, so that a list of a
/// hundred thousand is read, searched and changed without touching what they hold.
enum FavoriteListTable {
    /// Adds the tables and fills in what the older ones tell. What each recipe means is found out
    /// when it is first asked for.
    ///
    /// Triggers keep the list: it can't differ from what is kept, whoever writes.
    static func add(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE favorite_list (
                    favorite_id INTEGER PRIMARY KEY
                        REFERENCES favorite (id) ON DELETE CASCADE,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    title TEXT NOT NULL,
                    is_kept INTEGER NOT NULL,
                    is_offline INTEGER NOT NULL,
                    has_meaning INTEGER NOT NULL DEFAULT 0,
                    minutes INTEGER
                );
                INSERT INTO favorite_list (favorite_id, service, key, title, is_kept, is_offline)
                    SELECT id, service, key, title, is_kept, \(isOffline) FROM favorite;
                DROP INDEX favorite_kept;
                CREATE UNIQUE INDEX favorite_list_recipe ON favorite_list (service, key)
                    WHERE is_kept = 1;
                CREATE INDEX favorite_list_kept ON favorite_list (favorite_id, is_kept, is_offline)
                    WHERE is_kept = 1;
                CREATE INDEX favorite_list_removed ON favorite_list (favorite_id)
                    WHERE is_kept = 0;
                CREATE INDEX favorite_list_new ON favorite_list (favorite_id)
                    WHERE has_meaning = 0;
                CREATE INDEX favorite_list_minutes ON favorite_list (minutes)
                    WHERE minutes IS NOT NULL;

                CREATE TRIGGER favorite_added AFTER INSERT ON favorite BEGIN
                    INSERT INTO favorite_list
                        (favorite_id, service, key, title, is_kept, is_offline)
                        SELECT id, service, key, title, is_kept, \(isOffline)
                        FROM favorite WHERE id = NEW.id;
                END;
                CREATE TRIGGER favorite_changed
                    AFTER UPDATE OF title, recipe, needs_no_page ON favorite BEGIN
                    UPDATE favorite_list SET title = NEW.title, has_meaning = 0, is_offline =
                        (SELECT \(isOffline) FROM favorite WHERE id = NEW.id)
                        WHERE favorite_id = NEW.id;
                END;
                CREATE TRIGGER favorite_page_added AFTER INSERT ON favorite_page BEGIN
                    UPDATE favorite_list SET is_offline = 1
                        WHERE favorite_id = NEW.favorite_id AND is_offline = 0;
                END;
                CREATE TRIGGER favorite_page_moved AFTER UPDATE OF favorite_id ON favorite_page BEGIN
                    UPDATE favorite_list SET is_offline = coalesce((
                        SELECT \(isOffline) FROM favorite WHERE id = favorite_list.favorite_id), 0)
                        WHERE favorite_id IN (OLD.favorite_id, NEW.favorite_id);
                END;
                CREATE TRIGGER favorite_page_removed AFTER DELETE ON favorite_page BEGIN
                    UPDATE favorite_list SET is_offline = coalesce((
                        SELECT needs_no_page FROM favorite WHERE id = OLD.favorite_id), 0)
                        WHERE favorite_id = OLD.favorite_id;
                END;

                CREATE TABLE posting (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
                CREATE VIRTUAL TABLE favorite_meaning USING fts5 (
                    postings, detail = 'none', columnsize = 0
                );
                CREATE TABLE favorite_meaning_rules (fingerprint TEXT NOT NULL);
                """
        )
    }

    /// Stands in for the tables where a file of an older version can't be brought up.
    static func standIn(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TEMP VIEW favorite_list AS
                    SELECT id AS favorite_id, service, key, title, is_kept,
                        \(isOffline) AS is_offline, 0 AS has_meaning, NULL AS minutes
                    FROM favorite;
                CREATE TEMP TABLE posting (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
                CREATE TEMP TABLE favorite_meaning (postings TEXT);
                CREATE TEMP TABLE favorite_meaning_rules (fingerprint TEXT NOT NULL);
                """
        )
    }

    /// Whether a row of `favorite` can be opened offline.
    private static let isOffline =
        "(needs_no_page OR EXISTS (SELECT 1 FROM favorite_page WHERE favorite_id = id))"
}
