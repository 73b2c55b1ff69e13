import RecipeModel
import Testing

@testable import RecipeServices

struct AddressCheckTests {
    @Test(arguments: [
        "127.0.0.1", "127.1", "0x7f000001", "2130706433", "017700000001", "0.0.0.0", "0",
        "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "100.127.255.255", "198.18.0.1", "198.19.255.255", "224.0.0.1", "240.0.0.1",
        "10.255.255.255", "127.255.255.255", "0.255.255.255", "192.0.0.255", "192.168.255.255",
        "[fdff::1]", "[fcff::1]", "[fec0::1]", "255.255.255.255", "127.0.0.1.", "localhost",
        "localhost.", "a.localhost", "nas.local", "router.lan", "box.home.arpa", "[::1]", "[::]",
        "[fe80::1]", "[fe80::1%25eth0]", "[fd00::1]", "[::ffff:10.0.0.1]", "[::127.0.0.1]",
        "[64:ff9b::a00:1]", "[2002:7f00:1::]", "[ff02::1]", "[nonsense]",
    ])
    func whatStaysInside(_ host: String) {
        #expect(AddressCheck.isPrivateName(host))
    }

    @Test(arguments: [
        "8.8.8.8", "9.255.255.255", "11.0.0.0", "126.255.255.255", "128.0.0.0", "1.0.0.0",
        "191.255.255.255", "192.169.0.0", "172.15.255.255", "172.15.0.1", "172.32.0.1",
        "100.63.255.255", "100.128.0.1", "192.167.1.1",
        "192.0.1.1", "198.17.255.255", "198.20.0.1", "223.255.255.255", "a.example",
        "local.example", "localhost.example", "10.example", "[2606:4700::1111]",
        "[::ffff:8.8.8.8]", "[64:ff9b::808:808]", "[2002:808:808::]",
    ])
    func whatIsOnTheInternet(_ host: String) {
        #expect(!AddressCheck.isPrivateName(host))
    }

    @Test(arguments: [
        "169.254.169.254", "169.254.0.0", "169.254.255.255", "169.254.1", "0xa9fea9fe",
        "2852039166",
        "169.254.169.254.", "[fe80::1]", "[febf::1]", "[::ffff:169.254.169.254]",
        "[::169.254.1.1]", "[64:ff9b::a9fe:a9fe]", "[2002:a9fe:a9fe::]", "[fe80::1%25eth0]",
    ])
    func whatIsLinkLocal(_ host: String) {
        #expect(AddressCheck.isLinkLocal(host))
        #expect(AddressCheck.isPrivateName(host))
    }

    @Test(arguments: [
        "169.253.255.255", "169.255.0.0", "127.0.0.1", "10.0.0.1", "[::1]", "[fec0::1]",
        "[fe00::1]",
        "[fd00::1]", "a.example", "169.254.example", "localhost", "8.8.8.8",
    ])
    func whatIsNotLinkLocal(_ host: String) {
        #expect(!AddressCheck.isLinkLocal(host))
    }

    @Test(arguments: [
        ("http://a.example", "http://a.example/"),
        ("http://a.example?q=1#x", "http://a.example/?q=1"),
        ("http://A.example:81/é|b", "http://a.example:81/%C3%A9%7Cb"),
        ("https://a.example/a%20b/#top", "https://a.example/a%20b/"),
    ])
    func addressesAreSentInASCIIWithoutTheirFragment(_ text: String, _ wire: String) throws {
        let address = try #require(WebAddress(text))
        #expect(AddressCheck.wireForm(of: address) == wire)
    }

    @Test(arguments: [
        "localhost", "local", "internal", "intranet", "lan", "home", "corp", "localdomain",
    ])
    func namesThatHomesAndFirmsUseStayInside(_ domain: String) {
        for host in [domain, "nas.\(domain)", "a.nas.\(domain).", "nas.\(domain)."] {
            #expect(AddressCheck.isPrivateName(host), "\(host)")
        }
        for host in ["\(domain).example", "my\(domain)", "nas.my\(domain)"] {
            #expect(!AddressCheck.isPrivateName(host), "\(host)")
        }
        #expect(!AddressCheck.isPrivateName("home.arpa.example"))
        #expect(!AddressCheck.isPrivateName("arpa"))
    }

    @Test(arguments: [
        ("recipepuppy.com", true), ("www.recipepuppy.com", true), ("recipepuppy.com.", true),
        ("img.www.recipepuppy.com.", true), ("notrecipepuppy.com", false),
        ("recipepuppy.com.example", false), ("recipepuppy.org", false), ("", false),
    ])
    func theOldHostIsUnsafe(_ host: String, _ isUnsafe: Bool) {
        #expect(AddressCheck.isUnsafe(host) == isUnsafe)
    }

    @Test(arguments: [
        ("a.example", "a.example"), ("müsli.example", "xn--msli-0ra.example"),
        ("日本.example", "xn--wgv71a.example"), ("a\u{FFFF}.example", nil),
    ])
    func otherLettersAreWrittenInASCII(_ host: String, _ ascii: String?) {
        #expect(AddressCheck.asciiHost(host) == ascii)
    }
}
