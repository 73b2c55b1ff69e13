import Foundation
import KitchenLanguage
import Testing

/// The ingredient lines of saved pages, where archives of them lie beside the repository.
struct SavedIngredientLinesTests {
    static let archives: [URL] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "../shared/corpus/pages").standardizedFileURL
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        return (files ?? []).filter { $0.lastPathComponent.hasSuffix(".tar.xz") }
    }()

    @Test(.enabled(if: !archives.isEmpty), arguments: archives)
    func savedLinesLoseNoText(_ archive: URL) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "saved-lines-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/env")
        tar.arguments = ["tar", "-xJf", archive.path, "-C", folder.path, "expected"]
        try tar.run()
        tar.waitUntilExit()
        try #require(tar.terminationStatus == 0)
        let lines = try Self.lines(in: folder)
        #expect(lines.count > 1_000)
        for text in lines {
            let line = IngredientLine(text)
            #expect(line.parts.map(\.text).joined() == text)
            #expect(!line.food.isEmpty || text.allSatisfy(\.isWhitespace))
        }
        // A line with a digit nearly always has an amount.
        let counted = lines.filter { $0.contains(where: \.isNumber) }.map { IngredientLine($0) }
        let understood = counted.count { $0.amount != nil }
        #expect(Double(understood) > 0.98 * Double(counted.count))
    }

    private static func lines(in folder: URL) throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "json" }
            .flatMap { file in
                let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
                return (object as? [String: Any])?["ingredients"] as? [String] ?? []
            }
    }
}
