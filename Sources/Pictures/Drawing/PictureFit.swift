import RecipeModel

/// How a picture goes into a box of cells: which part of it is shown, and how large.
struct PictureFit: Equatable {
    /// The part that is shown.
    let part: PixelArea
    /// The cells that it fills.
    let cells: CellSize
    /// The pixels that are drawn in them.
    let drawn: PixelSize

    /// The most pixels that are sent: a terminal makes a picture larger by itself where it can, and
    /// has 256 colours to sort in each pixel where it cannot.
    static let mostPixels = 1_500_000

    /// A fit.
    ///
    /// - Parameters:
    ///   - picture: The size of the picture.
    ///   - task: The box and how it is to be filled.
    init(picture: PixelSize, task: DrawingTask) {
        let cell = task.cell
        cells = task.isWhole ? PictureFit.whole(picture, in: task) : task.size
        let box = PixelSize(
            width: cells.columns * cell.width,
            height: cells.rows * cell.height
        )
        part = PictureFit.middle(of: picture, shapedLike: box)
        drawn = PictureFit.drawn(box, cells, task.medium)
    }

    /// The cells of the largest picture of the same proportions in the box, at most three times as
    /// large as the picture is.
    private static func whole(_ picture: PixelSize, in task: DrawingTask) -> CellSize {
        let (cell, size) = (task.cell, task.size)
        var factor = min(
            3,
            Double(size.columns * cell.width) / Double(picture.width),
            Double(size.rows * cell.height) / Double(picture.height)
        )
        if task.medium == .sixel {
            // Here each pixel is sent as shown.
            let area = Double(picture.area) * factor * factor
            if area > Double(mostPixels) { factor *= (Double(mostPixels) / area).squareRoot() }
        }
        func count(_ pixels: Int, _ step: Int, _ most: Int) -> Int {
            min(max(1, Int((Double(pixels) * factor / Double(step)).rounded())), most)
        }
        return CellSize(
            columns: count(picture.width, cell.width, size.columns),
            rows: count(picture.height, cell.height, size.rows)
        )
    }

    /// The largest part of a picture that has the proportions of a box, from its middle.
    private static func middle(of picture: PixelSize, shapedLike box: PixelSize) -> PixelArea {
        let factor = max(
            Double(box.width) / Double(picture.width),
            Double(box.height) / Double(picture.height)
        )
        let width = min(picture.width, max(1, Int((Double(box.width) / factor).rounded())))
        let height = min(picture.height, max(1, Int((Double(box.height) / factor).rounded())))
        return PixelArea(
            left: (picture.width - width) / 2,
            top: (picture.height - height) / 2,
            width: width,
            height: height
        )
    }

    private static func drawn(
        _ box: PixelSize,
        _ cells: CellSize,
        _ medium: DrawingTask.Medium
    ) -> PixelSize {
        switch medium {
        case .blocks:
            // The shapes of the block elements are compared at eight by eight points.
            return PixelSize(width: cells.columns * 8, height: cells.rows * 8)
        case .sixel:
            // Sixels come in bands of six; a last one that sticks out would lie over the text.
            return PixelSize(width: box.width, height: max(1, box.height - box.height % 6))
        case .kitty:
            guard box.area > mostPixels else { return box }
            let factor = (Double(mostPixels) / Double(box.area)).squareRoot()
            return PixelSize(
                width: max(1, Int(Double(box.width) * factor)),
                height: max(1, Int(Double(box.height) * factor))
            )
        }
    }
}
