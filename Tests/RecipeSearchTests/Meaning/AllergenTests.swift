import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// Nobody who leaves out one of the fourteen allergens of European law is shown what usually has it.
struct AllergenTests {
    @Test func someOfTheFamilyAreTold() {
        let family = WiderExclusion(Term("milk"))?.families.first
        #expect(family?.examples == ["cream", "cheese", "butter"])
        // One example tells less than the family's name.
        for food in CookingLexicon.shared.foods {
            for family in WiderExclusion(Term(food))?.families ?? [] {
                #expect(family.examples.count != 1 && family.examples.count <= 3, "\(food)")
                #expect(family.examples.allSatisfy { !$0.contains(family.name) }, "\(food)")
            }
        }
        #expect(WiderExclusion(Term("milk", in: .cuisine)) == nil)
    }
}
