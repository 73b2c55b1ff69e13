import Foundation
import KitchenLanguage
import PageReader
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

/// What is read from public pages, as digests: their texts are not ours to keep.
///
/// The pages are `<host>/<name>.html` in the folder that `PAGES` names; without it nothing is read.
struct GoldenPageTests {
    static let folder = ProcessInfo.processInfo.environment["PAGES"]
        .map { URL(filePath: $0) }

    private static let kept = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Kept")

    static let pages: [(name: String, recipe: Recipe?)] = {
        guard let folder else { return [] }
        let reader = RecipePageReader()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "html" }
            .map { file in
                let host = file.deletingLastPathComponent().lastPathComponent
                let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
                let address = WebAddress("https://\(host)/")
                let read = reader.read(bytes, charset: nil, address: address, status: 200)
                let name = host + "/" + file.deletingPathExtension().lastPathComponent
                return (name, read.recipe)
            }.sorted { $0.name < $1.name }
    }()

    private func compare(_ name: String, _ reading: (Recipe) -> [String]) throws {
        var digests = KeptDigests()
        for page in Self.pages { digests.add(page.name, page.recipe.map(reading) ?? []) }
        let differences = try digests.differences(from: Self.kept.appending(path: "\(name).txt"))
        for difference in differences.prefix(20) { Issue.record("\(difference)") }
        #expect(differences.count <= 20, "and \(differences.count) differences in all")
    }

    /// Title, yield, times, cuisines and categories.
    @Test(.enabled(if: folder != nil)) func facts() throws {
        try compare("facts") { recipe in
            let times = [recipe.times.preparation, recipe.times.cooking, recipe.times.minutes]
            return [
                recipe.title, recipe.yield?.text ?? "", "\(recipe.yield?.amount ?? 0)",
                times.map { $0.map(String.init) ?? "-" }.joined(separator: " "),
            ] + recipe.cuisines + recipe.categories
        }
    }

    /// Every ingredient line: amounts, food, remarks, aisle, grown and in other units.
    @Test(.enabled(if: folder != nil)) func lines() throws {
        let views = [
            AmountChange(factor: Fraction(3), system: .us),
            AmountChange(factor: Fraction(1, 2) ?? .one, system: .metric),
        ]
        try compare("lines") { recipe in
            recipe.ingredients.map { ingredient in
                let line = IngredientLine(ingredient.text)
                let amounts = line.amounts.map { "\($0.meaning) \($0.amount.text())" }
                return
                    ([ingredient.text, line.food, line.possibleFood, Aisle(of: line.food).rawValue]
                    + line.remarks + amounts + views.map(line.text)).joined(separator: " | ")
            }
        }
    }

    /// The amounts and temperatures in the steps, grown and in other units.
    @Test(.enabled(if: folder != nil)) func steps() throws {
        let change = AmountChange(factor: Fraction(3), system: .us)
        try compare("steps") { recipe in
            recipe.stepGroups.flatMap(\.items).map { AmountsInText($0).text(change) }
        }
    }

    /// All that a search may ask for.
    @Test(.enabled(if: folder != nil)) func meanings() throws {
        let memory = ReadingMemory()
        try compare("meanings") { recipe in
            RecipeMeaning(recipe, memory: memory).postings.map(\.name).sorted()
        }
    }
}
