package import ShellAnswers

/// Pictures where the answers go.
package struct PictureAccess: Sendable {
    /// How they are shown. It may ask the terminal first.
    package var means: @Sendable (DrawingOptions) async -> PictureMeans
    /// Draws a picture's file as large as there is room for.
    package var draw: @Sendable (_ file: [UInt8], DrawingOptions) async -> PictureAnswer.View

    package init(
        means: @escaping @Sendable (DrawingOptions) async -> PictureMeans,
        draw: @escaping @Sendable ([UInt8], DrawingOptions) async -> PictureAnswer.View
    ) {
        self.means = means
        self.draw = draw
    }

    /// Where no pictures are shown.
    package static let none = PictureAccess(means: { _ in .none }, draw: { _, _ in .described })
}
