/// Guesses the character set of bytes that name none, or name a wrong one.
///
/// Each candidate is tried on a sample; the one whose result looks most like text of its language
/// wins: kana or the commonest characters for the sets of East Asia, common small letters for
/// other scripts. Latin letters are left to `LatinGuess`; without a likeness the page is
/// windows-1252, as in browsers.
enum CharsetGuess {
    /// How many bytes beyond ASCII the guess looks at.
    private static let sampleLimit = 6_000

    /// The bytes as UTF-8.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard let label = best(for: bytes),
            let outcome = CharsetConversion.utf8(bytes, from: label)
        else { return Windows1252.utf8(bytes) }
        return outcome.utf8
    }

    /// The likeliest set; nil when none stands out.
    static func best(for bytes: [UInt8]) -> CharsetLabel? {
        let latin = LatinGuess.outcome(for: bytes)
        guard hasRuns(bytes), !latin.isSure else { return latin.label }
        let sample = sample(of: bytes)
        guard sample.count >= 4 else { return nil }
        var best: (label: CharsetLabel, likeness: Double)?
        for candidate in candidates {
            guard let label = CharsetLabel(candidate.label),
                let outcome = CharsetConversion.utf8(sample, from: label)
            else { continue }
            let likeness = candidate.likeness(of: outcome)
            if likeness > (best?.likeness ?? 0.3) { best = (label, likeness) }
        }
        return best?.label
    }

    /// Whether bytes beyond ASCII mostly stand together, as in scripts that are not Latin.
    private static func hasRuns(_ bytes: [UInt8]) -> Bool {
        var wide = 0
        var runs = 0
        var wasWide = false
        for byte in bytes {
            let isWide = byte >= 0x80
            if isWide {
                wide += 1
                if !wasWide { runs += 1 }
            }
            wasWide = isWide
        }
        return wide * 2 >= runs * 3
    }

    /// Bytes beyond ASCII with what stands next to them, so that two-byte characters stay whole.
    private static func sample(of bytes: [UInt8]) -> [UInt8] {
        var sample = [UInt8]()
        var wide = 0
        for (index, byte) in bytes.enumerated() {
            if byte >= 0x80 {
                wide += 1
                sample.append(byte)
                if wide >= sampleLimit { break }
            } else if index > 0, bytes[index - 1] >= 0x80 {
                sample.append(byte)
                if byte < 0x40 { sample.append(0x20) }
            }
        }
        return sample
    }

    private struct Candidate {
        let label: String
        let common: Set<Unicode.Scalar>
        /// What share of a text's characters the common ones usually are.
        let usualShare: Double

        init(_ label: String, _ common: String, usually share: Double) {
            self.label = label
            self.common = Set(common.unicodeScalars)
            usualShare = share
        }

        func likeness(of outcome: CharsetConversion.Outcome) -> Double {
            var wide = 0
            var hits = 0
            for scalar in String(decoding: outcome.utf8, as: UTF8.self).unicodeScalars
            where scalar.value >= 0x80 {
                wide += 1
                if common.contains(scalar) { hits += 1 }
            }
            guard wide > 0, outcome.errors * 20 <= wide else { return 0 }
            let share = Double(hits) / Double(wide)
            return min(share / usualShare, 1.2) - Double(outcome.errors) / Double(wide)
        }
    }

    private static let kana = String(
        String.UnicodeScalarView(
            (0x3041...0x30FC).compactMap { Unicode.Scalar($0) } + ["、", "。", "・"]
        )
    )

    private static let candidates: [Candidate] = [
        Candidate("euc-jp", kana, usually: 0.5),
        Candidate("shift_jis", kana, usually: 0.5),
        Candidate("gb18030", simplified, usually: 0.25),
        Candidate("big5", traditional, usually: 0.25),
        Candidate("euc-kr", korean, usually: 0.3),
        Candidate("windows-1251", cyrillic, usually: 0.85),
        Candidate("koi8-u", cyrillic, usually: 0.85),
        Candidate("iso-8859-5", cyrillic, usually: 0.85),
        Candidate("cp866", cyrillic, usually: 0.85),
        Candidate("windows-1253", "αεηιονσςτρκλμπυάέίόή", usually: 0.85),
        Candidate("iso-8859-7", "αεηιονσςτρκλμπυάέίόή", usually: 0.85),
        Candidate("windows-1255", "יוהלאתמרבשנ", usually: 0.7),
        Candidate("windows-1256", "ايلمنوترهبكفةح", usually: 0.75),
        Candidate("iso-8859-6", "ايلمنوترهبكفةح", usually: 0.75),
        Candidate("windows-874", "านรกอเงมยลว่้ีัด", usually: 0.65),
    ]

    private static let simplified =
        "的一是不了在有和人这中大为上个到说们时要就出会可以下过后小油盐糖水分钟切放入加锅炒葱姜蒜酱肉菜鸡蛋面粉克勺煮火、。，：料做法食"
    private static let traditional =
        "的一是不了在有和人這中大為上個到說們時要就出會可以下過後小油鹽糖水分鐘切放入加鍋炒蔥薑蒜醬肉菜雞蛋麵粉克匙煮火、。，：料做法食"
    private static let korean =
        "이다는을의가에고하로지기도한리은자인서를어대시사나스소금물간장양파마늘고추기름넣고분설탕당근달걀면국밥만들요해주세그릇큰술작은"
    private static let cyrillic = "оеаинтслврпдкмуьыязі"
}
