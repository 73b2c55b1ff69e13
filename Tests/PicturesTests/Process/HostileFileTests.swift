import RecipeModel
import RecipeTestSupport
import Testing

@testable import Pictures

/// Files that are no good pictures, drawn by the built program: each is refused, and the picture
/// behind it is drawn.
struct HostileFileTests {
    /// A file, and how it may be refused.
    struct Case: Sendable {
        var name: String
        var file: [UInt8]
        var failures: Set<PictureError>
    }

    static let cases: [Case] = [
        Case(name: "nothing", file: [], failures: [.unknownFormat]),
        Case(
            name: "a web page",
            file: Array("<!DOCTYPE html><title>404</title><p>not here".utf8),
            failures: [.unknownFormat]
        ),
        Case(
            name: "SVG, which could read files",
            file: Array(
                """
                <svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>
                """.utf8
            ),
            failures: [.unknownFormat]
        ),
        Case(
            name: "XPM",
            file: Array("/* XPM */ static char *a[] = {\"1 1 1 1\",\"a c #000\",\"a\"};".utf8),
            failures: [.unknownFormat]
        ),
        Case(name: "TIFF", file: [0x49, 0x49, 42, 0, 8, 0, 0, 0], failures: [.unknownFormat]),
        Case(
            name: "a PNG cut in the middle",
            file: Array(PictureFile.png(width: 90, height: 90).prefix(9_000)),
            failures: [.damaged]
        ),
        Case(
            name: "a PNG of its first eight bytes",
            file: Array(PictureFile.png().prefix(8)),
            failures: [.damaged]
        ),
        Case(
            name: "a JPEG cut in its tables",
            file: Array(SampleFiles.jpeg.prefix(300)),
            failures: [.damaged]
        ),
        Case(
            name: "a JPEG of its first three bytes",
            file: [0xFF, 0xD8, 0xFF],
            failures: [.damaged]
        ),
        Case(
            name: "a WebP cut in the middle",
            file: Array(SampleFiles.webP.prefix(30)),
            failures: [.damaged]
        ),
        Case(
            name: "an animated WebP cut in its first image",
            file: Array(SampleFiles.animated([SampleFiles.webP]).prefix(70)),
            failures: [.damaged]
        ),
        Case(
            name: "a GIF cut in its first image",
            file: Array(PictureFile.gif().prefix(420)),
            failures: [.damaged]
        ),
        Case(
            name: "a PNG with a wrong check sum in its head",
            file: {
                var file = PictureFile.png()
                file[29] ^= 0xFF
                return file
            }(),
            failures: [.damaged]
        ),
        Case(
            name: "a PNG that says 60,000 by 60,000",
            file: PictureFile.png(width: 60_000, height: 60_000, stream: [0x78, 0x01, 3, 0]),
            failures: [.tooLarge]
        ),
        Case(
            name: "a PNG bomb of 100 million pixels",
            file: PictureFile.pngBomb(width: 10_000, height: 10_000),
            failures: [.tooLarge]
        ),
        Case(
            name: "a GIF whose image is larger than its screen",
            file: PictureFile.gif(sayingImageOf: 65_000, by: 65_000),
            // What a decoder makes of it is its own business, as long as it stays in its bounds.
            failures: [.tooLarge, .damaged, .drawingFailed]
        ),
        Case(
            name: "more than 4 MiB",
            file: PictureFile.png() + [UInt8](repeating: 0, count: 4 << 20),
            failures: [.tooLarge]
        ),
    ]

    @Test(arguments: cases.indices)
    func aBadFileIsRefusedAndTheNextOneDrawn(_ place: Int) async {
        let example = Self.cases[place]
        let process = DrawingBench.process()
        let result = await process.drawing(DrawingBench.task(.blocks), of: example.file)
        switch result {
        case .success:
            // A decoder may see the whole of a picture in the part that is there.
            #expect(example.failures.contains(.drawingFailed), "\(example.name)")
        case .failure(let failure):
            #expect(example.failures.contains(failure), "\(example.name): \(failure)")
        }
        let good = await process.drawing(DrawingBench.task(.blocks), of: PictureFile.png())
        #expect((try? good.get()) != nil, "\(example.name)")
        process.rest()
    }

    @Test func ofAnAnimationOfTenThousandImagesTheFirstIsDrawn() async throws {
        let drawing = try await DrawingBench.blocks(of: PictureFile.gif(images: 10_000)).get()
        #expect(drawing.colour(column: 6, line: 5) == PixelColour(255, 0, 0))
    }

    @Test func aLargePictureWithinTheLimitIsDrawn() async throws {
        let file = PictureFile.pngBomb(width: 6_000, height: 5_000)
        #expect(file.count < DrawingProcess.fileLimit)
        let drawing = try await DrawingBench.blocks(of: file).get()
        #expect(drawing.cells == CellSize(columns: 12, rows: 5))
    }

    @Test func randomlyDamagedFilesDoNoHarm() async {
        var numbers = SeededGenerator(seed: 20_260_512)
        let process = DrawingBench.process()
        let good = [
            SampleFiles.jpeg, SampleFiles.webP, SampleFiles.transparentWebP, PictureFile.png(),
            PictureFile.gif(images: 3), SampleFiles.animated([SampleFiles.transparentWebP]),
        ]
        for round in 0..<120 {
            var file = good[round % good.count]
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let place = Int.random(in: 0..<file.count, using: &numbers)
                file[place] = UInt8.random(in: 0...255, using: &numbers)
            }
            if round % 4 == 0 {
                file.removeLast(Int.random(in: 0..<file.count, using: &numbers))
            }
            let medium = DrawingTask.Medium.allCases[round % 3]
            if case .success(let drawing) = await process.drawing(
                DrawingBench.task(medium),
                of: file
            ) {
                #expect(drawing.cells == CellSize(columns: 12, rows: 5))
            }
        }
        let last = await process.drawing(DrawingBench.task(.blocks), of: PictureFile.png())
        #expect((try? last.get()) != nil)
        process.rest()
    }
}
