import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// What cooking makes of lines and steps, in a table for people: `Kept/cooking.txt`.
struct CookingTableTests {
    @Test func everyRow() async throws { try await KeptTable.compare("cooking", readers) }

    private let readers: [String: @Sendable (String) async -> String] = [
        "uses": uses, "doubled": doubled, "yield": yield, "shopping": shopping,
        "aisle": { "\(Aisle(of: $0))" }, "food": food, "means": means,
        "clock": { TimerLength.clock(Int($0) ?? 0) }, "typed": { TimerLength.typed(Int($0) ?? 0) },
        "length": { TimerLength($0).map { "\($0.seconds)" } ?? "none" }, "offers": offers,
        "timer": timer,
    ]

    private static func uses(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let ingredients = fields[0].fields(by: "; ").map {
            Ingredient(text: $0, name: IngredientLine($0).food)
        }
        return StepUses(of: ingredients, in: Array(fields.dropFirst())).ingredients.map { taken in
            taken.isEmpty ? "-" : taken.map(\.text).joined(separator: "; ")
        }.joined(separator: " | ")
    }

    private static func doubled(_ step: String) -> String {
        let lines = [
            "2 onions", "1 cup stock", "200 g flour", "3 eggs", "4 tbsp oil", "1 tin tomatoes",
            "salt",
        ]
        let change = AmountChange(factor: Fraction(2))
        return Recipe.sample("Supper", lines, steps: [step])
            .adjusted(by: change, keepsOriginal: false).steps.joined(separator: " | ")
    }

    private static func yield(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        var recipe = Recipe.sample("Scones", ["2 eggs"])
        recipe.yield = RecipeYield(text: fields[0], amount: Double(fields[1]))
        return recipe.adjusted(by: AmountChange(factor: Fraction(1, 2) ?? .one)).yield?.text
            ?? "none"
    }

    private static func list(_ lines: String) -> ShoppingList {
        ShoppingList(
            lines.fields(by: "; ").enumerated().map { place, line in
                ShoppingEntry(id: place + 1, text: line, name: IngredientLine(line).food)
            }
        )
    }

    private static func shopping(_ lines: String) -> String {
        list(lines).items.map(\.text).joined(separator: "; ")
    }

    private static func food(_ name: String) -> String {
        ShoppingWords.food(name) + (ShoppingWords.isClove(name) ? ", a clove" : "")
    }

    private static func means(_ term: String) -> String {
        let list = list("1 onion; 1 red onion; 100 g cheddar; 100 g feta; 1 bottle red wine")
        return list.entries(of: term).sorted().map(String.init).joined(separator: ", ")
    }

    private static func offers(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let recipe = Recipe.sample("Supper", fields[0].fields(by: "; "), steps: [fields[1]])
        return (Guide(recipe)?.step.timerOffers ?? []).map(\.command).joined(separator: "; ")
    }

    private static func timer(_ line: String) -> String {
        offers("\(line) | Boil the \(IngredientLine(line).food) for 5 minutes.")
    }
}
