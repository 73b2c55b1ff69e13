import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// Every member of a family is found by the family's name, and left out by it.
struct FamilyMembersTests {
    private static let rows: [(family: String, foods: String)] =
        FamilyMembers.text.split(separator: "\n").map { row in
            let sides = row.split(separator: ":", maxSplits: 1).map(String.init)
            return (sides[0], sides[1])
        }

    @Test(arguments: rows)
    func isOfItsFamily(_ family: String, _ foods: String) throws {
        let place = try #require(CookingLexicon.shared.food(named: family))
        for food in foods.names {
            let reading = IngredientReading("200 g \(food.uppercased()), chopped")
            #expect(reading.foods[place] == .isFood, "\(family): \(food)")
            #expect(reading.possibleFoods.contains(place), "\(family): \(food)")
        }
    }

    @Test func thereAreMany() {
        #expect(Self.rows.flatMap(\.foods.names).count > 700)
    }
}
