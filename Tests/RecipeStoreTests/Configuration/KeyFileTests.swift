import Foundation
import RecipeModel
import RecipeStore
import Testing

struct KeyFileTests {
    let folder: TemporaryFolder
    private let keys: KeyFile

    init() throws {
        folder = try TemporaryFolder()
        keys = KeyFile(path: folder("config/keys"))
    }

    @Test func keysAreKeptUnderTheirService() throws {
        #expect(try keys.keys() == [:])
        try keys.set("abc # \"1", of: .spoonacular)
        try keys.set("1", of: .themealdb)
        #expect(try keys.keys() == [.spoonacular: "abc # \"1", .themealdb: "1"])
        #expect(try folder.mode("config/keys") == 0o600)
        try keys.set("new", of: .spoonacular)
        try keys.set(nil, of: .themealdb)
        #expect(try keys.keys() == [.spoonacular: "new"])
    }

    @Test func anOpenFileIsClosedToOthers() throws {
        try keys.set("abc", of: .spoonacular)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644],
            ofItemAtPath: folder("config/keys")
        )
        #expect(try keys.keys() == [.spoonacular: "abc"])
        #expect(try folder.mode("config/keys") == 0o600)
    }
}
