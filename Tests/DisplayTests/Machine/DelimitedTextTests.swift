import Documents
import Testing

@testable import Display

struct DelimitedTextTests {
    private let table = Table(
        header: ["n", "title"],
        rows: [["1", "plain"], ["2", "a, \"b\""], ["3", "two\nlines\tand a tab"], ["4", ""]]
    )

    @Test func csvQuotesWhatNeedsIt() {
        #expect(
            DelimitedText.csv(table)
                == "n,title\r\n1,plain\r\n2,\"a, \"\"b\"\"\"\r\n3,\"two\nlines\tand a tab\"\r\n4,\r\n"
        )
    }

    @Test func tsvHasSpacesForTabsAndLineEnds() {
        #expect(
            DelimitedText.tsv(table)
                == "n\ttitle\n1\tplain\n2\ta, \"b\"\n3\ttwo lines and a tab\n4\t\n"
        )
    }
}
