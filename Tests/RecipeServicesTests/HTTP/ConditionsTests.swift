import RecipeModel
import Testing

@testable import RecipeServices

/// What a request says of the answer that is kept.
struct ConditionsTests {
    private func kept(at address: WebAddress) -> KeptAnswer {
        let document = FetchedDocument(
            address: address,
            status: 200,
            mediaType: nil,
            charset: nil,
            body: [],
            fetchedAt: 0
        )
        return KeptAnswer(document: document, etag: "\"v1\"", lastModified: "Tue, 1 Jan")
    }

    @Test func onlyTheAddressThatItCameFromIsAskedWhetherItIsUnchanged() throws {
        let (start, end) = (
            try #require(WebAddress("http://a.example/old")),
            try #require(WebAddress("http://a.example/new"))
        )
        let conditions = Conditions(freshness: .kept, kept: kept(at: end))
        #expect(conditions.lines(for: start).isEmpty)
        let lines = ["If-None-Match: \"v1\"", "If-Modified-Since: Tue, 1 Jan"]
        #expect(conditions.lines(for: end) == lines)
    }

    @Test func whoWantsItAnewSaysSoToEverybodyOnTheWay() throws {
        let address = try #require(WebAddress("http://a.example/new"))
        let conditions = Conditions(freshness: .asked, kept: kept(at: address))
        for text in ["http://a.example/old", "http://a.example/new"] {
            let lines = conditions.lines(for: try #require(WebAddress(text)))
            #expect(lines == ["Cache-Control: no-cache"])
        }
    }
}
