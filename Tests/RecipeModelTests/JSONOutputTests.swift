import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

struct JSONOutputTests {
    @Test func writesOnOneLineInTheOrderGiven() {
        let value = JSONOutput.object([
            JSONMember("b", .int(1)), JSONMember("a", .array([.null, .bool(true), .number(2.5)])),
            JSONMember("c", .object([])),
        ])
        #expect(value.text == #"{"b":1,"a":[null,true,2.5],"c":{}}"#)
    }

    @Test func spreadsOverLinesForFiles() {
        let value = JSONOutput.object([
            JSONMember("a", .array([.int(1), .object([])])), JSONMember("b", .string("</p>")),
        ])
        #expect(
            value.spreadText == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": "\\u003c/p>"
                }
                """
        )
    }

    @Test func escapesWhatJSONAndTerminalsMind() {
        let value = JSONOutput.string("\"\\\n\r\t\u{8}\u{1B}\u{9B}\u{2028}\u{202E}/é🧄")
        #expect(
            value.text
                == #""\"\\\n\r\t\u0008\u001b\u009b\u2028\u202e/é🧄""#
        )
    }

    /// Law: nothing that a terminal obeys, or that turns or hides text, stands there as it is.
    @Test func everySignThatMisleadsIsEscaped() {
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let misleads =
                properties.isBidiControl || scalar == "\u{FEFF}"
                || [.control, .lineSeparator, .paragraphSeparator].contains(
                    properties.generalCategory
                )
            let mustGo = misleads || scalar == "\"" || scalar == "\\"
            let text = JSONOutput.string(String(Character(scalar))).text
            #expect(text.unicodeScalars.contains { $0 == "\\" } == mustGo, "\(value)")
        }
    }

    @Test func writesNumbersWithoutNeedlessFractions() {
        #expect(JSONOutput.number(orNull: 4).text == "4")
        #expect(JSONOutput.number(orNull: 4.5).text == "4.5")
        #expect(JSONOutput.number(orNull: .infinity).text == "null")
        #expect(JSONOutput.number(.nan).text == "null")
    }

    /// Law: whatever text is written, another reader reads the same.
    @Test func textsComeBackTheSame() throws {
        var generator = SeededGenerator(seed: 13)
        for _ in 0..<500 {
            var text = generator.word(of: "aé味<\"\\/ \n\t🧄", upTo: 12)
            for _ in 0..<3 {
                let value = UInt32.random(in: 0...0x1FFF, using: &generator)
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            let value = JSONOutput.array([.string(text), .object([JSONMember(text, .int(1))])])
            for written in [value.text, value.spreadText] {
                let data = Data(written.utf8)
                let read = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
                let first = try #require(read.first as? String)
                #expect(Array(first.unicodeScalars) == Array(text.unicodeScalars))
            }
        }
    }
}
