import RecipeModel

/// Cuts a table into its rows; a field in quotes may have separators and line ends in it.
struct CSVCutter {
    private let source: any ByteSource
    private let format: ImportFormat

    init(_ source: any ByteSource, format: ImportFormat) {
        self.source = source
        self.format = format
    }

    /// The rows that have something in them, each with its line and how far the file is gone
    /// through.
    func rows(_ body: (Result<[UInt8], EntryError>, _ line: Int, _ done: Int) throws -> Void) throws
    {
        var row: [UInt8] = []
        var isQuoted = false
        var isTooLong = false
        var (line, start) = (1, 1)
        var place = 0
        func finish() throws {
            defer {
                row.removeAll(keepingCapacity: true)
                isTooLong = false
            }
            if isTooLong {
                try body(.failure(.tooLong), start, place)
            } else if row.contains(where: { $0 > 0x20 }) {
                try body(.success(row), start, place)
            }
        }
        while true {
            let piece = try source.bytes(from: place, upTo: LineCutter.pieceLength)
            if piece.isEmpty { break }
            for byte in piece {
                place += 1
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                if byte == 0x0A {
                    line += 1
                    if !isQuoted {
                        try finish()
                        start = line
                        continue
                    }
                }
                if row.count > RecipeFileReader.entryLimit {
                    // A quote that nothing closes must not take the rest of the file.
                    isTooLong = true
                    isQuoted = false
                    row.removeAll()
                }
                if !isTooLong { row.append(byte) }
            }
        }
        if isQuoted, !isTooLong {
            try body(.failure(.malformed(format)), start, place)
        } else {
            try finish()
        }
    }

    /// The fields of a row, without the quotes around them.
    static func fields(
        _ row: ArraySlice<UInt8>,
        separator: UInt8 = UInt8(ascii: ",")
    ) -> [String] {
        var fields: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var place = row.startIndex
        while place < row.endIndex {
            let byte = row[place]
            if byte == UInt8(ascii: "\"") {
                let next = place + 1
                if isQuoted, next < row.endIndex, row[next] == byte {
                    field.append(byte)
                    place = next
                } else {
                    isQuoted.toggle()
                }
            } else if byte == separator, !isQuoted {
                fields.append(String(decoding: field, as: UTF8.self))
                field.removeAll(keepingCapacity: true)
            } else if byte != 0x0D || isQuoted {
                field.append(byte)
            }
            place += 1
        }
        fields.append(String(decoding: field, as: UTF8.self))
        return fields
    }
}
