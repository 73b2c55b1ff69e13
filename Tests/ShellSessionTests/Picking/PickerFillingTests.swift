import RecipeTestSupport
import Testing

@testable import ShellSession

extension Picker {
    /// All that is left, what fits best first, once everything was searched.
    var matches: [Int] {
        var picker = self
        while picker.isSearching { picker.search() }
        return picker.items(at: 0..<picker.left)
    }
}

/// A list that fills while the cook types: whatever arrives when, it ends as if all had been there.
struct PickerFillingTests {
    private static let words = [
        "leek", "Soup", "crème", "stir-fry", "Pie", "garlic", "BREAD", "egg", "lentil", "日本",
    ]

    private func item(_ random: inout SeededGenerator) -> PickerItem {
        func some(_ count: ClosedRange<Int>) -> [String] {
            (0..<Int.random(in: count, using: &random)).map { _ in
                Self.words[Int.random(in: Self.words.indices, using: &random)]
            }
        }
        return PickerItem(title: some(1...4).joined(separator: " "), names: some(0...3))
    }

    /// The order is by score, and of one score by arrival, whatever parts things arrive in and whatever
    /// was typed and taken back between them.
    @Test(arguments: 0..<60)
    func whatArrivesInPartsIsFoundAsIfItHadBeenThere(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let items = (0..<Int.random(in: 0...120, using: &random)).map { _ in item(&random) }
        let letters = Array("lepg rstbé")
        let typed = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            letters[Int.random(in: letters.indices, using: &random)]
        }
        var whole = Picker(items)
        for letter in typed { _ = whole.press(.text(letter)) }

        var filling = Picker()
        var (rest, keys) = (items[...], typed.map(Picker.Key.text)[...])
        while !rest.isEmpty || !keys.isEmpty {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let part = rest.prefix(Int.random(in: 1...40, using: &random))
                rest = rest.dropFirst(part.count)
                filling.add(PickerTexts(part))
            case 1:
                _ = filling.press(.text("x"))
                _ = filling.press(.backspace)
            case 2: filling.search()
            default: if let key = keys.popFirst() { _ = filling.press(key) }
            }
        }
        #expect(filling.matches == whole.matches)
        #expect(filling.count == items.count && filling.typed == whole.typed)
        for (place, item) in items.enumerated() { #expect(filling.title(of: place) == item.title) }
    }

    /// Where the cook went they stay, also where something that fits better arrives.
    @Test func theCookStaysWhileTheListFills() {
        var picker = Picker()
        _ = picker.press(.text("l"))
        picker.add(PickerTexts([PickerItem(title: "Oil"), PickerItem(title: "Apple")]))
        #expect(picker.current == 0)
        _ = picker.press(.down)
        picker.add(PickerTexts([PickerItem(title: "Leek")]))
        #expect(picker.matches == [2, 0, 1] && picker.current == 1 && picker.place == 2)
        _ = picker.press(.first)
        picker.add(PickerTexts([PickerItem(title: "Lime")]))
        #expect(picker.current == 2, "the first was chosen, and is first still")
    }

    /// A key is answered after a small part of a long list; the rest is searched in parts.
    @Test func aLongListIsSearchedInParts() {
        let many = (0..<(3 * PickerTexts.most)).map { PickerItem(title: "dish \($0)") }
        var picker = Picker(many + [PickerItem(title: "Leek pie")])
        #expect(!picker.isSearching && picker.left == many.count + 1)
        _ = picker.press(.text("k"))
        #expect(picker.isSearching && picker.left == 0)
        var parts = 0
        while picker.isSearching {
            picker.search()
            parts += 1
        }
        #expect(parts == 3 && picker.current == many.count)
        _ = picker.press(.clear)
        for letter in "lp" { _ = picker.press(.text(letter)) }
        #expect(picker.press(.open) == .opened(many.count), "typed ahead it is the same one")
    }
}
