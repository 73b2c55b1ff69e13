import RecipeTestSupport
import Testing

@testable import RecipeStore

struct ConfigurationTextTests {
    /// Lines, changes and places, row by row in `Kept/configuration.txt`.
    @Test func rowsAreReadAsTheTableSays() async throws {
        try await KeptTable.compare(
            "configuration",
            ["line": Self.read, "set": Self.set, "remove": Self.removed, "places": Self.places]
        )
    }

    /// The entries as `1 key=value`, and what is wrong.
    @Sendable private static func read(_ text: String) -> String {
        let text = ConfigurationText(text)
        let entries = text.entries.map { "\($0.line) \($0.key)=\($0.value)" }
        let mistakes = text.mistakes.map { "\($0.line) \($0.kind): \($0.text)" }
        return (entries + mistakes).joined(separator: "; ")
    }

    /// The text behind `|` after `k` was set to what stands before.
    @Sendable private static func set(_ row: String) -> String {
        let parts = row.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        var text = ConfigurationText(String(parts[1]))
        text.set("k", to: String(parts[0]))
        return text.text
    }

    @Sendable private static func removed(_ row: String) -> String {
        var text = ConfigurationText(row)
        text.remove("k")
        return text.text
    }

    /// The four folders by variables, of which `account` is the account's home.
    @Sendable private static func places(_ row: String) -> String {
        let pairs = row.split(separator: " ").map { pair in
            let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(
                String.init
            )
            return (parts[0], parts[1])
        }
        var variables = Dictionary(pairs) { $1 }
        let home = variables.removeValue(forKey: "account")
        let places = RecipePlaces(environment: variables, accountHome: home)
        return [places.config, places.data, places.state, places.cache].joined(separator: " ")
    }

    @Test func filesAreInTheirFolders() {
        let places = RecipePlaces(environment: ["HOME": "/h"])
        #expect(places.configFile == "/h/.config/recipe/config")
        #expect(places.startupScript == "/h/.config/recipe/startup.rcp")
        #expect(places.keyFile == "/h/.config/recipe/keys")
        #expect(places.historyFile == "/h/.local/state/recipe/history")
    }

    @Test func whateverIsSetIsReadBack() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let value = random.word(of: "ab \"\\#=\t ü日'", upTo: 8)
            var text = ConfigurationText("# first\nkey = old # comment\nother = 1\n")
            text.set("key", to: value)
            #expect(text.entries.map(\.value) == [value, "1"])
            #expect(ConfigurationText(text.text).entries.map(\.value) == [value, "1"])
            #expect(text.text.hasPrefix("# first\n"))
        }
    }

    @Test func randomTextStaysAsItWas() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<2_000 {
            let bytes = (0..<60).map { _ in
                random.chance(50)
                    ? UInt8.random(in: 0...255, using: &random)
                    : random.pick(Array("=#\"\\\n\r k".utf8))
            }
            let source = String(decoding: bytes, as: UTF8.self)
            let text = ConfigurationText(source)
            #expect(text.text == source)
            var changed = text
            changed.set("key", to: "value")
            #expect(changed.entries.contains { $0.key == "key" && $0.value == "value" })
            #expect(ConfigurationText(changed.text).entries == changed.entries)
            #expect(changed.mistakes.map(\.line) == text.mistakes.map(\.line))
        }
    }

    @Test func aCheckPartsRightFromWrong() {
        let text = ConfigurationText("theme = dark\ntheem = dark\nunits = feet\n")
        let (right, refused) = text.checked { key, value -> String? in
            if key == "theem" { return "unknown key" }
            return value == "feet" ? "unknown value" : nil
        }
        #expect(right.map(\.line) == [1])
        #expect(
            refused.map { "\($0.entry.line) \($0.reason)" } == ["2 unknown key", "3 unknown value"]
        )
    }
}
