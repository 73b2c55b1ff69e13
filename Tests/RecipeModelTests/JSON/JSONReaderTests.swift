import RecipeModel
import RecipeTestSupport
import Testing

struct JSONReaderTests {
    private func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
        JSONValue.Member(name: name, value: value)
    }

    @Test func theStandardIsReadTheSameBothWays() throws {
        let json = #" {"a":[1,-2.5e3,true,null,"x\/\u00e9\ud83e\uddc0"],"b":{"c":""}} "#
        let expected = JSONValue.object([
            member(
                "a",
                .array([.number("1"), .number("-2.5e3"), .bool(true), .null, .string("x/é🧀")])
            ),
            member("b", .object([member("c", .string(""))])),
        ])
        #expect(try JSONReader.value(of: Array(json.utf8)) == expected)
        #expect(JSONReader.firstValue(in: Array(json.utf8)[...]) == expected)
    }

    @Test(arguments: [
        "[1,]", "[,1]", "[1,,2]", "[1 2]", "{a:1}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\" 1}",
        "['a']",
        "[1];", "/* */ [1]", "[undefined]", "[\"a\\'\"]", "[\"a\\x41\"]", "[01]",
        "{\"a\":1;\"b\":2}",
    ])
    func onlyTheTolerantReaderRepairs(_ json: String) throws {
        #expect(throws: JSONReader.Failure.notJSON) { try JSONReader.value(of: Array(json.utf8)) }
        #expect(JSONReader.firstValue(in: Array(json.utf8)[...]) != nil)
    }

    @Test func nestingAndNumberAreBoundedBothWays() {
        let deep = Array(String(repeating: "[", count: 1_000_000).utf8)
        #expect(throws: JSONReader.Failure.tooLarge) { try JSONReader.value(of: deep) }
        #expect(JSONReader.firstValue(in: deep[...]) != nil)
        let many = Array(("[" + String(repeating: "0,", count: JSONReader.valueLimit) + "0]").utf8)
        #expect(throws: JSONReader.Failure.tooLarge) { try JSONReader.value(of: many) }
    }

    @Test func aRepeatedNameGivesTheLastValueStrictlyAndTheFirstTolerantly() throws {
        let json = Array(#"{"a":null,"a":1,"a":2}"#.utf8)
        #expect(try JSONReader.value(of: json)["a"]?.integer == 2)
        #expect(JSONReader.firstValue(in: json[...])?["a"]?.integer == 1)
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
