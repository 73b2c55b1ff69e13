import RecipeModel

/// A recipe as Mealie takes it in a change.
///
/// A change has only the members that are sent: nothing that is left out gets its usual value. An
/// ingredient without a `referenceId` is stored so, and Mealie can then neither read nor change nor
/// remove the recipe (its `RecipeIngredient` wants a UUID, and `PATCH` dumps what is set alone).
struct MealieBody {
    private let foods: [String: JSONValue]
    private let units: [String: JSONValue]
    private let settings: JSONValue?

    /// - Parameters:
    ///   - foods: The foods that the server knows, as it tells them.
    ///   - units: Its units.
    ///   - settings: The settings that the new recipe has. Before version 3 they may say that amounts
    ///     are off, and then lines show neither unit nor food.
    init(foods: [JSONValue], units: [JSONValue], settings: JSONValue? = nil) {
        self.foods = Self.byName(foods)
        self.units = Self.byName(units)
        self.settings = settings
    }

    private var settingsWithAmounts: JSONOutput {
        guard case .object(let members)? = settings, settings?["disableAmount"]?.bool == true else {
            return .null
        }
        return .object(
            members.map {
                JSONMember($0.name, $0.name == "disableAmount" ? .bool(false) : $0.value.output)
            }
        )
    }

    private static func byName(_ things: [JSONValue]) -> [String: JSONValue] {
        var named: [String: JSONValue] = [:]
        for thing in things {
            let aliases = (thing["aliases"]?.array ?? []).map { $0["name"]?.string }
            let keys = ["name", "pluralName", "abbreviation", "pluralAbbreviation"]
            for name in keys.map({ thing[$0]?.string }) + aliases {
                guard let name = name?.lowercased(), !name.isEmpty, named[name] == nil else {
                    continue
                }
                named[name] = thing
            }
        }
        return named
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
            JSONOutput.object([JSONMember("title", .string("")), JSONMember("text", .string($0))])
        }
        let minutes = { (count: Int?) in
            JSONOutput.string(orNull: count.map { MinuteWords.text($0) })
        }
        return [
            JSONMember("description", .string("")),
            JSONMember("recipeYield", .string(orNull: recipe.yield?.text)),
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

    private func lines(of recipe: Recipe, _ references: [String]) -> [JSONOutput] {
        var place = 0
        return recipe.ingredientGroups.flatMap { group in
            group.items.enumerated().map { number, item in
                defer { place += 1 }
                return .object(
                    [JSONMember("title", .string(orNull: number == 0 ? group.title : nil))]
                        + parts(of: item.text)
                        + [
                            JSONMember("originalText", .string(item.text)),
                            JSONMember("referenceId", .string(references[place])),
                        ]
                )
            }
        }
    }

    /// A line in its parts where it has one plain amount in a unit that the server knows; else all of
    /// it as a note, which is what Mealie's own import makes.
    private func parts(of text: String) -> [JSONMember] {
        let line = IngredientLine(text)
        let unitText = line.unitText
        let unit = units[unitText.lowercased()]
        guard line.amounts.count == 1, let amount = line.amount, !amount.quantity.isRange,
            unitText.isEmpty || unit != nil, !line.sizedFood.isEmpty
        else {
            return [
                JSONMember("quantity", .int(0)), JSONMember("unit", .null),
                JSONMember("food", .null), JSONMember("note", .string(text)),
            ]
        }
        let food = foods[line.sizedFood.lowercased()]
        let rest = (food == nil ? [line.sizedFood] : []) + line.others
        return [
            JSONMember("quantity", .number(amount.quantity.lower.value)),
            JSONMember("unit", unit?.output ?? .null), JSONMember("food", food?.output ?? .null),
            JSONMember("note", .string(rest.joined(separator: ", "))),
        ]
    }

    private func steps(of recipe: Recipe, _ references: [String]) -> [JSONOutput] {
        let own = recipe.stepIngredients ?? []
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
                    JSONMember("text", .string(text)),
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

extension JSONValue {
    /// The value as it is written again.
    fileprivate var output: JSONOutput {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): Int(text).map { .int($0) } ?? .number(Double(text) ?? 0)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(\.output))
        case .object(let members):
            .object(members.map { JSONMember($0.name, $0.value.output) })
        }
    }
}
