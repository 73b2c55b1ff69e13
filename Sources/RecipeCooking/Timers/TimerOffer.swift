import KitchenLanguage

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
        var names: Set<String> = []
        var numbers: [String: Int] = [:]
        var foods = foods.sorted { $0.lowerBound < $1.lowerBound }[...]
        var place = text.startIndex
        for (time, range) in StepTime.placed(in: text) {
            let sign = text[place..<range.lowerBound].lastIndex { ".!;".contains($0) }
            let start = sign.map { text.index(after: $0) } ?? place
            foods = foods.drop { $0.lowerBound < start }
            let own = foods.prefix { $0.lowerBound < range.lowerBound }
            foods = foods.dropFirst(own.count)
            let name = name(in: start..<range.lowerBound, own)
            var (typed, number) = (name, numbers[name] ?? 1)
            while !names.insert(typed).inserted {
                number += 1
                typed = "\(name) \(number)"
            }
            numbers[name] = number
            offers.append(TimerOffer(name: typed, seconds: time.seconds))
            place = range.upperBound
        }
        return offers
    }

    /// The name of a time from the words before it and the foods among them.
    private func name(
        in clause: Range<String.Index>,
        _ foods: ArraySlice<Range<String.Index>>
    ) -> String {
        let words = words(in: clause)
        let verb = CookingVerbs.lastPlace(in: words)
        let named = foods.lazy.compactMap { range in food(at: range).map { ($0, range) } }
        if let (food, range) = named.first {
            guard let verb else { return food }
            // `Boil the rice for`, `Cover the rice with water, boil for`; not `Brush with egg, bake for`.
            let place = self.words(in: clause.lowerBound..<range.lowerBound).count
            let isObject = place > verb || words[..<place].contains(where: Self.putting.contains)
            if isObject, named.allSatisfy({ $0.0 == food }) { return food }
        }
        guard let verb else { return stepName }
        return ([words[verb]] + dish).joined(separator: " ")
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

    /// The dish in two words at most: `apple crumble`, `beef` of `Beef in red wine`, `prawn paella` of
    /// `Chicken and prawn paella`; and `fish and chips`.
    private var dish: [String] {
        let words = Self.typed(title.prefix { !",(:–—".contains($0) }.lowercased())
            .prefix { !Self.links.contains($0) }
        let isPair = words.suffix(2).first == "and"
        let head = Array(words.suffix(isPair ? 3 : 2))
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
        "with", "in", "of", "de", "on", "a", "à", "al", "from", "for", "du", "di", "la",
        "the", "my", "or", "style", "alla", "con", "mit", "au", "aux", "e", "et", "y",
    ]
}
