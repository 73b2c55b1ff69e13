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
                context: SpokenScreen.context("start")
            )
        )
    }

    // MARK: - Corrections

    @Test func aVeryLongLineIsNotCorrected() {
        let wugs = Array(repeating: "wug", count: 74).joined(separator: " ")
        #expect(corrected("\(wugs) 4, no 6") == wugs + " 6")
        #expect(corrected("wug \(wugs) 4, no, 6") == "wug \(wugs) 4 , no , 6")
    }

    // MARK: - Words too many

    private func shorter(_ line: String) -> [String] {
        LineRepair(book: book).shorter(than: words(line)).map(text)
    }

    @Test func longLinesAndManyWordsAreNotTriedWithout() {
        let wugs = Array(repeating: "wug", count: 29).joined(separator: " ")
        #expect(shorter("in \(wugs)") == [wugs])
        #expect(shorter("in \(wugs) wug").isEmpty)
        let apart = Array(repeating: "in wug", count: 9).joined(separator: " ")
        #expect(shorter(apart).count == 8)
    }
}
