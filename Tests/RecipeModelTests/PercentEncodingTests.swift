import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeModel

struct PercentEncodingTests {
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
