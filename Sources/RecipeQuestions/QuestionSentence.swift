import KitchenLanguage

/// One sentence of what a cook says, word by word.
struct QuestionSentence: Sendable {
    /// The words in lower case, short forms written out: `what is` for `what's`.
    let words: [String]
    /// Whether it ends in a question mark.
    let isQuestion: Bool
    /// The words as patterns number them.
    private let own: [PatternWords.Number]
    /// For each word how many words the name of a food takes that begins there; zero where none does.
    private let foods: [Int]
    /// The same of diets.
    private let diets: [Int]

    init(_ text: Substring) {
        isQuestion = text.last { !$0.isWhitespace } == "?"
        words = Self.words(of: text)
        own = words.map(Self.number(of:))
        var foods: [Int] = []
        var diets: [Int] = []
        for place in words.indices {
            let row = Array(words[place...].prefix(4))
            let found = Vocabulary.shared.longestName(in: row)
            foods.append(found.map { $0.senses.contains(.food) ? $0.wordCount : 0 } ?? 0)
            diets.append(found.map { $0.senses.contains(.diet) ? $0.wordCount : 0 } ?? 0)
        }
        self.foods = foods
        self.diets = diets
    }

    /// How many words an alternative of a pattern takes at a place; zero where it doesn't stand there.
    func length(of alternative: PatternWords.Number, at place: Int) -> Int {
        switch alternative {
        case PatternWords.food: foods[place]
        case PatternWords.diet: diets[place]
        case PatternWords.tool: Self.tools.contains(words[place]) ? 1 : 0
        default: own[place] == alternative && alternative != PatternWords.unknown ? 1 : 0
        }
    }

    /// What patterns know of its words, each once: the words themselves, and foods, diets and tools.
    var numbers: Set<PatternWords.Number> {
        var numbers = Set(own)
        numbers.remove(PatternWords.unknown)
        if foods.contains(where: { $0 > 0 }) { numbers.insert(PatternWords.food) }
        if diets.contains(where: { $0 > 0 }) { numbers.insert(PatternWords.diet) }
        if words.contains(where: Self.tools.contains) { numbers.insert(PatternWords.tool) }
        return numbers
    }

    /// Whether it names one food, and says nothing else.
    var isFoodAlone: Bool {
        let named = words.drop { ["the", "any", "some", "a", "an"].contains($0) }
        return !named.isEmpty && foods[named.startIndex] == named.count
    }

    /// The first name of a diet.
    var diet: String? { name(diets) }

    /// The names of all diets, in order.
    var dietNames: [String] {
        words.indices.filter { diets[$0] > 0 }.map { place in
            words[place..<place + diets[place]].joined(separator: " ")
        }
    }

    /// The names of foods, in order.
    var foodNames: [String] {
        words.indices.filter { foods[$0] > 0 }.map { place in
            words[place..<place + foods[place]].joined(separator: " ")
        }
    }

    /// The names of foods with the places of their first words; of two that share a word the first.
    var placedFoods: [(place: Int, name: String)] {
        var found: [(Int, String)] = []
        var place = 0
        while place < words.count {
            let count = foods[place]
            if count > 0 {
                found.append((place, words[place..<place + count].joined(separator: " ")))
            }
            place += max(1, count)
        }
        return found
    }

    /// Whether it says of a food that it must not be there: `without nuts`, `nut free`, `a nut allergy`.
    func avoids(_ food: (place: Int, name: String)) -> Bool {
        let end = food.place + food.name.split(separator: " ").count
        let isOfAllergy = { (word: String) in
            RecipeQuestion.speaksOfAllergy(word) || word.hasPrefix("intoleran")
        }
        return words[..<food.place].suffix(3).contains {
            Self.avoiding.contains($0) || isOfAllergy($0)
        }
            || words[end...].first.map { $0 == "free" || isOfAllergy($0) } == true
    }

    private static let avoiding: Set<String> = ["without", "avoid", "avoids", "avoiding"]

    /// The number of a word, `2nd` being `second`.
    private static func number(of word: String) -> PatternWords.Number {
        let number = PatternWords.number(word)
        guard number == PatternWords.unknown, word.first?.isNumber == true,
            let place = Numeral(word), place.isOrdinal
        else { return number }
        return ordinals[place.value] ?? number
    }

    /// The numbers of the words that patterns have for places in an order.
    private static let ordinals = Dictionary(
        PatternWords.all.compactMap { word, number in
            Numeral(word).flatMap { $0.isOrdinal ? ($0.value, number) : nil }
        }
    ) { first, _ in first }

    private func name(_ lengths: [Int]) -> String? {
        guard let place = lengths.firstIndex(where: { $0 > 0 }) else { return nil }
        return words[place..<place + lengths[place]].joined(separator: " ")
    }

    static let tools = Set(
        QuestionTable.tools.split(separator: " ").map(String.init)
    )

    // MARK: Parting

    /// The sentences of a line; of one that ends in a question only its last clause: `Ok, 15 minutes
    /// passed, what next?`.
    static func all(in text: String) -> [QuestionSentence] {
        var sentences: [QuestionSentence] = []
        var start = text.startIndex
        for place in text.indices where ".!?".contains(text[place]) {
            let next = text.index(after: place)
            // Not the point of `1.5`.
            if text[place] == ".", next < text.endIndex, text[next].isNumber { continue }
            sentences.append(contentsOf: [QuestionSentence(lastClause(of: text[start..<next]))])
            start = next
        }
        sentences.append(QuestionSentence(lastClause(of: text[start...])))
        return sentences.filter { !$0.words.isEmpty }
    }

    /// From the last word on with which a question begins after a comma or `and`.
    private static func lastClause(of sentence: Substring) -> Substring {
        var clause = sentence
        var place = sentence.startIndex
        while let comma = sentence[place...].firstIndex(where: { ",;".contains($0) })
            ?? dash(in: sentence[place...])
        {
            place = sentence.index(after: comma)
            let rest = sentence[place...]
            if beginsQuestion(rest), !isTopic(sentence[..<comma], of: rest) { clause = rest }
        }
        return clause
    }

    /// Whether words only name what is asked about after them: `the frosting, how long does that want`.
    private static func isTopic(_ text: Substring, of question: Substring) -> Bool {
        let words = words(of: text)
        // `Ground almonds, how much`.
        if (1...4).contains(words.count), Self.words(of: question).first == "how" {
            let row = Array(words)
            let name = Vocabulary.shared.longestName(in: row)
            if name?.wordCount == row.count, name?.senses.contains(.food) == true { return true }
        }
        return (2...4).contains(words.count) && topics.contains(words[0])
            && !words.contains { ["is", "are", "was", "has", "went", "not"].contains($0) }
    }

    static let topics: Set<String> = ["the", "this", "that", "my", "our", "these", "those"]

    /// A stroke between two clauses, which stands by itself: `hoisin - can a coeliac eat that`.
    private static func dash(in text: Substring) -> Substring.Index? {
        text.indices.first { place in
            "-–—".contains(text[place]) && place > text.startIndex
                && text[text.index(before: place)] == " "
                && text[text.index(after: place)...].first == " "
        }
    }

    private static func beginsQuestion(_ text: Substring) -> Bool {
        let row = text.lowercased().split { !$0.isLetter && $0 != "'" }.prefix(3)
        guard let first = row.first(where: { !["so", "and", "then", "but"].contains($0) }) else {
            return false
        }
        return openers.contains(first.prefix { $0 != "'" })
    }

    private static let openers: Set<Substring> = [
        "what", "how", "can", "should", "is", "are", "when", "where", "which", "do", "does",
        "could",
        "may", "anything", "something", "must", "shall", "who", "for",
    ]

    /// The words of a text, of all its sentences and clauses, as `words` has them.
    static func words(of text: Substring) -> [String] {
        var words: [String] = []
        let plain = text.lowercased().replacing("’", with: "'")
        for part in plain.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }) {
            let trimmed = part.drop { $0 == "'" }
            let last = trimmed.lastIndex { $0 != "'" }
            guard let last else { continue }
            let word = String(trimmed[...last])
            guard let mark = word.firstIndex(of: "'") else {
                words += bare[word].map { [$0] } ?? parted(word)
                continue
            }
            let (head, tail) = (String(word[..<mark]), String(word[word.index(after: mark)...]))
            switch tail {
            case "s": words += [head, "is"]
            case "re": words += [head, "are"]
            case "ve": words += [head, "have"]
            case "ll": words += [head, "will"]
            case "d": words += [head, "would"]
            case "m": words += [head, "am"]
            case "t" where head.hasSuffix("n"):
                words += [head == "can" ? "can" : head == "won" ? "will" : String(head.dropLast())]
                words.append("not")
            default: words.append(head + tail)
            }
        }
        return words.flatMap { $0.split(separator: " ").map(String.init) }
    }

    /// A number and what it counts as two words, `50cl`, and so `nutfree`; `2nd` is one, and what is
    /// nearly a diet is that diet.
    private static func parted(_ word: String) -> [String] {
        if word.hasSuffix("free"), word.count > 6 { return [String(word.dropLast(4)), "free"] }
        if let word = longWords.first(where: { Self.isSlip(word, of: $0) }) { return [word] }
        let digits = word.prefix(while: \.isNumber)
        guard !digits.isEmpty, digits.endIndex != word.endIndex else { return [word] }
        let rest = String(word[digits.endIndex...])
        let isPlace = Numeral(word)?.isOrdinal == true
        return !isPlace && rest.allSatisfy(\.isLetter) ? [String(digits), rest] : [word]
    }

    /// Long words of questions that are often typed wrongly.
    private static let longWords = [
        "vegetarian", "vegetarians", "pescatarian", "temperature", "ingredient", "ingredients",
    ]

    /// Whether a word is another one but for two letters: `vegeterian`.
    private static func isSlip(_ word: String, of other: String) -> Bool {
        guard !longWords.contains(word), word.first == other.first,
            abs(word.count - other.count) < 2,
            word.count > 8
        else { return false }
        return other.difference(from: word).count < 5
    }

    /// Words as they are typed in haste.
    private static let bare = [
        "whats": "what is", "dont": "do not", "didnt": "did not", "doesnt": "does not",
        "cant": "can not", "thats": "that is", "im": "i am", "ive": "i have", "whens": "when is",
        "hows": "how is", "whos": "who is", "meatnime": "meantime", "theres": "there is",
        "isnt": "is not",
        "alltogether": "altogether", "em": "them", "pls": "please", "celcius": "celsius",
        "grammes": "grams",
        "hasnt": "has not", "wots": "what is", "airfryer": "air fryer",
        "wont": "will not", "havent": "have not", "shouldnt": "should not",
    ]
}
