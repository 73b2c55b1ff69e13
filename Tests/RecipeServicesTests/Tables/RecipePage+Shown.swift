import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

extension Recipe {
    /// All that is known of it on one line, and whether that is short of what its service knows.
    var shown: String { described + (isShort ? "; short" : "") }
}

extension RecipePage {
    /// Its recipes and what is told of them, on one line.
    var shown: String {
        var parts = recipes.map(\.shown)
        if let total { parts.append("\(total)") }
        if let next { parts.append("next \(next.number) at \(next.place ?? "its number")") }
        if unusableEntries > 0 { parts.append("\(unusableEntries) unusable") }
        if let age { parts.append("\(age) s old") }
        return parts.isEmpty ? "nothing" : parts.joined(separator: " // ")
    }
}

extension String {
    /// A failure's text without the modules and types of what it tells.
    var plain: String {
        replacing("RecipeModel.AddressRule.", with: "").replacing(
            "RecipeModel.ReplyError.",
            with: ""
        )
        .replacing(", opensAt: nil", with: "").replacing("Optional(", with: "(")
    }
}
