import RecipeModel
import Testing

@testable import RecipeServices

/// What a plain word becomes that is one of TheMealDB's own areas or categories.
struct TheMealDBNamesTests {
    private func lists(_ text: String, isKnownFood: Bool = false) -> [TheMealDBList] {
        TheMealDBQuery(RecipeQuery([.has(Term(text))])) { _ in isKnownFood }
            .groups.flatMap { $0.map(\.list) }
    }

    @Test(arguments: [
        "algerian", "american", "argentinian", "australian", "british", "canadian", "chinese",
        "croatian", "dutch", "egyptian", "filipino", "french", "greek", "indian", "irish",
        "italian", "jamaican", "japanese", "kenyan", "malaysian", "mexican", "moroccan",
        "norwegian", "polish", "portuguese", "russian", "spanish", "syrian", "thai", "tunisian",
        "turkish", "ukrainian", "venezuelan", "vietnamese",
    ])
    func aCuisineThatItHasIsAnArea(_ word: String) {
        #expect(lists(word).first == .area(word.prefix(1).uppercased() + word.dropFirst()))
        // A cuisine stays one where the word is a food as well.
        #expect(lists(word, isKnownFood: true) == lists(word))
    }

    @Test(arguments: [
        ("scandinavian", [TheMealDBList.area("Norwegian")]),
        ("east asian", [.area("Chinese"), .area("Japanese")]),
        (
            "arab",
            [
                .area("Egyptian"), .area("Moroccan"), .area("Tunisian"), .area("Syrian"),
                .area("Saudi Arabian"),
            ]
        ),
        ("slavic", [.area("Polish"), .area("Russian"), .area("Ukrainian"), .area("Croatian")]),
        // Cuisines that it has no area for are words.
        ("korean", [.name("korean")]), ("swedish", [.name("swedish")]),
    ])
    func ofARegionItsOwnAreasAreAsked(_ word: String, _ expected: [TheMealDBList]) {
        #expect(lists(word) == expected)
    }

    @Test(arguments: [
        ("vegan", [TheMealDBList.category("Vegan")]),
        ("vegetarian", [.category("Vegetarian"), .category("Vegan")]),
        ("veggie", [.category("Vegetarian"), .category("Vegan")]),
        ("dessert", [.category("Dessert")]), ("afters", [.category("Dessert")]),
        ("breakfast", [.category("Breakfast")]), ("brunch", [.category("Breakfast")]),
        ("starter", [.category("Starter")]), ("appetizer", [.category("Starter")]),
        ("side", [.category("Side")]), ("side dish", [.category("Side")]),
        // Courses and diets that it has no list for are words of a name.
        ("drink", [.name("drink")]), ("gluten free", [.name("gluten free")]),
    ])
    func aCourseOrDietThatItHasIsACategory(_ word: String, _ expected: [TheMealDBList]) {
        #expect(lists(word) == expected)
    }

    /// A list of an ingredient lacks what the category has: a sea bass is fish.
    @Test(arguments: [
        ("fish", "Seafood"), ("seafood", "Seafood"), ("shellfish", "Seafood"), ("pasta", "Pasta"),
        ("Fish", "Seafood"),
    ])
    func aFamilyOfFoodsIsACategoryToo(_ word: String, _ category: String) {
        #expect(lists(word, isKnownFood: true) == [.food(word), .category(category)])
    }

    @Test(arguments: ["chicken", "fishcake", "salt"])
    func anyOtherFoodIsItself(_ word: String) {
        #expect(lists(word, isKnownFood: true) == [.food(word)])
    }

    @Test(arguments: [
        ("eggs", "egg"), ("stew", "stew"), ("potatoes", "potato"), ("Berries", "berr"),
        ("pie", "pie"), ("a pie", "pie"), ("pie a la mode", "mode"), ("leaves", "lea"),
    ])
    func aTitlesLongestWordIsAskedForInBothNumbers(_ title: String, _ asked: String) {
        let query = TheMealDBQuery(RecipeQuery([.has(Term(title, in: .title))])) { _ in true }
        let term = Term(title, in: .title)
        #expect(query.groups == [[.init(list: .name(asked), titleTerm: term)]])
    }

    /// Which lists are asked where one is empty, in this order.
    @Test(arguments: [
        (TheMealDBList.ingredient("leek"), [TheMealDBList.ingredient("leeks")]),
        (.ingredient("ox"), []), (.name("pies"), [.name("pie")]), (.name("soup 1"), []),
        (.food("leek"), [.ingredient("leeks"), .name("leek")]),
        (.food("leeks"), [.ingredient("leek"), .name("leek")]), (.food("ox"), [.name("ox")]),
        (.category("Side"), []), (.area("Thai"), []),
    ])
    func anEmptyListHasOthersInItsPlace(_ list: TheMealDBList, _ others: [TheMealDBList]) {
        #expect(list.others == others)
    }

    @Test(arguments: [
        (TheMealDBList.food("goat cheese"), "filter.php", "i=goat_cheese"),
        (.ingredient("salt & pepper"), "filter.php", "i=salt_%26_pepper"),
        (.category("Side"), "filter.php", "c=Side"), (.name("a pie"), "search.php", "s=a%20pie"),
        (.area("Saudi Arabian"), "filter.php", "a=Saudi%20Arabian"),
    ])
    func aListHasItsCall(_ list: TheMealDBList, _ call: String, _ parameter: String) {
        #expect(list.call == call)
        #expect(list.parameter == parameter)
    }
}
