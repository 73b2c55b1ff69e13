import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What exactly is sent, and what each end of a transfer is to a cook. Nothing is sent here.
struct HTTPExchangeTests {
    private static func answer(
        _ status: Int,
        _ headers: [String: String] = [:],
        _ body: String = ""
    ) -> TransferAnswer {
        var answer = TransferAnswer(ending: .answered, status: status)
        answer.headers = HeaderFields(headers)
        answer.body = Array(body.utf8)
        return answer
    }

    private func request(
        _ text: String = "http://a.example/list?q=é#top",
        secret: RequestSecret? = nil
    ) throws -> HTTPRequest {
        var request = HTTPRequest(
            service: .feed,
            kind: .data,
            address: try #require(WebAddress(text)),
            accept: "text/x",
            limit: 1_234
        )
        request.secret = secret
        return request
    }

    private func ask(_ wire: ExchangeWire, _ request: HTTPRequest, _ freshness: Freshness = .kept)
        async throws -> String
    {
        try await wire.client.answer(to: request, freshness: freshness) {
            String(decoding: $0.body, as: UTF8.self)
        }.value
    }

    @Test func aRequestHasAllThatItNeeds() async throws {
        let wire = ExchangeWire([Self.answer(200, ["ETag": "v1"], "{}")])
        #expect(try await ask(wire, request()) == "{}")
        wire.clock.advance(by: 90_000)
        #expect(try await ask(wire, request()) == "{}")
        let first = try #require(wire.requests.first)
        #expect(first.url == "http://a.example/list?q=%C3%A9")
        #expect(first.userAgent == "recipe/test")
        #expect(first.proxy == "" && first.authority == "" && first.method == "")
        #expect(first.payload == [] && first.headers == ["Accept: text/x"])
        #expect(first.bodyLimit == 1_234)
        #expect((500_000...600_000).contains(first.timeoutMilliseconds))
        #expect(first.reach == .ownNetwork)
        #expect(wire.requests.last?.headers == ["Accept: text/x", "If-None-Match: v1"])
        #expect(
            wire.trace.all.first
                == "GET http://a.example/list?q=é#top: answered, 200, 2 bytes"
        )
    }

    @Test(arguments: [
        (RequestSecret.Place.header("x-key"), ["Accept: text/x", "x-key: s3cr3t"]),
        (.bearer, ["Accept: text/x", "Authorization: Bearer s3cr3t"]),
        (.address, ["Accept: text/x"]),
    ])
    func aSecretStandsWhereItBelongs(_ place: RequestSecret.Place, _ headers: [String]) throws {
        var request = try request(secret: RequestSecret(text: "s3cr3t", place: place))
        #expect(request.headers == headers)
        request.change = RequestChange(method: .post)
        #expect(request.headers == headers + ["Content-Type: application/json", "Expect:"])
        #expect(try self.request("http://a.example/s3cr3t/a").cacheKey.contains("s3cr3t"))
        request.address = try #require(WebAddress("http://a.example/s3cr3t/a"))
        #expect(request.cacheKey == "feed data http://a.example/KEY/a")
        #expect(request.description == "feed http://a.example/KEY/a")
    }

    /// A short word would be found in every other answer.
    @Test(arguments: [("abcd", "say abcd"), ("abcde", "say KEY"), ("", "say abcde abcd")])
    func onlyALongSecretIsTakenOutOfABody(_ secret: String, _ body: String) throws {
        let said = secret.isEmpty ? "say abcde abcd" : "say \(secret)"
        let request = try request(secret: RequestSecret(text: secret, place: .bearer))
        #expect(request.hidingSecret(in: Array(said.utf8)) == Array(body.utf8))
        #expect(try self.request().hidingSecret(in: Array(said.utf8)) == Array(said.utf8))
    }

    // MARK: - Statuses

    /// A host is private where an answer to what the cook typed came from a private address.
    @Test(arguments: [
        (true, AddressSource.cook, AddressSource.privateService), (false, .cook, .service),
        (true, .service, .service),
    ])
    func whereAnAnswerCameFromTellsWhatItsLinksCountAs(
        _ isFromPrivateAddress: Bool,
        _ source: AddressSource,
        _ links: AddressSource
    ) async throws {
        var answer = Self.answer(200)
        answer.isFromPrivateAddress = isFromPrivateAddress
        let wire = ExchangeWire([answer])
        var request = try request()
        request.source = source
        _ = try await ask(wire, request)
        let own = try #require(WebAddress("http://a.example/other"))
        let other = try #require(WebAddress("http://b.example/"))
        #expect(await wire.client.linkSource(ofServiceAt: own) == links)
        #expect(await wire.client.linkSource(ofServiceAt: other) == .service)
    }

    // MARK: - Pages and pictures

    @Test func pagesAndPicturesAskForWhatTheyAre() async throws {
        let wire = ExchangeWire([Self.answer(200, [:], "a")])
        let fetcher = WebPageFetcher(client: wire.client)
        let address = try #require(WebAddress("http://a.example/"))
        for source in [AddressSource.cook, .service, .privateService] {
            _ = try await fetcher.page(at: address, from: source, freshness: .asked)
            await wire.cache.forget("web picture http://a.example/")
            _ = try await fetcher.picture(at: address, from: source)
        }
        let page = "Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.5"
        let picture = "Accept: image/png,image/jpeg,image/webp,image/gif,image/*;q=0.5"
        #expect(
            wire.requests.map { $0.headers[0] } == [page, picture, page, picture, page, picture]
        )
        #expect(
            wire.requests.map(\.reach) == [
                .ownNetwork, .ownNetwork, .internet, .internet, .ownNetwork, .ownNetwork,
            ]
        )
        #expect(wire.requests.map(\.bodyLimit).prefix(2) == [16_777_216, 4_194_304])
    }

    /// Only a page's address is typed: a picture's is not, and leads to no cloud's secrets.
    @Test func aLinkLocalAddressIsReachedByTypingItAlone() async throws {
        let wire = ExchangeWire([Self.answer(200, [:], "a")])
        let fetcher = WebPageFetcher(client: wire.client)
        let address = try #require(WebAddress("http://169.254.1.1/"))
        _ = try await fetcher.page(at: address, from: .cook, freshness: .kept)
        #expect(wire.requests.map(\.reach) == [.anywhere])
        let met = await failure { try await fetcher.picture(at: address, from: .cook) }
        #expect(met == .forbidden(.linkLocal))
        #expect(wire.requests.count == 1)
    }

    // MARK: - Changes

    @Test func aChangeIsSentOnceAndOnlyOnline() async throws {
        let wire = ExchangeWire([Self.answer(500)])
        var request = try request(secret: RequestSecret(text: "s3cr3t", place: .bearer))
        request.change = RequestChange(method: .put, mediaType: "text/x", payload: [1, 2])
        request.staysOnHost = true
        let wanted = request
        #expect(
            await failure { try await wire.client.change(wanted) }
                == .serverFailed(status: 500, tries: 1)
        )
        let sent = try #require(wire.requests.first)
        #expect(sent.method == "PUT" && sent.payload == [1, 2])
        #expect(
            sent.headers == [
                "Accept: text/x", "Authorization: Bearer s3cr3t", "Content-Type: text/x", "Expect:",
            ]
        )
        // It may have been made all the same: what is kept from before is not given any more.
        #expect(await wire.client.lastChange(of: wanted) == wire.clock.now)
        #expect(try await wire.client.lastChange(of: self.request()) == nil)
        var settings = await wire.client.settings
        settings.isOffline = true
        await wire.client.change(to: settings)
        #expect(await failure { try await wire.client.change(wanted) } == .notKept)
        #expect(wire.requests.count == 1)
    }

    @Test(arguments: [
        (RequestChange.Method.post, "POST"), (.put, "PUT"), (.patch, "PATCH"), (.delete, "DELETE"),
    ])
    func eachChangeHasItsMethod(_ method: RequestChange.Method, _ word: String) async throws {
        let wire = ExchangeWire([Self.answer(204)])
        var request = try request()
        request.change = RequestChange(method: method)
        _ = try await wire.client.change(request)
        #expect(wire.requests.map(\.method) == [word])
        #expect(wire.trace.all.first?.hasPrefix("\(word) http://a.example/") == true)
    }

    // MARK: - Logins

    @Test func aLoginIsSentToItsOwnPlaceAndGivenBack() async throws {
        let first = try #require(WebLogin("http://me:one@a.example/"))
        let second = try #require(WebLogin("http://me:two@a.example/"))
        let wire = ExchangeWire([Self.answer(200)], logins: [first])
        let (own, other) = (
            try #require(WebAddress("http://a.example/b")),
            try #require(WebAddress("http://a.example:81/b"))
        )
        let lines = { (login: WebLogin) in
            ["Authorization: Basic \(Base64.text(of: login.text.utf8))"]
        }
        #expect(await wire.client.loginLines(for: own) == lines(first))
        #expect(await wire.client.loginLines(for: other) == [])
        #expect(await wire.client.take(second)?.text == first.text)
        #expect(await wire.client.loginLines(for: own) == lines(second))
        await wire.client.takeBack(second, for: first)
        #expect(await wire.client.loginLines(for: own) == lines(first))
        await wire.client.takeBack(first, for: nil)
        #expect(await wire.client.loginLines(for: own) == [])
    }
}
