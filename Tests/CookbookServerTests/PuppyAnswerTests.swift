import RecipeModel
import Synchronization
import Testing

@testable import CookbookServer

/// RecipePuppy's calls, answered whole, without a socket.
struct PuppyAnswerTests {
    @Test func puppyAnswersWhole() async {
        let service = PaperService([PaperService.pie, PaperService.recipe("a b", "Bare")])
        let answer = await service.get("/api/?i=leek,-onion,%20,-,!&q=red%20pie&p=1")
        let json =
            #"{"title":"Recipe Puppy","version":0.1,"href":"http://h:1/","results":[{"title":"Leek, \"pie\"","#
            + #""href":"http://h:1/recipe/n1","ingredients":"leeks, milk cold","thumbnail":"http://a.example/t.jpg"},"#
            + #"{"title":"Bare","href":"http://h:1/recipe/a%20b","ingredients":"","thumbnail":""}]}"#
        #expect(answer.body == json)
        #expect(answer.kind == "text/javascript; charset=utf-8")
        #expect(
            service.asked.withLock { $0.last?.query }
                == RecipeQuery([
                    .has(Term("leek", in: .ingredient)), .none(Term("onion")), .has(Term("red")),
                    .has(Term("pie")),
                ])
        )
        #expect(await service.get("/api?callback=a.b").body == "/**/a.b(\(json));")
        #expect(await service.get("/api?callback=").body == json)
        let xml = await service.get("/api?format=xml&callback=!")
        #expect(xml.kind == "text/xml; charset=utf-8")
        #expect(
            xml.body == """
                <?xml version="1.0" encoding="UTF-8"?>
                <recipes>
                <recipe><title>Leek, &quot;pie&quot;</title><href>http://h:1/recipe/n1</href>\
                <ingredients>leeks, milk cold</ingredients></recipe>
                <recipe><title>Bare</title><href>http://h:1/recipe/a%20b</href>\
                <ingredients></ingredients></recipe>
                </recipes>

                """
        )
    }

    @Test(
        arguments: [
            ("", 1), ("p=2", 2), ("p=%202%20", 2), ("p=x", 1), ("p=0", 1), ("p=-3", 1),
            ("p=10000000", 10_000_000),
            ("p=10000001", nil),
        ] as [(String, Int?)]
    )
    func thePageThatIsAsked(query: String, page: Int?) async {
        let service = PaperService([PaperService.pie])
        #expect(await service.get("/api?\(query)").status == 200)
        #expect(service.asked.withLock { $0.map(\.page) } == [page].compactMap { $0 })
    }

    @Test(arguments: [
        ("a", 200), ("_a", 200), ("$", 200), ("a1.b", 200), ("1a", 400), (".a", 400), ("a-b", 400),
        ("a b", 400), ("%C3%A9", 400),
        (String(repeating: "a", count: 128), 200), (String(repeating: "a", count: 129), 400),
    ])
    func aCallbackIsAName(name: String, status: Int) async {
        #expect(await PaperService([]).get("/api?callback=\(name)").status == status)
    }

    /// A page of the web must not be able to run the cookbook as a script and read it.
    @Test(arguments: [
        ("", true), ("Sec-Fetch-Site: same-origin", true), ("Sec-Fetch-Site: none", true),
        ("Sec-Fetch-Site: cross-site", false), ("sec-fetch-site: Same-Site", false),
        ("Origin: http://localhost:8080", true), ("Origin: HTTP://LOCALHOST:8080", true),
        ("Origin: http://localhost", false), ("Origin: https://evil.example", false),
        ("Origin: null", false), ("Referer: http://localhost:8080/?q=leek", true),
        ("Referer: https://evil.example/http://localhost:8080/", false),
        ("Origin: http://localhost:8080\r\nReferer: http://evil.example/", false),
    ])
    func aCallbackIsForPagesOfThisServer(headers: String, isTaken: Bool) async throws {
        for (target, refused) in [("/api/?q=leek&callback=f", 403), ("/api/?q=leek", 200)] {
            let text =
                "GET \(target) HTTP/1.1\r\nHost: localhost:8080\r\n"
                + (headers.isEmpty ? "" : headers + "\r\n") + "\r\n"
            guard case .request(let request, _) = RequestReading(Array(text.utf8)) else {
                Issue.record("not read")
                return
            }
            let answer = await PaperService([]).site.answer(to: request, server: "localhost:8080")
            #expect(answer.status == (isTaken ? 200 : refused), "\(target)")
        }
    }

    @Test func thirtyTwoFoodsAreAsked() async {
        let service = PaperService([])
        _ = await service.get("/api?i=" + (1...33).map { "x\($0)" }.joined(separator: ","))
        #expect(service.asked.withLock { $0.last?.query.conditions.count } == 32)
    }
}
