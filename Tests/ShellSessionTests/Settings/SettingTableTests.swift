import KitchenLanguage
import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// What texts mean as settings; the cases are the rows of `Kept/settings.txt`.
struct SettingTableTests {
    private static let fresh = Settings(
        services: [.cookbook, .feed, .recipepuppy],
        addressed: [.cookbook, .feed, .recipepuppy, ServiceName(rawValue: "my-2nd.feed")],
        own: [.mealie]
    )

    private static let kinds: [String: SettingKind] = [
        "choice": .choice(["auto", "on", "off"]), "program": .program(or: ["auto", "off"]),
        "words": .words, "number": .number(5...50), "time": .time(100...600_000),
        "size": .byteCount, "address": .address, "file": .file, "database": .database,
    ]

    @Test func everyTextMeansWhatTheTableSays() async throws {
        var readers: [String: @Sendable (String) async -> String] = [
            "setting": Self.effect, "definition": Self.definition, "nearest": Self.nearest,
            "environment": Self.environment,
            "kind": { Self.kinds[$0].map { "\($0.notation) · \($0.completions)" } ?? "no kind" },
            "milliseconds": { "\(Int($0).map { TimeSpan(milliseconds: $0).text } ?? "")" },
            "time span": { "\(TimeSpan($0).map { "\($0.milliseconds)" } ?? "none")" },
            "byte count": { "\(ByteCount($0).map { "\($0.bytes)" } ?? "none")" },
            "plain number": { "\(PlainNumber($0).map { "\($0.thousandths)" } ?? "none")" },
            "is an address": { "\(SettingKey(rawValue: $0).isAddress)" },
        ]
        for (name, kind) in Self.kinds {
            readers[name] = { text in kind.normalized(text).map { "'\($0)'" } ?? "none" }
        }
        try await KeptTable.compare("settings", readers)
    }

    /// A law: what a value is kept as is a value itself, and is kept as it is; so is what Tab offers.
    @Test func keptValuesStayAsTheyAre() {
        var random = SeededGenerator(seed: 11)
        var kept = 0
        for kind in Self.kinds.values {
            for completion in kind.completions {
                #expect(kind.normalized(completion) == completion)
            }
            for _ in 0..<20_000 {
                let text = random.word(of: "0123456789.+- smkgbMBon,aufé\u{1B}\n/:htp", upTo: 6)
                guard let value = kind.normalized(text) else { continue }
                kept += 1
                #expect(kind.normalized(value) == value, "\(kind) \(text.debugDescription)")
            }
        }
        #expect(kept > 10_000)
    }

    // MARK: Readers

    /// What `KEY VALUE` changes for the program.
    private static func effect(_ row: String) -> String {
        let key = row.prefix { $0 != " " }
        var settings = fresh
        do throws(SettingValueError) {
            try settings.set(String(key), to: String(row.dropFirst(key.count + 1)))
        } catch {
            return "\(error)"
        }
        let text = changes(in: settings)
        return text.isEmpty ? "as before" : text
    }

    private static func changes(in settings: Settings) -> String {
        zip(meanings(of: fresh), meanings(of: settings)).filter { $0 != $1 }.map(\.1)
            .joined(separator: ", ")
    }

    /// All that the settings mean to the program.
    private static func meanings(of settings: Settings) -> [String] {
        let services = [ServiceName.cookbook, .feed, .recipepuppy, .mealie].flatMap { name in
            [
                "\(name) at \(settings.address(of: name) ?? "none")",
                "\(name) trusts \(settings.authority(of: name) ?? "none")",
            ]
        }
        return [
            "theme \(settings.theme)", "layout \(settings.layout)",
            "ingredients \(settings.ingredients)", "pictures \(settings.pictures)",
            "links \(settings.links)", "symbols \(settings.symbols)",
            "accessible \(settings.isAccessible)", "editor \(settings.editor)",
            "keeps history \(settings.keepsHistory)", "pager \(settings.pager)",
            "format \(settings.format?.rawValue ?? "none")", "bare words \(settings.bareWords)",
            "on error \(settings.onError)", "echo \(settings.echoesCommands)",
            "service \(settings.service)", "prefetch \(settings.prefetch)",
            "timeout \(settings.timeoutMilliseconds)", "page size \(settings.pageSize)",
            "units \(settings.units?.rawValue ?? "none")", "bell \(settings.soundsBell)",
            "staples \(settings.staples)", "max missing \(settings.maxMissing)",
            "cache \(settings.cacheLimit)",
        ] + services
    }

    private static func definition(_ key: String) -> String {
        guard let row = fresh.definition(of: key) else { return "none" }
        return
            "'\(row.defaultValue)' of \(row.choices) · \(row.variable.map { "\($0)" } ?? "no variable")"
    }

    private static func nearest(_ key: String) -> String { fresh.nearestKey(to: key) ?? "none" }

    /// What variables `NAME=VALUE`, with `|` between them, change, and what is wrong with them.
    private static func environment(_ row: String) -> String {
        var settings = fresh
        let pairs = row.split(separator: "|").map { $0.split(separator: "=", maxSplits: 1) }
        let problems = settings.take(
            environment: Dictionary(
                pairs.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") },
                uniquingKeysWith: { $1 }
            )
        )
        let told = problems.map { "\($0.variable): \($0.problem)" }
        let changes = changes(in: settings)
        return ([changes.isEmpty ? "as before" : changes] + told).joined(separator: " · ")
    }
}
