import Dictionary
import Foundation

/// Puts the dictionary into the program: `write-dictionary TABLES SOURCE.swift`.
///
/// Mistakes in the tables are told with file and line, and then nothing is written.
@main
enum WriteDictionary {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else {
            stop("write-dictionary: error: needs the folder of tables and a file to write")
        }
        let folder = URL(filePath: CommandLine.arguments[1])
        let texts = try DictionaryFolder.texts(of: folder)
        let tables = DictionaryTexts(texts)
        guard tables.mistakes.isEmpty else {
            stop(tables.mistakes.map { "\(folder.path)/\($0)" }.joined(separator: "\n"))
        }
        let source = URL(filePath: CommandLine.arguments[2])
        try Data(DictionarySource(tables).text.utf8).write(to: source)
    }

    private static func stop(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}
