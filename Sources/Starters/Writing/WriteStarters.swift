import Foundation
import Starters

/// Puts the starter recipes into the program: `write-starters RECIPES SOURCE.swift`.
///
/// What can't be read is told with file and line, and then nothing is written.
@main
enum WriteStarters {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            stop("write-starters: error: needs the folder of recipes and a file to write")
        }
        do {
            let text = try StarterSource.text(of: URL(filePath: CommandLine.arguments[1]))
            try Data(text.utf8).write(to: URL(filePath: CommandLine.arguments[2]))
        } catch let mistake as StarterSource.LineError {
            stop("\(mistake)")
        }
    }

    private static func stop(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}
