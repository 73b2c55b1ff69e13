import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeModel

struct PercentEncodingTests {
    @Test(arguments: [
        ("goat cheese", "goat%20cheese"), ("crème", "cr%C3%A8me"),
        ("a&b=c#d+e", "a%26b%3Dc%23d%2Be"),
        ("a,b", "a,b"), ("", ""), ("\u{1F9C0}", "%F0%9F%A7%80"),
    ])
    func valuesKeepOnlyWhatIsSafe(_ text: String, _ encoded: String) {
        #expect(PercentEncoding.value(text) == encoded)
    }

    @Test func valuesDecodeToThemselves() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let text = generator.text(upTo: 20)
            #expect(PercentEncoding.value(text).removingPercentEncoding == text)
            #expect(PercentEncoding.segment(text).removingPercentEncoding == text)
        }
    }

    /// Law: what an address may hold stays, and nothing else does.
    @Test func repairingKeepsWhatAnAddressMayHold() {
        let signs = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)
        for byte in UInt8(0)...0x7F {
            let sign = Character(Unicode.Scalar(byte))
            let isKept = sign.isLetter || sign.isNumber || signs.contains(byte)
            #expect((PercentEncoding.repairing(String(sign)) == String(sign)) == isKept, "\(byte)")
        }
    }

    @Test func repairingLeavesAGoodAddressAsItIs() {
        let good = "/a/b%20c?d=e&f=g,h;i@j:k!$'()*+~#l"
        #expect(PercentEncoding.repairing(good) == good)
    }
}
