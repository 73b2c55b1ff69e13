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
        var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ text: String) {
            var text = text
            text.withUTF8 { bytes in
                for byte in bytes {
                    let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
                    value = (value ^ UInt64(small)) &* 0x100_0000_01b3
                }
            }
            value = (value ^ 0xFF) &* 0x100_0000_01b3
        }
    }
}
