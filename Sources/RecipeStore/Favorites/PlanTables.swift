import GRDB

/// Version 4 of the file: the plan of meals, what was cooked, the cook's own stars, the household,
/// and until when things of the pantry are good.
///
/// Days are kept as ISO 8601 writes them, `2026-12-04`: a day has no time and no zone.
enum PlanTables {
    static func add(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE pantry_date (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    food TEXT NOT NULL UNIQUE,
                    day TEXT NOT NULL
                );
                CREATE TABLE planned_meal (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    day TEXT NOT NULL,
                    meal TEXT NOT NULL,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    title TEXT NOT NULL,
                    recipe TEXT NOT NULL,
                    servings INTEGER,
                    note TEXT,
                    reasons TEXT NOT NULL,
                    leftovers_of TEXT,
                    uid TEXT NOT NULL,
                    changed_at INTEGER NOT NULL
                );
                CREATE INDEX planned_meal_day ON planned_meal (day);
                CREATE TABLE cooked_meal (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    title TEXT NOT NULL,
                    day TEXT NOT NULL,
                    UNIQUE (service, key, day)
                );
                CREATE TABLE recipe_rating (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    tenths INTEGER NOT NULL,
                    UNIQUE (service, key)
                );
                CREATE TABLE household_rule (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    person TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    word TEXT NOT NULL,
                    day TEXT NOT NULL,
                    UNIQUE (person, kind, word)
                );
                """
        )
    }
}
