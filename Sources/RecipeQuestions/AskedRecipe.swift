package import KitchenLanguage
package import RecipeCooking
package import RecipeModel
import RecipeSearch
import Synchronization

/// A recipe made ready to be asked: its steps, lines and sentences, read once when it is opened.
package struct AskedRecipe: Sendable {
    /// One ingredient.
    struct Line: Sendable {
        let text: String
        /// The words of the line, and those of its food alone.
        let stems: Set<String>
        let foodStems: Set<String>
        /// The tables' names of what it is.
        let names: [String]
        /// The place of its group.
        let group: Int
    }

    /// Ingredients under a heading.
    struct Group: Sendable {
        let title: String
        /// What the heading names: `pastry` of `For the pastry`.
        let stems: Set<String>
        let places: Range<Int>
    }

    /// The recipe at the amounts in force.
    package let recipe: Recipe
    /// The recipe as it is written, and what is done to its amounts.
    let written: Recipe
    let change: AmountChange
    /// The way through its steps; nil where it has none.
    package let guide: Guide?
    let ingredients: [Ingredient]
    let lines: [Line]
    /// Those of the groups that have a heading.
    let groups: [Group]
    /// What the steps say, in their order.
    let sentences: [AskedSentence]
    /// What the notes say.
    let notes: [AskedSentence]
    /// What texts may call the ingredients.
    let names: IngredientNames
    private let meanings = LineMeanings()

    /// Reads a recipe.
    ///
    /// - Parameters:
    ///   - guide: The way through its steps where there is one already.
    ///   - readsSteps: Whether anything is asked that the lines alone don't answer.
    ///   - written: The recipe as it is written, where its amounts are changed.
    ///   - change: What is done to them.
    package init(
        _ recipe: Recipe,
        guide: Guide? = nil,
        readsSteps: Bool = true,
        written: Recipe? = nil,
        change: AmountChange = AmountChange()
    ) {
        let guide = readsSteps ? guide ?? Guide(recipe) : nil
        let names = IngredientNames(of: recipe.ingredients)
        self.recipe = recipe
        self.written = written ?? recipe
        self.change = change
        self.guide = guide
        self.names = names
        ingredients = recipe.ingredients
        var lines: [Line] = []
        var groups: [Group] = []
        for (number, group) in recipe.ingredientGroups.enumerated() {
            let start = lines.count
            lines += group.items.map { item in
                Line(
                    text: item.text,
                    stems: QuestionWords.stems(of: item.text),
                    foodStems: QuestionWords.stems(of: item.name),
                    names: Self.names(of: item),
                    group: number
                )
            }
            guard let title = group.title, !group.items.isEmpty else { continue }
            groups.append(
                Group(
                    title: title,
                    stems: QuestionWords.content(of: title),
                    places: start..<lines.count
                )
            )
        }
        self.lines = lines
        self.groups = groups
        sentences = (guide?.steps ?? []).flatMap { step in
            let heading = step.heading.map { QuestionWords.content(of: $0) } ?? []
            return SentenceReader.sentences(of: step.text).map { text in
                AskedSentence(text, step: step.number, heading: heading)
            }
        }
        notes = recipe.notes.map { AskedSentence($0, step: 0) }
    }

    /// Whether a line, a step or a note has one of some words.
    func names(any stems: Set<String>) -> Bool {
        lines.contains { !$0.stems.isDisjoint(with: stems) }
            || (sentences + notes).contains { QuestionWords.haveAny($0.stems, of: stems) }
    }

    /// The tables' names of what an ingredient is.
    static func names(of item: Ingredient) -> [String] {
        guard let own = NamedFoods.name(of: item.name) else {
            // What the kitchen tables don't know may be in a table of ours.
            return [FoodWords(item.name).words.joined(separator: " ")]
                + NamedFoods.names(in: item.name).flatMap(NamedFoods.families)
        }
        return NamedFoods.families(of: own)
    }
}

extension AskedRecipe {
    /// What a recipe of one line alone means; read when it is first asked for.
    func words(ofLine place: Int) -> RecipeWords {
        meanings.words(ofLine: place) {
            var alone = Recipe(id: recipe.id, title: "")
            alone.ingredientGroups = [IngredientGroup(items: [ingredients[place]])]
            return RecipeWords(alone)
        }
    }
}

/// A recipe that is made ready at the first question: reading it takes longer than a line may.
package final class RecipeToAsk: Sendable {
    /// The recipe as it is kept, and what is done to its amounts.
    package let recipe: Recipe
    package let change: AmountChange
    private let guide: Guide?
    private let made = Mutex<AskedRecipe?>(nil)

    /// - Parameter guide: The way through the steps of a recipe, where there is one already.
    package init(_ recipe: Recipe, by change: AmountChange, guide: Guide? = nil) {
        self.recipe = recipe
        self.change = change
        self.guide = guide
    }

    /// The recipe at the amounts in force, ready to be asked.
    package var ready: AskedRecipe {
        made.withLock { made in
            if let made { return made }
            let adjusted = recipe.adjusted(by: change)
            let ready = AskedRecipe(
                adjusted,
                guide: guide?.recipe == adjusted ? guide : nil,
                written: recipe,
                change: change
            )
            made = ready
            return ready
        }
    }
}

/// What the lines that were asked about mean, so that the next question needn't read them.
private final class LineMeanings: Sendable {
    private let read = Mutex<[Int: RecipeWords]>([:])

    func words(ofLine place: Int, or reading: () -> RecipeWords) -> RecipeWords {
        if let words = read.withLock({ $0[place] }) { return words }
        let words = reading()
        read.withLock { $0[place] = words }
        return words
    }
}

/// A sentence of a step or a note, with what questions look for in it.
struct AskedSentence: Sendable {
    /// Its step, from 1; 0 for a note.
    let step: Int
    let text: String
    /// Its words, each by its stem.
    let stems: Set<String>
    /// What the heading is about that its step stands under.
    let heading: Set<String>
    /// The amounts, temperatures and lengths that it names.
    let amounts: [AmountsInText.Mention]
    /// Whether it says how long, days and weeks too.
    let namesTime: Bool
    /// Whether it tells by what one sees that it is enough.
    let hasSign: Bool

    init(_ text: String, step: Int, heading: Set<String> = []) {
        self.step = step
        self.text = text
        self.heading = heading
        let stems = Self.stems(of: text)
        self.stems = stems
        amounts = AmountsInText(text).mentions
        namesTime = Self.namesTime(text)
        hasSign =
            stems.contains("until") || stems.contains("till")
            || ["When ", "Once ", "As soon as "].contains(where: text.hasPrefix)
            || !stems.isDisjoint(with: Self.signs)
            || stems.contains("when") && stems.contains(Self.done)
            || stems.contains("clean") && !stems.isDisjoint(with: Self.testers)
    }

    /// Its words; a baking tray bakes nothing.
    private static func stems(of text: String) -> Set<String> {
        let words = QuestionWords.words(of: text)
        let isThing = { (place: Int) in
            words[place] == "baking" && place + 1 < words.count
                && bakeware.contains(QuestionWords.stem(words[place + 1]))
        }
        let row = words.indices.filter { !isThing($0) }.map { words[$0] }
        return QuestionWords.stems(of: row)
    }

    private static let bakeware = QuestionWords.stems(
        of: "sheet paper tray mat powder soda dish parchment tin pan"
    )

    /// What one sees when it is enough: a skewer that comes out clean, a middle that is still sticky.
    private static let signs = QuestionWords.stems(
        of: "sticky springy wobbly flaky opaque wrinkles ready"
    )

    private static let done = QuestionWords.stem("done")

    /// What comes out clean.
    private static let testers = QuestionWords.stems(
        of: "skewer toothpick tester knife cocktail stick comes"
    )

    /// What an answer shows of it.
    var told: RecipeReply.StepSentence { .init(step: step, text: text) }

    /// Whether it names a span that food keeps for: hours or more.
    var namesLongTime: Bool {
        text.lowercased().split { !$0.isLetter }.contains(where: Self.longUnits.contains)
    }

    private static func namesTime(_ sentence: String) -> Bool {
        if !StepTime.all(in: sentence).isEmpty { return true }
        let words = sentence.lowercased().split { !$0.isLetter && !$0.isNumber }
        // As its packet says.
        if !packets.isDisjoint(with: words), !directions.isDisjoint(with: words) { return true }
        return words.contains("overnight")
            || zip(words, words.dropFirst()).contains { number, unit in
                longUnits.contains(unit) && Numeral.cardinal(number) != nil
            }
    }

    private static let packets: Set<Substring> = [
        "package", "packages", "packet", "packets", "pack", "box", "boxes", "packaging",
    ]
    private static let directions: Set<Substring> = [
        "directions", "instructions", "according", "following",
    ]
    private static let longUnits: Set<Substring> = [
        "hour", "hours", "day", "days", "week", "weeks", "month", "months",
    ]
}

/// Parts a step or a note into sentences.
enum SentenceReader {
    static func sentences(of text: String) -> [String] {
        var sentences: [String] = []
        var start = text.startIndex
        func end(at place: String.Index) {
            let sentence = String(text[start..<place]).trimmingWhitespace()
            if !sentence.isEmpty { sentences.append(sentence) }
        }
        for place in text.indices where ".!;".contains(text[place]) {
            let next = text.index(after: place)
            if text[place] == ".", !isEnd(text[start..<place], text[next...]) { continue }
            end(at: place)
            start = next
        }
        end(at: text.endIndex)
        return sentences
    }

    /// Whether a full stop ends a sentence, by what stands around it: not that of `1.5 litre`, nor that
    /// of `1/2 tsp. olive oil`.
    private static func isEnd(_ before: Substring, _ rest: Substring) -> Bool {
        guard let first = rest.first, !first.isNumber else { return rest.isEmpty }
        guard rest.first(where: { !$0.isWhitespace })?.isLowercase == true else { return true }
        let word = before.reversed().prefix { $0.isLetter }.reversed()
        return word.count > 5 || CookingUnit(String(word)) == nil
    }
}
