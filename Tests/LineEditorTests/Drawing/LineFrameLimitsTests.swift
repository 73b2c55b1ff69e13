import Testing

@testable import LineEditor

/// What stands around the line: the grey rest, the right prompt, the part that a low window shows.
struct LineFrameLimitsTests {
    private func frame(
        _ line: String,
        cursor: Int? = nil,
        suggestion: String? = nil,
        rightPrompt: String = "",
        style: String? = nil,
        marked: [Range<Int>] = []
    ) -> LineFrame {
        TerminalText.prepare()
        return LineFrame(
            prompt: PromptText("> ", style: nil),
            line: line.scalarValues,
            cursor: cursor ?? line.unicodeScalars.count,
            marked: marked,
            suggestion: suggestion.map { ($0, "<") },
            columns: 10,
            rightPrompt: rightPrompt,
            rightPromptStyle: style
        )
    }

    /// One column stays free at the end, and a single column shows nothing.
    @Test(arguments: [
        ("abc", "lic", "", "<lic\u{1B}[0m"), ("abc", "licx", "", "<licx\u{1B}[0m"),
        ("abc", "licxy", "", "<lic…\u{1B}[0m"), ("abcde", "xy", "", "<xy\u{1B}[0m"),
        ("abcdef", "x", "", ""), ("ab", "xy", "12", "<xy\u{1B}[0m"),
        ("ab", "xyz", "12", "<x…\u{1B}[0m"),
        ("abc", "", "", ""), ("abc", "x", "12", ""),
    ])
    func theRestOfAnOldLineHasThisRoom(
        _ line: String,
        _ rest: String,
        _ rightPrompt: String,
        _ shown: String
    ) {
        #expect(frame(line, suggestion: rest, rightPrompt: rightPrompt).suggestion == shown)
    }

    @Test func theRestIsShownWhereTheCursorIsAtTheEnd() {
        #expect(frame("abc", cursor: 2, suggestion: "x").suggestion == "")
        #expect(frame("abc", cursor: 9, suggestion: "x").suggestion == "<x\u{1B}[0m")
    }

    @Test func theRightPromptLeavesTheLastColumnFree() {
        let plain = frame("abc", rightPrompt: "123")
        #expect(plain.rightPrompt == "123" && plain.rightPromptColumn == 6)
        #expect(frame("abc", rightPrompt: "123", style: "<").rightPrompt == "<123\u{1B}[0m")
        #expect(frame("abcdefgh", rightPrompt: "").rightPrompt == "")
        // Nothing has no colours either.
        #expect(frame("abc", rightPrompt: "", style: "<").rightPrompt == "")
    }

    @Test func unknownWordsAreUnderlinedAlsoOverTheEndOfARow() {
        let marked = frame("ab cdefghij", marked: [3..<11])
        #expect(
            marked.rows.map(\.text) == [
                "> ab \u{1B}[4mcdefg\u{1B}[24m", "\u{1B}[4mhij\u{1B}[24m",
            ]
        )
        #expect(frame("a bc d", marked: [2..<4]).rows[0].text == "> a \u{1B}[4mbc\u{1B}[24m d")
    }

    /// The window keeps the cursor in its middle, and stops at both ends.
    @Test(arguments: [
        (0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (16, 14), (17, 15), (18, 15), (19, 15),
    ])
    func aLowWindowShowsTheRowsAroundTheCursor(_ row: Int, _ first: Int) {
        let rows = (10..<30).map { "row \($0)" }
        let whole = frame(rows.joined(separator: "\n"), cursor: row * 7)
        let part = whole.window(height: 5)
        #expect(part.rows == Array(whole.rows[first..<first + 5]))
        #expect(part.cursor == LineFrame.Place(row: row - first, column: row == 0 ? 2 : 0))
        #expect(part.end.row == 4)
        #expect(part.end.column == (first == 15 ? 6 : 10))
        #expect(part.promptRows == (first == 0 ? 1 : 0))
    }

    @Test func aWindowAsHighAsTheLineIsTheWholeLine() {
        let frame = frame("a\nb\nc")
        #expect(frame.window(height: 3) == frame)
        #expect(frame.window(height: 2).rows.map(\.text) == ["b", "c"])
        #expect(frame.window(height: 1).rows.map(\.text) == ["c"])
    }
}

struct CompletionListLimitsTests {
    private func rows(_ texts: [String], _ description: String, columns: Int, most: Int = 12)
        -> [String]
    {
        TerminalText.prepare()
        return CompletionList(
            candidates: texts.map { .init(text: $0, description: description) },
            columns: columns,
            mostRows: most,
            dimsDescriptions: false,
            unshown: { "and \($0) more" }
        ).rows
    }

    @Test(arguments: [(11, 11, nil), (12, 12, nil), (13, 12, "and 2 more"), (14, 12, "and 3 more")])
    func asManyRowsAsFitAndThenTheRest(count: Int, rows height: Int, last: String?) {
        let shown = rows((1...count).map { "n\($0)" }, "food", columns: 40)
        #expect(shown.count == height)
        #expect(shown.last == last ?? "n\(count)  food")
        #expect(shown[10].hasPrefix("n11"))
    }

    @Test(arguments: [(24, 12, nil), (25, 12, "and 3 more"), (23, 12, nil)])
    func columnsAreFilledBeforeAnyIsLeftOut(count: Int, height: Int, last: String?) {
        let shown = rows((1...count).map { "a\(100 + $0)" }, "", columns: 11)
        #expect(shown.count == height)
        if let last { #expect(shown.last == last) }
        #expect(shown[0] == (count == 25 ? "a101  a112" : "a101  a113"))
    }

    @Test func columnsNeedTheirGapAndOneFreeColumn() {
        #expect(rows(["aaaa", "bbbb"], "", columns: 11) == ["aaaa  bbbb"])
        #expect(rows(["aaaa", "bbbb"], "", columns: 10) == ["aaaa", "bbbb"])
    }

    /// A long name takes at most half of the columns from the descriptions of the others.
    @Test func aLongNamePushesOnlyItsOwnDescription() {
        let texts = ["ab", "abcdefghijklmno", "abcdefghijklmnopqr"]
        #expect(
            rows(texts, "describes", columns: 21) == [
                "ab          describ…", "abcdefghijklmno  de…", "abcdefghijklmnopqr",
            ]
        )
    }

    @Test func atLeastOneRowIsShown() {
        #expect(rows(["a", "b", "c"], "x", columns: 20, most: 1) == ["a  x", "and 2 more"])
        #expect(rows([], "", columns: 20) == [])
    }
}
