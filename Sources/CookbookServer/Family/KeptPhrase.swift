import CCrypto
import Foundation
import KitchenLanguage
import RecipeModel

/// A pass phrase as it is kept: what scrypt (RFC 7914) made of it, from which nobody gets it back.
package struct KeptPhrase: Hashable, Sendable {
    /// As it is written to a file: `scrypt 32768 8 3 SALT KEY`, the last two in hexadecimal.
    package let text: String
    private let cost: UInt64
    private let block: UInt64
    private let parallel: UInt64
    private let salt: [UInt8]
    private let key: [UInt8]

    /// How many bytes a pass phrase may have.
    package static let lengths = 8...256

    /// What is made of a pass phrase that is set now; nil where it is too short or too long.
    ///
    /// It takes 32 MiB and about 0.2 s, one of the choices of OWASP's Password Storage Cheat Sheet.
    /// Throws `CryptoMissing`.
    package init?(of phrase: String) throws(CryptoMissing) {
        guard Self.lengths.contains(Self.bytes(of: phrase).count) else { return nil }
        let salt = RandomBytes.made(16)
        let (cost, block, parallel): (UInt64, UInt64, UInt64) = (32_768, 8, 3)
        let key = try Self.key(of: phrase, salt, cost, block, parallel, length: 32)
        let numbers = [cost, block, parallel].map { String($0) }
        self.init(
            (["scrypt"] + numbers + [Hexadecimal.text(salt), Hexadecimal.text(key)])
                .joined(separator: " ")
        )
    }

    /// One that was written; nil for what is none.
    package init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().prefix(3).compactMap { UInt64($0) }
        guard words.count == 6, words[0] == "scrypt", numbers.count == 3,
            (2...1_048_576).contains(numbers[0]), (1...32).contains(numbers[1]),
            (1...16).contains(numbers[2]), numbers[0].nonzeroBitCount == 1,
            let salt = Hexadecimal.bytes(words[4]), let key = Hexadecimal.bytes(words[5]),
            salt.count >= 8, (16...64).contains(key.count)
        else { return nil }
        self.text = text
        (cost, block, parallel) = (numbers[0], numbers[1], numbers[2])
        (self.salt, self.key) = (salt, key)
    }

    /// Whether it was made of a pass phrase, told in a time that doesn't depend on how near that is.
    package func matches(_ phrase: String) -> Bool {
        let made = try? Self.key(of: phrase, salt, cost, block, parallel, length: key.count)
        return made.map { SecretBytes.areEqual($0, key) } ?? false
    }

    /// The same letters are the same bytes whichever keyboard they were typed on (RFC 8265, 4.2), and
    /// a space that a phone added after the last word doesn't count.
    private static func bytes(of phrase: String) -> [UInt8] {
        Array(phrase.trimmingWhitespace().precomposedStringWithCanonicalMapping.utf8)
    }

    private static func key(
        of phrase: String,
        _ salt: [UInt8],
        _ cost: UInt64,
        _ block: UInt64,
        _ parallel: UInt64,
        length: Int
    ) throws(CryptoMissing) -> [UInt8] {
        let phrase = bytes(of: phrase)
        var key = [UInt8](repeating: 0, count: length)
        let isMade = cc_scrypt(
            phrase,
            phrase.count,
            salt,
            salt.count,
            cost,
            block,
            parallel,
            &key,
            length
        )
        guard isMade else { throw CryptoMissing() }
        return key
    }
}

/// The library that pass phrases need can't be loaded.
package struct CryptoMissing: Error, Hashable, Sendable {}

/// Secrets of which nobody learns by how long it takes to compare them.
enum SecretBytes {
    static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && cc_equal(one, other, one.count)
    }

    static func areEqual(_ one: String, _ other: String) -> Bool {
        areEqual(Array(one.utf8), Array(other.utf8))
    }
}

/// Bytes that nobody can guess, from the system.
enum RandomBytes {
    static func made(_ count: Int) -> [UInt8] {
        var system = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &system) }
    }
}

/// Bytes in digits from 0 to f, two a byte.
enum Hexadecimal {
    static func text(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count % 2 == 0 else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(digits[$0] * 16 + digits[$0 + 1])
        }
    }
}
