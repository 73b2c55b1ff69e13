import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

struct WebAddressTests {
    /// White space around an address changes nothing, also where it is read as it stands.
    @Test func plainAddressesAreReadAsAllOthersAre() {
        var generator = SeededGenerator(seed: 3)
        let parts = Array("aZ9.-/?#:@%_~\\é ").map(String.init)
        for _ in 0..<4_000 {
            let count = Int.random(in: 0...9, using: &generator)
            let end = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            for scheme in ["http://", "https://", "http:/"] {
                let text = scheme + end
                #expect(WebAddress(text) == WebAddress("\t" + text), "\(text)")
            }
        }
    }

    @Test func readingItsOwnTextGivesTheSame() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<5_000 {
            let text = "http://" + random.word(of: "a.é-[]:1@/\\?#%&= \u{301}\u{202E}", upTo: 14)
            guard let address = WebAddress(text) else { continue }
            #expect(WebAddress(address.text) == address, "\(text.debugDescription)")
            #expect(!address.host.isEmpty && !address.host.contains("@"))
            #expect(!address.text.unicodeScalars.contains { $0.value == 0x202E || $0 == " " })
        }
    }

    @Test func codedAsItsText() throws {
        let address = try #require(WebAddress("http://a.example/x"))
        let data = try JSONEncoder().encode([address])
        #expect(try JSONDecoder().decode([WebAddress].self, from: data) == [address])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([WebAddress].self, from: Data(#"["file:///x"]"#.utf8))
        }
    }
}
