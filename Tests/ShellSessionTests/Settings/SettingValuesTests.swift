import KitchenLanguage
import RecipeModel
import Testing

@testable import ShellSession

/// What each setting means to the program: its default, and each value that it may have.
struct SettingValuesTests {
    private let fresh = Settings(
        services: [.cookbook, .feed],
        addressed: [.cookbook, .feed],
        own: [.mealie]
    )

    private func settings(_ key: String, _ value: String) throws -> Settings {
        var settings = fresh
        try settings.set(key, to: value)
        return settings
    }

    @Test func theDefaults() {
        #expect(fresh.theme == .auto && fresh.layout == .auto && fresh.ingredients == .brief)
        #expect(fresh.pictures == .auto && fresh.links == .auto && fresh.symbols == .auto)
        #expect(!fresh.isAccessible && fresh.editor == .emacs && fresh.keepsHistory)
        #expect(fresh.pager == .auto && fresh.format == nil && fresh.bareWords == .search)
        #expect(fresh.onError == .stop && !fresh.echoesCommands && fresh.service == .cookbook)
        #expect(fresh.prefetch == .on && fresh.timeoutMilliseconds == 10_000)
        #expect(fresh.pageSize == 10 && fresh.units == nil && fresh.soundsBell)
        #expect(fresh.staples == ["salt", "pepper", "water", "oil"] && fresh.maxMissing == 3)
        #expect(fresh.cacheLimit == 100_000_000)
        #expect(fresh.address(of: .feed) == nil && fresh.address(of: .cookbook) == nil)
        #expect(fresh.authority(of: .mealie) == nil && fresh.address(of: .spoonacular) == nil)
    }

    @Test(arguments: ThemeSetting.allCases) func themes(_ value: ThemeSetting) throws {
        #expect(try settings("theme", value.rawValue).theme == value)
    }

    @Test(arguments: LayoutSetting.allCases) func layouts(_ value: LayoutSetting) throws {
        #expect(try settings("layout", value.rawValue).layout == value)
    }

    @Test(arguments: PictureSetting.allCases) func pictures(_ value: PictureSetting) throws {
        #expect(try settings("pictures", value.rawValue).pictures == value)
    }

    @Test(arguments: SwitchSetting.allCases) func links(_ value: SwitchSetting) throws {
        #expect(try settings("links", value.rawValue).links == value)
    }

    @Test(arguments: SymbolSetting.allCases) func symbols(_ value: SymbolSetting) throws {
        #expect(try settings("symbols", value.rawValue).symbols == value)
    }

    @Test(arguments: PrefetchPolicy.allCases) func prefetching(_ value: PrefetchPolicy) throws {
        #expect(try settings("prefetch", value.rawValue).prefetch == value)
    }

    @Test(arguments: OutputFormat.allCases) func formats(_ value: OutputFormat) throws {
        #expect(try settings("format", value.rawValue).format == value)
    }

    @Test(arguments: UnitSystem.allCases) func units(_ value: UnitSystem) throws {
        #expect(try settings("units", value.rawValue).units == value)
        #expect(try settings("units", "original").units == nil)
    }

    @Test func switches() throws {
        #expect(try settings("accessible", "on").isAccessible)
        #expect(try !settings("history", "off").keepsHistory)
        #expect(try settings("echo", "on").echoesCommands)
        #expect(try !settings("bell", "off").soundsBell)
        #expect(try settings("ingredients", "all").ingredients == .all)
        #expect(try settings("editor", "vi").editor == .vi)
        #expect(try settings("bare-words", "error").bareWords == .error)
        #expect(try settings("on-error", "continue").onError == .continue)
        #expect(try settings("service", "feed").service == .feed)
    }

    @Test(arguments: [
        ("auto", PagerSetting.auto), ("off", .off), ("OFF", .off), ("less -R", .program("less -R")),
    ])
    func pagers(_ text: String, _ value: PagerSetting) throws {
        #expect(try settings("pager", text).pager == value)
    }

    @Test(arguments: [
        ("5", 5), ("50", 50), ("12", 12),
    ])
    func pageSizes(_ text: String, _ value: Int) throws {
        #expect(try settings("page-size", text).pageSize == value)
    }

    @Test(arguments: [("0", 0), ("1", 1), ("99", 99)])
    func missingThings(_ text: String, _ value: Int) throws {
        #expect(try settings("max-missing", text).maxMissing == value)
    }

    @Test(arguments: [
        ("max-missing", "100"), ("max-missing", "-1"), ("page-size", "4"), ("page-size", "51"),
        ("timeout", "99ms"), ("timeout", "601s"), ("units", "imperial"), ("mealie.ca", "ca.pem"),
        ("mealie.ca", "~/ca.pem"), ("cookbook.url", "http://a.example"),
        ("feed.url", "postgresql://a/b"), ("feed.url", "none"),
    ])
    func whatIsJustOutsideIsRefused(_ key: String, _ value: String) {
        #expect(throws: SettingProblem.self) { try settings(key, value) }
    }

    @Test(arguments: [
        ("100ms", 100), ("1s", 1_000), ("2.5s", 2_500), ("10m", 600_000), ("600s", 600_000),
    ])
    func timeouts(_ text: String, _ value: Int) throws {
        #expect(try settings("timeout", text).timeoutMilliseconds == value)
    }

    @Test(arguments: [
        ("0", 0), ("512kB", 512_000), ("1.5GB", 1_500_000_000), ("1000GB", 1_000_000_000_000),
    ])
    func cacheSizes(_ text: String, _ value: Int) throws {
        #expect(try settings("cache-size", text).cacheLimit == value)
    }

    @Test(arguments: [
        ("salt", ["salt"]), ("salt, oil", ["salt", "oil"]), ("salt oil", ["salt", "oil"]),
        ("salt,oil ,sugar", ["salt", "oil", "sugar"]), ("", []), (" , ", []),
    ])
    func stapleFoods(_ text: String, _ value: [String]) throws {
        #expect(try settings("staples", text).staples == value)
    }

    @Test func addressesAndAuthorities() throws {
        #expect(
            try settings("feed.url", "http://a.example:81/x").address(of: .feed)
                == "http://a.example:81/x"
        )
        let shared = try settings("cookbook.url", "postgresql://me@a.example/book")
        #expect(shared.address(of: .cookbook) == "postgresql://me@a.example/book")
        #expect(shared.address(of: .feed) == nil)
        #expect(try settings("cookbook.url", "NONE").address(of: .cookbook) == nil)
        #expect(try settings("mealie.ca", "/keys/ca.pem").authority(of: .mealie) == "/keys/ca.pem")
    }

    @Test func onlyWhatTheCookSetIsSet() throws {
        #expect(!fresh.isSet(.theme))
        #expect(try settings("theme", "auto").isSet(.theme), "even to its default")
        for origin in [SettingOrigin.config, .environment, .option] {
            var settings = fresh
            try settings.set("theme", to: "dark", as: origin)
            #expect(!settings.isSet(.theme), "\(origin)")
        }
    }

    @Test(arguments: [
        ("feed.url", true), ("cookbook.url", true), ("mealie.ca", false), ("theme", false),
        ("url", false),
    ])
    func whichKeysAreAddresses(_ key: String, _ isAddress: Bool) {
        #expect(SettingKey(rawValue: key).isAddress == isAddress)
    }

    // MARK: The table

    @Test(arguments: [
        ("cookbook.url", "RECIPE_COOKBOOK_URL"), ("feed.url", "RECIPE_FEED_URL"),
        ("mealie.ca", "RECIPE_MEALIE_CA"), ("service", "RECIPE_SERVICE"),
    ])
    func variables(_ key: String, _ variable: String) {
        #expect(fresh.definition(of: key)?.variable == .value([variable]))
    }

    /// In the name of a variable all but letters and digits is an underscore.
    @Test func theVariableOfAServiceWithOtherSignsInItsName() {
        let feed = ServiceName(rawValue: "my-2nd.feed")
        let settings = Settings(services: [.cookbook], addressed: [feed])
        #expect(
            settings.definition(of: "my-2nd.feed.url")?.variable
                == .value(["RECIPE_MY_2ND_FEED_URL"])
        )
    }

    @Test(arguments: [
        ("staples", "salt pepper water oil", "salt pepper water oil"),
        ("max-missing", "3", "3 (0-99)"), ("bell", "on", "on, off"),
        ("units", "original", "original, metric, us"), ("ingredients", "brief", "brief, all"),
        ("pictures", "auto", "auto, kitty, sixel, blocks, none"),
        ("cookbook.url", "none", "none, postgresql://USER@HOST/DATABASE"),
        ("feed.url", "", "ADDRESS"), ("mealie.ca", "", "/PATH/FILE"),
    ])
    func defaultsAndChoices(_ key: String, _ value: String, _ choices: String) {
        let row = fresh.definition(of: key)
        #expect(row?.defaultValue == value && row?.choices == choices)
    }

    @Test(arguments: [
        (SettingKind.words, []), (.address, []), (.file, []), (.database, ["none"]),
        (.number(5...50), ["5", "50"]), (.time(100...600_000), ["5s", "10s", "30s", "1m"]),
        (.byteCount, ["0", "100MB", "500MB", "1GB"]), (.choice(["a", "b"]), ["a", "b"]),
        (.program(or: ["auto", "off"]), ["auto", "off"]),
    ])
    func whatTabOffers(_ kind: SettingKind, _ words: [String]) {
        #expect(kind.completions == words)
    }

    @Test(arguments: [
        (100, "100ms"), (999, "999ms"), (1_000, "1s"), (1_001, "1001ms"), (59_000, "59s"),
        (60_000, "1m"), (61_000, "61s"), (90_000, "90s"), (600_000, "10m"), (0, "0ms"),
    ])
    func timesInWords(_ milliseconds: Int, _ text: String) {
        #expect(TimeSpan(milliseconds: milliseconds).text == text)
    }

    @Test(
        arguments: [
            ("1", 1_000), ("1.5", 1_500), ("0.001", 1), ("1.", nil), (".5", nil), ("1.2345", nil),
            ("1.2.3", nil), ("", nil), ("1 ", nil), ("999999999999", 999_999_999_999_000),
            ("9999999999999", nil), ("0.000", 0),
        ] as [(String, Int?)]
    )
    func plainNumbers(_ text: String, _ thousandths: Int?) {
        #expect(PlainNumber(text)?.thousandths == thousandths)
    }
}
