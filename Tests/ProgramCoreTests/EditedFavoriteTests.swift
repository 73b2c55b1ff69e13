import Foundation
import PageReader
import ProgramCore
import RecipeFormats
import RecipeModel
import RecipeSearch
import RecipeStore
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession
import Testing

/// One recipe has one text: a favorite reads as its recipe does, whoever changed it and wherever.
final class EditedFavoriteTests {
    private let home = FileManager.default.temporaryDirectory
        .appendingPathComponent("recipe-edited-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: home) }

    private func core(isOffline: Bool = false) -> Core {
        var start = Core.Start(options: Shell.Options(isOffline: isOffline))
        _ = start.settings.take(environment: [:])
        return Core(start, environment: ["HOME": home, "TMPDIR": home])
    }

    /// A shell of a core of its own, whose editor puts one text in the place of another.
    private func kitchen(
        _ old: String = "",
        _ new: String = "",
        meanwhile: @escaping @Sendable () async -> Void = {}
    ) -> CoreKitchen {
        CoreKitchen(core(), programs: .editing(old, new, meanwhile: meanwhile))
    }

    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let path = "\(home)/\(name)"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func create() async throws {
        let path = try file(
            "stew.cook",
            "---\ntitle: Quizzel stew\n---\n\nCook @leeks{3} and @eggs{2} in @milk{1%l}.\n"
        )
        #expect(await kitchen().play("create \(path); search mine; fav 1").exitCode == 0)
    }

    /// The lines of the recipe as the cookbook and the favorites have it.
    private func lines(_ title: String) async throws -> [[String]] {
        let kitchen = kitchen()
        #expect(await kitchen.play("search title:\(title); open 1").exitCode == 0)
        let there = kitchen.opened?.recipe.ingredients.map(\.text) ?? []
        let kept = try await core().favorites.page(FavoriteSearch(), .whole).rows
            .map { $0.favorite.recipe }
        return [there] + kept.map { $0.ingredients.map(\.text) }
    }

    private func found(_ word: String) async -> [String] {
        let kitchen = kitchen()
        _ = await kitchen.play("favs \(word)")
        return kitchen.favorites
    }

    @Test func aFavoriteFollowsAnEditAndUndoTakesBothBack() async throws {
        try await create()
        let old = [["3 leeks", "2 eggs", "1 l milk"], ["3 leeks", "2 eggs", "1 l milk"]]
        #expect(try await lines("quizzel") == old)
        let kitchen = kitchen("@leeks{3}", "@turnips{4}")
        #expect(await kitchen.play("search mine; edit 1").exitCode == 0)
        let new = [["4 turnips", "2 eggs", "1 l milk"], ["4 turnips", "2 eggs", "1 l milk"]]
        #expect(try await lines("quizzel") == new)
        #expect(await found("turnip") == ["Quizzel stew"])
        #expect(await found("leek") == [])
        // One step each way.
        #expect(await kitchen.play("undo").exitCode == 0)
        #expect(try await lines("quizzel") == old)
        #expect(await found("turnip") == [])
        #expect(await found("leek") == ["Quizzel stew"])
        #expect(await kitchen.play("redo").exitCode == 0)
        #expect(try await lines("quizzel") == new)
        #expect(await kitchen.play("undo").exitCode == 0)
        // The keeping and the making are another shell's, and undone by one that did nothing itself.
        #expect(await self.kitchen().play("undo; undo").exitCode == 0)
        #expect(await found("leek") == [])
    }

    @Test func aStarterFollowsTooAndItsOriginalStays() async throws {
        let kitchen = kitchen("title: Shortbread", "title: Quizzel bread")
        #expect(await kitchen.play("search title:shortbread; fav 1; edit 1").exitCode == 0)
        #expect(await found("quizzel") == ["Quizzel bread"])
        #expect(await kitchen.play("favs; open 1 --original").exitCode == 0)
        #expect(kitchen.opened?.recipe.title == "Shortbread")
        #expect(await kitchen.play("open f1").exitCode == 0)
        #expect(kitchen.opened?.recipe.title == "Quizzel bread")
        #expect(await kitchen.play("undo").exitCode == 0)
        #expect(await found("shortbread") == ["Shortbread"])
    }

    /// Whatever a recipe's text can't say, a cook who changes the title changes the title.
    @Test func editingAStarterChangesNothingElse() throws {
        let book = StarterCookbook()
        let files = RecipeFileReader(pages: RecipePageReader())
        for outline in book.outlines {
            let starter = try #require(book.recipe(forKey: outline.id.key))
            let text = RecipeFileWriter().text(forEditing: starter)
            let read = try files.onlyRecipe(in: Array(text.utf8), named: "")
            #expect(
                read.ingredients.map { Set($0.text.split { !$0.isLetter }) }
                    == starter.ingredients.map { Set($0.text.split { !$0.isLetter }) },
                "\(text)"
            )
            let other = text.replacing("\ntitle: ", with: "\ntitle: My ", maxReplacements: 1)
            let changed = try files.onlyRecipe(in: Array(other.utf8), named: "")
            var wanted = starter
            wanted.title = "My \(starter.title)"
            #expect(starter.edited(from: read, to: changed) == wanted, "\(text)")
        }
    }

    /// What another shell changed, also where it was ended before the favorite followed.
    @Test func aFavoriteFollowsOtherShells() async throws {
        try await create()
        let here = kitchen()
        #expect(await here.play("favs").exitCode == 0)
        let there = kitchen("Quizzel stew", "Quizzel pie")
        #expect(await there.play("search mine; edit 1").exitCode == 0)
        #expect(await here.play("favs pie").exitCode == 0)
        #expect(here.favorites == ["Quizzel pie"])
        let store = SQLiteCookbookStore(folder: core().places.data)
        var recipe = try #require(try await store.ownRecipes().first)
        recipe.title = "Quizzel tart"
        let prepared = PreparedRecipe(recipe, memory: ReadingMemory())
        _ = try await store.make(.replace(key: recipe.id.key, prepared), session: "ended")
        #expect(await here.play("favs tart").exitCode == 0)
        #expect(here.favorites == ["Quizzel tart"])
        #expect(await here.play("search tart mine; open 1").exitCode == 0)
        #expect(here.opened?.recipe.title == "Quizzel tart")
    }

    /// What was removed before an edit comes back as the recipe reads by then.
    @Test func aFavoriteThatComesBackReadsAsItsRecipe() async throws {
        try await create()
        let here = kitchen()
        #expect(await here.play("unfav f1").exitCode == 0)
        #expect(await kitchen("stew", "pie").play("search title:quizzel; edit 1").exitCode == 0)
        #expect(await here.play("undo; favs").exitCode == 0)
        #expect(here.favorites == ["Quizzel pie"])
    }

    @Test func aDeletedRecipeStaysAsAFavoriteAndIsChangedThere() async throws {
        try await create()
        #expect(await kitchen().play("search mine; delete 1").exitCode == 0)
        #expect(await found("leek") == ["Quizzel stew"])
        let kitchen = kitchen("stew", "pie")
        #expect(await kitchen.play("favs; edit 1").exitCode == 0)
        #expect(await found("leek") == ["Quizzel pie"])
        #expect(await kitchen.play("search title:quizzel").exitCode == 0)
        #expect(kitchen.results?.rows.count == 0, "it isn't back in the cookbook")
        #expect(await kitchen.play("undo").exitCode == 0)
        #expect(await found("leek") == ["Quizzel stew"])
    }

    /// An import brings another recipe, and changes none.
    @Test func anImportLeavesAFavoriteAsItIs() async throws {
        try await create()
        let other = try file(
            "other.jsonl",
            #"{"title":"Quizzel stew","ingredients":["9 turnips"],"steps":["Cook it."]}"# + "\n"
        )
        #expect(await kitchen().play("import \(other)").exitCode == 0)
        #expect(await found("leek") == ["Quizzel stew"])
        #expect(await found("turnip") == [])
    }

    /// Of two shells that change one recipe at once, the later loses nothing that it wrote.
    @Test func whatAnotherShellChangedMeanwhileIsNotLost() async throws {
        try await create()
        let other = kitchen("Quizzel stew", "Quizzel pie")
        let here = kitchen("Quizzel stew", "Quizzel tart") {
            _ = await other.play("search mine; edit 1")
        }
        #expect(await here.play("search mine; edit 1").exitCode != 0)
        #expect(await found("quizzel") == ["Quizzel pie"])
        let draft = try #require(here.failure?.draft)
        #expect(try String(contentsOfFile: draft, encoding: .utf8).contains("Quizzel tart"))
    }

    // MARK: Favorites from the web

    private static func page(_ foods: String...) -> ServedResponse {
        let lines = foods.map { "\"\($0)\"" }.joined(separator: ",")
        return .html(
            """
            <html><head><title>Far stew</title><script type="application/ld+json">
            {"@context":"https://schema.org","@type":"Recipe","name":"Far stew","recipeYield":"4",
            "recipeIngredient":[\(lines)],
            "recipeInstructions":["Cook the leeks.","Add the eggs."]}
            </script></head><body><h1>Far stew</h1><p>A stew from far away.</p></body></html>
            """
        )
    }

    @Test func aFavoriteFromTheWebKeepsWhatWasFoundBesideTheChanges() async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        let foods = Guarded(["3 leeks", "2 eggs"])
        server.serve { _ in Self.page(foods.withLock { $0[0] }, foods.withLock { $0[1] }) }
        let kitchen = kitchen("@eggs{2}", "@turnips{5}")
        #expect(await kitchen.play("edit \(server.address)/stew").exitCode != 0)
        #expect(await kitchen.play("open \(server.address)/stew; edit it").errorName == .usage)
        #expect(await kitchen.play("fav it; edit it").exitCode == 0)
        let kept = try #require(try await content())
        #expect(kept.recipe.ingredients.map(\.text) == ["3 leeks", "5 turnips"])
        #expect(kept.found?.ingredients.map(\.text) == ["3 leeks", "2 eggs"])
        #expect(kept.page != nil && kept.text.contains("far away"))
        #expect(await found("turnip") == ["Far stew"])
        #expect(await kitchen.play("open it").exitCode == 0)
        #expect(kitchen.opened?.recipe == kept.recipe && kitchen.opened?.isChanged == true)
        #expect(await kitchen.play("open it --original").exitCode == 0)
        #expect(kitchen.opened?.recipe == kept.found)
        // What the page has since is taken over beside the changes.
        foods.withLock { $0 = ["4 leeks", "2 eggs"] }
        #expect(await kitchen.play("favs --refresh").exitCode == 0)
        let fresh = try #require(try await content())
        #expect(fresh.recipe.ingredients.map(\.text) == ["4 leeks", "5 turnips"])
        #expect(fresh.found?.ingredients.map(\.text) == ["4 leeks", "2 eggs"])
        #expect(await kitchen.play("undo").exitCode == 0)
        #expect(try await content() == kept)
        #expect(await kitchen.play("undo").exitCode == 0)
        let before = try #require(try await content())
        #expect(before.found == nil && before.recipe == kept.found)
        #expect(await found("turnip") == [])
        #expect(await kitchen.play("redo; redo").exitCode == 0)
        #expect(try await content() == fresh)
    }

    private func content() async throws -> FavoriteContent? {
        let favorites = core().favorites
        let first = try await favorites.page(FavoriteSearch(), .whole).rows.first
        guard let first else { return nil }
        return try await favorites.content(of: first.favorite.recipe.id)
    }
}

extension ProgramAccess {
    /// An editor that puts one text in the place of another, and waits for something before it ends.
    fileprivate static func editing(
        _ old: String,
        _ new: String,
        meanwhile: @escaping @Sendable () async -> Void
    ) -> ProgramAccess {
        ProgramAccess(
            run: { command, _ in
                let path = command.split(separator: "'").dropFirst().first.map(String.init) ?? ""
                guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                    return 1
                }
                let edited = text.replacing(old, with: new)
                try? edited.write(toFile: path, atomically: true, encoding: .utf8)
                await meanwhile()
                return 0
            },
            browse: { _ in 127 },
            secret: { _ in nil }
        )
    }
}
