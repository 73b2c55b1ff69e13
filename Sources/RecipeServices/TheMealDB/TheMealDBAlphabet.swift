import RecipeModel

/// Everything that TheMealDB lists, letter by letter of the names.
///
/// It has no list of all meals, but one for each letter, which comes with all details, and for each
/// digit. Pages are cut from these lists laid end to end; a page's place is its letter and its
/// first meal there (`c:10`).
struct TheMealDBAlphabet: Sendable {
    let calls: TheMealDBCalls
    let pageSize: Int

    /// The few names that begin with a digit come last, so that a first page needs few calls.
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

    /// Where in the lists.
    private struct Place {
        var letter: Int
        var offset: Int

        var text: String { "\(TheMealDBAlphabet.letters[letter]):\(offset)" }

        init(letter: Int, offset: Int) {
            self.letter = letter
            self.offset = offset
        }

        /// Reads a place; nil for what is none.
        init?(_ text: String) {
            let parts = text.split(separator: ":")
            guard parts.count == 2, parts[0].count == 1, let sign = parts[0].first,
                let letter = TheMealDBAlphabet.letters.firstIndex(of: sign),
                let offset = Int(parts[1]), offset >= 0
            else { return nil }
            self.init(letter: letter, offset: offset)
        }
    }

    /// The place after a page that failed: the next letter. Nil where a cursor has no letter.
    static func cursor(past cursor: PageCursor) -> PageCursor? {
        guard let place = cursor.place.flatMap({ Place($0) }), place.letter + 1 < letters.count
        else { return nil }
        let next = Place(letter: place.letter + 1, offset: 0)
        return PageCursor(number: cursor.number + 1, place: next.text)
    }

    /// A page. Letters without meals are passed over; one that fails ends a page that has begun.
    func page(at cursor: PageCursor, _ freshness: Freshness) async throws -> RecipePage {
        var place = cursor.place.flatMap { Place($0) } ?? Place(letter: 0, offset: 0)
        // Without a place the pages before this one are counted off.
        var skipped = cursor.place == nil ? ListPage.offset(of: cursor, size: pageSize) : 0
        var page = RecipePage(cursor: cursor, recipes: [])
        while page.recipes.count < pageSize, place.letter < Self.letters.count {
            let answer: HTTPAnswer<TheMealDBReply>
            do {
                answer = try await calls.meals(from: Self.letters[place.letter], freshness)
            } catch let failure as ServiceError {
                if Self.letters[place.letter].isASCIIDigit, failure.isRefusal {
                    // Only letters are promised: a server that takes no digits has no such names.
                    place = Place(letter: place.letter + 1, offset: 0)
                    continue
                }
                guard !page.recipes.isEmpty else { throw failure }
                break
            }
            page.age = [page.age, answer.age].compactMap(\.self).max()
            if place.offset == 0 { page.unusableEntries += answer.value.unusableEntries }
            let meals = answer.value.meals.dropFirst(place.offset)
            let passed = min(skipped, meals.count)
            skipped -= passed
            let taken = meals.dropFirst(passed).prefix(pageSize - page.recipes.count)
            page.recipes += taken
            if passed + taken.count == meals.count {
                place = Place(letter: place.letter + 1, offset: 0)
            } else {
                place.offset += passed + taken.count
            }
        }
        if place.letter < Self.letters.count {
            page.next = PageCursor(number: cursor.number + 1, place: place.text)
        }
        return page
    }
}

extension ServiceError {
    /// Whether the server answered that it will not answer this.
    fileprivate var isRefusal: Bool {
        switch self {
        case .serverFailed(let status, _, _): (400..<500).contains(status)
        case .malformedReply(let defect): defect != .cutOff
        default: false
        }
    }
}
