import Foundation

/// A folder for one test, removed with all in it when the test lets it go.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "recipe-store-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of something in it.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// The names in a folder in it.
    func names(in name: String = "") -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)
        return (names ?? []).sorted()
    }

    func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: self(name))))
    }

    func write(_ bytes: some Collection<UInt8>, to name: String) throws {
        try Data(Array(bytes)).write(to: URL(fileURLWithPath: self(name)))
    }

    func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self(name))
    }

    /// The permissions of something in it.
    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}
