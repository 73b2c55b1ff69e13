import Foundation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A state that is remembered is the one of the files: whoever changes them, the next search knows.
struct DatabaseMarkTests {
    /// A cookbook's files as if they had been left alone for a minute.
    private func rest(_ folder: TemporaryFolder) throws {
        for name in folder.names() { try setAge(60, of: folder(name)) }
    }

    private func setAge(_ seconds: Int, of path: String) throws {
        let time = timespec(tv_sec: time(nil) - seconds, tv_nsec: 5)
        try #require(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
    }

    private func filled(_ folder: TemporaryFolder) async throws -> SQLiteCookbookStore {
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await store.add(preparedRecipes(1, seed: 1), from: "made", counting: false)
        return store
    }

    @Test(arguments: ["cookbook.sqlite", "cookbook.sqlite-wal", "cookbook.lock"])
    func anyFileThatIsTouchedMakesAnother(_ name: String) async throws {
        let folder = try TemporaryFolder()
        let store = try await filled(folder)
        try rest(folder)
        let places = DatabasePlaces(folder: folder.path, name: "cookbook")
        let mark = try #require(DatabaseMark(places))
        #expect(mark.isSettled)
        #expect(DatabaseMark(places) == mark)
        // So young that the next change may have the same time.
        try setAge(-60, of: folder(name))
        let touched = try #require(DatabaseMark(places))
        #expect(touched != mark)
        #expect(!touched.isSettled)
        try setAge(59, of: folder(name))
        #expect(DatabaseMark(places)?.isSettled == true)
        #expect(DatabaseMark(places) != mark)
        _ = try await store.state()
    }

    @Test func whereThereIsNoFileThereIsNoMark() throws {
        let folder = try TemporaryFolder()
        #expect(DatabaseMark(DatabasePlaces(folder: folder.path, name: "cookbook")) == nil)
    }

    /// The log is written before anybody sees what it says, so the end of each change is told.
    @Test func everyChangeLeavesAMark() async throws {
        let folder = try TemporaryFolder()
        let store = try await filled(folder)
        try rest(folder)
        let places = DatabasePlaces(folder: folder.path, name: "cookbook")
        let before = try fileStatus(path: places.lock).st_mtim.tv_sec
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        #expect(try fileStatus(path: places.lock).st_mtim.tv_sec > before)
    }

    @Test func whatAnotherShellChangesIsKnownAtOnce() async throws {
        let folder = try TemporaryFolder()
        let store = try await filled(folder)
        let other = SQLiteCookbookStore(folder: folder.path)
        for round in 1...3 {
            try rest(folder)
            let before = try #require(try await store.state())
            // Remembered now, and asked again.
            #expect(try await store.state() == before)
            let own = preparedRecipes(1, seed: UInt64(10 + round))
            #expect(try await other.add(own, from: "other", counting: false).added == 1)
            let after = try #require(try await store.state())
            #expect(after.generation == before.generation + 1)
            #expect(try await other.state() == after)
        }
        try rest(folder)
        let last = try await store.state()
        _ = try await store.make(.delete(keys: ["shortbread"]), session: "s")
        let now = try #require(try await store.state())
        #expect(now != last)
        #expect(now.hiddenStarters == ["shortbread"])
    }

    @Test func aFileThatIsGoneIsForgotten() async throws {
        let folder = try TemporaryFolder()
        let store = try await filled(folder)
        try rest(folder)
        #expect(try await store.state() != nil)
        for name in folder.names() { try FileManager.default.removeItem(atPath: folder(name)) }
        #expect(try await store.state() == nil)
    }
}
