import Testing

@testable import CookbookServer

/// What is kept of a pass phrase.
struct KeptPhraseTests {
    /// The third key of RFC 7914, section 12, and one that Python's `hashlib.scrypt` makes.
    @Test(arguments: [
        (
            "pleaseletmein",
            "scrypt 16384 8 1 536f6469756d43686c6f72696465 7023bdcb3afd7348461c06cd81fd38eb"
                + "fda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9"
                + "e61e85dc0d651e40dfcf017b45575887"
        ),
        (
            "password",
            "scrypt 1024 8 16 4e61436c4e61436c "
                + "5ec0b6653757278cec7f355d46d4d034d497313a2a7feb5c4b189317953f116e"
        ),
    ])
    func theKeysAreThoseOfTheStandard(phrase: String, text: String) throws {
        let hash = try #require(KeptPhrase(text))
        #expect(hash.matches(phrase))
        #expect(!hash.matches(phrase + "x") && !hash.matches(""))
    }

    @Test func onlyThePhraseItselfMatches() throws {
        let made = try #require(try KeptPhrase(of: "crème brûlée"))
        let kept = try #require(KeptPhrase(made.text))
        #expect(kept == made && !made.text.contains("br"))
        // Another keyboard writes an accent as a sign of its own, and a phone adds a space.
        #expect(kept.matches("cre\u{300}me bru\u{302}le\u{301}e "))
        #expect(!kept.matches("creme brulee") && !kept.matches("Crème brûlée"))
        let again = try #require(try KeptPhrase(of: "crème brûlée"))
        #expect(again.text != made.text, "each has a salt of its own")
        #expect(try KeptPhrase(of: "1234567") == nil)
        #expect(try KeptPhrase(of: String(repeating: "x", count: 257)) == nil)
    }

    @Test(arguments: [
        "", "scrypt", "plain 32768 8 3 0011223344556677 00112233445566778899aabbccddeeff",
        "scrypt 32767 8 3 0011223344556677 00112233445566778899aabbccddeeff",
        "scrypt 99999999999999 8 3 0011223344556677 00112233445566778899aabbccddeeff",
        "scrypt 32768 0 3 0011223344556677 00112233445566778899aabbccddeeff",
        "scrypt 32768 8 3 00112233445566 00112233445566778899aabbccddeeff",
        "scrypt 32768 8 3 0011223344556677 0011", "scrypt 32768 8 3 0011223344556677 zz",
    ])
    func whatIsNoHashIsNone(_ text: String) {
        #expect(KeptPhrase(text) == nil)
    }
}
