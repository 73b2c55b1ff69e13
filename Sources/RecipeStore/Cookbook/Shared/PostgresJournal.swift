import Foundation
import RecipeModel
import RecipeSearch

/// The changes to a shared cookbook, each of which whoever made it can undo.
struct PostgresJournal {
    let tables: PostgresTables
    let session: String

    private var connection: PostgresConnection { tables.connection }

    /// How many changes of all cooks can be undone.
    private static let depth = 500

    /// Makes a change and notes it.
    func note(_ entry: CookbookJournal.Entry) throws {
        guard !entry.isEmpty else { return }
        try apply(entry, undoing: false)
        // What was undone before cannot be redone after something else was done.
        try connection.query(
            "DELETE FROM cookbook.change WHERE session = $1 AND is_undone",
            [.text(session)]
        )
        try connection.query(
            """
            INSERT INTO cookbook.change (session, kind, titles, added, removed, hid, named, done_at,
                done_order, is_undone)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
                (SELECT greatest(coalesce(max(done_order), 0) + 1, $9) FROM cookbook.change), false)
            """,
            [
                .text(session), .text(entry.kind.rawValue),
                .text(try StoredJSON.text(of: entry.titles)),
                .bytes(Array(CookbookJournal.data(entry.added))),
                .bytes(Array(CookbookJournal.data(entry.removed))),
                .text(try StoredJSON.text(of: entry.hid)),
                .text(try StoredJSON.text(of: entry.named)), .number(tables.now.seconds),
                .number(tables.now.microseconds),
            ]
        )
        try connection.query(
            """
            DELETE FROM cookbook.change WHERE id NOT IN (
                SELECT id FROM cookbook.change ORDER BY done_order DESC LIMIT $1)
            """,
            [.number(Self.depth)]
        )
    }

    /// Undoes this session's last change, or redoes the one that it undid last; nil where there is
    /// none. What others changed is theirs to undo.
    func turn(undoing: Bool) throws -> KeptChange? {
        guard let last = try last(undoing: undoing) else { return nil }
        let entry = last.entry
        for naming in entry.named {
            // Somebody edited the same recipe since.
            let current = try namedNumber(naming.key)
            guard current == (undoing ? naming.after : naming.before) else {
                throw PostgresError.overtaken
            }
        }
        try apply(entry, undoing: undoing)
        try connection.query(
            """
            UPDATE cookbook.change SET is_undone = $1, done_at = $2,
                done_order = (SELECT greatest(max(done_order) + 1, $4) FROM cookbook.change)
            WHERE id = $3
            """,
            [
                .text(undoing ? "true" : "false"), .number(tables.now.seconds), .number(last.id),
                .number(tables.now.microseconds),
            ]
        )
        return KeptChange(kind: entry.kind, names: entry.titles)
    }

    /// When the change was made or undone that is undone or redone next, in microseconds since 1970.
    func time(undoing: Bool) throws -> Int? { try last(undoing: undoing)?.time }

    private func namedNumber(_ key: String) throws -> Int? {
        let answer = try connection.query(
            "SELECT recipe FROM cookbook.named WHERE key = $1",
            [.text(key)]
        )
        return answer.count > 0 ? try answer.number(0, 0) : tables.ownNumber(ofKey: key)
    }

    private func last(undoing: Bool) throws
        -> (id: Int, time: Int, entry: CookbookJournal.Entry)?
    {
        let answer = try connection.query(
            """
            SELECT id, greatest(done_order, done_at * 1000000), kind, titles, added, removed, hid,
                named
            FROM cookbook.change
            WHERE session = $1 AND is_undone = $2
            ORDER BY \(undoing ? "id" : "done_order") DESC LIMIT 1
            """,
            [.text(session), .text(undoing ? "false" : "true")]
        )
        guard answer.count > 0 else { return nil }
        guard let kind = KeptChange.Kind(rawValue: try answer.wholeText(0, 2)),
            let titles = StoredJSON.value([String].self, of: try answer.wholeText(0, 3)),
            let hid = StoredJSON.value([String].self, of: try answer.wholeText(0, 6)),
            let named = StoredJSON.value(
                [CookbookJournal.Naming].self,
                of: try answer.wholeText(0, 7)
            )
        else { throw DamagedRecord() }
        let entry = CookbookJournal.Entry(
            kind: kind,
            titles: titles,
            added: CookbookJournal.numbers(try answer.data(0, 4)),
            removed: CookbookJournal.numbers(try answer.data(0, 5)),
            hid: hid,
            named: named
        )
        return (try answer.number(0, 0), try answer.number(0, 1), entry)
    }

    private func apply(_ entry: CookbookJournal.Entry, undoing: Bool) throws {
        let (gone, back) = undoing ? (entry.added, entry.removed) : (entry.removed, entry.added)
        let (postings, deleted) = (tables.postings, TermNumber.deleted)
        try postings.make(PostingChange.of(back.sorted(), to: deleted), removing: true)
        try postings.make(PostingChange.of(gone.sorted(), to: deleted))
        if !entry.hid.isEmpty {
            try connection.query(
                undoing
                    ? "DELETE FROM cookbook.hidden WHERE key = ANY($1::text[])"
                    : """
                    INSERT INTO cookbook.hidden SELECT unnest($1::text[]) ON CONFLICT DO NOTHING
                    """,
                [.texts(entry.hid)]
            )
        }
        for naming in entry.named {
            if let number = undoing ? naming.before : naming.after {
                try connection.query(
                    """
                    INSERT INTO cookbook.named VALUES ($1, $2)
                    ON CONFLICT (key) DO UPDATE SET recipe = excluded.recipe
                    """,
                    [.text(naming.key), .number(number)]
                )
            } else {
                try connection.query(
                    "DELETE FROM cookbook.named WHERE key = $1",
                    [.text(naming.key)]
                )
            }
        }
    }
}
