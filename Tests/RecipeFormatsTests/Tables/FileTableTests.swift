import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// What files are, and what is read and written of them, in a table for people: `Kept/files.txt`.
struct FileTableTests {
    @Test func everyRow() async throws { try await KeptTable.compare("files", readers) }

    private let readers: [String: @Sendable (String) async -> String] = [
        "json": { file($0, as: .json) }, "file": { file($0) }, "cook": cook,
        "mealmaster": { mealMaster("Title: Cakes\n\n\($0)\n") },
        "mealmaster head": { mealMaster("\($0)\n\n      1 c  Milk\n") },
        "old letter": { CodePage437.text([UInt8($0, radix: 16) ?? 0]) }, "form": form,
        "title": { FileForm.title(ofFile: $0) },
        "fields": { CSVCutter.fields(Array($0.utf8)[...]).listed },
        "YAML": { YAMLText.scalar($0) }, "duration": duration, "parts": parts,
        "mentions": mentions,
    ]

    /// Each recipe, and what was left out with its line.
    private static func file(_ text: String, as format: ImportFormat? = nil) -> String {
        do {
            let read = try ReadFile(Array(text.utf8), as: format)
            let faults = read.faults.map { place, fault in
                fault.name + (place.line.map { " in line \($0)" } ?? "")
            }
            return (read.recipes.map(told) + faults).joined(separator: " // ")
        } catch { return "\(error)" }
    }

    private static func told(_ recipe: Recipe?) -> String {
        guard let recipe else { return "no recipe" }
        let key = " (\(recipe.id.key))"
        return recipe.described.replacing(key, with: "", maxReplacements: 1)
    }

    private static func cook(_ text: String) -> String {
        told(CooklangEntry(Array(text.utf8), title: "File").document.recipe)
    }

    private static func mealMaster(_ text: String) -> String {
        told(MealMasterEntry(Array(text.utf8)).recipe)
    }

    private static func form(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let text = fields.dropFirst().joined(separator: " | ")
        return FileForm(Array(text.utf8), name: fields[0], as: nil).map { "\($0)".untyped }
            ?? "nothing"
    }

    private static func duration(_ minutes: String) -> String {
        var recipe = Sample.soup
        let number = Int(minutes) ?? 0
        recipe.times = CookingTimes(preparation: number, cooking: number, total: number)
        let page = Sample.text(recipe, as: .html)
        let cook = Sample.text(recipe, as: .cooklang)
        let times = ["prepTime", "cookTime", "totalTime"].map { value(of: "\"\($0)\": ", in: page) }
        let written = ["prep time", "cook time", "time required"].map {
            value(of: "\($0): ", in: cook)
        }
        return (times + written).joined(separator: " ")
    }

    /// What stands behind a key in its line.
    private static func value(of key: String, in text: String) -> String {
        guard let line = text.split(separator: "\n").first(where: { $0.contains(key) }) else {
            return "none"
        }
        return line.trimmingPrefix { $0 == " " }.dropFirst(key.count)
            .filter { !"\",".contains($0) }
    }

    private static func parts(_ line: String) -> String {
        let parts = IngredientParts(Ingredient(text: line))
        return [parts.quantity, parts.unit, parts.food, parts.preparation].listed
    }

    private static func mentions(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let lines = fields[0].fields(by: "; ").map { IngredientParts(Ingredient(text: $0)) }
        let steps = Array(fields.dropFirst())
        return zip(steps, IngredientMentions(of: lines, in: steps).mentions).map { step, mentions in
            mentions.map { String(step[$0.range]) }.joined(separator: ", ")
        }.joined(separator: " | ")
    }
}
