package import RecipeModel

/// A picture's place in text that was written, so that it can be filled when the picture is there.
package struct PlacedPicture: Hashable, Sendable {
    /// Which picture, and how large its place is.
    package var order: PictureOrder
    /// What was there to show when the text was drawn. Cells stand in the text already; for graphics
    /// the text has blanks, to be filled now; nil has a placeholder.
    package var drawn: DrawnPicture?
    /// How many lines the place's first row stands above the line after the last one that went to
    /// standard output; at least 1. Lines that went to standard error behind those are
    /// `RenderedOutput.linesAfterPictures`.
    package var linesUp: Int
    /// The column of the place's first cell, from 0.
    package var column: Int

    /// The places in lines, from the first.
    static func places(in lines: [StyledText]) -> [PlacedPicture] {
        lines.enumerated().flatMap { index, line in
            var column = 0
            var places: [PlacedPicture] = []
            for run in line.runs {
                if let picture = run.picture {
                    places.append(
                        PlacedPicture(
                            order: picture.order,
                            drawn: picture.drawn,
                            linesUp: lines.count - index,
                            column: column
                        )
                    )
                }
                column += TextWidth.of(run.text)
            }
            return places
        }
    }
}

extension Renderer {
    /// The control sequence that fills a place with its picture.
    ///
    /// It moves the cursor relative to where it is and never scrolls; the cursor ends where it began,
    /// with plain attributes. The place must still be on the screen: where it is not, the picture
    /// would land on the screen's first lines.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - picture: The picture, drawn for the place's order.
    ///   - linesBelow: How many lines below the end of standard output's text the cursor stands, in
    ///     column 0: none right after it was written.
    package func filling(
        _ place: PlacedPicture,
        with picture: DrawnPicture,
        linesBelow: Int = 0
    ) -> String {
        let up = place.linesUp + linesBelow
        let right = place.column > 0 ? "\u{1B}[\(place.column)C" : ""
        switch picture {
        case .graphics(let sequence):
            // Where the cursor is after a picture of pixels differs among terminals (DECSC, DECRC).
            return "\r\u{1B}7\u{1B}[\(up)A\(right)\(sequence)\u{1B}8\u{1B}[0m"
        case .cells:
            let framed = FramedPicture(order: place.order, drawn: picture)
            let box = PictureBox(picture: framed, symbols: style.isASCII ? .ascii : .unicode)
            let painter = Painter(style: style)
            let rows = box.lines.map { "\r\(right)\(painter.paint($0))" }
            guard !rows.isEmpty else { return "" }
            let down = up - rows.count + 1
            let back = down > 0 ? "\r\u{1B}[\(down)B" : "\r"
            return "\u{1B}[\(up)A" + rows.joined(separator: "\u{1B}[1B") + "\u{1B}[0m" + back
        }
    }
}
