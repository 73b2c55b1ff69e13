import Glibc

/// The lines of a libedit settings file that say something.
struct SettingsFile {
    struct Line: Equatable {
        var number: Int
        var text: String
    }

    /// No settings file is longer; what is was not meant as one.
    private static let longest = 256 * 1024

    let lines: [Line]

    /// Reads the file; a path that names no readable ordinary file has no lines.
    init(path: String?) {
        lines = path.flatMap(Self.read).map(Self.lines) ?? []
    }

    /// Splits a text into its lines, without blank ones and comments.
    static func lines(of text: String) -> [Line] {
        let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return all.enumerated().compactMap { place, line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            guard let first = text.first, first != "#", !text.contains("\0") else { return nil }
            return Line(number: place + 1, text: String(text))
        }
    }

    private static func read(_ path: String) -> String? {
        // A pipe in its place must not keep us waiting.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= longest {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        return bytes.count > longest ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
