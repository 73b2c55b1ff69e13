import RecipeModel

/// Recipes as JSON, in the keys in which `open --format json` prints one.
///
/// One recipe is `{"v":1,"recipe":{…}}`, several are `{"v":1,"recipes":[…]}`. A number in a list means
/// nothing outside it, and is `null`.
enum JSONRecipe {
    /// The text of a file.
    static func text(of documents: [RecipeDocument]) -> String {
        let objects = documents.map { JSONOutput.object($0.jsonMembers()) }
        let content: JSONMember
        if let only = objects.first, objects.count == 1 {
            content = JSONMember("recipe", only)
        } else {
            content = JSONMember("recipes", .array(objects))
        }
        return JSONOutput.object([JSONMember("v", .int(1)), content]).spreadText + "\n"
    }
}
