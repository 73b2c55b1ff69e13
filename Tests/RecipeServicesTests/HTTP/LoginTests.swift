import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// A user's name and password that stood in an address.
struct LoginTests {
    @Test func aLoginGoesToItsPlaceAndNoOther() async throws {
        let bench = try ServiceBench()
        let other = try MisbehavingServer()
        other.serve(.html("<p>other"), at: "/b")
        bench.server.serve(.html("<p>own"), at: "/own")
        bench.server.serve(
            ServedResponse(status: 302, type: "text/plain", text: "")
                .with("Location", other.address + "/b"),
            at: "/a"
        )
        let typed = bench.server.address.replacing("//", with: "//me:s%40same@") + "/a"
        _ = await bench.client.take(try #require(WebLogin(typed)))
        let fetcher = WebPageFetcher(client: bench.client)
        _ = try await fetcher.page(at: bench.address("/own"), from: .cook, freshness: .asked)
        let page = try await fetcher.page(
            at: bench.address("/a"),
            from: .cook,
            freshness: .asked
        )
        #expect(page.address.text == other.address + "/b")
        let sent = bench.server.requests.map { $0.headers["authorization"] }
        #expect(sent == ["Basic bWU6c0BzYW1l", "Basic bWU6c0BzYW1l"])
        #expect(other.requests.map { $0.headers["authorization"] } == [nil])
    }
}
