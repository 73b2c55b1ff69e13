import RecipeModel

/// What to made of a picture file.
///
/// It goes to the child process as bytes, all numbers with their lowest byte first:
///
/// ```
/// RPT1  medium(1)  flags(1)  columns(2) rows(2)  cell width(2) height(2)  ground(3)  ink(3) band(3)
/// ```
struct DrawingTask: Hashable, Sendable {
    /// What is drawn with.
    enum Medium: UInt8, Hashable, Sendable, CaseIterable {
        /// A block element and two colours in each cell.
        case blocks
        /// A PNG file, for kitty's protocol.
        case kitty
        /// Sixels.
        case sixel
    }

    /// What is drawn with.
    var medium: Medium
    /// The cells to fill, or the most that may be filled.
    var size: CellSize
    /// The pixels of a cell.
    var cell: PixelSize
    /// Whether the whole picture is shown, in as many cells of the box as its proportions allow; if
    /// not, it fills the box, and what sticks out is cut off.
    var isWhole = false
    /// Whether the ribbon lies across its corner.
    var hasRibbon = false
    /// What shows through a transparent picture.
    var ground = PixelColour.black
    /// The ribbon's colours.
    var ribbon = RibbonColours.dark

    /// The largest box in cells, and the largest cell in pixels, across or down.
    static let mostCells = 500
    static let mostCellPixels = 64

    /// A task that fills a box of cells.
    init(medium: Medium, size: CellSize, cell: PixelSize) {
        self.medium = medium
        self.size = size
        self.cell = cell
    }

    /// The task that an order and a style come to; nil where the box is none.
    init?(_ order: PictureOrder, in style: PictureStyle) {
        self.init(size: order.size, in: style)
        // In cells the ribbon is text, and is written over the picture by whoever lays it out.
        hasRibbon = order.hasRibbon && medium != .blocks
    }

    /// The task of a box in a style; nil where the box is none.
    init?(size: CellSize, in style: PictureStyle) {
        let cells = 1...DrawingTask.mostCells
        guard cells.contains(size.columns), cells.contains(size.rows) else { return nil }
        self.init(medium: style.form.medium, size: size, cell: style.cell)
        guard isSound else { return nil }
        ground = style.ground
        ribbon = style.ribbon
    }

    /// Whether its numbers are such as may be drawn.
    private var isSound: Bool {
        let cells = 1...DrawingTask.mostCells
        let pixels = 1...DrawingTask.mostCellPixels
        return cells.contains(size.columns) && cells.contains(size.rows)
            && pixels.contains(cell.width) && pixels.contains(cell.height)
    }

    /// What is different where the drawing is: the name under which a cache keeps it.
    var key: String {
        let colours = [ground, ribbon.ink, ribbon.band].map { "\($0.red).\($0.green).\($0.blue)" }
        return [
            "\(medium.rawValue)", "\(size.columns)x\(size.rows)", "\(cell.width)x\(cell.height)",
            isWhole ? "whole" : "", hasRibbon ? "ribbon" : "",
        ].joined(separator: " ") + " " + colours.joined(separator: " ")
    }
}

extension DrawingTask {
    private static let mark = Array("RPT1".utf8)
    /// The bytes of a task.
    static let byteCount = 23

    /// The task as bytes.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.put(DrawingTask.mark)
        let flags: UInt8 = (isWhole ? 1 : 0) + (hasRibbon ? 2 : 0)
        writer.put([medium.rawValue, flags])
        for number in [size.columns, size.rows, cell.width, cell.height] {
            writer.put(UInt16(clamping: number))
        }
        for colour in [ground, ribbon.ink, ribbon.band] {
            writer.put([colour.red, colour.green, colour.blue])
        }
        return writer.bytes
    }

    /// A task from bytes; nil where they are none.
    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard reader.take(4) == DrawingTask.mark,
            let medium = reader.byte().flatMap(Medium.init(rawValue:)),
            let flags = reader.byte(),
            let columns = reader.short(), let rows = reader.short(),
            let width = reader.short(), let height = reader.short(),
            let ground = reader.colour(), let ink = reader.colour(), let band = reader.colour()
        else { return nil }
        self.init(
            medium: medium,
            size: CellSize(columns: columns, rows: rows),
            cell: PixelSize(width: width, height: height)
        )
        isWhole = flags & 1 != 0
        hasRibbon = flags & 2 != 0
        self.ground = ground
        ribbon = RibbonColours(ink: ink, band: band)
        guard isSound else { return nil }
    }
}

extension PictureStyle.Form {
    /// What is drawn with for this form.
    var medium: DrawingTask.Medium {
        switch self {
        case .kitty: .kitty
        case .sixel: .sixel
        case .blocks: .blocks
        }
    }
}
