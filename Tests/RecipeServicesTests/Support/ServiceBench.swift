import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// A server, a client and all that a test of a service wants to look at.
struct ServiceBench {
    let server: MisbehavingServer
    let cache = MemoryAnswerCache()
    let clock = TestClock()
    var client: HTTPClient

    init(timeout: Int = 60) throws {
        server = try MisbehavingServer()
        client = HTTPClient(
            settings: Self.settings(timeout: .seconds(timeout), clock: clock),
            cache: cache
        )
    }

    static func settings(timeout: Duration, clock: TestClock) -> HTTPClient.Settings {
        HTTPClient.Settings(
            timeout: timeout,
            userAgent: "recipe/test",
            now: { clock.now },
            chance: { 0.5 },
            pause: { clock.pause($0) }
        )
    }

    /// Gives the requests from now on so many seconds.
    func setTimeout(_ seconds: Int) async {
        var settings = await client.settings
        settings.timeout = .seconds(seconds)
        await client.change(to: settings)
    }

    func setOffline(_ isOffline: Bool) async {
        var settings = await client.settings
        settings.isOffline = isOffline
        await client.change(to: settings)
    }

    func address(_ path: String = "") throws -> WebAddress {
        try #require(WebAddress(server.address + path))
    }

    func puppy() throws -> RecipePuppyService {
        RecipePuppyService(
            address: try address(),
            client: client,
            plainText: { $0.replacing("&amp;", with: "&").replacing("&eacute;", with: "é") },
            isKnownFood: { ["garlic", "cheese", "goat cheese", "leek"].contains($0) }
        )
    }
}

/// What an async expression threw, as the failure that it is.
func failure(of work: () async throws -> some Any) async -> ServiceError? {
    do {
        _ = try await work()
        return nil
    } catch {
        return error as? ServiceError
    }
}
