import Foundation
import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What a thing in the house covers, as a table that a person can read: itself, its other names and
/// parts, and the general word for it. No kind by the general word, nothing made from it.
struct FoodCoverTests {
    /// In the house: what a recipe may ask for and is there, and what is not.
    private static let table = """
        cheese | cheese; grated cheese; 150 g cheese, grated | cheddar; pecorino; mozzarella; emmental; parmesan; gruyère; feta; cream cheese; vegan cheese
        cheddar | cheese; cheddar cheese; mature cheddar; grated cheese | gruyère; red leicester; cream cheese
        mozzarella | cheese; mozzarella balls | cheddar; burrata
        mascarpone | mascarpone | cheese
        chicken | chicken; whole chicken; chicken thighs; 2 chicken breasts | chicken stock; chicken liver; chicken mince; turkey; chicken soup
        chicken stock | chicken stock; stock | chicken; vegetable stock; beef stock
        stock | stock; stock cube | chicken stock; dashi; fish stock
        chicken breasts | chicken breast; chicken | chicken thighs
        beef | beef | beef mince; beef stock; steak
        beef mince | beef mince; ground beef; beef; mince | lamb mince
        rice | rice; long-grain rice | basmati rice; arborio rice; rice vinegar; rice noodles; ice
        basmati rice | basmati rice; rice | jasmine rice
        onions | onion; 2 large onions, chopped; brown onion | red onions; spring onions; shallots
        red onion | onion; red onions | spring onions
        garlic | garlic; garlic cloves; 3 cloves of garlic | garlic powder; garlic bread; wild garlic
        lemons | lemon; juice of 1 lemon; 2 tbsp lemon juice; lemon zest | lime; lemongrass; preserved lemons
        lemon juice | lemon juice | 1 lemon
        eggs | egg; 2 large eggs, beaten; egg yolks; egg white; free-range eggs | egg noodles; quail eggs
        egg whites | egg white | eggs
        milk | milk; whole milk; semi-skimmed milk; 250 ml milk | coconut milk; buttermilk; milk chocolate; condensed milk; goat's milk
        whole milk | milk; whole milk | coconut milk
        butter | butter; unsalted butter; melted butter; butter or margarine | peanut butter; garlic butter; buttermilk
        margarine | butter or margarine | butter
        flour | flour; plain flour; all-purpose flour | bread flour; self-raising flour; cornflour; rice flour; almond flour
        plain flour | flour; all-purpose flour | bread flour; self-raising flour
        sugar | sugar; caster sugar; granulated sugar | brown sugar; icing sugar; honey
        brown sugar | brown sugar; sugar | white sugar
        salt | salt; a pinch of sea salt; sea salt | celery salt; salt cod
        pepper | pepper; freshly ground black pepper | red bell pepper; white pepper; cayenne pepper
        bell pepper | bell pepper | black pepper; pepper
        oil | oil; vegetable oil; extra virgin olive oil; sunflower oil | sesame oil; coconut oil; chilli oil
        olive oil | oil; olive oil | sesame oil; sunflower oil
        tomatoes | tomato; ripe tomatoes; vine tomatoes | cherry tomatoes; tomato purée; tomato ketchup; sun-dried tomatoes; passata
        cherry tomatoes | tomatoes; cherry tomatoes | plum tomatoes
        potatoes | potatoes; floury potatoes | sweet potatoes; potato starch; crisps
        pasta | pasta | spaghetti; lasagne sheets; penne
        spaghetti | spaghetti; pasta | penne
        bread | bread; white bread | sourdough; naan; breadcrumbs; tortillas
        fish | fish | cod; fish sauce; salmon
        cod | cod; fish; white fish; cod fillets | salmon; salt cod
        nuts | nuts | walnuts; almonds
        walnuts | walnuts; nuts | walnut oil; almonds
        vinegar | vinegar; white vinegar | white wine vinegar; balsamic vinegar; rice vinegar
        mushrooms | mushrooms; button mushrooms | shiitake mushrooms; dried mushrooms
        chillies | chilli; red chilli; green chillies | chilli powder; chilli oil; chipotle
        parsley | parsley; flat-leaf parsley; a bunch of parsley | coriander
        coriander | coriander; fresh coriander | ground coriander
        ginger | ginger; fresh ginger; root ginger | ground ginger; stem ginger
        cinnamon | cinnamon; ground cinnamon; cinnamon stick | nutmeg
        paprika | paprika | smoked paprika
        smoked paprika | paprika; smoked paprika | chilli powder
        wine | wine | white wine; wine vinegar
        white wine | wine; white wine | red wine; white wine vinegar
        cream | cream | double cream; ice cream; crème fraîche
        double cream | cream; double cream | crème fraîche
        yogurt | yogurt; natural yogurt | soy yogurt; frozen yogurt
        beans | beans | kidney beans; green beans; vanilla beans
        chickpeas | chickpeas; tinned chickpeas | chickpea flour; hummus
        tuna | tuna; tinned tuna | salmon
        aubergine | eggplant; aubergines | courgette
        spring onions | scallions; green onions | onions
        salt, pepper | salt and pepper; salt & freshly ground black pepper | salt and cumin
        salt | salt | salt and pepper
        vanilla | vanilla; vanilla extract; vanilla pod | vanilla ice cream
        """

    private struct Pair: Sendable, CustomTestStringConvertible {
        var foods: [String]
        var line: String
        var isCovered: Bool

        var testDescription: String { "\(foods): \(line)" }
    }

    private static let pairs: [Pair] = table.split(separator: "\n").flatMap { row -> [Pair] in
        let sides = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let foods = sides[0].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return [(1, true), (2, false)].flatMap { place, isCovered in
            sides[place].split(separator: ";").map {
                Pair(
                    foods: foods,
                    line: $0.trimmingCharacters(in: .whitespaces),
                    isCovered: isCovered
                )
            }
        }
    }

    @Test func theTableIsLong() { #expect(Self.pairs.count > 200) }

    @Test(arguments: pairs) private func covers(_ pair: Pair) {
        let match = PantryMatch(Pantry(foods: pair.foods))
        let holding = match.holding(of: Ingredient(text: pair.line))
        #expect((holding == .inPantry) == pair.isCovered, "\(pair.foods): \(pair.line)")
        // The order of the cook's own says the same.
        let ranking = RecipeRanking.missing(.init(pantry: Pantry(foods: pair.foods), for: .sorting))
        var judge = RankingJudge(ranking, for: RecipeQuery(ranking: ranking))
        let standing = judge.standing(of: .sample("Dish", [pair.line]))
        #expect((standing?.first == 0) == pair.isCovered)
    }

    /// What the index finds by is what comparing says, for every known food and every family.
    @Test(arguments: 1...4) func theIndexFindsWhatIsCovered(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let names = CookingLexicon.shared.foods
        let families = FoodFamilies.shared
        for _ in 0..<150 {
            guard let food = names.indices.randomElement(using: &random) else { continue }
            let near = families.members(of: food) + families.kinships(of: food).map(\.food)
            let hand = FoodAtHand(names[food])
            for other in Set(near + [names.indices.randomElement(using: &random) ?? 0]) {
                var recipe = Recipe.sample("Dish")
                let item = Ingredient(text: names[other], name: names[other])
                recipe.ingredientGroups = [IngredientGroup(items: [item])]
                let meaning = RecipeMeaning(recipe)
                let asked = AskedFood(names[other])
                #expect(
                    !hand.formula.recipes(in: meaning).isEmpty == asked.isCovered(by: [hand]),
                    "\(names[food]): \(names[other])"
                )
            }
        }
    }
}
