import RecipeModel

/// Cuts a JSON text into the recipes of its list: that of the whole text, or that of its member
/// `recipes`. A text without a list is one entry.
struct JSONCutter {
    private let source: any ByteSource
    private let file: String

    init(_ source: any ByteSource, file: String) {
        self.source = source
        self.file = file
    }

    /// The member whose list is cut.
    private static let listName = Array("\"recipes\"".utf8)

    func cut(_ body: (FileContent, Int) throws -> Void) throws {
        var depth = JSONDepth()
        var entry: [UInt8] = []
        /// The depth inside the list that is cut; nil until it began.
        var listDepth: Int?
        var hasCut = false
        var isTooLong = false
        var (line, startLine) = (1, 1)
        var place = 0
        func finish() throws {
            let entryPlace = EntryPlace(file: file, line: startLine)
            if isTooLong {
                try body(.fault(.tooLong, entryPlace), place)
            } else if entry.contains(where: { $0 > 0x20 }) {
                try body(.entry(FileEntry(place: entryPlace, format: .json, bytes: entry)), place)
            }
            entry.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        while true {
            let piece = try source.bytes(from: place, upTo: LineCutter.pieceLength)
            if piece.isEmpty { break }
            for byte in piece {
                place += 1
                if byte == 0x0A { line += 1 }
                let (before, wasInString) = (depth.depth, depth.isInString)
                depth.take(byte)
                if !wasInString, listDepth == nil, byte == UInt8(ascii: "["),
                    before == 0 || before == 1 && Self.endsWithListName(entry)
                {
                    listDepth = depth.depth
                    hasCut = true
                    entry.removeAll(keepingCapacity: true)
                    continue
                }
                if let list = listDepth, !wasInString, depth.depth <= list {
                    if depth.depth < list {
                        try finish()
                        listDepth = nil
                        continue
                    }
                    if byte == UInt8(ascii: ","), before == list {
                        try finish()
                        continue
                    }
                }
                if entry.isEmpty, !isTooLong {
                    if byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF { continue }
                    startLine = line
                }
                if entry.count > RecipeFileReader.entryLimit {
                    isTooLong = true
                    entry.removeAll()
                }
                if !isTooLong { entry.append(byte) }
            }
        }
        // What stands after the list is no recipe; a list that doesn't end has lost one.
        if !hasCut || listDepth != nil { try finish() }
    }

    private static func endsWithListName(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let last = rest.last, last <= 0x20 || last == UInt8(ascii: ":") { rest.removeLast() }
        return rest.suffix(listName.count).elementsEqual(listName)
    }
}
