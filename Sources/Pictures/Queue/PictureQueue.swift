package import RecipeModel

/// Gets pictures that are not drawn yet: their files a few at a time, then their drawings one by one.
///
/// Each is put on the picture cache, so that the next screen has it, and told to whatever ordered it. What was
/// ordered before and has not begun is dropped when something else is ordered: nobody looks at it.
package actor PictureQueue {
    /// Gets the file of an order's picture. Throws what it likes: then there is none.
    package typealias Files = @Sendable (PictureOrder) async throws -> [UInt8]
    /// Told about an order when its picture is there, or can't be loaded.
    package typealias Arrival = @Sendable (PictureOrder, DrawnPicture?) -> Void

    /// Files that are fetched at the same time.
    private static let most = 4

    private let pictureCache: PictureCache
    private let process: DrawingProcess
    private let files: Files
    private var waiting: [Order] = []
    private var underWay: [PictureCache.Place: [Order]] = [:]
    /// Pictures that cannot be drawn, and need not be fetched again.
    private var refused: [PictureCache.Place: PictureError] = [:]

    /// Why no picture can be drawn here; nil as long as none was tried or one could be.
    package private(set) var trouble: PictureError?

    private struct Order {
        var order: PictureOrder
        var place: PictureCache.Place
        var arrived: Arrival
    }

    /// A queue.
    ///
    /// - Parameters:
    ///   - pictureCache: Where drawn pictures are put.
    ///   - process: What draws them.
    ///   - files: Gets their files.
    package init(pictureCache: PictureCache, process: DrawingProcess, files: @escaping Files) {
        self.pictureCache = pictureCache
        self.process = process
        self.files = files
    }

    /// Orders pictures; each is told once, from any thread, unless it is dropped for later orders.
    package func order(
        _ orders: [PictureOrder],
        in style: PictureStyle,
        arrived: @escaping Arrival
    ) {
        waiting = []
        for order in orders {
            guard let place = PictureCache.Place(order, style), refused[place] == nil else {
                arrived(order, nil)
                continue
            }
            let entry = Order(order: order, place: place, arrived: arrived)
            if underWay[place] == nil {
                waiting.append(entry)
            } else {
                underWay[place]?.append(entry)
            }
        }
        startNext()
    }

    /// Draws a file whole, in as many cells of a box as its proportions allow.
    package func drawWhole(
        _ file: [UInt8],
        within box: CellSize,
        in style: PictureStyle
    ) async throws(PictureError) -> (picture: DrawnPicture, size: CellSize) {
        guard var task = DrawingTask(size: box, in: style) else { throw .tooLarge }
        task.isWhole = true
        let result = await process.drawing(task, of: file)
        if underWay.isEmpty { process.rest() }
        let drawing = try note(result).get()
        guard let picture = DrawnPicture(drawing, in: style.form) else { throw .drawingFailed }
        return (picture, drawing.cells)
    }

    private func startNext() {
        while underWay.count < PictureQueue.most, !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard underWay[next.place] == nil else {
                underWay[next.place]?.append(next)
                continue
            }
            underWay[next.place] = [next]
            Task { await self.get(next) }
        }
        if underWay.isEmpty { process.rest() }
    }

    private func get(_ entry: Order) async {
        var picture: DrawnPicture?
        if let file = try? await files(entry.order) {
            let result = note(await process.drawing(entry.place.task, of: file))
            switch result {
            case .success(let drawing): picture = pictureCache.keep(drawing, at: entry.place)
            case .failure(let failure): refused[entry.place] = failure
            }
        }
        for other in underWay.removeValue(forKey: entry.place) ?? [] {
            other.arrived(other.order, picture)
        }
        startNext()
    }

    /// Remembers whether pictures can be drawn here at all.
    private func note(
        _ result: Result<Drawing, PictureError>
    ) -> Result<Drawing, PictureError> {
        switch result {
        case .success: trouble = nil
        case .failure(.noLibrary): trouble = .noLibrary
        case .failure: break
        }
        return result
    }
}
