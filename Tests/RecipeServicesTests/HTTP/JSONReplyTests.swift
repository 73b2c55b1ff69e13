import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct JSONReplyTests {
    private func read(_ text: String) throws -> JSONValue {
        try JSONValue.reply(Array(text.utf8))
    }

    @Test func bytesThatAreNoTextBecomeASign() throws {
        let bytes = Array("[\"caf".utf8) + [0xE9, 0xFF] + Array("!\"]".utf8)
        #expect(try JSONValue.reply(bytes) == .array([.string("caf\u{FFFD}\u{FFFD}!")]))
    }

    @Test func nestingIsBounded() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try read(nested(JSONReader.depthLimit)) }
        for depth in [JSONReader.depthLimit + 1, 1_000_000] {
            #expect(throws: ServiceError.malformedReply(.wrongShape)) { try read(nested(depth)) }
        }
        let objects = String(repeating: "{\"a\":", count: 1_000_000)
        #expect(throws: ServiceError.malformedReply(.wrongShape)) { try read(objects) }
    }

    @Test func theNumberOfValuesIsBounded() {
        let many = "[" + String(repeating: "0,", count: JSONReader.valueLimit) + "0]"
        #expect(throws: ServiceError.malformedReply(.wrongShape)) { try read(many) }
    }

    @Test func anotherTypeOrKeyGivesNothing() throws {
        let value = try read(#"{"text":"a","number":1.5,"list":[1],"none":null}"#)
        #expect(value["text"]?.string == "a")
        #expect(value["text"]?.array == nil)
        #expect(value["number"]?.string == nil)
        #expect(value["number"]?.number == 1.5)
        #expect(value["number"]?.integer == nil)
        #expect(value["list"]?["key"] == nil)
        #expect(value["none"]?.isNull == true)
        #expect(value["absent"] == nil)
    }

    @Test func whatItReadsIsWhatFoundationReads() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let value = Self.anyValue(&generator, depth: 4)
            let data = try JSONSerialization.data(
                withJSONObject: Self.foundation(value),
                options: .fragmentsAllowed
            )
            #expect(Self.arranged(try JSONValue.reply(Array(data))) == Self.arranged(value))
        }
    }

    @Test func tenThousandRandomTextsAreReadOrRefused() {
        var generator = SeededGenerator(seed: 20_261)
        var readable = 0
        for _ in 0..<10_000 {
            let bytes = generator.jsonLikeBytes(upTo: 24)
            if (try? JSONValue.reply(bytes)) != nil { readable += 1 }
        }
        #expect((1..<10_000).contains(readable))
    }

    /// The value with the members of its objects in one order.
    private static func arranged(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): .array(elements.map(arranged))
        case .object(let members):
            .object(
                members.map { JSONValue.Member(name: $0.name, value: arranged($0.value)) }
                    .sorted { $0.name < $1.name }
            )
        default: value
        }
    }

    private static func anyValue(_ generator: inout SeededGenerator, depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2: return .number(String(Int.random(in: -1_000...1_000, using: &generator)))
        case 3: return .string(generator.text(upTo: 12))
        case 4:
            return .array((0..<3).map { _ in anyValue(&generator, depth: depth - 1) })
        default:
            let pairs = (0..<3).map { _ in
                (generator.text(upTo: 5), anyValue(&generator, depth: depth - 1))
            }
            return .object(
                Dictionary(pairs) { _, last in last }.sorted { $0.key < $1.key }.map {
                    JSONValue.Member(name: $0.key, value: $0.value)
                }
            )
        }
    }

    private static func foundation(_ value: JSONValue) -> Any {
        switch value {
        case .null: NSNull()
        case .bool(let value): value
        case .number(let text): Int(text) ?? 0
        case .string(let text): text
        case .array(let elements): elements.map(foundation)
        case .object(let members):
            Dictionary(
                members.map { ($0.name, foundation($0.value)) },
                uniquingKeysWith: { _, last in last }
            )
        }
    }
}
