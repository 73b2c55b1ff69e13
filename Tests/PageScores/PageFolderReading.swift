import Glibc
import PageReader
import RecipeModel

/// Reads every saved page of a folder, and writes for each what was found.
enum PageFolderReading {
    /// How long the reading of a folder took.
    struct Summary: Equatable, Sendable {
        /// One page and the time that it took.
        struct PageTime: Equatable, Sendable {
            /// The page's name: `<host>/<name>`.
            var page: String
            /// Milliseconds from bytes to content; files are not counted in.
            var milliseconds: Double
        }

        /// All pages, the slowest first.
        var pages: [PageTime]
        /// Files that could not be read.
        var unread: [String] = []
        /// Files that could not be written.
        var unwritten: [String] = []

        /// Files that could not be read or written.
        var failures: [String] { unread + unwritten }

        /// How many pages were read in a second.
        var pagesPerSecond: Double {
            let total = pages.reduce(0) { $0 + $1.milliseconds }
            return total > 0 ? Double(pages.count) * 1_000 / total : 0
        }

        /// The time below which a share of the pages stay, in milliseconds; 0.5 is the median.
        func milliseconds(atShare share: Double) -> Double {
            guard !pages.isEmpty else { return 0 }
            let place = Int(Double(pages.count - 1) * (1 - min(max(share, 0), 1)))
            return pages[place].milliseconds
        }
    }

    /// Reads `<host>/<name>.html` for all hosts in a folder, and writes `<host>/<name>.json`, the
    /// report, and `<host>/<name>.txt`, what a reader sees, in another.
    ///
    /// - Parameters:
    ///   - input: The folder with one folder for each host.
    ///   - output: The folder to write to; it is made where it is not there.
    ///   - reader: What reads the pages.
    static func read(
        _ input: String,
        writingTo output: String,
        with reader: some PageReading
    ) -> Summary {
        var summary = Summary(pages: [])
        makeFolder(output)
        for host in entries(of: input) {
            let files = entries(of: "\(input)/\(host)").filter { $0.hasSuffix(".html") }
            guard !files.isEmpty else { continue }
            makeFolder("\(output)/\(host)")
            for file in files {
                let name = "\(host)/\(file.dropLast(".html".count))"
                guard let bytes = contents(of: "\(input)/\(host)/\(file)") else {
                    summary.unread.append("\(input)/\(host)/\(file)")
                    continue
                }
                let start = now()
                let content = reader.read(
                    bytes,
                    charset: nil,
                    address: WebAddress("https://\(host)/"),
                    status: 200
                )
                summary.pages.append(.init(page: name, milliseconds: now() - start))
                #if PAGE_RULES
                    for (rule, report) in PageRuleReading.reports(of: bytes, host: host, reader) {
                        let folder = "\(output)/rules/\(rule.rawValue)"
                        for part in ["\(output)/rules", folder, "\(folder)/\(host)"] {
                            makeFolder(part)
                        }
                        if !write(report.json, to: "\(folder)/\(name).json") {
                            summary.unwritten.append("\(folder)/\(name).json")
                        }
                    }
                #endif
                let texts = [
                    ("json", PageReport(content).json), ("txt", ReaderView.text(of: content)),
                ]
                for (kind, text) in texts where !write(text, to: "\(output)/\(name).\(kind)") {
                    summary.unwritten.append("\(output)/\(name).\(kind)")
                }
            }
        }
        summary.pages.sort { $0.milliseconds > $1.milliseconds }
        return summary
    }

    // MARK: Files

    private static func entries(of folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private static func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= RecipePageReader.sizeLimit {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes.append(contentsOf: chunk.prefix(count))
        }
        return ferror(file) == 0 ? bytes : nil
    }

    private static func write(_ text: String, to path: String) -> Bool {
        guard let file = fopen(path, "wb") else { return false }
        var text = text
        let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
        return fclose(file) == 0 && isWritten
    }

    private static func makeFolder(_ path: String) { mkdir(path, 0o755) }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }
}
