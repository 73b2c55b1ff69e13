import Foundation
import Testing

/// Answers in the forms that the services send, with their oddities, and dishes of our own.
///
/// What the services really sent cannot be published. These files have the same keys, types and
/// faults, so that a clone alone can test that they are read.
enum OwnRecordings {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Recordings")

    /// The bytes of an answer: `feed/recipes.json`.
    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }
}
