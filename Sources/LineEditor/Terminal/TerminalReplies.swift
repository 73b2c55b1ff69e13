/// A terminal's answers, picked out of what else arrives.
///
/// The colour comes as `ESC ] 11 ; rgb:RRRR/GGGG/BBBB` and an end (BEL or `ESC \`), with one to
/// four digits for each part; the terminal's attributes come as `ESC [ ? … c`.
struct TerminalReplies {
    /// What is no answer: keys that were typed meanwhile.
    private(set) var rest: [UInt8] = []
    private(set) var background: TerminalInquiry.Background?
    /// Whether the last question has been answered.
    private(set) var isComplete = false

    static let colour = Array("\u{1B}]11;".utf8)
    static let attributes = Array("\u{1B}[?".utf8)

    /// Takes bytes as they arrive.
    mutating func append(_ bytes: [UInt8]) {
        rest += bytes
        if let colour = take(from: Self.colour, end: Self.endOfAnswer) {
            background = Self.background(of: colour)
        }
        if take(from: Self.attributes, end: Self.endOfAttributes) != nil {
            isComplete = true
        }
    }

    /// Cuts an answer out; gives what stands between its beginning and its end.
    private mutating func take(
        from beginning: [UInt8],
        end: (ArraySlice<UInt8>) -> Range<Int>?
    ) -> ArraySlice<UInt8>? {
        guard let start = rest.firstRange(of: beginning),
            let end = end(rest[start.upperBound...])
        else { return nil }
        defer { rest.removeSubrange(start.lowerBound..<end.upperBound) }
        return rest[start.upperBound..<end.lowerBound]
    }

    private static func endOfAnswer(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
        if let bell = bytes.firstIndex(of: 0x07) { return bell..<bell + 1 }
        return bytes.firstRange(of: [0x1B, UInt8(ascii: "\\")])
    }

    private static func endOfAttributes(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
        let inside = Set("0123456789;".utf8)
        guard let place = bytes.firstIndex(where: { !inside.contains($0) }),
            bytes[place] == UInt8(ascii: "c")
        else { return nil }
        return place..<place + 1
    }

    /// Dark or light by the brightness that ITU-R BT.601 gives the colour.
    static func background(of colour: ArraySlice<UInt8>) -> TerminalInquiry.Background? {
        let text = String(decoding: colour, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":"), text.hasPrefix("rgb") else { return nil }
        let parts = text[text.index(after: colon)...].split(separator: "/").prefix(3)
        let values = parts.compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        guard values.count == 3 else { return nil }
        let brightness = 0.299 * values[0] + 0.587 * values[1] + 0.114 * values[2]
        return brightness < 0.5 ? .dark : .light
    }
}
