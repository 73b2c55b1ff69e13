import Glibc

/// A part of a text that is in the program, as UTF-8. Nothing is copied until it is read.
struct StaticText: Sendable {
    private let whole: StaticString
    private let range: Range<Int>

    /// All of a text.
    init(_ whole: StaticString) { self.init(whole, 0..<whole.utf8CodeUnitCount) }

    /// A part of a text; what reaches beyond it does not count.
    init(_ whole: StaticString, _ range: Range<Int>) {
        self.whole = whole
        self.range = range.clamped(to: 0..<whole.utf8CodeUnitCount)
    }

    /// The text of it.
    var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// The whole number that it is; nil when there is none.
    var number: Int? { numbers.first }

    /// The whole numbers in it, whatever stands between them.
    var numbers: [Int] {
        withBytes { bytes in
            var numbers: [Int] = []
            var number: Int?
            for byte in bytes {
                let digit = Int(byte) - 0x30
                if (0...9).contains(digit) {
                    // No number here is as long as this.
                    number = min(number ?? 0, 100_000_000) * 10 + digit
                } else if let whole = number {
                    numbers.append(whole)
                    number = nil
                }
            }
            if let number { numbers.append(number) }
            return numbers
        }
    }

    /// The first byte; nil where there is none.
    var first: UInt8? { withBytes { $0.first } }

    /// It without its first byte.
    var dropFirst: StaticText {
        StaticText(whole, min(range.lowerBound + 1, range.upperBound)..<range.upperBound)
    }

    /// The parts between a byte and the next; none of an empty text.
    func parts(at separator: UInt8) -> [StaticText] {
        guard !range.isEmpty else { return [] }
        var parts: [StaticText] = []
        var start = range.lowerBound
        let text = UnsafeRawPointer(whole.utf8Start)
        while let next = memchr(text + start, Int32(separator), range.upperBound - start) {
            let end = text.distance(to: next)
            parts.append(StaticText(whole, start..<end))
            start = end + 1
        }
        parts.append(StaticText(whole, start..<range.upperBound))
        return parts
    }

    /// Its lines, each of which has an end.
    var lines: [StaticText] { parts(at: UInt8(ascii: "\n")).dropLast() }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: whole.utf8Start + range.lowerBound, count: range.count))
    }
}
