import RecipeTestSupport

/// Random texts that are the same in every run.
struct Dice: RandomNumberGenerator {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func next() -> UInt64 { generator.next() }

    mutating func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    /// Words of many scripts, wide and narrow, with marks and joined emoji.
    static let words = [
        "garlic", "crème", "brûlée", "Straße", "a\u{301}\u{302}\u{323}", "日本", "味噌ラーメン", "にんにく",
        "한국", "\u{1112}\u{1161}\u{11AB}", "김치찌개", "ไทย", "กำลัง", "น้ำ", "हिन्दी", "क्षत्रिय", "தமிழ்", "മലയാളം",
        "বাংলা",
        "עברית", "العربية", "فارسی\u{200C}ها", "ਪੰਜਾਬੀ", "ខ្មែរ", "မြန်မာ", "བོད་", "አማርኛ", "Ελληνικά",
        "Кириллица", "Հայերեն", "ქართული", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "☕︎", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "𝕳𝖊𝖑𝖑𝖔", "ﷺ",
        "ﬃ", "½", "–", "…", "★", "x", "supercalifragilisticexpialidocious", "＄５", "㎏", "ℌ", "🫕",
        "🤷🏽‍♀️", "e\u{301}", "ä", "—", "\u{2E3B}",
    ]

    /// A line of some such words.
    mutating func line(upTo count: Int = 14) -> String {
        var words: [String] = []
        for _ in 0..<number(in: 1...count) {
            words.append(Dice.words.randomElement(using: &self) ?? "x")
        }
        let separator = number(in: 0...9) == 0 ? "" : " "
        return words.joined(separator: separator)
    }
}
