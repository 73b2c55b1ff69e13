import MealPlan

/// What is seen of a line by who doesn't know the rules: its words, neighbours, and the classes of
/// the rule book that it has members of.
///
/// A food is `_FOOD` whatever it is called, and numbers, times, and names of cuisines and courses
/// likewise, so that what is learned of one line holds for the same line about another dish.
struct LineFeatures {
    let names: Set<String>

    init(_ line: SpokenLine, classes: [(name: String, words: WordSet)]) {
        var names: Set<String> = ["p:" + Self.place(of: line.context)]
        let row = ["<s>"] + Self.tokens(of: line) + ["</s>"]
        for (token, next) in zip(row, row.dropFirst()) {
            names.insert("u:" + token)
            names.insert("b:\(token) \(next)")
        }
        for (name, words) in classes
        where line.words.indices.contains(where: { words.begins(at: $0, in: line.words) }) {
            names.insert("c:" + name)
        }
        self.names = names
    }

    /// What the cook has before them.
    private static func place(of context: SpokenContext) -> String {
        if context.isGuiding { return "guide" }
        if context.list == .favorites { return "favs" }
        if context.hasNamed { return "opened" }
        return context.hasQuery ? "results" : "start"
    }

    /// The line's words, each name as the kind of thing that it names.
    static func tokens(of line: SpokenLine) -> [String] {
        var tokens: [String] = []
        var place = 0
        while place < line.words.count {
            let length = max(1, line.nameLengths[place])
            tokens.append(length > 1 ? nameToken(at: place, of: line) : token(at: place, of: line))
            place += length
        }
        return tokens
    }

    private static func nameToken(at place: Int, of line: SpokenLine) -> String {
        line.qualifier(at: place) != nil ? "_QUAL" : "_FOOD"
    }

    private static func token(at place: Int, of line: SpokenLine) -> String {
        let word = line.words[place]
        if word.isMark { return word.isComma ? "," : "." }
        if word.time != nil { return "_TIME" }
        if word.number != nil { return word.isOrdinal ? "_ORD" : "_NUM" }
        if word.isQuoted { return "_QUOTE" }
        if line.qualifier(at: place) != nil { return "_QUAL" }
        if isDay(word.text) { return "_DAY" }
        if word.id == nil, line.context.vocabulary.isFood(word.text) { return "_FOOD" }
        if word.id == nil, line.context.vocabulary.isKnown(word.text) { return "_KNOWN" }
        return word.text
    }

    /// Whether a word names a day that a plan may mean; `tonight` is said of any dinner.
    static func isDay(_ word: String) -> Bool {
        let day = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
        return !["tonight", "today", "now"].contains(day) && DayPhrase([day]) != nil
    }
}
