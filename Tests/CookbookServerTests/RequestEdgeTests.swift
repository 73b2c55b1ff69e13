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
