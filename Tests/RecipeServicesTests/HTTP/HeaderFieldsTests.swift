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
