import Testing

@testable import LineEditor

struct LineAssemblerTests {
    static let needsMore: @Sendable (String) -> Bool = { text in
        text.hasSuffix("\\") || text.filter { $0 == "\"" }.count % 2 == 1
    }

    static let cases: [(rows: [String], lines: [String], unfinished: String?)] = [
        (["garlic"], ["garlic"], nil),
        ([""], [""], nil),
        (["cook eggs \\", "rice"], ["cook eggs \\\nrice"], nil),
        (["note 3 \"less", "salt\""], ["note 3 \"less\nsalt\""], nil),
        (["note \"a", "b", "c\" \\", "d"], ["note \"a\nb\nc\" \\\nd"], nil),
        (["search a\nmore\nfav 1"], ["search a", "more", "fav 1"], nil),
        (["search a\nnote \"b", "c\"\nmore"], ["search a", "note \"b\nc\"", "more"], nil),
        (["note \"a"], [], "note \"a"),
    ]

    @Test(arguments: cases.indices)
    func rowsMakeTheseLines(_ place: Int) {
        let example = Self.cases[place]
        var assembler = LineAssembler()
        let lines = example.rows.flatMap { assembler.add($0, needsMore: Self.needsMore) }
        #expect(lines == example.lines)
        #expect(assembler.unfinished == example.unfinished)
        #expect(assembler.takeUnfinished() == example.unfinished)
        #expect(assembler.unfinished == nil)
    }

    /// What becomes of a row that was begun is somebody else's to say; a block goes on by itself.
    @Test(arguments: [
        (Unfinished.goesOn, "b\"", ["note \"a\nb\""], nil), (.goesOn, "b", [], "note \"a\nb"),
        (.dropped, "", [], nil), (.ends, "more", ["note \"a", "more"], nil),
        (.ends, "fav \"b", ["note \"a"], "fav \"b"),
    ])
    func anUnfinishedLineIsWhatItIsSaidToBe(
        _ judgement: Unfinished,
        _ row: String,
        _ lines: [String],
        _ unfinished: String?
    ) {
        var assembler = LineAssembler()
        #expect(assembler.add("note \"a", needsMore: Self.needsMore).isEmpty)
        let whole = assembler.add(row, needsMore: Self.needsMore) { _, _ in judgement }
        #expect(whole == lines)
        #expect(assembler.unfinished == unfinished)
    }
}
