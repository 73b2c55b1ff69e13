import Foundation
import RecipeTestSupport
import Testing

/// Whole talks at the prompt, screen by screen.
///
/// A talk is a file of `Talks`: what the cook types after `recipe> `, under it what was shown, at
/// 80 columns; stage directions stand in brackets. `RECIPE_WRITE_TALKS=1` writes the files anew
/// from what the program shows now, for whoever then reads the difference.
@Suite(.aFewAtOnce)
struct TalkTests {
    @Test(arguments: Talk.all)
    func aTalkGoesAsWritten(_ talk: Talk) async throws {
        let shown = try await talk.played()
        if ProcessInfo.processInfo.environment["RECIPE_WRITE_TALKS"] == "1" {
            try shown.write(to: talk.file, atomically: true, encoding: .utf8)
        }
        let pairs = zip(talk.text.split(separator: "\n"), shown.split(separator: "\n"))
        let difference = pairs.first { $0 != $1 }.map { "wanted: \($0)\nshown:  \($1)" }
        #expect(shown == talk.text, "\(difference ?? "one goes on where the other ends")")
    }

    /// Words of the talks in no order: what isn't understood says what would be.
    @Test func noLineOfWordsIsAnErrorWithoutAWayOn() async throws {
        var random = SeededGenerator(seed: 10)
        let leaving: Set<Substring> = ["quit", "bye"]
        let words = Talk.all.flatMap(\.lines).filter { $0.hasPrefix(CookTerminal.prompt) }
            .flatMap { $0.dropFirst(CookTerminal.prompt.count).split(separator: " ") }
            .filter { !leaving.contains($0) }
        let terminal = try Cook(["NO_COLOR": "1"]).terminal(rows: 200)
        for _ in 0..<150 {
            let line = (0..<Int.random(in: 1...8, using: &random))
                .compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
            let shown = try await terminal.rows(of: line)
            let text = shown.joined(separator: "\n")
            #expect(!text.contains("our fault"), "\(line)")
            guard text.contains("didn't understand") else { continue }
            let caret = shown.firstIndex { $0.contains("^") } ?? shown.endIndex
            let hint = shown[caret...].joined().contains { $0.isLetter }
            #expect(hint || text.contains("Try: "), "\(line)\n\(text)")
        }
        #expect(try await terminal.quit() == 0)
    }

    @Test func thereAreADozenTalks() {
        #expect(Talk.all.count >= 12)
        for talk in Talk.all { #expect((8...20).contains(talk.lines.count), "\(talk)") }
    }
}

/// A talk as it is written.
struct Talk: Sendable, CustomTestStringConvertible {
    let file: URL
    let text: String

    static let all: [Talk] = {
        let folder = BuiltProgram.package.appendingPathComponent("Tests/RecipeTests/Talks")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        return (files ?? []).filter { $0.pathExtension == "txt" }
            .sorted { $0.path < $1.path }
            .compactMap { file in
                (try? String(contentsOf: file, encoding: .utf8)).map { Talk(file: file, text: $0) }
            }
    }()

    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    /// The comments at the beginning.
    var head: [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("# ") } }

    /// What the cook types, and the stage directions.
    var lines: [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix(Self.prompt) || Self.stage[$0] != nil }
    }

    private static let prompt = CookTerminal.prompt

    private enum Stage { case networkFails, networkIsBack }

    private static let stage: [Substring: Stage] = [
        "(the network fails)": .networkFails, "(the network is back)": .networkIsBack,
    ]

    /// Plays the talk in a new home; the file as it would be written now.
    func played() async throws -> String {
        let cook = try Cook(["NO_COLOR": "1"])
        var server: MisbehavingServer?
        var options: [String] = []
        if head.contains("# server: kitchen") {
            let kitchen = try MisbehavingServer()
            kitchen.serve(SampleKitchen(dishes: 25))
            options = ["--service", "recipepuppy", "--url", kitchen.address]
            server = kitchen
        }
        let terminal = try cook.terminal(options, columns: 80, rows: 200)
        var shown = head.map(String.init)
        for line in lines {
            shown += ["", String(line)]
            switch Self.stage[line] {
            case .networkFails: server?.on(.any, .reset)
            case .networkIsBack: server?.behave()
            case nil:
                let typed = String(line.dropFirst(Self.prompt.count))
                if line == lines.last, typed.hasPrefix("quit") || typed.hasPrefix("bye") {
                    try await terminal.waitForPrompt()
                    terminal.type(typed + "\r")
                    _ = try await terminal.waitForEnd()
                    continue
                }
                let screen = try await terminal.command(typed)
                shown += screen.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { steady(String($0), in: cook) }
            }
        }
        return shown.joined(separator: "\n") + "\n"
    }

    /// A row without what differs from run to run: times that run, addresses, the home.
    private func steady(_ row: String, in cook: Cook) -> String {
        var row = row
        while row.last == " " { row.removeLast() }
        row = row.replacing(cook.home.path, with: "~")
        row = row.replacing(#/127\.0\.0\.1:\d+/#, with: "127.0.0.1")
        row = row.replacing(#/\d{1,2} [A-Z][a-z]+ 20\d\d/#, with: "1 January 2000")
        return row.replacing(#/\b\d{1,2}:\d\d\b/#, with: "0:00")
    }
}
