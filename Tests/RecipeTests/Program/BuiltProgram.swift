import Foundation

/// The program that these tests drive: the one built beside them.
enum BuiltProgram {
    /// Its path. The bundle of the tests and the program lie in one folder.
    static let path: String = {
        let named = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
        let places = named + [Bundle.main.executablePath ?? ""] + CommandLine.arguments.prefix(1)
        for place in places {
            let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
            let program = folder.appendingPathComponent("recipe").path
            if FileManager.default.isExecutableFile(atPath: program) { return program }
        }
        return "recipe"
    }()

    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
}
