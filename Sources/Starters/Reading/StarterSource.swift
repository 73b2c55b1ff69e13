package import Foundation

/// The Swift file that carries the starter recipes and their index.
package enum StarterSource {
    /// What is wrong with a recipe's file.
    package struct LineError: Error, CustomStringConvertible {
        package var file: String
        package var line: Int
        package var text: String

        package var description: String { "\(file):\(line): error: \(text)" }
    }

    /// The text of the file for the Cooklang files in a folder and those below it.
    package static func text(of folder: URL) throws -> String {
        let recipes = try recipes(in: folder)
        return EmbeddedText(recipes).source + EmbeddedPostings(recipes).source
    }

    /// The recipes by their keys, which are the names of their files.
    static func recipes(in folder: URL) throws -> [StarterRecipe] {
        var recipes: [StarterRecipe] = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "cook" { recipes.append(try recipe(in: file)) }
        }
        return recipes.sorted { $0.key < $1.key }
    }

    private static func recipe(in file: URL) throws -> StarterRecipe {
        let text = try String(contentsOf: file, encoding: .utf8)
        let key = file.deletingPathExtension().lastPathComponent
        do {
            return try CookFile.recipe(key: key, text: text)
        } catch {
            throw LineError(file: file.path, line: error.line, text: error.text)
        }
    }
}
