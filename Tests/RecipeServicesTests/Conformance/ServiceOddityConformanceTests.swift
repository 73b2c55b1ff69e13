import KitchenLanguage
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Answers in an odd form, of which a service must make as much as of any other.
@Suite(.timeLimit(.minutes(20)))
struct ServiceOddityConformanceTests {
    struct Oddity: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (ServedResponse) -> ServedResponse
        /// What the first word of each title becomes.
        var title = "Garlic Dish "

        /// An oddity of the whole answer.
        init(_ name: String, _ change: @escaping @Sendable (ServedResponse) -> ServedResponse) {
            testDescription = name
            self.change = change
        }

        /// An oddity of the body: a text in place of another, wherever that stands.
        init(_ name: String, _ old: String, _ new: [UInt8], titles: String = "Garlic Dish ") {
            testDescription = name
            title = titles
            change = { answer in
                var answer = answer
                answer.body = answer.body.replacing(Array(old.utf8), with: new)
                return answer
            }
        }
    }

    static let oddities = [
        Oddity("a byte order mark") { answer in
            var answer = answer
            answer.body = [0xEF, 0xBB, 0xBF] + answer.body
            return answer
        },
        Oddity("white space around it") { answer in
            var answer = answer
            answer.body = Array("\r\n\t ".utf8) + answer.body + Array(" \r\n\r\n".utf8)
            return answer
        },
        Oddity("packed by gzip") { $0.gzipped() },
        Oddity("packed by brotli") { $0.brotlied() },
        Oddity("said to be a web page") { $0.with("Content-Type", "text/html") },
        Oddity("without a type") { answer in
            var answer = answer
            answer.headers["Content-Type"] = nil
            return answer
        },
        Oddity("with a wrong character set") {
            $0.with("Content-Type", "application/json; charset=iso-8859-1")
        },
        Oddity("with another good status") { answer in
            var answer = answer
            answer.status = 203
            return answer
        },
        Oddity(
            "a byte that is no UTF-8",
            "Garlic Dish",
            Array("Garlic D".utf8) + [0xFF] + Array("sh".utf8),
            titles: "Garlic D\u{FFFD}sh "
        ),
        Oddity("a zero sign in a text", "Garlic Dish", Array(#"Garlic D\u0000ish"#.utf8)),
        Oddity(
            "an escape sequence in a text",
            "Garlic Dish",
            Array(#"Garlic \u001b[31mDish"#.utf8)
        ),
        Oddity("a direction mark in a text", "Garlic Dish", Array("Garlic \u{202E}Dish".utf8)),
        Oddity("half of a pair in a text", "Garlic Dish", Array(#"Garlic Dish \ud83c"#.utf8)),
        Oddity("keys that nobody knows") { answer in
            var answer = answer
            guard let start = answer.body.firstIndex(of: UInt8(ascii: "{")) else { return answer }
            let new = #""new":{"deep":[1,{"a":null}],"":-1.5e-3},"#
            answer.body.insert(contentsOf: Array(new.utf8), at: start + 1)
            return answer
        },
        Oddity("keys that come twice") { answer in
            var answer = answer
            guard let start = answer.body.firstIndex(of: UInt8(ascii: "{")) else { return answer }
            let new =
                #""meals":[],"results":{},"recipes":null,"cards":7,"count":0,"#
            answer.body.insert(contentsOf: Array(new.utf8), at: start + 1)
            return answer
        },
        Oddity("headers of all kinds") {
            $0.with("Set-Cookie", "a=b; path=/").with(
                "X-Long",
                String(repeating: "x", count: 9_000)
            )
            .with("ETag", "\u{201C}odd\u{201D}").with("Last-Modified", "yesterday")
        },
    ]

    @Test(arguments: ServiceCase.all, oddities)
    func eachIsReadAsAnyOther(_ tested: ServiceCase, _ oddity: Oddity) async throws {
        let bench = try tested.bench()
        bench.server.disguise(oddity.change)
        let service = try tested.make(bench)
        let page = try await service.page(ServiceCase.query)
        #expect(page.recipes.count == 10)
        #expect(
            page.recipes.allSatisfy { $0.title.hasPrefix(oddity.title) },
            "\(page.recipes.titles)"
        )
        #expect(page.recipes.allSatisfy { $0.title == CleanText.line($0.title) })
        #expect(page.unusableEntries == 0)
    }

    /// A dish of a hundred thousand letters is shown with the first of them, and costs no more.
    @Test(arguments: ServiceCase.all.filter { $0.name != CardBoxService.cardBox })
    func aTitleWithoutAnEndIsCut(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let title = "Garlic Dish" + String(repeating: " of leek and onion", count: 6_000)
        let oddity = Oddity("a long title", "Garlic Dish", Array(title.utf8))
        bench.server.disguise(oddity.change)
        let page = try await tested.make(bench).page(ServiceCase.query)
        #expect(page.recipes.count == 10)
        for recipe in page.recipes {
            #expect(recipe.title.hasPrefix("Garlic Dish of leek and onion"))
            #expect(recipe.title.utf8.count <= TextLimit.line)
            #expect(!recipe.isOverlong)
        }
    }

    /// A server that is late, slow or overburdened for a moment is asked again without a word.
    @Test(
        arguments: ServiceCase.all,
        [
            ServerBehaviour.failure(500), .failure(503), .refusal(503, retryAfter: "1"),
            .refusal(429, retryAfter: "1"), .after(.milliseconds(50), .serve),
        ]
    )
    func aMomentOfWeaknessIsNoFailure(
        _ tested: ServiceCase,
        _ weakness: ServerBehaviour
    ) async throws {
        let bench = try tested.bench()
        bench.server.on(.any, weakness, times: 1)
        let page = try await tested.make(bench).page(ServiceCase.query)
        #expect(page.recipes.count == 10)
        #expect(await bench.client.activity(of: tested.name).lastFailure == nil)
    }
}
