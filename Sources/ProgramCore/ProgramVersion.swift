import CBuild

/// The version of this program.
package enum ProgramVersion {
    /// As the `User-Agent` header says it.
    package static let current = "0.2.0"

    /// As `--version` says it: with the commit of its sources, where `Scripts/build` knew that.
    package static var withCommit: String { current + (commit.map { " (\($0))" } ?? "") }

    /// What stands before a commit in a build ID, to tell it from one that a linker made up. Notes are
    /// read in words of four bytes, and it is one.
    private static let mark = Array("rcp:".utf8)
    private static let shownBytes = 6

    /// The commit's first twelve hexadecimal digits.
    private static var commit: String? {
        var id = [UInt8](repeating: 0, count: 64)
        let length = recipe_build_id(&id, id.count)
        let bytes = id.prefix(length)
        guard bytes.starts(with: mark), bytes.count >= mark.count + shownBytes else { return nil }
        return bytes.dropFirst(mark.count).prefix(shownBytes)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
