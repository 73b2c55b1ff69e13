/// A timer for a time that a step names.
package struct TimerOffer: Hashable, Sendable {
    /// What it is called: what is cooked, else what is done with which dish.
    package var name: String
    /// How long it runs.
    package var seconds: Int

    package init(name: String, seconds: Int) {
        self.name = name
        self.seconds = seconds
    }

    /// The time as the command takes it.
    package var time: String { TimerLength.typed(seconds) }

    /// The command that starts it: `timer 12m pasta`.
    package var command: String { "timer \(time) \(name)" }
}

/// Finds names for the timers of a step.
///
/// A timer is called after the food that is cooked so long (`rice`), where the words between the time
/// before and this one name one; else after what is done there and the dish (`bake apple crumble`), so
/// that two dishes on one stove are told apart.
struct TimerNaming {
    let text: String
    /// The number of the step.
    let number: Int
    /// What the recipe is called.
    let title: String
    /// Where the step names foods.
    let foods: [Range<String.Index>]

    /// A timer for each time of the step, no two of one name.
    func offers() -> [TimerOffer] {
        var offers: [TimerOffer] = []
        var place = text.startIndex
        for (time, range) in StepTime.placed(in: text) {
            let name = name(in: max(place, sentenceStart(before: range))..<range.lowerBound)
            let count = offers.count { $0.name == name || $0.name.hasPrefix(name + " ") }
            offers.append(
                TimerOffer(name: count == 0 ? name : "\(name) \(count + 1)", seconds: time.seconds)
            )
            place = range.upperBound
        }
        return offers
    }

    private func sentenceStart(before place: Range<String.Index>) -> String.Index {
        let sign = text[..<place.lowerBound].lastIndex { ".!;".contains($0) }
        return sign.map { text.index(after: $0) } ?? text.startIndex
    }

    /// The name of a time from the words before it.
    private func name(in clause: Range<String.Index>) -> String {
        let words = words(in: clause)
        let deed = CookingDeeds.lastPlace(in: words)
        let named = foods.filter { clause.contains($0.lowerBound) }.compactMap { range in
            food(at: range).map {
                (name: $0, place: self.words(in: clause.lowerBound..<range.lowerBound).count)
            }
        }
        if let first = named.first {
            let isOne = Set(named.map(\.name)).count == 1
            guard let deed else { return first.name }
            // `Boil the rice for`, `Cover the rice with water, boil for`; not `Brush with egg, bake for`.
            let isObject =
                first.place > deed || words[..<first.place].contains(where: Self.putting.contains)
            if isOne, isObject { return first.name }
        }
        guard let deed else { return stepName }
        return ([words[deed]] + dish).joined(separator: " ")
    }

    private func words(in range: Range<String.Index>) -> [String] {
        text[range].split { !$0.isLetter }.map {
            String(decoding: LetterFolding.folded($0), as: UTF8.self)
        }
    }

    /// A food as the step calls it, where that can be typed as it stands.
    private func food(at range: Range<String.Index>) -> String? {
        let name = text[range].lowercased()
        guard let last = FoodWords(name).words.last, !Self.carriers.contains(last) else {
            return nil
        }
        let row = Self.typed(name)
        let typed = row.joined(separator: " ")
        return typed.isEmpty || row.count > 2 || typed.count > 20 ? nil : typed
    }

    private var stepName: String { (dish + ["step", "\(number)"]).joined(separator: " ") }

    /// The dish in two words at most: `apple crumble`, and `beef` of `Beef in red wine`.
    private var dish: [String] {
        let words = Self.typed(title.prefix { !",(:–—".contains($0) }.lowercased())
        let head = Array(words.prefix { !Self.links.contains($0) }.suffix(2))
        return head.joined(separator: " ").count > 20 ? Array(head.suffix(1)) : head
    }

    /// The words of a name as they can be typed.
    private static func typed(_ name: String) -> [String] {
        let plain = name.map {
            $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" ? $0 : " "
        }
        return String(plain).split(separator: " ").map(String.init)
    }

    /// What other things are cooked in: no timer is called after it.
    private static let carriers: Set<String> = [
        "oil", "butter", "water", "salt", "ghee", "lard",
    ]

    /// What is done with a food that is then cooked by itself.
    private static let putting: Set<String> = [
        "put", "place", "cover", "bring", "rinse", "wash", "season", "thread", "heat", "dip",
    ]

    /// Words after which a title says with what, how or whence.
    private static let links: Set<String> = [
        "with", "in", "and", "of", "de", "on", "a", "à", "al", "from", "for", "du", "di", "la",
        "the", "my", "&", "or", "style", "alla", "con", "mit", "au", "aux", "e", "et", "y",
    ]
}
