/// The state of reading a long text a screen at a time: which lines are in view, and what is searched.
///
/// A key goes in, and the new state comes out; drawing and waiting are somebody else's.
package struct Scroll: Equatable, Sendable {
    /// What was pressed.
    package enum Key: Hashable, Sendable {
        case text(Character)
        case up, down
        case pageUp, pageDown
        case first, last
        case enter
        case backspace
        /// Removes all that was typed.
        case clear
        /// Gives up what is typed, else leaves.
        case escape
        case leave
        case paste
    }

    /// How it ended.
    package enum Outcome: Hashable, Sendable {
        case left
        /// With a character that is meant for the prompt.
        case typed(Character)
        /// With a pasted block that is meant for the prompt.
        case pasted
    }

    /// How the last search went.
    package enum Search: Equatable, Sendable {
        case none
        /// The words are being typed.
        case typing(String)
        case nothing(String)
        /// The place of the current one among so many, from 1.
        case found(String, place: Int, count: Int)
    }

    /// How many lines there are, and how many of them a screen shows.
    package private(set) var count = 0
    package private(set) var height = 1
    /// The first line in view, from 0.
    package private(set) var top = 0
    /// The search that is under way.
    package private(set) var search = Search.none

    /// The words that were searched last, and the lines in which they were found.
    private var sought = ""
    private var lines: [Int] = []
    /// Whether another line than the first has been on top.
    private var hasMoved = false

    package init() {}

    /// The lines in view.
    package var window: Range<Int> { top..<min(count, top + height) }
    package var isAtStart: Bool { top == 0 }
    package var isAtEnd: Bool { top >= lastTop }
    /// The words to mark where they are found; nil for none.
    package var marked: String? { lines.isEmpty ? nil : sought }

    private var lastTop: Int { max(0, count - height) }

    /// Takes a text that was laid out anew, or a screen of another height.
    ///
    /// - Parameters:
    ///   - count: The lines of the text.
    ///   - height: The lines that a screen shows.
    ///   - top: The line that should be on top.
    ///   - find: The lines in which words are found, in order.
    package mutating func fit(
        count: Int,
        height: Int,
        top: Int,
        find: (String) -> [Int]
    ) {
        self.count = count
        self.height = max(1, height)
        self.top = min(max(0, top), lastTop)
        if case .found(let words, let place, _) = search {
            lines = find(words)
            search =
                lines.isEmpty
                ? .none : .found(words, place: min(place, lines.count), count: lines.count)
        }
    }

    /// Does what a key says; how it ended, if that ends it.
    ///
    /// A letter that can do nothing yet is none of the keys, so that a command which begins with it
    /// can be typed: `back` while the first line has been on top all the time, `next` before a
    /// search.
    package mutating func press(_ key: Key, find: (String) -> [Int]) -> Outcome? {
        if case .typing(let words) = search {
            type(key, after: words, find: find)
            return key == .leave ? .left : nil
        }
        switch key {
        case .up: move(to: top - 1)
        case .down, .enter: move(to: top + 1)
        case .pageUp,
            .text("b") where hasMoved:
            move(to: top - page)
        case .pageDown, .text(" "): move(to: top + page)
        case .first,
            .text("g") where hasMoved:
            move(to: 0)
        case .last, .text("G"): move(to: lastTop)
        case .text("/"): search = .typing("")
        case .text("n") where !lines.isEmpty: go(1)
        case .text("N") where !lines.isEmpty: go(-1)
        case .escape, .leave, .text("q"): return .left
        case .text(let character): return .typed(character)
        case .paste: return .pasted
        case .backspace, .clear: break
        }
        return nil
    }

    /// A screen less a line, so that a reader finds where it went on.
    private var page: Int { max(1, height - 1) }

    private mutating func move(to line: Int) {
        top = min(max(0, line), lastTop)
        if top > 0 { hasMoved = true }
    }

    private mutating func type(_ key: Key, after words: String, find: (String) -> [Int]) {
        switch key {
        case .text(let character): search = .typing(words + String(character))
        case .backspace: search = words.isEmpty ? .none : .typing(String(words.dropLast()))
        case .clear: search = .typing("")
        case .escape: search = .none
        case .enter:
            let isEmpty = words.allSatisfy(\.isWhitespace)
            if isEmpty, sought.isEmpty {
                search = .none
            } else {
                seek(isEmpty ? sought : words, find)
            }
        default: break
        }
    }

    private mutating func seek(_ words: String, _ find: (String) -> [Int]) {
        (sought, lines) = (words, find(words))
        guard !lines.isEmpty else { return search = .nothing(words) }
        show((lines.firstIndex { $0 >= top } ?? 0) + 1)
    }

    private mutating func go(_ step: Int) {
        var place = step > 0 ? 0 : lines.count + 1
        if case .found(_, let current, _) = search { place = current }
        show((place - 1 + step + lines.count) % lines.count + 1)
    }

    /// Brings a place into view, with a few lines above it where it was not.
    private mutating func show(_ place: Int) {
        search = .found(sought, place: place, count: lines.count)
        let line = lines[place - 1]
        if !window.contains(line) { move(to: line - height / 3) }
    }
}
