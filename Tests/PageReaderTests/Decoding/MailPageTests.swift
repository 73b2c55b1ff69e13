import Testing

@testable import PageReader

/// Pages in one file, as browsers save them: heads, parts and their codes.
struct MailPageTests {
    private func mail(
        _ part: String,
        head: String =
            "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=\"xyz\"\r\n\r\n"
    ) -> MHTML? {
        MHTML(Array("\(head)--xyz\r\n\(part)\r\n--xyz--".utf8))
    }

    private func page(_ code: String, _ body: String) -> String? {
        mail("Content-Type: text/html\r\nContent-Transfer-Encoding: \(code)\r\n\r\n\(body)").map {
            String(decoding: $0.page, as: UTF8.self).trimmingPrefix(" ").split(separator: "\r\n")
                .joined(separator: "|")
        }
    }

    @Test(arguments: [
        "From: <x>", "MIME-Version: 1.0", "Content-Type: multipart/related",
        "Snapshot-Content-Location: x", "mime-version: 1.0",
    ])
    func aMailBeginsWithAField(field: String) {
        let head = "\(field)\r\nContent-Type: multipart/related;\r\n\tboundary=xyz\r\n\r\n"
        #expect(mail("Content-Type: text/html\r\n\r\n<p>", head: head) != nil)
    }

    /// RFC 2046, 5.1.1: a boundary is of letters, numbers and signs, `=` among them.
    @Test(arguments: ["----=_NextPart_000_0000", "a=b=c", "gc0pJq0M:08jU534c0p"])
    func aBoundaryIsOfManySigns(boundary: String) {
        let head = "From: x\r\nContent-Type: multipart/related; boundary=\"\(boundary)\"\r\n\r\n"
        let part = "--\(boundary)\r\nContent-Type: text/html\r\n\r\n<p>leeks</p>\r\n"
        let mail = MHTML(Array("\(head)\(part)--\(boundary)--".utf8))
        let page = mail.map { String(decoding: $0.page, as: UTF8.self) }
        #expect(page?.trimmingPrefix(" ").split(separator: "\r\n").first == "<p>leeks</p>")
    }

    @Test(arguments: [
        "Subject: x\r\nContent-Type: multipart/related; boundary=xyz\r\n\r\n", "From: x\r\n\r\n",
        "From: x\r\nContent-Type: multipart/related\r\n\r\n",
        "From: x\r\nContent-Type: multipart/related; boundary=\"\"\r\n\r\n",
        "From: x\r\nContent-Type: multipart/related; boundary=abc\r\n\r\n", "<p>", "",
    ])
    func whatIsNoMail(head: String) {
        #expect(mail("Content-Type: text/html\r\n\r\n<p>", head: head) == nil)
    }

    @Test(
        arguments: [
            ("Content-Type: text/html; charset=\"Latin1\"\r\n\r\n<p>", "Latin1"),
            ("content-type: TEXT/HTML; CHARSET=utf-8\r\n\r\n<p>", "utf-8"),
            ("Content-Type: text/html\r\n\r\n<p>", nil),
            ("Content-Type: text/html; charset=\r\n\r\n<p>", nil),
        ] as [(String, String?)]
    )
    func aPartNamesItsCharacters(part: String, charset: String?) throws {
        #expect(try #require(mail(part)).charset == charset)
    }

    @Test(arguments: [
        ("8bit", "a=3Db", "a=3Db"), ("Quoted-Printable", "a=3Db", "a=b"),
        ("quoted-printable", "a=C3=A9", "aé"), ("quoted-printable", "a=\r\nb", "ab"),
        ("quoted-printable", "a=\nb", "ab"), ("quoted-printable", "a=zz", "a=zz"),
        ("quoted-printable", "a=3", "a=3"), ("BASE64", "YWI=", "ab"), ("base64", "YQ==", "a"),
        ("base64", "YWJj", "abc"), ("base64", "YW\r\nJj", "abc"), ("base64", "Pz8/", "???"),
        ("base64", "Pj4+", ">>>"),
    ])
    func aPartIsDecoded(code: String, body: String, text: String) {
        #expect(page(code, body) == text)
    }

    @Test func theFirstPartInHTMLIsThePage() {
        let other = "Content-Type: text/css\r\n\r\np {}\r\n--xyz\r\n"
        let html =
            "Content-Type: text/html\r\n\r\n<p>one\r\n--xyz\r\nContent-Type: text/html\r\n\r\n<p>two"
        #expect(mail(other + html).map { String(decoding: $0.page, as: UTF8.self) } == "<p>one\r\n")
        #expect(mail("Content-Type: text/css\r\n\r\np {}") == nil)
        let many = { (count: Int) in String(repeating: other, count: count) + html }
        #expect(mail(many(63)) != nil && mail(many(64)) == nil)
    }
}

struct PageFormEdgeTests {
    @Test(arguments: [
        Array("%PDF-1".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8),
        [0x50, 0x4B, 0x03, 0x04],
        [0x1F, 0x8B, 0x08], Array("RIFF".utf8), Array("OggS".utf8), Array("ID3".utf8),
        Array("7z".utf8) + [0xBC, 0xAF],
        [0x28, 0xB5, 0x2F, 0xFD],
    ])
    func aFileThatIsNoText(start: [UInt8]) {
        #expect(PageForm(utf8: Array("<p>".utf8), raw: start) == .binary)
        #expect(PageForm(utf8: Array("<p>".utf8), raw: [0x20] + start) == .markup)
        guard start.count <= 4 else { return }
        #expect(PageForm(utf8: Array("<p>".utf8), raw: Array(start.dropLast())) == .markup)
    }

    /// Up to eight control characters, and up to one in fifty, are no noise.
    @Test(arguments: [
        (8, 8, false), (9, 9, true), (9, 449, true), (9, 450, false), (10, 499, true),
        (10, 500, false),
    ])
    func controlCharacters(controls: Int, count: Int, isNoise: Bool) {
        let bytes =
            [UInt8](repeating: 1, count: controls)
            + [UInt8](repeating: 0x61, count: count - controls)
        #expect((PageForm(utf8: bytes, raw: bytes) == .binary) == isNoise)
        let deleted = bytes.map { $0 == 1 ? 0x7F : $0 }
        #expect((PageForm(utf8: deleted, raw: deleted) == .binary) == isNoise)
        for plain in [0x09, 0x0A, 0x0D, 0x20] as [UInt8] {
            let spaced = bytes.map { $0 == 1 ? plain : $0 }
            #expect(PageForm(utf8: spaced, raw: spaced) == .plainText)
        }
    }

    @Test(arguments: [
        ("<a", PageForm.markup), ("<!", .markup), ("<Z", .markup), ("<1", .plainText),
        ("< a", .plainText), ("<", .plainText), ("a<", .plainText), ("{<b>", .markup),
    ])
    func aTag(text: String, form: PageForm) {
        #expect(PageForm(utf8: Array(text.utf8), raw: Array(text.utf8)) == form)
    }
}
