import Testing

@testable import PageReader

/// Whose word counts about the character set of a page.
struct DecodingOrderTests {
    private static let text = "Нарежьте лук и морковь, обжарьте на масле до мягкости."

    private func page(_ head: String, in charset: String) throws -> [UInt8] {
        let whole = "<html><head>\(head)</head><body><p>\(Self.text)</p></body></html>"
        return try #require(encoded(whole, as: charset))
    }

    @Test(arguments: [
        ("koi8-r", "windows-1251"), ("windows-1251", "koi8-r"), ("iso-8859-5", "koi8-r"),
    ])
    func whatHTTPNamedBeatsWhatThePageNames(_ http: String, _ meta: String) throws {
        let bytes = try page("<meta charset=\"\(meta)\">", in: http)
        let decoded = String(decoding: PageDecoding.utf8(bytes, charset: http), as: UTF8.self)
        #expect(decoded.contains(Self.text))
    }

    @Test(arguments: [0, 900, 1_100, 4_000, 8_000])
    func aDeclarationIsFoundFarIntoThePage(_ distance: Int) throws {
        let filling = "<!--" + String(repeating: "x", count: distance) + "-->"
        let bytes = try page("\(filling)<meta charset=\"koi8-r\">", in: "koi8-r")
        #expect(CharsetDeclaration.label(in: bytes) == "koi8-r")
        let decoded = String(decoding: PageDecoding.utf8(bytes, charset: nil), as: UTF8.self)
        #expect(decoded.contains(Self.text))
    }
}
