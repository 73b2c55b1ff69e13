/// The state of a list to pick from: what was typed, what that leaves, and where the cook is in it.
///
/// A key goes in, and the new state comes out; drawing and waiting are somebody else's. What is picked
/// from may still be arriving, and a search goes on in parts between the keys.
package struct Picker: Equatable, Sendable {
    /// What was pressed.
    package enum Key: Hashable, Sendable {
        case text(Character)
        case backspace
        /// Removes all that was typed.
        case clear
        case up
        case down
        case first
        case last
        /// Marks what the cook is at, or unmarks it, and goes on to the next.
        case mark
        /// Has what is marked, else what the cook is at, kept when they are through.
        case keep
        case open
        case leave
    }

    /// How it ended; `kept` says what is to be kept as well.
    package enum Outcome: Hashable, Sendable {
        /// The thing of this number among all of them.
        case opened(Int)
        case left
    }

    /// What was typed.
    package private(set) var typed = ""
    /// How many things there are by now.
    package private(set) var count = 0
    /// Those that are marked.
    package private(set) var marked: Set<Int> = []
    /// Those that are kept when the cook is through, by their numbers among all of them.
    package private(set) var kept: Set<Int> = []

    private var texts: [PickerTexts] = []
    /// The number of the first thing of each of those.
    private var starts: [Int] = []
    private var words: [[UInt8]] = []
    /// How many of the texts were searched for these words.
    private var searched = 0
    private var matches = PickerMatches()
    /// Where the cook went to, to stay there for as long as it is left; nil for what fits best.
    private var chosen: Int?

    /// The most bytes that are typed; no title is longer than what they leave.
    private static let mostTyped = 256

    /// A picker that has nothing yet.
    package init() {}

    /// A picker over some things, in their order.
    package init(_ items: [PickerItem]) {
        for start in stride(from: 0, to: items.count, by: PickerTexts.most) {
            add(PickerTexts(items[start...].prefix(PickerTexts.most)))
        }
    }

    /// Adds things after those that are there.
    package mutating func add(_ more: PickerTexts) {
        texts.append(more)
        starts.append(count)
        count += more.count
        search()
    }

    /// What a thing is called.
    package func title(of item: Int) -> String {
        let place = starts.lastIndex { $0 <= item } ?? 0
        return texts[place].title(at: item - starts[place])
    }

    // MARK: What is left

    /// Whether there is more to be searched for what was typed.
    package var isSearching: Bool { searched < texts.count }

    /// Searches as much as can be done between two looks at the keys.
    package mutating func search() {
        guard isSearching else { return }
        let start = starts[searched]
        texts[searched].forEachMatch(of: words) { matches.append(start + $0, score: $1) }
        searched += 1
        if !isSearching, let chosen, matches.place(of: chosen) == nil { self.chosen = nil }
    }

    /// How many of the things are left.
    package var left: Int { matches.count }

    /// The numbers of what is left at some places, what fits best first.
    package func items(at places: Range<Int>) -> [Int] { places.compactMap { matches[$0] } }

    /// Where the cook is among those.
    package var place: Int { chosen.flatMap { matches.place(of: $0) } ?? 0 }

    /// The thing that the cook is at; nil where nothing is left.
    package var current: Int? { matches[place] }

    /// Does what a key says; how it ended, if that ends it.
    package mutating func press(_ key: Key) -> Outcome? {
        // What is taken is taken from all that is there, also where it was typed ahead.
        if [.open, .mark, .keep, .last].contains(key) { while isSearching { search() } }
        switch key {
        case .text(let character):
            guard typed.utf8.count < Self.mostTyped else { break }
            type(typed + String(character))
        case .backspace: type(String(typed.dropLast()))
        case .clear: type("")
        case .up: move(to: place - 1)
        case .down: move(to: place + 1)
        case .first: move(to: 0)
        case .last: move(to: left - 1)
        case .mark:
            guard let current else { break }
            if marked.remove(current) == nil { marked.insert(current) }
            return press(.down)
        case .keep:
            kept.formUnion(marked.isEmpty ? current.map { [$0] } ?? [] : marked)
            marked = []
        case .open: return current.map { .opened($0) }
        case .leave: return .left
        }
        return nil
    }

    /// The places that a list of so many rows shows, with the cook's own among them.
    package func window(of height: Int) -> Range<Int> {
        let height = max(1, height)
        let top = max(0, min(place - height / 2, left - height))
        return top..<min(left, top + height)
    }

    private mutating func move(to place: Int) {
        chosen = matches[max(0, min(place, left - 1))]
    }

    private mutating func type(_ text: String) {
        guard text != typed else { return }
        typed = text
        words = PickerTexts.words(text)
        (matches, searched) = (PickerMatches(), 0)
        search()
    }
}
