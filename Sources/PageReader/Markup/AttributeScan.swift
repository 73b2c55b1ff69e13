/// Goes over the attributes of one tag and keeps those that the reader looks at.
struct AttributeScan {
    /// A value longer than this says nothing that is read.
    private static let valueLimit = 16_384

    private let source: [UInt8]
    private var index: Int
    private var seen: UInt64 = 0
    private var type: Range<Int>?

    /// Values that are data for a program, as frameworks put them on the page's own elements.
    private(set) var data: [Range<Int>] = []
    /// Shorter data holds no recipe, in bytes.
    private static let dataLeast = 200

    /// The kept attributes as they stand, name and value.
    private(set) var kept: [Range<Int>] = []
    /// The index after the tag.
    private(set) var end = 0
    /// Whether the tag has an end.
    private(set) var isComplete = false

    init(source: [UInt8], from start: Int) {
        self.source = source
        index = start
    }

    mutating func run() {
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: ">") {
                index += 1
                isComplete = true
                break
            }
            if byte <= 0x20 || byte == UInt8(ascii: "/") {
                index += 1
            } else if byte == UInt8(ascii: "<") {
                // A tag that was never closed: the next one begins here.
                isComplete = true
                break
            } else {
                attribute()
            }
        }
        end = index
    }

    private mutating func attribute() {
        let start = index
        index += 1
        while index < source.count, !AttributeScan.endsName(source[index]) { index += 1 }
        let name = start..<index
        let afterName = index
        skipSpace()
        var value = index..<index
        var isClosed = true
        if index < source.count, source[index] == UInt8(ascii: "=") {
            index += 1
            skipSpace()
            (value, isClosed) = self.value()
        } else {
            index = afterName
        }
        if value.count >= AttributeScan.dataLeast,
            [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source[value.lowerBound])
        {
            data.append(value)
        }
        guard name.count <= 12, let known = AttributeName(name: source[name]) else { return }
        let bit = UInt64(1) << UInt64(known.rawValue)
        guard seen & bit == 0, value.count <= AttributeScan.valueLimit else { return }
        seen |= bit
        if known == .type { type = value }
        // To the parser a quote that nothing closes would take the rest of the page.
        if isClosed { kept.append(start..<index) }
    }

    /// The value, and whether its quote is closed; where it never is, the value ends with the tag.
    private mutating func value() -> (range: Range<Int>, isClosed: Bool) {
        guard index < source.count else { return (index..<index, true) }
        let quote = source[index]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted {
            let start = index + 1
            if let close = source[start...].firstIndex(of: quote) {
                index = close + 1
                return (start..<close, true)
            }
        }
        let start = index
        while index < source.count, source[index] > 0x20, source[index] != UInt8(ascii: ">") {
            index += 1
        }
        return (start..<index, !isQuoted)
    }

    private mutating func skipSpace() {
        while index < source.count, source[index] <= 0x20 { index += 1 }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
            || byte == UInt8(ascii: "/")
    }

    /// What a script of these attributes holds; nil for templates and the like.
    var scriptKind: DataScript.Kind? {
        guard let type, !type.isEmpty else { return .program }
        let name = String(decoding: source[type], as: UTF8.self).lowercased()
        if ["ld+json", "ld json", "json+ld"].contains(where: name.utf8Contains) {
            return .linkedData
        }
        if name.utf8Contains("application/json") { return .state }
        return name.utf8Contains("javascript") || name == "module" ? .program : nil
    }
}
