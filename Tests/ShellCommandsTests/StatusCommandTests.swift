import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// `status`, `wait`, `cancel`, `retry` and `refresh`.
struct StatusCommandTests {
    private func status(_ kitchen: TestKitchen) async -> StatusAnswer? {
        await kitchen.type("status")
        guard case .status(let status)? = kitchen.answer else { return nil }
        return status
    }

    private func reason(_ kitchen: TestKitchen) -> WorldFailure.Reason? {
        if case .world(let failure)? = kitchen.failure { failure.reason } else { nil }
    }

    // MARK: status

    @Test func beforeAnythingIsAsked() async {
        let answer = await status(TestKitchen())
        var expected = StatusAnswer(
            service: ServiceRow(name: .cookbook, address: nil, isCurrent: true, need: nil)
        )
        expected.requests = 7
        expected.cacheBytes = 12
        expected.cacheLimit = 100_000_000
        expected.places = [.init(name: "favorites", path: "/data")]
        #expect(answer == expected)
    }

    /// Each thing that is told comes from where it is known.
    @Test func allOfItIsTold() async {
        let failure = StatusAnswer.Failure(service: .web, reason: .loginPage, at: 900)
        let quota = StatusAnswer.Quota(used: "1", left: "2", opensAt: 3)
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: TestKitchen.recipes + [far],
            options: Shell.Options(isOffline: true),
            pages: ["https://far.example/1": "offline"]
        ) {
            $0.services.activity = { name in
                ServiceActivitySummary(
                    requests: name == .cookbook ? 5 : 0,
                    answersKept: 4,
                    lastFailure: failure,
                    quota: quota
                )
            }
            $0.pictures = PictureAccess(means: { _ in .sixel }, draw: { _, _ in .described })
            $0.records.cacheBytes = { nil }
        }
        await kitchen.type("search leek; more; fav 1,6; set cache-size 5MB")
        var expected = StatusAnswer(
            service: ServiceRow(name: .cookbook, address: nil, isCurrent: true, need: nil)
        )
        expected.query = RecipeQuery([.has(Term("leek"))])
        expected.pages = [1, 2]
        expected.loaded = 6
        expected.favorites = 2
        expected.favoritesOffline = 1
        expected.isOffline = true
        expected.requests = 5
        expected.answersKept = 4
        expected.lastFailure = failure
        expected.quota = quota
        expected.pictures = .sixel
        expected.cacheLimit = 5_000_000
        expected.places = [.init(name: "favorites", path: "/data")]
        #expect(await status(kitchen) == expected)
    }

    @Test func theSharedCookbookIsAskedHowItStands() async {
        let failure = ServiceFailure.notKept
        let kitchen = TestKitchen { $0.cookbook.standing = { throw failure } }
        #expect(await status(kitchen)?.cookbook == .failed(failure))
        let standing = CookbookStanding(server: "nas.example/book", recipes: 9, access: .readOnly)
        let shared = TestKitchen { $0.cookbook.standing = { standing } }
        #expect(await status(shared)?.cookbook == .standing(standing))
        let broken = TestKitchen { $0.cookbook.standing = { throw CancellationError() } }
        #expect(await status(broken)?.cookbook == nil)
    }

    // MARK: settings take effect at once

    @Test func theCacheIsBoundAtOnceAndAllAreTold() async {
        let limits = Guarded([Int]())
        let told = Guarded([String]())
        let kitchen = TestKitchen {
            $0.records.setCacheLimit = { limit in limits.withLock { $0.append(limit) } }
            $0.records.settingsChanged = { settings in
                told.withLock { $0.append(settings.theme.rawValue) }
            }
        }
        await kitchen.type("set cache-size 5MB; set cache-size 0; unset cache-size")
        #expect(limits.withLock { $0 } == [5_000_000, 0, 100_000_000])
        told.withLock { $0 = [] }
        await kitchen.type("set theme dark")
        #expect(Set(told.withLock { $0 }) == ["dark"])
        await kitchen.type("unset theme")
        #expect(told.withLock { $0.last } == "auto")
    }

    /// Those who followed a change that went wrong are told that it is as before.
    @Test func whatIsTakenBackIsToldAsWell() async {
        let told = Guarded([ServiceName]())
        let kitchen = TestKitchen {
            $0.records.settingsChanged = { settings in
                told.withLock { $0.append(settings.service) }
            }
        }
        #expect(await kitchen.type("set service recipepuppy").exitCode == 64)
        #expect(told.withLock { $0.first } == .recipepuppy)
        #expect(told.withLock { $0.last } == .cookbook)
    }

    @Test(arguments: [
        ("set theme dark --save", "theme", "dark"), ("set --save Page-Size 20", "page-size", "20"),
        ("set --save staples salt  oil", "staples", "salt oil"),
    ])
    func whatIsSavedIsWrittenAsItIs(_ line: String, _ key: String, _ value: String) async {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        #expect(kitchen.files["saved:\(key)"] == value)
        guard case .done(.set(let row, true))? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(row.key == key && row.value == value && row.origin == .set)
    }

    @Test func oneSettingIsShownOrAllOfThem() async {
        let kitchen = TestKitchen()
        await kitchen.type("set THEME")
        #expect(
            kitchen.answer
                == .settings([
                    SettingRow(
                        key: "theme",
                        value: "auto",
                        origin: .default,
                        defaultValue: "auto",
                        choices: "auto, dark, light, neutral, none"
                    )
                ])
        )
        await kitchen.type("set")
        guard case .settings(let rows)? = kitchen.answer else { return }
        #expect(await rows.map(\.key) == kitchen.shell.settings.definitions.map(\.key))
    }

    @Test(
        arguments: [
            ("set page-size 4", .bad(key: "page-size", value: "4", wanted: "5-50")),
            ("set page-size 51", .bad(key: "page-size", value: "51", wanted: "5-50")),
            (
                "set theme very dark",
                .bad(key: "theme", value: "very dark", wanted: "auto, dark, light, neutral, none")
            ),
            ("set colour red", .unknown(word: "colour", suggestion: nil)),
            ("unset them", .unknown(word: "them", suggestion: "theme")),
            ("set them", .unknown(word: "them", suggestion: "theme")),
        ] as [(String, Mistake.SettingFault)]
    )
    func whatDoesNotFitIsSaid(_ line: String, _ fault: Mistake.SettingFault) async {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        #expect(kitchen.mistake == .setting(fault))
    }

    // MARK: wait and cancel

    @Test func whereNothingIsUnderWayItSaysSo() async {
        let kitchen = TestKitchen()
        await kitchen.type("wait")
        #expect(kitchen.answer == .done(.waited(.idle)))
        await kitchen.type("cancel")
        #expect(kitchen.answer == .done(.stopped(page: nil)))
    }

    @Test func thePageAheadIsWaitedFor() async {
        let kitchen = TestKitchen()
        await kitchen.type("set prefetch on; search leek; wait")
        #expect(kitchen.answer == .done(.waited(.ready(page: 2))))
        #expect(await status(kitchen)?.prefetch == .ready(page: 2))
        await kitchen.type("more; wait")
        #expect(kitchen.answer == .done(.waited(.idle)), "there is no third page")
    }

    // MARK: retry

    /// What failed is repeated until it went well; anything else that lists forgets it.
    @Test(arguments: [
        ("open https://a.example/x", true), ("open https://a.example/x; status", true),
        ("open https://a.example/x; fav 1", true),
        ("open https://a.example/x; search garlic", false),
        ("open https://a.example/x; open 1", false), ("open https://a.example/gone", true),
        ("open none.html", false), ("search leek", false),
        ("open https://a.example/x; serch", true),
        ("open https://a.example/x; open none.html", true),
        ("open https://a.example/x; list", false),
    ])
    func whatIsRepeated(_ lines: String, _ isRepeated: Bool) async {
        let kitchen = TestKitchen(pages: ["https://a.example/x": "offline"])
        await kitchen.type("search leek")
        for line in lines.split(separator: ";") { await kitchen.type(String(line)) }
        let asked = kitchen.pages.asked.count
        await kitchen.type("retry")
        #expect(kitchen.pages.asked.count == asked + (isRepeated ? 1 : 0), "\(lines)")
        if !isRepeated { #expect(kitchen.mistake == .navigation(.nothingToRetry), "\(lines)") }
    }

    @Test func whatWentWellAtLastIsNotRepeatedOnceMore() async {
        let kitchen = TestKitchen(pages: ["https://a.example/x": "offline"])
        await kitchen.type("search leek; open https://a.example/x")
        kitchen.pages.set("https://a.example/x", to: "Far stew\nleek")
        #expect(await kitchen.type("retry").exitCode == 0)
        let asked = kitchen.pages.asked.count
        await kitchen.type("retry")
        #expect(kitchen.mistake == .navigation(.nothingToRetry))
        #expect(kitchen.pages.asked.count == asked)
    }

    @Test func aPageThatWasNotSkippedIsNotRepeated() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; retry 7")
        #expect(kitchen.mistake == .navigation(.pageNotSkipped(page: 7, skipped: [])))
    }

    @Test func aSearchThatFailedIsRepeated() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; search trouble; retry")
        #expect(reason(kitchen) == .service(.offline(host: "kitchen.example"), .cookbook))
        guard case .world(let failure)? = kitchen.failure else { return }
        #expect(failure.page == 1 && failure.loaded == 3 && failure.favorites == 0)
    }

    // MARK: refresh

    @Test func allLoadedPagesAreAskedForAgain() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; more; open 1; refresh")
        #expect(kitchen.numbers == [1, 2, 3, 4, 5])
        await kitchen.type("search leek; refresh")
        #expect(kitchen.numbers == [1, 2, 3])
    }
}
