import Foundation

/// Makes the Swift file that carries the starter recipes: `EmbedStarters OUT FILE.cook…`.
///
/// A plugin of the build runs it whenever a recipe has changed.
@main
enum EmbedStarters {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            stop("EmbedStarters: error: needs a file to write and files to read")
        }
        let recipes = arguments.dropFirst().map(recipe(at:))
        do {
            let source = EmbeddedText(recipes).source + EmbeddedPostings(recipes).source
            try source.write(
                toFile: output,
                atomically: true,
                encoding: .utf8
            )
        } catch {
            stop("\(output): error: \(error)")
        }
    }

    private static func recipe(at path: String) -> StarterRecipe {
        let key = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return try CookFile.recipe(key: key, text: text)
        } catch let mistake as CookFile.Mistake {
            stop("\(path):\(mistake.line): error: \(mistake.text)")
        } catch {
            stop("\(path): error: \(error)")
        }
    }

    private static func stop(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}
