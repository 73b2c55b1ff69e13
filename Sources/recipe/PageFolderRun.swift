import PageReader
import RecipeModel
import ShellAnswers

/// `recipe read-pages FOLDER OUT`: reads a folder of saved pages in one go, for measuring.
enum PageFolderRun {
    /// Reads the pages; the exit code.
    static func run(_ words: [String], _ streams: inout StandardStreams) -> Int32 {
        guard words.count == 2 else {
            streams.writeError(
                "error: read-pages needs a folder of pages and one to write to\n"
                    + "  for example: recipe read-pages pages found\n"
            )
            return ErrorName.usage.exitCode
        }
        let reader = RecipePageReader()
        let summary = PageFolderReading.read(words[0], writingTo: words[1], with: reader)
        for file in summary.failures {
            streams.writeError("error: \(CleanText.line(file)) was left out\n")
        }
        guard let slowest = summary.pages.first else {
            let folder = CleanText.line(words[0])
            streams.writeError("error: \(folder) has no pages <host>/<name>.html\n")
            return ErrorName.noInput.exitCode
        }
        let count = summary.pages.count
        streams.write(
            """
            \(count) \(count == 1 ? "page" : "pages"), \(Int(summary.pagesPerSecond)) a second
            median \(tenths(summary.milliseconds(atShare: 0.5))) ms, \
            95 of 100 within \(tenths(summary.milliseconds(atShare: 0.95))) ms
            slowest \(tenths(slowest.milliseconds)) ms: \(CleanText.line(slowest.page))

            """
        )
        if !summary.unwritten.isEmpty { return ErrorName.cannotCreate.exitCode }
        return summary.unread.isEmpty ? 0 : ErrorName.disk.exitCode
    }

    private static func tenths(_ milliseconds: Double) -> String {
        let tenths = Int((milliseconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
