import Foundation
import Testing

/// A script of the tests, with what its first comments say of how it is run.
struct SampleScript: Sendable, CustomTestStringConvertible {
    /// The file's name.
    let name: String
    /// The folder that it lies in.
    let folder: String
    /// Its text.
    let text: String

    init(_ file: URL) throws {
        name = file.lastPathComponent
        folder = file.deletingLastPathComponent().path
        text = try String(contentsOf: file, encoding: .utf8)
    }

    var testDescription: String { name }

    /// The exit code that it is to end with: `# exit: 64`; 0 where it says nothing.
    var exitCode: Int32 { remark("exit").flatMap { Int32($0) } ?? 0 }

    /// What it is given: `# arguments: leek | two words`.
    var arguments: [String] {
        (remark("arguments") ?? "").split(separator: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The service that it asks: `# server: feed`; nil where it needs none. A `kitchen` is a server
    /// that speaks RecipePuppy's API and nothing else.
    var server: String? { remark("server") }

    /// Its commands: the first word of each line, without what may stand before it.
    var commands: [String] {
        text.split(separator: "\n").compactMap { line in
            line.hasPrefix("#") ? nil : line.drop { $0 == "-" }.split(separator: " ").first
        }.map(String.init)
    }

    private func remark(_ name: String) -> String? {
        let start = "# \(name): "
        let line = text.split(separator: "\n").prefix(3).first { $0.hasPrefix(start) }
        return line.map { String($0.dropFirst(start.count)) }
    }

    /// The scripts in a folder of the package, by name.
    static func all(in folder: String) -> [SampleScript] {
        let place = BuiltProgram.package.appendingPathComponent(folder)
        let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
        return (names ?? [])
            .filter { $0.hasSuffix(".rcp") }
            .sorted()
            .compactMap { try? SampleScript(place.appendingPathComponent($0)) }
    }
}
