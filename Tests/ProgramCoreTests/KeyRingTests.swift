import Foundation
import RecipeModel
import RecipeServices
import ShellCommands
import Testing

@testable import ProgramCore

/// Which secret is used: what was just typed, else the environment's, else the one that was kept.
final class KeyRingTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("recipe-keys-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func ring(_ environment: [String: String] = [:]) -> KeyRing {
        KeyRing(environment: environment, path: "\(folder)/keys")
    }

    private func keep(_ text: String) throws {
        try text.write(toFile: "\(folder)/keys", atomically: true, encoding: .utf8)
    }

    private func database(_ text: String) throws -> DatabaseAddress {
        try #require(DatabaseAddress(text))
    }

    private static let shared = "postgresql://me@a.example/book"

    // MARK: Databases, whose passwords can be read here

    @Test(
        arguments: [
            (nil, nil, nil), ("kept", nil, "kept"), ("kept", "", "kept"), ("kept", "own", "own"),
            (nil, "own", "own"),
        ] as [(String?, String?, String?)]
    )
    func theEnvironmentGoesBeforeWhatWasKept(
        _ kept: String?,
        _ variable: String?,
        _ used: String?
    ) throws {
        let address = try database(Self.shared)
        if let kept { try keep("cookbook@\(address.place) = \(kept)\n") }
        var environment: [String: String] = [:]
        environment["RECIPE_COOKBOOK_KEY"] = variable
        #expect(ring(environment).password(of: address) == used)
    }

    @Test func whatWasTypedGoesBeforeAllAndIsTakenBack() async throws {
        let address = try database(Self.shared)
        let other = try database("postgresql://me@b.example/book")
        let ring = ring(["RECIPE_COOKBOOK_KEY": "own"])
        let first = try #require(ring.take(password: "one", of: address))
        #expect(ring.password(of: address) == "one" && ring.password(of: other) == "own")
        let second = try #require(ring.take(password: "two", of: address))
        #expect(ring.password(of: address) == "two")
        await second.takeBack()
        #expect(ring.password(of: address) == "one")
        await first.takeBack()
        #expect(ring.password(of: address) == "own")
    }

    @Test func whatIsKeptIsThereForTheNextShell() async throws {
        let address = try database(Self.shared)
        let ring = ring()
        #expect(ring.password(of: address) == nil)
        try await #require(ring.take(password: "one two", of: address)).keep()
        #expect(self.ring().password(of: address) == "one two")
    }

    @Test(arguments: [
        ("", false), ("x", true), (String(repeating: "x", count: 1_024), true),
        (String(repeating: "x", count: 1_025), false), ("a\nb", false), ("a\u{7F}b", false),
        ("a b", true), ("ä", true), ("\u{1F}", false), (" ", true),
    ])
    func whatMayBeAPassword(_ text: String, _ isTaken: Bool) throws {
        #expect((ring().take(password: text, of: try database(Self.shared)) != nil) == isTaken)
    }

    /// The login of a database's address is for this shell alone; of a web address it is none here.
    @Test func aLoginInAnAddressIsNotKept() async throws {
        let ring = ring()
        let login = try #require(WebLogin("postgresql://me:pass@a.example/book"))
        let given = try #require(ring.take(login))
        #expect(ring.password(of: try database(Self.shared)) == "pass")
        try await given.keep()
        #expect(self.ring().password(of: try database(Self.shared)) == nil)
        await given.takeBack()
        #expect(ring.password(of: try database(Self.shared)) == nil)
        #expect(ring.take(try #require(WebLogin("http://me:pass@a.example/"))) == nil)
    }

    // MARK: Services

    /// A key belongs to its service at its host and port, and goes nowhere else.
    @Test(arguments: [
        (ServiceName.mealie, "http://a.example/x", true), (.mealie, "https://a.example/", true),
        (.mealie, "http://a.example:81/", false), (.mealie, "http://b.example/", false),
        (.tandoor, "http://a.example/", false),
    ])
    func aKeyGoesNowhereElse(_ service: ServiceName, _ address: String, _ isThere: Bool) throws {
        let ring = ring()
        _ = ring.take("key", of: .mealie, at: try #require(WebAddress("http://a.example/")))
        let wanted = try #require(WebAddress(address))
        #expect((ring.key(of: service, at: wanted) != nil) == isThere)
        try keep("mealie@a.example = kept\n")
        #expect((self.ring().key(of: service, at: wanted) != nil) == isThere)
    }

    @Test(arguments: [
        ("RECIPE_MEALIE_KEY", true), ("RECIPE_TANDOOR_KEY", false), ("MEALIE_KEY", false),
        ("recipe_mealie_key", false),
    ])
    func theVariableIsTheServices(_ name: String, _ isThere: Bool) throws {
        let address = try #require(WebAddress("http://a.example/"))
        #expect((ring([name: "x"]).key(of: .mealie, at: address) != nil) == isThere)
        #expect(ring([name: ""]).key(of: .mealie, at: address) == nil)
    }
}
