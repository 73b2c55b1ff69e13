import Testing

@testable import Conversation

/// Lines that are changed before or after the rules are tried: corrections, and words too many.
struct SpokenMendingTests {
    private let book = RuleBook.shared

    private func words(_ text: String) -> [SpokenWord] {
        SpokenWordSplitter.words(of: text).map { word in
            var word = word
            if !word.isQuoted, word.time == nil { word.id = book.id(of: word.text) }
            return word
        }
    }

    private func text(_ words: [SpokenWord]) -> String {
        words.map { $0.time?.text ?? $0.text }.joined(separator: " ")
    }

    private func corrected(_ line: String) -> String {
        text(
            Corrections(book: book).applied(
                to: words(line),
                context: SpokenScene.context("start")
            )
        )
    }

    // MARK: - Corrections

    @Test(arguments: [
        ("4 zorks, no 6", "6 zorks"), ("4 zorks, no the 6", "6 zorks"),
        ("4 zorks, no 6 wugs", "6 wugs"), ("4 zorks, no, 6", "6 zorks"),
        ("4 zorks, no wait, 6", "6 zorks"), ("for 5, no wait, 6 people", "for 6 people"),
        ("timer 10 minutes, no, 12", "timer 12m"), ("under 20 minutes, make that 30", "under 30m"),
        ("timer 2 minutes, i mean 3 hours", "timer 3h"),
        ("timer 2 minutes, no 3 minutes", "timer 3m"),
        ("zork too, i mean blarg", "blarg too"), ("zork, i mean blarg", "blarg"),
        ("wug, zork, i mean blarg", "wug , blarg"),
        ("zork wug, no blarg wug", "blarg wug"),
    ])
    func whatIsSaidLastCounts(_ said: String, _ meant: String) {
        #expect(corrected(said) == meant)
    }

    /// What corrects nothing stays as it was said.
    @Test(arguments: [
        ("zorks, no 6", "zorks , no 6"), ("4 zorks no 6", "4 zorks no 6"),
        ("zork wug, no blarg", "zork wug , no blarg"), ("zork wug, no wug", "zork wug , no wug"),
        ("zork wug, no", "zork wug , no"), ("zork wug i mean", "zork wug i mean"),
        ("i mean zork", "i mean zork"), ("zork, 2 minutes, no 6", "zork , 2m , no 6"),
        ("6 zorks, no 2 minutes", "6 zorks , no 2m"),
    ])
    func anythingElseStays(_ said: String, _ kept: String) {
        #expect(corrected(said) == kept)
    }

    @Test func aVeryLongLineIsNotCorrected() {
        let wugs = Array(repeating: "wug", count: 74).joined(separator: " ")
        #expect(corrected("\(wugs) 4, no 6") == wugs + " 6")
        #expect(corrected("wug \(wugs) 4, no, 6") == "wug \(wugs) 4 , no , 6")
    }

    // MARK: - Words too many

    private func shorter(_ line: String) -> [String] {
        LineRepair(book: book).shorter(than: words(line)).map(text)
    }

    @Test(
        arguments: [
            ("zork in", []), ("zork zork zork", []), ("zork \"in\" zork", []),
            ("zork in zork", ["zork zork"]), ("in on zork", ["on zork", "in zork"]),
            ("in on zork wug", ["on zork wug", "in zork wug", "zork wug"]),
            ("in zork on wug", ["zork on wug", "in zork wug"]),
        ] as [(String, [String])]
    )
    func oneOrTwoNeighboursAreLeftOut(_ line: String, _ shorter: [String]) {
        #expect(self.shorter(line) == shorter)
    }

    @Test func longLinesAndManyWordsAreNotTriedWithout() {
        let wugs = Array(repeating: "wug", count: 29).joined(separator: " ")
        #expect(shorter("in \(wugs)") == [wugs])
        #expect(shorter("in \(wugs) wug").isEmpty)
        let apart = Array(repeating: "in wug", count: 9).joined(separator: " ")
        #expect(shorter(apart).count == 8)
    }
}
