import GRDB
import MealPlan
import RecipeModel

/// Brings over the favorites and the kitchen of a damaged file.
struct KitchenSalvage: DatabaseSalvage {
    private var found = FavoriteSalvage.Found()

    var counts: (carriedOver: Int, lost: Int, others: Int) {
        (found.carried.count, found.lost, found.others)
    }

    /// Of what SQLite still reads nothing may tell that it was removed.
    mutating func learn(from gathered: Database) throws {
        found.removed = try Int64.fetchSet(
            gathered,
            sql: "SELECT favorite_id FROM favorite_list WHERE is_kept = 0"
        )
    }

    mutating func carryOver(from source: Database, into new: DatabaseFile) throws {
        // What was found stays found where the rest fails.
        var salvaged = found
        try new.write { target in
            try FavoriteSalvage(source: source, target: target).carryOver(&salvaged)
        }
        found = salvaged
    }

    var forms: [SalvagedRows.Form] { Self.forms }

    private static let document: [(name: String, kind: SalvagedRows.Kind)] = [
        ("address", .text), ("status", .number), ("media_type", .maybeText),
        ("charset", .maybeText), ("fetched_at", .number), ("packing", .word), ("size", .number),
        ("body", .bytes),
    ]

    /// The tables that are carried over.
    static let forms: [SalvagedRows.Form] = [
        .init(
            table: "favorite",
            columns: [
                ("service", .word), ("key", .text), ("is_kept", .flag), ("saved_at", .number),
                ("title", .text), ("recipe", .object), ("origins", .object),
                ("needs_no_page", .flag),
            ]
        ),
        .init(
            table: "favorite_picture",
            columns: document,
            // A page is packed, a picture is packed by its own form.
            isOwn: { String.fromDatabaseValue($0[5]) != "gzip" }
        ),
        .init(table: "favorite_page", columns: document),
        .init(table: "favorite_text", columns: [("text", .text), ("links", .list)]),
        .init(
            table: "favorite_list",
            columns: [
                ("service", .word), ("key", .text), ("title", .text), ("is_kept", .flag),
                ("is_offline", .flag), ("has_meaning", .flag), ("minutes", .maybeNumber),
            ]
        ),
        .init(
            table: "shopping_entry",
            columns: [("text", .text), ("name", .text), ("recipe", .maybeText), ("is_done", .flag)]
        ),
        .init(
            table: "planned_meal",
            columns: [
                ("day", .day), ("meal", .word), ("service", .word), ("key", .text),
                ("title", .text), ("recipe", .object), ("servings", .maybeNumber),
                ("note", .maybeText), ("reasons", .text), ("leftovers_of", .maybeDay),
                ("uid", .word), ("changed_at", .number),
            ]
        ),
        .init(
            table: "household_rule",
            columns: [("person", .text), ("kind", .word), ("word", .text), ("day", .day)],
            isOwn: { String.fromDatabaseValue($0[1]).flatMap(HouseholdRule.Kind.init) != nil }
        ),
        .init(
            table: "cooked_meal",
            columns: [("service", .word), ("key", .text), ("title", .text), ("day", .day)]
        ),
        .init(table: "pantry_date", columns: [("food", .text), ("day", .day)]),
        .init(table: "pantry_amount", columns: [("food", .text), ("amount", .text)]),
        .init(
            table: "server_link",
            columns: [
                ("service", .word), ("address", .text), ("kind", .word), ("here", .text),
                ("there", .text), ("base", .text),
            ],
            isOwn: { String.fromDatabaseValue($0[2]).flatMap(ServerLink.Kind.init) != nil }
        ),
        .init(
            table: "recipe_rating",
            columns: [("service", .word), ("key", .text), ("tenths", .tenths)]
        ),
        .init(
            table: "recipe_note",
            columns: [("service", .word), ("key", .text), ("text", .text), ("written_at", .time)]
        ),
        .init(
            table: "pantry_item",
            columns: [("food", .text), ("name", .text), ("is_staple", .flag)]
        ),
        .init(
            table: "recipe_tag",
            columns: [("service", .word), ("key", .text), ("tag", .word)]
        ),
    ]
}
