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
