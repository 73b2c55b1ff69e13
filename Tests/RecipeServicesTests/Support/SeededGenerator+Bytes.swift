import RecipeTestSupport

extension SeededGenerator {
    /// Letters, signs and now and then something rare.
    mutating func text(upTo limit: Int) -> String {
        let signs = Array("aZ09 ,&%+=?#/\\\"'<>{}[]éß日🧀\n\t\u{0}\u{301}\u{202E}")
        let count = Int.random(in: 0...limit, using: &self)
        return String((0..<count).compactMap { _ in signs.randomElement(using: &self) })
    }

    /// Bytes that often look like JSON, so that more than the first sign of them is read.
    mutating func jsonLikeBytes(upTo limit: Int) -> [UInt8] {
        let pieces = [
            "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "d83e", "0", "-1.5e3", "true", "null",
            "\"title\":", "\"results\":[", "\"href\":\"http://a.example/1\"", "\"meals\":",
            "\"idMeal\":\"5\"", "\"recipes\":[{", " ", "\n", "<html>", "\u{FEFF}",
        ]
        var bytes: [UInt8] = []
        let count = Int.random(in: 0...limit, using: &self)
        for _ in 0..<count {
            if Bool.random(using: &self) {
                bytes += (pieces.randomElement(using: &self) ?? "").utf8
            } else {
                bytes.append(UInt8.random(in: 0...255, using: &self))
            }
        }
        return bytes
    }
}
