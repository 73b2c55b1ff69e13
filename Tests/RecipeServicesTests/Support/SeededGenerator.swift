/// Numbers by chance that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

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
