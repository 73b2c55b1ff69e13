package import RecipeModel

/// The state of `pick`: what was typed, which recipes that leaves, and where the cook is among them.
///
/// A key goes in, and the new state comes out; drawing and waiting are somebody else's.
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
        /// Marks the recipe, or unmarks it, and goes on to the next.
        case mark
        /// Has what is marked, else the recipe, kept when the cook is through.
        case keep
        case open
        case leave
    }

    /// How it ended; `kept` says what is to be kept as well.
    package enum Outcome: Hashable, Sendable {
        /// The recipe at this place among all of them.
        case opened(Int)
        case left
    }

    /// What was typed.
    package private(set) var typed = ""
    /// The recipes that it leaves, those that fit best first.
    package private(set) var matches: [Int]
    /// Where the cook is among those.
    package private(set) var place = 0
    /// The recipes that are marked.
    package private(set) var marked: Set<Int> = []
    /// The recipes that are kept when the cook is through, by their places among all of them.
    package private(set) var kept: Set<Int> = []
    /// Whether the cook went to a recipe, and stays there for as long as it is left.
    private var hasMoved = false
    private let texts: PickerTexts

    /// The most bytes that are typed; no title is longer than what they leave.
    private static let mostTyped = 256

    /// A picker over recipes, in their order.
    package init(_ recipes: [Recipe]) {
        texts = PickerTexts(recipes)
        matches = Array(recipes.indices)
    }

    /// How many recipes there are in all.
    package var count: Int { texts.count }

    /// The recipe that the cook is at; nil where nothing is left.
    package var current: Int? { matches.indices.contains(place) ? matches[place] : nil }

    /// Does what a key says; how it ended, if that ends it.
    package mutating func press(_ key: Key) -> Outcome? {
        switch key {
        case .text(let character):
            guard typed.utf8.count < Self.mostTyped else { break }
            typed.append(character)
            narrow(from: matches.sorted())
        case .backspace:
            guard !typed.isEmpty else { break }
            typed.removeLast()
            narrow(from: Array(0..<count))
        case .clear:
            typed = ""
            narrow(from: Array(0..<count))
        case .up: move(to: place - 1)
        case .down: move(to: place + 1)
        case .first: move(to: 0)
        case .last: move(to: matches.count - 1)
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

    /// The part of the matches that a list of so many rows shows, with the cook's recipe in it.
    package func window(of height: Int) -> Range<Int> {
        let height = max(1, height)
        let top = max(0, min(place - height / 2, matches.count - height))
        return top..<min(matches.count, top + height)
    }

    private mutating func move(to other: Int) {
        place = max(0, min(other, matches.count - 1))
        hasMoved = true
    }

    private mutating func narrow(from candidates: [Int]) {
        let before = hasMoved ? current : nil
        matches = texts.matches(typed, among: candidates)
        place = before.flatMap { matches.firstIndex(of: $0) } ?? 0
        hasMoved = place > 0
    }
}
