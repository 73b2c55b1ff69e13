import Foundation

/// Looks for bytes in bytes.
enum ByteText {
    /// Where some bytes first stand from a place on; nil where they don't.
    static func place(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = word.first, start >= 0 else { return nil }
        return bytes.withUnsafeBytes { all -> Int? in
            guard let base = all.baseAddress else { return nil }
            var place = start
            while place + word.count <= all.count {
                let rest = all.count - place - word.count + 1
                guard let found = memchr(base + place, Int32(first), rest) else { return nil }
                place = UnsafeRawPointer(found) - base
                if memcmp(base + place, word, word.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }
}
