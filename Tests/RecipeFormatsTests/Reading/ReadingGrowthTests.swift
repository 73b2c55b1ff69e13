import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeFormats

/// How much work a file is, in bytes that are asked for and passed on: no field of any format may
/// make it grow faster than the field.
struct ReadingGrowthTests {
    /// A source that counts the bytes that are asked of it.
    private final class CountedSource: ByteSource {
        private let source: ByteArraySource
        private(set) var count = 0

        init(_ bytes: [UInt8]) { source = ByteArraySource(bytes) }

        var size: Int { source.size }

        func bytes(from place: Int, upTo count: Int) throws(EntryError) -> [UInt8] {
            let bytes = source.bytes(from: place, upTo: count)
            self.count += bytes.count
            return bytes
        }
    }

    private let reader = RecipeFileReader(pages: PageReaderForTests.reader)

    private func work(_ bytes: [UInt8], _ name: String) throws -> Int {
        let source = CountedSource(bytes)
        var passed = 0
        try reader.cut(source, named: name, as: nil) { content, _ in
            if case .entry(let entry) = content { passed += entry.bytes.count }
        }
        return source.count + passed
    }

    /// The samples stay what they are filled as: each of them is read.
    @Test(arguments: FieldSample.files)
    func aSampleIsARecipe(_ sample: FieldSample) throws {
        var titles: [String] = []
        let source = ByteArraySource(sample.bytes())
        try reader.cut(source, named: sample.name, as: nil) { content, _ in
            guard case .entry(let entry) = content else { return }
            titles.append(try reader.recipe(in: entry).document.recipe.title)
        }
        #expect(titles.first?.hasPrefix("Leek quux") == true, "\(titles)")
    }

    @Test(arguments: FieldSample.files)
    func twiceTheFieldIsTwiceTheWork(_ sample: FieldSample) throws {
        for field in sample.fields {
            let size = 40_000
            let once = try work(sample.bytes(filling: field, to: size), sample.name)
            let twice = try work(sample.bytes(filling: field, to: 2 * size), sample.name)
            // The reader looks at the beginning twice, to see what the file is.
            #expect(twice <= 2 * once + 65_536, "\(field): \(once), \(twice)")
            #expect(once <= 4 * (size + 65_536), "\(field): \(once)")
        }
    }

    /// Own words end where the other entries of a recipe do, and the report says so.
    @Test func ownWordsAreBounded() throws {
        let recipe = #"{"title":"Leek quux","stepGroups":[{"title":null,"items":["Boil it."]}],"#
        let notes = (0..<3_000).map { #"{"text":"note \#($0)","writtenAt":null}"# }
        let tags = (0..<3_000).map { "\"tag \($0)\"" }
        let own =
            #""notes":["# + notes.joined(separator: ",") + #"],"tags":["#
            + tags.joined(separator: ",") + #"],"recipeNotes":[],"ingredientGroups":[],"#
        let text = recipe + own + #""prepMinutes":null}"#
        let entry = FileEntry(place: EntryPlace(file: "x"), format: .json, bytes: Array(text.utf8))
        let read = try reader.recipe(in: entry)
        #expect(read.document.own.tags.count == TextLimit.entries)
        #expect(read.document.own.notes.count == TextLimit.entries)
        #expect(read.isShortened)
    }
}
