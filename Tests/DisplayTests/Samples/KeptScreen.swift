import Foundation
import Testing

/// Screens that are checked in.
///
/// After a wanted change, run the tests once with `RECIPE_WRITE_SCREENS=1` in the environment to
/// write the files anew, and read the difference before it is kept.
enum KeptScreen {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Screens")

    /// Compares a text with the file of that name.
    static func compare(_ text: String, with name: String) throws {
        let file = folder.appending(path: "\(name).txt")
        if ProcessInfo.processInfo.environment["RECIPE_WRITE_SCREENS"] != nil {
            try Data(text.utf8).write(to: file)
            return
        }
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(text == kept, "differs from Screens/\(name).txt")
    }
}
