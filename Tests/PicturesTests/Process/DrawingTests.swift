import RecipeModel
import RecipeTestSupport
import Testing

@testable import Pictures

/// Pictures of every format, drawn by the built program.
struct DrawingTests {
    static let files: [(name: String, file: [UInt8])] = [
        ("JPEG", SampleFiles.jpeg), ("WebP", SampleFiles.webP),
        ("animated WebP", SampleFiles.animated([SampleFiles.webP, SampleFiles.webP])),
    ]

    @Test(arguments: files.indices)
    func aPictureFillsItsCells(_ place: Int) async throws {
        let drawing = try await DrawingBench.blocks(of: Self.files[place].file).get()
        #expect(drawing.cells == CellSize(columns: 12, rows: 5))
        #expect(drawing.content.count == 12 * 5 * BlockCell.byteCount)
        #expect(drawing.colour(column: 1, line: 1).isLike(.sampleRed))
        #expect(drawing.colour(column: 10, line: 8).isLike(.sampleBlue))
    }

    /// A file has as many bytes as may be: the rest are remarks, which no decoder looks at.
    @Test func aFileOfTheMostBytesIsDrawn() async throws {
        let limit = 4 << 20
        var file = Array(SampleFiles.jpeg.prefix(2))
        var rest = limit - SampleFiles.jpeg.count
        while rest > 0 {
            let size = rest > 120_000 ? 60_000 : rest > 60_000 ? rest / 2 : rest
            // Its length counts itself, but not the mark before it.
            file += [0xFF, 0xFE, UInt8((size - 2) >> 8), UInt8((size - 2) & 0xFF)]
            file += [UInt8](repeating: 0x20, count: size - 4)
            rest -= size
        }
        file += SampleFiles.jpeg.dropFirst(2)
        #expect(file.count == limit && DrawingProcess.fileLimit == limit)
        let drawing = try await DrawingBench.blocks(of: file).get()
        #expect(drawing.colour(column: 1, line: 1).isLike(.sampleRed))
        #expect(drawing.colour(column: 10, line: 8).isLike(.sampleBlue))
    }

    @Test func aPictureTakenOnTheSideIsTurned() async throws {
        let drawing = try await DrawingBench.blocks(of: SampleFiles.turnedJPEG).get()
        #expect(drawing.colour(column: 10, line: 1).isLike(.sampleRed))
        #expect(drawing.colour(column: 1, line: 8).isLike(.sampleBlue))
    }

    @Test func theGroundShowsThroughATransparentPicture() async throws {
        var task = DrawingBench.task(.blocks)
        task.ground = PixelColour(0, 255, 0)
        let process = DrawingBench.process()
        let half = PictureFile.png(width: 20, height: 20) { x, _ in
            [255, 255, 255, x < 10 ? 0 : 255]
        }
        let drawing = try await process.drawing(task, of: half).get()
        #expect(drawing.colour(column: 1, line: 4) == PixelColour(0, 255, 0))
        #expect(drawing.colour(column: 10, line: 4) == .white)
        let animation = SampleFiles.animated([SampleFiles.transparentWebP])
        let animated = try await process.drawing(task, of: animation).get()
        #expect(animated.colour(column: 11, line: 0).isLike(PixelColour(0, 255, 0)))
        #expect(animated.colour(column: 1, line: 0).isLike(.sampleRed))
        process.rest()
    }

    @Test func whatSticksOutOfTheBoxIsCutOffEvenly() async throws {
        // Three stripes; the box is wider than the picture is, so the outer two are lost.
        let file = PictureFile.png(width: 30, height: 90) { _, y in
            (30..<60).contains(y) ? [0, 0, 255, 255] : [255, 0, 0, 255]
        }
        let drawing = try await DrawingBench.blocks(of: file).get()
        for line in 0..<10 {
            #expect(drawing.colour(column: 6, line: line) == PixelColour(0, 0, 255), "\(line)")
        }
    }

    @Test func aWholePictureKeepsItsProportions() async throws {
        var task = DrawingBench.task(.blocks)
        task.isWhole = true
        task.size = CellSize(columns: 60, rows: 20)
        let process = DrawingBench.process()
        let wide = try await process.drawing(task, of: PictureFile.png(width: 400, height: 100))
            .get()
        // 60 columns of 8 pixels are 480, a quarter of that 120, which is 7.5 rows of 16.
        #expect(wide.cells.columns == 60)
        #expect((7...8).contains(wide.cells.rows))
        let small = try await process.drawing(task, of: PictureFile.png(width: 8, height: 16)).get()
        #expect(small.cells == CellSize(columns: 3, rows: 3))
        process.rest()
    }

    @Test func kittyGetsAPNGAndSixelsStayInTheirBox() async throws {
        let process = DrawingBench.process()
        let file = PictureFile.png()
        let kitty = try await process.drawing(DrawingBench.task(.kitty), of: file).get()
        #expect(PictureFormat(of: kitty.content) == .png)
        let sixel = try await process.drawing(DrawingBench.task(.sixel), of: file).get()
        let text = try #require(SixelSequence(sixel.content)).text
        // 12 columns of 8, and of the 80 pixels of 5 rows the 78 that are whole sixels.
        #expect(text.contains("\"1;1;96;78"))
        process.rest()
    }

    @Test func theRibbonIsDrawnIntoPixelsOnly() async throws {
        let process = DrawingBench.process()
        let file = PictureFile.png()
        for medium in [DrawingTask.Medium.kitty, .sixel] {
            var task = DrawingBench.task(medium)
            let plain = try await process.drawing(task, of: file).get()
            task.hasRibbon = true
            let marked = try await process.drawing(task, of: file).get()
            #expect(plain.content != marked.content, "\(medium)")
        }
        let order = PictureOrder(
            recipe: RecipeID(service: .cookbook, key: "1"),
            address: try #require(WebAddress("https://kitchen.example/1.png")),
            size: CellSize(columns: 12, rows: 5),
            hasRibbon: true
        )
        let style = PictureStyle(form: .blocks(hasAllColours: true))
        #expect(DrawingTask(order, in: style)?.hasRibbon == false)
        process.rest()
    }
}
