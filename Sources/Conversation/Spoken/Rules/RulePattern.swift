/// What a spoken rule asks of a line, part by part.
struct RulePattern: Sendable {
    /// What a part of a rule takes from the line.
    enum Capture: String, Hashable, Sendable, CaseIterable {
        /// Conditions: foods with what goes with and without them.
        case foods = "FOODS"
        /// Foods of which at least one is known.
        case known = "KNOWN"
        /// Names of foods and nothing else, as a pantry takes them.
        case items = "ITEMS"
        /// One or more recipes.
        case reference = "REF"
        case number = "NUM"
        case time = "TIME"
        /// All the rest of the line, as typed.
        case text = "TEXT"
        /// One to three words, whatever they are.
        case words = "WORDS"
        /// One word that the book doesn't know and that is no food: what somebody is called.
        case name = "NAME"
        /// A day, with its meal or without.
        case day = "DAY"
        /// Days in a row.
        case days = "DAYS"
        case service = "SERVICE"
        case command = "COMMAND"
        case setting = "SETTING"
    }

    /// A part of a rule.
    struct Part: Sendable {
        enum Kind: Sendable {
            case words(WordSet)
            case capture(Capture)
        }

        var kind: Kind
        var isOptional: Bool
        /// Whether it may be there any number of times.
        var isRepeated = false
    }

    var parts: [Part]
    /// What is demanded in any case, by its numbers in the book; a line without one of these
    /// cannot fit.
    var demanded: [Int]

    /// Where the pattern can end that begins at a place of the line, the longest first. It is for
    /// patterns of words alone; a capture fits nothing.
    func ends(at place: Int, in words: [SpokenWord]) -> [Int] {
        var places: Set<Int> = [place]
        for part in parts {
            guard case .words(let set) = part.kind else { return [] }
            var next = part.isOptional ? places : []
            var reached = places
            repeat {
                reached = Set(reached.flatMap { set.ends(at: $0, in: words) }).subtracting(next)
                next.formUnion(reached)
            } while part.isRepeated && !reached.isEmpty
            places = next
        }
        return places.filter { $0 > place }.sorted(by: >)
    }

    /// Whether all that is demanded is among what a line meets.
    func mayFit(_ met: [UInt64]) -> Bool {
        demanded.allSatisfy { met[$0 >> 6] & 1 << UInt64($0 & 63) != 0 }
    }
}

/// A row of the rules: what is said, where, and what it means.
///
/// A class: each line goes through hundreds of them, and none is changed.
final class SpokenRule: Sendable {
    /// Where in the talk a rule counts.
    enum Place: String, Sendable {
        case anywhere = ""
        /// Recipes were listed last, and they are not favorites.
        case results
        /// Favorites were listed last.
        case favorites
        /// There is a query.
        case query
        /// A recipe was opened or named.
        case opened
        /// Steps are shown one at a time.
        case guide
        /// There is no query yet.
        case start
        /// The shopping list was shown or changed last.
        case shopping
        /// The pantry was shown or changed last.
        case pantry
        /// The plan was shown or changed last.
        case plan
        /// A dinner is planned for today.
        case planned
    }

    let place: Place
    let pattern: RulePattern
    let meaning: RuleTemplate
    /// The row as it is written, for whoever looks for what understood a line.
    let source: Substring

    init(place: Place, pattern: RulePattern, meaning: RuleTemplate, source: Substring) {
        self.place = place
        self.pattern = pattern
        self.meaning = meaning
        self.source = source
    }
}
