import RecipeModel
import Testing

@testable import ShellSession

/// Values of settings at their edges, and layers that do not touch one another.
struct SettingEdgeTests {
    private let fresh = Settings(
        services: [.cookbook, .themealdb],
        addressed: [.feed],
        own: [.mealie]
    )

    @Test(arguments: [
        (SettingKind.number(0...99), "00", "0"), (.number(5...50), "5.000", "5"),
        (.byteCount, "0.0", "0"), (.byteCount, "00", "0"), (.byteCount, "0.001kB", "0.001kB"),
        (.byteCount, "1000000MB", "1000000MB"), (.byteCount, "1GB", "1GB"),
        (.time(100...600_000), "2 m", "2m"), (.time(100...600_000), "600000ms", "600000ms"),
        (.file, "/keys/ca.pem", "/keys/ca.pem"), (.file, " /keys ", "/keys"), (.file, "/", "/"),
        (.program(or: ["auto", "off"]), "Auto", "auto"), (.choice(["on", "off"]), " ON ", "on"),
        (.program(or: ["auto", "off"]), "automatic", "automatic"),
        (.database, "none", "none"),
    ])
    func valuesAtTheEdge(_ kind: SettingKind, _ text: String, _ kept: String) {
        #expect(kind.normalized(text) == kept)
    }

    @Test(arguments: [
        (SettingKind.number(5...50), "5.0000"), (.number(5...50), "5.001"),
        (.byteCount, "1000.001GB"), (.byteCount, "1000001MB"), (.byteCount, "0.001"),
        (.time(100...600_000), "0.0999s"), (.time(100...600_000), "600001ms"),
        (.file, "keys/ca.pem"), (.file, ""), (.program(or: ["auto", "off"]), "less\u{7F}"),
        (.program(or: ["auto", "off"]), "less\tmore"), (.choice(["on", "off"]), "o"),
    ])
    func whatIsJustNoValue(_ kind: SettingKind, _ text: String) {
        #expect(kind.normalized(text) == nil)
    }

    /// A part of a millisecond is left out.
    @Test(arguments: [
        ("1.5ms", 1), ("0.999ms", 0), ("0.001s", 1), ("0.001m", 60), ("1.001s", 1_001),
    ])
    func timesAreRoundedDown(_ text: String, _ milliseconds: Int) {
        #expect(TimeSpan(text)?.milliseconds == milliseconds)
    }

    @Test func nothingAsAPagerIsNone() {
        #expect(PagerSetting("") == .off)
        #expect(PagerSetting("auto less") == .program("auto less"))
    }

    @Test func theSettingsAreListedInThisOrder() {
        #expect(
            fresh.definitions.map(\.key) == [
                "theme", "layout", "ingredients", "pictures", "links", "symbols", "accessible",
                "editor", "history", "pager", "format", "bare-words", "on-error", "echo",
                "service", "prefetch", "timeout", "page-size", "units", "bell", "staples",
                "max-missing", "dinner-at", "cache-size", "feed.url", "mealie.ca",
            ]
        )
    }

    // MARK: - Layers

    /// Reading one source anew leaves what the others say.
    @Test func aSourceTakesThePlaceOfItselfOnly() throws {
        var settings = fresh
        try settings.set("theme", to: "light", as: .option)
        try settings.set("layout", to: "cards")
        _ = settings.take(environment: ["RECIPE_PAGER": "less"])
        _ = settings.take(configuration: [.init(key: "timeout", value: "5s", line: 1)])
        let whole = settings
        _ = settings.take(environment: ["RECIPE_PAGER": "less"])
        #expect(settings == whole)
        _ = settings.take(configuration: [.init(key: "timeout", value: "5s", line: 1)])
        #expect(settings == whole)
        _ = settings.take(environment: [:])
        #expect(settings.timeoutMilliseconds == 5_000 && settings.pager == .auto)
        #expect(settings.theme == .light && settings.layout == .cards)
    }

    /// A variable that became wrong does not leave in force what it said before.
    @Test func aVariableThatBecameWrongCountsForNothing() {
        var settings = fresh
        _ = settings.take(environment: ["RECIPE_SERVICE": "themealdb"])
        #expect(settings.service == .themealdb)
        let problems = settings.take(environment: ["RECIPE_SERVICE": "delia"])
        #expect(problems.count == 1)
        #expect(settings.service == .cookbook)
    }

    /// Only what was set by the command is unset; what another layer says comes to the fore.
    @Test(arguments: [SettingOrigin.config, .environment, .option])
    func unsetLeavesTheOtherLayers(_ origin: SettingOrigin) throws {
        var settings = fresh
        try settings.set("theme", to: "dark", as: origin)
        let before = settings
        let isUnset = settings.unset("theme")
        #expect(!isUnset)
        #expect(settings == before)
    }

    @Test func whatIsForgottenIsOfOneOriginAndOneKey() throws {
        var settings = fresh
        try settings.set("theme", to: "dark", as: .option)
        try settings.set("layout", to: "cards", as: .option)
        try settings.set("theme", to: "light", as: .config)
        settings.forget("theme", of: .option)
        #expect(settings.theme == .light && settings.layout == .cards)
        settings.forget("layout", of: .config)
        #expect(settings.layout == .cards)
    }

    /// What is taken over from other settings is of one origin.
    @Test func onlyOneOriginIsTakenOver() throws {
        var start = fresh
        try start.set("theme", to: "dark", as: .option)
        try start.set("layout", to: "cards", as: .config)
        try start.set("editor", to: "vi")
        var settings = fresh
        settings.take(.option, from: start)
        #expect(settings.theme == .dark && settings.layout == .auto && settings.editor == .emacs)
    }
}
