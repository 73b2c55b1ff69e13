import KitchenLanguage
import RecipeCooking
import RecipeModel

/// A recipe as Tandoor takes it.
struct TandoorBody {
    let members: [JSONMember]

    /// The most signs that its fields hold.
    enum Limit {
        static let name = 128
        static let description = 512
        static let servings = 32
        static let note = 256
        static let line = 512
        static let address = 1_024
        static let keyword = 64
    }

    /// - Parameters:
    ///   - keywords: Those that may be given to it.
    ///   - words: Reads texts as they will be read there.
    init(_ recipe: Recipe, keywords: [String], _ words: OwnServerWords) {
        let names = recipe.tagNames
        let times = recipe.times
        let known = [times.preparation, times.cooking].compactMap(\.self).reduce(0, +)
        let rest = max(0, (times.total ?? 0) - known)
        let count = recipe.yield?.amount.map { Int(min(max($0, 1), 30_000)) } ?? 1
        let link = recipe.link.map(\.text).flatMap { $0.scalarCount > Limit.address ? nil : $0 }
        let met = keywords.filter { names.contains($0.lowercased()) }
        members =
            [
                JSONMember("name", .string(Self.cut(recipe.title, to: Limit.name))),
                JSONMember("description", .string(Self.description(of: recipe, words))),
                JSONMember("steps", .array(Self.steps(of: recipe, words))),
                JSONMember(
                    "working_time",
                    .int(times.preparation ?? (times.cooking == nil ? rest : 0))
                ), JSONMember("waiting_time", .int((times.cooking ?? 0) + (known > 0 ? rest : 0))),
                JSONMember("servings", .int(count)),
                JSONMember("servings_text", .string(Self.servingsText(of: recipe))),
                JSONMember("source_url", .string(orNull: link)),
                JSONMember("internal", .bool(true)),
                JSONMember(
                    "keywords",
                    .array(met.map { .object([JSONMember("name", .string($0))]) })
                ), JSONMember("nutrition", Self.nutrition(of: recipe)),
            ].withoutNulls
    }

    /// The notes, each a paragraph.
    private static func description(of recipe: Recipe, _ words: OwnServerWords) -> String {
        cut(
            recipe.notes.map { words.typed($0) }.joined(separator: "\n\n"),
            to: Limit.description
        )
    }

    /// The yield's words beside its number, which stands before them there.
    private static func servingsText(of recipe: Recipe) -> String {
        guard let yield = recipe.yield else { return "" }
        let text =
            yield.amount == nil
            ? yield.text : YieldWords(yield.text).rest(beside: yield.amount)
        return cut(text, to: Limit.servings)
    }

    /// The steps with what goes into them; a step under a heading has its name, which is shown once.
    private static func steps(of recipe: Recipe, _ words: OwnServerWords) -> [JSONOutput] {
        let ingredients = ingredients(of: recipe)
        let headings = recipe.stepHeadings
        // Ingredients hang on steps, so that there is always one.
        let texts = recipe.steps.isEmpty ? [""] : recipe.steps
        return texts.enumerated().map { place, text in
            let heading = headings.indices.contains(place) ? headings[place] : nil
            let isFirst = place == 0 || headings[place - 1] != heading
            return .object([
                JSONMember("name", .string(cut(heading ?? "", to: Limit.name))),
                JSONMember("instruction", .string(words.typed(text))),
                JSONMember("order", .int(place)), JSONMember("time", .int(0)),
                JSONMember("show_as_header", .bool(isFirst)),
                JSONMember("ingredients", .array(ingredients[place] ?? [])),
            ])
        }
    }

    /// The lines by the place of the step that they belong to: the first that takes some of them,
    /// else the first. A heading stands before the first line of its group at each step.
    private static func ingredients(of recipe: Recipe) -> [Int: [JSONOutput]] {
        var steps: [Int: Int] = [:]
        for (step, places) in recipe.placesOfStepIngredients.enumerated() {
            for place in places where steps[place] == nil { steps[place] = step }
        }
        let hasHeadings = recipe.ingredientGroups.contains { $0.title != nil }
        let headings = recipe.ingredientHeadings
        var lines: [Int: [[JSONMember]]] = [:]
        var last: String?
        let order = recipe.ingredients.indices.sorted {
            (steps[$0] ?? 0, $0) < (steps[$1] ?? 0, $1)
        }
        for place in order {
            let step = steps[place] ?? 0
            if hasHeadings, let title = headings[place], title != last {
                lines[step, default: []].append(heading(title))
                last = title
            }
            lines[step, default: []].append(line(recipe.ingredients[place].text))
        }
        return lines.mapValues { members in
            members.enumerated().map {
                .object($0.element + [JSONMember("order", .int($0.offset))])
            }
        }
    }

    private static func heading(_ title: String) -> [JSONMember] {
        [
            JSONMember("food", .null), JSONMember("unit", .null), JSONMember("amount", .int(0)),
            JSONMember("note", .string(cut(title, to: Limit.note))),
            JSONMember("is_header", .bool(true)), JSONMember("no_amount", .bool(true)),
        ]
    }

    /// A line in its parts, where nothing is lost by that; else the food alone with the whole line as
    /// its note, since what is sent as a food is one for everybody there.
    private static func line(_ text: String) -> [JSONMember] {
        let end = [
            JSONMember("is_header", .bool(false)),
            JSONMember("original_text", .string(cut(text, to: Limit.line))),
        ]
        if let parts = LineParts(text, places: 2), parts.food.scalarCount <= Limit.name,
            parts.unit.scalarCount <= Limit.name, parts.note.scalarCount <= Limit.note
        {
            return [
                JSONMember("food", named(parts.food)),
                JSONMember("unit", parts.unit.isEmpty ? .null : named(parts.unit)),
                JSONMember("amount", .number(orNull: parts.quantity ?? 0)),
                JSONMember("no_amount", .bool(parts.quantity == nil)),
                JSONMember("note", .string(parts.note)),
            ] + end
        }
        let (food, note) = whole(text)
        return [
            JSONMember("food", food.map(named) ?? .null), JSONMember("unit", .null),
            JSONMember("amount", .int(0)), JSONMember("no_amount", .bool(true)),
            JSONMember("note", .string(cut(note, to: Limit.note))),
        ] + end
    }

    private static func named(_ name: String) -> JSONOutput {
        .object([JSONMember("name", .string(name))])
    }

    /// The food of a line that goes whole, and the line; one that is too long for a note begins in
    /// the food's name.
    private static func whole(_ text: String) -> (food: String?, note: String) {
        guard text.scalarCount > Limit.note else {
            let line = IngredientLine(text)
            let isFood = !line.sizedFood.isEmpty && LineParts.isFood(line.food)
            return (isFood && line.food.scalarCount <= Limit.name ? line.food : nil, text)
        }
        let start = cut(text, to: Limit.name)
        let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start[...]
        return (String(words), text.dropFirst(words.count).trimmingWhitespace())
    }

    /// The four facts that Tandoor keeps, where all are known: one that is left out would be stored
    /// as zero, which is a false fact.
    private static func nutrition(of recipe: Recipe) -> JSONOutput {
        let members = Recipe.tandoorNutrition.compactMap { key, _, unit -> JSONMember? in
            recipe.nutrition.lazy.filter { Recipe.tandoorNutritionKey(of: $0) == key }
                .compactMap { NutritionAmount($0.amount) }
                .first { $0.unit.isEmpty || $0.unit == unit }
                .map { JSONMember(key, .number(orNull: $0.value)) }
        }
        return members.count == Recipe.tandoorNutrition.count ? .object(members) : .null
    }

    /// The beginning of a text that a field holds: it counts Unicode's scalars.
    private static func cut(_ text: String, to limit: Int) -> String {
        guard text.scalarCount > limit else { return text }
        var rest = limit
        return String(
            text.prefix { character in
                rest -= character.unicodeScalars.count
                return rest >= 0
            }
        )
    }
}

extension String {
    /// How long it is, as programs written in Python count.
    var scalarCount: Int { unicodeScalars.count }
}
