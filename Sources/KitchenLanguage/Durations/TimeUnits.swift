/// The words for units of time, in the languages of recipes.
package enum TimeUnits {
    /// The seconds of a unit by its word in small letters without accents; nil for every other word.
    static func seconds(of word: String) -> Int? {
        if let seconds = words[word] { return seconds }
        for (stem, seconds) in stems where word.hasPrefix(stem) { return seconds }
        // Scripts without spaces: `30分钟左右`.
        guard let first = word.unicodeScalars.first, first.value >= 0x0E00 else { return nil }
        for length in stride(from: min(8, word.count - 1), through: 1, by: -1) {
            if let seconds = words[String(word.prefix(length))] { return seconds }
        }
        return nil
    }

    /// The seconds of a unit by its English word, as steps are read; nil for every other word.
    static func english(_ word: String) -> Int? { englishWords[word] }

    /// The seconds of a unit by its English word, as cooks type it; nil for every other word.
    static func typed(_ word: String) -> Int? { englishWords[word] ?? typedWords[word] }

    /// Whether a word is a unit of time.
    package static func isUnit(_ word: String) -> Bool {
        seconds(of: String(decoding: LetterFolding.folded(word), as: UTF8.self)) != nil
    }

    private static let englishWords: [String: Int] = [
        "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60,
        "minute": 60, "minutes": 60, "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600,
        "hours": 3_600,
    ]

    /// `m` is a metre where a recipe has it; the others are slips.
    private static let typedWords = ["m": 60, "minuts": 60, "minuet": 60, "minuets": 60]

    private static let (words, stems): ([String: Int], [(String, Int)]) = {
        var words: [String: Int] = [:]
        var stems: [(String, Int)] = []
        for line in table.fields(separatedBy: "\n") {
            let fields = line.fields(separatedBy: " ")
            guard let seconds = fields.first.flatMap({ Int($0) }) else { continue }
            for field in fields.dropFirst() {
                let word = String(decoding: LetterFolding.folded(field), as: UTF8.self)
                if word.hasSuffix("*") {
                    stems.append((String(word.dropLast()), seconds))
                } else {
                    words[word] = seconds
                }
            }
        }
        return (words, stems)
    }()

    /// Each line: the seconds of a unit, and its words; `*` after those that have more endings.
    private static let table = """
        1 s sec secs sek second* sekund* seconde* segundo* secondi сек* 秒 초
        60 m min mins mn minut* minuet* minuut minuutti* мин* хв хвил* 分 分钟 分鐘 分間 분 דקות דקה دقيقة دقائق دقیقه
        60 dk dakika* นาที phút menit perc percig λεπτά λεπτό λ
        3600 h hr hrs hour* heure* hora horas std stdn stund* u uur uren t tim time timer timme timmar timmes
        3600 ora ore óra óráig ч час часа часов год година години годин 小时 小時 時間 时 시간 saat saatte sa
        3600 ساعة ساعات ساعت שעה שעות ώρα ώρες ω godz godzin* hodin* tunti tuntia ชั่วโมง giờ jam
        86400 d day days tag tage tagen jour jours día días giorno giorni dag dagen dagar dage dni 天 日
        604800 week weeks woche wochen semaine semaines
        """
}
