import RecipeModel

/// Collects the links of a text, and gives those that stay in it their numbers.
///
/// While a text is put together, a link is marked by characters that clean text never has; when it
/// is clear which lines stay, the marks become `[1]`, `[2]`, …, or go.
struct LinkNumbering {
    private static let markStart: UInt8 = 0x01
    private static let markEnd: UInt8 = 0x02
    /// So many links are numbered.
    private static let limit = 2_000

    private var references: [String] = []
    private var places: [String: Int] = [:]

    /// Marks the end of a link's text; a link inside the page has no mark.
    mutating func mark(_ reference: String) -> [UInt8]? {
        guard !reference.isEmpty, !reference.hasPrefix("#") else { return nil }
        let place = places[reference] ?? references.count
        if place == references.count {
            guard place < LinkNumbering.limit else { return nil }
            references.append(reference)
            places[reference] = place
        }
        return [LinkNumbering.markStart] + Array(String(place).utf8) + [LinkNumbering.markEnd]
    }

    /// The text with numbers for marks, and the addresses in the order of their numbers; the same
    /// address has the same number.
    func numbered(
        _ text: String,
        _ resolver: LinkResolver
    ) -> (text: String, addresses: [WebAddress]) {
        var output: [UInt8] = []
        var addresses: [WebAddress] = []
        var numbers: [WebAddress: Int] = [:]
        var digits: [UInt8]?
        for byte in text.utf8 {
            if byte == LinkNumbering.markStart {
                digits = []
            } else if byte == LinkNumbering.markEnd {
                let place = digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? -1
                digits = nil
                guard references.indices.contains(place),
                    let address = resolver.address(references[place])
                else { continue }
                if numbers[address] == nil {
                    addresses.append(address)
                    numbers[address] = addresses.count
                }
                output.append(contentsOf: "[\(numbers[address] ?? 0)]".utf8)
            } else if digits != nil {
                digits?.append(byte)
            } else {
                output.append(byte)
            }
        }
        return (String(decoding: output, as: UTF8.self), addresses)
    }
}
