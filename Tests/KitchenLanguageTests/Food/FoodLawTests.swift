import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What holds of every food and every family.
struct FoodLawTests {
    /// Law: what a food belongs to holds it among its members; a food is its own first kin, and
    /// no kin is both close and loose.
    @Test func kinAndMembersAgree() {
        let families = FoodFamilies.shared
        for food in stride(from: 0, to: CookingLexicon.shared.foods.count, by: 7) {
            let kin = families.kinships(of: food)
            #expect(kin.first == .init(food: food, isLoose: false))
            #expect(Set(kin.map(\.food)).count == Set(kin).count)
            for one in kin { #expect(families.members(of: one.food).contains(food)) }
            #expect(families.possibleFoods(in: food).isSuperset(of: kin.map(\.food)))
        }
    }

    @Test func theWalkThroughTheShop() {
        #expect(
            Aisle.allCases.map(\.title) == [
                "Vegetables and fruit", "Bread", "Meat", "Fish", "Milk, cheese and eggs",
                "Pasta, rice and pulses", "Tins and jars", "Oil, vinegar and sauces",
                "Herbs and spices", "Baking and sweets", "Drinks", "Frozen", "Other",
            ]
        )
        #expect(
            Aisle.allCases.map(\.rawValue) == [
                "produce", "bakery", "meat", "fish", "dairy", "grains", "tins", "oils", "spices",
                "baking", "drinks", "frozen", "other",
            ]
        )
    }

    /// Of several foods the first counts of which one has a weight.
    @Test func aPieceOfSeveralFoodsWeighs() throws {
        let foods = try ["saffron", "egg"].map {
            try #require(CookingLexicon.shared.food(named: $0))
        }
        #expect(IngredientMass.shared.gramsOfPiece(of: foods) == 50)
    }
}
