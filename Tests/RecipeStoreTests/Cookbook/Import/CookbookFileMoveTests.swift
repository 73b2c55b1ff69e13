import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A cookbook that is moved into another file: its recipes, where they came from, and what became
/// of the starters.
struct CookbookFileMoveTests {
    private let folders: [TemporaryFolder]
    private let source: SQLiteCookbookStore
    private let target: SQLiteCookbookStore

    init() throws {
        folders = [try TemporaryFolder(), try TemporaryFolder()]
        source = SQLiteCookbookStore(folder: folders[0].path)
        target = SQLiteCookbookStore(folder: folders[1].path)
    }

    private func prepared(_ title: String) -> PreparedRecipe { .sample(title) }

    private func move() async throws -> (ImportResult, [ImportProgress]) {
        let told = Guarded<[ImportProgress]>([])
        let result = try await CookbookMove(from: source, to: target, session: "m").run {
            progress in
            told.withLock { $0.append(progress) }
        }
        return (result, told.withLock { $0 })
    }

    private func titles(_ store: SQLiteCookbookStore) async throws -> [String] {
        try await store.kept().map(\.title).sorted()
    }

    @Test func nothingIsMovedFromNowhere() async throws {
        let (result, told) = try await move()
        #expect(result == ImportResult(progress: ImportProgress(), faults: [], isStopped: false))
        #expect(told.isEmpty)
    }

    @Test func allIsMovedOnceWithItsOrigins() async throws {
        _ = try await source.add(
            [prepared("Pie"), prepared("Soup")],
            from: "a.json",
            counting: false
        )
        _ = try await source.add([prepared("Tart")], from: "b.json", counting: false)
        _ = try await source.make(.create(prepared("Own")), session: "s")
        let gone = try #require(
            try await source.kept().first { $0.title == "Soup" }
        )
        _ = try await source.make(.delete(keys: [gone.id.key, "moussaka"]), session: "s")
        _ = try await source.make(.replace(key: "shortbread", prepared("My bread")), session: "s")
        let (result, told) = try await move()
        #expect(result.progress.added == 4 && result.progress.doubles == 0)
        #expect(result.progress.bytes == 4 && result.progress.bytesDone == 4)
        #expect(result.faults.isEmpty && !result.isStopped)
        #expect(told.map(\.bytesDone) == [4])
        #expect(try await titles(target) == ["My bread", "Own", "Pie", "Tart"])
        let origins = try await target.origins().map { "\($0.name) \($0.count)" }.sorted()
        #expect(origins == ["a.json 1", "b.json 1", "own 2"])
        let book = Cookbook(StarterCookbook(), store: target)
        #expect(try await book.recipe(forKey: "moussaka") == nil)
        #expect(try await book.recipe(forKey: "shortbread")?.title == "My bread")
        #expect(try await book.count(of: RecipeQuery()) == StarterCookbook().count - 2 + 4)

        let again = try await move().0.progress
        #expect(again.added == 0 && again.doubles == 4)
        #expect(try await titles(target).count == 4)
    }

    /// More than is copied at a time: what was stopped in between goes on from there.
    @Test func aMoveThatWasStoppedGoesOn() async throws {
        let recipes = (0..<2_050).map { prepared("Pie \($0)") }
        #expect(try await source.add(recipes, from: "a", counting: false).added == 2_050)
        let move = CookbookMove(from: source, to: target, session: "m")
        let task = Task {
            try await move.run { _ in
                withUnsafeCurrentTask { $0?.cancel() }
                return
            }
        }
        let stopped = try await task.value
        #expect(stopped.isStopped && stopped.progress.added == 2_048)
        let (rest, told) = try await self.move()
        #expect(!rest.isStopped)
        #expect(rest.progress.added == 2 && rest.progress.doubles == 2_048)
        #expect(told.filter { $0.settled == nil }.map(\.bytesDone) == [2_048, 2_050])
        #expect(told.last?.settled == 1)
        let origins = try await target.origins().map { "\($0.name) \($0.count)" }
        #expect(origins == ["a 2050"])
    }

    @Test func whoCallsItOffIsToldSo() async throws {
        _ = try await source.add([prepared("Pie")], from: "a", counting: false)
        let move = CookbookMove(from: source, to: target, session: "m")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try? await move.run { _ in }.isStopped
        }
        #expect(await task.value != false)
        #expect(try await titles(target) == [])
    }
}
