import Foundation
import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeStore

/// What holds for every recipe inside the program.
struct StarterRecipeTests {
    private let recipes = StarterBook.builtIn.outlines.map { $0.wholeRecipe() }

    @Test func thereAreEnough() {
        #expect(recipes.count >= 200)
        #expect(Set(recipes.flatMap(\.cuisines)).count >= 25)
        #expect(Set(recipes.flatMap(\.categories)).count >= 12)
        #expect(recipes.count { $0.categories.contains("vegetarian") } >= 60)
        #expect(recipes.count { $0.categories.contains("vegan") } >= 20)
    }

    /// The files are where the recipes are written; the tests may run where they are not.
    @Test func everyFileIsARecipeOfItsName() {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Starters/Recipes")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let names = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "cook" }
            .map { $0.deletingPathExtension().lastPathComponent }
        guard !names.isEmpty else { return }
        #expect(names.sorted() == recipes.map(\.id.key))
    }

    @Test func foodsAreInTheBookOnceAndInTheirOrder() {
        let book = StarterBook.builtIn
        #expect(Set(book.foods).count == book.foods.count)
        for outline in book.outlines {
            let names = outline.wholeRecipe().ingredients.map(\.name)
            #expect(outline.foods.map { book.foods[$0] } == names)
        }
    }

    @Test func noRecipeIsThereTwice() {
        let keys = recipes.map(\.id.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { key in key.utf8.allSatisfy { $0 < 0x80 } && !key.isEmpty })
    }

    @Test func everyRecipeIsWhole() {
        for recipe in recipes {
            let title = Comment(rawValue: recipe.title)
            #expect(recipe.isCookable, title)
            #expect(recipe.cuisines.count == 1, title)
            #expect(!recipe.categories.isEmpty, title)
            #expect((recipe.yield?.amount ?? 0) >= 1, title)
            #expect((recipe.times.minutes ?? 0) > 0, title)
            #expect(recipe.times.preparation != nil, title)
            #expect((3...9).contains(recipe.steps.count), title)
            #expect(recipe.ingredients.count >= 3, title)
            for group in recipe.ingredientGroups {
                #expect(!group.items.isEmpty, title)
                let names = group.items.map(\.name)
                #expect(Set(names).count == names.count, title)
            }
            let texts =
                recipe.ingredients.flatMap { [$0.text, $0.name] } + recipe.steps + recipe.notes
                + recipe.cuisines + recipe.categories + [recipe.title]
            #expect(texts.allSatisfy { !$0.isEmpty && $0 == $0.collapsingWhitespace() }, title)
            if recipe.categories.contains("vegan") {
                #expect(recipe.categories.contains("vegetarian"), title)
            }
        }
    }

    /// The last word of an ingredient, singular or plural, is named in the steps.
    @Test func everyIngredientIsUsed() {
        for recipe in recipes {
            let used = Set(
                recipe.steps.flatMap {
                    $0.split { !$0.isLetter && $0 != "'" }
                        .flatMap { FoodWords($0).words }
                }
            )
            for ingredient in recipe.ingredients {
                let last = ingredient.name.split { $0 == " " || $0 == "-" }.last ?? ""
                let words = FoodWords(last).words
                #expect(
                    !words.isEmpty && words.allSatisfy(used.contains),
                    "\(recipe.title): \(ingredient.name)"
                )
            }
        }
    }
}
