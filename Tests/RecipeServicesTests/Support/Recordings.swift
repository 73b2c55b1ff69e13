import Foundation

/// Recorded answers that lie beside the repository, where they do.
enum Recordings {
    /// The folder `shared/fixtures` beside the repository; nil where it is absent.
    static let folder: URL? = {
        var place = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while place.path != "/" {
            place.deleteLastPathComponent()
            let fixtures = place.deletingLastPathComponent().appending(path: "shared/fixtures")
            let isRepository = FileManager.default.fileExists(
                atPath: place.appending(path: ".git").path
            )
            if isRepository {
                return FileManager.default.fileExists(atPath: fixtures.path) ? fixtures : nil
            }
        }
        return nil
    }()

    /// The bytes of a recorded answer; nil where it is absent.
    static func bytes(_ path: String) -> [UInt8]? {
        folder.flatMap { try? Data(contentsOf: $0.appending(path: path)) }.map(Array.init)
    }

    /// Why tests over recordings are skipped.
    static let absence = "no recorded answers lie beside the repository"
}
