import Dictionary
import Foundation
import RecipeTestSupport
import Testing

/// Foods are named in the dictionary, and nowhere a second time.
struct FoodTableTests {
    private static let package: URL = {
        var place = URL(filePath: #filePath)
        for _ in 0..<3 { place.deleteLastPathComponent() }
        return place
    }()

    /// The tables outside the kitchen language that say something of foods, by the dictionary's names.
    private static let tables = [
        "AllergenTable": "what a packet may hold",
        "LikenessTable": "what tells little of a dish",
        "MainFoods": "what a dinner is about",
        "SubstituteTable": "what takes a food's place",
        "SubstituteTable+Fresh": "what takes a food's place",
        "UnreadLines": "what nobody can rule out",
    ]

    /// More different foods than examples and help name.
    private static let many = 24

    @Test func noOtherRoomKeepsATableOfFoods() throws {
        let folder = Self.package.appending(path: "Sources/Dictionary/Tables")
        let texts = try DictionaryFolder.texts(of: folder)
        let names = Set(texts.values.flatMap(Self.names))
        #expect(names.count > 1_500)
        let sources = Self.package.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let path = file.path(percentEncoded: false)
            guard !path.contains("/KitchenLanguage/"), !path.contains("/Starters/") else {
                continue
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            let foods = Self.words(inTextsOf: text).intersection(names)
            guard foods.count >= Self.many else { continue }
            let name = file.deletingPathExtension().lastPathComponent
            found.insert(name)
            #expect(
                Self.tables[name] != nil,
                "\(name) names \(foods.count) foods: they belong into foods.txt"
            )
        }
        #expect(found == Set(Self.tables.keys), "a table that is gone is still listed")
    }

    /// What the lines of a table begin with.
    private static func names(of table: String) -> [String] {
        table.split(whereSeparator: \.isNewline).filter { $0.contains("; ") && $0.first != "#" }
            .flatMap { line in
                line.prefix { $0 != ";" }.split(separator: "=").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }.filter { $0.count > 2 }
    }

    /// The words of a source's texts, without its code and its comments.
    private static func words(inTextsOf source: String) -> Set<String> {
        var words: Set<String> = []
        var isTable = false
        for line in source.split(whereSeparator: \.isNewline) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("//") { continue }
            if text.contains("\"\"\"") {
                isTable.toggle()
                continue
            }
            let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
            let said =
                isTable ? [Substring(text)] : parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
            for part in said {
                words.formUnion(part.split { !$0.isLetter }.map { $0.lowercased() })
            }
        }
        return words
    }
}
