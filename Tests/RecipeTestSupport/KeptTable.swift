package import Foundation
import Testing

/// Tables that are checked in: what is asked, a tab, and what the program makes of it.
///
/// The questions are in the file, so a row is added by writing its question there. `KeptLines` tells
/// how a file is written anew.
package enum KeptTable {
    /// How the answers of today differ from those of a file.
    ///
    /// - Parameters:
    ///   - file: The table.
    ///   - further: Questions that must have a row as well.
    ///   - answer: What the program makes of a question.
    package static func differences(
        from file: URL,
        further: some Sequence<String> = [],
        answer: (String) -> String
    ) throws -> [String] {
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        let asked = kept.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        let all = Set(asked).union(further).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return try KeptLines.differences(of: all.map { "\($0)\t\(answer($0))" }, from: file)
    }

    /// Records an issue for each row of a table in `Kept/`, beside a test, of which the answer of today
    /// is another.
    ///
    /// - Parameters:
    ///   - name: The table's file, without `.txt`.
    ///   - readers: Who answers the rows under a heading of this name; each must have one.
    ///   - test: The test's own file.
    package static func compare(
        _ name: String,
        _ readers: [String: @Sendable (String) async -> String],
        beside test: String = #filePath
    ) async throws {
        let folder = URL(filePath: test).deletingLastPathComponent().appending(path: "Kept")
        let file = folder.appending(path: name + ".txt")
        for difference in try await differences(from: file, under: readers) {
            Issue.record("\(name): \(difference)")
        }
    }

    /// How the answers of today differ from those of a file whose rows stand under headings.
    ///
    /// A heading is `# name: what it is`, and its name tells who answers the rows below it. Control
    /// signs are written as their pictures: `␊` for a line feed, `␛` for an escape. A row is added by
    /// writing its question there, with a tab behind it.
    ///
    /// - Parameters:
    ///   - file: The table.
    ///   - readers: Who answers the rows under a heading of this name; each must have one.
    private static func differences(
        from file: URL,
        under readers: [String: @Sendable (String) async -> String]
    ) async throws -> [String] {
        let kept = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        var lines: [String] = []
        var unused = Set(readers.keys)
        var reader: (@Sendable (String) async -> String)?
        for line in kept.split(separator: "\n") {
            let question = line.prefix { $0 != "\t" }
            if line.hasPrefix("# "), question.count == line.count {
                let name = String(line.dropFirst(2).prefix { $0 != ":" })
                reader = readers[name]
                unused.remove(name)
                lines.append(String(line))
            } else if let reader {
                let answer = await reader(ControlPictures.read(question))
                lines.append("\(question)\t\(ControlPictures.written(answer))")
            } else {
                return ["nobody answers: \(line)"]
            }
        }
        guard unused.isEmpty else { return ["no rows: \(unused.sorted())"] }
        return try KeptLines.differences(of: lines, from: file)
    }
}

/// Control signs in a table, by the pictures that Unicode has for them.
private enum ControlPictures {
    static func read(_ text: Substring) -> String { changed(String(text), from: 0x2400, to: 0) }
    static func written(_ text: String) -> String { changed(text, from: 0, to: 0x2400) }

    private static func changed(_ text: String, from start: UInt32, to base: UInt32) -> String {
        var changed = String.UnicodeScalarView()
        let delete: [UInt32] = [0x7F, 0x2421]
        for scalar in text.unicodeScalars {
            let isControl = (start..<start + 0x20).contains(scalar.value)
            var value = isControl ? scalar.value - start + base : scalar.value
            if value == delete[start == 0 ? 0 : 1] { value = delete[start == 0 ? 1 : 0] }
            changed.append(UnicodeScalar(value) ?? scalar)
        }
        return String(changed)
    }
}

/// What the program makes of texts that are not ours to keep, as numbers that stand for it.
///
/// The texts are in a folder that a variable of the environment names; without it nothing is read.
/// To see what a changed number stands for, let `RECIPE_READINGS` name a folder: what was read is
/// written there, before a change and after it.
package struct KeptDigests {
    /// One line of the file by its name, and what was read under that name.
    private var rows: [(name: String, reading: [String])] = []

    package init() {}

    /// Adds what was read of one text.
    package mutating func add(_ name: String, _ reading: [String]) {
        rows.append((name, reading))
    }

    /// How what was read differs from what a file stands for.
    package func differences(from file: URL) throws -> [String] {
        if let folder = ProcessInfo.processInfo.environment["RECIPE_READINGS"] {
            let place = URL(filePath: folder).appending(path: file.lastPathComponent)
            let text = rows.map { row in
                row.reading.map { "\(row.name)\t\($0)\n" }.joined()
            }.joined()
            try Data(text.utf8).write(to: place)
        }
        let lines = rows.map { row in
            "\(row.name)\t\(row.reading.count)\t\(KeptLines.digest(row.reading))"
        }
        return try KeptLines.differences(of: lines, from: file)
    }
}

extension KeptTable {
    /// What is read with each of the words behind the last ` | ` of a row in the place of the `_`
    /// before it; what is the same of several stands there once, with a `_` for the word.
    package static func eachWord(_ row: String, _ read: (String) -> String) -> String {
        let fields = row.fields(by: " | ")
        let template = fields.dropLast().joined(separator: " | ")
        var groups: [(answer: String, words: [String])] = []
        for word in fields[fields.count - 1].fields(by: ", ") {
            let answer = read(template.replacing("_", with: word))
            let pattern = answer.replacing(word: word, with: "_")
            if let place = groups.firstIndex(where: { $0.answer == pattern }) {
                groups[place].words.append(word)
            } else {
                groups.append((pattern, [word]))
            }
        }
        guard groups.count > 1 else { return groups[0].answer }
        return groups.map { "\($0.words.joined(separator: ", ")): \($0.answer)" }
            .joined(separator: " ;; ")
    }

    /// The questions of a table in `Kept/`, beside a test, under headings of these names.
    package static func questions(
        in name: String,
        under headings: Set<String>,
        beside test: String = #filePath
    ) -> [String] {
        let file = URL(filePath: test).deletingLastPathComponent().appending(
            path: "Kept/\(name).txt"
        )
        let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var isAsked = false
        return kept.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("# "), !line.contains("\t") else {
                return isAsked ? ControlPictures.read(line.prefix { $0 != "\t" }) : nil
            }
            isAsked = headings.contains(String(line.dropFirst(2).prefix { $0 != ":" }))
            return nil
        }
    }
}

extension String {
    /// The fields of a row, parted by a sign.
    package func fields(by separator: String) -> [String] {
        components(separatedBy: separator)
    }

    /// The text with another in the place of a word that stands alone.
    fileprivate func replacing(word: String, with other: String) -> String {
        var text = ""
        var rest = self[...]
        while let place = rest.range(of: word) {
            let before = rest[..<place.lowerBound].last ?? text.last
            let isPart = [before, rest[place.upperBound...].first].contains { $0?.isLetter == true }
            text += rest[..<place.lowerBound] + (isPart ? word : other)
            rest = rest[place.upperBound...]
        }
        return text + rest
    }
}
