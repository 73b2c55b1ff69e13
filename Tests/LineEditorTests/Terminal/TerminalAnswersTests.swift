import Testing

@testable import LineEditor

struct TerminalAnswersTests {
    static let colours: [(answer: String, background: TerminalAnswers.Background?)] = [
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
        #expect(TerminalAnswers.background(of: example.answer.utf8) == example.background)
    }

    @Test(arguments: [1, 3, 100])
    func answersArePickedOutOfWhatIsTyped(inPiecesOf size: Int) {
        let bytes = Array("ab\u{1B}]11;rgb:ff/ff/ff\u{1B}\\c\u{1B}[A\u{1B}[?62;22cdé".utf8)
        var keys = KeyDecoder()
        for start in stride(from: 0, to: bytes.count, by: size) {
            keys.append(bytes[start..<min(start + size, bytes.count)])
            keys.takeAnswers()
        }
        #expect(keys.answers.background == .light)
        #expect(keys.answers.isComplete)
        var typed: [KeyDecoder.Key] = []
        while let key = keys.next(isComplete: false) { typed.append(key) }
        #expect(
            typed == [
                .character("a"), .character("b"), .character("c"), .special(.up),
                .character("d"), .character("é"),
            ]
        )
    }

    @Test func aTerminalThatDoesNotKnowTheQuestionAnswersTheOther() {
        var keys = KeyDecoder()
        keys.append("\u{1B}[?1;2c".utf8)
        keys.takeAnswers()
        #expect(keys.answers.background == nil)
        #expect(keys.answers.isComplete)
        #expect(keys.isEmpty)
    }
}
