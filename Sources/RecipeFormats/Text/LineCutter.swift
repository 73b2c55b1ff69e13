import Foundation
import RecipeModel

/// Cuts a file into its lines, each of which is an entry.
struct LineCutter {
    private let source: any ByteSource
    private let file: String
    private let format: ImportFormat
    /// Of one format they part paragraphs.
    private var keepsBlankLines: Bool { format == .mealmaster }

    init(_ source: any ByteSource, file: String, format: ImportFormat) {
        self.source = source
        self.file = file
        self.format = format
    }

    static let pieceLength = 1 << 20

    func cut(_ body: (FileContent, Int) throws -> Void) throws {
        var rest: [UInt8] = []
        var isTooLong = false
        var place = 0
        var line = 1
        func take(_ bytes: [UInt8]) throws {
            defer { line += 1 }
            let place = place
            let entry = EntryPlace(file: file, line: line)
            if isTooLong {
                isTooLong = false
                try body(.fault(.tooLong, entry), place)
            } else if keepsBlankLines || bytes.contains(where: { $0 > 0x20 }) {
                try body(.entry(FileEntry(place: entry, format: format, bytes: bytes)), place)
            }
        }
        while true {
            let piece = try source.bytes(from: place, upTo: Self.pieceLength)
            if piece.isEmpty { break }
            var start = 0
            while let end = piece.place(ofLineEndFrom: start) {
                place += end + 1 - start
                if rest.isEmpty {
                    try take(Array(piece[start..<end]))
                } else {
                    rest.append(contentsOf: piece[start..<end])
                    try take(rest)
                    rest.removeAll(keepingCapacity: true)
                }
                start = end + 1
            }
            place += piece.count - start
            if rest.count + piece.count - start > RecipeFileReader.entryLimit {
                isTooLong = true
                rest.removeAll()
            } else if !isTooLong {
                rest.append(contentsOf: piece[start...])
            }
        }
        if !rest.isEmpty || isTooLong { try take(rest) }
    }
}

extension [UInt8] {
    /// The next line feed; nil where there is none.
    func place(ofLineEndFrom start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = memchr(base + start, 0x0A, bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}
