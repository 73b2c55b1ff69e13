import Foundation
import RecipeTestSupport
import Testing

/// A server that keeps its clients waiting: who gives up leaves nothing behind, and who doesn't is
/// told.
@Suite(.aFewAtOnce, .enabled(if: PostgresSite.isInstalled, "PostgreSQL's server isn't installed"))
struct SharedCookbookWaitingTests {
    private let site: PostgresSite
    private let database: String
    private let cook: Cook

    init() async throws {
        site = try PostgresSite()
        database = try site.makeDatabase()
        cook = try Cook([
            "RECIPE_COOKBOOK_URL": site.address(of: database),
            "RECIPE_COOKBOOK_KEY": PostgresSite.password,
        ])
        let lines = (0..<30).map { number in
            #"{"title":"Zander stew \#(number)","ingredients":["1 zander","salt"],"steps":["Cook."]}"#
        }
        try cook.write(lines.joined(separator: "\n"), to: "stews.jsonl")
        #expect(try await cook.run("import", "stews.jsonl").code == 0)
    }

    // MARK: The server

    /// Keeps a table for itself until the body has ended.
    private func holding(_ table: String, _ body: () async throws -> Void) async throws {
        let (site, database) = (site, database)
        Thread.detachNewThread {
            // It is ended from outside.
            _ = try? site.sql(
                "BEGIN; LOCK TABLE cookbook.\(table) IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(900)",
                in: database
            )
        }
        try await waitUntil {
            processes("query LIKE '%pg_sleep(900)' AND wait_event = 'PgSleep'").count == 1
        }
        do {
            try await body()
        } catch {
            try release()
            throw error
        }
        try release()
    }

    private func release() throws {
        try site.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
        )
    }

    /// The processes of the server that a condition is true of.
    private func processes(_ condition: String) -> [String] {
        let text = try? site.sql(
            """
            SELECT pid FROM pg_stat_activity WHERE datname = '\(database)'
                AND pid <> pg_backend_pid() AND \(condition)
            """
        )
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    /// Those that wait for a lock.
    private var waiting: [String] { processes("wait_event_type = 'Lock'") }

    /// Waits until a process does nothing any more, which its client has asked for.
    private func expectCancelled(_ process: String) async throws {
        try await waitUntil { waiting.isEmpty }
        try await waitUntil {
            site.log.contains("[\(process)] ERROR:  canceling statement due to user request")
        }
    }

    // MARK: Serving

    /// Serves the cookbook at a free port while the body runs.
    private func serving(_ body: (UInt16) async throws -> Void) async throws {
        let script = """
            "$recipe" serve --port 0 > out 2> log & server=$!
            until [ -e stop ]; do sleep 0.05; done
            kill $server; wait $server
            """
        let run = ProgramRun(
            program: "/bin/sh",
            arguments: ["-c", script],
            input: [],
            environment: cook.environment.merging(["recipe": BuiltProgram.path]) { $1 },
            folder: cook.home.path
        )
        async let end = run.end()
        try await waitUntil { (try? cook.text(of: "out").contains("Serving")) == true }
        let port = try cook.text(of: "out").split(separator: ":").last?.prefix { $0.isNumber }
        do {
            try await body(try #require(port.flatMap { UInt16($0) }))
        } catch {
            try cook.write("", to: "stop")
            throw error
        }
        try cook.write("", to: "stop")
        #expect(try await end.code == 0)
    }

    private func ask(_ port: UInt16) throws -> LoopbackSocket {
        let client = try LoopbackSocket.connected(to: port)
        let request = "GET /?q=zander HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        #expect(client.send(Array(request.utf8)) { false })
        return client
    }

    private func answer(_ port: UInt16) async throws -> String {
        let client = try ask(port)
        defer { client.shut() }
        return await withCheckedContinuation { goOn in
            Thread.detachNewThread {
                var text: [UInt8] = []
                while let more = client.received() { text += more }
                goOn.resume(returning: String(decoding: text, as: UTF8.self))
            }
        }
    }

    @Test func controlCCancelsWhatTheServerDoes() async throws {
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        try await holding("recipe") {
            try await terminal.enter("search zander")
            terminal.type(Keys.enter)
            try await waitUntil { waiting.count == 1 }
            let process = try #require(waiting.first)
            terminal.type(Keys.control("c"))
            try await terminal.wait(for: "cancelled")
            try await terminal.waitForPrompt()
            try await expectCancelled(process)
        }
        #expect(try await terminal.command("search zander").contains("Zander stew 1"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aClientWhoLeavesIsWorkedForNoMore() async throws {
        try await serving { port in
            try await holding("recipe") {
                let client = try ask(port)
                try await waitUntil { waiting.count == 1 }
                let process = try #require(waiting.first)
                client.shut()
                try await expectCancelled(process)
            }
            #expect(try await answer(port).contains("Zander stew 1"))
        }
    }

    @Test func clientsOfAServerThatHangsAreTold() async throws {
        try await serving { port in
            #expect(try await answer(port).hasPrefix("HTTP/1.1 200 "))
            try site.pause()
            let late = try await answer(port)
            try site.resume()
            #expect(late.hasPrefix("HTTP/1.1 503 "))
            #expect(late.contains("Retry-After: "))
            try await waitUntil { (try? await answer(port).hasPrefix("HTTP/1.1 200 ")) == true }
        }
    }

    /// Favorites and the shopping list know recipes by their keys.
    @Test func whatACookKeepsIsOfTheSameRecipesAfterAMove() async throws {
        let own = try Cook(["RECIPE_COOKBOOK_KEY": PostgresSite.password])
        let lines = (0..<9).map { number in
            #"{"title":"Perch pie \#(number)","ingredients":["1 perch","salt"],"steps":["Cook."]}"#
        }
        try own.write(lines.joined(separator: "\n"), to: "pies.jsonl")
        let before = try await own.run(
            "-c",
            "import pies.jsonl; search perch pie 7; fav 1; note 1 for Sunday; shop add 1"
        )
        #expect(before.code == 0, "\(before.everything)")
        let address = site.address(of: database)
        let look =
            "search perch pie 7; expect count = 1; expect favorite 1; open f1; note f1; shop list"
        let there = try await own.run(
            "-c",
            "cookbook move \(address); set --save cookbook.url \(address); \(look)"
        )
        #expect(there.code == 0, "\(there.everything)")
        #expect(there.output.contains("Perch pie 7") && there.output.contains("for Sunday"))
        // Back into the file, and into that of somebody who never had one.
        let back = try await own.run(
            "-c",
            "cookbook move none; set --save cookbook.url none; \(look)"
        )
        #expect(back.code == 0, "\(back.everything)")
        let found = "search perch pie 7 --format json"
        let other = try Cook(["RECIPE_COOKBOOK_KEY": PostgresSite.password])
        let moved = try await other.run(
            "-c",
            "service cookbook --url \(address); cookbook move none; service cookbook --url none; \(found)"
        )
        #expect(moved.code == 0, "\(moved.everything)")
        #expect(moved.output.contains("Perch pie 7"), "\(moved.everything)")
    }
}
