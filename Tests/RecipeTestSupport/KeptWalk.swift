package import Foundation
import Testing

/// Walks that are checked in: what is done, one step a line, and behind ` => ` what came of it.
///
/// A line that begins with `#` is a remark, and an empty line begins a walk anew. A step is added by
/// writing it without ` => `. `KeptLines` tells how a file is written anew.
package enum KeptWalk {
    /// Records an issue that names the first line of a file which is another today.
    ///
    /// - Parameters:
    ///   - file: The walks.
    ///   - step: What comes of a step; of the empty one, everything is to be as in the beginning.
    package static func compare(
        _ file: URL,
        step: (String) async throws -> String
    ) async throws {
        let kept = try String(contentsOf: file, encoding: .utf8)
        var told: [String] = []
        for line in kept.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let text = line.ranges(of: " =>").first.map { String(line[..<$0.lowerBound]) } ?? line
            let done = String(text.reversed().drop { $0 == " " }.reversed())
            guard !done.isEmpty, !done.hasPrefix("#") else {
                if done.isEmpty { _ = try await step("") }
                told.append(done)
                continue
            }
            let padding = String(repeating: " ", count: max(0, 20 - done.count))
            told.append("\(done)\(padding) => \(try await step(done))")
        }
        while told.last == "" { told.removeLast() }
        if let difference = try KeptLines.firstDifference(of: told, from: file) {
            Issue.record("\(difference)")
        }
    }
}
