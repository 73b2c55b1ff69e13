import RecipeModel

/// A picture drawn for cells, before it is put into the words of a terminal.
///
/// It comes from the child process, or from a file of the cache, as bytes:
///
/// ```
/// RPD1  outcome(1)  medium(1)  columns(2) rows(2)  length(4)  content
/// ```
///
/// Its content is data and never a control sequence that would reach the terminal as it is, so that
/// a child taken over by a hostile picture has no way to it.
struct Drawing: Hashable, Sendable {
    /// What it is drawn with.
    var medium: DrawingTask.Medium
    /// The cells that it fills.
    var cells: CellSize
    /// Cells as `BlockCell` has them, row by row; a PNG file; or sixels.
    var content: [UInt8]

    /// The most bytes of a content.
    static let contentLimit = 8 << 20
    /// The bytes before the content.
    static let headCount = 14
}

/// Why a picture cannot be drawn.
package enum PictureError: UInt8, Error, Hashable, Sendable, CaseIterable {
    /// It is in none of the formats that are drawn.
    case unknownFormat = 1
    /// Its file is damaged, or ends too early.
    case damaged
    /// It has too many pixels or bytes.
    case tooLarge
    /// The libraries that draw pictures are not installed.
    case noLibrary
    /// The process that draws broke down over it, or took too long or too much memory.
    case drawingFailed
}

extension Drawing {
    private static let mark = Array("RPD1".utf8)

    /// An outcome as bytes.
    static func bytes(of result: Result<Drawing, PictureError>) -> [UInt8] {
        var writer = ByteWriter()
        writer.put(mark)
        switch result {
        case .success(let drawing):
            writer.put([0, drawing.medium.rawValue])
            writer.put(UInt16(clamping: drawing.cells.columns))
            writer.put(UInt16(clamping: drawing.cells.rows))
            writer.put(UInt32(clamping: drawing.content.count))
            writer.put(drawing.content)
        case .failure(let failure):
            writer.put([failure.rawValue] + [UInt8](repeating: 0, count: 9))
        }
        return writer.bytes
    }

    /// How many bytes stand after a head; nil where it is not a head.
    static func contentCount(behind head: [UInt8]) -> Int? {
        guard head.count == headCount, head.starts(with: mark) else { return nil }
        var reader = ByteReader(Array(head.suffix(4)))
        guard let count = reader.long(), count <= contentLimit else { return nil }
        return count
    }

    /// The outcome that bytes are; nil where they are none.
    static func result(_ bytes: [UInt8]) -> Result<Drawing, PictureError>? {
        guard let count = contentCount(behind: Array(bytes.prefix(headCount))),
            bytes.count == headCount + count
        else { return nil }
        var reader = ByteReader(Array(bytes.dropFirst(4)))
        guard let outcome = reader.byte() else { return nil }
        guard outcome == 0 else { return PictureError(rawValue: outcome).map { .failure($0) } }
        guard let medium = reader.byte().flatMap(DrawingTask.Medium.init(rawValue:)),
            let columns = reader.short(), let rows = reader.short(), reader.long() != nil
        else { return nil }
        let drawing = Drawing(
            medium: medium,
            cells: CellSize(columns: columns, rows: rows),
            content: reader.all()
        )
        return .success(drawing)
    }
}
