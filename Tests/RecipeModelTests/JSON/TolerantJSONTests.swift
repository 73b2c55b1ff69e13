import RecipeModel
import RecipeTestSupport
import Testing

struct TolerantJSONTests {
    func name(_ json: String) -> String? {
        JSONReader.firstValue(in: Array(json.utf8)[...])?["name"]?.text
    }

    static let broken: [Case<String, String?>] = [
        Case("as it should be", #"{"name":"Soup"}"#, "Soup"),
        Case("comma behind the last member", #"{"name":"Soup",}"#, "Soup"),
        Case("semicolon behind the value", #"{"name":"Soup"};"#, "Soup"),
        Case("line end in a string", "{\"name\":\"Soup\nof peas\"}", "Soup\nof peas"),
        Case("tab in a string", "{\"name\":\"Soup\tof peas\"}", "Soup\tof peas"),
        Case("wrong escape", #"{"name":"Soup \& peas"}"#, #"Soup \& peas"#),
        Case("escaped apostrophe", #"{"name":"Mum\'s soup"}"#, "Mum's soup"),
        Case("quotes in a string", #"{"name":"Best "ever" soup","x":1}"#, #"Best "ever" soup"#),
        Case("CDATA", #"//<![CDATA[\#n{"name":"Soup"}\#n//]]>"#, "Soup"),
        Case("HTML comment", #"<!-- {"name":"Soup"} -->"#, "Soup"),
        Case("block comment", #"{/* one */"name":"Soup"}"#, "Soup"),
        Case("line comment", "{// one\n\"name\":\"Soup\"}", "Soup"),
        Case("comma missing at the line's end", "{\"a\":\"b\"\n\"name\":\"Soup\"}", "Soup"),
        Case("two commas", #"{"a":1,,"name":"Soup"}"#, "Soup"),
        Case("end missing", #"{"a":[1,2],"name":"Soup""#, "Soup"),
        Case("end missing in a string", #"{"a":[1,2],"name":"Soup"#, "Soup"),
        Case("single quotes", "{'name':'Soup'}", "Soup"),
        Case("name without quotes", "{name:\"Soup\"}", "Soup"),
        Case("undefined and NaN", #"{"a":undefined,"b":NaN,"name":"Soup"}"#, "Soup"),
        Case("JavaScript before it", #"window.x = {"name":"Soup"}"#, "Soup"),
        Case("byte order mark", "\u{FEFF}{\"name\":\"Soup\"}", "Soup"),
        Case("unicode escape", #"{"name":"Cr\u00e8me"}"#, "Crème"),
        Case("surrogate pair", #"{"name":"Pie \ud83e\udd67"}"#, "Pie 🥧"),
        Case("two second halves", #"{"name":"Pie \udd67\udd67"}"#, "Pie \u{FFFD}\u{FFFD}"),
        Case("half a surrogate pair", #"{"name":"Pie \ud83e"}"#, "Pie \u{FFFD}"),
        Case("null, then a value", #"{"name":null,"name":"Soup"}"#, "Soup"),
        Case("not JSON", "hello", nil),
        Case("nothing", "", nil),
    ]

    @Test(arguments: broken)
    func brokenJSONIsRepaired(_ row: Case<String, String?>) {
        #expect(name(row.input) == row.expected)
    }

    @Test func validJSONIsReadExactly() {
        let json = #"[{"a":[1,-2.5e3,true,false,null,"x, \"y\", z"],"b":{"c":"}"}},[],{}]"#
        #expect(
            JSONReader.firstValue(in: Array(json.utf8)[...])
                == .array([
                    .object([
                        .init(
                            name: "a",
                            value: .array([
                                .number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null,
                                .string(#"x, "y", z"#),
                            ])
                        ),
                        .init(name: "b", value: .object([.init(name: "c", value: .string("}"))])),
                    ]), .array([]), .object([]),
                ])
        )
    }

    @Test func deepNestingIsPassedOver() {
        let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(name("{\"a\":\(deep),\"name\":\"Soup\"}") == "Soup")
    }

    @Test func severalValuesInOneScriptAreAllRead() {
        let values = JSONReader.values(in: Array(#"{"a":1} {"name":"Soup"}"#.utf8)[...])
        #expect(values.count == 2)
    }

    @Test func anyBytesEndTheReading() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("{}[]\",:'\\/*<!-un0 \n".utf8)
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            }
            _ = JSONReader.values(in: bytes[...])
        }
    }
}
