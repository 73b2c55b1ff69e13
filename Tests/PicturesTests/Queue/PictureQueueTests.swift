import RecipeModel
import RecipeTestSupport
import Synchronization
import Testing

@testable import Pictures

struct PictureQueueTests {
    /// A cache in memory.
    final class MemoryCache: DrawingCache {
        private let drawings = Mutex<[String: [UInt8]]>([:])
        func drawing(for key: String) -> [UInt8]? { drawings.withLock { $0[key] } }
        func keep(_ drawing: [UInt8], for key: String) {
            drawings.withLock { $0[key] = drawing }
        }
        var count: Int { drawings.withLock { $0.count } }
        func empty() { drawings.withLock { $0 = [:] } }
    }

    private let style = PictureStyle(form: .blocks(hasAllColours: true))

    private func order(_ number: Int) throws -> PictureOrder {
        PictureOrder(
            recipe: RecipeID(service: .cookbook, key: "\(number)"),
            address: try #require(WebAddress("https://kitchen.example/\(number).png")),
            size: CellSize(columns: 4, rows: 2),
            hasRibbon: false
        )
    }

    /// Orders, and waits until all have been told.
    private func arrivals(
        _ queue: PictureQueue,
        _ orders: [PictureOrder]
    ) async throws -> [(PictureOrder, DrawnPicture?)] {
        let told = Mutex<[(PictureOrder, DrawnPicture?)]>([])
        await queue.order(orders, in: style) { order, picture in
            told.withLock { $0.append((order, picture)) }
        }
        try await waitUntil { told.withLock { $0.count } >= orders.count }
        return told.withLock { $0 }
    }

    @Test func aFewFilesAreFetchedAtOnceAndEachIsToldAndKept() async throws {
        let (cache, counter) = (MemoryCache(), WorkCounter())
        let pictureCache = PictureCache(cache: cache)
        let queue = PictureQueue(pictureCache: pictureCache, process: DrawingBench.process()) {
            order in
            counter.begin()
            defer { counter.end() }
            // The first ones wait for each other.
            try await waitUntil { counter.all >= 4 }
            return PictureFile.png()
        }
        let orders = try (0..<12).map(order)
        let told = try await arrivals(queue, orders)
        #expect(Set(told.map(\.0)) == Set(orders))
        #expect(told.allSatisfy { $0.1 != nil })
        #expect(counter.most == 4)
        #expect(cache.count == 12)
        for order in orders { #expect(pictureCache.picture(order, in: style) != nil) }
        // a picture cache of another run has them from the disk.
        let other = PictureCache(cache: cache)
        #expect(other.picture(orders[3], in: style) == pictureCache.picture(orders[3], in: style))
    }

    @Test func whatCannotBeHadIsToldAndWhatCannotBeDrawnNotFetchedAgain() async throws {
        struct Gone: Error {}
        let counter = WorkCounter()
        let queue = PictureQueue(
            pictureCache: PictureCache(cache: MemoryCache()),
            process: DrawingBench.process()
        ) { order in
            counter.begin()
            if order.recipe.key == "1" { throw Gone() }
            return order.recipe.key == "2" ? Array("<html>".utf8) : PictureFile.png()
        }
        let orders = try [1, 2, 3].map(order)
        let told = try await arrivals(queue, orders)
        #expect(Set(told.filter { $0.1 != nil }.map(\.0)) == [orders[2]])
        _ = try await arrivals(queue, Array(orders.prefix(2)))
        // The first may come back; the second is no picture.
        #expect(counter.all == 4)
    }

    @Test func aPictureOrderedTwiceIsFetchedOnce() async throws {
        let counter = WorkCounter()
        let queue = PictureQueue(
            pictureCache: PictureCache(cache: MemoryCache()),
            process: DrawingBench.process()
        ) { _ in
            counter.begin()
            return PictureFile.png()
        }
        let order = try order(1)
        let told = try await arrivals(queue, [order, order, order])
        #expect(told.count == 3 && told.allSatisfy { $0.1 != nil })
        #expect(counter.all == 1)
    }

    /// Files that come when the test says so.
    final class Gate: Sendable {
        private let state = Mutex((asked: [String](), isOpen: false))
        var asked: [String] { state.withLock { $0.asked } }
        func open() { state.withLock { $0.isOpen = true } }

        func file(for order: PictureOrder) async throws -> [UInt8] {
            state.withLock { $0.asked.append(order.recipe.key) }
            try await waitUntil { state.withLock { $0.isOpen } }
            return PictureFile.png()
        }
    }

    /// Orders that were told, by their recipes' keys.
    final class Told: Sendable {
        private let keys = Mutex<[String]>([])
        var all: [String] { keys.withLock { $0 } }
        func add(_ order: PictureOrder, _ picture: DrawnPicture?) {
            keys.withLock {
                $0.append(picture == nil ? "no \(order.recipe.key)" : order.recipe.key)
            }
        }
    }

    @Test func whoOrdersAPictureThatIsUnderWayIsToldToo() async throws {
        let (gate, first, second) = (Gate(), Told(), Told())
        let queue = PictureQueue(
            pictureCache: PictureCache(cache: MemoryCache()),
            process: DrawingBench.process()
        ) { try await gate.file(for: $0) }
        await queue.order([try order(1)], in: style) { first.add($0, $1) }
        try await waitUntil { gate.asked == ["1"] }
        await queue.order([try order(1), try order(2)], in: style) { second.add($0, $1) }
        gate.open()
        try await waitUntil { first.all.count + second.all.count >= 3 }
        #expect(first.all == ["1"])
        #expect(Set(second.all) == ["1", "2"])
        #expect(gate.asked.sorted() == ["1", "2"])
    }

    @Test func whatHasNotBegunIsDroppedForTheNextOrder() async throws {
        let (gate, first, second) = (Gate(), Told(), Told())
        let queue = PictureQueue(
            pictureCache: PictureCache(cache: MemoryCache()),
            process: DrawingBench.process()
        ) { try await gate.file(for: $0) }
        await queue.order(try (1...6).map(order), in: style) { first.add($0, $1) }
        try await waitUntil { gate.asked.count == 4 }
        await queue.order([try order(6), try order(7)], in: style) { second.add($0, $1) }
        gate.open()
        try await waitUntil { first.all.count + second.all.count >= 6 }
        #expect(first.all.sorted() == ["1", "2", "3", "4"])
        #expect(second.all.sorted() == ["6", "7"])
        #expect(gate.asked.sorted() == ["1", "2", "3", "4", "6", "7"])
    }

    @Test func onlySoManyPicturesStayInMemory() async throws {
        let cache = MemoryCache()
        let pictureCache = PictureCache(cache: cache)
        let places = try (0...200).map {
            try #require(PictureCache.Place(try order($0), style))
        }
        let drawing = try await DrawingBench.process()
            .drawing(places[0].task, of: PictureFile.png()).get()
        for place in places { #expect(pictureCache.keep(drawing, at: place) != nil) }
        #expect(cache.count == 201)
        cache.empty()
        #expect(pictureCache.picture(try order(0), in: style) == nil)
        for number in [1, 200] {
            #expect(pictureCache.picture(try order(number), in: style) != nil)
        }
    }

    /// A picture that is drawn anew takes no more room than it had.
    @Test func aPictureKeptTwiceTakesOneRoom() throws {
        let cache = MemoryCache()
        let pictureCache = PictureCache(cache: cache)
        let places = try (0..<200).map {
            try #require(PictureCache.Place(try order($0), style))
        }
        let drawing = Drawing(
            medium: .blocks,
            cells: CellSize(columns: 4, rows: 2),
            content: [UInt8](repeating: 0, count: 4 * 2 * BlockCell.byteCount)
        )
        for place in [places[0]] + places { #expect(pictureCache.keep(drawing, at: place) != nil) }
        cache.empty()
        for number in [0, 1, 199] {
            #expect(pictureCache.picture(try order(number), in: style) != nil, "\(number)")
        }
    }

    /// What a cache has under the name must be what was ordered.
    @Test func aDrawingOfAnotherKindIsNoPicture() throws {
        let order = try order(1)
        let place = try #require(PictureCache.Place(order, style))
        func isThere(_ medium: DrawingTask.Medium, _ columns: Int, _ rows: Int) -> Bool {
            let cells = CellSize(columns: columns, rows: rows)
            let count = columns * rows * BlockCell.byteCount
            let content = [UInt8](repeating: 0, count: count)
            let drawing = Drawing(medium: medium, cells: cells, content: content)
            let cache = MemoryCache()
            cache.keep(Drawing.bytes(of: .success(drawing)), for: place.key)
            return PictureCache(cache: cache).picture(order, in: style) != nil
        }
        #expect(isThere(.blocks, 4, 2))
        #expect(!isThere(.blocks, 2, 4) && !isThere(.blocks, 4, 3) && !isThere(.blocks, 5, 2))
        #expect(!isThere(.kitty, 4, 2) && !isThere(.sixel, 4, 2))
    }

    @Test func aDamagedFileOfTheCacheIsNoPicture() throws {
        let cache = MemoryCache()
        let order = try order(1)
        let place = try #require(PictureCache.Place(order, style))
        cache.keep(Array("RPD1 nonsense".utf8), for: place.key)
        #expect(PictureCache(cache: cache).picture(order, in: style) == nil)
    }

    @Test func aWholePictureIsDrawnInTheLargestBox() async throws {
        let queue = PictureQueue(
            pictureCache: PictureCache(cache: MemoryCache()),
            process: DrawingBench.process()
        ) { _ in [] }
        let (picture, size) = try await queue.drawWhole(
            PictureFile.png(width: 400, height: 200),
            within: CellSize(columns: 60, rows: 20),
            in: style
        )
        #expect(size == CellSize(columns: 60, rows: 15))
        guard case .cells(let rows) = picture else {
            Issue.record("no cells")
            return
        }
        #expect(rows.count == 15 && rows.allSatisfy { $0.count == 60 })
    }
}
