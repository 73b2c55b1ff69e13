import Foundation
import RecipeModel

extension DrawnPicture {
    /// A drawing as the terminal shows it; nil where its content is not what its medium has.
    init?(_ drawing: Drawing, in form: PictureStyle.Form) {
        guard drawing.medium == form.medium else { return nil }
        switch form {
        case .blocks(let hasAllColours):
            guard let rows = DrawnPicture.cells(of: drawing, hasAllColours) else { return nil }
            self = .cells(rows)
        case .kitty:
            guard let sequence = KittySequence(drawing) else { return nil }
            self = .graphics(sequence.text)
        case .sixel:
            guard let sequence = SixelSequence(drawing.content) else { return nil }
            self = .graphics(sequence.text)
        }
    }

    private static func cells(of drawing: Drawing, _ hasAllColours: Bool) -> [[PictureCell]]? {
        let (columns, rows) = (drawing.cells.columns, drawing.cells.rows)
        let bytes = drawing.content
        guard columns > 0, rows > 0, bytes.count == columns * rows * BlockCell.byteCount else {
            return nil
        }
        var cells: [[PictureCell]] = []
        var place = 0
        for _ in 0..<rows {
            var row: [PictureCell] = []
            for _ in 0..<columns {
                guard let cell = BlockCell(bytes[place..<place + BlockCell.byteCount]) else {
                    return nil
                }
                row.append(cell.pictureCell(hasAllColours))
                place += BlockCell.byteCount
            }
            cells.append(row)
        }
        return cells
    }
}

/// A PNG file as kitty's graphics protocol sends it: in pieces of at most 4,096 signs of base64.
///
/// The picture is shown at the cursor, which stays where it is (`C=1`), over so many columns and
/// rows, and the terminal answers nothing (`q=2`), so that nothing is left to be read.
struct KittySequence {
    let text: String

    private static let pieceCount = 4096
    private static let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init?(_ drawing: Drawing) {
        guard drawing.content.starts(with: KittySequence.mark) else { return nil }
        let signs = Array(Data(drawing.content).base64EncodedString().utf8)
        var text = ""
        var place = 0
        while place < signs.count {
            let end = min(place + KittySequence.pieceCount, signs.count)
            let size = "c=\(drawing.cells.columns),r=\(drawing.cells.rows)"
            let head = place == 0 ? "a=T,f=100,q=2,C=1,\(size)," : "q=2,"
            text += "\u{1B}_G\(head)m=\(end < signs.count ? 1 : 0);"
            text += String(decoding: signs[place..<end], as: UTF8.self) + "\u{1B}\\"
            place = end
        }
        self.text = text
    }
}

/// Sixels, checked to be nothing else: `ESC P`, numbers, `q`, signs of the sixel alphabet, `ESC \`.
struct SixelSequence {
    let text: String

    init?(_ bytes: [UInt8]) {
        let (head, tail): ([UInt8], [UInt8]) = ([0x1B, 0x50], [0x1B, 0x5C])
        guard bytes.starts(with: head), bytes.suffix(2).elementsEqual(tail), bytes.count > 4 else {
            return nil
        }
        let body = bytes[2..<bytes.count - 2]
        let numbers = body.prefix { SixelSequence.isNumber($0) }
        guard numbers.count < 32, body.dropFirst(numbers.count).first == UInt8(ascii: "q"),
            body.dropFirst(numbers.count + 1).allSatisfy(SixelSequence.isSign)
        else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static func isNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ";")
    }

    /// Six pixels (`?` to `~`), a number, or one of the signs for repeating, raster, colour, new
    /// column and new line.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x3F...0x7E, 0x30...0x39, 0x3B, 0x21...0x24, 0x2D, 0x0A, 0x0D: true
        default: false
        }
    }
}
