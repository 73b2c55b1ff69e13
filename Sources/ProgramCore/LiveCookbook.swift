import Foundation
import RecipeFormats
import RecipeModel
import RecipeSearch
import RecipeStore
import ShellAnswers
import ShellCommands

extension CookbookAccess {
    /// The cookbook in use.
    ///
    /// - Parameters:
    ///   - cookbook: What it has, with the starters.
    ///   - own: The one on the disk.
    ///   - environment: For the editor, and for where drafts are written.
    ///   - session: What tells this shell from all others.
    static func live(
        store: ChosenCookbook,
        cookbook: Cookbook,
        own: SQLiteCookbookStore,
        favorites: any FavoriteStore,
        reader: any PageReading,
        environment: [String: String],
        session: String
    ) -> CookbookAccess {
        let files = RecipeFileReader(pages: reader)
        let drafts = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var access = CookbookAccess(
            store: store,
            session: session,
            starterCount: { StarterCookbook().count },
            prepare: { PreparedRecipe($0, memory: ReadingMemory()) },
            importFiles: { order, isForFavorites, report, progress in
                let target: ImportTarget =
                    isForFavorites ? .favorites(favorites) : .cookbook(store)
                var files = files
                files.columns = order.columns
                return try await RecipeImport(into: target, reader: files)
                    .run(order, report: report, progress: progress)
            },
            read: { bytes, name in
                try files.onlyRecipe(in: bytes, named: name)
            },
            editor: { editor(in: environment) },
            draft: { "\(drafts)/recipe-\(UUID().uuidString).cook" },
            discard: { unlink($0) },
            standardInput: { limit in
                (try? FileHandle.standardInput.read(upToCount: limit)).flatMap { $0 }.map(
                    Array.init
                ) ?? []
            }
        )
        access.text = { try await cookbook.recipe(forKey: $0) }
        access.sample = { try await cookbook.sample(of: $0, count: $1) }
        access.parts = { try await cookbook.forEachPart(of: $0, $1) }
        access.starter = { cookbook.starter(forKey: $0) }
        access.setAside = { await own.setAside() }
        access.move = { try await store.move(to: $0, session: session, progress: $1) }
        access.standing = { try await store.standing() }
        return access
    }

    /// The editor that an environment names: `VISUAL` before `EDITOR`, as other programs have it.
    static func editor(in environment: [String: String]) -> String {
        for name in ["VISUAL", "EDITOR"] {
            if let editor = environment[name], !editor.isEmpty { return editor }
        }
        return "vi"
    }
}
