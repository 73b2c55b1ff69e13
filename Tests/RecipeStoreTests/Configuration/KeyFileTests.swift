import Foundation
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
        try keys.set("abc # \"1", of: "spoonacular")
        try keys.set("1", of: "themealdb")
        #expect(try keys.keys() == ["spoonacular": "abc # \"1", "themealdb": "1"])
        #expect(try folder.mode("config/keys") == 0o600)
        try keys.set("new", of: "spoonacular")
        try keys.set(nil, of: "themealdb")
        #expect(try keys.keys() == ["spoonacular": "new"])
    }

    /// One right of anyone else is one too many.
    @Test(arguments: [0o644, 0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o777])
    func anOpenFileIsClosedToOthers(_ mode: Int) throws {
        try keys.set("abc", of: "spoonacular")
        try folder.setMode(mode, of: "config/keys")
        #expect(try keys.keys() == ["spoonacular": "abc"])
        #expect(try folder.mode("config/keys") == 0o600)
    }

    @Test func aFileOfTheCooksAloneStaysAsItIs() throws {
        try keys.set("abc", of: "spoonacular")
        try folder.setMode(0o400, of: "config/keys")
        #expect(try keys.keys() == ["spoonacular": "abc"])
        #expect(try folder.mode("config/keys") == 0o400)
    }

    @Test func whatIsNoFileIsLeftAsItIs() throws {
        try FileManager.default.createDirectory(
            atPath: folder("config/keys"),
            withIntermediateDirectories: true
        )
        try folder.setMode(0o755, of: "config/keys")
        #expect(throws: FileReadFailure.notRegular) { try keys.keys() }
        #expect(try folder.mode("config/keys") == 0o755)
    }

    @Test func theLastKeyOfAServiceCountsAndAllAreTakenBack() throws {
        try keys.set(nil, of: "spoonacular")
        #expect(try keys.keys() == [:])
        try keys.set("abc", of: "spoonacular")
        let text = Array("spoonacular = old\nspoonacular = new\n# themealdb = 1\n".utf8)
        try folder.write(text, to: "config/keys")
        #expect(try keys.keys() == ["spoonacular": "new"])
        try keys.set(nil, of: "spoonacular")
        #expect(try keys.keys() == [:])
        #expect(try folder.bytes("config/keys") == Array("# themealdb = 1\n".utf8))
    }
}
