import Foundation
import RecipeTestSupport
import Testing

/// What the README says is typed and shown is what the program does, on a new home with its cookbook.
@Suite(.aFewAtOnce)
struct ReadmeTests {
    /// A line at the prompt and what is shown after it; `…` stands for lines that are left out.
    struct Exchange: Sendable {
        var line: String
        var shown: [String]
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of a document; none where the tests run and the sources are not.
    private static func lines(of document: String) -> [String] {
        let place = root.appendingPathComponent(document)
        let text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n")
    }

    private static let lines = lines(of: "README.md")

    /// The blocks between ``` in which something is typed at the prompt.
    static let sessions: [[Exchange]] = {
        let blocks = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
        return blocks.enumerated().compactMap { place, block in
            guard !place.isMultiple(of: 2), block.first?.hasPrefix(prompt) == true else {
                return nil
            }
            return block.reduce(into: []) { session, line in
                if line.hasPrefix(prompt) {
                    session.append(Exchange(line: String(line.dropFirst(prompt.count)), shown: []))
                } else {
                    session[session.count - 1].shown.append(line)
                }
            }
        }
    }()

    /// The rows of the table of what can be typed, without what needs a file, a picture or the
    /// network.
    static let rows: [[String]] = {
        guard let head = lines.firstIndex(where: { $0.hasPrefix("| You type |") }) else {
            return []
        }
        return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { row in
            let cell = row.split(separator: "|").first ?? ""
            return cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
                .filter { line in
                    !["…", "http", ".html", "picture", "pick"].contains { line.contains($0) }
                }
        }
    }()

    private static let prompt = "recipe> "

    @Test(arguments: sessions.indices)
    func aSessionIsReal(_ number: Int) async throws {
        let cook = try Cook()
        defer { withExtendedLifetime(cook) {} }
        let terminal = try cook.terminal([], columns: 80, rows: 60)
        for exchange in Self.sessions[number] {
            let answer = try await terminal.command(exchange.line).split(
                separator: "\n",
                omittingEmptySubsequences: false
            ).map { String($0.reversed().drop { $0 == " " }.reversed()) }
            var place = 0
            var mayLeaveOut = false
            for line in exchange.shown {
                if line.trimmingCharacters(in: .whitespaces) == "…" {
                    mayLeaveOut = true
                    continue
                }
                let found =
                    mayLeaveOut
                    ? answer[place...].firstIndex(of: line)
                    : answer.indices.contains(place) && answer[place] == line ? place : nil
                guard let found else {
                    Issue.record(
                        "'\(exchange.line)' does not show '\(line)' but:\n\(answer.joined(separator: "\n"))"
                    )
                    return
                }
                place = found + 1
                mayLeaveOut = false
            }
        }
    }

    @Test(arguments: [
        "README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", ".github/USING.md",
        ".github/MEASURED.md", ".github/SHARED-COOKBOOK.md",
    ])
    func everyFileThatIsNamedIsThere(_ document: String) {
        for line in Self.lines(of: document) {
            let spans = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            for span in spans
            where ["Sources/", "Tests/", "Scripts/"].contains(where: span.hasPrefix) {
                guard let path = span.split(separator: " ").first, !path.contains("<") else {
                    continue
                }
                let place = Self.root.appendingPathComponent(String(path)).path
                #expect(FileManager.default.fileExists(atPath: place), "\(path)")
            }
        }
    }

    @Test func theReadmeHasSessionsAndATable() {
        guard Self.lines.count > 1 else { return }
        #expect(!Self.sessions.isEmpty)
        #expect(Self.rows.count > 5)
    }

    @Test(arguments: rows.indices)
    func whatCanBeTypedWorks(_ number: Int) async throws {
        let cook = try Cook()
        defer { withExtendedLifetime(cook) {} }
        let terminal = try cook.terminal([], columns: 80, rows: 60)
        for line in ["search garlic cheese"] + Self.rows[number] {
            let answer = try await terminal.command(line)
            #expect(!answer.contains("error:"), "\(line): \(answer)")
        }
    }
}
