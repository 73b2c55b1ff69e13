import RecipeModel

/// The keys of recipes that were moved from a cookbook's file into a shared cookbook.
///
/// There they are known by the mark of that file too, for every file counts its recipes from the same
/// number on. Whoever has that file meets them by the keys that they have in it, so that favorites
/// find them in both.
struct SharedKeys {
    /// What they begin with; nil where nothing was ever moved out of the cook's file.
    private let start: String?

    init(mark: Int?) { start = mark.map { "c" + String($0, radix: 36) + "x" } }

    /// A mark for a file or a shared cookbook: of four digits in base 36.
    static func newMark() -> Int { Int.random(in: 46_656...1_679_615) }

    /// A key as the cook's program knows it, as the shared cookbook keeps it.
    func stored(_ key: String) -> String {
        guard let start, Self.isOfFile(key) else { return key }
        return start + key.dropFirst(CookbookKey.ownMark.count)
    }

    /// A key that the shared cookbook keeps, as the cook's program knows it.
    func shown(_ key: String) -> String {
        guard let start, key.hasPrefix(start) else { return key }
        return CookbookKey.ownMark + key.dropFirst(start.count)
    }

    /// Whether a key is one that recipes of a file have.
    static func isOfFile(_ key: String) -> Bool { CookbookKey.number(of: key) != nil }

    /// Whether a key that a shared cookbook keeps may be one of the cook's file.
    static func mayBeOfFile(_ key: String) -> Bool { key.hasPrefix("c") }
}
