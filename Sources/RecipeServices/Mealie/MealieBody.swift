import RecipeCooking
import RecipeModel

/// A recipe as Mealie takes it in a change.
///
/// A change has only the members that are sent: nothing that is left out gets its usual value. An
/// ingredient without a `referenceId` is stored so, and Mealie can then neither read nor change nor
/// remove the recipe (its `RecipeIngredient` wants a UUID, and `PATCH` dumps what is set alone).
struct MealieBody {
    private let lines: [MealieLine]
    private let made: JSONValue?
    private let words: OwnServerWords

    /// - Parameters:
    ///   - lines: The recipe's ingredients.
    ///   - made: The recipe that was made to be filled. Before version 3 its settings may say that
    ///     amounts are off, and then lines show neither unit nor food; later it has numbers of
    ///     servings and pieces.
    ///   - words: Reads texts as they will be read there.
    init(lines: [MealieLine], made: JSONValue? = nil, words: OwnServerWords) {
        self.lines = lines
        self.made = made
        self.words = words
    }

    private var settingsWithAmounts: JSONOutput {
        guard let settings = made?["settings"], case .object(let members) = settings,
            settings["disableAmount"]?.bool == true
        else { return .null }
        return .object(
            members.map {
                JSONMember($0.name, $0.name == "disableAmount" ? .bool(false) : $0.value.output)
            }
        )
    }

    func members(
        of recipe: Recipe,
        categories: [JSONValue],
        tags: [JSONValue]
    ) -> [JSONMember] {
        let names = recipe.tagNames
        let met = { (list: [JSONValue]) in
            JSONOutput.array(
                list.filter { names.contains($0["name"]?.string?.lowercased() ?? "") }.map(\.output)
            )
        }
        let references = recipe.ingredients.map { _ in RandomUUID.text() }
        let notes = recipe.notes.map {
            JSONOutput.object([
                JSONMember("title", .string("")), JSONMember("text", .string(words.typed($0))),
            ])
        }
        let minutes = { (count: Int?) in
            JSONOutput.string(orNull: count.map { MinuteWords.text($0) })
        }
        return yield(of: recipe)
            + [
                JSONMember("description", .string("")),
                JSONMember("prepTime", minutes(recipe.times.preparation)),
                JSONMember("performTime", minutes(recipe.times.cooking)),
                JSONMember("totalTime", minutes(recipe.times.exactMinutes)),
                JSONMember("orgURL", .string(orNull: recipe.link?.text)),
                JSONMember("recipeIngredient", .array(lines(of: recipe, references))),
                JSONMember("recipeInstructions", .array(steps(of: recipe, references))),
                JSONMember("notes", .array(notes)),
                JSONMember("nutrition", nutrition(of: recipe)),
                JSONMember("recipeCategory", met(categories)), JSONMember("tags", met(tags)),
                JSONMember("settings", settingsWithAmounts),
            ].withoutNulls
    }

    /// How much it makes: from 2.2 on a number of servings, or one of pieces with their name, where it
    /// is no more than that; else its words.
    private func yield(of recipe: Recipe) -> [JSONMember] {
        guard let yield = recipe.yield else { return [] }
        let words = YieldWords(yield.text)
        guard let amount = yield.amount, amount > 0, let first = words.numbers.first,
            let number = Double(first)
        else { return [JSONMember("recipeYield", .string(yield.text))] }
        let isOther = number != amount
        guard made?["recipeServings"] != nil, words.numbers.count == 1, words.rest != yield.text,
            !words.rest.hasPrefix("(")
        else {
            // `4 servings (8 biscuits)`
            let text = isOther ? "\(amount.plain) servings (\(yield.text))" : yield.text
            return [JSONMember("recipeYield", .string(text))]
        }
        let isServings = words.rest.isEmpty || words.words.isEmpty
        let servings = JSONMember("recipeServings", .number(orNull: amount))
        guard !isServings else { return [servings] }
        return (isOther ? [servings] : []) + [
            JSONMember("recipeYieldQuantity", .number(orNull: number)),
            JSONMember("recipeYield", .string(words.rest)),
        ]
    }

    private func lines(of recipe: Recipe, _ references: [String]) -> [JSONOutput] {
        var place = 0
        return recipe.ingredientGroups.flatMap { group in
            group.items.enumerated().map { number, item in
                defer { place += 1 }
                return .object(
                    [JSONMember("title", .string(orNull: number == 0 ? group.title : nil))]
                        + parts(at: place, of: item.text)
                        + [
                            JSONMember("originalText", .string(item.text)),
                            JSONMember("referenceId", .string(references[place])),
                        ]
                )
            }
        }
    }

    /// A line in its parts, else all of it as a note.
    private func parts(at place: Int, of text: String) -> [JSONMember] {
        guard lines.indices.contains(place), let parts = lines[place].parts else {
            return [
                JSONMember("quantity", .int(0)), JSONMember("unit", .null),
                JSONMember("food", .null), JSONMember("note", .string(text)),
            ]
        }
        return [
            JSONMember("quantity", .number(orNull: parts.quantity ?? 0)),
            JSONMember("unit", lines[place].unit?.output ?? .null),
            JSONMember("food", lines[place].food?.output ?? .null),
            JSONMember("note", .string(parts.note)),
        ]
    }

    private func steps(of recipe: Recipe, _ references: [String]) -> [JSONOutput] {
        let own = recipe.placesOfStepIngredients
        var number = 0
        return recipe.stepGroups.flatMap { group in
            group.items.enumerated().map { place, text in
                defer { number += 1 }
                let used = own.indices.contains(number) ? own[number] : []
                let links = used.filter(references.indices.contains).map {
                    JSONOutput.object([JSONMember("referenceId", .string(references[$0]))])
                }
                return .object([
                    JSONMember("id", .string(RandomUUID.text())),
                    JSONMember("title", .string(place == 0 ? group.title ?? "" : "")),
                    JSONMember("text", .string(words.typed(text))),
                    JSONMember("ingredientReferences", .array(links)),
                ])
            }
        }
    }

    private func nutrition(of recipe: Recipe) -> JSONOutput {
        var seen: Set<String> = []
        let facts = recipe.nutrition.compactMap { fact -> JSONMember? in
            guard let key = Recipe.mealieNutritionKey(of: fact), seen.insert(key).inserted else {
                return nil
            }
            return JSONMember(key, .string(fact.amount))
        }
        return facts.isEmpty ? .null : .object(facts)
    }
}

/// A name that nothing else has.
enum RandomUUID {
    /// A UUID of version 4 (RFC 9562, 5.4) in lower case.
    static func text() -> String {
        var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
            .joined(separator: "-")
    }
}
