import KitchenLanguage
import RecipeModel
import RecipeSearch

/// The starter recipes made ready for searching.
///
/// A recipe's number is its place in the order in which results are shown among equals: the fewest
/// ingredients first, then by title.
struct StarterIndex: Sendable {
    private let book: StarterBook
    /// For each number the recipe's place in the book, which is in the order of titles.
    private let places: [Int]
    private let lists: Lists

    /// Of which recipes each posting is true.
    private enum Lists: Sendable {
        /// Decided when the program was built.
        case embedded(PostingText)
        /// Decided here.
        case made([Posting: RecipeBits], minutes: [Int?])
    }

    /// The recipes inside the program.
    static let builtIn = StarterIndex()

    private init() {
        book = .builtIn
        places = StaticText(EmbeddedStarters.order).numbers
        lists = .embedded(PostingText(EmbeddedStarters.postings))
    }

    /// Makes a book ready.
    init(_ book: StarterBook) {
        let read = book.outlines.enumerated().map { place, outline in
            (place: place, meaning: RecipeMeaning(outline.wholeRecipe()))
        }.sorted {
            ($0.meaning.ingredientCount, $0.place) < ($1.meaning.ingredientCount, $1.place)
        }
        self.book = book
        places = read.map(\.place)
        var lists: [Posting: RecipeBits] = [:]
        for (number, entry) in read.enumerated() {
            for posting in entry.meaning.postings {
                lists[posting, default: RecipeBits(count: read.count)].insert(number)
            }
        }
        self.lists = .made(lists, minutes: read.map(\.meaning.minutes))
    }

    /// Whether they are the recipes inside the program.
    var isBuiltIn: Bool { if case .embedded = lists { true } else { false } }

    /// How many recipes there are.
    var count: Int { places.count }

    /// The recipes in the order of their titles.
    var byTitle: [StarterOutline] { book.outlines }

    /// The names of all foods, as outlines number them.
    var foods: [String] { book.foods }

    /// The recipe of a number.
    func outline(_ number: Int) -> StarterOutline { book.outlines[places[number]] }

    /// The whole recipe of a key; nil when there is none.
    func recipe(forKey key: String) -> Recipe? {
        book.outlines.first { $0.recipe.id.key == key }?.wholeRecipe()
    }

    /// Every posting with its recipes.
    var postings: [(posting: Posting, recipes: RecipeBits)] {
        switch lists {
        case .made(let lists, _): lists.map { ($0.key, $0.value) }
        case .embedded(let text): text.all.map { ($0.posting, bits($0.numbers)) }
        }
    }

    /// Changes when what the recipes inside the program mean does, by whatever rule.
    static let meaningMark: UInt64 = {
        let text = EmbeddedStarters.postings
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return FNV1a(bytes).value
    }()

    private func bits(_ numbers: StaticText) -> RecipeBits {
        var bits = none
        for number in numbers.numbers where number < count { bits.insert(number) }
        return bits
    }
}

extension StarterIndex: RecipePostings {
    var all: RecipeBits { .all(count: count) }
    var none: RecipeBits { RecipeBits(count: count) }

    func recipes(_ posting: Posting) -> RecipeBits {
        switch lists {
        case .made(let lists, _): lists[posting] ?? none
        case .embedded(let text): text.numbers(of: posting).map(bits) ?? none
        }
    }

    func recipes(withinMinutes limit: Int) -> RecipeBits {
        let minutes: [Int]
        switch lists {
        case .made(_, let known): minutes = known.map { $0 ?? 0 }
        case .embedded: minutes = StaticText(EmbeddedStarters.minutes).numbers
        }
        var found = none
        for (number, minutes) in minutes.enumerated() where minutes > 0 && minutes <= limit {
            found.insert(number)
        }
        return found
    }
}
