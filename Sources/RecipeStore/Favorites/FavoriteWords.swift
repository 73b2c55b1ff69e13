import GRDB
import KitchenLanguage
import RecipeModel

/// The words by which favorites are found, and the table that holds them.
///
/// Both what is kept and what is asked for are brought into the form of `FoodWords`, so singular and
/// plural, accents, and names that mean the same food make no difference.
struct FavoriteWords {
    let db: Database

    /// Enters a favorite's words, in place of older ones.
    ///
    /// What a recipe without a page says stands in for its text.
    func enter(_ recipe: Recipe, text: String, for id: Int64) throws {
        let text = text.isEmpty ? (recipe.steps + recipe.notes).joined(separator: "\n") : text
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO favorite_words (rowid, title, ingredients, text)
                VALUES (?, ?, ?, ?)
                """,
            arguments: [
                id,
                FavoriteWords.plain(recipe.title),
                FavoriteWords.plain(recipe.ingredients.map(\.text).joined(separator: " ")),
                FavoriteWords.plain(text),
            ]
        )
    }

    /// What to ask of the index so that every word is found; nil where there is no word at all.
    ///
    /// Of a word with spaces in it, such as `goat cheese`, the parts must stand side by side.
    static func question(for words: [String]) -> String? {
        let phrases = words.map(plain).filter { !$0.isEmpty }
        guard !phrases.isEmpty else { return nil }
        return phrases.map { "\"\($0)\"" }.joined(separator: " AND ")
    }

    /// Whether the table was made by the rules of today's program.
    func isCurrent() throws -> Bool {
        try String.fetchOne(db, sql: "SELECT fingerprint FROM favorite_words_rules")
            == FavoriteWords.fingerprint
    }

    /// The last favorite whose words are entered, while the table is being made by the rules of today;
    /// nil where it was made by others.
    func lastEntered() throws -> Int64? {
        let mark = try String.fetchOne(db, sql: "SELECT fingerprint FROM favorite_words_rules")
        guard let mark, mark.hasPrefix(FavoriteWords.unfinished) else { return nil }
        return Int64(mark.dropFirst(FavoriteWords.unfinished.count))
    }

    /// Notes that the table is made by the rules of today: whole, or up to a favorite.
    func markCurrent(upTo last: Int64?) throws {
        try db.execute(sql: "DELETE FROM favorite_words_rules")
        try db.execute(
            sql: "INSERT INTO favorite_words_rules VALUES (?)",
            arguments: [last.map { Self.unfinished + String($0) } ?? Self.fingerprint]
        )
    }

    private static let unfinished = fingerprint + " up to "

    /// A text as normalised words with single spaces between.
    static func plain(_ text: String) -> String {
        FoodWords(text).words.joined(separator: " ")
    }

    /// Changes when the rules of `plain` or what is entered do, so that a table made by older ones
    /// is made anew.
    private static let fingerprint =
        "2 "
        + plain(
            """
            tomatoes leaves potatoes berries cherries loaves knives radishes peaches halves glasses
            eggs anchovies mangoes rice cheese crème brûlée don't 2 日本 asparagus couscous hummus
            molasses bass peas lentils brussels sprouts greens olives cloves chives endives
            """
        )
}
