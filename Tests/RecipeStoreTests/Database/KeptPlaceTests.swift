import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What stands where a kept file should be: what is told to those who read, and to those who write.
struct KeptPlaceTests {
    private static let table = """
        # file | in its place | who reads is told | who writes is told
        favorites | nothing          | -         | -
        favorites | file for folder  | -         | cannotWrite 20
        favorites | folder           | disk 21   | cannotWrite 21
        favorites | link to itself   | disk 40   | cannotWrite 2
        favorites | link to nowhere  | -         | cannotWrite 2
        favorites | closed file      | disk 13   | cannotWrite 13
        favorites | newer version    | newer     | newer
        cookbook  | nothing          | -         | -
        cookbook  | file for folder  | -         | cannotWrite 20
        cookbook  | folder           | cannotWrite 21 | cannotWrite 21
        cookbook  | link to itself   | cannotWrite 40 | cannotWrite 2
        cookbook  | link to nowhere  | -         | cannotWrite 2
        cookbook  | closed file      | disk 13   | cannotWrite 13
        cookbook  | newer version    | newer     | newer
        """

    @Test func whatStandsThereIsTold() async throws {
        for row in TableRows.fields(of: Self.table) {
            // Root may read everything.
            if row[1] == "closed file", geteuid() == 0 { continue }
            let folder = try TemporaryFolder()
            let path = folder("data/\(row[0]).sqlite")
            try await Self.prepare(row[1], row[0], path, folder)
            let before = FileIdentity(path: path)
            let failures = try await Self.failures(row[0], folder("data"))
            #expect(failures == [row[2], row[3]], "\(row)")
            if row[1] != "nothing" { #expect(FileIdentity(path: path) == before, "\(row)") }
        }
    }

    private static func prepare(
        _ kind: String,
        _ name: String,
        _ path: String,
        _ folder: TemporaryFolder
    ) async throws {
        if kind == "file for folder" { return try folder.write([], to: "data") }
        guard kind != "nothing" else { return }
        try PrivateFolder.make(folder("data"))
        switch kind {
        case "folder": try PrivateFolder.make(path)
        case "link to itself": symlink("\(name).sqlite", path)
        case "link to nowhere": symlink("nowhere", path)
        default:
            if name == "favorites" {
                let store = SQLiteFavoriteStore(folder: folder("data"), session: "0")
                _ = try await store.keep([.sample("a")])
                await store.close()
            } else {
                let store = SQLiteCookbookStore(folder: folder("data"))
                _ = try await store.add(preparedRecipes(1, seed: 1), from: "a", counting: false)
                await store.rest()
            }
            if kind == "closed file" { chmod(path, 0) }
            guard kind == "newer version" else { return }
            let schema = name == "favorites" ? DatabaseSchema.favorites : .cookbook
            // The version stands in these bytes of the file.
            let file = try #require(FileHandle(forWritingAtPath: path))
            try file.seek(toOffset: 60)
            try file.write(contentsOf: [0, 0, 0, UInt8(schema.version + 1)])
            try file.close()
        }
    }

    private static func failures(_ name: String, _ folder: String) async throws -> [String] {
        func told(_ body: () async throws -> Void) async throws -> String {
            do {
                try await body()
                return "-"
            } catch let failure as StoreError {
                return word(failure)
            } catch ServiceError.file(let failure) {
                return word(failure)
            }
        }
        func word(_ failure: StoreError) -> String {
            switch failure {
            case .disk(_, let code): "disk \(code)"
            case .cannotWrite(_, let code): "cannotWrite \(code)"
            case .newerFormat: "newer"
            default: "\(failure)"
            }
        }
        if name == "favorites" {
            let store = SQLiteFavoriteStore(folder: folder, session: "1")
            let reading = try await told { _ = try await store.favorites(matching: []) }
            let writing = try await told { _ = try await store.keep([.sample("b")]) }
            #expect(await store.setAside() == nil)
            return [reading, writing]
        }
        let store = SQLiteCookbookStore(folder: folder)
        let new = preparedRecipes(1, seed: 2)
        let reading = try await told { _ = try await store.state() }
        let writing = try await told { _ = try await store.add(new, from: "b", counting: false) }
        #expect(await store.setAside() == nil)
        return [reading, writing]
    }
}
