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
