import RecipeTestSupport
import Testing

/// A server of the cook's own that isn't what they say it is, or can't be asked: what each is told as,
/// whatever is asked of it.
@Suite(.aFewAtOnce)
struct OwnServerAddressTests {
    /// What stands at the address, and what the cook reads.
    struct Standing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var service = "mealie"
        let stand: @Sendable (MisbehavingServer) -> Void
        let sentence: String
        let code: Int

        init(
            _ name: String,
            service: String = "mealie",
            _ sentence: String,
            code: Int,
            _ stand: @escaping @Sendable (MisbehavingServer) -> Void
        ) {
            testDescription = name
            self.service = service
            self.sentence = sentence
            self.code = code
            self.stand = stand
        }

        /// Where it answers everything in one way.
        init(
            _ name: String,
            service: String = "mealie",
            _ sentence: String,
            code: Int,
            always behaviour: ServerBehaviour
        ) {
            self.init(name, service: service, sentence, code: code) { $0.on(.any, behaviour) }
        }
    }

    private static let table = [
        Standing("a Tandoor", "what answers there is tandoor, not mealie", code: 76) {
            $0.serve(TandoorSite([]))
        },
        Standing(
            "a Mealie",
            service: "tandoor",
            "what answers there is mealie, not tandoor",
            code: 76
        ) { $0.serve(MealieSite([])) },
        Standing(
            "a page of the same host",
            "what answers there isn't mealie",
            code: 76,
            always: .answer(.html("<!doctype html><title>Welcome to nginx</title>"))
        ),
        Standing(
            "another program",
            service: "tandoor",
            "what answers there isn't tandoor",
            code: 76,
            always: .answer(.json(#"{"status":"ok"}"#))
        ),
        Standing(
            "nothing below the address",
            "what answers there isn't mealie",
            code: 76,
            always: .failure(404)
        ),
        Standing(
            "a login page",
            "the address of mealie leads to a login page",
            code: 69,
            always: .answer(.html("<form><input type=\"password\"></form>"))
        ),
        Standing(
            "a redirect to a login",
            "the address of mealie leads to a login page",
            code: 69,
            always: .answer(.redirect(to: "https://auth.example/?rd=x"))
        ),
        Standing(
            "a proxy with its own password",
            "the address of mealie leads to a login page",
            code: 69,
            always: .answer(.html("<title>401</title>", status: 401))
        ),
        Standing(
            "too many requests",
            "mealie gets too many requests (429)",
            code: 69,
            always: .refusal(429, retryAfter: "86400")
        ),
        Standing(
            "nothing behind the proxy",
            service: "tandoor",
            "the proxy in front of tandoor gets no answer from it (502)",
            code: 69,
            always: .failure(502)
        ),
        Standing(
            "closed for a while",
            "mealie isn't ready right now (503)",
            code: 69,
            always: .failure(503)
        ),
        Standing("silence", "mealie didn't answer within 1 s", code: 75, always: .hang),
    ]

    private static let lines = ["search leek", "browse", "categories", "random"]

    @Test(arguments: table, lines)
    func eachIsToldAsWhatItIs(_ standing: Standing, _ line: String) async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        standing.stand(server)
        let key = standing.service.uppercased()
        let cook = try Cook([
            "RECIPE_\(key)_URL": server.address, "RECIPE_\(key)_KEY": "t0ken-of-mine",
        ])
        let end = try await cook.run([
            "--service", standing.service, "-c", "set timeout 1s; \(line)",
        ])
        #expect(end.error.contains(standing.sentence), "\(end.everything)")
        #expect(!end.everything.contains("pages 1"), "\(end.everything)")
        #expect(end.code == standing.code, "\(end.everything)")
    }

    /// One machine may have several servers, each at a port.
    @Test func whereNothingListensThePortIsNamed() async throws {
        let server = try MisbehavingServer()
        let address = server.address
        server.stop()
        let cook = try Cook(["RECIPE_MEALIE_URL": address, "RECIPE_MEALIE_KEY": "t0ken-of-mine"])
        let end = try await cook.run(["--service", "mealie", "-c", "set timeout 1s; search leek"])
        let place = address.replacing("http://", with: "")
        #expect(end.error.contains("no connection to mealie at \(place)"), "\(end.everything)")
    }

    /// What isn't answered is asked once, for each thing that is asked at the same time.
    @Test func silenceCostsTheTimeAllowedOnce() async throws {
        let server = try MisbehavingServer()
        defer { server.stop() }
        server.on(.any, .hang)
        let cook = try Cook([
            "RECIPE_MEALIE_URL": server.address, "RECIPE_MEALIE_KEY": "t0ken-of-mine",
        ])
        _ = try await cook.run(["--service", "mealie", "-c", "set timeout 1s; search leek"])
        let targets = server.requests.map(\.target)
        #expect(Set(targets).count == targets.count, "\(targets)")
    }
}
