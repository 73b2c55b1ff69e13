import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A law: what a shell changed in favorites, kitchen and cookbook, however quickly, the next shell
/// undoes from the last to the first, and redoes the other way.
struct OneUndoListTests {
    @Test(arguments: 1...6)
    func anotherShellUndoesBackwards(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        func favorites(_ shell: String) -> SQLiteFavoriteStore {
            SQLiteFavoriteStore(folder: folder.path, session: shell)
        }
        var random = SeededGenerator(seed: seed)
        let keys = StarterCookbook().outlines.map(\.id.key)
        var done: [[String]] = []
        for number in 0..<12 {
            // Each by new stores: all must be in the files.
            switch Int.random(in: 0..<3, using: &random) {
            case 0: done.append(try await favorites("one").keep([.sample("\(number)")]).names)
            case 1:
                let edit = KitchenEdit.stock(["food \(number)"], asStaples: false)
                done.append(try await favorites("one").edit(edit).names)
            default:
                let cookbook = SQLiteCookbookStore(folder: folder.path)
                done.append(try await cookbook.make(.delete(keys: [keys[number]]), session: "one"))
            }
        }
        func turn(undoing: Bool) async throws -> [String]? {
            let (kept, book) = (favorites("two"), SQLiteCookbookStore(folder: folder.path))
            if undoing {
                let isKept = try await kept.undoTime() ?? 0 > book.undoTime(session: "two") ?? 0
                return try await isKept ? kept.undo()?.names : book.undo(session: "two")?.names
            }
            let isKept = try await kept.redoTime() ?? 0 > book.redoTime(session: "two") ?? 0
            return try await isKept ? kept.redo()?.names : book.redo(session: "two")?.names
        }
        for (isUndoing, wanted) in [(true, Array(done.reversed())), (false, done)] {
            var turned: [[String]] = []
            while let names = try await turn(undoing: isUndoing) { turned.append(names) }
            #expect(turned == wanted)
        }
    }
}
