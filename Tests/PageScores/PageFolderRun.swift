import PageReader
import RecipeModel
import ShellAnswers

/// `read-pages FOLDER OUT`: reads a folder of saved pages in one go, for measuring.
package struct PageFolderRun: Equatable, Sendable {
    /// What was read, and how fast; for standard output.
    package var output = ""
    /// What is wrong; for standard error.
    package var error = ""
    package var exitCode: Int32

    /// Reads the pages that the words after the program's name are for.
    package init(_ words: [String]) {
        guard words.count == 2 else {
            error =
                "error: read-pages needs a folder of pages and one to write to\n"
                + "  for example: read-pages pages found\n"
            exitCode = ErrorName.usage.exitCode
            return
        }
        let reader = RecipePageReader()
        let summary = PageFolderReading.read(words[0], writingTo: words[1], with: reader)
        for file in summary.failures { error += "error: \(CleanText.line(file)) was left out\n" }
        guard let slowest = summary.pages.first else {
            error += "error: \(CleanText.line(words[0])) has no pages <host>/<name>.html\n"
            exitCode = ErrorName.noInput.exitCode
            return
        }
        let count = summary.pages.count
        output = """
            \(count) \(count == 1 ? "page" : "pages"), \(Int(summary.pagesPerSecond)) a second
            median \(Self.tenths(summary.milliseconds(atShare: 0.5))) ms, \
            95 of 100 within \(Self.tenths(summary.milliseconds(atShare: 0.95))) ms
            slowest \(Self.tenths(slowest.milliseconds)) ms: \(CleanText.line(slowest.page))

            """
        exitCode =
            if !summary.unwritten.isEmpty {
                ErrorName.cannotCreate.exitCode
            } else {
                summary.unread.isEmpty ? 0 : ErrorName.disk.exitCode
            }
    }

    private static func tenths(_ milliseconds: Double) -> String {
        let tenths = Int((milliseconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
