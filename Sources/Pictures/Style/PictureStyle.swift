/// How pictures are to be drawn for a terminal.
package struct PictureStyle: Hashable, Sendable {
    /// What a terminal can show.
    package enum Form: Hashable, Sendable {
        /// Pixels by kitty's graphics protocol.
        case kitty
        /// Pixels as sixels, as the DEC VT340 has them.
        case sixel
        /// A block element in each cell, in two colours: any, or two of the table of 256.
        case blocks(hasAllColours: Bool)
    }

    /// The form.
    package var form: Form
    /// The pixels of a cell; where a terminal does not tell, only the proportion counts.
    package var cell: PixelSize
    /// What shows through where a picture is transparent.
    package var ground: PixelColour
    /// The colour of the ribbon's letters, and of the band behind them.
    package var ribbon: RibbonColours

    package init(
        form: Form,
        cell: PixelSize = PictureStyle.usualCell,
        ground: PixelColour = .black,
        ribbon: RibbonColours = .dark
    ) {
        self.form = form
        self.cell = cell
        self.ground = ground
        self.ribbon = ribbon
    }

    /// The size of a cell that is taken where no terminal tells it.
    package static let usualCell = PixelSize(width: 8, height: 16)
}

/// The colours of the band that says `Has lactose`, where it is drawn in pixels.
package struct RibbonColours: Hashable, Sendable {
    /// The letters.
    package var ink: PixelColour
    /// The band.
    package var band: PixelColour

    package init(ink: PixelColour, band: PixelColour) {
        self.ink = ink
        self.band = band
    }

    /// For a dark background: 16 on 214 of the table of 256 colours.
    package static let dark = RibbonColours(
        ink: PixelColour(table: 16),
        band: PixelColour(table: 214)
    )
    /// For a light background: 231 on 124.
    package static let light = RibbonColours(
        ink: PixelColour(table: 231),
        band: PixelColour(table: 124)
    )
}
