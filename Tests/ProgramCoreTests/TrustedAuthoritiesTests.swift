import RecipeModel
import ShellSession
import Testing

@testable import ProgramCore

/// For whom a certificate authority of the cook's own is trusted, and where.
struct TrustedAuthoritiesTests {
    private let authorities: TrustedAuthorities

    /// As long as it says, which is all that a file is looked at for.
    private static let certificate = [0x30, 0x81, 0x80] + [UInt8](repeating: 7, count: 128)

    init() throws {
        var settings = Core.Start.usualSettings
        try settings.set("mealie.url", to: "https://nas.example:8443/kitchen")
        try settings.set("mealie.ca", to: "/kitchen.pem")
        try settings.set("tandoor.url", to: "https://tandoor.example")
        authorities = TrustedAuthorities(settings: SettingsBoard(settings))
        #expect(authorities.take(Self.certificate, of: "/kitchen.pem"))
    }

    @Test(
        arguments: [
            (.mealie, "https://nas.example:8443/api", true),
            (.web, "https://nas.example:8443/x", true),
            (.mealie, "https://nas.example/api", false),
            (.mealie, "https://other.example:8443/", false),
            (.mealie, "http://nas.example:8443/api", false),
            (.web, "https://other.example/", false),
            (.feed, "https://nas.example:8443/api", false),
            (.tandoor, "https://nas.example:8443/api", false),
            (.tandoor, "https://tandoor.example/api", false),
        ] as [(ServiceName, String, Bool)]
    )
    func onlyItsServerIsTrusted(_ service: ServiceName, _ text: String, _ isTrusted: Bool) throws {
        let address = try #require(WebAddress(text))
        #expect((authorities.certificates(for: service, at: address) != nil) == isTrusted)
    }

    @Test func whatIsNoCertificateIsNotTaken() throws {
        #expect(!authorities.take(Array("words".utf8), of: "/kitchen.pem"))
        let address = try #require(WebAddress("https://nas.example:8443/"))
        #expect(authorities.certificates(for: .mealie, at: address) == nil)
    }
}
