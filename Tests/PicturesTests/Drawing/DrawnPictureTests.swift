import Foundation
import RecipeModel
import Testing

@testable import Pictures

struct DrawnPictureTests {
    private func drawing(_ medium: DrawingTask.Medium, _ content: [UInt8]) -> Drawing {
        Drawing(medium: medium, cells: CellSize(columns: 2, rows: 1), content: content)
    }

    @Test func cellsHaveAnElementAndTwoColours() {
        let content: [UInt8] = [1, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]
        let picture = DrawnPicture(drawing(.blocks, content), in: .blocks(hasAllColours: true))
        #expect(
            picture
                == .cells([
                    [
                        PictureCell("▀", foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6)),
                        PictureCell(" ", foreground: .rgb(7, 8, 9), background: .rgb(10, 11, 12)),
                    ]
                ])
        )
        let pure: [UInt8] = [32, 0, 0, 0, 255, 0, 0, 23, 255, 255, 255, 0, 0, 255]
        let table = DrawnPicture(drawing(.blocks, pure), in: .blocks(hasAllColours: false))
        #expect(
            table
                == .cells([
                    [
                        PictureCell("▟", foreground: .indexed(16), background: .indexed(196)),
                        PictureCell("▖", foreground: .indexed(231), background: .indexed(21)),
                    ]
                ])
        )
    }

    @Test(arguments: [0, 13, 15])
    func cellsOfAWrongNumberAreNone(count: Int) {
        let content = [UInt8](repeating: 0, count: count)
        #expect(
            DrawnPicture(drawing(.blocks, content), in: .blocks(hasAllColours: true)) == nil
        )
    }

    @Test(arguments: [33, 0x7F, 255] as [UInt8])
    func noOtherCharacterGetsThrough(number: UInt8) {
        let content = [UInt8](repeating: 0, count: 7) + [number, 0, 0, 0, 0, 0, 0]
        #expect(
            DrawnPicture(drawing(.blocks, content), in: .blocks(hasAllColours: true)) == nil
        )
    }

    @Test(arguments: [1, 3_072, 3_073, 9_216, 10_000])
    func kittyGetsTheWholeFileInPieces(count: Int) throws {
        let file =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 7, count: count)
        let text = try #require(KittySequence(drawing(.kitty, file))).text
        let pieces = text.components(separatedBy: "\u{1B}\\").dropLast()
        #expect(text.hasSuffix("\u{1B}\\"))
        var signs = ""
        for (place, piece) in pieces.enumerated() {
            #expect(piece.hasPrefix("\u{1B}_G"))
            let parts = piece.dropFirst(3).split(separator: ";", maxSplits: 1)
            let controls = parts[0].split(separator: ",")
            #expect(controls.contains("q=2"))
            #expect(controls.contains(place == pieces.count - 1 ? "m=0" : "m=1"))
            #expect((controls.contains("a=T") && controls.contains("C=1")) == (place == 0))
            #expect(parts[1].utf8.count <= 4096)
            if place < pieces.count - 1 { #expect(parts[1].utf8.count % 4 == 0) }
            signs += parts[1]
        }
        #expect(Data(base64Encoded: signs) == Data(file))
    }

    static let noSixels = [
        "", "\u{1B}P", "\u{1B}P\u{1B}\\", "q???", "\u{1B}Pq??", "\u{1B}P0;1;q?\u{7}\u{1B}\\",
        "\u{1B}P0;1q??\u{1B}[31m??\u{1B}\\", "\u{1B}P1p??\u{1B}\\", "\u{1B}P1q é\u{1B}\\",
        "\u{1B}P0q?\u{1B}\\\u{1B}]0;title\u{7}\u{1B}\\",
    ]

    @Test(arguments: noSixels)
    func whatIsNotSixelsAloneNeverReachesATerminal(_ text: String) {
        #expect(DrawnPicture(drawing(.sixel, Array(text.utf8)), in: .sixel) == nil)
    }

    @Test func sixelsAreShownAsTheyAre() {
        let text = "\u{1B}P0;1;0q\"1;1;4;6#0;2;0;0;0#0!4~-\u{1B}\\"
        let picture = DrawnPicture(drawing(.sixel, Array(text.utf8)), in: .sixel)
        #expect(picture == .graphics(text))
    }

    @Test func aDrawingOfAnotherMediumIsNone() {
        let text = Array("\u{1B}P0;1;0q~\u{1B}\\".utf8)
        #expect(DrawnPicture(drawing(.sixel, text), in: .kitty) == nil)
        #expect(DrawnPicture(drawing(.kitty, text), in: .kitty) == nil)
    }
}
