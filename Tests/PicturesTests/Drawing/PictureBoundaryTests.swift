import RecipeModel
import Testing

@testable import Pictures

/// Numbers of pictures, just inside and just outside of what is drawn.
struct PictureBoundaryTests {
    private func fit(
        _ picture: (Int, Int),
        _ box: (Int, Int),
        _ medium: DrawingTask.Medium = .kitty,
        isWhole: Bool = false
    ) -> PictureFit {
        var task = DrawingTask(
            medium: medium,
            size: CellSize(columns: box.0, rows: box.1),
            cell: PixelSize(width: 10, height: 20)
        )
        task.isWhole = isWhole
        return PictureFit(picture: PixelSize(width: picture.0, height: picture.1), task: task)
    }

    /// A box is filled from the picture's middle.
    @Test(arguments: [
        ((400, 100), (10, 5), PixelArea(left: 150, top: 0, width: 100, height: 100)),
        ((100, 400), (10, 5), PixelArea(left: 0, top: 150, width: 100, height: 100)),
        ((100, 100), (20, 5), PixelArea(left: 0, top: 25, width: 100, height: 50)),
        ((1, 1), (20, 5), PixelArea(left: 0, top: 0, width: 1, height: 1)),
    ])
    func theMiddleIsShown(picture: (Int, Int), box: (Int, Int), part: PixelArea) {
        #expect(fit(picture, box).part == part)
        #expect(fit(picture, box).cells == CellSize(columns: box.0, rows: box.1))
    }

    /// A whole picture keeps its proportions, and grows to three times its size.
    @Test(arguments: [
        ((100, 100), (80, 40), 30, 15), ((400, 100), (40, 40), 40, 5),
        ((100, 400), (40, 10), 5, 10),
        ((1000, 1000), (50, 50), 50, 25), ((1, 1), (50, 50), 1, 1), ((2000, 10), (50, 50), 50, 1),
    ])
    func aWholePicture(picture: (Int, Int), box: (Int, Int), columns: Int, rows: Int) {
        #expect(fit(picture, box, isWhole: true).cells == CellSize(columns: columns, rows: rows))
    }

    @Test func soManyPixelsAreSent() {
        #expect(fit((9, 9), (100, 75)).drawn == PixelSize(width: 1_000, height: 1_500))
        let large = fit((9, 9), (200, 150)).drawn
        #expect(large == PixelSize(width: 1_000, height: 1_500))
        #expect(fit((9, 9), (10, 5), .blocks).drawn == PixelSize(width: 80, height: 40))
        #expect(fit((9, 9), (10, 5), .sixel).drawn == PixelSize(width: 100, height: 96))
        #expect(fit((9, 9), (10, 3), .sixel).drawn == PixelSize(width: 100, height: 60))
        let whole = fit((3_000, 3_000), (500, 500), .sixel, isWhole: true)
        #expect(whole.cells == CellSize(columns: 122, rows: 61))
        // Few pixels are few as sixels too: three times as many each way, and no more.
        let small = fit((100, 100), (80, 40), .sixel, isWhole: true)
        #expect(small.cells == CellSize(columns: 30, rows: 15))
        #expect(
            fit((3_000, 3_000), (500, 500), .kitty, isWhole: true).cells
                == CellSize(columns: 500, rows: 250)
        )
    }

    @Test(arguments: [
        (1, 1, 1, 1, true), (500, 500, 64, 64, true), (0, 1, 1, 1, false), (1, 0, 1, 1, false),
        (501, 1, 1, 1, false),
        (1, 501, 1, 1, false), (1, 1, 0, 1, false), (1, 1, 1, 0, false), (1, 1, 65, 1, false),
        (1, 1, 1, 65, false),
    ])
    func aTaskIsOfSoManyCellsAndPixels(
        columns: Int,
        rows: Int,
        width: Int,
        height: Int,
        isOne: Bool
    ) {
        let size = CellSize(columns: columns, rows: rows)
        let cell = PixelSize(width: width, height: height)
        #expect(
            (DrawingTask(size: size, in: PictureStyle(form: .kitty, cell: cell)) != nil) == isOne
        )
        #expect(
            (DrawingTask(DrawingTask(medium: .kitty, size: size, cell: cell).bytes) != nil) == isOne
        )
    }

    /// In cells the ribbon is text.
    @Test(arguments: [
        (PictureStyle.Form.kitty, true), (.sixel, true), (.blocks(hasAllColours: true), false),
    ])
    func aRibbonIsDrawnInPixels(form: PictureStyle.Form, isDrawn: Bool) throws {
        let style = PictureStyle(form: form, ground: .white, ribbon: .light)
        func task(_ hasRibbon: Bool) throws -> DrawingTask {
            let order = PictureOrder(
                recipe: RecipeID(service: .cookbook, key: "1"),
                address: try #require(WebAddress("https://a.example/p.png")),
                size: CellSize(columns: 4, rows: 2),
                hasRibbon: hasRibbon
            )
            return try #require(DrawingTask(order, in: style))
        }
        #expect(try task(true).hasRibbon == isDrawn)
        #expect(try task(false).hasRibbon == false)
        #expect(
            try task(true).ground == .white && task(true).ribbon == .light
                && task(true).cell == PictureStyle.usualCell
        )
        #expect(try task(true).isWhole == false)
    }

    @Test func bytesOfATaskAreAsTheyAreSaid() {
        var task = DrawingTask(
            medium: .sixel,
            size: CellSize(columns: 0x123, rows: 2),
            cell: PixelSize(width: 3, height: 4)
        )
        let colours: [UInt8] = [0, 0, 0, 0, 0, 0, 255, 175, 0]
        #expect(task.bytes == Array("RPT1".utf8) + [2, 0, 0x23, 1, 2, 0, 3, 0, 4, 0] + colours)
        task.isWhole = true
        #expect(task.bytes[5] == 1)
        task.hasRibbon = true
        #expect(task.bytes[5] == 3)
        #expect(DrawingTask(task.bytes + [9]) == task)
    }

    @Test func bytesOfADrawingAreAsTheyAreSaid() throws {
        let drawing = Drawing(
            medium: .kitty,
            cells: CellSize(columns: 0x102, rows: 3),
            content: [7, 8]
        )
        let bytes = Drawing.bytes(of: .success(drawing))
        #expect(bytes == Array("RPD1".utf8) + [0, 1, 2, 1, 3, 0, 2, 0, 0, 0, 7, 8])
        #expect(
            Drawing.bytes(of: .failure(.tooLarge)) == Array("RPD1".utf8) + [3]
                + [UInt8](repeating: 0, count: 9)
        )
        for bad in [bytes + [0], Array(bytes.dropLast()), Array(bytes.dropFirst()), []] {
            #expect(Drawing.result(bad) == nil)
        }
        for (place, byte) in [(4, 6), (4, 255), (5, 3), (0, 0)] {
            var bad = bytes
            bad[place] = UInt8(byte)
            #expect(Drawing.result(bad) == nil, "\(place)")
        }
        func head(_ count: Int) -> [UInt8] {
            Array(bytes.prefix(10)) + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
        }
        #expect(Drawing.contentCount(behind: head(Drawing.contentLimit)) == Drawing.contentLimit)
        #expect(Drawing.contentCount(behind: head(Drawing.contentLimit + 1)) == nil)
        #expect(Drawing.contentCount(behind: head(5) + [0]) == nil)
    }

    // MARK: Formats

    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF], PictureFormat.jpeg), ([0xFF, 0xD8, 0xFE], nil),
            ([0xFF, 0xD8], nil),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A], nil),
            (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif), (Array("GIF88a".utf8), nil),
            (Array("RIFF1234WEBP".utf8), .webp), (Array("RIFF1234WEBX".utf8), nil),
            (Array("RIFX1234WEBP".utf8), nil),
            (Array("RIFF1234WEB".utf8), nil), (Array("<svg>".utf8), nil), ([], nil),
        ] as [([UInt8], PictureFormat?)]
    )
    func aFormatIsKnownByItsFirstBytes(head: [UInt8], format: PictureFormat?) {
        #expect(PictureFormat(of: head) == format)
        #expect(
            PictureFormat(of: head + [1, 2, 3])
                == (head.count < 12 && format == nil
                    ? PictureFormat(of: head + [1, 2, 3]) : format)
        )
    }

    @Test func aPNGIsWholeWithItsLastPart() {
        let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        func part(_ name: String, _ content: [UInt8], length: Int? = nil) -> [UInt8] {
            [0, 0, 0, UInt8(length ?? content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
        }
        let head = mark + part("IHDR", [1, 2, 3])
        #expect(PNGParts.areWhole(in: head + part("IEND", [])))
        #expect(PNGParts.areWhole(in: head + part("IEND", []) + [9]))
        #expect(!PNGParts.areWhole(in: head))
        #expect(!PNGParts.areWhole(in: Array((head + part("IEND", [])).dropLast())))
        #expect(!PNGParts.areWhole(in: head + part("IDAT", [1], length: 2)))
        #expect(!PNGParts.areWhole(in: head + part("IDAT", [1], length: 200) + part("IEND", [])))
        #expect(!PNGParts.areWhole(in: []))
    }

    // MARK: Terminals

    @Test(arguments: [
        "xterm", "tmux", "screen", "rxvt-unicode", "foot", "alacritty", "wezterm", "contour", "st",
        "konsole", "gnome",
        "vte", "mlterm", "putty-256color", "XTERM-KITTY",
    ])
    func aTerminalHasTheTableOfColours(term: String) {
        var facts = PictureFacts()
        (facts.isTerminal, facts.hasEscapes, facts.hasColour, facts.term) = (true, true, true, term)
        #expect(facts.form == .blocks(hasAllColours: false))
        facts.colorTerm = "TrueColor"
        #expect(facts.form == .blocks(hasAllColours: true))
        facts.hasColour = false
        #expect(facts.form == nil)
    }

    /// Whether the terminal is asked before anything is drawn.
    @Test(arguments: [
        (PictureFacts.Wish.auto, true, true), (.kitty, true, false), (.sixel, true, false),
        (.blocks, false, false),
        (.none, false, false),
    ])
    func aTerminalIsAsked(wish: PictureFacts.Wish, isAsked: Bool, isAskedWithACell: Bool) {
        var facts = PictureFacts()
        (facts.isTerminal, facts.hasEscapes, facts.hasColour, facts.wish) = (true, true, true, wish)
        #expect(facts.wantsAnswers == isAsked)
        for change in [\PictureFacts.isTerminal, \.hasEscapes] {
            var other = facts
            other[keyPath: change] = false
            #expect(!other.wantsAnswers)
        }
        var other = facts
        other.isAccessible = true
        #expect(!other.wantsAnswers)
        other = facts
        other.isASCII = true
        #expect(other.wantsAnswers == (isAsked && wish != .auto))
        other = facts
        other.hasColour = false
        #expect(other.wantsAnswers == (isAsked && wish != .auto))
        facts.cell = PixelSize(width: 9, height: 18)
        #expect(facts.wantsAnswers == isAskedWithACell)
        #expect(
            PictureFacts.Wish.allCases.map(\.rawValue) == [
                "auto", "kitty", "sixel", "blocks", "none",
            ]
        )
    }

    @Test func aStyleHasTheColoursOfItsBackground() {
        var facts = PictureFacts()
        #expect(facts.style(isLight: true) == nil)
        (facts.isTerminal, facts.hasEscapes, facts.wish) = (true, true, .kitty)
        #expect(
            facts.style(isLight: true) == PictureStyle(form: .kitty, ground: .white, ribbon: .light)
        )
        #expect(
            facts.style(isLight: false) == PictureStyle(form: .kitty, ground: .black, ribbon: .dark)
        )
        #expect(
            RibbonColours.dark
                == RibbonColours(ink: PixelColour(0, 0, 0), band: PixelColour(255, 175, 0))
        )
        #expect(
            RibbonColours.light
                == RibbonColours(ink: PixelColour(255, 255, 255), band: PixelColour(175, 0, 0))
        )
    }

    @Test(arguments: [
        (16, 0, 0, 0), (17, 0, 0, 95), (22, 0, 95, 0), (52, 95, 0, 0), (231, 255, 255, 255),
        (232, 8, 8, 8),
        (255, 238, 238, 238), (15, 0, 0, 0), (-1, 0, 0, 0), (256, 238, 238, 238),
        (109, 135, 175, 175),
    ])
    func aColourOfTheTable(place: Int, red: UInt8, green: UInt8, blue: UInt8) {
        #expect(PixelColour(table: place) == PixelColour(red, green, blue))
    }

    // MARK: Pixels

    @Test func coloursAreMixed() throws {
        var pixels = try #require(
            PixelBuffer(width: 2, height: 1, bytes: [0, 100, 200, 0, 9, 9, 9, 9])
        )
        let colour = PixelColour(200, 0, 100)
        pixels.mix(colour, share: 0, x: 0, y: 0)
        for (x, y) in [(-1, 0), (2, 0), (0, -1), (0, 1)] {
            pixels.mix(colour, share: 1, x: x, y: y)
        }
        #expect(pixels.bytes == [0, 100, 200, 0, 9, 9, 9, 9])
        pixels.mix(colour, share: 0.5, x: 0, y: 0)
        #expect(pixels.bytes == [100, 50, 150, 255, 9, 9, 9, 9])
        pixels.mix(colour, share: 2, x: 1, y: 0)
        #expect(pixels.bytes == [100, 50, 150, 255, 200, 0, 100, 255])
        #expect(pixels[1, 0] == colour)
        #expect(PixelBuffer(width: 0, height: 1, bytes: []) == nil)
        #expect(PixelBuffer(width: 1, height: 0, bytes: []) == nil)
        #expect(PixelBuffer(width: 1, height: 1, bytes: [1, 2, 3]) == nil)
        #expect(PixelBuffer(width: 0, height: 0, filled: colour).bytes == [200, 0, 100, 255])
    }

    @Test func nothingShowsThrough() throws {
        var pixels = try #require(
            PixelBuffer(
                width: 4,
                height: 1,
                bytes: [10, 20, 30, 255, 10, 20, 30, 0, 100, 0, 50, 51, 10, 20, 30, 254]
            )
        )
        pixels.flatten(over: PixelColour(200, 100, 0))
        #expect(
            pixels.bytes == [10, 20, 30, 255, 200, 100, 0, 255, 180, 80, 10, 255, 11, 20, 30, 255]
        )
    }

    @Test func bytesAreReadToTheirEnd() {
        var reader = ByteReader([1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(
            reader.byte() == 1 && reader.short() == 0x0302
                && reader.colour() == PixelColour(4, 5, 6)
        )
        #expect(reader.long() == nil && reader.take(-1) == nil && reader.take(4) == nil)
        #expect(reader.all() == [7, 8, 9] && reader.all() == [] && reader.byte() == nil)
        var long = ByteReader([1, 2, 3, 4])
        #expect(long.long() == 0x0403_0201)
    }
}
