import Foundation
import Testing

@testable import Display

struct JSONValueTests {
    @Test func writesOnOneLineInTheOrderGiven() {
        let value = JSONValue.object([
            JSONMember("b", .int(1)), JSONMember("a", .array([.null, .bool(true), .number(2.5)])),
            JSONMember("c", .object([])),
        ])
        #expect(value.text == #"{"b":1,"a":[null,true,2.5],"c":{}}"#)
    }

    @Test func escapesWhatJSONAndTerminalsMind() {
        let value = JSONValue.string("\"\\\n\r\t\u{8}\u{1B}\u{9B}\u{2028}\u{202E}/é🧄")
        #expect(
            value.text
                == #""\"\\\n\r\t\u0008\u001b\u009b\u2028\u202e/é🧄""#
        )
    }

    @Test func writesNumbersWithoutNeedlessFractions() {
        #expect(JSONValue.number(orNull: 4).text == "4")
        #expect(JSONValue.number(orNull: 4.5).text == "4.5")
        #expect(JSONValue.number(orNull: .infinity).text == "null")
        #expect(JSONValue.number(.nan).text == "null")
    }

    /// Law: whatever text is written, another reader reads the same.
    @Test func textsComeBackTheSame() throws {
        var dice = Dice(seed: 13)
        for _ in 0..<500 {
            var text = dice.line()
            for _ in 0..<dice.number(in: 0...5) {
                if let scalar = Unicode.Scalar(UInt32(dice.number(in: 0...0xD7FF))) {
                    text.unicodeScalars.append(scalar)
                }
            }
            let data = Data(JSONValue.array([.string(text)]).text.utf8)
            let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
            #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        }
    }
}
