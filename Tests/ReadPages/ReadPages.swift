import Glibc
import PageScores

/// `read-pages FOLDER OUT`: reads every page `FOLDER/<host>/<name>.html`, and writes what it found.
@main
enum ReadPages {
    static func main() {
        let run = PageFolderRun(Array(CommandLine.arguments.dropFirst()))
        write(run.output, to: STDOUT_FILENO)
        write(run.error, to: STDERR_FILENO)
        exit(run.exitCode)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
