import GRDB
import RecipeModel

/// A table of what a kitchen keeps: pantry, shopping list, notes and tags, the plan of meals, what
/// was cooked, and the household.
///
/// Every change of a row goes through `KitchenRecords`, which notes the row as it was and as it
/// became, so that any change can be undone.
enum KitchenTable: String, CaseIterable {
    case pantry = "pantry_item"
    case shopping = "shopping_entry"
    case note = "recipe_note"
    case tag = "recipe_tag"
    case useBy = "pantry_date"
    case plan = "planned_meal"
    case cooked = "cooked_meal"
    case rating = "recipe_rating"
    case household = "household_rule"
    case amount = "pantry_amount"
    case link = "server_link"

    /// The columns besides `id`, in the order of a row's image.
    var columns: [String] {
        switch self {
        case .pantry: ["food", "name", "is_staple"]
        case .shopping: ["text", "name", "recipe", "is_done"]
        case .note: ["service", "key", "text", "written_at"]
        case .tag: ["service", "key", "tag"]
        case .useBy: ["food", "day"]
        case .plan:
            [
                "day", "meal", "service", "key", "title", "recipe", "servings", "note", "reasons",
                "leftovers_of", "uid", "changed_at",
            ]
        case .cooked: ["service", "key", "title", "day"]
        case .rating: ["service", "key", "tenths"]
        case .household: ["person", "kind", "word", "day"]
        case .amount: ["food", "amount"]
        case .link: ["service", "address", "kind", "here", "there", "base"]
        }
    }

    /// Whether each row is of a recipe, by its service and key.
    var isOfRecipes: Bool { columns.contains("key") }

    /// Version 2 of the file: the kitchen's tables, and the images of rows in the journal.
    ///
    /// Ids are never given twice, so that what is undone comes back under its own.
    static func addAll(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE pantry_item (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    food TEXT NOT NULL UNIQUE,
                    name TEXT NOT NULL,
                    is_staple INTEGER NOT NULL
                );
                CREATE TABLE shopping_entry (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    text TEXT NOT NULL,
                    name TEXT NOT NULL,
                    recipe TEXT,
                    is_done INTEGER NOT NULL
                );
                CREATE TABLE recipe_note (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    text TEXT NOT NULL,
                    written_at INTEGER NOT NULL
                );
                CREATE TABLE recipe_tag (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    service TEXT NOT NULL,
                    key TEXT NOT NULL,
                    tag TEXT NOT NULL,
                    UNIQUE (service, key, tag)
                );
                ALTER TABLE change ADD COLUMN names TEXT;
                CREATE TABLE change_row (
                    change_id INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
                    position INTEGER NOT NULL,
                    kind TEXT NOT NULL,
                    row INTEGER NOT NULL,
                    before TEXT,
                    after TEXT,
                    PRIMARY KEY (change_id, position)
                ) WITHOUT ROWID;
                """
        )
    }
}
