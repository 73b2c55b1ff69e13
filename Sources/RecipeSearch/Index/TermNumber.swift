import KitchenLanguage

/// A posting's name as a number of 64 bits: what an index keeps lists of recipes by.
///
/// Two of three million names have the same number with a chance of one in four million.
package enum TermNumber {
    /// The number of a posting.
    package static func of(_ posting: Posting) -> UInt64 {
        mixed(PhraseHash(posting.name.utf8).value)
    }

    /// All recipes of the index.
    package static let everything = of(Posting(name: "all"))
    /// Recipes of which the index has all that this version of the program asks for.
    package static let reading = of(.reading)
    /// Recipes that were deleted.
    package static let deleted = of(Posting(name: "deleted"))

    /// The number of words after a subject: `pair olive oil`.
    static func of(_ subject: PhraseHash, _ words: String...) -> UInt64 {
        var phrase = subject
        for word in words { phrase.add(word: word) }
        return mixed(phrase.value)
    }

    /// Spreads what FNV leaves in the low bits over all of them.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value ^= value >> 33
        value &*= 0xff51_afd7_ed55_8ccd
        value ^= value >> 33
        value &*= 0xc4ce_b9fe_1a85_ec53
        value ^= value >> 33
        return value
    }
}
