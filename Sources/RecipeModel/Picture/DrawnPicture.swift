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
