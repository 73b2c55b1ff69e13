import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Certificates that are not to be trusted, by a server of the system's own `openssl`.
@Suite(.enabled(if: TLSServer.program != nil, "there is no openssl on this machine"))
struct CertificateTests {
    @Test func aHostThatCannotProveItsNameIsNotOffline() async throws {
        let server = try TLSServer()
        let bench = try ServiceBench(timeout: 30)
        let address = try #require(WebAddress("https://127.0.0.1:\(server.port)/recipes.json"))
        let service = FeedService(address: address, client: bench.client)
        var met: ServiceError?
        // It listens a moment after it was started.
        for _ in 0..<500 where met == nil || met == .offline(host: "127.0.0.1") {
            met = await failure(of: { try await service.page() })
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(met == .forbidden(.untrustedCertificate))
        #expect(met?.canRetry == false)
    }
}

/// `openssl s_server` with a certificate that it signed itself.
private struct TLSServer {
    static let program = ["/usr/bin/openssl", "/usr/local/bin/openssl"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    let port: UInt16
    private let folder: URL
    private let process: Process

    init() throws {
        let free = try MisbehavingServer()
        port = free.port
        free.stop()
        folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let key = folder.appending(path: "key.pem").path
        let certificate = folder.appending(path: "certificate.pem").path
        let making = try Self.run([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
            "/CN=kitchen.example", "-keyout", key, "-out", certificate,
        ])
        making.waitUntilExit()
        process = try Self.run([
            "s_server", "-accept", "127.0.0.1:\(port)", "-key", key, "-cert", certificate, "-www",
        ])
    }

    func stop() {
        // A program started by a task has that task's signal mask, and would not see SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    private static func run(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program ?? "")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }
}
