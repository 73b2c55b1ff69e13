package import Foundation

/// The folder of the tables.
package enum DictionaryFolder {
    /// The text of each table by the name of its file without `.txt`.
    package static func texts(of folder: URL) throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        var texts: [String: String] = [:]
        for file in files where file.pathExtension == "txt" {
            texts[file.deletingPathExtension().lastPathComponent] =
                try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }
}
