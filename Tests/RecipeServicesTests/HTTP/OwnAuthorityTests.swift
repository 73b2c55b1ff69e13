import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// A certificate authority that is trusted for one service alone.
@Suite(.enabled(if: KitchenTLSServer.canRun, "there is no openssl or no python3 here"))
struct OwnAuthorityTests {
    /// Asks for a service, or for a picture, and answers which connection the server counted.
    private func connection(
        for service: ServiceName,
        _ kind: HTTPRequest.Kind = .data,
        at address: WebAddress,
        by client: HTTPClient
    ) async throws -> Int? {
        let request = HTTPRequest(
            service: service,
            kind: kind,
            address: address,
            accept: "*/*",
            limit: 10_000
        )
        return try await client.answer(to: request, freshness: .asked) {
            try JSONValue.reply($0.body)["connection"]?.integer
        }.value
    }

    private func trust(_ pem: String?, for name: ServiceName, in bench: ServiceBench) async {
        var settings = await bench.client.settings
        settings.authority = { service, _ in service == name ? pem : nil }
        await bench.client.change(to: settings)
    }

    @Test func onlyItsServiceGetsThroughAlsoOverOpenConnections() async throws {
        let server = try KitchenTLSServer()
        let bench = try ServiceBench()
        let address = try #require(WebAddress(server.address + "/api"))
        let untrusted = ServiceError.forbidden(.untrustedCertificate)
        func ask(_ name: ServiceName, _ kind: HTTPRequest.Kind = .data) async throws -> Int? {
            try await connection(for: name, kind, at: address, by: bench.client)
        }
        #expect(await failure { try await ask(.mealie) } == untrusted)
        let pem = try #require(CertificateText(Array(server.authority.utf8))).pem
        await trust(pem, for: .mealie, in: bench)
        // The server holds each connection open, to be used again.
        #expect(try await ask(.mealie) != nil)
        #expect(await failure { try await ask(.tandoor) } == untrusted)
        #expect(await failure { try await ask(.web, .page) } == untrusted)
        #expect(try await ask(.mealie) != nil)
        await trust(try server.stranger(), for: .mealie, in: bench)
        #expect(await failure { try await ask(.mealie) } == untrusted)
        await trust(nil, for: .mealie, in: bench)
        #expect(await failure { try await ask(.mealie) } == untrusted)
    }

    @Test func aWebPageNeverAsksWhatToTrust() async throws {
        let server = try KitchenTLSServer()
        let bench = try ServiceBench()
        await trust(server.authority, for: .web, in: bench)
        let address = try #require(WebAddress(server.address))
        func ask(_ kind: HTTPRequest.Kind) async throws -> Int? {
            try await connection(for: .web, kind, at: address, by: bench.client)
        }
        #expect(try await ask(.picture) != nil)
        #expect(await failure { try await ask(.page) } == .forbidden(.untrustedCertificate))
    }

    @Test func certificatesAreFoundInWhatHoldsThem() throws {
        let server = try KitchenTLSServer()
        let pem = server.authority
        let wanted = try #require(CertificateText(Array(pem.utf8))).pem
        #expect(wanted.split(separator: "\n") == pem.split(separator: "\n"))
        let key = "-----BEGIN PRIVATE KEY-----\nMIIC\n-----END PRIVATE KEY-----\n"
        let beside = "Our kitchen\r\n" + key + pem.replacing("\n", with: "\r\n") + "that is all"
        #expect(CertificateText(Array(beside.utf8))?.pem == wanted)
        #expect(CertificateText(Array((pem + pem).utf8))?.pem == wanted + wanted)
        let signs = pem.split(separator: "\n").filter { !$0.hasPrefix("-") }.joined()
        let binary = try #require(Base64.bytes(of: signs))
        #expect(CertificateText(binary)?.pem == wanted)
        for wrong in ["", "leek soup", key, String(pem.prefix(300)), pem.replacing("M", with: "?")]
        {
            #expect(CertificateText(Array(wrong.utf8)) == nil, "\(wrong)")
        }
        #expect(CertificateText(Array(binary.dropLast())) == nil)
    }

    /// What can't be read as a certificate by the library that trusts it fails, and trusts nothing.
    @Test func whatLooksLikeACertificateOnlyIsNotTrusted() async throws {
        let server = try KitchenTLSServer()
        let bench = try ServiceBench()
        let bytes = [0x30, 0x82, 0x01, 0x00] + [UInt8](repeating: 7, count: 256)
        await trust(try #require(CertificateText(bytes)).pem, for: .mealie, in: bench)
        let address = try #require(WebAddress(server.address))
        let met = await failure {
            try await connection(for: .mealie, at: address, by: bench.client)
        }
        #expect(met == .forbidden(.untrustedCertificate))
    }
}
