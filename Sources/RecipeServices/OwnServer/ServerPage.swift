import RecipeModel

/// Pages that a server counts by itself, in pages of the size that it is asked for.
///
/// The cursor's place is the page's first recipe, as in lists that are cut here; a page begins
/// there as long as the size stays what it was.
enum ServerPage {
    /// The server's number of a page.
    static func number(of cursor: PageCursor, size: Int) -> Int {
        ListPage.offset(of: cursor, size: size) / size + 1
    }

    /// The page after this one.
    static func cursor(past cursor: PageCursor, size: Int) -> PageCursor {
        PageCursor(
            number: cursor.number + 1,
            place: String(ListPage.offset(of: cursor, size: size) + size)
        )
    }
}

extension WebAddress {
    /// The address without a piece at the end of its path, which cooks copy along: `/api`.
    func withoutPathEnd(_ piece: String) -> WebAddress {
        var text = String(text.prefix { $0 != "?" && $0 != "#" })
        while text.hasSuffix("/") { text.removeLast() }
        guard text.hasSuffix("/" + piece) else { return self }
        return WebAddress(text.dropLast(piece.count + 1)) ?? self
    }
}
