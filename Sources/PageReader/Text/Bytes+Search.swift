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
