import Foundation
import Testing

@testable import Conversation

/// How many of the lines in tables beside the package are understood; skipped where there are none.
///
/// `Scripts/score-phrases` runs it and shows what it prints. A table has the columns id, context,
/// said and means, parted by tabs; the id names the group, and `-hard` ends a hard one.
struct PhraseScoreTests {
    private static let folder: String = {
        if let named = ProcessInfo.processInfo.environment["PHRASES"] { return named }
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return root.appending(path: "../shared/conversation").standardized.path
    }()

    private static let tables: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("said") && $0.hasSuffix(".tsv") }.sorted()
    }()

    private struct Score {
        var lines = 0
        var exact = 0
        var wrong = 0
        var refused = 0
        var accepted = 0

        var share: Double { lines == 0 ? 1 : Double(exact) / Double(lines) }

        mutating func count(_ got: String, wanted: String) {
            lines += 1
            if got == wanted {
                exact += 1
            } else if got == "error" {
                refused += 1
            } else {
                wrong += 1
                if wanted == "error" { accepted += 1 }
            }
        }

        func line(_ name: String) -> String {
            let percent = (share * 1_000).rounded() / 10
            return "\(name): \(exact) of \(lines) (\(percent) %), wrong \(wrong), "
                + "refused \(refused), falsely accepted \(accepted)"
        }
    }

    @Test(.enabled(if: !tables.isEmpty), arguments: tables)
    func nearlyEveryLineIsUnderstood(table: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(table)", encoding: .utf8)
        var all = Score()
        var hard = Score()
        var groups: [String: Score] = [:]
        for row in text.split(separator: "\n").dropFirst() {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard fields.count == 4 else { continue }
            let got = SpokenScene.meaning(fields[2], in: fields[1])
            all.count(got, wanted: fields[3])
            if fields[0].hasSuffix("-hard") { hard.count(got, wanted: fields[3]) }
            let group = fields[0].prefix { !$0.isNumber }
            groups[String(group), default: Score()].count(got, wanted: fields[3])
            if got != fields[3] { print("\(fields[0])\t\(fields[2])\t\(got)") }
        }
        for (name, score) in groups.sorted(by: { $0.key < $1.key }) { print(score.line(name)) }
        print(hard.line("hard"))
        print(all.line(table))
        #expect(all.share >= 0.97)
        #expect(Double(all.wrong) <= 0.03 * Double(all.lines))
    }
}

/// The places of the tables, with a full table of commands.
enum SpokenScene {
    static func meaning(_ line: String, in place: String) -> String {
        switch SpokenGrammar(context: context(place)).meaning(of: line) {
        case .commands(let commands): commands.map(\.text).joined(separator: " ; ")
        case .either, .noSuchRecipe, .notUnderstood: "error"
        }
    }

    static func context(_ place: String) -> SpokenContext {
        var context = SpokenContext(
            services: ["themealdb", "spoonacular", "cookbook", "recipepuppy", "feed", "all"],
            settings: settings,
            commands: commands
        )
        context.favoriteCount = 5
        if place != "start" {
            context.list = place == "favs" ? .favorites : .results
            context.resultCount = 20
            context.hasQuery = true
            context.queryTerms = ["garlic", "cheese"]
            context.hasNamed = place == "opened" || place == "guide"
            context.isGuiding = place == "guide"
        }
        return context
    }

    private static let settings: [String: [String]] = [
        "theme": ["auto", "dark", "light", "neutral", "none"],
        "layout": ["auto", "list", "cards", "split"], "links": ["auto", "on", "off"],
        "pictures": ["auto", "kitty", "sixel", "blocks", "none"], "accessible": ["on", "off"],
        "symbols": ["auto", "unicode", "ascii"], "editor": ["emacs", "vi"],
        "history": ["on", "off"], "bell": ["on", "off"], "pager": ["auto", "off"],
        "prefetch": ["on", "off", "always"], "format": ["auto", "list", "cards", "table"],
        "page-size": [],
    ]

    private static let commands: [String: String] = {
        let rows = """
            search s find; cook; browse; random; categories; cuisines; and with; without no; drop
            more m next; list ls results; back b; forward; reset; undo; redo; open o; guide
            picture pic; why; missing need; similar; fav f save; unfav; favs favorites; note; tag
            pantry; shop buy; scale; units; timer; timers; export; import; create; edit; delete
            cookbook; service; refresh; run; record; set; unset; alias; unalias; status; cancel
            wait; retry; history; clear cls; echo; help h; quit exit q
            """
        var commands: [String: String] = [:]
        for row in rows.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let names = row.split(separator: " ").map(String.init)
            for name in names { commands[name] = names[0] }
        }
        return commands
    }()
}
