import Foundation
import RecipeTestSupport
import Testing

@testable import Display

/// A long text on the whole screen.
struct ReadingScreenTests {
    private let text = LongText(
        [
            "Crème brûlée", "", "  1. Whisk the egg yolks with the", "     sugar and the vanilla.",
            "  2. 日本 sugar, then more sugar.",
        ].map { StyledText($0) } + (1...20).map { StyledText("line \($0)") }
    )

    private func rows(
        _ window: Range<Int> = 0..<6,
        search: ReadingView.Search = .none,
        marked: String? = nil,
        width: Int = 80,
        ascii: Bool = false
    ) -> [String] {
        let view = ReadingView(text: text, window: window, search: search, marked: marked)
        return renderer(width: width, theme: .neutral, bold: true, ascii: ascii)
            .text(of: view, rows: window.count + 1)
            .replacing("\u{1B}", with: "␛").replacing("␛[K", with: "").replacing("␛[J", with: "")
            .components(separatedBy: "\r\n")
    }

    /// The keys that there is no room for are left out, the ones that can be missed first.
    @Test(arguments: [
        (
            80, 0..<6, ReadingView.Search.none,
            "lines 1-6 of 25 · Space next · / search · G end · q leaves"
        ),
        (
            80, 6..<12, .none,
            "lines 7-12 of 25 · Space next · b back · / search · g top · G end · q leaves"
        ),
        (80, 19..<25, .none, "lines 20-25 of 25 · b back · / search · g top · q leaves"),
        (60, 6..<12, .none, "lines 7-12 of 25 · Space next · / search · q leaves"),
        (40, 6..<12, .none, "7-12 of 25 · Space next · q leaves"),
        (25, 6..<12, .none, "7-12 of 25 · q leaves"),
        (
            80, 0..<6, .found("sugar", place: 2, count: 3),
            "lines 1-6 of 25 · sugar: 2 of 3 · Space next · n next found · q leaves"
        ),
        (60, 0..<6, .nothing("leek"), "lines 1-6 of 25 · nothing found for leek · q leaves"),
        (80, 0..<6, .typing("le"), "/le"),
    ])
    func theFootSaysWhereAndTheKeys(
        _ width: Int,
        _ window: Range<Int>,
        _ search: ReadingView.Search,
        _ foot: String
    ) throws {
        let last = try #require(rows(window, search: search, width: width).last)
        #expect(last.hasPrefix("␛[7m\(foot)␛[0m␛["), "\(last)")
    }

    @Test func inASCIITheFootIsASCII() throws {
        #expect(try #require(rows(ascii: true).last).allSatisfy { $0 == "␛" || $0.isASCII })
    }

    /// Neither case, accents nor the end of a line matter, and every place is marked.
    @Test(arguments: [
        ("creme", [0], ["␛[7mCrème␛[0m brûlée"]), ("SUGAR", [3, 4, 4], []),
        ("the sugar", [2], []), ("egg  yolks ", [2], []), ("日本", [4], []), ("leek", [], []),
        ("  ", [], []),
    ])
    func wordsAreFound(_ words: String, _ lines: [Int], _ shown: [String]) {
        #expect(text.find(words) == lines)
        let rows = rows(marked: words)
        for line in shown { #expect(rows[0] == "␛[H" + line) }
        let marks = rows.dropLast().joined().components(separatedBy: "␛[7m").count - 1
        #expect(marks >= lines.count, "\(rows)")
    }

    @Test func placesAcrossALinesEndAreMarkedInBoth() {
        let rows = rows(marked: "the sugar")
        #expect(rows[2] == "  1. Whisk the egg yolks with ␛[7mthe␛[0m")
        #expect(rows[3] == "     ␛[7msugar␛[0m and the vanilla.")
    }

    /// After a row that is full, erasing to its end would take its last column.
    @Test func aRowIsErasedBeforeItIsWritten() {
        let full = LongText([StyledText(String(repeating: "x", count: 20)), StyledText("y")])
        let view = ReadingView(text: full, window: 0..<2, search: .none, marked: nil)
        var screen = TerminalScreen(columns: 20, rows: 3)
        screen.write(Array(renderer(width: 20).text(of: view, rows: 3).utf8))
        #expect(screen.lines[0] == String(repeating: "x", count: 20))
    }

    @Test func whatStaysIsWhatWasInViewAndSaysSo() {
        let view = ReadingView(text: text, window: 5..<11, search: .none, marked: "line")
        #expect(
            renderer().text(keptOf: view)
                == (1...5).map { "line \($0)\n" }.joined() + "lines 6-10 of 25\n"
        )
        let whole = ReadingView(text: text, window: 0..<25, search: .none, marked: nil)
        #expect(renderer().text(keptOf: whole).hasSuffix("line 19\nline 20\n"))
    }

    /// A place is found again when the lines were broken anew.
    @Test func aPlaceIsTheSameAtEveryWidth() {
        let paragraph = StyledText(String(repeating: "a few words ", count: 200))
        let (wide, narrow) = (
            LongText(paragraph.wrapped(to: 80)), LongText(paragraph.wrapped(to: 30))
        )
        for line in 0..<wide.count {
            let there = narrow.line(atDepth: wide.depth(ofLine: line))
            let depth = wide.depth(ofLine: line)
            #expect(narrow.depth(ofLine: there) <= depth)
            #expect(there + 1 == narrow.count || narrow.depth(ofLine: there + 1) > depth)
        }
        #expect(wide.line(atDepth: wide.depth(ofLine: 7)) == 7)
    }
}
