import KitchenLanguage
import RecipeModel

/// Names for the files of recipes in one folder: their titles, without signs that file systems do
/// not take, and each only once.
struct RecipeFileNames {
    /// The names without their ending, in the order of the titles.
    private(set) var names: [String] = []

    /// Bytes of a name at most: the ending, and a number, must still fit into the usual 255.
    private static let sizeLimit = 180

    init(_ titles: [String]) {
        var taken: Set<String> = []
        for title in titles {
            let name = RecipeFileNames.name(for: title)
            var unique = name
            var number = 2
            // Some file systems do not tell letter case apart.
            while !taken.insert(unique.lowercased()).inserted {
                unique = "\(name) \(number)"
                number += 1
            }
            names.append(unique)
        }
    }

    private static func name(for title: String) -> String {
        let signs = CleanText.line(title).map { "/\\:*?\"<>|".contains($0) ? " " : $0 }
        // A dot at the beginning hides a file.
        var name = String(signs).collapsingWhitespace().drop { $0 == "." || $0 == " " }
        while name.utf8.count > sizeLimit { name.removeLast() }
        let trimmed = name.trimmingWhitespace()
        return trimmed.isEmpty ? "recipe" : trimmed
    }
}
