import RecipeModel
import Testing

/// The grammar of JSON, rule by rule, and what pages write instead.
struct JSONGrammarTests {
    private func strict(_ json: String) -> JSONValue? {
        try? JSONReader.value(of: Array(json.utf8))
    }

    private func tolerant(_ json: String) -> JSONValue? {
        JSONReader.firstValue(in: Array(json.utf8)[...])
    }

    @Test(arguments: [
        "0", "-0", "1", "-1", "10", "1.5", "0.5", "-0.5", "1e3", "1E3", "1e+3", "1e-3", "1.5e10",
        "123456789012345678901234567890",
    ])
    func aNumber(text: String) {
        #expect(strict(text) == .number(text))
        #expect(tolerant("[\(text)]") == .array([.number(text)]))
    }

    @Test(arguments: [
        "01", "-01", "00", "1.", ".5", "-", "+1", "1e", "1e+", "1e-", "e1", "1.e3", "0x10", "1-2",
        "1 2",
        "--1", "1e400", "Infinity", "nul", "True", "TRUE", "nil", "truefalse", "undefined", "NaN",
        "",
        " ", "\"a", "\"a\\\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\x41\"", "\"\\", "[", "{", "[1",
        "{\"a\"",
        "{\"a\":", "{\"a\":1", "]", "}", ",", ":", "[1]]", "[1}", "{\"a\":1]", "{\"a\":}",
        "{\"a\":,}",
        "{1:2}", "[1;2]", "1 //", "\"a\" b", "{\"a\":1,,\"b\":2}", "[:]", "`a`", "\u{C}1",
        "\u{A0}1",
    ])
    func whatIsNoJSON(text: String) {
        #expect(throws: JSONReader.Failure.notJSON) { try JSONReader.value(of: Array(text.utf8)) }
    }

    @Test(arguments: [
        ("\"\\\"\\\\\\/\"", "\"\\/"), ("\"\\n\\r\\t\\b\\f\"", "\n\r\t\u{8}\u{C}"),
        ("\"\\u0041\\u00E9\\uABCD\"", "A\u{E9}\u{ABCD}"), ("\"\\ud83e\\uddc0\"", "🧀"),
        ("\"\\uD83E\\uDDC0\"", "🧀"), ("\"\\ud83e\"", "\u{FFFD}"), ("\"\\uddc0\"", "\u{FFFD}"),
        ("\"\\ud83ex\"", "\u{FFFD}x"), ("\"\\ud83e\\u0041\"", "\u{FFFD}A"),
        ("\"\\ud83e\\ud83e\\uddc0\"", "\u{FFFD}🧀"), ("\"\\ud800\\udc00\"", "\u{10000}"),
        ("\"\\udbff\\udfff\"", "\u{10FFFF}"), ("\"\\ue000\"", "\u{E000}"),
        ("\"\\ud7ff\"", "\u{D7FF}"),
        ("\"a\tb\nc\"", "a\tb\nc"), ("\u{FEFF}\"a\"", "a"), (" \t\r\n\"a\" \t\r\n", "a"),
    ])
    func aString(json: String, text: String) {
        #expect(strict(json)?.string == text)
    }

    /// In a page's text a line end is a line end, other control characters are spaces.
    @Test(arguments: [
        ("\\n", "\n"), ("\\r", "\n"), ("\\t", " "), ("\\b", " "), ("\\f", " "), ("\\'", "'"),
        ("\\`", "`"), ("\\x41", "A"), ("\\x4", "\\x4"), ("\\u12", "\\u12"), ("\\q", "\\q"),
        ("\\\n", " "), ("\\\r", " "), ("\\/", "/"), ("\\\\", "\\"),
    ])
    func anEscapeInAPage(escape: String, text: String) {
        #expect(tolerant("{\"a\":\"x\(escape)y\"}")?["a"]?.string == "x\(text)y")
    }

    /// A quote in a text that was not escaped is told from its end by what follows.
    @Test(arguments: [
        (#"{"a":"b "c" d"}"#, #"b "c" d"#), (#"{"a":"b "c"}"#, #"b "c"#),
        (#"["b "c" d", 1]"#, #"b "c" d"#),
        (#"["b "c", d", 1]"#, #"b "c", d"#), (#"["b", 1]"#, "b"), (#"["b", -1]"#, "b"),
        (#"["b", true]"#, "b"), (#"["b", false]"#, "b"), (#"["b", null]"#, "b"),
        (#"["b", {}]"#, "b"),
        (#"["b", []]"#, "b"), (#"["b", 'c']"#, "b"), (#"["b", `c`]"#, "b"),
        (#"["b", /* c */ 1]"#, "b"),
        (#"["b",, 1]"#, "b"), (#"["b", ]"#, "b"), (#"["b" /* c */]"#, "b"), ("[\"b\"\n\"c\"]", "b"),
        ("[\"b\"\n{}]", "b"), (#"["b" "c"]"#, #"b" "c"#), (#"["b",9]"#, "b"), (#"["b",0]"#, "b"),
    ])
    func aQuoteEndsItsString(json: String, text: String) {
        let value = tolerant(json)
        #expect((value?["a"] ?? value?.array?.first)?.string == text)
    }

    @Test func afterBareNamesABareNameEndsAString() {
        #expect(tolerant(#"{a:"b",c:"d"}"#)?["c"]?.string == "d")
        #expect(tolerant(#"{a:"b",c_1$:"d"}"#)?["c_1$"]?.string == "d")
        #expect(tolerant(#"{"a":"b",c:"d"}"#)?["a"]?.string != "b")
        #expect(tolerant(#"{a:"b", and so on","c":"d"}"#)?["a"]?.string == #"b", and so on"#)
    }

    @Test(arguments: [
        "[1,2]", "[1 2]", "[1 ;2]", "[1,,2]", "[,1,2]", "[1,2,]", "[1,2", "[1,/* , 3 */2]", "[1,2}",
        "[1,//3\n2]", "[1,\u{1}2]", "[1,\u{A0}2]", "x = [1,2];", "<![CDATA[[1,2]]]>", "[1,:2]",
    ])
    func aListOnAPage(json: String) {
        #expect(tolerant(json) == .array([.number("1"), .number("2")]))
    }

    @Test func valuesOfOneTypeAreNoneOfAnother() {
        let all: [JSONValue] = [
            .null, .bool(true), .number("7"), .number("7.5"), .string(" 7 "), .array([]),
            .object([]),
        ]
        #expect(all.map(\.isNull) == [true, false, false, false, false, false, false])
        #expect(all.map(\.isObject) == [false, false, false, false, false, false, true])
        #expect(all.map(\.bool) == [nil, true, nil, nil, nil, nil, nil])
        #expect(all.map(\.string) == [nil, nil, nil, nil, " 7 ", nil, nil])
        #expect(all.map(\.text) == [nil, nil, "7", "7.5", " 7 ", nil, nil])
        #expect(all.map(\.number) == [nil, nil, 7, 7.5, nil, nil, nil])
        #expect(all.map(\.integer) == [nil, nil, 7, nil, nil, nil, nil])
        #expect(all.map(\.writtenInteger) == [nil, nil, 7, nil, 7, nil, nil])
        #expect(all.map { $0.array == nil } == [true, true, true, true, true, false, true])
        #expect(all.map { $0["a"] } == [nil, nil, nil, nil, nil, nil, nil])
        #expect(JSONValue.object([.init(name: "a", value: .null)])["a"] == .null)
    }

    /// As deep, and as many, as is read; and one more.
    @Test func limitsAreWhereTheyAreSaid() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(
                (String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8
            )
        }
        let limit = JSONReader.depthLimit
        _ = try JSONReader.value(of: nested(limit))
        #expect(throws: JSONReader.Failure.tooLarge) { try JSONReader.value(of: nested(limit + 1)) }
        func many(_ count: Int) -> [UInt8] {
            Array(("[" + String(repeating: "0,", count: count - 2) + "0]").utf8)
        }
        _ = try JSONReader.value(of: many(JSONReader.valueLimit))
        #expect(throws: JSONReader.Failure.tooLarge) {
            try JSONReader.value(of: many(JSONReader.valueLimit + 1))
        }
        func depth(_ value: JSONValue?) -> Int {
            value?.array.map { 1 + depth($0.first) } ?? 0
        }
        #expect(depth(JSONReader.firstValue(in: nested(128)[...])) == 128)
        #expect(depth(JSONReader.firstValue(in: nested(200)[...])) == 128)
        let objects = String(repeating: "{} ", count: 70)
        #expect(JSONReader.values(in: Array(objects.utf8)[...]).count == 64)
    }
}
