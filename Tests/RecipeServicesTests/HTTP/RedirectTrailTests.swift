import RecipeModel
import Testing

@testable import RecipeServices

struct RedirectTrailTests {
    /// Where a location leads from an address, or why it does not.
    private func led(
        from address: String = "http://a.example/x/y?z=1",
        to location: String,
        source: AddressSource = .cook,
        keepsHost: Bool = false,
        fromPrivate: Bool = false
    ) throws -> Result<String, ServiceFailure> {
        let start = try #require(WebAddress(address))
        do {
            var trail = try RedirectTrail(from: start, source: source, keepsHost: keepsHost)
            try trail.follow(location, status: 302, fromPrivateAddress: fromPrivate)
            return .success(trail.address.text)
        } catch let failure as ServiceFailure {
            return .failure(failure)
        }
    }

    @Test(arguments: [
        ("https://b.example/1", "https://b.example/1"),
        ("//b.example/1", "http://b.example/1"),
        ("/1", "http://a.example/1"),
        ("1?q=2", "http://a.example/x/1?q=2"),
        ("../1", "http://a.example/1"),
        ("../../../1", "http://a.example/1"),
        ("./1/.", "http://a.example/x/1/"),
        ("..", "http://a.example/"),
        ("?q=2", "http://a.example/x/y?q=2"),
        ("a:b/c", nil), ("/a:b", "http://a.example/a:b"), ("1:2", "http://a.example/x/1:2"),
        ("?u=a:b", "http://a.example/x/y?u=a:b"), ("_a:b", "http://a.example/x/_a:b"),
        (" /spaced way ", "http://a.example/spaced%20way"),
    ])
    func locationsAreReadAsServersWriteThem(_ location: String, _ address: String?) throws {
        let expected: Result<String, ServiceFailure> =
            address.map { .success($0) } ?? .failure(.forbidden(.scheme))
        #expect(try led(to: location) == expected)
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://b.example/", "javascript:1", "http://", "data:,x",
    ])
    func onlyTheWebIsFollowed(_ location: String) throws {
        #expect(try led(to: location) == .failure(.forbidden(.scheme)))
    }

    @Test func fromSafeItNeverGoesToUnsafe() throws {
        let safe = "https://a.example/"
        #expect(
            try led(from: safe, to: "http://a.example/")
                == .failure(.forbidden(.insecureRedirect))
        )
        #expect(try led(from: safe, to: "https://b.example/") == .success("https://b.example/"))
    }

    @Test func fiveHopsAreMadeAndNoSixth() throws {
        let start = try #require(WebAddress("http://a.example/0"))
        var trail = try RedirectTrail(from: start, source: .cook, keepsHost: false)
        for hop in 1...5 {
            try trail.follow("/\(hop)", status: 301, fromPrivateAddress: false)
        }
        #expect(throws: ServiceFailure.forbidden(.tooManyRedirects)) {
            try trail.follow("/6", status: 301, fromPrivateAddress: false)
        }
    }

    @Test func aCircleIsNoticedAtOnce() throws {
        #expect(
            try led(to: "http://a.example/x/y?z=1#other")
                == .failure(.forbidden(.tooManyRedirects))
        )
    }

    @Test(arguments: [
        "http://127.0.0.1/", "http://localhost:8080/", "http://[::1]/", "http://10.1.2.3/",
        "http://2130706433/", "http://printer.local/", "http://[::ffff:192.168.0.1]/",
    ])
    func theInternetLeadsNowherePrivate(_ location: String) throws {
        let refused = Result<String, ServiceFailure>.failure(.forbidden(.privateAddress))
        for source in [AddressSource.cook, .service, .privateService] {
            #expect(try led(to: location, source: source) == refused)
        }
        let address = try #require(WebAddress(location))
        #expect(throws: ServiceFailure.forbidden(.privateAddress)) {
            try RedirectTrail(from: address, source: .service, keepsHost: false)
        }
    }

    @Test func whatIsPrivateMayLeadToWhatIsPrivate() throws {
        for source in [AddressSource.cook, .privateService] {
            let led = try led(
                from: "http://127.0.0.1:1/",
                to: "http://127.0.0.1:2/",
                source: source,
                fromPrivate: true
            )
            #expect(led == .success("http://127.0.0.1:2/"))
        }
    }

    @Test(arguments: [
        "http://169.254.169.254/latest/", "http://[fe80::1]/", "http://2852039166/",
        "http://[::ffff:a9fe:a9fe]/",
    ])
    func onlyTheCookLeadsToALinkLocalAddress(_ location: String) throws {
        let refused = ServiceFailure.forbidden(.linkLocal)
        for source in [AddressSource.cook, .service, .privateService] {
            for fromPrivate in [false, true] {
                let led = try led(
                    from: source == .service ? "http://a.example/" : "http://127.0.0.1:1/",
                    to: location,
                    source: source,
                    fromPrivate: fromPrivate
                )
                #expect(led == .failure(refused))
            }
        }
        let address = try #require(WebAddress(location))
        for source in [AddressSource.service, .privateService] {
            #expect(throws: refused) {
                try RedirectTrail(from: address, source: source, keepsHost: false)
            }
        }
        var typed = try RedirectTrail(from: address, source: .cook, keepsHost: false)
        #expect(typed.reach == .anywhere)
        #expect(throws: refused) {
            try typed.follow("/on", status: 302, fromPrivateAddress: true)
        }
    }

    @Test func aNameReachesNoLinkLocalAddress() throws {
        let address = try #require(WebAddress("http://a.example/"))
        let trail = try RedirectTrail(from: address, source: .cook, keepsHost: false)
        #expect(trail.reach == .ownNetwork)
    }

    @Test(arguments: [
        ("http://a.example/other", true), ("https://a.example/", true),
        ("http://b.example/", false), ("http://a.example:81/", false),
        ("http://sub.a.example/", false), ("//b.example/", false),
    ])
    func aSecretStaysWithItsHost(_ location: String, _ isFollowed: Bool) throws {
        try expectSecretStays(location, from: "http://a.example/x/y?z=1", isFollowed)
    }

    /// Only where no port is named does `https` take the place of `http`.
    @Test(arguments: [
        ("http://a.example/", "https://a.example:8443/", false),
        ("http://a.example:80/", "https://a.example/", false),
        ("http://a.example:8080/", "https://a.example:8080/", false),
        ("http://a.example:8080/", "http://a.example:8080/on", true),
        ("http://a.example:8080/", "http://a.example/", false),
        ("https://a.example:8443/", "https://a.example:8443/on", true),
        ("https://a.example/", "https://a.example:8443/", false),
        ("http://a.example/", "https://A.EXAMPLE/", true),
    ])
    func aSecretStaysWithItsPort(from: String, to: String, isFollowed: Bool) throws {
        try expectSecretStays(to, from: from, isFollowed)
    }

    private func expectSecretStays(
        _ location: String,
        from address: String,
        _ isFollowed: Bool
    ) throws {
        let led = try led(from: address, to: location, keepsHost: true)
        if isFollowed {
            #expect(throws: Never.self) { try led.get() }
        } else {
            #expect(led == .failure(.serverFailed(status: 302, tries: 1)))
        }
    }

    @Test func theOldHostIsNeverAsked() throws {
        for text in ["http://www.recipepuppy.com/api/", "https://recipepuppy.com./"] {
            #expect(try led(to: text) == .failure(.forbidden(.unsafeHost)))
            let address = try #require(WebAddress(text))
            #expect(throws: ServiceFailure.forbidden(.unsafeHost)) {
                try RedirectTrail(from: address, source: .cook, keepsHost: false)
            }
        }
        let copy = try #require(WebAddress("https://recipepuppy.copy.example/"))
        #expect(throws: Never.self) {
            try RedirectTrail(from: copy, source: .service, keepsHost: false)
        }
    }

    /// Where a login stands in front of the cook's own server, it sends everybody there.
    @Test(arguments: [
        "/login", "/accounts/login/?next=/", "/signin", "/sign_in", "/sign-in#x", "/sso/start",
        "/outpost.goauthentik.io/start", "https://auth.example/LOGIN",
    ])
    func aLoginIsToldAsThat(_ location: String) throws {
        #expect(try led(to: location, keepsHost: true) == .failure(.loginPage))
        #expect(throws: Never.self) { try led(to: location).get() }
    }

    @Test(arguments: ["/logins", "/blog/in", "/x?login", "/x#login", "/loginpage"])
    func whatOnlyLooksLikeALoginIsNone(_ location: String) throws {
        #expect(throws: Never.self) { try led(to: location, keepsHost: true).get() }
    }

    @Test(arguments: [
        ("#x", "http://a.example/x/y?z=1#x"), ("1#x", "http://a.example/x/1#x"),
        ("./", "http://a.example/x/"), ("1/../2", "http://a.example/x/2"),
        (".", "http://a.example/x/"), ("?", "http://a.example/x/y?"),
        ("/a/../b", "http://a.example/a/../b"),
    ])
    func placesInTheSameFolderAreFound(_ location: String, _ address: String) throws {
        let isCircle = location == "#x"
        #expect(
            try led(to: location)
                == (isCircle ? .failure(.forbidden(.tooManyRedirects)) : .success(address))
        )
    }

    /// The fragment of where it stands is no part of its path.
    @Test(arguments: [
        ("1", "http://a.example/x/1"), ("?q=2", "http://a.example/x/y?q=2"),
        ("../1", "http://a.example/1"),
    ])
    func aFragmentIsNoFolder(_ location: String, _ address: String) throws {
        #expect(try led(from: "http://a.example/x/y#a/b", to: location) == .success(address))
    }

    @Test(arguments: ["", " ", "\t"])
    func aRedirectToNowhereIsTheServersFailure(_ location: String) throws {
        #expect(try led(to: location) == .failure(.serverFailed(status: 302, tries: 1)))
    }
}
