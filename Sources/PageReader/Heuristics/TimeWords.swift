import KitchenLanguage

/// The words that stand before times in many languages.
enum TimeWords {
    /// What a time is of; `other` is one of several parts with a name of its own: `Chill time`.
    enum Kind { case preparation, cooking, other, total }

    struct Label {
        var kind: Kind
        var word: String
        var end: String.Index
    }

    /// The label at the beginning of a line in lower case, at most two words from it.
    static func label(in line: String) -> Label? {
        let words = LineWords.words(of: line, limit: 6)
        for start in words.indices.prefix(3) {
            for count in stride(from: min(4, words.count - start), through: 1, by: -1) {
                let part = words[start..<start + count]
                let key = part.map(\.text).joined(separator: " ")
                guard let last = part.last else { continue }
                if let kind = kinds[key] {
                    let next = words.dropFirst(start + count).first?.text
                    let isNamed = start > 0 || next.map(joints.contains) == true
                    let isPart = isNamed && times.contains(key) && line.utf8.count <= 60
                    return Label(kind: isPart ? .other : kind, word: key, end: last.end)
                }
                if count == 1, start == 0, times.contains(where: { isCompound(key, of: $0) }) {
                    return Label(kind: .other, word: key, end: last.end)
                }
            }
        }
        return nil
    }

    /// Where in a line in lower case names of times stand that have several words, or that follow a
    /// number: `prep time` anywhere, `cook` in `10 min cook`.
    static func labels(in line: String) -> [Range<String.Index>] {
        let words = LineWords.words(of: line, limit: 40)
        var found: [Range<String.Index>] = []
        var place = 0
        while place < words.count {
            let behindUnit =
                place > 0
                && (TimeUnits.isUnit(words[place - 1].text)
                    || words[place - 1].text == "to" && place > 1
                        && TimeUnits.isUnit(words[place - 2].text))
            let length = stride(
                from: min(4, words.count - place),
                through: behindUnit ? 1 : 2,
                by: -1
            )
            .first { kinds[words[place..<place + $0].map(\.text).joined(separator: " ")] != nil }
            if let length {
                let last = words[place + length - 1]
                let start = line.index(words[place].end, offsetBy: -words[place].text.count)
                found.append(start..<last.end)
            }
            place += length ?? 1
        }
        return found
    }

    /// `Ruhezeit`, `hviletid`: what else takes time, in one word.
    private static func isCompound(_ word: String, of time: String) -> Bool {
        word.hasSuffix(time) && word.count > time.count + 2 && compounding.contains(time)
    }

    /// The words for any time, which name a part of it together with others.
    static let times: Set<String> = [
        "time", "zeit", "temps", "durée", "tiempo", "tempo", "tid", "tijd", "čas", "время",
    ]
    private static let compounding: Set<String> = ["zeit", "tid", "tijd"]
    /// What stands between a word for time and what takes it: `temps de repos`.
    private static let joints: Set<String> = ["de", "di", "du", "d", "des", "for"]

    private static let kinds = Dictionary(labels, uniquingKeysWith: { first, _ in first })

    /// Words are apart by one space, whatever stands between them on the page.
    private static let labels: [(String, Kind)] = [
        ("total", .total), ("total time", .total), ("total cooking time", .total),
        ("total cook time", .total),
        ("ready in", .total), ("ready", .total), ("auf dem tisch in", .total),
        ("fertig in", .total),
        ("ukupno vrijeme", .total), ("całkowity czas przygotowania", .total),
        ("elkészítési idő", .cooking), ("sütési idő", .cooking), ("főzési idő", .cooking),
        ("előkészítési idő", .preparation), ("vrijeme pripreme", .preparation),
        ("vrijeme kuhanja", .cooking), ("vorbereiten", .preparation), ("zubereiten", .cooking),
        ("vorbereitung", .preparation), ("to prep", .preparation), ("to cook", .cooking),
        ("to prepare", .preparation), ("prep in", .preparation), ("cooks in", .cooking),
        ("cooks", .cooking), ("baking", .cooking), ("resting", .other),
        ("repos", .other), ("riposo", .other), ("reposo", .other),
        ("preheat", .other), ("prepare", .preparation),
        ("time required", .total), ("gesamtzeit", .total), ("gesamt", .total),
        ("overall time", .total), ("entire time", .total), ("totale bereidingstijd", .total),
        ("temps total", .total), ("durée totale", .total), ("tiempo total", .total),
        ("tempo total", .total), ("tempo totale", .total), ("totale tijd", .total),
        ("samlet tid", .total),
        ("total tid", .total), ("tid i alt", .total), ("tidsmængde", .total),
        ("całkowity czas", .total),
        ("czas przygotowania", .total), ("celkový čas", .total), ("teljes idő", .total),
        ("общее время", .total), ("время приготовления", .total), ("час приготування", .total),
        ("συνολικός χρόνος", .total), ("toplam süre", .total), ("所要時間", .total), ("合計時間", .total),
        ("準備時間", .preparation), ("調理時間", .cooking),
        ("总时间", .total), ("烹饪时间", .total), ("조리시간", .total), ("الوقت الكلي", .total),
        ("tilberedningstid", .total), ("tillagningstid", .total), ("tid", .total), ("tijd", .total),
        ("preparation time", .preparation), ("prep time", .preparation), ("prep", .preparation),
        ("vorbereitungszeit", .preparation), ("arbeitszeit", .preparation),
        ("zubereitungszeit", .preparation), ("temps de préparation", .preparation),
        ("préparation", .preparation), ("tiempo de preparación", .preparation),
        ("tempo de preparo", .preparation), ("tempo di preparazione", .preparation),
        ("preparazione", .preparation), ("voorbereidingstijd", .preparation),
        ("bereidingstijd", .preparation), ("voorbereiding", .preparation),
        ("forberedelse", .preparation), ("arbejdstid", .preparation),
        ("förberedelse", .preparation),
        ("doba přípravy", .preparation), ("előkészítés", .preparation), ("hazırlama", .preparation),
        ("hazırlık", .preparation), ("подготовка", .preparation), ("προετοιμασία", .preparation),
        ("preparación", .preparation), ("preparo", .preparation), ("下準備", .preparation),
        ("cooking time", .cooking), ("cook time", .cooking), ("cooking", .cooking),
        ("cook", .cooking),
        ("bake time", .cooking), ("baking time", .cooking), ("kochzeit", .cooking),
        ("garzeit", .cooking),
        ("backzeit", .cooking), ("koch backzeit", .cooking), ("temps de cuisson", .cooking),
        ("cuisson", .cooking), ("tiempo de cocción", .cooking), ("cocción", .cooking),
        ("tempo de cozimento", .cooking), ("cottura", .cooking), ("tempo di cottura", .cooking),
        ("kooktijd", .cooking), ("oventijd", .cooking), ("stegetid", .cooking),
        ("bagetid", .cooking),
        ("koketid", .cooking), ("koktid", .cooking), ("czas gotowania", .cooking),
        ("pečení", .cooking),
        ("vaření", .cooking), ("főzés", .cooking), ("sütés", .cooking), ("pişirme", .cooking),
        ("pişme", .cooking), ("варка", .cooking), ("выпечка", .cooking), ("ψήσιμο", .cooking),
        ("μαγείρεμα", .cooking), ("time", .total), ("zeit", .total), ("dauer", .total),
        ("temps", .total), ("durée", .total), ("tiempo", .total), ("tempo", .total),
        ("čas", .total),
        ("время", .total),
    ]
}
