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
}
