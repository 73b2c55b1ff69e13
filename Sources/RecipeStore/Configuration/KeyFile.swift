import Foundation
package import RecipeModel

/// Keys and other secrets, in a file that only its owner can read: lines `entry = key`.
package struct KeyFile: Sendable {
    private let file: ConfigurationFile

    /// The file of a path.
    package init(path: String) { file = ConfigurationFile(path: path) }

    /// The keys that are kept; none where there is no file.
    ///
    /// A file that others could read is closed to them. Throws `FileReadError`.
    package func keys() throws(FileReadError) -> [String: String] {
        let path = file.path
        if let status = try? fileStatus(path: path), status.isRegularFile,
            status.st_mode & 0o077 != 0
        {
            chmod(path, 0o600)
        }
        return try file.read().entries.reduce(into: [:]) { keys, entry in
            keys[entry.key] = entry.value
        }
    }

    /// Keeps a key in place of an older one of its entry, or forgets it. Throws `StoreError`.
    package func set(_ key: String?, of entry: String) throws(StoreError) {
        try file.change { text in
            if let key {
                text.set(entry, to: key)
            } else {
                text.remove(entry)
            }
        }
    }
}
