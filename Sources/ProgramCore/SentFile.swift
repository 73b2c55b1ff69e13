import Foundation
import RecipeStore
import ShellCommands

/// What was sent to servers of the cook's own, in a file beside the favorites, so that the next shell
/// can undo it.
struct SentFile: Sendable {
    private let file: ConfigurationFile

    private static let key = "sent"

    init(folder: String) { file = ConfigurationFile(path: folder + "/sent") }

    /// What is kept; nothing where the file is missing or damaged.
    func recipes() -> [SentRecipes] { (try? file.read()).map(Self.recipes) ?? [] }

    /// Changes what is kept, while no other shell does. Throws `StoreError`.
    func change(_ body: (inout [SentRecipes]) -> Void) throws {
        try file.change { text in
            var recipes = Self.recipes(in: text)
            body(&recipes)
            guard let bytes = try? JSONEncoder().encode(recipes) else { return }
            text.set(Self.key, to: String(decoding: bytes, as: UTF8.self))
        }
    }

    private static func recipes(in text: ConfigurationText) -> [SentRecipes] {
        guard let value = text.entries.last(where: { $0.key == key })?.value else { return [] }
        return (try? JSONDecoder().decode([SentRecipes].self, from: Data(value.utf8))) ?? []
    }
}
