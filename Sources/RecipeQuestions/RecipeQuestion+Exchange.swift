import RecipeModel

extension RecipeQuestion {
    /// What shall go, and what shall take its place, as somebody says it who lacks something.
    struct Exchange: Hashable {
        /// The food that shall go.
        var out: String?
        /// The food that shall take its place.
        var into: String?
        /// Whether nothing shall take its place.
        var isOmission = false
        /// Whether it is said that something is exchanged, and not only that something is lacking.
        var isSaid = false
    }

    /// Which foods are exchanged: `oil instead of butter`, `replace the butter by oil`, `I have no
    /// butter`, `can I leave out the butter`.
    var exchange: Exchange {
        // `I've no mozzarella, what else would work?` names the food before the question.
        let sentence = sentence.foodNames.isEmpty ? QuestionSentence(text[...]) : sentence
        let words = sentence.words
        // What somebody must not have takes no place, but may be what shall go.
        let all = sentence.placedFoods
        let kept = Self.mayExchange(text) ? all.filter { !sentence.avoids($0) } : all
        if kept.isEmpty, let avoided = all.first, words.contains("instead") {
            return Exchange(out: avoided.name, isSaid: true)
        }
        let foods = kept
        func food(after place: Int, before end: Int = .max) -> String? {
            foods.first { $0.place >= place && $0.place < end }?.name
        }
        func food(before place: Int) -> String? { foods.last { $0.place < place }?.name }
        func row(_ row: String...) -> Int? {
            words.indices.first { place in
                zip(words[place...], row).allSatisfy { $0 == $1 }
                    && place + row.count <= words.count
            }
        }
        func said(_ out: String?, _ into: String? = nil) -> Exchange {
            Exchange(out: out, into: into, isSaid: true)
        }
        if let place = row("instead", "of") ?? row("place", "of") ?? row("rather", "than") {
            let later = foods.filter { $0.place >= place }.dropFirst().first?.name
            return said(food(after: place), food(before: place) ?? later)
        }
        if let place = words.firstIndex(where: Self.exchanging.contains) {
            let joint = words[place...].firstIndex { ["with", "by", "for", "to"].contains($0) }
            guard let joint else { return said(food(after: place)) }
            let (first, second) = (food(after: place, before: joint), food(after: joint))
            guard let first else { return said(second) }
            // `Substitute oil for butter` takes oil, `swap oil for butter` takes butter.
            let isInFirst = words[place].hasPrefix("sub") && words[joint] == "for"
            return isInFirst ? said(second, first) : said(first, second)
        }
        let omission =
            ["skip", "omit"].lazy.compactMap { words.firstIndex(of: $0) }.first
            ?? words.firstIndex { ["leave", "leaving", "left"].contains($0) }
        if let omission, !words[omission].hasPrefix("le") || words[omission...].contains("out") {
            return Exchange(out: food(after: omission), isOmission: true)
        }
        if words.contains(where: Self.essential.contains) {
            return Exchange(out: foods.first?.name, isOmission: true)
        }
        if let place = words.firstIndex(where: Self.lacking.contains) ?? row("out", "of"),
            // `No thermometer, is the oil hot` lacks no oil.
            let out = food(after: place, before: place + 4)
        {
            // `No shallot, red onion ok?`
            let others = foods.filter { $0.place > place }.dropFirst()
            let isOffered = ["ok", "okay", "fine", "instead", "alright"].contains(words.last ?? "")
            let isDisliked =
                !isOffered && words[place...].prefix(3).contains(where: Self.disliking.contains)
            return Exchange(
                out: out,
                into: isOffered ? others.first?.name : nil,
                isOmission: isDisliked,
                isSaid: isOffered
            )
        }
        if let place = words.firstIndex(of: "for"), let out = food(after: place),
            food(before: place) != nil || words.first == "what"
        {
            return Exchange(out: out, into: food(before: place))
        }
        return Exchange(into: foods.first?.name)
    }

    /// Whether a text has a word by which something may be exchanged: it is asked of every sentence,
    /// before anything is read.
    static func mayExchange(_ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.contains { word in
            ["instead", "place", "rather"].contains(word) || exchanging.contains(String(word))
        }
    }

    private static let exchanging: Set<String> = [
        "replace", "replaced", "replacement", "replacing", "substitute", "substitutes",
        "substituted",
        "substituting", "sub", "swap", "swapped", "exchange", "alternative", "alternatives",
    ]

    private static let essential: Set<String> = [
        "necessary", "essential", "optional", "compulsory", "needed", "required", "must",
    ]

    private static let lacking: Set<String> = [
        "no", "not", "lack", "missing", "forgot", "without", "hate", "hates", "dislike", "detest",
    ]
    /// What is disliked shall go, and nothing need take its place.
    private static let disliking: Set<String> = [
        "hate", "hates", "dislike", "detest", "like", "eat",
    ]
}
