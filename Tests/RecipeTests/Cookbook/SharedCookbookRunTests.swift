import Foundation
import RecipeTestSupport
import Testing

/// Several cooks with one cookbook on a PostgreSQL server.
@Suite(.aFewAtOnce, .enabled(if: PostgresSite.isInstalled, "PostgreSQL's server isn't installed"))
struct SharedCookbookRunTests {
    private let site: PostgresSite
    private let database: String

    init() throws {
        site = try PostgresSite.common.get()
        database = try site.makeDatabase()
    }

    private var address: String { site.address(of: database) }

    /// The address with the password in it, as some type it.
    private var addressWithPassword: String {
        address.replacing("cook@", with: "cook:pa%3Ass%40w%25rd@")
    }

    /// A cook whose environment names the shared cookbook.
    private func sharingCook(_ password: String = PostgresSite.password) throws -> Cook {
        try Cook(["RECIPE_COOKBOOK_URL": address, "RECIPE_COOKBOOK_KEY": password])
    }

    private static func stews(_ count: Int) -> String {
        (0..<count).map { number in
            #"{"title":"Zander stew \#(number)","ingredients":["1 zander fillet","\#(number) leeks","salt"],"#
                + #""steps":["Cook it \#(number) times."]}"# + "\n"
        }.joined()
    }

    @Test func whatOneCookImportsTheOtherFinds() async throws {
        let (one, two) = (try sharingCook(), try sharingCook())
        #expect(try await two.run("search", "zander").code == 1)
        try one.write(Self.stews(30), to: "stews.jsonl")
        let imported = try await one.run("import", "stews.jsonl")
        #expect(imported.code == 0)
        #expect(imported.output.contains("Imported 30 recipes from stews.jsonl"))
        let found = try await two.run("search", "zander", "stew", "--format", "json", "--all")
        #expect(found.output.contains("Zander stew 29"))
        #expect(try await two.run("cookbook").output.contains("stews.jsonl: 30 recipes"))
        let deleted = try await two.run("-c", "search zander; delete 1-2; undo; delete 3")
        #expect(deleted.code == 0)
        let status = try await one.run("status")
        let place = "127.0.0.1:\(site.port)/\(database)"
        #expect(status.output.contains("shared, at \(place), 29 recipes, can be changed"))
        // Nothing of it is on the cook's own disk.
        let own = try await one.run(["search", "zander"], environment: ["RECIPE_COOKBOOK_URL": ""])
        #expect(own.code == 1)
    }

    @Test func anAddressIsTakenAndForgotten() async throws {
        let cook = try Cook()
        try cook.write(Self.stews(5), to: "stews.jsonl")
        let run = try await cook.run(
            "-c",
            "service cookbook --url \(addressWithPassword); import stews.jsonl; status; service; "
                + "search zander; service cookbook --url none; status; search zander"
        )
        #expect(run.code == 0)
        #expect(run.output.contains("using cookbook at \(address)"))
        #expect(run.output.contains("ready, at \(address)"))
        #expect(run.output.contains("5 recipes, can be changed"))
        #expect(!(run.output + run.error).contains("ss%40"))
        #expect(!(run.output + run.error).contains(PostgresSite.password))
        let refused = try await cook.run("-c", "service cookbook --url http://127.0.0.1:1")
        #expect(refused.code == 64)
        #expect(refused.error.contains("can't be at a web address"))
        let other = try await cook.run("-c", "service mealie --url \(address)")
        #expect(other.code == 64)
    }

    @Test(arguments: ["service cookbook --url", "cookbook move"])
    func aWrongPasswordThatWasTypedIsNotUsedAgain(_ command: String) async throws {
        let cook = try sharingCook()
        let wrong = address.replacing("cook@", with: "cook:wrong@")
        try cook.write(Self.stews(3), to: "stews.jsonl")
        let run = try await cook.run(
            "--keep-going",
            "-c",
            "import stews.jsonl; \(command) \(wrong); expect error server-failed; search zander"
        )
        #expect(run.error.inOneLine.contains("rejected the user or password"))
        #expect(run.output.contains("Zander stew 2"))
        #expect(!(run.output + run.error).contains("wrong@"))
    }

    @Test func aCookbookIsCopiedThereAndBack() async throws {
        let (one, two) = (try Cook(), try Cook())
        try one.write(Self.stews(30), to: "stews.jsonl")
        _ = try await one.run("import", "stews.jsonl")
        let there = try await one.run(
            "-c",
            "cookbook move \(addressWithPassword); service cookbook --url \(address); status"
        )
        #expect(there.code == 0)
        #expect(
            there.output.inOneLine.contains(
                "Copied 30 recipes into the shared cookbook at 127.0.0.1:\(site.port)/\(database)"
            )
        )
        #expect(there.output.contains("30 recipes, can be changed"))
        let back = try await two.run(
            ["cookbook", "move", "none", "--format", "json"],
            environment: [
                "RECIPE_COOKBOOK_URL": address, "RECIPE_COOKBOOK_KEY": PostgresSite.password,
            ]
        )
        #expect(back.output.contains(#""added":30"#))
        #expect(try await two.run("search", "zander", "stew").code == 0)
        for words in [["move"], ["move", "nowhere"], ["move", "http://127.0.0.1:1"]] {
            #expect(try await one.run(["cookbook"] + words).code == 64)
        }
    }

    @Test func whatGoesWrongIsSaidAsWhatItIs() async throws {
        let wrong = try await sharingCook("no").run("search", "garlic")
        #expect(wrong.code == 69)
        #expect(wrong.error.inOneLine.contains("rejected the user or password"))
        #expect(wrong.error.contains("service cookbook --key"))
        let cook = try sharingCook()
        let elsewhere = site.address(of: "nowhere")
        let none = try await cook.run("-c", "service cookbook --url \(elsewhere)")
        #expect(none.code == 69)
        #expect(
            none.error.inOneLine.contains(
                "there's no such database: 127.0.0.1:\(site.port)/nowhere"
            )
        )
        let free = try LoopbackSocket.bound(port: 0)
        let silent = try await cook.run(
            "--url",
            "postgresql://cook@127.0.0.1:\(free.port)/book",
            "search",
            "garlic"
        )
        free.socket.shut()
        #expect(silent.code == 75)
        #expect(silent.error.inOneLine.contains("(Connection refused)"))
        #expect(silent.error.contains("service cookbook --url none"))
        let offline = try await cook.run("--offline", "search", "garlic")
        #expect(offline.code == 75)
        try site.sql("ALTER DATABASE \(database) SET default_transaction_read_only = on")
        try cook.write(Self.stews(2), to: "stews.jsonl")
        let reading = try await cook.run("import", "stews.jsonl")
        #expect(reading.code == 77)
        #expect(reading.error.inOneLine.contains("is read-only"))
        #expect(try await cook.run("search", "garlic").code == 0)
    }

    @Test func offlineNothingIsMovedToAServer() async throws {
        let cook = try Cook()
        try cook.write(Self.stews(3), to: "stews.jsonl")
        #expect(try await cook.run("import", "stews.jsonl").code == 0)
        let moved = try await cook.run("--offline", "cookbook", "move", addressWithPassword)
        #expect(moved.code == 75)
        let other = try sharingCook()
        #expect(try await other.run("search", "zander").code == 1)
        #expect(try await cook.run("cookbook", "move", addressWithPassword).code == 0)
        #expect(try await other.run("search", "zander").code == 0)
    }
}

extension String {
    /// Without the line ends of a narrow screen.
    var inOneLine: String { replacing("\n", with: " ") }
}
