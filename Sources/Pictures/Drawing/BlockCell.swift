import RecipeModel

/// A cell of a picture in block elements, as the child process sends it.
///
/// Seven bytes: 0 for a space, else which of the 32 block elements from U+2580 on it is, from 1 on;
/// then three bytes each for the element's colour and for that of its ground.
struct BlockCell: Hashable {
    /// The character: a block element or a space.
    let character: Character
    let ink: PixelColour
    let ground: PixelColour

    static let byteCount = 7

    /// A cell from its bytes; nil where they are none, so that no other character gets through.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count == BlockCell.byteCount, let number = bytes.first, number <= 32 else {
            return nil
        }
        let scalar = number == 0 ? " " : Unicode.Scalar(0x257F + UInt32(number)) ?? " "
        character = Character(scalar)
        let parts = Array(bytes.dropFirst())
        ink = PixelColour(parts[0], parts[1], parts[2])
        ground = PixelColour(parts[3], parts[4], parts[5])
    }

    /// The cell in colours that the terminal has.
    func pictureCell(_ hasAllColours: Bool) -> PictureCell {
        func colour(_ colour: PixelColour) -> PictureCell.Colour {
            hasAllColours
                ? .rgb(colour.red, colour.green, colour.blue) : .indexed(colour.nearestInTable)
        }
        return PictureCell(character, foreground: colour(ink), background: colour(ground))
    }
}
