import RecipeModel
import Testing

@testable import CookbookServer

/// Requests just inside and just outside of what is taken, and the answers' heads.
struct RequestEdgeTests {
    private func read(
        _ text: String,
        longestForm: Int = 0
    ) -> (request: WebRequest?, status: Int?, text: String?) {
        switch RequestReading(Array(text.utf8), longestForm: longestForm) {
        case .incomplete: (nil, nil, nil)
        case .request(let request, _): (request, nil, nil)
        case .refused(let answer):
            (
                nil, answer.status,
                String(decoding: answer.bytes(isHead: false, isKeptAlive: false), as: UTF8.self)
            )
        }
    }

    @Test(arguments: [
        (400, "Bad Request"), (403, "Forbidden"), (404, "Not Found"), (414, "URI Too Long"),
        (405, "Method Not Allowed"),
        (408, "Request Timeout"),
        (413, "Content Too Large"), (421, "Misdirected Request"),
        (431, "Request Header Fields Too Large"),
        (500, "Internal Server Error"), (503, "Service Unavailable"),
        (505, "HTTP Version Not Supported"),
        (303, "See Other"), (411, "Length Required"), (429, "Too Many Requests"),
        (200, "OK"), (301, "Moved Permanently"), (999, "Error"),
    ])
    func aStatusHasItsWords(status: Int, words: String) {
        let text = String(
            decoding: WebAnswer.plain(status).bytes(isHead: false, isKeptAlive: true),
            as: UTF8.self
        )
        #expect(
            text == "HTTP/1.1 \(status) \(words)\r\nContent-Type: text/plain; charset=utf-8\r\n"
                + "Content-Length: \(words.utf8.count + 1)\r\nConnection: keep-alive\r\n"
                + "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\r\n\(words)\n"
        )
    }

    @Test(arguments: [
        ("GET / HTTP/1.0\r\n\r\n", false), ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", true),
        ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n", false),
        ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", true),
        ("GET / HTTP/1.0\nConnection: keep-alive\n\n", true),
        ("GET / HTTP/1.1\r\nHOST: a\r\nCONNECTION: x\r\n\r\n", true),
        ("GET / HTTP/1.1\r\nhost:a\r\n\r\n", true),
    ])
    func aConnectionIsKept(text: String, isKept: Bool) {
        #expect(read(text).request?.isKeptAlive == isKept)
    }

    @Test(
        arguments: [
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", nil),
            ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n", 413),
            ("PUT / HTTP/1.1\r\n\r\n", 405), ("get / HTTP/1.1\r\n\r\n", 405),
            ("HEAD / HTTP/1.0\r\n\r\n", nil),
            ("GET /  HTTP/1.0\r\n\r\n", 400), ("GET / http/1.0\r\n\r\n", 400),
            ("GET / HTTP/1.0 x\r\n\r\n", 400), ("GET / HTTP/3\r\n\r\n", 505),
            ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\n\tx: b\r\n\r\n", 400), ("\r\n\r\n", 400),
            ("GET / HTTP/1.0\r\nContent-Length : 44\r\n\r\n", 400),
            ("GET / HTTP/1.0\r\nA\t: b\r\n\r\n", 400), ("GET / HTTP/1.0\r\n: b\r\n\r\n", 400),
            ("GET / HTTP/1.0\r\nA(b): c\r\n\r\n", 400), ("GET / HTTP/1.0\r\né: c\r\n\r\n", 400),
            ("GET / HTTP/1.0\r\n!#$%&'*+-.^_`|~09azAZ: c\r\n\r\n", nil),
            ("GET / HTTP/1.0\r\nA: b\nC: d\r\n\r\n", 400), ("GET / HTTP/1.0\nA: b\r\n\r\n", 400),
            ("GET / HTTP/1.0\r\nA: b\rC: d\r\n\r\n", 400), ("GET / HTTP/1.0\r\nA: b\n\r\n", 400),
            ("GET / HTTP/1.0\nA: b\n\n", nil), ("GET / HTTP/1.0\r\nA: \u{0}\r\n\r\n", 400),
            ("GET / HTTP/1.0\r\nA: b\tc\r\n\r\n", nil),
            ("GET /%0a HTTP/1.0\r\n\r\n", nil), ("GET /%0d HTTP/1.0\r\n\r\n", nil),
            ("GET /%1f HTTP/1.0\r\n\r\n", 400), ("GET /%7f HTTP/1.0\r\n\r\n", 400),
            ("GET /?a=%zz HTTP/1.0\r\n\r\n", 400), ("GET /?%zz=a HTTP/1.0\r\n\r\n", 400),
            ("GET ?a HTTP/1.0\r\n\r\n", 400), ("GET ?/a HTTP/1.0\r\n\r\n", 400),
        ] as [(String, Int?)]
    )
    func aRequestIsTakenOrRefused(text: String, status: Int?) {
        let found = read(text)
        #expect(found.status == status)
        #expect((found.request != nil) == (status == nil))
        #expect((found.text?.contains("\r\nAllow: GET, HEAD\r\n") ?? false) == (status == 405))
    }

    /// Forms are taken only where they are wanted, whole, and of a length that is known and bounded.
    @Test(
        arguments: [
            ("Content-Length: 3\r\n\r\na=b", nil), ("Content-Length: 0\r\n\r\n", nil),
            ("\r\n", 411), ("Content-Length: 21\r\n\r\n", 413),
            ("Content-Length: -1\r\n\r\n", 400), ("Content-Length: +3\r\n\r\na=b", 400),
            ("Content-Length: 9999999999\r\n\r\n", 400),
            ("Content-Length: 3\r\nContent-Length: 3\r\n\r\na=b", 400),
            ("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\na=b", 413),
            ("Content-Length: 3\r\n\r\na=\u{1}", 400),
            ("Content-Length: 5\r\n\r\na=%zz", 400),
        ] as [(String, Int?)]
    )
    func aFormIsTakenOrRefused(rest: String, status: Int?) {
        let kind = "Content-Type: application/x-www-form-urlencoded\r\n"
        let text = "POST /x HTTP/1.0\r\n" + kind + rest
        let found = read(text, longestForm: 20)
        #expect(found.status == status && (found.request != nil) == (status == nil))
        #expect(read(text).status == 405)
    }

    @Test func aFormIsReadWithItsCookiesAndWaitedFor() throws {
        let head =
            "POST /x?a=1 HTTP/1.0\r\nCookie: c=1; recipe_session=ab; d\r\n"
            + "Content-Type: application/x-www-form-urlencoded; charset=UTF-8\r\n"
            + "Content-Length: 11\r\n\r\n"
        for length in 0..<11 {
            let part = read(head + "a=b+c&d=%41".prefix(length), longestForm: 20)
            #expect(part.request == nil && part.status == nil)
        }
        let request = try #require(read(head + "a=b+c&d=%41", longestForm: 20).request)
        #expect(request.isPost && request.formValue("a") == "b c" && request.formValue("d") == "A")
        #expect(request.value("a") == "1" && request.cookie("recipe_session") == "ab")
        let other = head.replacing("application/x-www-form-urlencoded", with: "text/plain")
        #expect(read(other + "a=b+c&d=%41", longestForm: 20).status == 400)
    }

    @Test func headsAreOnlySoLong() {
        func head(_ length: Int) -> String {
            let start = "GET / HTTP/1.0\r\nX: "
            return start + String(repeating: "x", count: length - start.utf8.count - 4) + "\r\n\r\n"
        }
        #expect(read(head(RequestReading.limit)).request != nil)
        #expect(read(head(RequestReading.limit + 1)).status == 431)
        #expect(read(String(head(RequestReading.limit + 4).dropLast(2))).status == nil)
        #expect(read(String(head(RequestReading.limit + 5).dropLast(2))).status == 431)
        #expect(WebRequest(target: "/" + String(repeating: "x", count: 4_095)) != nil)
        #expect(WebRequest(target: "/" + String(repeating: "x", count: 4_096)) == nil)
    }

    @Test func fieldsAreOnlySoMany() throws {
        let request = try #require(
            WebRequest(target: "/?" + (1...65).map { "a\($0)=\($0)" }.joined(separator: "&"))
        )
        #expect(
            request.query.count == 64 && request.value("a64") == "64" && request.value("a65") == nil
        )
    }

    @Test(arguments: [
        ("/a%20b//c/", ["a b", "c"], ""), ("/a+b?c+d=e+f", ["a+b"], "c d=e f"),
        ("/?a=b=c", [], "a=b=c"), ("/?a", [], "a="), ("/?=b", [], "=b"),
        ("/?a=1&a=2&&b", [], "a=1 a=2 b="), ("/a?b?c=1", ["a"], "b?c=1"), ("/%2F", ["/"], ""),
        ("/%C3%A9", ["é"], ""),
    ])
    func aTargetIsTakenApart(target: String, path: [String], query: String) throws {
        let request = try #require(WebRequest(target: target))
        #expect(request.path == path)
        #expect(request.query.map { "\($0.name)=\($0.value)" }.joined(separator: " ") == query)
        #expect(request.target == target)
        #expect(request.value("a") == request.query.first { $0.name == "a" }?.value)
    }

    @Test(arguments: [
        ("a", true), ("A-b.c_1", true), ("[::1]:80", true), ("", false), ("a/b", false),
        ("a@b", false), ("é", false), ("a b", false),
        (String(repeating: "a", count: 255), true), (String(repeating: "a", count: 256), false),
    ])
    func aHostIsWellFormed(name: String, isOne: Bool) {
        #expect(HostName.isWellFormed(name) == isOne)
    }

    @Test(arguments: [
        ("localhost:", true), ("localhost:x", false), ("localhost.evil.example", false),
        ("127.0.0", false), ("127.0.0.256", false),
        ("127.0.0.1.1", false), ("128.0.0.1", false), ("127.0.0.0", true),
        ("127.255.255.255", true), ("::1", false), ("[::1]x", false),
        ("[::2]", false), ("", false), ("127.0.0.", false),
    ])
    func aLoopbackHost(name: String, isLoopback: Bool) {
        #expect(HostName.isLoopback(name) == isLoopback)
    }

    @Test(arguments: [
        ("2 cloves Garlic, chopped", "garlic", "2 cloves, chopped"),
        ("2 garlic cloves", "garlic", "2 cloves"), ("garlic cloves", "garlic", "cloves"),
        ("2 garlic", "garlic", "2"), ("x", "y", "x"), ("y", "y", ""), (", garlic", "garlic", ","),
    ])
    func aMeasure(line: String, name: String, measure: String) {
        #expect(MealCalls.measure(of: .init(text: line, name: name)) == measure)
    }

    @Test(arguments: ["/", "/recipe/pie", "/nothing"])
    func pagesForPeopleLoadNothingButPictures(target: String) async throws {
        let pie = Recipe(id: RecipeID(service: .cookbook, key: "pie"), title: "Pie")
        let request = try #require(WebRequest(target: target))
        let answer = await PaperService([pie]).site.answer(to: request, server: "s:2")
        let head = String(decoding: answer.bytes(isHead: true, isKeptAlive: true), as: UTF8.self)
        #expect(
            head.contains(
                "\r\nContent-Security-Policy: default-src 'none'; img-src http: https:; "
                    + "style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
                    + "frame-ancestors 'none'\r\n"
            )
        )
    }

    @Test func numbersOfKeys() {
        let numbers = MealNumbers(["pie", "n0x"])
        #expect(
            numbers.number(ofKey: "n1") == 1 && numbers.number(ofKey: "nz") == 35
                && numbers.number(ofKey: "n10") == 36
        )
        #expect(numbers.key(ofNumber: 36) == "n10" && numbers.key(ofNumber: 1) == "n1")
        #expect(numbers.key(ofNumber: 0) == nil && numbers.key(ofNumber: -1) == nil)
        let largest = (1 << 40) - 1
        #expect(numbers.key(ofNumber: largest) == "n" + String(largest, radix: 36))
        #expect(numbers.key(ofNumber: largest + 1) == nil)
        for key in ["pie", "n0x", "n0", "n-1", "soup"] {
            #expect(numbers.number(ofKey: key) > largest)
            #expect(
                numbers.key(ofNumber: numbers.number(ofKey: key))
                    == (["pie", "n0x"].contains(key) ? key : nil)
            )
        }
    }
}
