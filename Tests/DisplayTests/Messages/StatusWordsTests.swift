import RecipeModel
import ShellAnswers
import Testing

@testable import Display

/// Each fact of `status` in words.
struct StatusWordsTests {
    private static let now = 1_778_749_200

    private func facts(_ change: (inout StatusAnswer) -> Void) -> [String: String] {
        var status = StatusAnswer(
            service: ServiceRow(name: .cookbook, address: nil, isCurrent: true, need: nil)
        )
        change(&status)
        let wording = Wording(clock: LocalClock(now: Self.now), commands: ["status"])
        return Dictionary(
            uniqueKeysWithValues: status.facts(in: wording).map { ($0.name, $0.value) }
        )
    }

    @Test func beforeAnythingIsAsked() {
        #expect(
            facts { $0.cacheLimit = 100_000_000 } == [
                "service": "cookbook, ready", "search": "none yet", "background": "nothing to do",
                "favorites": "none", "network": "0 requests sent, 0 answers from the cache",
                "last failure": "none", "pictures": "none", "cache": "at most 100 MB",
            ]
        )
    }

    /// A page or a picture is from no service: it is a web page.
    @Test(arguments: [
        (ServiceName.web, "a web page"), (.cookbook, "cookbook"), (.feed, "feed"),
        (.themealdb, "themealdb"),
    ])
    func whatFailedLast(_ service: ServiceName, _ name: String) {
        let facts = facts {
            $0.lastFailure = .init(service: service, reason: .loginPage, at: Self.now - 120)
        }
        let told = facts["last failure"] ?? ""
        #expect(told.hasPrefix("\(name): "), "\(told)")
        #expect(told.hasSuffix(", 2 minutes ago"), "\(told)")
    }

    @Test(arguments: [
        (PrefetchState.idle, "nothing to do"), (.fetching(page: 3), "fetching page 3"),
        (.ready(page: 3), "page 3 is ready"), (.failed(page: 3), "page 3 couldn't be fetched"),
    ])
    func theBackground(_ state: PrefetchState, _ words: String) {
        #expect(facts { $0.prefetch = state }["background"] == words)
    }

    @Test(arguments: [
        (PictureMeans.kitty, "pixels, by kitty's protocol"), (.sixel, "pixels, as sixels"),
        (.blocks, "half blocks"), (.none, "none"),
        (.notInstalled, "none; libgdk-pixbuf-2.0-0 is not installed"),
    ])
    func pictures(_ means: PictureMeans, _ words: String) {
        #expect(facts { $0.pictures = means }["pictures"] == words)
    }

    @Test(arguments: [
        (0, 0, "none"), (1, 0, "1, 0 readable offline"), (3, 2, "3, 2 readable offline"),
        (1_234, 1_200, "1,234, 1,200 readable offline"),
    ])
    func favorites(_ all: Int, _ offline: Int, _ words: String) {
        #expect(
            facts { ($0.favorites, $0.favoritesOffline) = (all, offline) }["favorites"] == words
        )
    }

    @Test(arguments: [
        (false, 1, 1, "1 request sent, 1 answer from the cache"),
        (false, 2, 0, "2 requests sent, 0 answers from the cache"),
        (true, 0, 5, "off; 0 requests sent, 5 answers from the cache"),
    ])
    func theNetwork(_ isOffline: Bool, _ requests: Int, _ answers: Int, _ words: String) {
        let facts = facts {
            ($0.isOffline, $0.requests, $0.answersKept) = (isOffline, requests, answers)
        }
        #expect(facts["network"] == words)
    }

    @Test func pagesAreToldOfAQueryOnly() {
        #expect(facts { $0.pages = [1] }["pages"] == nil)
        let query = RecipeQuery([.has(Term("leek"))])
        #expect(facts { $0.query = query }["pages"] == "none")
        let facts = facts {
            $0.query = query
            ($0.pages, $0.loaded) = ([1, 2, 4], 1)
            $0.skippedPages = [
                SkippedPage(page: 3, failure: nil),
                SkippedPage(page: 5, failure: .serverFailed(status: 500, tries: 3)),
            ]
        }
        #expect(facts["search"] == "leek" && facts["pages"] == "1-2, 4; 1 recipe")
        #expect(facts["skipped"] == "page 3 (empty), page 5 (500)")
    }

    @Test(
        arguments: [
            (nil, nil, nil, "not known yet"), ("1.5", nil, nil, "1.5 used"),
            (nil, "2", nil, "2 left today"), ("1.5", "2", nil, "1.5 used, 2 left today"),
        ] as [(String?, String?, Int?, String)]
    )
    func theQuota(_ used: String?, _ left: String?, _ opensAt: Int?, _ words: String) {
        let quota = StatusAnswer.Quota(used: used, left: left, opensAt: opensAt)
        #expect(facts { $0.quota = quota }["quota"] == words)
        #expect(facts { _ in }["quota"] == nil)
    }

    @Test(arguments: [
        (CookbookStanding.Access.writable, "can be changed"),
        (.noRight, "read-only for this user"), (.readOnly, "read-only"),
        (.noPrimary, "read-only: no server takes changes right now"),
        (.split, "read-only: several servers take changes, and one of them is out of date"),
    ])
    func theSharedCookbook(_ access: CookbookStanding.Access, _ words: String) {
        let standing = CookbookStanding(server: "a.example", recipes: 1, access: access)
        #expect(
            facts { $0.cookbook = .standing(standing) }["cookbook"]
                == "shared, at a.example, 1 recipe, \(words)"
        )
    }
}
