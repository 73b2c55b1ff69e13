/// A part of a picture, in pixels from its top left corner.
struct PixelArea: Equatable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
}
