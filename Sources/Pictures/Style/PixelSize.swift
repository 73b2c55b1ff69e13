/// A number of pixels across and down.
package struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    package var width: Int
    /// Pixels down.
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// How many pixels there are.
    var area: Int { width * height }
}

/// A part of a picture, in pixels from its top left corner.
struct PixelArea: Equatable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
}
