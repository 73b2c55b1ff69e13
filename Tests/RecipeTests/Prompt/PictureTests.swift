import Foundation
import RecipeTestSupport
import Testing

/// Pictures as a cook sees them: in which cells they stand, and what stands around them.
@Suite(.aFewAtOnce)
struct PictureTests {
    private let server: MisbehavingServer

    init() throws {
        server = try MisbehavingServer()
        // Squares, so that block elements of several shapes come near to it.
        let picture = PictureFile.png(width: 90, height: 60) { x, y in
            (x / 7 + y / 5).isMultiple(of: 2) ? [200, 60, 30, 255] : [30, 90, 40, 255]
        }
        server.serve { request in
            guard request.path.hasPrefix("/picture/") else { return nil }
            return ServedResponse(headers: ["Content-Type": "image/png"], body: picture)
        }
        server.serve(SampleKitchen(dishes: 6))
    }

    private var options: [String] {
        ["--service", "recipepuppy", "--url", server.address]
    }

    /// A terminal that shows pixels.
    private func pixels(_ screen: inout TerminalScreen) {
        screen.knowsKittyGraphics = true
        screen.cellPixels = (width: 9, height: 18)
    }

    /// Prints the list until its pictures are there: a busy machine may take longer for them than the
    /// second that a screen waits, and then the next one has them.
    private func listWithPictures(
        on terminal: CookTerminal,
        _ isThere: @escaping @Sendable (TerminalScreen) -> Bool
    ) async throws {
        for _ in 0..<100 where !isThere(terminal.screen) {
            try await terminal.command("list")
        }
        #expect(isThere(terminal.screen), "\(terminal.everything)")
    }

    @Test func pixelsStandInsideTheirCards() async throws {
        let terminal = try Cook().terminal(options, columns: 80, rows: 60, prepare: pixels)
        // Where real pictures can be shown, cards are the layout.
        try await terminal.command("search garlic")
        try await listWithPictures(on: terminal) { $0.pictures.count { $0.row >= 0 } >= 4 }
        let screen = terminal.screen
        for picture in screen.pictures where picture.row >= 0 {
            #expect(picture.medium == .kitty)
            #expect(
                Data(base64Encoded: picture.content)?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47])
            )
            #expect(picture.height >= 7)
            for row in picture.row..<picture.row + picture.height {
                let cells = Array(screen.row(row))
                #expect(cells[picture.column - 1] == "│", "\(row)")
                #expect(cells[picture.column + picture.width] == "│", "\(row)")
                let inside = cells[picture.column..<picture.column + picture.width]
                #expect(inside.allSatisfy { " ░╲Haslcto e".contains($0) }, "\(String(inside))")
            }
            #expect(screen.row(picture.row + picture.height).contains("Garlic Cheese Dish"))
        }
        #expect(try await terminal.quit() == 0)
    }

    @Test func sixelsAreNoLargerThanTheirPlace() async throws {
        let terminal = try Cook().terminal(options, columns: 80, rows: 60) { screen in
            screen.attributes = [62, 4, 22]
            screen.cellPixels = (width: 9, height: 18)
        }
        try await terminal.command("set layout cards")
        try await terminal.command("search garlic")
        try await listWithPictures(on: terminal) { $0.pictures.contains { $0.row >= 0 } }
        let screen = terminal.screen
        let picture = try #require(screen.pictures.last { $0.row >= 0 })
        #expect(picture.medium == .sixel)
        let cells = Array(screen.row(picture.row))
        let right = try #require(cells[picture.column...].firstIndex(of: "│"))
        #expect(picture.width == (right - picture.column) * 9)
        #expect(picture.height % 6 == 0)
        #expect(try await terminal.quit() == 0)
    }

    @Test func blockElementsStandInTheirCards() async throws {
        let terminal = try Cook().terminal(options, columns: 80, rows: 60)
        try await terminal.command("set layout cards")
        try await terminal.command("search garlic")
        try await listWithPictures(on: terminal) { screen in
            screen.lines.contains { $0.unicodeScalars.contains { ("\u{2580}"..."\u{2590}") ~= $0 } }
        }
        #expect(terminal.screen.pictures.isEmpty)
        // The ribbon is written over them.
        #expect(terminal.everything.contains("╲Ha╲"))
        #expect(try await terminal.quit() == 0)
    }

    /// On a machine that is not too busy pictures come within their second, while a line is being
    /// typed that stays as it is. On a busy one that may take a few tries.
    @Test func picturesComeAboveTheLineThatIsBeingTyped() async throws {
        var hasComeInTime = false
        for _ in 0..<20 where !hasComeInTime {
            let terminal = try Cook().terminal(options, columns: 80, rows: 60, prepare: pixels)
            try await terminal.command("search garlic --format cards")
            try await terminal.enter("open 3 --st")
            let before = terminal.screen
            let deadline = ContinuousClock.now + .seconds(3)
            try await terminal.wait {
                $0.screen.pictures.count >= 4 || ContinuousClock.now > deadline
            }
            let screen = terminal.screen
            hasComeInTime = screen.pictures.count >= 4
            #expect(screen.textBeforeCursor == "recipe> open 3 --st")
            #expect(screen.cursor == before.cursor)
            #expect(screen.scrolledOff == before.scrolledOff)
            terminal.type("eps\r")
            try await terminal.wait(for: "Steps")
            #expect(try await terminal.quit() == 0)
        }
        #expect(hasComeInTime)
    }

    @Test func withoutPicturesNothingIsFetched() async throws {
        let terminal = try Cook().terminal(options, columns: 80, rows: 60, prepare: pixels)
        try await terminal.command("set pictures none")
        try await terminal.command("search garlic --format cards")
        try await terminal.command("wait")
        let answer = try await terminal.command("picture 2")
        #expect(answer.contains("Picture of Garlic Cheese Dish 2, from 127.0.0.1"))
        #expect(answer.contains("\(server.address)/picture/2.png"))
        #expect(!server.requests.contains { $0.path.hasPrefix("/picture/") })
        #expect(terminal.screen.pictures.isEmpty)
        #expect(try await terminal.quit() == 0)
    }

    @Test func aLargePictureKeepsItsProportions() async throws {
        let terminal = try Cook().terminal(options, columns: 80, rows: 30, prepare: pixels)
        try await terminal.command("search garlic --format list")
        try await terminal.command("picture 2")
        let screen = terminal.screen
        let picture = try #require(screen.pictures.last)
        // 90 by 60 pixels at most three times as large: 270 by 180, in cells of 9 by 18.
        #expect(picture.width == 30 && picture.height == 10)
        #expect(screen.row(picture.row + 10).hasPrefix("Garlic Cheese Dish 2 · 127.0.0.1"))
        #expect(screen.row(picture.row + 11).hasPrefix("recipe>"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aFavoritesPictureIsKeptWithIt() async throws {
        let cook = try Cook()
        let terminal = try cook.terminal(options, columns: 80, rows: 40, prepare: pixels)
        try await terminal.command("search garlic --format list")
        try await terminal.command("fav 2")
        #expect(try await terminal.quit() == 0)
        server.stop()
        try FileManager.default.removeItem(atPath: cook.path("cache"))
        let later = try cook.terminal(["--offline"], columns: 80, rows: 40, prepare: pixels)
        try await later.command("favs --format list")
        try await later.command("picture 1")
        #expect(later.screen.pictures.last?.width == 30)
        #expect(try await later.quit() == 0)
    }

    @Test func aFileThatIsNoPictureIsDescribed() async throws {
        server.on(.path("/picture/2.png"), .answer(.html("<h1>Not here any more</h1>")))
        let terminal = try Cook().terminal(options, columns: 80, rows: 40, prepare: pixels)
        try await terminal.command("search garlic --format list")
        #expect(try await terminal.command("picture 2").contains("It can't be drawn"))
        #expect(try await terminal.command("picture 1").contains("has no picture"))
        #expect(terminal.screen.pictures.isEmpty)
        #expect(try await terminal.quit() == 0)
    }

    @Test func machineFormatsTellWhereThePictureIs() async throws {
        let end = try await Cook().run(
            options + ["-c", "search garlic; picture 2 --format json"]
        )
        #expect(end.code == 0)
        #expect(end.output.contains("\"picture\":\"\(server.address)/picture/2.png\""))
        #expect(end.output.contains("\"description\":\"Picture of Garlic Cheese Dish 2"))
        #expect(!server.requests.contains { $0.path.hasPrefix("/picture/") })
    }

    /// A terminal that answers nothing by itself runs the program from a shell, which then reads a
    /// line: what was left of the answers would stand in it.
    @Test(arguments: ["search garlic --format cards", "picture 2", "status"])
    func noAnswerIsLeftForTheShellThatStartedIt(command: String) async throws {
        let cook = try Cook()
        let words = options.joined(separator: " ")
        let script = """
            "$RECIPE" \(words) -c 'search garlic --format list; \(command)'
            printf 'READY\\n'; IFS= read -r line; printf '<%s>\\n' "$line"
            """
        let terminal = try cook.terminal(script: script, rows: 50) { $0.isSilent = true }
        try await terminal.wait {
            String(decoding: $0.written, as: UTF8.self).contains("\u{1B}[16t")
        }
        terminal.type("\u{1B}[6;18;9t\u{1B}_Gi=31;O")
        terminal.type("K\u{1B}\\\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62;4c")
        try await terminal.wait(for: "READY")
        terminal.type("typed\r")
        #expect(try await terminal.waitForEnd() == 0)
        #expect(terminal.everything.contains("<typed>"), "\(terminal.everything)")
    }
}
