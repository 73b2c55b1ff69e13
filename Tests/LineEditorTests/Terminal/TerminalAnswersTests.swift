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

    static let wholeAnswers =
        "\u{1B}[6;18;9t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62;4;22c"

    @Test(arguments: [1, 2, 5, 100])
    func answersAboutPicturesArePickedOut(inPiecesOf size: Int) {
        let bytes = Array(("a" + Self.wholeAnswers + "b").utf8)
        var keys = KeyDecoder()
        for start in stride(from: 0, to: bytes.count, by: size) {
            keys.append(bytes[start..<min(start + size, bytes.count)])
            keys.takeAnswers()
        }
        #expect(keys.answers.knowsKittyGraphics)
        #expect(keys.answers.attributes == [62, 4, 22])
        #expect(keys.answers.cell == CellPixels(width: 9, height: 18))
        #expect(keys.answers.background == .dark)
        #expect(keys.next(isComplete: false) == .character("a"))
        #expect(keys.next(isComplete: false) == .character("b"))
        #expect(keys.isEmpty)
    }

    @Test(arguments: [
        "\u{1B}_Gi=31;ENOENT:no\u{1B}\\", "\u{1B}_Gi=31\u{1B}\\", "\u{1B}[6;0;0t", "\u{1B}[6;18t",
        "\u{1B}[6;9999;9999t", "\u{1B}[6;;t", "\u{1B}[4;600;800t",
    ])
    func wrongAnswersMeanNothingAndAreTakenOut(_ answer: String) {
        var keys = KeyDecoder()
        keys.append((answer + "x").utf8)
        keys.takeAnswers()
        #expect(!keys.answers.knowsKittyGraphics)
        #expect(keys.answers.cell == nil)
        #expect(keys.next(isComplete: false) == .character("x"))
    }

    @Test func anAnswerThatIsCutOffIsNotTyped() {
        var keys = KeyDecoder()
        keys.append("\u{1B}_Gi=31;O".utf8)
        #expect(keys.next(isComplete: false) == nil)
        #expect(keys.patience == .milliseconds(300))
        #expect(keys.next(isComplete: true) == nil)
        #expect(keys.isEmpty)
    }

    @Test func metaAndUnderlineAreKeysStill() {
        var keys = KeyDecoder()
        keys.append("\u{1B}_x".utf8)
        let typed = (0..<3).map { _ in keys.next(isComplete: false) }
        #expect(typed == [.character("\u{1B}"), .character("_"), .character("x")])
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
