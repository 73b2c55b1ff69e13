import RecipeModel

/// A place in Spoonacular's results: how far each of the searches that take turns has come, and
/// whose turn it is. Most queries are one search.
///
/// Written as `20@0`, or `20,-,10@2`, where `-` is a search that has ended.
struct SpoonacularPlace: Equatable {
    /// For each search the results before its next page; nil where it has ended.
    private(set) var offsets: [Int?]
    /// The search whose turn it is.
    private(set) var turn: Int

    /// The last offset that is answered.
    static let lastOffset = 900

    /// A cursor's place; where it has none that fits, whole pages of today's size are counted off.
    ///
    /// - Parameters:
    ///   - cursor: The cursor.
    ///   - searches: How many searches take turns, at least 1.
    ///   - size: How many results a page has.
    init(_ cursor: PageCursor, searches: Int, size: Int) {
        if let place = cursor.place.flatMap({ Self($0) }), place.offsets.count == searches {
            self = place
            return
        }
        let pages = min(max(cursor.number, 1), 10_000) - 1
        let turn = pages % searches
        self.turn = turn
        offsets = (0..<searches).map { search in
            let own = pages / searches + (search < turn ? 1 : 0)
            return own * size <= Self.lastOffset ? own * size : nil
        }
    }

    /// Reads a place; nil for what is none.
    private init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let turn = Int(parts[1]) else { return nil }
        var offsets: [Int?] = []
        for part in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
            if part == "-" {
                offsets.append(nil)
            } else if let offset = Int(part), (0...Self.lastOffset).contains(offset) {
                offsets.append(offset)
            } else {
                return nil
            }
        }
        guard offsets.indices.contains(turn), offsets.count <= 16 else { return nil }
        self.offsets = offsets
        self.turn = turn
    }

    /// The results before the page; nil where there is no page.
    var offset: Int? { offsets[turn] }

    /// The cursor after a page, when the search whose turn it was goes on at `next`.
    func cursor(behind cursor: PageCursor, next: Int?) -> PageCursor? {
        var behind = self
        behind.offsets[turn] = next.flatMap { $0 <= Self.lastOffset ? $0 : nil }
        let order = (1...offsets.count).map { (turn + $0) % offsets.count }
        guard let following = order.first(where: { behind.offsets[$0] != nil }) else { return nil }
        behind.turn = following
        return PageCursor(number: cursor.number + 1, place: behind.text)
    }

    /// The place after a cursor's page, whatever came of it; nil at the end, or where the cursor
    /// has no place that says how many searches there are.
    static func cursor(past cursor: PageCursor, size: Int) -> PageCursor? {
        let given = cursor.place.flatMap { Self($0) }
        let place = given ?? Self(cursor, searches: 1, size: size)
        return place.cursor(behind: cursor, next: place.offset.map { $0 + size })
    }

    private var text: String {
        offsets.map { $0.map { String($0) } ?? "-" }.joined(separator: ",") + "@\(turn)"
    }
}
