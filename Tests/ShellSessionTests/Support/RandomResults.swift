import RecipeModel
import RecipeTestSupport

@testable import ShellSession

/// The pages that a made-up service has for a query, and the ways in which it answers badly.
struct RandomResults {
    /// What is wrong with the service.
    enum Kind: CaseIterable {
        /// Pages fail now and then, also silently; none is empty before the end.
        case failing
        /// Up to three pages in a row are empty for good; there is silence now and then.
        case gappy
        /// Anything goes.
        case wild
    }

    let kind: Kind
    let pages: [[Recipe]]
    /// Whether the last page says that it is the last; else empty pages follow it.
    let tellsEnd: Bool
    /// Whether the page behind a failed one is known.
    let knowsNext: Bool

    init(kind: Kind, using random: inout SeededGenerator) {
        self.kind = kind
        tellsEnd = Bool.random(using: &random)
        knowsNext = kind == .gappy || !random.once(in: 4)
        // Few keys for many places, so that repeats are common and some pages are nothing but.
        let keys = (0..<Int.random(in: 1...30, using: &random)).map { key in
            random.once(in: 4) ? "\(key)!" : "\(key)"
        }
        var pages: [[Recipe]] = []
        var emptyInARow = 0
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let mayBeEmpty = kind == .wild || (kind == .gappy && emptyInARow < 3)
            let isEmpty = mayBeEmpty && random.once(in: 3)
            emptyInARow = isEmpty ? emptyInARow + 1 : 0
            let size = isEmpty ? 0 : Int.random(in: 1...4, using: &random)
            pages.append(
                (0..<size).compactMap { _ in keys.randomElement(using: &random) }
                    .map { .of($0) }
            )
        }
        self.pages = pages
    }

    /// The page at a place, as it is when nothing goes wrong.
    func page(at cursor: PageCursor) -> RecipePage {
        let index = cursor.number - 1
        let isLast = tellsEnd && index >= pages.count - 1
        return RecipePage(
            cursor: cursor,
            recipes: pages.indices.contains(index) ? pages[index] : [],
            next: isLast ? nil : PageCursor(number: cursor.number + 1)
        )
    }

    func place(past cursor: PageCursor) -> PageCursor? {
        knowsNext ? PageCursor(number: cursor.number + 1) : nil
    }

    /// A way for a page to go wrong.
    func failure(using random: inout SeededGenerator) -> ServiceError {
        var failures: [ServiceError] = [.silence, .noNetwork]
        if kind != .gappy { failures += [.status500, .unreadable, .status500] }
        if kind == .wild { failures += [.usedUp, .forbidden(.scheme)] }
        return failures.randomElement(using: &random) ?? .silence
    }
}
