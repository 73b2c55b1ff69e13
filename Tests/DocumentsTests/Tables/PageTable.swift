import Foundation
import RecipeModel
import RecipeSearch

@testable import Documents

/// A recipe's page, for `pages.txt`: what is another than in `PageTable.full`, parted by `; `.
enum PageTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "spoken": { spoken(page($0)) }, "laid out": { layout(page($0)) },
        "file": { MarkdownWriter.text(of: page($0 + "; file").document) }, "row": row,
    ]

    /// A recipe that has all of what a page can show.
    static let full: Recipe = {
        let link = WebAddress("https://a.example/pie")
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Leek pie", link: link)
        recipe.picture = WebAddress("https://a.example/pie.jpg")
        recipe.video = WebAddress("https://b.example/film")
        recipe.author = "Ann <b>"
        recipe.site = "Ann's"
        recipe.yield = RecipeYield(text: "1", amount: 1)
        recipe.times = CookingTimes(preparation: 15, cooking: 60)
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "2 leeks", name: "leeks")]),
            IngredientGroup(title: "Crust", items: [Ingredient(text: "butter", name: "butter")]),
        ]
        recipe.stepGroups = [
            StepGroup(items: ["Cut.", "Fry"]), StepGroup(title: "Crust:", items: ["Bake!"]),
        ]
        recipe.notes = ["Keeps", "Freezes well."]
        recipe.cuisines = ["south african"]
        recipe.categories = ["main course"]
        recipe.keywords = ["quick"]
        recipe.rating = Rating(value: 4.25, best: 5, count: 1)
        recipe.nutrition = [
            NutritionFact(name: "calories", amount: "210 kcal"),
            NutritionFact(name: "fat", amount: "3 g"),
        ]
        return recipe
    }()

    private static let empty: Recipe = {
        var recipe = Recipe(id: RecipeID(service: .web, key: "1"), title: "Tips")
        recipe.site = "Ann's"
        return recipe
    }()

    private static func page(_ changes: String) -> PrintedRecipe {
        let words = changes.components(separatedBy: "; ").map {
            $0.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
        }
        var recipe = words.contains(["tips"]) ? empty : full
        for word in words { change(&recipe, word[0], word.count > 1 ? word[1] : "") }
        func value(_ name: String) -> String? {
            words.first { $0[0] == name }.map { $0.last ?? "" }
        }
        let links = (value("links") ?? "").split(separator: " ").compactMap { WebAddress($0) }
        let content = RecipeDocument(
            recipe: recipe,
            text: value("text") ?? "",
            links: links,
            isFavorite: value("favorite") != nil
        )
        var page = PrintedRecipe(content)
        page.part = value("part").flatMap { parts[$0] } ?? .whole
        page.number = value("number").flatMap { Int($0) }
        page.kept = value("kept")
        page.warning = value("warning")
        page.isFile = value("file") != nil
        if let holdings = value("have") {
            page.holdings = holdings.split(separator: " ").map {
                $0 == "yes" ? .inPantry : .missing
            }
        }
        return page
    }

    private static func change(_ recipe: inout Recipe, _ name: String, _ value: String) {
        let parts = value.components(separatedBy: " | ")
        switch (name, value) {
        case ("no", "steps"): recipe.stepGroups = []
        case ("no", "ingredients"): recipe.ingredientGroups = []
        case ("no", "link"): recipe.link = nil
        case ("no", "film"): recipe.video = nil
        case ("no", "second"): recipe.ingredientGroups.removeLast()
        case ("no", "rest"): (recipe.notes, recipe.nutrition) = ([], [])
        case ("no", "yield"): recipe.yield = nil
        case ("film", _): recipe.video = WebAddress(value)
        case ("yield", _): recipe.yield = RecipeYield(text: parts[0], amount: Double(parts[1]))
        case ("times", _):
            let minutes = value.split(separator: " ").map { Int($0) }
            recipe.times = CookingTimes(
                preparation: minutes[0],
                cooking: minutes[1],
                total: minutes[2]
            )
        case ("uses", _):
            recipe.coverage = IngredientCoverage(
                used: parts[0].components(separatedBy: ","),
                missed: parts[1].isEmpty ? [] : parts[1].components(separatedBy: ","),
                isFromPantry: parts[2] == "here"
            )
        default: break
        }
    }

    private static let parts: [String: RecipePart] = [
        "ingredients": .ingredients, "steps": .steps, "text": .text,
    ]

    /// What is said, line by line, of a page on the screen.
    private static func spoken(_ page: PrintedRecipe) -> String {
        page.document.blocks(on: .screen).flatMap { block -> [String] in
            if let spoken = block.spoken { return spoken }
            switch block.content {
            case .facts(let facts, _, _):
                return [facts.map { $0.spoken ?? $0.words.string }.joined(separator: " | ")]
            case .items(let items, _): return items.map { $0.spoken ?? $0.words.string }
            case .heading(let words, _): return [words.string]
            case .paragraph(let words, _, _): return [words.string]
            default: return []
            }
        }.joined(separator: " / ")
    }

    /// The parts of a page on a screen, by their kinds.
    private static func layout(_ page: PrintedRecipe) -> String {
        page.document.blocks(on: .screen).map { block in
            switch block.content {
            case .title: "title"
            case .heading(_, let level): "heading \(level)"
            case .facts: "facts"
            case .items: "items"
            case .paragraph: "line"
            case .space: "space"
            default: "other"
            }
        }.joined(separator: ", ")
    }

    /// What is said of a row of a list: `food, favorite`.
    private static func row(_ text: String) -> String {
        let words = text.components(separatedBy: ", ")
        var recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: "Pie")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: words[0])])]
        let isFavorite = words.contains("favorite")
        return RecipeRow(number: 1, recipe: recipe, isFavorite: isFavorite, query: nil).spoken
            .joined(separator: " / ")
    }
}
