import RecipeTestSupport

extension SeededGenerator {
    /// Bytes that often look like JSON, so that more than the first sign of them is read.
    mutating func jsonLikeBytes(upTo limit: Int) -> [UInt8] {
        let pieces = [
            "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "d83e", "0", "-1.5e3", "true", "null",
            "\"title\":", "\"results\":[", "\"href\":\"http://a.example/1\"", "\"meals\":",
            "\"idMeal\":\"5\"", "\"recipes\":[{", " ", "\n", "<html>", "\u{FEFF}",
        ]
        return many(0...limit) {
            $0.chance(50) ? Array($0.pick(pieces).utf8) : [UInt8($0.number(0...255))]
        }
        .flatMap(\.self)
    }
}
