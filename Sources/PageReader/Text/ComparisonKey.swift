/// A text reduced to what counts when two texts are compared: letters in lower case and digits.
///
/// Punctuation, spaces and the way that fractions are written make no difference.
struct ComparisonKey: Hashable {
    let text: String

    init(_ line: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(line.utf8.count)
        for scalar in line.unicodeScalars {
            let value = scalar.value
            if value < 0x80 {
                if (0x30...0x39).contains(value) || (0x61...0x7A).contains(value) {
                    bytes.append(UInt8(value))
                } else if (0x41...0x5A).contains(value) {
                    bytes.append(UInt8(value) | 0x20)
                }
                continue
            }
            if let fraction = ComparisonKey.fractions[value] {
                bytes.append(contentsOf: fraction.utf8)
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    var isEmpty: Bool { text.isEmpty }

    private static let fractions: [UInt32: String] = [
        0xBD: "12", 0xBC: "14", 0xBE: "34", 0x2153: "13", 0x2154: "23", 0x215B: "18",
        0x215C: "38", 0x215D: "58", 0x215E: "78", 0x2155: "15", 0x2156: "25", 0x2157: "35",
        0x2158: "45", 0x2159: "16", 0x215A: "56",
    ]
}
