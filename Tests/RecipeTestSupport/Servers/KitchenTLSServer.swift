import Foundation

/// A server on loopback whose certificate a cook's own authority made, with connections that are
/// used again.
package final class KitchenTLSServer {
    /// There is no openssl or no python3 on this machine, or they can't do it.
    package struct Unusable: Error {}

    private static let openssl = program("openssl")
    private static let python = program("python3")
    package static let canRun = openssl != nil && python != nil

    /// Its address.
    package let address: String
    /// The authority's certificate, as PEM.
    package let authority: String
    private let folder: URL
    private let process: Process

    private static let script = """
        import http.server, json, ssl, sys
        known = json.loads(sys.argv[1])
        class Answers(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            count = 0
            def setup(self):
                super().setup()
                Answers.count += 1
                self.number = Answers.count
            def do_GET(self):
                body = known.get(self.path.split("?")[0], '{"connection":%d}' % self.number).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            def log_message(self, *arguments): pass
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain("server.pem", "server.key")
        server.socket = context.wrap_socket(server.socket, server_side=True)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """

    /// A server with these answers by their paths, and an object for every other path.
    package init(_ answers: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.makeCertificate("authority", of: "/CN=Kitchen", [], in: folder)
        try Self.makeCertificate(
            "server",
            of: "/CN=nas",
            [
                "-CA", "authority.pem", "-CAkey", "authority.key", "-addext",
                "subjectAltName=IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE",
            ],
            in: folder
        )
        let path = folder.appending(path: "authority.pem")
        authority = try String(contentsOf: path, encoding: .utf8)
        let pipe = Pipe()
        process = Process()
        process.executableURL = Self.python
        let known = try JSONEncoder().encode(answers)
        process.arguments = ["-c", Self.script, String(decoding: known, as: UTF8.self)]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Unusable()
        }
        address = "https://127.0.0.1:\(port)"
    }

    deinit {
        // A program started by a task has that task's signal mask, and would not see SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Another authority's certificate, as PEM.
    package func stranger() throws -> String {
        try Self.makeCertificate("stranger", of: "/CN=Stranger", [], in: folder)
        let path = folder.appending(path: "stranger.pem")
        return try String(contentsOf: path, encoding: .utf8)
    }

    private static func makeCertificate(
        _ name: String,
        of subject: String,
        _ arguments: [String],
        in folder: URL
    ) throws {
        let making = Process()
        making.executableURL = openssl
        making.arguments =
            [
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", subject,
                "-keyout", "\(name).key", "-out", "\(name).pem",
            ] + arguments
        making.currentDirectoryURL = folder
        making.standardInput = FileHandle.nullDevice
        making.standardOutput = FileHandle.nullDevice
        making.standardError = FileHandle.nullDevice
        try making.run()
        making.waitUntilExit()
    }

    private static func program(_ name: String) -> URL? {
        ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { URL(fileURLWithPath: $0) }
    }
}
