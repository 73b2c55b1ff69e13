import Testing

@testable import LineEditor

/// Numbers of the terminal at both sides of their limits.
struct TerminalNumbersTests {
    @Test(
        arguments: [
            ("rgb:8000/8000/8000", .light), ("rgb:7fff/7fff/7fff", .dark), ("rgb:8/8/8", .light),
            ("rgb:7/7/7", .dark), ("rgb:80/80/80", .light), ("rgb:7f/7f/7f", .dark),
            ("rgb:800/800/800", .light), ("rgb:ffff/0/0", .dark), ("rgb:0/ffff/0", .light),
            ("rgb:0/0/ffff", .dark), ("rgb:ffff/0/ffff", .dark), ("rgb:ffff/3333/ffff", .light),
            ("rgba:ffff/ffff/ffff/0000", .light), ("rgba:0/0/0/ffff", .dark), ("rgb:ff/ff", nil),
            ("rgb:fffff/0/0", nil), ("rgb:gg/0/0", nil), ("cmy:0/0/0", nil), ("rgb", nil),
            ("", nil),
        ] as [(String, TerminalAnswers.Background?)]
    )
    func aColourIsLightFromHalfOn(_ text: String, _ background: TerminalAnswers.Background?) {
        #expect(TerminalAnswers.background(of: text.utf8) == background)
    }

    @Test(arguments: [
        (2, 4, true), (1, 4, false), (2, 3, false), (64, 64, true), (65, 64, false),
        (64, 65, false), (8, 16, true), (0, 0, false),
    ])
    func aCellHasASizeThatCanBe(_ width: Int, _ height: Int, _ isPossible: Bool) {
        #expect((CellPixels(width: width, height: height) != nil) == isPossible)
    }

    @Test(
        arguments: [
            (Duration.zero, 0), (.seconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(150), 150),
            (.microseconds(1_001), 2), (.seconds(2), 2_000), (.seconds(1_000_000_000), Int32.max),
        ] as [(Duration, Int32)]
    )
    func aWaitIsNeverTooShort(_ duration: Duration, _ milliseconds: Int32) {
        #expect(TerminalLoop.milliseconds(duration) == milliseconds)
    }

    @Test func rowsAboveAreCountedWhileNothingIsDrawnThere() {
        var above = RowsAbove(isUntouched: true)
        #expect(above.count(onScreenOf: 10) == 9)
        above.note(lineRows: 3)
        above.note(lineRows: 2)
        #expect(above.count(onScreenOf: 10) == 7)
        #expect(above.count(onScreenOf: 3) == 0)
        #expect(above.count(onScreenOf: 2) == 0)
        above.disturb()
        #expect(above.count(onScreenOf: 10) == 0)
        #expect(RowsAbove().count(onScreenOf: 10) == 0)
    }

    @Test func whatTheEditorSaysByItself() {
        let configuration = PromptEditor.Configuration()
        #expect(configuration.prompt == "recipe> ")
        #expect(configuration.continuationPrompt == "   ...> ")
        #expect(configuration.searchPrompt("gar", true) == "(search 'gar') ")
        #expect(configuration.searchPrompt("gar", false) == "(not found 'gar') ")
        #expect(configuration.unshownCandidates(3) == "and 3 more")
        for (bytes, size) in [(66_560, 65), (66_561, 66), (65_537, 65)] {
            #expect(
                configuration.droppedPaste(bytes)
                    == "Nothing was pasted: it is \(size) KiB long, and a line holds 64 KiB."
            )
        }
    }

    @Test(arguments: [(64 * 1_024, true), (64 * 1_024 + 1, false)])
    func aPasteIsNoLongerThanALine(_ count: Int, _ isWhole: Bool) {
        var keys = KeyDecoder()
        keys.append(repeatElement(UInt8(ascii: "a"), count: count))
        keys.append("\u{1B}[201~".utf8)
        var collector = PasteCollector()
        let progress = collector.take(from: &keys)
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        #expect(progress == (isWhole ? .whole(bytes) : .tooLong(bytes: count)))
    }

    @Test func aMessagesRowsBeginAtTheLeft() {
        #expect("one\ntwo\n\nthree".withCarriageReturns == "one\r\ntwo\r\n\r\nthree")
        #expect("".withCarriageReturns == "")
    }
}
