import Glibc

extension String {
    /// Whether the bytes of another text stand in this one.
    func utf8Contains(_ other: String) -> Bool {
        var whole = self
        var part = other
        return whole.withUTF8 { whole in part.withUTF8 { String.contains($0, in: whole) } }
    }

    private static func contains(
        _ part: UnsafeBufferPointer<UInt8>,
        in whole: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let needle = part.baseAddress, let lead = part.first else { return true }
        guard let base = whole.baseAddress, whole.count >= part.count else { return false }
        let end = whole.count - part.count
        var index = 0
        while index <= end {
            guard let found = memchr(base + index, Int32(lead), end - index + 1) else {
                return false
            }
            index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if memcmp(base + index, needle, part.count) == 0 { return true }
            index += 1
        }
        return false
    }
}

extension Array<UInt8> {
    /// Where a run of bytes first stands at or after an index.
    func firstRange(of needle: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first, count >= needle.count, start >= 0 else { return nil }
        var index = start
        while index <= count - needle.count {
            if self[index] == first, self[index..<index + needle.count].elementsEqual(needle) {
                return index
            }
            index += 1
        }
        return nil
    }

    /// Where a run of bytes last stands.
    func lastRange(of needle: [UInt8]) -> Int? {
        guard !needle.isEmpty, count >= needle.count else { return nil }
        var index = count - needle.count
        while index >= 0 {
            if self[index..<index + needle.count].elementsEqual(needle) { return index }
            index -= 1
        }
        return nil
    }
}
