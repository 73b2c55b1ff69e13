import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct WebPageFetcherTests {
    @Test func aPageComesWithItsTypeAndCharacterSet() async throws {
        let bench = try ServiceBench()
        let latin = ServedResponse(
            headers: ["Content-Type": "Text/HTML; charset=ISO-8859-1"],
            body: Array("caf".utf8) + [0xE9]
        )
        bench.server.serve(latin, at: "/r/1")
        let address = try bench.address("/r/1")
        let page = try await WebPageFetcher(client: bench.client)
            .page(at: address, from: .privateService, freshness: .kept)
        #expect(
            page
                == FetchedDocument(
                    address: address,
                    status: 200,
                    mediaType: "text/html",
                    charset: "iso-8859-1",
                    body: latin.body,
                    fetchedAt: bench.clock.now
                )
        )
    }

    @Test(arguments: [403, 404, 429, 503])
    func aPageThatFailsIsGivenWithItsText(_ status: Int) async throws {
        let bench = try ServiceBench()
        bench.server.on(.any, .answer(.html("Are you a robot?", status: status)))
        let page = try await WebPageFetcher(client: bench.client)
            .page(at: bench.address("/"), from: .cook, freshness: .kept)
        #expect(page.status == status)
        #expect(page.body == Array("Are you a robot?".utf8))
        #expect(await bench.cache.answers.isEmpty)
    }

    @Test func aPageIsKeptApartFromAPictureOfTheSameAddress() async throws {
        let bench = try ServiceBench()
        let fetcher = WebPageFetcher(client: bench.client)
        bench.server.on(.any, .answer(.html("page")), times: 1)
        bench.server.on(.any, .answer(ServedResponse(type: "image/png", text: "png")), times: 1)
        let address = try bench.address("/x")
        let picture = try await fetcher.picture(at: address, from: .cook)
        let page = try await fetcher.page(at: address, from: .cook, freshness: .kept)
        #expect(picture.mediaType == "image/png")
        #expect(page.mediaType == "text/html")
        #expect(await bench.client.activity(of: .web).requests == 2)
    }

    @Test func aPictureThatFailsIsAFailure() async throws {
        let bench = try ServiceBench()
        let fetcher = WebPageFetcher(client: bench.client)
        let address = try bench.address("/x.png")
        let met = await failure(of: { try await fetcher.picture(at: address, from: .cook) })
        #expect(met == .serverFailed(status: 404, tries: 1))
    }

    @Test func eachHasItsOwnLimit() async throws {
        let bench = try ServiceBench()
        let fetcher = WebPageFetcher(client: bench.client)
        let address = try bench.address("/x")
        bench.server.on(.any, .flood(bytes: 5_000_000, namesLength: true))
        let page = try await fetcher.page(at: address, from: .cook, freshness: .kept)
        #expect(page.body.count == 5_000_000)
        let picture = await failure(of: { try await fetcher.picture(at: address, from: .cook) })
        #expect(picture == .tooLarge(limit: 4_194_304))
        bench.server.on(.any, .flood(bytes: 16_777_217, namesLength: false))
        let large = await failure(of: {
            try await fetcher.page(at: address, from: .cook, freshness: .asked)
        })
        #expect(large == .tooLarge(limit: 16_777_216))
    }

    @Test func whatTheInternetSendsDoesNotReachThisMachine() async throws {
        let bench = try ServiceBench()
        bench.server.on(.any, .answer(.html("private")))
        let fetcher = WebPageFetcher(client: bench.client)
        let refused = ServiceError.forbidden(.privateAddress)
        let address = try bench.address("/admin")
        // Not even from the cache, where the cook's own visit left it.
        _ = try await fetcher.page(at: address, from: .cook, freshness: .kept)
        for freshness in [Freshness.kept, .asked] {
            let page = await failure(of: {
                try await fetcher.page(at: address, from: .service, freshness: freshness)
            })
            #expect(page == refused)
        }
        #expect(
            await failure(of: { try await fetcher.picture(at: address, from: .service) }) == refused
        )
        #expect(bench.server.requests.count == 1)
        let page = try await fetcher.page(at: address, from: .privateService, freshness: .asked)
        #expect(page.status == 200)
    }
}
