import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A cookbook that an earlier version of the program filled finds what this one finds.
struct IndexCatchUpTests {
    /// Recipes as an earlier version brought them in, where it says so.
    private func filled(
        _ recipes: [Recipe],
        asBefore: (Int) -> Bool,
        in folder: TemporaryFolder
    ) async throws -> Cookbook {
        let store = SQLiteCookbookStore(folder: folder.path)
        let memory = ReadingMemory()
        let prepared = recipes.enumerated().map { place, recipe in
            var prepared = PreparedRecipe(recipe, memory: memory)
            if asBefore(place) {
                let later = RecipeTerms.later(of: recipe, memory: memory)
                prepared.terms.removeAll(where: later.contains)
            }
            return prepared
        }
        _ = try await store.add(prepared, from: "made", counting: false)
        return Cookbook(StarterCookbook(), store: store)
    }

    @Test(arguments: 41..<41 + UInt64(lawCases(1)))
    func anOldIndexFindsWhatANewOneFinds(seed: UInt64) async throws {
        let folders = try [TemporaryFolder(), TemporaryFolder(), TemporaryFolder()]
        var maker = RecipeMaker(seed: seed)
        let steps = ["Bake it.", "Blend until smooth.", "Mix all.", "Heat a wok.", ""]
        let recipes = (0..<400).map { place -> Recipe in
            var recipe = maker.recipe()
            let step = steps[place % steps.count]
            recipe.stepGroups = step.isEmpty ? [] : [StepGroup(items: [step])]
            return recipe
        }
        let new = try await filled(recipes, asBefore: { _ in false }, in: folders[0])
        let old = try await filled(recipes, asBefore: { _ in true }, in: folders[1])
        let mixed = try await filled(recipes, asBefore: { $0 % 3 == 0 }, in: folders[2])
        for tool in ["oven", "blender", "wok", "stove", "mixer"] {
            for condition in [
                Condition.has(Term(tool, in: .tool)), .none(Term(tool, in: .tool)),
            ] {
                let query = RecipeQuery([condition])
                let expected = try await new.count(of: query)
                #expect(try await old.count(of: query) == expected, "\(condition)")
                #expect(try await mixed.count(of: query) == expected, "\(condition)")
                let page = try await old.page(of: query, at: .first, freshness: .kept)
                #expect(page.recipes.allSatisfy(query.matches))
            }
        }
        #expect(try await new.count(of: RecipeQuery([.none(Term("oven", in: .tool))])) > 0)
    }
}
