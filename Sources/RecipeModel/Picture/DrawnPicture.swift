/// A number of cells of a terminal: columns across, rows down.
package struct CellSize: Hashable, Sendable, Codable {
    /// Cells across.
    package var columns: Int
    /// Cells down.
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A picture in the form that a terminal shows.
package enum DrawnPicture: Hashable, Sendable {
    /// Coloured characters, row by row, each row as wide as was ordered. They stand in lines like
    /// other text, and a ribbon can be written over them.
    case cells([[PictureCell]])
    /// A control sequence that shows pixels (kitty, sixel). It is written with the cursor in the
    /// first cell of the picture's place; a ribbon is part of the pixels.
    case graphics(String)
}

/// One cell of a picture made of characters.
package struct PictureCell: Hashable, Sendable {
    /// A colour, as the terminal is told it.
    package enum Colour: Hashable, Sendable {
        /// A place in the table of 256 colours.
        case indexed(UInt8)
        /// Red, green and blue.
        case rgb(UInt8, UInt8, UInt8)
    }

    /// The character, one column wide.
    package var character: Character
    /// The character's colour; nil for the terminal's own.
    package var foreground: Colour?
    /// The colour behind it; nil for the terminal's own.
    package var background: Colour?

    package init(_ character: Character, foreground: Colour? = nil, background: Colour? = nil) {
        self.character = character
        self.foreground = foreground
        self.background = background
    }
}

/// A picture as a screen wants it: whose it is, and how large.
package struct PictureOrder: Hashable, Sendable {
    /// The recipe that it shows.
    package var recipe: RecipeID
    /// Where the picture is; the smaller form where there is one.
    package var address: WebAddress
    /// The cells that it is to fill.
    package var size: CellSize
    /// Whether the band that says `Has lactose` lies across its corner.
    package var hasRibbon: Bool

    package init(recipe: RecipeID, address: WebAddress, size: CellSize, hasRibbon: Bool) {
        self.recipe = recipe
        self.address = address
        self.size = size
        self.hasRibbon = hasRibbon
    }
}

/// Drawn pictures kept between runs, as bytes. It may be emptied at any time, and it never fails:
/// what cannot be read or written is as if it was not there.
///
/// It is asked while a screen is drawn, so it is read at once and not by a task.
package protocol DrawingCache: Sendable {
    /// What is kept under a key.
    func drawing(for key: String) -> [UInt8]?
    /// Keeps a drawing under a key, in place of an older one.
    func keep(_ drawing: [UInt8], for key: String)
}
