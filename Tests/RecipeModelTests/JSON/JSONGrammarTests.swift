import RecipeModel
import Testing

/// The grammar of JSON, rule by rule, and what pages write instead.
struct JSONGrammarTests {
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
        #expect(throws: JSONReader.ParseError.tooLarge) {
            try JSONReader.value(of: nested(limit + 1))
        }
        func many(_ count: Int) -> [UInt8] {
            Array(("[" + String(repeating: "0,", count: count - 2) + "0]").utf8)
        }
        _ = try JSONReader.value(of: many(JSONReader.valueLimit))
        #expect(throws: JSONReader.ParseError.tooLarge) {
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
