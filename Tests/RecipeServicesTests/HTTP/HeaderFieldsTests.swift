import RecipeTestSupport
import Testing

@testable import RecipeServices

struct HeaderFieldsTests {
    @Test func fieldsAreFoundInAnyLetterCase() {
        let fields = HeaderFields(
            head: "HTTP/1.1 200 OK\r\nX-API-Quota-Left: 12.5\r\nETAG:\"a:b\"\r\nEmpty:\r\n\r\n"
        )
        #expect(fields["x-api-quota-left"] == "12.5")
        #expect(fields["etag"] == "\"a:b\"")
        #expect(fields["empty"] == nil)
        #expect(fields["http/1.1 200 ok"] == nil)
    }

    /// Comparing a name that is one letter with a hundred thousand marks would take minutes.
    @Test func theHeadOfAnAnswerIsStreamSafe() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        let marks = String(repeating: "\u{301}", count: 4_000)
        bench.server.serve { _ in
            ServedResponse(status: 200, headers: ["X-Long": "e" + marks], body: [])
        }
        let answer = await Transport.curl.send(
            TransferRequest(
                url: bench.server.address + "/",
                userAgent: "test",
                timeoutMilliseconds: 60_000,
                bodyLimit: 1_000,
                reach: .ownNetwork
            )
        )
        let value = try #require(answer.headers["x-long"])
        #expect(value.unicodeScalars.count == 31)
    }

    @Test func theLastOfARepeatedFieldCounts() {
        #expect(HeaderFields(head: "a: 1\r\nA: 2\r\nnot a field: 3\r\n: 4\r\n")["a"] == "2")
    }

    @Test(arguments: [
        ("text/html; charset=UTF-8", "text/html", "utf-8"),
        ("Text/JavaScript", "text/javascript", nil),
        ("text/html;x=y; Charset = \"ISO-8859-1\"", "text/html", "iso-8859-1"),
        ("text/html; charset='UTF-8' ", "text/html", "utf-8"),
        ("text/html; charset=", "text/html", nil), ("text/html; charset=\"\"", "text/html", nil),
        ("text/html; mycharset=a; charset=b; charset=c", "text/html", "b"), (" ;a", nil, nil),
        (";charset=utf-8", "charset=utf-8", nil),
        ("", nil, nil),
    ])
    func typeAndCharacterSetAreToldApart(_ value: String, _ type: String?, _ charset: String?) {
        let fields = HeaderFields(["Content-Type": value])
        #expect(fields.mediaType == type)
        #expect(fields.charset == charset)
    }

    @Test(arguments: ["plenty", "\u{1B}[31m1", "1.02 and more", "123456789012345678901", ""])
    func aQuotaThatIsNoNumberIsNotShown(_ text: String) {
        #expect(ServiceQuota(HeaderFields(["X-API-Quota-Left": text])) == nil)
        let half = ServiceQuota(
            HeaderFields(["X-API-Quota-Left": text, "X-API-Quota-Used": "1.02"])
        )
        #expect(half == ServiceQuota(used: "1.02", left: nil))
    }

    @Test(arguments: ["1", "1.02", "-3", "12345678901234567890"])
    func aQuotaIsUpToTwentySigns(_ text: String) {
        let quota = ServiceQuota(HeaderFields(["X-API-Quota-Left": text]))
        #expect(quota == ServiceQuota(used: nil, left: text))
    }

    @Test func tenThousandRandomHeadsAreRead() {
        var generator = SeededGenerator(seed: 20_263)
        for _ in 0..<10_000 {
            let head = generator.text(upTo: 30) + "content-type:" + generator.text(upTo: 30)
            let fields = HeaderFields(head: head)
            #expect(fields.mediaType != "" && fields.charset != "")
            #expect(RetryPlan.seconds(ofRetryAfter: generator.text(upTo: 30), now: 0) ?? 0 >= 0)
        }
    }
}
