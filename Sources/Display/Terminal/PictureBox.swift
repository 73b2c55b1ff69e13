import Documents
import RecipeModel

/// The rows of a picture's place on the screen.
struct PictureBox {
    let picture: FramedPicture
    let symbols: Symbols

    /// The box as lines, each as wide as the picture; the first tells where the picture begins.
    var lines: [StyledText] {
        let size = picture.order.size
        return (0..<max(0, size.rows)).map { row in
            var line = StyledText()
            for var run in runs(ofRow: row, columns: size.columns) {
                if row == 0 && line.isEmpty { run.picture = picture }
                line.append(run)
            }
            return line
        }
    }

    /// A row: the picture's cells, with the ribbon over them where it lies.
    private func runs(ofRow row: Int, columns: Int) -> [StyledText.Run] {
        let band = ribbon(ofRow: row, columns: columns)
        let start = band.isEmpty ? columns : Ribbon.start(ofRow: row, in: columns)
        let end = start + band.count
        return ground(row, 0..<start) + [StyledText.Run(text: band, roles: [.badge])]
            + ground(row, end..<columns)
    }

    private func ribbon(ofRow row: Int, columns: Int) -> String {
        // Pixels have their ribbon in them.
        if case .graphics = picture.drawn { return "" }
        guard picture.order.hasRibbon, columns >= Ribbon.columns else { return "" }
        return Ribbon(symbols: symbols).part(ofRow: row, in: columns)
    }

    /// What lies below the ribbon: the picture, or what stands for it until it is there.
    private func ground(_ row: Int, _ columns: Range<Int>) -> [StyledText.Run] {
        guard !columns.isEmpty else { return [] }
        switch picture.drawn {
        case nil:
            let shade = String(repeating: symbols.shade, count: columns.count)
            return [StyledText.Run(text: shade, roles: [.secondary])]
        case .graphics:
            return [StyledText.Run(text: String(repeating: " ", count: columns.count))]
        case .cells(let rows):
            let cells = row < rows.count ? rows[row] : []
            return columns.map { column in
                guard column < cells.count else { return StyledText.Run(text: " ") }
                let cell = cells[column]
                // One that is not one column wide would push the frame out of its place.
                let isNarrow = TextWidth.of(cell.character) == 1
                return StyledText.Run(
                    text: isNarrow ? String(cell.character) : " ",
                    ink: .init(foreground: cell.foreground, background: cell.background)
                )
            }
        }
    }
}

/// The band that says `Has lactose` across the top right corner of a card, at 45 degrees.
///
/// A cell is about twice as high as wide, so a band that goes two columns to the right with each row
/// lies at 45 degrees. It runs off the right edge: its last rows are cut there.
struct Ribbon {
    let symbols: Symbols

    /// The rows that it takes.
    static let rows = 7
    /// The columns from its beginning in the first row to the edge.
    static let columns = 13

    private static let letters = ["Ha", "s ", "la", "ct", "os", "e "]

    /// The columns that it leaves free to the right of a row's beginning.
    static func start(ofRow row: Int, in width: Int) -> Int { width - columns + 2 * row }

    /// Its part in a row of so many columns; empty where there is none.
    func part(ofRow row: Int, in width: Int) -> String {
        guard (0..<Ribbon.rows).contains(row) else { return "" }
        let letters = row < Ribbon.letters.count ? Ribbon.letters[row] : ""
        let whole = symbols.slope + letters + symbols.slope
        return String(whole.prefix(max(0, width - Ribbon.start(ofRow: row, in: width))))
    }
}
