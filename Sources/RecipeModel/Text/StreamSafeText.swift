/// Text in which no more than 30 marks that combine follow each other: Unicode's Stream-Safe Text
/// Format (UAX #15).
///
/// No script sets more than a few on a letter. Comparing two characters sorts their marks, so a
/// letter with a hundred thousand would take minutes wherever one is compared.
package enum StreamSafeText {
    private static let markLimit = 30

    /// A text without the marks that are too many.
    package static func of(_ text: String) -> String {
        var text = text
        let isSafe = text.withUTF8 { !hasRun(in: $0) }
        if isSafe { return text }
        return String(decoding: bytes(Array(text.utf8)), as: UTF8.self)
    }

    /// The same for bytes of UTF-8; what is none stays as it is.
    package static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.withUnsafeBufferPointer({ hasRun(in: $0) }) else { return bytes }
        var safe: [UInt8] = []
        safe.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { bytes in
            forEachScalar(in: bytes) { place, marks in
                if marks <= markLimit { safe.append(contentsOf: bytes[place]) }
                return true
            }
        }
        return safe
    }

    /// Whether more marks follow each other than may. Most texts have no byte of any.
    private static func hasRun(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var high = 0
        var mayHave = false
        for byte in bytes {
            high = byte < 0x80 ? 0 : high + 1
            if high > 2 * markLimit {
                mayHave = true
                break
            }
        }
        guard mayHave else { return false }
        var most = 0
        forEachScalar(in: bytes) { _, marks in
            most = max(most, marks)
            return most <= markLimit
        }
        return most > markLimit
    }

    /// Goes over the scalars with the number of marks that end with each, until told to stop.
    private static func forEachScalar(
        in bytes: UnsafeBufferPointer<UInt8>,
        _ body: (Range<Int>, Int) -> Bool
    ) {
        var place = 0
        var marks = 0
        while place < bytes.count {
            let start = place
            let lead = bytes[start]
            let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            place = min(start + length, bytes.count)
            // The first mark is U+0300.
            marks = lead >= 0xCC && isMark(bytes[start..<place]) ? marks + 1 : 0
            if !body(start..<place, marks) { return }
        }
    }

    private static func isMark(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return false }
        return scalar.properties.canonicalCombiningClass != .notReordered
    }
}
