import Foundation
import Testing

/// Where scripts read and write.
@Suite(.aFewAtOnce)
struct ScriptFolderTests {
    /// What a script writes is where the cook is; what it includes lies beside it.
    @Test(arguments: [
        ("search leek > out.txt", "out.txt"), ("search leek >> out.txt", "out.txt"),
        ("search leek\nexport 1 out.md", "out.md"), ("search leek\nexport 1-2 out/", "out"),
        ("backup out.json", "out.json"),
        ("import own.json --report out.txt", "out.txt"),
        ("run parts/writes.rcp", "out.txt"),
        ("backup out.json\nrestore out.json", "out.json"),
    ])
    func whatItWritesIsInTheCooksFolder(_ lines: String, _ file: String) async throws {
        let cook = try Cook()
        try cook.write(lines + "\n", to: "scripts/it.rcp")
        try cook.write("search leek > out.txt\n", to: "scripts/parts/writes.rcp")
        try cook.write(
            #"{"@type":"Recipe","name":"Toast","recipeIngredient":["bread"]}"#,
            to: "scripts/own.json"
        )
        try cook.write("", to: "here/empty")
        let script = cook.path("scripts/it.rcp")
        let end = try await cook.run(["--allow-shell", script], in: cook.path("here"))
        #expect(end.code == 0, "\(end.everything)")
        #expect(FileManager.default.fileExists(atPath: cook.path("here/" + file)))
        #expect(!FileManager.default.fileExists(atPath: cook.path("scripts/" + file)))
    }
}
