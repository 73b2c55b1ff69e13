import Foundation
import Testing

@testable import Starters

/// Where the files of the starters are.
enum StarterFiles {
    static let package: URL = {
        var place = URL(filePath: #filePath)
        for _ in 0..<3 { place.deleteLastPathComponent() }
        return place
    }()

    static let recipes = package.appending(path: "Sources/Starters/Recipes")
}

struct StarterSourceTests {
    /// A recipe, or what the program knows of its foods, has changed where this fails.
    @Test func theProgramHasTheRecipesAsTheyAre() throws {
        let source = StarterFiles.package.appending(
            path: "Sources/RecipeStore/Cookbook/Starters/EmbeddedStarters.swift"
        )
        let kept = try String(contentsOf: source, encoding: .utf8)
        let text = try StarterSource.text(of: StarterFiles.recipes)
        #expect(kept == text, "Scripts/starters was not run")
    }

    @Test func aMistakeIsToldWithItsFileAndLine() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "starters-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "soup.cook")
        try Data("---\ntitle: Soup\ncolour: red\n---\n".utf8).write(to: file)
        let mistake = #expect(throws: StarterSource.LineError.self) {
            try StarterSource.text(of: folder)
        }
        #expect(mistake?.line == 3)
        #expect(mistake?.file.hasSuffix("soup.cook") == true)
    }
}
