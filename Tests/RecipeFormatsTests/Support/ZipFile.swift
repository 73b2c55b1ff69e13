import RecipeModel

@testable import RecipeFormats

/// A zip file of entries that are not packed.
enum ZipFile {
    static func bytes(_ entries: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let name = Array(entry.name.utf8)
            let sizes = number(entry.bytes.count, 4) + number(entry.bytes.count, 4)
            let common = number(0, 2) + number(0, 2) + number(0, 4) + number(0, 4) + sizes
            let offset = file.count
            file +=
                [0x50, 0x4B, 3, 4] + number(20, 2) + common + number(name.count, 2) + number(0, 2)
            file += name + entry.bytes
            directory += [0x50, 0x4B, 1, 2] + number(20, 2) + number(20, 2) + common
            directory += number(name.count, 2) + number(0, 2) + number(0, 2) + number(0, 2)
            directory += number(0, 2) + number(0, 4) + number(offset, 4) + name
        }
        let end = [0x50, 0x4B, 5, 6] + number(0, 4) + number(entries.count, 2)
        return file + directory + end + number(entries.count, 2) + number(directory.count, 4)
            + number(file.count, 4) + number(0, 2)
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// What a file of these bytes has.
struct ReadFile {
    var recipes: [Recipe] { documents.map(\.recipe) }
    var documents: [RecipeDocument] = []
    var columns: [TableColumn] = []
    var faults: [(place: EntryPlace, fault: EntryError)] = []

    init(
        _ bytes: [UInt8],
        named name: String = "file",
        as format: ImportFormat? = nil,
        columns told: [String: RecipeField] = [:]
    ) throws {
        var reader = RecipeFileReader(pages: PageReaderForTests.reader)
        reader.columns = told
        var contents: [FileContent] = []
        try reader.cut(ByteArraySource(bytes), named: name, as: format) { content, _ in
            contents.append(content)
        }
        for content in contents {
            switch content {
            case .fault(let fault, let place): faults.append((place, fault))
            case .columns(let found, _): columns += found
            case .entry(let entry):
                do throws(EntryError) {
                    documents.append(try reader.recipe(in: entry).document)
                } catch {
                    faults.append((entry.place, error))
                }
            }
        }
    }

    init(_ text: String, named name: String = "file", as format: ImportFormat? = nil) throws {
        try self.init(Array(text.utf8), named: name, as: format)
    }
}
