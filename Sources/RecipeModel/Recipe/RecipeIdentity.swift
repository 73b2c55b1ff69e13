import KitchenLanguage

/// What makes two recipes the same when recipes are brought in: the page that they are from and
/// their title, or what they say.
package enum RecipeIdentity {
    /// The identity of a recipe.
    package static func of(_ recipe: Recipe) -> UInt64 {
        var hash = Hash()
        hash.add(recipe.title)
        if let link = recipe.link {
            hash.add(link.identity)
            return hash.value
        }
        for group in recipe.ingredientGroups { for item in group.items { hash.add(item.text) } }
        for group in recipe.stepGroups { for step in group.items { hash.add(step) } }
        return hash.value
    }

    /// FNV-1a over texts, each with an end, without regard to letter case in ASCII.
    private struct Hash {
        private var hash = FNV1a()

        var value: UInt64 { hash.value }

        mutating func add(_ text: String) {
            var text = text
            text.withUTF8 { hash.add(caseless: $0) }
            hash.add(0xFF)
        }
    }
}
