import RecipeModel
import Testing

@testable import ShellSession

struct SettingsTests {
    private let fresh = Settings(
        services: [.cookbook, .themealdb, .recipepuppy],
        addressed: [.recipepuppy, ServiceName(rawValue: "my-feed")]
    )

    // MARK: - Layers

    @Test func theStrongestLayerIsInForce() throws {
        var settings = fresh
        var expected: (value: String, origin: SettingOrigin) = ("auto", .default)
        let layers: [(SettingOrigin, String)] = [
            (.config, "light"), (.environment, "dark"), (.set, "neutral"), (.option, "none"),
        ]
        for (origin, value) in layers {
            let found = try #require(settings.value(of: "theme"))
            #expect(found == expected)
            try settings.set("theme", to: value, as: origin)
            expected = (value, origin)
        }
        #expect(try #require(settings.value(of: "theme")) == expected)
        // Whatever the order in which they are set.
        try settings.set("theme", to: "light", as: .config)
        #expect(try #require(settings.value(of: "theme")) == expected)
    }

    @Test func unsetTakesBackWhatSetSet() throws {
        var settings = fresh
        try settings.set("theme", to: "light", as: .config)
        let before = settings
        try settings.set("theme", to: "dark")
        let takenBack = settings.unset("Theme")
        #expect(takenBack)
        #expect(settings == before)
        #expect(settings.theme == .light)
        let others = [settings.unset("theme"), settings.unset("colour")]
        #expect(others == [false, false])
        #expect(settings.theme == .light)
    }

    @Test func whatOneLayerSaysCanBeForgottenAndTakenOver() throws {
        var start = fresh
        try start.set("service", to: "recipepuppy", as: .option)
        var settings = start
        try settings.set("service", to: "themealdb")
        try settings.set("theme", to: "dark")
        settings.forget("SERVICE", of: .option)
        #expect(try #require(settings.value(of: "service")) == ("themealdb", .set))
        settings.forget("nothing", of: .option)
        settings.take(.option, from: start)
        #expect(try #require(settings.value(of: "service")) == ("recipepuppy", .option))
        #expect(settings.theme == .dark)
    }

    @Test func aKeyMayBeInAnyLetterCase() throws {
        var settings = fresh
        try settings.set(" Page-Size ", to: "20")
        #expect(settings.value(of: "PAGE-SIZE")?.value == "20")
        #expect(settings.pageSize == 20)
    }

    @Test(arguments: [
        ("theme", "blue"), ("timeout", "10"), ("page-size", "100"), ("cache-size", "lots"),
        ("service", "spoonacular"), ("recipepuppy.url", "ftp://recipes.example"),
    ])
    func badValuesChangeNothing(_ key: String, _ value: String) throws {
        var settings = fresh
        let wanted = try #require(settings.definition(of: key)).kind
        #expect(throws: SettingValueError.badValue(key: key, value: value, wanted: wanted)) {
            try settings.set(key.uppercased(), to: value)
        }
        #expect(settings == fresh)
    }

    // MARK: - The environment

    @Test func aNewEnvironmentTakesThePlaceOfTheOld() {
        var settings = fresh
        _ = settings.take(environment: ["RECIPE_PAGER": "less"])
        _ = settings.take(environment: [:])
        #expect(settings == fresh)
    }

    // MARK: - The settings file

    @Test func entriesOfTheFileCountWhereTheyAreRight() {
        var settings = fresh
        let entries: [Settings.ConfigurationEntry] = [
            .init(key: "theme", value: "dark", line: 2),
            .init(key: "them", value: "light", line: 3),
            .init(key: "page-size", value: "500", line: 5),
            .init(key: "Timeout", value: "500 ms", line: 6),
            .init(key: "theme", value: "light", line: 9),
            .init(key: "feed.url", value: "http://feed.example", line: 10),
        ]
        let problems = settings.take(configuration: entries)
        #expect(
            problems == [
                ConfigurationError(
                    entry: entries[1],
                    problem: .unknownKey("them", nearest: "theme")
                ),
                ConfigurationError(
                    entry: entries[2],
                    problem: .badValue(key: "page-size", value: "500", wanted: .number(5...50))
                ),
                ConfigurationError(
                    entry: entries[5],
                    problem: .unknownKey("feed.url", nearest: nil)
                ),
            ]
        )
        #expect(settings.value(of: "theme")?.value == "light")
        #expect(settings.value(of: "theme")?.origin == .config)
        #expect(settings.timeoutMilliseconds == 500)
        #expect(settings.pageSize == 10)
        let none = settings.take(configuration: [])
        #expect(none.isEmpty)
        #expect(settings == fresh)
    }

    // MARK: - Values

    @Test func onlyWhatTheCookSetIsSet() throws {
        #expect(!fresh.isSet(.theme))
        var settings = fresh
        try settings.set("theme", to: "auto")
        #expect(settings.isSet(.theme), "even to its default")
        for origin in [SettingOrigin.config, .environment, .option] {
            var settings = fresh
            try settings.set("theme", to: "dark", as: origin)
            #expect(!settings.isSet(.theme), "\(origin)")
        }
    }

    @Test func valuesByDefault() {
        #expect(fresh.theme == .auto)
        #expect(fresh.symbols == .auto)
        #expect(!fresh.isAccessible)
        #expect(fresh.editor == .emacs)
        #expect(fresh.keepsHistory)
        #expect(fresh.pager == .auto)
        #expect(fresh.format == nil)
        #expect(fresh.bareWords == .search)
        #expect(fresh.onError == .stop)
        #expect(!fresh.echoesCommands)
        #expect(fresh.service == .cookbook)
        #expect(fresh.prefetch == .on)
        #expect(fresh.timeoutMilliseconds == 10_000)
        #expect(fresh.pageSize == 10)
        #expect(fresh.cacheLimit == 100_000_000)
        #expect(fresh.address(of: .recipepuppy) == nil)
        #expect(fresh.address(of: .themealdb) == nil)
    }
}
