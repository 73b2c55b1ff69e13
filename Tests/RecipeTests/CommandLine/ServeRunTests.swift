import Foundation
import RecipeTestSupport
import Testing

/// `recipe serve`: begun, asked, and ended as a service is.
@Suite(.aFewAtOnce)
struct ServeRunTests {
    /// Runs lines of the system's shell; `$recipe` is the program.
    private func shell(_ lines: String, for cook: Cook) async throws -> ProgramEnd {
        try await ProgramRun(
            program: "/bin/sh",
            arguments: ["-c", lines],
            input: [],
            environment: cook.environment.merging(["recipe": BuiltProgram.path]) { $1 },
            folder: cook.home.path
        ).end()
    }

    /// Begins to serve at a free port, and waits until it is told which.
    private static let begin = """
        "$recipe" serve --port 0 --log > out 2> log & server=$!
        until grep -q Serving out || ! kill -0 $server 2> /dev/null; do sleep 0.05; done
        port=$(sed 's/.*127.0.0.1:\\([0-9]*\\).*/\\1/' out)

        """

    @Test(arguments: ["INT", "TERM"])
    func aSignalEndsItOrderly(_ signal: String) async throws {
        let end = try await shell(
            Self.begin + "kill -\(signal) $server; wait $server; echo ended $?",
            for: try Cook()
        )
        #expect(end.output == "ended 0\n", "\(end.everything)")
    }

    @Test func theProgramItselfCanAskIt() async throws {
        let cook = try Cook()
        let ask = """
            "$recipe" --service themealdb --url "http://127.0.0.1:$port/api/json/v1/1/" \
            --format json search garlic; echo; kill $server; wait $server
            """
        let end = try await shell(Self.begin + ask, for: cook)
        #expect(end.output.contains("\"title\""), "\(end.everything)")
        let log = try cook.text(of: "log").split(separator: "\n")
        #expect(!log.isEmpty)
        #expect(log.allSatisfy { $0.contains(" 200 ") && $0.contains(" us /api/json/v1/1/") })
    }

    /// A port that was free a moment ago is asked for by its number.
    @Test(arguments: ["--port $port", "--port=$port"])
    func itServesAtThePortThatIsGiven(_ option: String) async throws {
        let again = """
            kill $server; wait $server
            "$recipe" serve \(option) > again 2>&1 & server=$!
            until grep -q . again || ! kill -0 $server 2> /dev/null; do sleep 0.05; done
            kill $server; wait $server; echo "$port"; cat again
            """
        let end = try await shell(Self.begin + again, for: try Cook())
        let port = try #require(end.lines.first)
        #expect(
            end.lines.dropFirst().joined(separator: "\n")
                == "Serving the cookbook at http://127.0.0.1:\(port)/ (stop with Ctrl-C)",
            "\(end.everything)"
        )
    }

    /// The phrase is asked for once, kept as what scrypt made of it, and opens the door from then on.
    @Test func theFamilySaysItsPhrase() async throws {
        let cook = try Cook()
        let lines = """
            begin() {
                rm -f out
                "$recipe" serve --family --port 0 <&0 > out 2> log & server=$!
                until grep -q Serving out || ! kill -0 $server 2> /dev/null; do sleep 0.05; done
                port=$(sed 's/.*127.0.0.1:\\([0-9]*\\).*/\\1/' out)
            }
            post() {
                exec 3<> /dev/tcp/127.0.0.1/$port
                printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n%s' \
                    "$1" "$3" >&3
                printf 'Content-Type: application/x-www-form-urlencoded\\r\\n' >&3
                printf 'Content-Length: %d\\r\\n\\r\\n%s' ${#2} "$2" >&3
                cat <&3
            }
            "$recipe" serve --family --port 0 < /dev/null > none 2>&1; echo "ended $?"
            begin < <(echo "leek and potato")
            post /sign-in "phrase=leek+and+potata" | head -1
            kill $server; wait $server
            begin < /dev/null
            post /sign-in "phrase=leek+and+potato&to=/shopping" | grep -e ^HTTP -e ^Set -e ^Loc
            kill $server; wait $server
            """
        let end = try await ProgramRun(
            program: "/bin/bash",
            arguments: ["-c", lines],
            input: [],
            environment: cook.environment.merging(["recipe": BuiltProgram.path]) { $1 },
            folder: cook.home.path
        ).end()
        let told = end.lines.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        #expect(told.first == "ended 64", "\(end.everything)")
        #expect(told.dropFirst().first == "HTTP/1.1 403 Forbidden", "\(end.everything)")
        #expect(told.dropFirst(2).first == "HTTP/1.1 303 See Other", "\(end.everything)")
        #expect(told.contains("Location: /shopping"), "\(end.everything)")
        #expect(told.contains { $0.hasPrefix("Set-Cookie: recipe_session=") }, "\(end.everything)")
        let kept = try cook.text(of: "config/recipe/keys")
        #expect(kept.contains("family = scrypt 32768 8 3 ") && !kept.contains("potato"), "\(kept)")
    }

    @Test func aPortThatIsTakenIsTold() async throws {
        let second = #""$recipe" serve --port $port; echo ended $?; kill $server; wait $server"#
        let end = try await shell(Self.begin + second, for: try Cook())
        #expect(end.output == "ended 73\n", "\(end.everything)")
        #expect(end.error.contains("is in use\n  Try: recipe serve --port 0"), "\(end.everything)")
    }

    @Test(arguments: [
        (["--port", "65536"], "--port needs a whole number from 0 to 65535, not '65536'"),
        (["--port=x"], "--port needs a whole number from 0 to 65535, not 'x'"),
        (["--port"], "--port needs a value"), (["--log=1"], "--log takes no value"),
        (["--family=yes"], "--family takes no value"),
        (["now"], "serve takes no 'now'"), (["--prot", "1"], "serve takes no '--prot'"),
    ])
    func wrongUseIsTold(_ words: [String], _ message: String) async throws {
        let end = try await Cook().run(["serve"] + words)
        #expect(end.code == 64)
        #expect(end.error.contains(message), "\(end.error)")
    }

    @Test func whatIsNoAddressIsTold() async throws {
        let end = try await Cook().run(["serve", "--address", "kitchen.example"])
        #expect(end.code == 73)
        #expect(end.error.contains("--address needs an IP address, not 'kitchen.example'"))
    }
}
