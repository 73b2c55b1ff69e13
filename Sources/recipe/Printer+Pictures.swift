import Display
import LineEditor
import RecipeModel
import ShellAnswers
import ShellCommands

extension Printer {
    /// Writes what was rendered, each picture of pixels as soon as the lines of its place stand.
    ///
    /// So pictures come out right also where there are more lines than the screen has rows: by the
    /// time that all are written, the first would be gone.
    func write(_ rendered: RenderedOutput, by renderer: Renderer) {
        var pieces = OutputPieces(rendered, screenRows: screenRows)
        for part in rendered.parts {
            switch part.stream {
            // Of an answer that could not be written nothing more is said.
            case .error: if outputEnd == nil { writeError(part.text) }
            case .output:
                for piece in pieces.cut(part.text) {
                    write(piece.text)
                    for (place, picture) in piece.pictures {
                        write(
                            renderer.filling(place, with: picture, linesBelow: -piece.linesLeft)
                        )
                    }
                }
            }
        }
    }

    /// Orders the pictures that were not there, to be put in their places when they are.
    func fillLater(
        _ rendered: RenderedOutput,
        _ presentation: Presentation,
        by renderer: Renderer
    ) {
        let empty = rendered.pictures.filter { $0.drawn == nil }
        let below = rendered.linesAfterPictures
        if case .part = presentation.content {
            let lines = rendered.parts.reduce(0) { $0 + $1.text.count { $0 == "\n" } }
            pictures.filling.goOn(below: lines, with: empty, linesBelow: below, by: renderer)
        } else {
            pictures.filling.begin(empty, linesBelow: below, by: renderer)
        }
        guard !empty.isEmpty, let style = appearance.pictureStyle(presentation.options) else {
            return
        }
        // What is on the screen comes before what has left it at the top already.
        let onScreen = empty.filter { $0.linesUp + below < screenRows }
        var met: Set<PictureOrder> = []
        let orders = (onScreen + empty).map(\.order).filter { met.insert($0).inserted }
        pictures.order(orders, in: style)
    }

    /// Puts the pictures that have come by now into the screen above the cursor.
    func fill() {
        if let text = pictures.filling.text(rowsAbove: screenRows - 1) { write(text) }
    }

    private var screenRows: Int { TerminalSize(of: StandardStream.output)?.rows ?? 0 }
}

/// Output cut where a picture of pixels can be put into the lines before.
struct OutputPieces {
    /// Some lines, and the pictures whose places end with them.
    struct Piece {
        var text: String
        var pictures: [(place: PlacedPicture, picture: DrawnPicture)]
        /// The lines of all output that come after this piece.
        var linesLeft: Int
    }

    /// The pictures by the number of lines behind their places.
    private var pictures: [Int: [(place: PlacedPicture, picture: DrawnPicture)]] = [:]
    private var linesLeft: Int

    /// Output for a screen of so many rows; a place that is taller is left empty.
    init(_ rendered: RenderedOutput, screenRows: Int) {
        linesLeft = rendered.output.count { $0 == "\n" }
        for place in rendered.pictures {
            guard let picture = place.drawn, case .graphics = picture,
                place.order.size.rows < screenRows
            else { continue }
            pictures[place.linesUp - place.order.size.rows, default: []].append((place, picture))
        }
    }

    /// Cuts the next part of the output.
    mutating func cut(_ text: String) -> [Piece] {
        guard !pictures.isEmpty else { return [Piece(text: text, pictures: [], linesLeft: 0)] }
        var pieces: [Piece] = []
        var rest = text[...]
        var start = rest.startIndex
        while let end = rest.firstIndex(of: "\n") {
            rest = rest[rest.index(after: end)...]
            linesLeft -= 1
            guard let ending = pictures.removeValue(forKey: linesLeft) else { continue }
            let piece = String(text[start..<rest.startIndex])
            pieces.append(Piece(text: piece, pictures: ending, linesLeft: linesLeft))
            start = rest.startIndex
        }
        if start < text.endIndex {
            pieces.append(Piece(text: String(text[start...]), pictures: [], linesLeft: linesLeft))
        }
        return pieces
    }
}
