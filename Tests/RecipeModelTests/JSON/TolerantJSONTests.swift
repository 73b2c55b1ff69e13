import RecipeModel
import RecipeTestSupport
import Testing

struct TolerantJSONTests {
    func name(_ json: String) -> String? {
        JSONReader.firstValue(in: Array(json.utf8)[...])?["name"]?.text
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
