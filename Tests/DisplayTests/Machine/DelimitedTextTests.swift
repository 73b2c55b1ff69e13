import Documents
import Testing

@testable import Display

struct DelimitedTextTests {
    private let table = Table(
        header: ["n", "title"],
        rows: [["1", "plain"], ["2", "a, \"b\""], ["3", "two\nlines\tand a tab"], ["4", ""]]
    )

    /// RFC 4180: each of these signs needs quotes, also where it stands alone.
    @Test(arguments: [
        ("6\" pan", "\"6\"\" pan\""), ("a,b", "\"a,b\""), ("a\nb", "\"a\nb\""),
        ("a\rb", "\"a\rb\""), ("a b\tc;d'", "a b\tc;d'"),
    ])
    func aSignThatNeedsQuotes(field: String, expected: String) {
        let csv = DelimitedText.csv(Table(header: ["title"], rows: [[field]]))
        #expect(csv == "title\r\n\(expected)\r\n")
    }

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
