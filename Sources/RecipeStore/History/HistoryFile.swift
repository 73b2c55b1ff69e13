import Foundation

/// The lines that the cook typed, in a plain UTF-8 file, one line each, shared by all shells.
///
/// Each line is at its file's end as soon as it is appended. Nothing here fails loudly: where the
/// file cannot be read or written, there is no history. A file that is not a regular file, such as
/// `/dev/null`, is left alone.
package struct HistoryFile: Sendable {
    /// How many lines are kept.
    package static let usualLimit = 10_000

    private let path: String
    private let limit: Int
    /// The file that was read last, and up to where.
    private var place: (file: FileIdentity, offset: Int)?
    private var known: Set<String> = []
    /// Lines of others that were met while appending.
    private var unseen: [String] = []

    /// The history in a file; neither is read or made yet.
    package init(path: String, limit: Int = HistoryFile.usualLimit) {
        self.path = path
        self.limit = limit
    }

    /// Makes the file where there is none yet; true when it did, which is at the very first start.
    ///
    /// Of several shells that start at once one does. Where no file can be made none does.
    package func begin() -> Bool {
        do {
            try PrivateFolder.make(folder(ofPath: path))
            _ = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
            return true
        } catch {
            return false
        }
    }

    /// All lines, the oldest first, of equal ones only the last.
    package mutating func load() -> [String] {
        unseen = []
        known = []
        place = nil
        guard let file = try? OpenFile(path, O_RDONLY),
            let (bytes, start) = try? HistoryFile.read(file, from: 0),
            let status = try? file.status()
        else { return [] }
        let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        place = (FileIdentity(status), start + end)
        let lines = HistoryText.lines(bytes[...]).lastCopies(limit: limit)
        known = Set(lines)
        return lines
    }

    /// Appends a line, and tells whether it is kept.
    ///
    /// A line that begins with a space is not kept, nor an empty one, nor one of more than 64 KiB.
    /// An entry of several lines is kept as one: a line end becomes a space, and a `\` before it
    /// goes, which is how the shell reads them.
    @discardableResult
    package mutating func append(_ entry: String) -> Bool {
        guard let line = HistoryText.line(of: entry) else { return false }
        do {
            let end = try LockedFile.hold(path, patience: 1_000) { file in
                try catchUp(file)
                let isWhole = try HistoryFile.endsWithLineEnd(file)
                try file.write(Array(((isWhole ? "" : "\n") + line + "\n").utf8))
                return try HistoryFile.end(of: file)
            }
            place = end
            known.insert(line)
            return true
        } catch {
            return false
        }
    }

    /// The lines that other shells appended since this one last looked, the oldest first.
    package mutating func linesOfOthers() -> [String] {
        if let file = try? OpenFile(path, O_RDONLY) { try? catchUp(file) }
        defer { unseen = [] }
        return unseen
    }

    /// Makes the file anew without older copies of a line and without more lines than are kept.
    ///
    /// It is called when a shell leaves. What others append meanwhile waits for the same lock.
    package mutating func tidy() {
        guard FileIdentity(path: path) != nil else { return }
        try? LockedFile.hold(path, patience: 1_000) { file in
            let lines = HistoryText.lines(try HistoryFile.read(file, from: 0).bytes[...])
            let tidy = lines.lastCopies(limit: limit)
            guard tidy.count < lines.count else { return }
            try WholeFile.write(
                Array(tidy.map { $0 + "\n" }.joined().utf8),
                to: path,
                access: .ownerOnly
            )
        }
    }
}

extension HistoryFile {
    /// Reads what others appended since the file was last read, up to its last whole line.
    private mutating func catchUp(_ file: borrowing OpenFile) throws {
        let status = try file.status()
        let identity = FileIdentity(status)
        let size = Int(status.st_size)
        var offset = 0
        if let place, place.file == identity, place.offset <= size { offset = place.offset }
        guard status.isRegularFile, offset < size else { return }
        let (bytes, start) = try HistoryFile.read(file, from: offset)
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return }
        var lines = HistoryText.lines(bytes[...end])
        // A file made anew begins with the old lines, in their order.
        if offset == 0 { lines = lines.lastCopies(limit: limit).filter { !known.contains($0) } }
        place = (identity, start + end + 1)
        known.formUnion(lines)
        unseen += lines
    }

    /// At most so many bytes of the file's end are read.
    private static let mostBytes = 16 << 20

    /// The bytes from a place to the end, and where they begin: a line that is cut is left out.
    private static func read(_ file: borrowing OpenFile, from offset: Int) throws
        -> (bytes: [UInt8], start: Int)
    {
        let status = try file.status()
        guard status.isRegularFile else { throw SystemError(code: EINVAL) }
        let size = Int(status.st_size)
        let start = max(offset, size - mostBytes)
        let descriptor = file.descriptor
        try systemCall { lseek(descriptor, off_t(start), SEEK_SET) }
        let bytes = try file.read(upTo: max(0, size - start))
        guard start > offset, let cut = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return (bytes, start)
        }
        return (Array(bytes[(cut + 1)...]), start + cut + 1)
    }

    private static func endsWithLineEnd(_ file: borrowing OpenFile) throws -> Bool {
        let size = try file.status().st_size
        guard size > 0 else { return true }
        let descriptor = file.descriptor
        var last: UInt8 = 0
        try systemCall { pread(descriptor, &last, 1, size - 1) }
        return last == UInt8(ascii: "\n")
    }

    private static func end(of file: borrowing OpenFile) throws
        -> (file: FileIdentity, offset: Int)
    {
        let status = try file.status()
        return (FileIdentity(status), Int(status.st_size))
    }
}

extension [String] {
    /// Of equal lines the last, and of those the last `limit`.
    fileprivate func lastCopies(limit: Int) -> [String] {
        var met: Set<String> = []
        var lines: [String] = []
        for line in reversed() where lines.count < limit && met.insert(line).inserted {
            lines.append(line)
        }
        return lines.reversed()
    }
}
