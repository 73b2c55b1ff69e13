import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// A temperature of a step with the sentence that names it.
    private struct Heat {
        var told: RecipeReply.StepTemperature
        var sentence: AskedSentence

        /// The words around it, up to a comma or a word such as `until`, each by its stem.
        var clause: Set<String> {
            guard let range = sentence.text.ranges(of: told.text).first else { return [] }
            let isEnd = { (character: Character) in ",;:".contains(character) }
            let before = sentence.text[..<range.lowerBound]
            let head = before[(before.lastIndex(where: isEnd) ?? before.startIndex)...]
            let tail = sentence.text[range.upperBound...].prefix { !isEnd($0) }
            let isJoint = { (word: String) in Self.joints.contains(word) }
            let words =
                QuestionWords.words(of: String(head)).split(whereSeparator: isJoint).last.map(
                    Array.init
                )
                ?? []
            let rest = QuestionWords.words(of: String(tail)).prefix { !isJoint($0) }
            return QuestionWords.stems(of: words + rest)
        }

        private static let joints: Set<String> = [
            "until", "till", "when", "if", "then", "or", "and",
        ]

        /// Whether another is the same, as both scales round it: `370 °F (185 °C)`.
        func isNear(_ other: Heat) -> Bool {
            guard let celsius = told.celsius, let others = other.told.celsius else {
                // `450° F` and then `450°`.
                return told.text.prefix(while: \.isNumber)
                    == other.told.text.prefix(while: \.isNumber)
            }
            return abs(celsius - others) < 6 && told.least == nil && other.told.least == nil
        }
    }

    /// How hot: what is said of the thing that is asked about, else in the step before the cook, else
    /// in the nearest one before or after.
    func temperature(_ question: RecipeQuestion) -> RecipeReply {
        let all = heats
        // `Low heat?` at the stove.
        if question.has("heat"), question.has("low", "medium", "high", "gentle"),
            let told = level([], orAny: true)
        {
            return told
        }
        if isOfCore(question) {
            // How hot the oven or the oil is doesn't tell how hot the meat gets.
            if let core = core(all, question) { return core }
            let safe = safe(question)
            if safe.isSaid { return safe }
            if !question.has("reach") {
                return RecipeReply(.temperature, .silence(nearest: []))
            }
        }
        var things = QuestionWords.content(of: question.sentence).subtracting(Self.plainStems)
        // Blind baking is told by what weighs the pastry down.
        if things.contains("blind") { things.insert("bean") }
        let named = Set(ingredients(namedIn: question))
        let ofThings = all.filter { heat in
            !heat.sentence.stems.isDisjoint(with: things)
                || !named.isDisjoint(with: asked.names.places(namedIn: heat.sentence.text))
        }
        if question.has("long", "time", "minutes"), let told = bake(all) { return told }
        // `How hot should the water be?` is about nothing but the water.
        let isOfFood =
            !named.isEmpty && !isOfTitle(Array(named)) && !question.has("oven", "grill", "fan")
        if isOfThing(question) || isOfFood, !things.isEmpty,
            ofThings.isEmpty
        {
            let isTool = !things.isDisjoint(with: QuestionSentence.tools.map(QuestionWords.stem))
            return heat(ofThings: things) ?? (isTool ? level(things) : nil)
                ?? silent(.temperature, question)
        }
        var said = ofThings.isEmpty ? all : ofThings
        // What is fried twice is fried in two steps.
        if question.has("first", "second", "third"), !things.isEmpty {
            let ofSteps = all.filter { heat in
                let deeds = things.subtracting(["first", "second", "third"])
                return asked.sentences.contains {
                    $0.step == heat.told.step && !$0.stems.isDisjoint(with: deeds)
                }
            }
            let told = question.has("first") ? Array(ofSteps.prefix(1)) : ofSteps
            if !told.isEmpty { return reply(Array(Self.distinct(told).prefix(4)), question) }
        }
        // Of two steps that which has more of the words: blind baking is no baking.
        let met = all.map { stems(ofStep: $0.told.step).intersection(things).count }
        if let most = met.max(), most > 1 {
            said = zip(all, met).filter { $1 == most }.map(\.0)
        } else if !things.isEmpty, things.isSubset(of: Self.bakingStems) {
            // An oven is heated in one step and turned down in another.
            let baking = all.filter(isOfOven)
            if !baking.isEmpty { said = baking }
        }
        if question.has("end", "finish", "final", "last") {
            let ofOven = said.filter(isOfOven)
            said = Array((ofOven.isEmpty ? said : ofOven).suffix(1))
        }
        if question.has("first", "start", "begin") { said = Array(said.prefix(1)) }
        if question.has("oven"), !all.contains(where: isOfOven) { return oven(question) }
        if place == nil {
            let ofOven = said.filter(isOfOven)
            let told = Self.distinct(question.has("oven") && !ofOven.isEmpty ? ofOven : said)
            if told.count > 1 { return reply(Array(told.prefix(4)), question) }
        }
        if question.has("safe") { return safe(question) }
        let place = place ?? 1
        // How hot it is now the steps so far say.
        if question.has("now", "still"), said.contains(where: { $0.told.step <= place }) {
            said = said.filter { $0.told.step <= place }
        }
        let steps = said.map(\.told.step)
        if let near = steps.min(by: { distance($0, place) < distance($1, place) }) {
            return reply(Self.distinct(said.filter { $0.told.step == near }), question)
        }
        if all.isEmpty, let oven = ovenSentence { return oven }
        let noted = asked.notes.filter { note in
            note.amounts.contains { $0.amount.unit?.measure == .temperature }
                && !note.stems.isDisjoint(with: things)
        }
        if !noted.isEmpty { return quoted(.temperature, noted) }
        return level(things) ?? silent(.temperature, question)
    }

    private func reply(_ heats: [Heat], _ question: RecipeQuestion) -> RecipeReply {
        let asksFan = question.has("fan", "convection")
        return RecipeReply(
            .temperature,
            .temperatures(
                heats.map { heat in
                    var told = heat.told
                    told.isForFan = asksFan && isOfOven(heat)
                    return told
                }
            ),
            from: heats.map { .step($0.told.step) }
        )
    }

    /// The temperatures that the steps name.
    private var heats: [Heat] {
        asked.sentences.flatMap { sentence in
            HeatInText.all(in: sentence).map { Heat(told: $0, sentence: sentence) }
        }
    }

    /// How hot and how long: the sentences of the oven that name either; nil where none does.
    private func bake(_ heats: [Heat]) -> RecipeReply? {
        let hot = Set(heats.filter(isOfOven).map(\.told.step))
        let said = nearby { sentence in
            let isHot = heats.contains { $0.sentence.text == sentence.text && isOfOven($0) }
            let isBaking =
                sentence.namesTime
                && (!sentence.stems.isDisjoint(with: Self.ofOvens) || hot.contains(sentence.step))
            return isHot || isBaking
        }
        guard !hot.isEmpty, said.contains(where: \.namesTime) else { return nil }
        return quoted(.temperature, Array(said.prefix(4)))
    }

    private static func distinct(_ heats: [Heat]) -> [Heat] {
        var told: [Heat] = []
        for heat in heats where !told.contains(where: { $0.isNear(heat) }) { told.append(heat) }
        return told
    }

    /// Words of questions about heat that say nothing of what shall be hot.
    private static let plainStems = QuestionWords.stems(
        of:
            "end final first last start begin long time minutes "
            + "hot warm high temperature temperatures temp degree degrees fahrenheit celsius centigrade "
            + "gas mark set heat heated preheat preheated cook cooking f c final low medium reach "
            + "inside internal core safe"
    )

    /// Whether it is asked how hot one thing itself shall be, no oven and no pan.
    private func isOfThing(_ question: RecipeQuestion) -> Bool {
        !question.has("oven", "grill", "fan") && question.has("be", "is", "get")
            && question.has("hot", "warm", "cold", "temperature")
            && question.has("how", "should", "of")
            && (!ingredients(namedIn: question).isEmpty || question.has("must", "should"))
    }

    /// What a line says of how hot its food shall be: `hot tap water (up to 130 °F)`; else a sentence
    /// that has the food and how high the heat is.
    private func heat(ofThings things: Set<String>) -> RecipeReply? {
        let own = lines.indices.filter { place in
            !lines[place].stems.isDisjoint(with: things)
                && (!AmountsInText(lines[place].text).temperatures.isEmpty
                    || !lines[place].stems.isDisjoint(with: Self.warmth))
        }
        return own.isEmpty ? level(things, orAny: false) : listed(.temperature, own)
    }

    private static let warmth = QuestionWords.stems(of: "hot warm lukewarm cold boiling tepid cool")

    /// How high the heat is, in words: of the things that are named, else wherever it is said.
    private func level(_ things: Set<String>, orAny: Bool = true) -> RecipeReply? {
        let said = nearby { sentence in
            Self.levels.stand(in: sentence.text)
        }
        let best = said.first { !things.isEmpty && $0.stems.isSuperset(of: things) }
        return (best ?? (orAny ? said.first : nil)).map { quoted(.temperature, [$0]) }
    }

    /// Whether it is asked how hot the food itself gets.
    private func isOfCore(_ question: RecipeQuestion) -> Bool {
        question.has(
            "inside",
            "internal",
            "internally",
            "core",
            "thermometer",
            "probe",
            "reach",
            "middle",
            "centre",
            "center"
        ) && !question.has("oven", "oil", "pan", "fryer", "grill")
    }

    /// Whether foods are what the dish is called by.
    private func isOfTitle(_ places: [Int]) -> Bool {
        let title = QuestionWords.stems(of: recipe.title)
        return places.contains { !lines[$0].foodStems.isDisjoint(with: title) }
    }

    /// What the recipe itself says of how hot the food gets; nil where it doesn't.
    private func core(_ heats: [Heat], _ question: RecipeQuestion) -> RecipeReply? {
        let words: Set<String> = [
            "insid", "internal", "thermometer", "reach", "middl", "centr", "center", "cor",
        ]
        let foods = QuestionWords.stems(of: question.sentence.foodNames.joined(separator: " "))
        let inside = heats.filter { heat in
            let clause = heat.clause
            // `The halibut should be between 130 and 135 °F.`
            if !clause.isDisjoint(with: foods) {
                return heat.sentence.stems.isDisjoint(with: Self.ovenStems)
            }
            // Oil that reaches 180 °C reaches it in the pan.
            return !clause.isDisjoint(with: words)
                && heat.sentence.stems.isDisjoint(with: ["oil", "fat", "fryer"])
        }
        return (inside.first { $0.told.step == place } ?? inside.first).map {
            reply([$0], question)
        }
    }

    private static let bakingStems = QuestionWords.stems(of: "bake roast")

    private static let ovenStems = QuestionWords.stems(
        of: "oven bake roast preheat grill broil oil pan heat fry"
    )

    private func isOfOven(_ heat: Heat) -> Bool {
        Self.inOven.stand(in: steps[heat.told.step - 1].text)
    }

    /// How hot the oven is, where no step names degrees: `preheat the oven to 400`.
    private func oven(_ question: RecipeQuestion) -> RecipeReply {
        if let told = ovenSentence { return told }
        let usesIt = asked.sentences.contains { !$0.stems.isDisjoint(with: Self.ofOvens) }
        return usesIt || steps.isEmpty
            ? silent(.temperature, question) : RecipeReply(.temperature, .unnamed("oven"))
    }

    /// Words of steps that need an oven.
    private static let ofOvens = QuestionWords.stems(of: "oven bake roast broil preheat")

    private var ovenSentence: RecipeReply? {
        let said = nearby { sentence in
            Self.ofOven.stand(in: sentence.text)
                && (sentence.text.contains(where: \.isNumber)
                    || Self.ovenHeat.stand(in: sentence.text))
        }
        return said.first.map { quoted(.temperature, [$0]) }
    }

    /// Steps that are done count as farther away than those to come.
    private func distance(_ step: Int, _ place: Int) -> Int {
        step < place ? 2 * (place - step) : step - place
    }

    private static let levels = SaidPhrases(
        """
        low|medium|high|moderate|gentle|simmering|boiling * heat|flame|oven|oil|water|pan|skillet|griddle|grill
        over|on|to ?a ?very low|medium|high|moderate|gentle; hot
        """
    )
    private static let inOven = SaidPhrases("oven; bake; roast")
    private static let ofOven = SaidPhrases("oven")
    private static let ovenHeat = SaidPhrases("hot; low; medium; high; warm")
}
