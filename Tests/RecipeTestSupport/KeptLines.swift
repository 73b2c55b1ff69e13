package import Foundation

/// Lines that are checked in, so that no change of them goes unseen.
///
/// After a wanted change, run the tests once with `RECIPE_WRITE_SCREENS=1` in the environment to
/// write the files anew, and read the difference before it is kept.
package enum KeptLines {
    /// Whether files are written anew in this run.
    static var areWritten: Bool {
        ProcessInfo.processInfo.environment["RECIPE_WRITE_SCREENS"] != nil
    }

    /// How lines differ from those of a file, each difference with `was:` or `is now:` before it;
    /// empty where the file was written anew.
    package static func differences(of lines: [String], from file: URL) throws -> [String] {
        guard !areWritten else {
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
            return []
        }
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        return differences(of: lines, from: kept.split(separator: "\n").map(String.init))
    }

    /// How lines differ from those that were kept.
    static func differences(of lines: [String], from kept: [String]) -> [String] {
        // Most runs find no difference, and finding one takes time with the square of its size.
        guard kept != lines else { return [] }
        return kept.difference(from: lines).map { difference in
            switch difference {
            case .insert(_, let line, _): "was: \(line)"
            case .remove(_, let line, _): "is now: \(line)"
            }
        }
    }

    /// The first line of a file that is another today, with its place; nil where none is, or where
    /// the file was written anew.
    package static func firstDifference(of lines: [String], from file: URL) throws -> String? {
        if ProcessInfo.processInfo.environment["RECIPE_WRITE_SCREENS"] != nil {
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
            return nil
        }
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        let was = kept.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
        guard was != lines else { return nil }
        let place = zip(was, lines).prefix { $0 == $1 }.count
        let (old, new) = (was.dropFirst(place).first, lines.dropFirst(place).first)
        return "\(file.lastPathComponent):\(place + 1)\n  was:    \(old ?? "the end")\n"
            + "  is now: \(new ?? "the end")"
    }

    /// A number that stands for many texts: 64 bits of FNV-1a (Fowler, Noll and Vo), in hexadecimal.
    package static func digest(_ texts: some Sequence<String>) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x0100_0000_01B3
        }
        return String(hash, radix: 16)
    }
}
