import PageReader
import RecipeModel

/// A recipe whose fields are YAML: Open Recipe Format, or plain names.
struct YAMLEntry {
    private let value: JSONValue
    private let name: String

    init(_ bytes: [UInt8], title: String) {
        value = YAMLReader.value(of: RecipeLine.text(of: bytes))
        name = title
    }

    var document: RecipeDocument {
        var document = RecipeDocument(
            recipe: Recipe(id: RecipeID(service: .cookbook, key: ""), title: name)
        )
        RecipeFieldValues(value).apply(to: &document)
        return document
    }

    /// Whether there are ingredients and steps, or a name for what they make.
    var isRecipe: Bool {
        let recipe = document.recipe
        let fields = RecipeFieldValues(value)
        let isTold = fields[.title] != nil || !recipe.steps.isEmpty
        return isTold && recipe.ingredients.count { RecipeLine.hasAmount($0.text) } > 0
            && recipe.ingredients.allSatisfy { $0.text.utf8.count <= 1_000 }
            || recipe.ingredients.count > 1 && !recipe.steps.isEmpty
                && recipe.ingredients.contains { IngredientSigns.hasFood($0.text) }
    }

    /// Whether a text begins as YAML with a recipe's fields does, without text after them.
    static func begins(_ text: String) -> Bool {
        let lines = TextLines.split(text).filter { !$0.isEmpty }
        if lines.dropFirst().contains(where: { $0.utf8.elementsEqual("---".utf8) }) { return false }
        let keys = lines.prefix(200).compactMap { line -> RecipeField? in
            guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else {
                return nil
            }
            return RecipeFieldNames.field(of: line[..<colon])
        }
        let hasList = zip(lines, lines.dropFirst()).contains { key, item in
            guard key.hasSuffix(":"), RecipeFieldNames.field(of: key.dropLast()) == .ingredients
            else { return false }
            return item.drop { $0 == " " }.hasPrefix("- ")
        }
        return hasList && keys.count >= 2 && lines[0].contains(":")
    }
}
