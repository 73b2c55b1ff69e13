import KitchenLanguage
import RecipeModel
import Testing

@testable import RecipeServices

struct ServiceKeyTests {
    @Test func nothingWritesAKey() throws {
        let key = try #require(ServiceKey("s3cr3t"))
        let secret = RequestSecret(text: "s3cr3t", place: .header("x-api-key"))
        for value in [key, secret] as [Any] {
            var dumped = ""
            dump(value, to: &dumped)
            let texts = [
                "\(value)", String(describing: value), String(reflecting: value), dumped,
                "\([value])", "\(["key": value])", "\(Mirror(reflecting: value).children.count)",
            ]
            for text in texts { #expect(!text.contains("s3cr3t")) }
        }
        #expect(!(key is any Encodable))
    }

    @Test func everySignOfAHeaderMayBeInAKeyAndItsLengthHasALimit() {
        for sign in UInt8(0)...0x7F {
            let text = "a" + String(UnicodeScalar(sign)) + "b"
            #expect((ServiceKey(text) != nil) == (0x21...0x7E).contains(sign), "\(sign)")
        }
        #expect(ServiceKey("a") != nil)
        #expect(ServiceKey(String(repeating: "a", count: 256)) != nil)
    }
}
