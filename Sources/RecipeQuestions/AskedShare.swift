import KitchenLanguage
import RecipeModel

/// How much of a recipe a question is about: `for three people`, `for 12 buns`, `half the recipe`,
/// `for 24 cucumbers` where the recipe takes twelve.
struct AskedShare {
    /// What the recipe's amounts are multiplied by.
    let factor: Fraction
    /// What it makes then, as it stands after `for`: `8`, `12 buns`, `half the recipe`.
    let text: String
    /// The number by which the recipe can be scaled to it; nil where none is meant.
    let servings: Int?

    /// Reads a question; nil where it asks for no other quantity, or the recipe doesn't tell of which
    /// one its own amounts are.
    ///
    /// - Parameters:
    ///   - title: The words of what the recipe makes, by their stems.
    ///   - counts: How many of a thing the recipe takes; nil where no line counts it.
    init?(
        _ words: [String],
        of yield: RecipeYield?,
        title: Set<String> = [],
        counts: (String) -> Double?
    ) {
        if let (factor, text) = Self.multiple(in: words) {
            self.init(
                factor: factor,
                text: text,
                servings: Self.servings(of: yield, by: factor.value)
            )
            return
        }
        if let (factor, text) = Self.part(in: words) {
            self.init(factor: factor, text: text, servings: nil)
            return
        }
        if Self.isForOne(words), let share = Self(1, of: nil, yield: yield) {
            self = share
            return
        }
        for (place, word) in words.enumerated() {
            if let share = Self.portion(at: place, in: words, of: yield) {
                self = share
                return
            }
            let dozen = word == "dozen" ? 12 : nil
            guard let count = dozen ?? Numeral.cardinal(word), count > 0 else { continue }
            guard Self.asks(for: place, in: words) else { continue }
            var things = words.dropFirst(place + 1)
            if things.starts(with: ["of", "us"]) { things = things.dropFirst() }
            let people = Self.people(count, things)
            // `20 of them`.
            if things.first == "of", ["them", "those", "these"].contains(things.dropFirst().first),
                let made = yield.map(Made.init), let own = made.number, !made.isMeasured
            {
                let factor = Double(count) / own
                self.init(
                    factor: Fraction(approximating: factor),
                    text: "\(count) \(made.name)",
                    servings: Self.servings(of: yield, by: factor)
                )
                return
            }
            let called = things.prefix { title.contains(QuestionWords.stem($0)) }
            if let share = Self(people, of: things.first, yield: yield)
                ?? (called.count > 1 ? Self(count, of: called.last, yield: yield) : nil)
                ?? Self(count, of: Self.named(things.prefix(2)), counts)
                ?? Self(count, called: called, yield: yield)
                ?? Self(anyOf: things.first, yield: yield)
            {
                self = share
                return
            }
        }
        return nil
    }

    private init(factor: Fraction, text: String, servings: Int?) {
        self.factor = factor
        self.text = text
        self.servings = servings
    }

    /// So many times the recipe, as it stands after `for`.
    init(_ factor: Double, of text: String) {
        self.init(factor: Fraction(approximating: factor), text: text, servings: nil)
    }

    /// So many people, or so many of what the recipe makes.
    private init?(_ count: Int, of thing: String?, yield: RecipeYield?) {
        let isOfEaters = thing.map(Self.eating.contains) == true
        let isBare = thing.map(Self.next.contains) ?? true
        guard let yield, let own = yield.amount, own > 0 else { return nil }
        let made = Made(yield)
        if let thing, made.stems.contains(QuestionWords.stem(thing)), !made.isMeasured {
            let number = made.count(of: thing) ?? own
            self.init(count, of: number, text: "\(count) \(thing)", yield)
        } else if isOfEaters || isBare {
            if made.isOfEaters || made.name.isEmpty || !made.counts(own) {
                self.init(count, of: own, text: "\(count)", yield)
            } else if isBare || own <= Self.fewest, !made.isMeasured {
                // Of four pasties everybody has one.
                self.init(count, of: own, text: "\(count) \(made.name)", yield)
            } else {
                // How many eat of twelve buns nobody says.
                self.init(factor: Fraction(1), text: yield.text, servings: nil)
            }
        } else {
            return nil
        }
    }

    /// So many of what a line counts: `24 cucumbers`, `50 flower heads`.
    private init?(_ count: Int, of things: [String], _ counts: (String) -> Double?) {
        for thing in things {
            guard let own = counts(thing), own > 0 else { continue }
            self.init(
                factor: Fraction(approximating: Double(count) / own),
                text: "\(count) \(things.joined(separator: " "))",
                servings: nil
            )
            return
        }
        return nil
    }

    /// A thing with the word after it that counts it too: `flower heads`, not `cucumbers please`.
    private static func named(_ words: ArraySlice<String>) -> [String] {
        guard words.count > 1, let last = words.last, CookingUnit(last)?.measure == .pieces else {
            return Array(words.prefix(1))
        }
        return Array(words)
    }

    /// So many of what the recipe has no word for: its own amounts, and for how many they are. Nil of
    /// what measures, as `for 2 minutes`.
    private init?(anyOf thing: String?, yield: RecipeYield?) {
        guard let thing, let yield, !TimeUnits.isUnit(thing),
            Self.vessels.contains(thing)
                || ![.weight, .volume, .length, .temperature].contains(CookingUnit(thing)?.measure)
        else { return nil }
        self.init(factor: Fraction(1), text: yield.text, servings: nil)
    }

    private init(_ count: Int, of own: Double, text: String, _ yield: RecipeYield) {
        let factor = Double(count) / own
        self.init(
            factor: Fraction(approximating: factor),
            text: text,
            servings: Self.servings(of: yield, by: factor)
        )
    }

    /// So many of what the recipe makes one of, as its title calls it: `three Victoria sponges`.
    private init?(_ count: Int, called words: ArraySlice<String>, yield: RecipeYield?) {
        guard !words.isEmpty, let yield, Made(yield).number == 1 else { return nil }
        self.init(count, of: 1, text: "\(count) \(words.joined(separator: " "))", yield)
    }

    /// The number that scales a recipe so, which counts what its yield does: twenty servings are two
    /// cakes for ten.
    private static func servings(of yield: RecipeYield?, by factor: Double) -> Int? {
        guard let scaled = yield?.amount.map({ $0 * factor }), scaled < 10_000,
            abs(scaled - scaled.rounded()) < 0.001
        else { return nil }
        return Int(scaled.rounded())
    }

    /// How many people it is, with those of another kind: `four adults and two kids`.
    private static func people(_ count: Int, _ words: ArraySlice<String>) -> Int {
        var (sum, rest) = (count, words)
        while rest.first.map(isOfPeople) == true {
            rest = rest.drop(while: isOfPeople)
            guard rest.first == "and", let more = rest.dropFirst().first,
                let others = Numeral.cardinal(more), rest.dropFirst(2).first.map(isOfPeople) == true
            else { break }
            sum += others
            rest = rest.dropFirst(2)
        }
        return sum
    }

    private static func isOfPeople(_ word: String) -> Bool {
        eating.contains(word) || ["big", "small", "little", "hungry", "young"].contains(word)
    }

    /// Whether a word counts those who eat.
    static func countsEaters(_ word: String) -> Bool {
        eating.contains(word) || eaters.contains(word)
    }

    // MARK: Words

    /// What a recipe makes, in its own words: `16 buns`, `Serves 4`, `500 ml`.
    private struct Made {
        /// What follows the number: `buns`, `jars of 350 g`.
        let name: String
        let stems: Set<String>
        /// Whether it is a weight or a volume, which nobody counts.
        let isMeasured: Bool
        let isOfEaters: Bool
        private let words: [Substring]

        /// How many it makes, by its own words.
        var number: Double? { words.lazy.compactMap { Double($0) }.first { $0 > 0 } }

        /// How many of a thing it makes, `20` of `20 falafel, 4 servings`; nil where none stands before.
        func count(of thing: String) -> Double? {
            let stem = QuestionWords.stem(thing)
            return words.firstIndex { QuestionWords.stem(String($0)) == stem }
                .flatMap { words[..<$0].last { Double($0) != nil } }.flatMap { Double($0) }
        }

        /// Whether it is the number of its words, and not another one that says for how many people:
        /// `1 tart` for eight.
        func counts(_ number: Double) -> Bool {
            words.contains { Double($0) == number }
                || !words.contains { $0.contains(where: \.isNumber) }
        }

        init(_ yield: RecipeYield) {
            words = yield.text.lowercased().split { $0.isWhitespace || $0 == "," }
            let after = words.drop { !$0.contains(where: \.isNumber) }.dropFirst()
                .drop { $0.contains(where: \.isNumber) || $0 == "to" || $0 == "or" || $0 == "-" }
            name = after.joined(separator: " ")
            stems = QuestionWords.stems(of: name)
            isMeasured =
                after.first.map { [.weight, .volume].contains(CookingUnit(String($0))?.measure) }
                ?? false
            isOfEaters = words.contains { AskedShare.eating.contains(String($0)) }
        }
    }

    /// Whether a number says how many shall be made: `for 8`, `we are 3`, `3 of us`, `make 6`.
    private static func asks(for place: Int, in words: [String]) -> Bool {
        var before = words[..<place]
        let after = words.dropFirst(place + 1)
        // `If I've only 10 heads`, `I only have 3 eggs`.
        let lastTwo = before.suffix(2)
        if lastTwo.contains(where: ["have", "got"].contains),
            lastTwo.contains(where: ["only", "just"].contains)
        {
            return after.first != nil
        }
        if let last = before.last, ["the", "about", "only", "just", "around", "a"].contains(last) {
            before = before.dropLast()
        }
        switch before.last {
        // `18 rolls, how much noodle`.
        case nil: return after.dropFirst().contains("how") || after.starts(with: ["of", "us"])
        case "for": return true
        case "to": return before.suffix(3).contains { ["scaled", "scale"].contains($0) }
        case "of": return after.first.map(eating.contains) == true
        case "are", "re": return before.dropLast().last == "we"
        case let verb? where making.contains(verb): return after.first != nil
        default: return after.starts(with: ["of", "us"])
        }
    }

    /// `Just for me`, `for me alone`.
    private static func isForOne(_ words: [String]) -> Bool {
        words.indices.contains { place in
            words[place] == "for" && place + 1 < words.count
                && ["me", "myself"].contains(words[place + 1])
                && (place > 0 && ["just", "only"].contains(words[place - 1])
                    || place + 2 < words.count
                        && ["alone", "only", "myself"].contains(words[place + 2]))
        }
    }

    /// `per glass`, `for each person`, `for one serving`.
    private static func portion(
        at place: Int,
        in words: [String],
        of yield: RecipeYield?
    ) -> AskedShare? {
        let before = place > 0 ? words[place - 1] : ""
        guard let yield, let own = yield.amount, own > 1 else { return nil }
        let made = Made(yield)
        // `How much lamb each`.
        if words[place] == "each", before != "for", made.isOfEaters, place > 0,
            words.contains("much") || words.contains("many"),
            place + 1 == words.count || next.contains(words[place + 1])
        {
            return AskedShare(
                factor: Fraction(approximating: 1 / own),
                text: "each person",
                servings: nil
            )
        }
        guard words[place] == "per" || ["each", "every"].contains(words[place]) && before == "for",
            place + 1 < words.count
        else { return nil }
        let thing = words[place + 1]
        let isMade = made.stems.contains(QuestionWords.stem(thing)) && !made.isMeasured
        guard isMade || eaters.contains(thing) && made.isOfEaters else { return nil }
        return AskedShare(
            factor: Fraction(approximating: 1 / own),
            text: "each \(thing)",
            servings: 1
        )
    }

    /// `half the recipe`, `if I halve it`, `double the batch`; not `half the butter`, `double cream`.
    private static func multiple(in words: [String]) -> (Fraction, String)? {
        for (place, word) in words.enumerated() {
            guard let (number, text) = multiples[word] else { continue }
            let isVerb = word != "half" && word != "twice"
            var after = words.dropFirst(place + 1)
            while let next = after.first, ["of", "the", "a", "this", "my", "our"].contains(next) {
                after = after.dropFirst()
            }
            let isWhole = after.first.map(wholes.contains) ?? false
            let isIt = after.first.map { ["it", "that", "everything"].contains($0) } ?? false
            let before = place > 0 ? words[place - 1] : ""
            let isMade = before == "for" || making.contains(before)
            // `So half, how many yolks`, `if I make half`.
            let isAlone =
                (["so", "just", "only"].contains(before) || making.contains(before))
                && (after.first.map(next.contains) ?? true)
            if isAlone || isWhole || isIt && (isVerb || isMade)
                || after.isEmpty && isVerb && place > 0
            {
                return (number, "\(text) the recipe")
            }
        }
        return times(in: words)
    }

    /// `One and a half times the recipe`, `if I make it three times`; not `turn it three times`.
    private static func times(in words: [String]) -> (Fraction, String)? {
        guard let end = words.firstIndex(of: "times"), end > 0,
            words.contains(where: { making.contains($0) || wholes.contains($0) })
        else { return nil }
        let before = words[..<end]
        let isHalf = before.suffix(3) == ["and", "a", "half"]
        let isPoint = before.last == "5" && before.dropLast().last?.allSatisfy(\.isNumber) == true
        let start = end - (isHalf ? 4 : isPoint ? 2 : 1)
        guard start >= 0, let whole = Numeral.cardinal(words[start]), whole > 0 else { return nil }
        let factor = Fraction(approximating: Double(whole) + (isHalf || isPoint ? 0.5 : 0))
        let text = isPoint ? "\(whole).5" : words[start..<end].joined(separator: " ")
        return (factor, "\(text) times the recipe")
    }

    /// A part of one food that shall be measured: `what's half of the sugar`, `half the yoghurt is how
    /// much`.
    private static func part(in words: [String]) -> (Fraction, String)? {
        guard let place = words.firstIndex(where: { parts[$0] != nil }), place + 2 < words.count,
            ["of", "the"].contains(words[place + 1]),
            let own = parts[words[place]],
            words.starts(with: ["what", "is"]) || words.contains("much") || words.contains("many"),
            !words.contains(where: ["go", "goes", "left", "use", "set", "put", "in"].contains)
        else { return nil }
        let number = place > 0 ? Numeral.cardinal(words[place - 1]) ?? 1 : 1
        guard let factor = Fraction(number, own), number < own else { return nil }
        return (factor, (number > 1 ? "\(words[place - 1]) " : "") + words[place] + " of it")
    }

    private static let parts = ["half": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4]

    private static let multiples: [String: (Fraction, String)] = {
        let half = Fraction(1, 2) ?? Fraction(1)
        return [
            "half": (half, "half"), "halve": (half, "half"), "halved": (half, "half"),
            "halving": (half, "half"), "twice": (Fraction(2), "twice"),
            "double": (Fraction(2), "twice"),
            "doubled": (Fraction(2), "twice"), "doubling": (Fraction(2), "twice"),
            "triple": (Fraction(3), "three times"),
            "tripled": (Fraction(3), "three times"), "tripling": (Fraction(3), "three times"),
        ]
    }()

    private static let wholes: Set<String> = [
        "recipe", "batch", "quantity", "quantities", "amount", "amounts", "lot",
    ]
    /// The most of something that is made of which each eater has one.
    private static let fewest = 6.0
    private static let vessels: Set<String> = [
        "glass", "glasses", "bowls", "mugs", "plates", "jars",
    ]
    private static let making: Set<String> = [
        "make", "making", "bake", "baking", "cook", "cooking", "want", "do",
    ]
    private static let eaters: Set<String> = ["person", "serving", "portion", "guest", "head"]
    private static let eating: Set<String> = [
        "people", "ppl", "persons", "guests", "servings", "portions", "us", "serves", "serving",
        "adults", "kids", "children", "friends", "eaters", "person", "portion", "grown", "ups",
        "grownups", "adult", "kid", "child", "toddlers", "teenagers",
    ]
    /// What may follow a number that counts people: another part of the sentence.
    private static let next: Set<String> = [
        "how", "what", "and", "please", "instead", "then", "now", "tonight", "do", "is", "i", "we",
        "as", "or", "with", "at", "so", "if", "when", "but", "my", "our", "much", "many", "today",
    ]
}
