package import RecipeModel

/// Those who eat what is cooked, and what their plates must meet.
package struct Eaters: Hashable, Sendable {
    /// Something that a dish must meet, and for whose sake; nobody's is everybody's.
    package struct Demand: Hashable, Sendable {
        package var condition: Condition
        package var persons: [String]

        package init(_ condition: Condition, for persons: [String] = []) {
            self.condition = condition
            self.persons = persons
        }
    }

    /// Their names, where they have any.
    package var names: [String]
    package var demands: [Demand]
    /// Whether what is kept of them couldn't be read, so that nobody knows what they demand.
    package var areUnread: Bool

    package init(_ names: [String] = [], demands: [Demand] = [], areUnread: Bool = false) {
        self.names = names
        self.demands = demands
        self.areUnread = areUnread
    }
}

extension RecipeQuestion {
    /// Who shall eat it.
    enum Diners: Hashable {
        case everybody
        /// Those with these names.
        case named([String])
        /// Somebody whom nobody told of, as they are called: `my daughter`.
        case unknown(String)
        /// People of a kind, who are no members of a household: guests, children, who is pregnant.
        case people(String)
    }

    /// Whether those who eat here can eat it, and which of them is meant; nil where none is.
    func diners(among names: [String]) -> Diners? {
        let words = sentence.words
        let named = names.filter { name in
            let parts = name.lowercased().split(separator: " ").map(String.init)
            return words.indices.contains { words[$0...].starts(with: parts) }
        }
        if !named.isEmpty { return .named(named) }
        if words.contains(where: Self.everybody.contains) { return .everybody }
        guard let start = words.firstIndex(where: Self.asking.contains) else { return nil }
        let said = words[(start + 1)...].prefix { !Self.eating.contains($0) }
        let called = said.filter { !Self.articles.contains($0) }
        if let kind = words.first(where: { PeopleWords.cautions[$0] != nil }) {
            return .people(kind)
        }
        // Nothing can be kept of `him`, nor of `a diabetic`.
        let isNoName =
            said.first.map { Self.nobody.contains($0) || $0.hasSuffix("ing") } == true
        return called.isEmpty || isNoName || said.count > 3
            ? nil : .unknown(said.joined(separator: " "))
    }

    private static let nobody: Set<String> = [
        "he", "she", "they", "him", "her", "them", "a", "an", "some", "any",
    ]
    private static let everybody: Set<String> = [
        "all", "us", "everybody", "everyone", "anybody", "anyone", "who", "family", "household",
    ]
    /// Words before the one who shall eat it.
    private static let asking: Set<String> = ["can", "could", "may", "should", "will", "for"]
    private static let eating: Set<String> = ["eat", "have", "enjoy", "try", "not", "too", "also"]
    private static let articles: Set<String> = ["a", "an", "the", "my", "our", "i", "we", "you"]
}

extension RecipeAnswerer {
    /// Whether those who eat here can eat it; nil where the question means none of them.
    func plates(_ question: RecipeQuestion) -> RecipeReply? {
        guard let diners = question.diners(among: eaters.names) else { return nil }
        if eaters.areUnread { return RecipeReply(.diet, .unknownEaters(nil)) }
        let demands: [Eaters.Demand]
        switch diners {
        case .everybody: demands = eaters.demands
        case .named(let names):
            demands = eaters.demands.filter { demand in
                demand.persons.isEmpty || !Set(names).isDisjoint(with: demand.persons)
            }
        case .people(let kind): return caution(for: kind, question)
        case .unknown(let name):
            // `Take pasteurised ones for pregnant guests`, the recipe says itself.
            let stems = QuestionWords.content(of: name)
            let noted = asked.notes.filter { !$0.stems.isDisjoint(with: stems) }
            return noted.isEmpty
                ? RecipeReply(.diet, .unknownEaters(name))
                : quoted(.diet, Array(noted.prefix(2)))
        }
        let plates = demands.map { demand in
            let judged =
                switch demand.condition {
                case .none(let term): finding(of: term.text)
                case .any, .minutes: judgement(onDiet: demand.condition.terms.first?.text ?? "")
                }
            // A food that is in it breaks a demand, a diet that it keeps to meets one.
            let isMet: RecipeReply.Verdict =
                demand.condition.isExclusion
                ? (judged.verdict == .yes ? .no : judged.verdict == .no ? .yes : .unclear)
                : judged.verdict
            return (
                plate: RecipeReply.Plate(
                    persons: demand.persons,
                    word: judged.food,
                    isDiet: !demand.condition.isExclusion,
                    verdict: isMet,
                    lines: judged.lines,
                    check: judged.check
                ),
                places: judged.places
            )
        }
        return RecipeReply(
            .diet,
            .plates(plates.map(\.plate)),
            from: plates.flatMap(\.places).prefix(4).map { .ingredient($0 + 1) }
        ).with(beside: zip(demands, plates).flatMap { beside(against: $0, $1.plate) })
    }

    /// What the recipe names beside its lines that is against a demand.
    private func beside(
        against demand: Eaters.Demand,
        _ plate: RecipeReply.Plate
    ) -> [RecipeReply.StepSentence] {
        guard plate.verdict != .no, let said = demand.condition.terms.first?.text else { return [] }
        return demand.condition.isExclusion ? beside(naming: said) : beside(against: said)
    }

    /// Whether people of a kind may eat it no recipe tells: only what its notes say of them, and what
    /// they are often told to mind.
    private func caution(for kind: String, _ question: RecipeQuestion) -> RecipeReply {
        let noted = asked.notes.filter { $0.stems.contains(QuestionWords.stem(kind)) }
        if !noted.isEmpty { return quoted(.diet, Array(noted.prefix(2))) }
        let minded = PeopleWords.cautions[kind] ?? []
        let said = (asked.notes + asked.sentences).filter { !$0.stems.isDisjoint(with: minded) }
        let lines = minded.contains("alcohol") ? finding(of: "alcohol") : nil
        let near = (lines?.lines ?? []) + said.map(\.text)
        return RecipeReply(
            .diet,
            .silence(nearest: Array(near.prefix(2))),
            from: Array(
                ((lines?.places ?? []).map { .ingredient($0 + 1) } + grounds(of: said)).prefix(4)
            )
        )
    }
}

/// People of whom a household has no member, and what they are often told to mind.
enum PeopleWords {
    static let cautions: [String: Set<String>] = {
        let rows = [
            "pregnant expecting breastfeeding: raw uncooked runny alcohol",
            "kid kids child children toddler toddlers baby babies: raw uncooked runny alcohol",
            "woman man guest guests friend friends people person elderly adults: ",
        ]
        var cautions: [String: Set<String>] = [:]
        for row in rows {
            let sides = row.split(separator: ":")
            for word in sides[0].split(separator: " ") {
                cautions[String(word)] = QuestionWords.stems(of: String(sides[1]))
            }
        }
        return cautions
    }()
}
