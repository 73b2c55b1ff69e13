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
