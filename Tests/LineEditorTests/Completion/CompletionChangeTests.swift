import Testing

@testable import LineEditor

struct CompletionChangeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        /// The row with the completed range between `[` and `]`.
        let row: String
        let candidates: [CompletionAnswer.Candidate]
        /// The row afterwards with the cursor at `▏`; nil where it stays as it was.
        let result: String?
        var testDescription: String { id }

        init(
            _ id: String,
            _ row: String,
            _ texts: [String],
            isFinal: Bool = true,
            _ result: String?
        ) {
            (self.id, self.row, self.result) = (id, row, result)
            candidates = texts.map { .init(text: $0, isFinal: isFinal) }
        }
    }

    static let cases = [
        Case("one", "[se]", ["search"], "search ▏"),
        Case("one that goes on", "open [fo]", ["folder/"], isFinal: false, "open folder/▏"),
        Case("one in the middle", "s [ga] -onion", ["garlic"], "s garlic ▏-onion"),
        Case("one that goes on before a blank", "s [a] b", ["ab/"], isFinal: false, "s ab/▏ b"),
        Case("one that goes on before text", "s [a]b", ["ab/"], isFinal: false, "s ab/▏b"),
        Case("one before text", "s [a]b", ["ac"], "s ac ▏b"),
        Case("several before a blank", "s [a] b", ["abc", "abd"], "s ab▏ b"),
        Case("one for a wrong letter", "s [galic]", ["garlic"], "s garlic ▏"),
        Case("wide characters", "s [日]", ["日本"], "s 日本 ▏"),
        Case("combining characters", "cre\u{300}me [br]", ["brûlée"], "cre\u{300}me brûlée ▏"),
        Case("common beginning", "[s]", ["search", "sear"], "sear▏"),
        Case("common beginning in capitals", "[GAR]", ["garlic", "garlic bread"], "garlic▏"),
        Case("nothing more in common", "[se]", ["search", "set"], nil),
        Case("matches inside words", "[eese]", ["cheese", "cheesecake"], nil),
        Case("nothing typed", "[]", ["search", "set"], "se▏"),
        Case("control characters", "[x]", ["x\u{1B}[2J\ny"], "x[2Jy ▏"),
    ]

    @Test(arguments: cases)
    func theRowBecomes(_ example: Case) throws {
        let lower = try #require(example.row.firstIndex(of: "["))
        let upper = try #require(example.row.firstIndex(of: "]"))
        let start = example.row.distance(from: example.row.startIndex, to: lower)
        let length = example.row.distance(from: lower, to: upper) - 1
        let text = example.row.filter { $0 != "[" && $0 != "]" }
        let change = CompletionChange(
            text: text,
            range: start + 4..<start + length + 4,
            offset: 4,
            candidates: example.candidates
        )
        let replacement = try #require(change).replacement
        #expect(replacement.map { $0.left + "▏" + $0.right } == example.result)
    }

    @Test func withoutCandidatesThereIsNoChange() {
        #expect(CompletionChange(text: "x", range: 0..<1, offset: 0, candidates: []) == nil)
    }

    @Test(arguments: [(-5..<99), (50..<60), (3..<3)])
    func aRangeOutsideTheRowIsBroughtInside(_ range: Range<Int>) throws {
        let change = CompletionChange(
            text: "abc",
            range: range,
            offset: 0,
            candidates: [.init(text: "x")]
        )
        let replacement = try #require(change?.replacement)
        #expect(replacement.left.hasSuffix("x "))
    }
}
