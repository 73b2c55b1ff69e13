import KitchenLanguage
package import RecipeModel

/// Something to pick, by what it is called and what else finds it.
package struct PickerItem: Hashable, Sendable {
    package var title: String
    /// Words that find it by their beginnings, such as its ingredients.
    package var names: [String]

    package init(title: String, names: [String] = []) {
        (self.title, self.names) = (title, names)
    }

    package init(_ recipe: Recipe) {
        self.init(title: recipe.title, names: recipe.ingredients.map(\.name))
    }
}

/// Some of the things that are picked from, as letters one after the other: with millions of them each
/// takes little more than its title, and thousands are gone through in a millisecond.
package struct PickerTexts: Equatable, Sendable {
    /// How many stand together: as many as are searched between two looks at the keys.
    package static let most = 4_096

    private struct Item: Equatable {
        var title: Range<UInt32>
        /// The title's folded letters: the title itself where it differs by ASCII capitals and hyphens alone.
        var folded: Range<UInt32>
        /// Its names, by their numbers.
        var names: Range<UInt32>
    }

    private var letters: [UInt8] = []
    private var items: [Item] = []
    private var itemNames: [UInt32] = []
    /// Each name that any has, folded, with a space before each word.
    private var names: [[UInt8]] = []

    /// The texts of some things, of ``most`` at most.
    package init(_ items: some Sequence<PickerItem>) {
        var numbers: [String: UInt32] = [:]
        for item in items {
            let title = append(Array(item.title.utf8))
            let letters = Self.folded(item.title)
            let isPlain = letters.elementsEqual(item.title.utf8.lazy.map(FuzzyScore.plain))
            let folded = isPlain ? title : append(letters)
            let start = UInt32(itemNames.count)
            for name in item.names {
                let number = numbers[name] ?? UInt32(names.count)
                if numbers.updateValue(number, forKey: name) == nil {
                    names.append([UInt8(ascii: " ")] + Self.folded(name))
                }
                itemNames.append(number)
            }
            let names = start..<UInt32(itemNames.count)
            self.items.append(Item(title: title, folded: folded, names: names))
        }
    }

    package var count: Int { items.count }

    /// What the thing at a place is called.
    package func title(at place: Int) -> String {
        let title = items[place].title
        return String(
            decoding: letters[Int(title.lowerBound)..<Int(title.upperBound)],
            as: UTF8.self
        )
    }

    /// The words of what was typed.
    static func words(_ typed: String) -> [[UInt8]] {
        folded(typed).split(separator: UInt8(ascii: " ")).map(Array.init)
    }

    /// Calls with each place that has every word, and with how well it fits: a word's letters in their
    /// order in the title, or the beginning of a word of a name.
    func forEachMatch(of words: [[UInt8]], _ body: (_ place: Int, _ score: Int) -> Void) {
        let named = words.map { word in names.map { Self.begins(word, in: $0) } }
        letters.withUnsafeBufferPointer { letters in
            next: for (place, item) in items.enumerated() {
                var score = 0
                for (word, named) in zip(words, named) {
                    let titled = FuzzyScore.of(
                        word,
                        in: letters,
                        Int(item.folded.lowerBound),
                        Int(item.folded.upperBound)
                    )
                    // What a run in the title counts at least, a name cannot better.
                    let whole = FuzzyScore.found * word.count
                    if let titled, titled > whole {
                        score += titled
                    } else if item.names.contains(where: { named[Int(itemNames[Int($0)])] }) {
                        score += max(whole, titled ?? 0)
                    } else if let titled {
                        score += titled
                    } else {
                        continue next
                    }
                }
                body(place, score)
            }
        }
    }

    private mutating func append(_ bytes: [UInt8]) -> Range<UInt32> {
        let start = UInt32(letters.count)
        letters += bytes
        return start..<UInt32(letters.count)
    }

    /// Whether a word of a name begins with these letters; a space stands before each.
    private static func begins(_ word: [UInt8], in name: [UInt8]) -> Bool {
        var place = 0
        while place + word.count < name.count {
            if name[place] == UInt8(ascii: " "), name[(place + 1)...].starts(with: word) {
                return true
            }
            place += 1
        }
        return false
    }

    private static func folded(_ text: String) -> [UInt8] {
        LetterFolding.folded(text).map(FuzzyScore.plain)
    }
}
