import RecipeModel

/// A page of a list that is here as a whole.
///
/// The cursor's place is the page's first entry, so that pages follow each other whatever the size
/// of a page is changed to on the way.
struct ListPage: Equatable {
    /// The entries of the page; empty past the end.
    let range: Range<Int>
    /// The page after it; nil at the end.
    let next: PageCursor?

    /// The page of a list of so many entries at a place.
    init(of count: Int, at cursor: PageCursor, size: Int) {
        let start = min(ListPage.offset(of: cursor, size: size), count)
        let end = min(start + size, count)
        range = start..<end
        next = end < count ? PageCursor(number: cursor.number + 1, place: String(end)) : nil
    }

    /// How many entries stand before a page: as its place says, else whole pages of today's size.
    static func offset(of cursor: PageCursor, size: Int) -> Int {
        let pages = min(max(cursor.number, 1), mostPages) - 1
        let offset = cursor.place.flatMap { Int($0) } ?? pages * size
        return min(max(offset, 0), mostPages * PageSize.most)
    }

    /// Far more pages than any list has, so that no number is too large to count on from.
    private static let mostPages = 1_000_000
}

/// How many recipes a page has, where a service lets us choose.
enum PageSize {
    /// The most that a page has.
    static let most = 50

    /// A wanted size, held to what a page may have.
    static func held(_ size: Int) -> Int { min(max(size, 5), most) }
}
