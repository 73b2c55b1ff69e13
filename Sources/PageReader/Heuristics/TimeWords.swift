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

    /// Words are apart by one space, whatever stands between them on the page.
    private static let kinds: [String: Kind] = {
        let names: [(Kind, String)] = [
            (
                .total,
                """
                total, total time, total cooking time, total cook time, ready in, ready
                auf dem tisch in, fertig in, ukupno vrijeme, całkowity czas przygotowania
                time required, gesamtzeit, gesamt, overall time, entire time, totale bereidingstijd
                temps total, durée totale, tiempo total, tempo total, tempo totale, totale tijd
                samlet tid, total tid, tid i alt, tidsmængde, całkowity czas, czas przygotowania
                celkový čas, teljes idő, общее время, время приготовления, час приготування
                συνολικός χρόνος, toplam süre, 所要時間, 合計時間, 总时间, 烹饪时间, 조리시간, الوقت الكلي
                tilberedningstid, tillagningstid, tid, tijd, time, zeit, dauer, temps, durée
                tiempo, tempo, čas, время
                """
            ),
            (
                .preparation,
                """
                előkészítési idő, vrijeme pripreme, vorbereiten, vorbereitung, to prep, to prepare
                prep in, prepare, 準備時間, preparation time, preparation, prep time, prep
                vorbereitungszeit, arbeitszeit, zubereitungszeit, temps de préparation, préparation
                tiempo de preparación, tempo de preparo, tempo di preparazione, preparazione
                voorbereidingstijd, bereidingstijd, voorbereiding, forberedelse, arbejdstid
                förberedelse, doba přípravy, előkészítés, hazırlama, hazırlık, подготовка
                προετοιμασία, preparación, preparo, 下準備
                """
            ),
            (
                .cooking,
                """
                elkészítési idő, sütési idő, főzési idő, vrijeme kuhanja, zubereiten, to cook
                cooks in, cooks, baking, 調理時間, cooking time, cook time, cooking, cook, bake time
                baking time, kochzeit, garzeit, backzeit, koch backzeit, temps de cuisson, cuisson
                tiempo de cocción, cocción, tempo de cozimento, tempo de cocção, cottura, tempo di cottura, kooktijd
                oventijd, stegetid, bagetid, koketid, koktid, czas gotowania, pečení, vaření, főzés
                sütés, pişirme, pişme, варка, выпечка, ψήσιμο, μαγείρεμα
                """
            ),
            (.other, "resting, repos, riposo, reposo, preheat"),
        ]
        let pairs = names.flatMap { kind, table in [String](words: table).map { ($0, kind) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
