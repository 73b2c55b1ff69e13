import Testing

@testable import LineEditor

struct TerminalRepliesTests {
    static let colours: [(answer: String, background: TerminalInquiry.Background?)] = [
        ("rgb:0000/0000/0000", .dark),
        ("rgb:ffff/ffff/ffff", .light),
        ("rgb:FFFF/FFFF/D7D7", .light),
        ("rgb:00/2b/36", .dark),
        ("rgb:f/f/f", .light),
        ("rgba:1c1c/1c1c/1c1c/ffff", .dark),
        ("#ffffff", nil),
        ("rgb:ffff/ffff", nil),
        ("rgb:gggg/0/0", nil),
        ("rgb:12345/0/0", nil),
        ("", nil),
    ]

    @Test(arguments: colours.indices)
    func aColourIsDarkOrLight(_ place: Int) {
        let example = Self.colours[place]
        #expect(
            TerminalReplies.background(of: Array(example.answer.utf8)[...]) == example.background
        )
    }

    @Test(arguments: [1, 3, 100])
    func answersArePickedOutOfWhatIsTyped(inPiecesOf size: Int) {
        let bytes = Array("ab\u{1B}]11;rgb:ff/ff/ff\u{1B}\\c\u{1B}[A\u{1B}[?62;22cde".utf8)
        var replies = TerminalReplies()
        for start in stride(from: 0, to: bytes.count, by: size) {
            replies.append(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(replies.background == .light)
        #expect(replies.isComplete)
        #expect(replies.rest == Array("abc\u{1B}[Ade".utf8))
    }

    @Test func aTerminalThatDoesNotKnowTheQuestionAnswersTheOther() {
        var replies = TerminalReplies()
        replies.append(Array("\u{1B}[?1;2c".utf8))
        #expect(replies.background == nil)
        #expect(replies.isComplete)
        #expect(replies.rest.isEmpty)
    }
}
