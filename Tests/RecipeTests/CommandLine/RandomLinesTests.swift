import Foundation
import RecipeTestSupport
import Testing

/// Lines by chance, through the whole program.
@Suite(.aFewAtOnce)
struct RandomLinesTests {
    private static let words = [
        "search", "garlic", "cheese", "-onion", "or", "and", "without", "drop", "more", "list",
        "open", "fav", "unfav", "favs", "back", "forward", "reset", "undo", "redo", "browse",
        "random", "categories", "cuisines", "status", "cancel", "wait", "retry", "refresh", "set",
        "unset", "theme", "dark", "page-size", "5", "99999999999999999999", "1-3,7", "1-", "-1",
        "0", "r1", "f1", "it", "all", "last", "the", "second", "one", "--all", "--page", "--sort",
        "title", "--format", "json", "--width", "--help", "help", "alias", "x", "=", "unalias",
        "history", "clear", "echo", "$1", "${x:-y}", "${", "\"", "'", "\\", ";", "#", "|", ">",
        "expect", "count", ">=", "ok", "not", "lactose", "error", "usage", "let", "run", "service",
        "cookbook", "title:", "minutes:", "minutes:x", "cuisine:italian", ":", "é", "日本", "\u{7F}",
        "\u{1B}[31m", "\u{0}", "\u{202E}", "!", "*", "%n", "NULL", "'; DROP TABLE x; --",
    ]

    /// A line of words, with signs by chance between and in them.
    private static func line(_ generator: inout SeededGenerator) -> String {
        var line = ""
        for _ in 0..<Int.random(in: 0...7, using: &generator) {
            line += words.randomElement(using: &generator) ?? ""
            if Int.random(in: 0...9, using: &generator) > 0 { line += " " }
            if Int.random(in: 0...30, using: &generator) == 0 {
                let scalar = Unicode.Scalar(UInt32.random(in: 1...0x2FFF, using: &generator))
                line.unicodeScalars.append(scalar ?? " ")
            }
        }
        // What leaves, waits for a program or plays the generator's own words again is left out.
        return line.replacing("\n", with: " ")
    }

    @Test(arguments: 1...4)
    func thousandsOfLinesOfRandomWordsEndByThemselves(_ seed: Int) async throws {
        var generator = SeededGenerator(seed: seed)
        let lines = (0..<3_000).map { _ in Self.line(&generator) }
        let cook = try Cook()
        let end = try await cook.run(
            ["--keep-going", "--format", "list"],
            input: (lines + ["echo that was all"]).joined(separator: "\n")
        )
        #expect(end.code == 64, "\(end.error.suffix(500))")
        // The rest of the lines may stand in a quote, which is told.
        let isInQuote = end.error.contains("isn't closed")
        #expect(end.output.hasSuffix("that was all\n") || isInQuote)
        #expect(end.controls.isEmpty)
        #expect(!end.error.contains("our fault"))
    }

    @Test func randomBytesEndByThemselves() async throws {
        var generator = SeededGenerator(seed: 7)
        let bytes = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let cook = try Cook()
        let run = ProgramRun(
            arguments: ["--keep-going", "--format", "list"],
            input: bytes,
            environment: cook.environment,
            folder: cook.home.path
        )
        let end = try await run.end()
        #expect(end.code == 64)
        #expect(end.controls.isEmpty)
    }

    @Test func aLineWithoutEndIsRefused() async throws {
        let end = try await Cook().run(
            ["--keep-going"],
            input: String(repeating: "garlic ", count: 200_000) + "\necho after\n"
        )
        #expect(end.code == 64)
        #expect(end.output == "after\n")
    }
}
