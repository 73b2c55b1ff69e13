import Foundation
import RecipeTestSupport
import Testing

/// Link-local addresses, in a network of the test's own: nothing leaves it.
@Suite(.aFewAtOnce)
struct LinkLocalTests {
    /// Whether the system lets a network be made here.
    private static let canMakeNetworks: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "unshare -n sh -c 'ip link set lo up' >/dev/null 2>&1 && command -v python3 >&2",
        ]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Two hosts: one on loopback that leads to a link-local one, and that one, which notes who asks.
    private static let servers = """
        import http.server, threading
        far = "http://169.254.169.254:8001"
        class Near(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path.startswith("/redirect"):
                    self.send_response(302)
                    self.send_header("Location", far + "/secret")
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                body = ('{"title":"","version":0.1,"href":"","results":[{"title":"Soup","href":"'
                        + far + '/secret","ingredients":"leek","thumbnail":"' + far + '/picture"}]}')
                if self.path.startswith("/page"):
                    body = ('<title>Soup</title><script type="application/ld+json">{"@type":"Recipe",'
                            '"name":"Soup","recipeIngredient":["leek"],"image":"' + far + '/picture"}</script>')
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body.encode())
            def log_message(self, *arguments): pass
        class Far(Near):
            def do_GET(self):
                open("asked", "a").write(self.path + "\\n")
                body = b"<title>Secret</title><p>The key of the cloud.</p>"
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
        for place, kind in (("127.0.0.1", Near), ("169.254.169.254", Far)):
            port = 8000 if kind is Near else 8001
            server = http.server.ThreadingHTTPServer((place, port), kind)
            threading.Thread(target=server.serve_forever).start()
        open("ready", "w").close()
        """

    @Test(
        .enabled(if: canMakeNetworks),
        arguments: [
            ("open http://127.0.0.1:8000/redirect", ""),
            ("--service recipepuppy --url http://127.0.0.1:8000 -c 'search leek; open 1'", ""),
            ("--service recipepuppy --url http://127.0.0.1:8000 -c 'search leek; fav 1'", ""),
            ("-c 'open http://127.0.0.1:8000/page; fav it; picture it'", ""),
            ("open http://169.254.169.254:8001/secret", "/secret\n"),
        ]
    )
    func onlyTheCooksWordLeadsThere(_ line: String, _ asked: String) async throws {
        let cook = try Cook()
        try cook.write(Self.servers, to: "servers.py")
        try cook.write("", to: "asked")
        let end = try await cook.shell(
            """
            exec unshare -n sh -c '
            ip link set lo up; ip addr add 169.254.169.254/32 dev lo
            python3 servers.py & server=$!
            tries=0
            until [ -e ready ] || [ $tries -gt 600 ]; do sleep 0.1; tries=$((tries + 1)); done
            eval "\\"$0\\" $1"
            kill -9 $server' "$0" "\(line)"
            """
        )
        #expect(try cook.text(of: "asked") == asked, "\(end.everything)")
        #expect(FileManager.default.fileExists(atPath: cook.path("ready")), "\(end.everything)")
    }
}
