import RecipeModel
import RecipeTestSupport
import Testing

struct JSONReaderTests {
    private func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
        JSONValue.Member(name: name, value: value)
    }

    @Test func nestingAndNumberAreBoundedBothWays() {
        let deep = Array(String(repeating: "[", count: 1_000_000).utf8)
        #expect(throws: JSONReader.ParseError.tooLarge) { try JSONReader.value(of: deep) }
        #expect(JSONReader.firstValue(in: deep[...]) != nil)
        let many = Array(("[" + String(repeating: "0,", count: JSONReader.valueLimit) + "0]").utf8)
        #expect(throws: JSONReader.ParseError.tooLarge) { try JSONReader.value(of: many) }
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        var generator = SeededGenerator(seed: 21)
        for _ in 0..<200 {
            let text = String(
                String.UnicodeScalarView(
                    (0..<12).compactMap { _ in
                        Unicode.Scalar(UInt32.random(in: 0..<0x3_0000, using: &generator))
                    }
                )
            )
            let written = JSONOutput.object([JSONMember(text, .string(text))])
            for json in [written.text, written.spreadText] {
                #expect(
                    try JSONReader.value(of: Array(json.utf8))
                        == .object([member(text, .string(text))])
                )
            }
        }
    }
}
