import Foundation
import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What the steps of a recipe say of the tools that it needs.
struct KitchenToolsTests {
    private func tools(_ steps: String...) -> Set<String> {
        var recipe = Recipe.sample("Dish", ["1 leek"])
        recipe.stepGroups = [StepGroup(items: steps)]
        let postings = RecipeMeaning(recipe).postings
        return Set(KitchenTools.shared.names.filter { postings.contains(.tool($0)) })
    }

    /// Steps, and the tools that they need, as a person would say.
    private static let steps = """
        Heat the oven to 200 °C. | oven
        Bake for 20 minutes. | oven
        Roast the squash until soft. | oven
        Preheat the oven, gas mark 4. | oven
        Roast the spices in a dry frying pan. | stove
        Add the baking powder. | 
        Line the tin with baking parchment. | 
        Put it in a Dutch oven. | 
        Serve with baked beans. | 
        Dry-roast the cumin. | 
        Put under a hot grill for 5 minutes. | grill
        Grill the cheese. | grill
        Broil until brown. | grill
        Cook over charcoal. | barbecue
        Brush with barbecue sauce. | 
        Blend until smooth. | blender
        Use a stick blender. | blender
        Blitz with the stock. | blender
        Blend the cornflour with a little water. | 
        Stir in the tomato purée. | 
        Purée the soup. | blender
        Add the spice blend. | 
        Blitz in a food processor. | food processor
        Beat with an electric whisk. | mixer
        Knead in a stand mixer. | mixer
        Put in the freezer overnight. | freezer
        Freeze until firm. | freezer
        It can be frozen for up to 3 months. | 
        Freeze for up to 3 months. | 
        Microwave for 2 minutes. | microwave
        Cook in the slow cooker. | slow cooker
        Cook in a pressure cooker. | pressure cooker
        Air-fry for 12 minutes. | air fryer
        Bake in the air fryer. | air fryer
        Heat a wok. | wok, stove
        Check with a thermometer. | thermometer
        Roll out the dough. | rolling pin
        Use a rolling pin. | rolling pin
        Bring to the boil. | stove
        Fry the onion. | stove
        Simmer. Then bake. | stove, oven
        Mix all and serve. | 
        Préchauffez. Use the oven. | oven
        Chill for an hour. | fridge
        Push it through a sieve. | sieve
        """

    @Test(arguments: steps.split(separator: "\n").map(String.init))
    func stepsNeedTools(_ row: String) {
        let sides = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let expected = sides[1].split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(tools(sides[0]) == Set(expected), "\(row)")
    }

    @Test(arguments: [
        ("oven", "oven"), ("ovens", "oven"), ("Food Processor", "food processor"),
        ("processor", "food processor"), ("air-fryer", "air fryer"), ("hob", "stove"),
        ("leek", nil), ("", nil), ("stick blender", "blender"), ("bbq", "barbecue"),
    ])
    func toolsByTheirNames(_ text: String, _ name: String?) {
        #expect(KitchenTools.shared.name(of: text) == name)
    }

    @Test(arguments: [("ovn", "oven"), ("blendr", "blender"), ("zzzzzzz", nil)])
    func slipsInTheirNames(_ text: String, _ name: String?) {
        #expect(KitchenTools.shared.nearestName(to: text) == name)
    }

    /// What nobody told is neither made with a tool nor known to do without.
    @Test func whatIsNotToldIsNotJudged() {
        let without = Condition.none(Term("oven", in: .tool))
        let with = Condition.has(Term("oven", in: .tool))
        var recipe = Recipe.sample("Baked leeks", ["1 leek"])
        recipe.stepGroups = []
        #expect(!without.holds(for: recipe) && !with.holds(for: recipe))
        recipe.stepGroups = [StepGroup(items: ["Bake."])]
        #expect(!without.holds(for: recipe) && with.holds(for: recipe))
        recipe.stepGroups = [StepGroup(items: ["Stir."])]
        #expect(without.holds(for: recipe) && !with.holds(for: recipe))
    }

    /// Each tool is found by every one of its own names in a step, and by its name in a condition.
    @Test func everyToolIsFoundByItsName() {
        for name in KitchenTools.shared.names {
            #expect(tools("Use the \(name).").contains(name), "\(name)")
            #expect(KitchenTools.shared.name(of: name) == name)
        }
    }
}
