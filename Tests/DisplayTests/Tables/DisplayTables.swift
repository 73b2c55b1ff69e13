import Conversation
import Documents
import Foundation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import Display

/// What is decided of a terminal, a text and a word, in tables for people: `Kept/`.
struct DisplayTables {
    @Test func everyStyle() async throws {
        try await KeptTable.compare("styles", StyleTable.readers)
    }

    @Test func everyText() async throws { try await KeptTable.compare("texts", TextTable.readers) }

    @Test func everyWord() async throws { try await KeptTable.compare("words", WordsTable.readers) }
}

/// How output looks by what is known of the terminal, for `styles.txt`.
enum StyleTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "style": style, "shown pictures": shownPictures,
    ]

    private static let set: [String: @Sendable (inout StyleFacts, String) -> Void] = [
        "isTerminal": { $0.isTerminal = $1 == "true" },
        "term": { $0.term = $1 == "none" ? nil : $1 },
        "colorTerm": { $0.colorTerm = $1 }, "noColor": { $0.noColor = $1 },
        "cliColorForce": { $0.cliColorForce = $1 }, "colorFGBG": { $0.colorFGBG = $1 },
        "color": { $0.color = StyleFacts.ColorChoice(rawValue: $1) ?? .auto },
        "theme": { $0.theme = Theme(rawValue: $1) },
        "background": { $0.background = $1 == "dark" ? .dark : .light },
        "isUTF8": { $0.isUTF8 = $1 == "true" }, "wantsASCII": { $0.wantsASCII = $1 == "true" },
        "accessible": { $0.accessible = $1 == "true" },
        "accessibleVariable": { $0.accessibleVariable = $1 }, "width": { $0.width = Int($1) },
        "columns": { $0.columns = $1 }, "terminalColumns": { $0.terminalColumns = Int($1) },
        "format": { $0.format = OutputFormat(rawValue: $1) },
        "layout": { $0.layout = Layout(rawValue: $1) ?? .auto },
        "pictures": { $0.pictures = $1 == "graphics" ? .graphics : .cells },
        "isQuiet": { $0.isQuiet = $1 == "true" }, "links": { $0.links = $1 == "on" ? .on : .off },
        "termProgram": { $0.termProgram = $1 }, "vteVersion": { $0.vteVersion = $1 },
    ]

    /// What is not as on a terminal of 256 colours and 100 columns of which nothing else is known.
    private static func style(_ row: String) -> String {
        var facts = StyleFacts()
        facts.isTerminal = true
        facts.term = "xterm-256color"
        facts.terminalColumns = 100
        for fact in row.fields(by: "; ") {
            let sides = fact.fields(by: " = ")
            if sides.count > 1 {
                guard let set = set[sides[0]] else { return "no fact \(sides[0])" }
                set(&facts, sides[1])
            }
        }
        let style = OutputStyle.decided(from: facts)
        var told = ["\(style.theme) \(style.width)"]
        if style.isWidthChosen { told.append("chosen") }
        if !style.isTerminal { told.append("no terminal") }
        if !style.keepsBold { told.append("no bold") }
        if style.isASCII { told.append("ASCII") }
        if style.isAccessible { told.append("accessible") }
        if style.hasLinks { told.append("links") }
        if style.isQuiet { told.append("quiet") }
        if style.format != .automatic { told.append("\(style.format)".untyped) }
        if style.layout != .auto { told.append("\(style.layout)") }
        if style.pictures != .none { told.append("\(style.pictures)") }
        if let grey = style.suggestionStyle { told.append("suggests \(grey)") }
        return told.joined(separator: ", ")
    }

    /// `graphics at 79`: pictures on a screen of 80 columns on a terminal of so many.
    private static func shownPictures(_ row: String) -> String {
        let words = row.fields(by: " at ")
        var style = OutputStyle(width: 80, theme: .neutral, keepsBold: true, isTerminal: true)
        style.show(words[0] == "graphics" ? .graphics : .cells, columns: Int(words[1]))
        return "\(style.pictures)"
    }
}

/// Texts as they are drawn, for `texts.txt`.
enum TextTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "sign": sign, "in ASCII": inASCII, "width": width, "article": { DishWords.withArticle($0) },
        "wrapped": wrapped, "cut": cut, "columns": columns, "grid": grid, "sides": sides,
        "first sentence": { NamesAnswer.firstSentence(of: $0) }, "moment": moment, "caret": caret,
    ]

    private static func sign(_ number: String) -> String {
        guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
            return "none"
        }
        return Painter.withoutControls("a\(scalar)b") == "a\(scalar)b" ? "printed" : "taken out"
    }

    private static func inASCII(_ text: String) -> String {
        Symbols.ascii.words(text)
            + (Symbols.unicode.words(text) == text ? "" : ", and else changed")
    }

    private static func width(_ escaped: String) -> String {
        let text = escaped.unescaped
        return "\(TextWidth.of(text))\(TextWidth.isCertain(text) ? "" : ", uncertain")"
    }

    private static func wrapped(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return lines(StyledText(fields[1]).wrapped(to: Int(fields[0]) ?? 0))
    }

    private static func lines(_ texts: [StyledText]) -> String {
        texts.map(\.string).joined(separator: "\n")
    }

    private static func cut(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        return StyledText(fields[1]).cut(to: Int(fields[0]) ?? 0, ellipsis: "…").string
    }

    private static func columns(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let names = fields[1].fields(by: ", ").filter { !$0.isEmpty }
        return lines(Grid.columns(names.map { StyledText($0) }, width: Int(fields[0]) ?? 0))
    }

    private static func grid(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let cells = fields[1].fields(by: ", ").map { StyledText($0) }
        return lines(
            Grid.lines(
                [.init(cells: cells, text: StyledText(fields[2]))],
                width: Int(fields[0]) ?? 0
            )
        )
    }

    private static func sides(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        var sheet = Sheet(width: 40)
        sheet.add(StyledText(fields[0]), right: StyledText(fields[1]))
        return lines(sheet.lines)
    }

    private static func moment(_ seconds: String) -> String {
        let clock = LocalClock(now: 1_778_749_200)
        return clock.moment(clock.now + (Int(seconds) ?? 0))
    }

    private static func caret(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        guard let start = fields[1].firstIndex(of: "⟦"), let end = fields[1].firstIndex(of: "⟧")
        else {
            return "no mark"
        }
        let first = fields[1].distance(from: fields[1].startIndex, to: start)
        let last = fields[1].distance(from: fields[1].startIndex, to: end) - 1
        let text = fields[1].filter { !"⟦⟧".contains($0) }
        let lines = CaretLines(
            text: text,
            span: first..<last,
            width: Int(fields[0]) ?? 0,
            ellipsis: "…"
        ).lines
        return "\(lines.source)\n\(lines.marks)"
    }
}

/// Words at the edges of what they tell apart, for `words.txt`.
enum WordsTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "system error": { SystemErrorWords.words(Int32($0) ?? 0) }, "number": number,
        "address": { said(.option(.notAnAddress(word: $0))) },
        "minutes": { said(.term(.badMinutes(word: $0))) }, "no such number": noSuchNumber,
        "timer": { KitchenWords.name(of: TimerRow(name: $0, left: 1, length: 2)) },
        "status": status, "page": page, "left out": leftOut,
    ]

    private static func said(_ kind: UsageError.Kind) -> String {
        let words = UsageErrorWords.words(for: kind)
        return words.message + (words.hint.map { " (\($0))" } ?? "")
    }

    private static func number(_ row: String) -> String {
        let fields = row.fields(by: " | ")
        let range = (Int(fields[1]) ?? 0)...(Int(fields[2]) ?? 0)
        return [nil, "--page"].map {
            said(.option(.notANumber(option: $0, word: fields[0], range: range)))
        }.joined(separator: "; ")
    }

    private static func noSuchNumber(_ row: String) -> String {
        let count = Int(row.prefix { $0.isNumber }) ?? 0
        return [Reference.List.results, .favorites].map { list in
            said(
                .reference(
                    .noSuchNumber(42, in: list, count: count, hasMore: row.hasSuffix("more"))
                )
            )
        }.joined(separator: "; ")
    }

    private static func page(_ status: String) -> String {
        guard let address = Every.address, let number = Int(status) else { return "none" }
        let failure = ServiceError.serverFailed(status: number, tries: number == 500 ? 3 : 1)
        let world = WorldError(.webPage(failure, address))
        return renderer(width: 160).text(of: .world(world), command: "x").error
    }

    private static func leftOut(_ text: String) -> String {
        ConditionText.conditions(text).map { "\($0.leftOut); \($0.asDropped)" }.joined()
    }

    // MARK: - Status

    private static let now = 1_778_749_200

    private static let set: [String: @Sendable (inout StatusAnswer, String) -> Void] = [
        "cacheLimit": { $0.cacheLimit = Int($1) ?? 0 },
        "failure": {
            let service = ServiceName(rawValue: $1)
            $0.lastFailure = .init(service: service, reason: .loginPage, at: now - 120)
        },
        "prefetch": {
            let states: [String: PrefetchState] = [
                "fetching": .fetching(page: 3), "ready": .ready(page: 3),
                "failed": .failed(page: 3),
            ]
            $0.prefetch = states[$1] ?? .idle
        },
        "pictures": { $0.pictures = PictureMeans(rawValue: $1) ?? .none },
        "favorites": { $0.favorites = Int($1) ?? 0 },
        "offline": { $0.favoritesOffline = Int($1) ?? 0 },
        "requests": { $0.requests = Int($1) ?? 0 }, "answers": { $0.answersKept = Int($1) ?? 0 },
        "isOffline": { $0.isOffline = $1 == "1" },
        "pages": { $0.pages = $1.fields(by: ",").compactMap { Int($0) } },
        "loaded": { $0.loaded = Int($1) ?? 0 },
        "query": { $0.query = RecipeQuery(ConditionText.conditions($1)) },
        "skipped": { status, pages in
            status.skippedPages = pages.fields(by: ",").compactMap { Int($0) }.map { page in
                let failure = ServiceError.serverFailed(status: 500, tries: 3)
                return SkippedPage(page: page, failure: page == 5 ? failure : nil)
            }
        },
        "used": { $0.quota = .init(used: $1.isEmpty ? nil : $1, left: $0.quota?.left) },
        "left": { $0.quota = .init(used: $0.quota?.used, left: $1.isEmpty ? nil : $1) },
        "access": {
            let all: [String: CookbookStanding.Access] = [
                "writable": .writable, "noRight": .noRight, "readOnly": .readOnly,
                "noPrimary": .noPrimary, "split": .split,
            ]
            let standing = CookbookStanding(
                server: "a.example",
                recipes: 1,
                access: all[$1] ?? .writable
            )
            $0.cookbook = .standing(standing)
        },
    ]

    private static func facts(_ status: StatusAnswer) -> [String] {
        let wording = Wording(clock: LocalClock(now: now), commands: ["status"])
        return status.facts(in: wording).map { "\($0.name): \($0.value)" }
    }

    private static func status(_ row: String) -> String {
        let plain = StatusAnswer(
            service: ServiceRow(name: .cookbook, address: nil, isCurrent: true, need: nil)
        )
        var status = plain
        for fact in row.fields(by: "; ") {
            let sides = fact.fields(by: " = ")
            if sides.count > 1 { set[sides[0]]?(&status, sides[1]) }
        }
        let known = row.isEmpty ? [] : facts(plain)
        return facts(status).filter { !known.contains($0) }.joined(separator: "; ")
    }
}
