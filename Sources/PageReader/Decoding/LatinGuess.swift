/// Guesses which of the sets for Latin letters bytes are in: those of Western and of Central Europe
/// and the Turkish one.
///
/// Every set gives every byte some meaning, so the languages decide: in the right set nearly all
/// letters beyond ASCII inside of words are letters of one language.
enum LatinGuess {
    /// So many bytes of a page are looked at.
    private static let reach = 400_000
    /// Fewer letters than this tell nothing.
    private static let least = 3
    /// By how much another set must be likelier than the Western one.
    private static let margin = 0.03

    /// What a look at bytes shows.
    struct Outcome {
        /// The likeliest set; nil when that is windows-1252, or nothing tells.
        var label: CharsetLabel?
        /// Whether the bytes beyond ASCII are nearly all letters of one Latin language in its words.
        var isSure = false
    }

    /// Judges bytes by the letters in their words.
    static func outcome(for bytes: [UInt8]) -> Outcome {
        let counts = lettersInWords(bytes)
        let total = counts.reduce(0, +)
        guard total >= least else { return Outcome() }
        func likeness(_ language: Language, _ table: [Unicode.Scalar?]) -> Double {
            let known = zip(counts, table).reduce(0) { sum, pair in
                pair.1.map(language.has) == true ? sum + pair.0 : sum
            }
            return Double(known) / Double(total)
        }
        let western = table(of: .windows1252)
        let mixed = likeness(Language(westernLanguages.joined()), western) * 0.9
        let own = westernLanguages.map { likeness(Language($0), western) }.max() ?? 0
        var best: (label: CharsetLabel?, likeness: Double) = (nil, max(mixed, own))
        for (name, languages) in others {
            guard let label = CharsetLabel(name) else { continue }
            let table = table(of: label)
            for letters in languages {
                let likeness = likeness(Language(letters), table)
                let needed = best.label == nil ? max(best.likeness + margin, 0.6) : best.likeness
                if likeness > needed { best = (label, likeness) }
            }
        }
        let wide = bytes.prefix(reach).count { $0 >= 0x80 }
        return Outcome(
            label: best.label,
            isSure: best.likeness >= 0.85 && total * 10 >= wide * 6
        )
    }

    /// How often each byte beyond ASCII stands next to an ASCII letter.
    private static func lettersInWords(_ bytes: [UInt8]) -> [Int] {
        var counts = [Int](repeating: 0, count: 128)
        var last: UInt8 = 0
        for (index, byte) in bytes.prefix(reach).enumerated() {
            if byte >= 0x80 {
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                if isLetter(last) || isLetter(next) { counts[Int(byte) - 0x80] += 1 }
            }
            last = byte
        }
        return counts
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// What the bytes beyond ASCII stand for in a set of one byte each.
    private static func table(of label: CharsetLabel) -> [Unicode.Scalar?] {
        (UInt8(0x80)...0xFF).map { byte in
            let text = CharsetConversion.utf8([byte], from: label)
            guard let text, text.errors == 0 else { return nil }
            return String(decoding: text.utf8, as: UTF8.self).unicodeScalars.first
        }
    }

    private struct Language {
        private let letters: Set<Unicode.Scalar>

        init(_ letters: String) {
            self.letters = Set((letters + letters.uppercased()).unicodeScalars)
        }

        func has(_ scalar: Unicode.Scalar) -> Bool { letters.contains(scalar) }
    }

    /// French, German, Spanish, Italian, Portuguese, Nordic, Dutch, Catalan, Finnish, Albanian.
    private static let westernLanguages = [
        "éèàêçâîôûùëïüœæ", "äöüß", "áéíóúñüªº", "àèéìòù", "áâãàéêíóôõúç", "åäöøæéü", "ëïéèöü",
        "àèéíïóòúüç", "äöåšž", "çë",
    ]

    /// Polish, Czech, Slovak, Hungarian, Romanian, Croatian and Slovene; Turkish.
    private static let others: [(String, [String])] = [
        ("windows-1250", centralLanguages), ("iso-8859-2", centralLanguages),
        ("windows-1254", ["çğıöşüâîûİ"]),
    ]

    private static let centralLanguages = [
        "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîşţ", "čćđšž",
    ]
}
