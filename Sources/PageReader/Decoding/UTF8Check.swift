/// What a look at bytes as UTF-8 shows.
struct UTF8Check {
    /// Characters of two and more bytes that are as they should be.
    private(set) var wideCharacters = 0
    /// Bytes that cannot be part of UTF-8 where they stand.
    private(set) var errors = 0
    /// NUL bytes at even and at odd places, which tell UTF-16.
    private(set) var zerosAtEven = 0
    private(set) var zerosAtOdd = 0

    /// Looks at all of the bytes.
    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                if byte < 0x80 {
                    if byte == 0 {
                        if index & 1 == 0 { zerosAtEven += 1 } else { zerosAtOdd += 1 }
                    }
                    index += 1
                    continue
                }
                let length = UTF8Check.sequenceLength(in: buffer, at: index)
                if length == 0 { errors += 1 } else { wideCharacters += 1 }
                index += max(length, 1)
            }
        }
    }

    /// Whether the bytes are UTF-8 throughout.
    var isValid: Bool { errors == 0 }

    /// The length of the well-formed wide character at an index; 0 when there is none.
    static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let lead = bytes[index]
        let length: Int
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        guard index + length <= bytes.count else { return 0 }
        for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
        let second = bytes[index + 1]
        switch lead {
        case 0xE0: return second >= 0xA0 ? length : 0
        case 0xED: return second < 0xA0 ? length : 0
        case 0xF0: return second >= 0x90 ? length : 0
        case 0xF4: return second < 0x90 ? length : 0
        default: return length
        }
    }

    /// The bytes with each wrong one read as windows-1252, which is what such pages mostly mix in.
    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var output = [UInt8]()
        output.reserveCapacity(bytes.count + bytes.count / 16)
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                let length = byte < 0x80 ? 1 : sequenceLength(in: buffer, at: index)
                if length > 0 {
                    output.append(contentsOf: buffer[index..<index + length])
                    index += length
                } else {
                    output.append(contentsOf: Windows1252.utf8(byte))
                    index += 1
                }
            }
        }
        return output
    }
}
