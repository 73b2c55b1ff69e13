import RecipeModel

extension Drawing {
    /// Draws a picture file. For the child process only: it calls the decoders.
    init(_ task: DrawingTask, of file: [UInt8]) throws(PictureError) {
        guard let format = PictureFormat(of: file) else { throw .unknownFormat }
        guard format != .png || PNGParts.areWhole(in: file) else { throw .damaged }
        let box = PixelSize(
            width: task.size.columns * task.cell.width,
            height: task.size.rows * task.cell.height
        )
        let picture = try PictureLibrary.decode(
            FirstImage.file(in: file, of: format),
            as: format,
            for: box
        )
        let fit = PictureFit(
            picture: PixelSize(width: picture.width, height: picture.height),
            task: task
        )
        var pixels = try PictureLibrary.scale(picture, fit.part, to: fit.drawn)
        pixels.flatten(over: task.ground)
        if task.hasRibbon {
            PixelRibbon(in: PixelSize(width: pixels.width, height: pixels.height))?
                .draw(on: &pixels, in: task.ribbon)
        }
        self.init(
            medium: task.medium,
            cells: fit.cells,
            content: try Drawing.content(of: pixels, in: fit.cells, for: task.medium)
        )
    }

    private static func content(
        of pixels: PixelBuffer,
        in cells: CellSize,
        for medium: DrawingTask.Medium
    ) throws(PictureError) -> [UInt8] {
        switch medium {
        case .kitty: try PictureLibrary.png(pixels)
        case .sixel: try PictureLibrary.sixels(pixels)
        case .blocks: try PictureLibrary.symbols(pixels, in: cells)
        }
    }
}
