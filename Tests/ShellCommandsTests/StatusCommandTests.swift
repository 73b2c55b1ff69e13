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

    // MARK: status

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
        let failure = ServiceError.notKept
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

    // MARK: wait and cancel

    // MARK: retry

    // MARK: refresh

}
