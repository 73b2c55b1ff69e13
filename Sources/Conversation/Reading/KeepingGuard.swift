import RecipeModel

/// Looks for words of taking away in a line that was read as adding to what is kept: `out of eggs`
/// as `pantry add eggs`, `don't star it` as `fav it`. Such a line isn't run.
struct KeepingGuard {
    private let words: [String]
    private let denies: Bool

    /// The line's words, with short forms opened, and whether one of them denies something.
    init(words: [SpokenWord], denies: Bool) {
        self.words = words.filter { !$0.isQuoted }.map(\.text)
        self.denies = denies
    }

    /// Whether commands add something against the line's own words.
    func forbids(_ commands: [Command]) -> Bool {
        guard commands.contains(where: \.addsToWhatIsKept),
            !commands.contains(where: \.takesSomethingAway)
        else { return false }
        return denies || saysOutOf || saysOff || saysFrom
    }

    private var saysOutOf: Bool {
        follows("out", "of", but: ["this", "habit", "interest", "curiosity"])
    }

    /// `gone off`, `take it off`, but no `day off`.
    private var saysOff: Bool {
        words.indices.contains { place in
            words[place] == "off"
                && words[..<place].suffix(4).contains(where: Self.leaving.contains)
        }
    }

    private var saysFrom: Bool {
        words.indices.contains { place in
            words[place] == "from" && words[..<place].contains(where: Self.leaving.contains)
        }
    }

    private func follows(_ first: String, _ second: String, but others: Set<String>) -> Bool {
        words.indices.dropLast().contains { place in
            words[place] == first && words[place + 1] == second
                && !(place + 2 < words.count && others.contains(words[place + 2]))
        }
    }

    /// What is done to a thing that is not to be there any more.
    private static let leaving: Set<String> = [
        "take", "took", "taken", "taking", "remove", "removed", "delete", "drop", "strike", "cross",
        "scratch", "clear", "lose", "gone", "went", "goes", "going", "chuck", "throw", "erase",
        "leave", "rid", "wipe", "kick", "unpin",
    ]
}

extension Command {
    /// Whether it puts something into the favorites, the pantry or the shopping list.
    var addsToWhatIsKept: Bool {
        switch value {
        case is FavCommand: true
        case let pantry as PantryCommand: pantry.action == .add
        case let shop as ShopCommand: shop.action == .add && !shop.things.isEmpty
        default: false
        }
    }

    /// Whether it is what a denial beside it may be about.
    fileprivate var takesSomethingAway: Bool {
        switch value {
        case is UnfavCommand, is WithoutCommand, is DropCommand, is DeleteCommand: true
        case let pantry as PantryCommand: pantry.action == .remove || pantry.action == .clear
        case let shop as ShopCommand: [.remove, .done, .clear].contains(shop.action)
        case let other as any ConditionedCommand: other.conditions.contains(where: \.isExclusion)
        default: false
        }
    }
}
