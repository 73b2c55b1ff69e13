import RecipeModel
import Testing

@testable import RecipeServices

struct TheMealDBQueryTests {
    private func groups(_ conditions: Condition...) -> [[TheMealDBList]] {
        TheMealDBQuery(RecipeQuery(conditions), isKnownFood: ServiceBench.isKnownFood)
            .groups.map { $0.map(\.list) }
    }

    @Test func foodsAreListsOfTheirOwnAndOtherWordsAreNames() {
        let found = groups(.has(Term("garlic")), .has(Term("goat cheese")), .has(Term("pot pie")))
        #expect(
            found == [[.food("garlic")], [.food("goat cheese")], [.name("pot pie")]]
        )
    }

    @Test func aCommaNeverMakesTwoFoods() {
        #expect(groups(.has(Term("salt, sea", in: .ingredient))) == [[.ingredient("salt sea")]])
        #expect(TheMealDBList.ingredient("salt sea").parameter == "i=salt_sea")
    }

    @Test(arguments: [
        (Term("italian", in: .cuisine), [TheMealDBList.area("Italian")]),
        (Term("saudi arabian", in: .cuisine), [.area("Saudi Arabian")]),
        (Term("miscellaneous", in: .category), [.category("Miscellaneous")]),
        (Term("pudding", in: .category), [.category("Dessert")]),
        (Term("vegetarian", in: .category), [.category("Vegetarian"), .category("Vegan")]),
        (Term("omelets", in: .title), [.name("omelet")]),
        (Term("berries", in: .title), [.name("berr")]),
        (Term("soup of leeks", in: .title), [.name("leek")]),
    ])
    func qualifiersAreLists(_ term: Term, _ lists: [TheMealDBList]) {
        #expect(groups(.has(term)) == [lists])
    }

    @Test func alternativesAreOneGroup() {
        let either = Condition.any([Term("garlic"), Term("stew"), Term("thai", in: .cuisine)])
        #expect(groups(either) == [[.food("garlic"), .name("stew"), .area("Thai")]])
    }

    @Test func whatExcludesIsNoList() {
        #expect(groups(.none(Term("onion")), .minutes(30)).isEmpty)
    }

    @Test(arguments: [
        (TheMealDBList.ingredient("crème fraîche"), "filter.php", "i=cr%C3%A8me_fra%C3%AEche"),
        (.name("mac & cheese"), "search.php", "s=mac%20%26%20cheese"),
        (.category("Side"), "filter.php", "c=Side"), (.area("Thai"), "filter.php", "a=Thai"),
    ])
    func listsAreCalls(_ list: TheMealDBList, _ call: String, _ parameter: String) {
        #expect(list.call == call)
        #expect(list.parameter == parameter)
    }

    @Test(arguments: [
        ("onion", "onions"), ("onions", "onion"), ("berry", "berries"), ("berries", "berry"),
        ("tomato", "tomatoes"), ("tomatoes", "tomato"), ("radish", "radishes"),
        ("dishes", "dish"), ("goat cheese", "goat cheeses"), ("bay leaves", "bay leaf"),
        ("boy", "boys"), ("box", "boxes"), ("lettuces", "lettuce"),
    ])
    func theOtherNumberOfAFood(_ name: String, _ other: String) {
        #expect(FoodNumber.other(of: name) == other)
    }

    @Test(arguments: ["", "ox", "日本", "crème", "7up", "soup 1"])
    func whatHasNoOtherNumberHasNone(_ name: String) {
        #expect(FoodNumber.other(of: name) == nil)
    }
}
