import RecipeTestSupport
import Testing

/// The table of exit codes, each shown once.
@Suite(.aFewAtOnce)
struct ExitCodeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let code: Int32
        let name: String
        let arguments: [String]
        var testDescription: String { "\(code) \(name)" }

        init(_ code: Int32, _ name: String, _ arguments: String...) {
            (self.code, self.name, self.arguments) = (code, name, arguments)
        }
    }

    static let rows = [
        Row(1, "nothing-found", "search", "durian", "gooseberry"),
        Row(1, "expectation-failed", "-c", "search garlic; expect count = 0"),
        Row(64, "usage", "serch", "garlic"),
        Row(64, "usage", "search"),
        Row(64, "usage", "open", "3"),
        Row(64, "usage", "search", "garlic", "--nonsense"),
        Row(64, "usage", "search", "garlic", "--page", "many"),
        Row(65, "bad-data", "open", "./empty.html"),
        Row(66, "no-input", "open", "./absent.html"),
        Row(66, "no-input", "absent.rcp"),
        Row(66, "no-input", "run", "absent"),
        Row(66, "no-input", "./folder"),
        Row(69, "server-failed", "--service", "recipepuppy", "search", "failing"),
        Row(69, "quota-used", "--service", "recipepuppy", "search", "limited"),
        Row(73, "cannot-create", "-c", "search leek > absent/out.txt"),
        Row(74, "disk", "-c", "search leek > /dev/full; echo never"),
        Row(78, "bad-config", "--config", "wrong.config", "search", "leek"),
        Row(75, "offline", "--service", "recipepuppy", "search", "reset"),
        Row(75, "offline", "--service", "recipepuppy", "--offline", "search", "garlic"),
        Row(75, "timeout", "--service", "recipepuppy", "-c", "set timeout 200ms; search hanging"),
        Row(76, "malformed-reply", "--service", "recipepuppy", "search", "parked"),
        Row(77, "not-allowed", "writes.rcp"),
        Row(77, "not-allowed", "--service", "recipepuppy", "search", "elsewhere"),
    ]

    private func server() throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 20))
        let behaviours: [(String, ServerBehaviour)] = [
            ("failing", .failure(500)), ("limited", .refusal(429, retryAfter: "86400")),
            ("reset", .reset), ("hanging", .hang), ("parked", .answer(.html("<p>Buy me"))),
            ("elsewhere", .answer(.redirect(to: "file:///etc/hostname"))),
        ]
        for (word, behaviour) in behaviours {
            server.on(RequestMatch { $0.target.contains(word) }, behaviour)
        }
        return server
    }

    private func cook() throws -> Cook {
        let cook = try Cook()
        try cook.write("", to: "empty.html")
        try cook.write("page-size = 7\nthem = dark\n", to: "wrong.config")
        try cook.write("", to: "folder/file")
        try cook.write("browse\nlist > out.txt\n", to: "writes.rcp")
        return cook
    }

    @Test func controlCEndsACommandWithItsCode() async throws {
        let server = try server()
        let terminal = try Cook().terminal(
            ["--service", "recipepuppy", "--url", server.address, "search", "hanging"]
        )
        try await terminal.wait(for: "Ctrl-C stops")
        terminal.type(Keys.control("c"))
        #expect(try await terminal.waitForEnd() == 130)
        #expect(terminal.everything.contains("cancelled"))
    }
}
