import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch

extension RecipeAnswerer {
    /// Something else instead of a line, or nothing: what the recipe tells, else what the kitchen
    /// tables have that keeps to what must not be in it.
    func substitute(_ question: RecipeQuestion) -> RecipeReply {
        let exchange = question.exchange
        // `Can I make it without an oven?` exchanges no food.
        let tools = tools(in: question)
        if exchange.isOmission || question.has("without", "no", "not"), !tools.isEmpty,
            question.sentence.foodNames.isEmpty
        {
            return told(without: tools) ?? offered(question, of: tools) ?? tool(question)
        }
        let going = places(
            of: exchange,
            meant: meant(by: question),
            whole: QuestionWords.content(of: question.sentence).subtracting(Self.essential)
        )
        let grounds = going.prefix(2).map { RecipeReply.Ground.ingredient($0 + 1) }
        // What somebody here mustn't eat, nobody knows now: so nothing is named.
        if eaters.areUnread, !exchange.isOmission {
            return RecipeReply(.substitute, .unknownEaters(nil), from: grounds)
        }
        let asks = demands(of: question, but: exchange)
        let avoided = exclusions + asks.map(\.condition)
        if let told = told(of: exchange, lines: going)?.filter({ keeps([$0], to: avoided) }),
            !told.isEmpty
        {
            return RecipeReply(.substitute, .told(told), from: grounds)
        }
        if exchange.out == nil, exchange.into == nil {
            let named = things(in: question)
            let thing = named.isEmpty ? tools : named
            if let told = told(without: thing) { return told }
        }
        // `Can I bake them instead of frying` exchanges no food.
        let deeds = QuestionWords.deeds(in: QuestionWords.content(of: question.sentence))
        if exchange.isSaid, exchange.out == nil, !deeds.isEmpty {
            let near = (asked.notes + asked.sentences).filter { !$0.stems.isDisjoint(with: deeds) }
            return RecipeReply(
                .substitute,
                .silence(nearest: near.prefix(2).map(\.text)),
                from: self.grounds(of: near)
            )
        }
        // `I don't own a spätzle press`
        if going.isEmpty, let told = told(without: things(in: question, upTo: 2)) { return told }
        if let out = exchange.out, going.isEmpty { return absent(out, .substitute) }
        if exchange.isOmission {
            // `Can I skip the freezing` asks for no food.
            let deed = QuestionWords.content(of: question.sentence).subtracting(Self.essential)
            if going.isEmpty, !deed.isEmpty {
                let told = (asked.notes + asked.sentences).filter { $0.stems.isSuperset(of: deed) }
                if !told.isEmpty {
                    return RecipeReply(
                        .substitute,
                        .silence(nearest: told.prefix(2).map(\.text)),
                        from: self.grounds(of: told)
                    )
                }
            }
            return RecipeReply(
                .substitute,
                role(of: going).map(RecipeReply.Saying.role)
                    ?? .silence(nearest: going.prefix(2).map { lines[$0].text }),
                from: grounds
            )
        }
        let into = into(of: exchange)
        // Whoever only names what they have may mean any line that it can stand in for, one of its own
        // kind first: vegetable stock for the stock, not for the wine.
        let kin = Set(into.map(NamedFoods.families) ?? [])
        let related = lines.indices.filter { !kin.isDisjoint(with: lines[$0].names) }
        let others = lines.indices.filter { kin.isDisjoint(with: lines[$0].names) }
        // Single cream is meant for the double cream, and for no other milk.
        let called = exchange.into?.split(separator: " ") ?? []
        let namesake = called.count > 1 ? called.last.map { QuestionWords.stem(String($0)) } : nil
        let namesakes = namesake.map { stem in
            lines.indices.filter { lines[$0].foodStems.contains(stem) }
        }
        let any = namesakes.flatMap { $0.isEmpty ? nil : $0 } ?? related + others
        let candidates = exchange.out == nil && going.isEmpty ? any : going
        // Whoever has none of a family is offered none of it.
        let family = exchange.isSaid ? nil : exchange.out.flatMap(NamedFoods.name(of:))
        let isOfFamily =
            family != nil && !going.isEmpty && going.allSatisfy { lines[$0].names.first != family }
        let wanted = avoided + (isOfFamily ? exchange.out.map { [.none(Term($0))] } ?? [] : [])
        for place in candidates {
            let own = substitutes(of: place).filter { keeps($0.foods, to: wanted) }
            let offers =
                into.map { into in
                    own.filter { Self.isKind(into, of: $0.foods[0]) }
                } ?? (going.isEmpty ? [] : own)
            guard !offers.isEmpty else { continue }
            return RecipeReply(
                .substitute,
                .exchange(
                    RecipeReply.Exchange(
                        line: lines[place].text,
                        // Beside another food it answers only half.
                        asked: into == nil || offers[0].foods.count > 1 ? nil : exchange.into,
                        offers: offers.prefix(into == nil ? 3 : 1).map { offer($0, for: place) }
                    )
                ),
                from: [.ingredient(place + 1)]
            )
        }
        if let first = going.first, into == nil, !asks.isEmpty {
            return RecipeReply(
                .substitute,
                .exchange(
                    RecipeReply.Exchange(
                        line: lines[first].text,
                        asked: nil,
                        offers: [],
                        demands: asks.map(\.words)
                    )
                ),
                from: grounds
            )
        }
        if let into, let place = ingredients(having: into).first, exchange.out == nil,
            !question.has("other", "more", "extra", "another", "different")
        {
            // That fresh corn goes in doesn't say that frozen corn may.
            let kind = QuestionWords.content(of: question.sentence)
                .subtracting(["work", "ok", "okay", "fin", "possibl"])
            guard kind.isSubset(of: lines[place].stems) else {
                return RecipeReply(
                    .substitute,
                    .silence(nearest: [lines[place].text]),
                    from: [.ingredient(place + 1)]
                )
            }
            return listed(.substitute, [place])
        }
        let content = QuestionWords.content(of: question.sentence)
        let noted = asked.notes.filter { note in
            !content.isEmpty && note.stems.isSuperset(of: content)
                && (content.count > 1 || !note.stems.isDisjoint(with: Self.exchanging))
                && keeps([note.text], to: avoided)
        }
        if !noted.isEmpty { return quoted(.substitute, Array(noted.prefix(2))) }
        if question.has("without"), let role = role(of: going) {
            return RecipeReply(.substitute, .role(role), from: grounds)
        }
        let named = [exchange.out, exchange.into].compactMap(\.self)
            .compactMap { $0.split(separator: " ").last.map { QuestionWords.stem(String($0)) } }
        let notes = asked.notes.filter { note in
            !note.stems.isDisjoint(with: named) && keeps([note.text], to: avoided)
        }.map(\.text)
        // What comes nearest to a food that is only offered is of its kind.
        let like = going.isEmpty ? exchange.into.map(kin(of:)) ?? [] : going
        let nearest = notes + like.map { lines[$0].text }
        return RecipeReply(
            .substitute,
            .silence(nearest: Array(nearest.prefix(2))),
            from: like.prefix(2).map { .ingredient($0 + 1) }
        )
    }

    /// What a question demands of what stands in, `she's vegan`, `without alcohol`, `for the kids`, each
    /// in words.
    private func demands(
        of question: RecipeQuestion,
        but exchange: RecipeQuestion.Exchange
    ) -> [(condition: Condition, words: String)] {
        let whole = QuestionSentence(question.text[...])
        var demands: [(condition: Condition, words: String)] = []
        func demand(_ condition: Condition, _ words: String) {
            if !demands.contains(where: { $0.words == words }) {
                demands.append((condition, words))
            }
        }
        for diet in whole.dietNames { demand(.has(Term(diet)), diet) }
        let foods = whole.placedFoods.filter { $0.name != exchange.out && $0.name != exchange.into }
        for food in foods {
            let isLacking = whole.words[..<food.place].suffix(2).contains(
                where: Self.lacking.contains
            )
            if isLacking || whole.avoids(food) {
                demand(.none(Term(food.name)), "without \(food.name)")
            }
        }
        if whole.words.contains(where: Self.sober.contains)
            || whole.words.contains(where: { PeopleWords.cautions[$0]?.contains("alcohol") == true }
            )
        {
            demand(.none(Term("alcohol")), "without alcohol")
        }
        return demands
    }

    private static let lacking: Set<String> = ["no", "not"]

    /// Those who drink no alcohol, beside the people of `PeopleWords`.
    private static let sober: Set<String> = [
        "daughter", "son", "boy", "boys", "girl", "girls", "alcoholic", "sober", "muslim",
        "muslims",
        "driving", "driver",
    ]

    /// How much of a food would stand in for a line, by the kitchen tables; nil where they don't tell.
    func exchange(of place: Int, for name: String, called food: String) -> RecipeReply? {
        let row = substitutes(of: place).first { row in
            row.foods.count == 1 && Self.isKind(name, of: row.foods[0])
                && keeps(row.foods, to: exclusions)
        }
        return row.map { row in
            RecipeReply(
                .substitute,
                .exchange(
                    RecipeReply.Exchange(
                        line: lines[place].text,
                        asked: food,
                        offers: [offer(row, for: place)]
                    )
                ),
                from: [.ingredient(place + 1)]
            )
        }
    }

    /// The tables' name of what shall take a place; nil where only the kind of food is named that it is
    /// of: `which cheese instead of the gruyere`. Lemon in the place of lime juice is its juice.
    private func into(of exchange: RecipeQuestion.Exchange) -> String? {
        guard let said = exchange.into else { return nil }
        let name = NamedFoods.name(of: said) ?? said
        guard let out = exchange.out else { return name }
        if let own = NamedFoods.name(of: out), own != name,
            NamedFoods.families(of: own).contains(name)
        {
            return nil
        }
        for part in ["juice", "zest"] where out.hasSuffix(part) && !said.hasSuffix(part) {
            if let juice = NamedFoods.name(of: said + " " + part) { return juice }
        }
        return name
    }

    /// What a food that shall go does in the dish.
    private func role(of places: [Int]) -> String? {
        let dish = dish
        return places.first.flatMap { place in
            lines[place].names.lazy.compactMap { Substitute.role(of: $0, in: dish) }.first
        }
    }

    /// The lines that shall go; where the question names none, those of the step in question.
    ///
    /// - Parameters:
    ///   - meant: The lines that it means by `it`.
    ///   - whole: All that it is about.
    private func places(
        of exchange: RecipeQuestion.Exchange,
        meant: [Int],
        whole: Set<String>
    ) -> [Int] {
        guard let out = exchange.out else { return exchange.into == nil ? meant : [] }
        // `Pepper flakes` are no pepper, though no table knows them.
        let whole = lines.indices.filter { place in
            exchange.isOmission && whole.count > 1 && lines[place].stems.isSuperset(of: whole)
        }
        if !whole.isEmpty { return whole }
        let named = asked.names.places(namedIn: out)
        let stems = QuestionWords.stems(of: out)
        let inFull = lines.indices.filter { place in
            stems.count > 1 && self.lines[place].stems.isSuperset(of: stems)
        }
        if !inFull.isEmpty { return inFull }
        guard let name = NamedFoods.name(of: out) else { return named }
        // Lemon is its juice, where the list has nothing else of it.
        let parts = lines.indices.filter { place in
            let food = self.lines[place].foodStems
            return stems.isSubset(of: food) && !food.isDisjoint(with: Self.parts)
        }
        // Plain flour is no self-raising flour, though both are called flour; flour alone is plain.
        let plain = out.split(separator: " ").filter { !["plain", "white", "fresh"].contains($0) }
        let plainName = NamedFoods.name(of: plain.joined(separator: " "))
        let found = named.isEmpty ? Array(lines.indices) : named
        let own = found.filter { place in
            let own = lines[place].names
            return own.contains(name) || own.first == plainName
        }
        return own.isEmpty ? (parts.isEmpty ? worded(out) : parts) : own
    }

    /// The lines whose food has all words of a name that isn't a kind of flour or the like: cacao is
    /// the cacao powder.
    private func worded(_ name: String) -> [Int] {
        let stems = QuestionWords.stems(of: name)
        let own = lines.indices.filter { lines[$0].foodStems.isSuperset(of: stems) }
        return own.count == 1 ? own : []
    }

    private static let parts = QuestionWords.stems(of: "juice zest peel")

    /// What the recipe's notes and lines say of it: `1 tbsp oil or butter`, `parsley (optional)`.
    private func told(of exchange: RecipeQuestion.Exchange, lines places: [Int]) -> [String]? {
        let named = [exchange.out, exchange.into].compactMap(\.self)
            .map { QuestionWords.stems(of: $0).subtracting(Self.plain) }.filter { !$0.isEmpty }
        guard !named.isEmpty else { return nil }
        let optional = places.filter { !lines[$0].stems.isDisjoint(with: Self.optional) }
        if exchange.isOmission {
            let noted = (asked.notes + asked.sentences).filter { sentence in
                !sentence.stems.isDisjoint(with: Self.optional)
                    && named.contains(where: sentence.stems.isSuperset)
            }.map(\.text)
            let told = optional.map { lines[$0].text } + noted
            return told.isEmpty ? nil : Array(told.prefix(2))
        }
        // What a note says of raw egg is told to whoever has no yolks.
        let families = (exchange.out.flatMap(NamedFoods.name(of:)).map(NamedFoods.families) ?? [])
            .prefix(2)
        let choices = lines.filter { line in
            !line.stems.isDisjoint(with: Self.choice) && named.allSatisfy(line.stems.isSuperset)
        }.map(\.text)
        let notes = (asked.notes + asked.sentences).filter { sentence in
            let stems = sentence.stems
            let isExchange =
                !stems.isDisjoint(with: Self.exchanging)
                || Self.replacing.stand(in: sentence.text)
            // `Use tinned ackee only` answers whoever has a fresh one.
            let isCaution =
                exchange.out == nil
                && (sentence.step == 0 || !stems.isDisjoint(with: Self.cautions))
            let isOfKin =
                sentence.step == 0 && isExchange
                && families.contains { stems.isSuperset(of: QuestionWords.stems(of: $0)) }
            return (isExchange || isCaution)
                && (isOfKin || named.contains(where: stems.isSuperset))
                // What the note names in its place is what was asked for, where that was named.
                && (into(of: exchange) == nil || exchange.out == nil
                    || named.allSatisfy(stems.isSuperset))
        }.map(\.text)
        let told = choices + notes
        return told.isEmpty ? nil : Array(told.prefix(2))
    }

    /// Words of a line that names more than one thing, or one that it is not.
    private static let choice = QuestionWords.stems(of: "or not sub instead")

    /// What any food may be called that is as it comes.
    private static let plain = QuestionWords.stems(of: "whole fresh plain regular normal")

    private static let essential = QuestionWords.stems(
        of:
            "necessary essential optional compulsory needed required must skip omit leave out without"
    )
    private static let optional = QuestionWords.stems(of: "optional omit skip")
    private static let exchanging = QuestionWords.stems(
        of: "instead substitute replace alternative alternatively swap usual"
    )
    private static let cautions = QuestionWords.stems(of: "only never avoid poisonous unsafe")

    /// What the steps say to somebody who has no blowtorch, or would skip the sieve.
    private func told(without thing: Set<String>) -> RecipeReply? {
        guard !thing.isEmpty else { return nil }
        let said = (asked.notes + nearby { _ in true }).filter { sentence in
            sentence.stems.isSuperset(of: thing) && !sentence.stems.isDisjoint(with: Self.choosing)
        }
        guard let first = said.first else { return nil }
        // A note that is only the heading of the next one tells nothing alone.
        let heading = asked.notes.firstIndex { $0.text == first.text && first.text.count < 60 }
        let next = heading.flatMap { asked.notes.dropFirst($0 + 1).first }
        return quoted(.substitute, [first] + (next.map { [$0] } ?? []))
    }

    /// What the recipe says of a tool that is offered for one that is lacking: `no wok, ok in a pan`. Nil
    /// where only one is named.
    private func offered(_ question: RecipeQuestion, of tools: Set<String>) -> RecipeReply? {
        let words = question.sentence.words
        guard let no = words.firstIndex(of: "no") else { return nil }
        let offered = tools.subtracting(words[no...].prefix(4).map(QuestionWords.stem))
        guard let tool = words.last(where: { offered.contains(QuestionWords.stem($0)) }) else {
            return nil
        }
        let said = (asked.notes + nearby { _ in true }).filter {
            $0.stems.isSuperset(of: offered)
        }
        return said.isEmpty
            ? RecipeReply(.substitute, .unnamed(tool)) : quoted(.substitute, [said[0]])
    }

    private static let choosing = QuestionWords.stems(of: "if instead otherwise optional or like")
    private static let replacing = SaidPhrases("in place of; stand|stands in for")
}
