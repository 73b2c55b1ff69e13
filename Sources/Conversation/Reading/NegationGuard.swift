import KitchenLanguage
import RecipeModel

/// Looks for a `no` in a line that was read as if it weren't there: `none that have chilli` as a
/// search for chilli. Such a line isn't run; the cook says which of two readings is meant.
struct NegationGuard {
    /// The words of the line, with short forms opened: `don't` is `do not`.
    private let words: [SpokenWord]
    /// The places of words that deny something.
    private let cues: [Int]
    private let context: ConversationContext

    init(words: [SpokenWord], context: ConversationContext) {
        self.words = words
        cues = Self.cues(in: words)
        self.context = context
    }

    /// What to ask before the commands are run; nil where they may be.
    func question(about commands: [Command]) -> UsageError.CommandNameError? {
        if let other = wantingWhatFollowsBut(in: commands) {
            return .severalMeanings([line(of: other), line(of: commands)])
        }
        if deniesADenial, commands.contains(where: \.leavesSomethingOut) {
            return .unclearSentence(suggestion: nil)
        }
        guard let cue = cues.first(where: { !isCorrection($0, in: commands) }),
            !commands.contains(where: \.leavesSomethingOut)
        else {
            return nil
        }
        if let place = commands.firstIndex(where: \.asksForFoods) {
            var read = commands
            read[place] = withoutDenials(commands[place])
            var other = commands
            other[place] = excluding(from: read[place], beside: cue)
            return .severalMeanings([line(of: read), line(of: other)])
        }
        return forbids(commands) ? .unclearSentence(suggestion: nil) : nil
    }

    /// Whether one word denies what another denies: `not that I dislike garlic`, `not without onion`.
    private var deniesADenial: Bool {
        let cues = cues.filter { !["neither", "nor", "no"].contains(words[$0].text) }
        return zip(cues, cues.dropFirst()).contains { first, second in
            second - first <= 4
                && !words[first + 1..<second].contains { word in
                    word.isMark || ["and", "or", "but", "so"].contains(word.text)
                        || context.foods.isWordOfName(word.text)
                }
        }
    }

    /// Whether the line denies something.
    var denies: Bool { !cues.isEmpty }

    private static func cues(in words: [SpokenWord]) -> [Int] {
        let idioms = idiomPlaces(in: words)
        return words.indices.filter { place in
            guard !words[place].isQuoted, !idioms.contains(place) else { return false }
            let text = words[place].text
            // `sugar free`, but not `free time`.
            return denials.contains(text) || text == "free" && place > 0
        }
    }

    /// The places of words that are part of a phrase which denies nothing.
    private static func idiomPlaces(in words: [SpokenWord]) -> Set<Int> {
        var places: Set<Int> = []
        for start in words.indices {
            for idiom in idiomsByFirstWord[words[start].text] ?? []
            where words[start...].prefix(idiom.count).map(\.text).elementsEqual(idiom) {
                places.formUnion(start..<start + idiom.count)
            }
            // `no, soup please`: an answer to something else.
            let isBegun = start == 0 || words[start - 1].isMark || places.contains(start - 1)
            if isBegun, ["no", "nope", "nah"].contains(words[start].text), start + 1 < words.count,
                words[start + 1].isMark || startsAnswer.contains(words[start + 1].text)
            {
                places.insert(start)
            }
        }
        return places
    }

    /// The commands with what follows a `but` wanted, where they leave it out: `not chicken but turkey`.
    private func wantingWhatFollowsBut(in commands: [Command]) -> [Command]? {
        guard
            let but = words.indices.last(where: { place in
                ["but", "only", "just"].contains(words[place].text) && place > 0
                    && !Self.isOfAll.contains(words[place - 1].text)
                    && cues.contains { $0 < place } && !cues.contains { $0 > place }
            })
        else { return nil }
        let before = FoodWords(words[..<but].map(\.text).joined(separator: " "))
        let after = FoodWords(words[(but + 1)...].map(\.text).joined(separator: " "))
        var isChanged = false
        let changed = commands.map { command -> Command in
            guard var asked = command.value as? any ConditionedCommand, !(asked is DropCommand)
            else { return command }
            asked.conditions = asked.conditions.map { condition in
                guard case .none(let term) = condition, after.contains(FoodWords(term.text)),
                    !before.contains(FoodWords(term.text))
                else { return condition }
                isChanged = true
                return .has(term)
            }
            var command = command
            command.value = asked
            return command
        }
        return isChanged ? changed : nil
    }

    /// Whether a `, no` puts what follows it in the place of what was said before it, as in `chicken
    /// stew, no beef stew` where that is read as beef stew.
    private func isCorrection(_ cue: Int, in commands: [Command]) -> Bool {
        guard cue > 0, words[cue].text == "no", words[cue - 1].isComma else { return false }
        let asked = commands.compactMap { $0.value as? any ConditionedCommand }
            .flatMap(\.conditions).flatMap(\.terms)
        let kept = Set(asked.flatMap { FoodWords($0.text).words })
        return words[..<cue].contains { word in
            context.foods.isWordOfName(word.text)
                && kept.isDisjoint(with: FoodWords(word.text).words)
        }
    }

    /// Whether a command does what the line says not to do: `don't keep 3`, read as `fav 3`.
    private func forbids(_ commands: [Command]) -> Bool {
        let lines = commands.map { CommandText.canonical(of: $0, foods: context.foods) }
        return words.indices.dropFirst().contains { place in
            guard ["not", "never"].contains(words[place - 1].text),
                let forbidden = Self.verbs.first(where: { $0.verbs.contains(words[place].text) })
            else { return false }
            return lines.contains { line in
                forbidden.commands.contains { line == $0 || line.hasPrefix($0 + " ") }
            }
        }
    }

    /// The command without a denial that was taken for a food: `search none that have cream`.
    private func withoutDenials(_ command: Command) -> Command {
        guard var asked = command.value as? any ConditionedCommand else { return command }
        asked.conditions.removeAll { condition in
            !condition.terms.isEmpty
                && condition.terms.allSatisfy { Self.denials.contains($0.text) }
        }
        var changed = command
        changed.value = asked
        return changed
    }

    /// The command with the foods that the denial is about left out in place of asked for.
    private func excluding(from command: Command, beside cue: Int) -> Command {
        guard let asked = command.value as? any ConditionedCommand else { return command }
        let side = words[cue].text == "free" ? words[..<cue] : words[(cue + 1)...]
        let text = FoodWords(side.map(\.text).joined(separator: " "))
        func isDenied(_ term: Term) -> Bool { text.contains(FoodWords(term.text)) }
        let wanted = asked.conditions.filter { !$0.isExclusion }.flatMap(\.terms)
        let denied = wanted.filter(isDenied)
        let excluded = denied.isEmpty ? wanted : denied
        var conditions: [Condition] = []
        for condition in asked.conditions {
            let out = condition.isExclusion ? [] : condition.terms.filter(excluded.contains)
            guard !out.isEmpty else {
                conditions.append(condition)
                continue
            }
            let rest = condition.terms.filter { !excluded.contains($0) }
            if !rest.isEmpty { conditions.append(.any(rest)) }
            conditions += out.map(Condition.none)
        }
        var changed = command
        if asked is SearchCommand, context.screen.query != nil,
            conditions.allSatisfy(\.isExclusion)
        {
            var without = WithoutCommand()
            without.conditions = conditions
            changed.value = without
        } else {
            var other = asked
            other.conditions = conditions
            changed.value = other
        }
        return changed
    }

    private func line(of commands: [Command]) -> String {
        commands.map { CommandText.canonical(of: $0, foods: context.foods) }
            .joined(separator: "; ")
    }
}

extension Command {
    /// Whether it excludes, limits, lifts or takes something away, as a denial may well mean.
    fileprivate var leavesSomethingOut: Bool {
        switch value {
        case is WithoutCommand, is DropCommand: true
        case let search as SearchCommand: search.maxMissing != nil || search.conditions.limits
        case let cook as CookCommand: cook.maxMissing != nil || cook.conditions.limits
        case let other as any ConditionedCommand: other.conditions.limits
        default: false
        }
    }

    fileprivate var asksForFoods: Bool {
        guard let asked = value as? any ConditionedCommand else { return false }
        return asked.conditions.contains { !$0.isExclusion && !$0.terms.isEmpty }
    }
}

extension [Condition] {
    /// Whether one excludes something or says how long it may take.
    fileprivate var limits: Bool {
        contains { condition in
            if case .any = condition { false } else { true }
        }
    }
}

// MARK: - Words

extension NegationGuard {
    /// Words that deny something.
    static let denials: Set<String> = [
        "no", "not", "without", "none", "never", "nothing", "nobody", "no-one", "neither", "nor",
        "except", "excluding", "minus", "sans", "allergic", "allergy", "allergies", "intolerant",
        "intolerance", "hate", "hates", "hated", "dislike", "dislikes", "loathe", "loathes",
        "zero", "hardly", "barely", "scarcely", "non", "detest", "detests", "avoid", "avoids",
        "avoiding", "omit", "omitting", "cannot",
    ]

    /// Words after which `but` leaves something out: `anything but leek`.
    private static let isOfAll: Set<String> = [
        "anything", "everything", "nothing", "all", "any", "everyone", "anyone", "nobody", "none",
    ]

    /// What follows a `no` that answers what was said before.
    private static let startsAnswer: Set<String> = [
        "no", "i", "we", "wait", "that", "this", "it", "give", "show", "make", "let", "actually",
        "sorry",
        "just", "what", "how", "try", "more", "the", "please", "search", "find", "can", "could",
    ]

    /// Phrases with a denial in them that leaves no food out.
    private static let idioms: [[String]] = """
        no faff; no idea; no clue; no rush; no hurry; no matter; no problem; no worries; no wonder; no fuss
        no energy; no time; no doubt; no need to; no frills; no nonsense; no better; no stress
        not sure; not certain; not decided; not know; not decide; not mind; not care; not fussy
        not fussed; not bothered; not too; not so; not very; not that hungry; not hungry; not yet
        not much time; not got much time; not got long; not got all day; not have much time
        not have long; not have all day; not have time; not feel like cooking; not want to cook
        not bad; not quite; not forget; not long; not think; not thought; not far; not only; not just
        not seen; not tried; not had; not made; not cooked; not eaten; not used; not cook; not wait
        not remember; not worry; not stop thinking; not be bothered; not really know; not any good at
        not a good cook; not a great cook; not help; not lie; not going to lie; not feeling well
        not enough time; why do not you; why do not we; why do not i; not complicated; not difficult; not fancy; not expensive; not boring
        why not; or not; if not; whether or not; is it not; is not it; is not there; are not there
        do not you have; have not you got; can not you find; could not you find; would not mind
        can not go wrong; can not get enough of; can not resist; can not beat; not too long
        can not be bothered; can not face cooking
        never mind; never tried; never had; never made; never cooked; never eaten; never fails
        never get enough of; never goes wrong; never used
        nothing but; nothing fancy; nothing special; nothing complicated; nothing difficult
        nothing better; nothing beats; nothing in but; nothing left but; nothing except; nothing else
        nothing to eat; nothing heavy; nothing to do; nothing in the fridge; nothing like; nothing much
        neither here nor there; no-one else; nobody else; no i mean; no i meant; no wait; no sorry
        no make it; no make that; none of those ,; none of these ,; none of them ,; not those ,
        none of these .; none of those .; none of them .; none of these do; none of those do; none of them do; none of these tempt; none of those tempt
        none of them tempt; none of these appeal; none of those appeal; none of them appeal; none of these grab
        not in the mood; not feeling these; not feeling any of; not what i; no thank you
        hate cooking; hate to cook; hate washing up; hate to waste; hate wasting; hate waste
        hate to bother; hate throwing; hate to throw; avoid waste; avoid wasting; avoid throwing
        free range; free time; free evening; free afternoon; free weekend; feel free; for free
        free this; free tonight; free today; free tomorrow; am free; are free; free from
        """
        .split(whereSeparator: { $0 == ";" || $0.isNewline })
        .map { $0.split(separator: " ").map(String.init) }

    private static let idiomsByFirstWord = Dictionary(grouping: idioms) { $0[0] }

    /// What a cook tells the shell not to do, and the commands that would do it.
    private static let verbs: [(verbs: Set<String>, commands: [String])] = [
        (["add", "put", "buy", "get"], ["shop add", "pantry add"]),
        (["keep", "save", "fav", "favorite", "favourite", "star", "bookmark"], ["fav"]),
        (["open", "read"], ["open"]),
        (
            ["remove", "delete", "clear", "drop", "unfav", "forget", "lose", "empty"],
            [
                "unfav", "delete", "drop", "shop remove", "shop clear", "pantry remove",
                "pantry clear",
            ]
        ),
        (["send", "upload"], ["send"]),
        (["export", "write", "print"], ["export"]),
        (["undo"], ["undo"]),
        (["stop"], ["stop", "timer stop"]),
    ]
}
