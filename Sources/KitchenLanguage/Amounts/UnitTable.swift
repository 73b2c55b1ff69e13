/// All units with all their words, read once from the lists in `UnitTable+Words`.
struct UnitTable: Sendable {
    /// A word for a unit, such as `cups`, with the word for one and for more.
    struct Form: Sendable {
        var unit: CookingUnit
        var singular: String
        var plural: String
        /// Whether the form is a symbol or an English word, so that another unit of ours may take
        /// its place in a line.
        var isExchangeable = false
    }

    static let shared = UnitTable(lists: [measures, pieces])

    /// The units by their names.
    private(set) var units: [String: CookingUnit] = [:]
    private var forms: [String: Form] = [:]
    /// Every word that may stand between an amount and a food, such as the `soupe` of `cuillère à
    /// soupe`.
    private(set) var words: Set<String> = []
    /// How many words the longest form has that begins with a word.
    private var lengths: [String: Int] = [:]

    /// Reads lists whose lines are `name | measure | size | system | forms`, forms parted by commas.
    init(lists: [String]) {
        for line in lists.flatMap({ $0.fields(separatedBy: "\n") }) {
            let fields = line.fields(separatedBy: "|").map { $0.trimmingWhitespace() }
            guard fields.count == 5, let measure = CookingUnit.Measure(rawValue: fields[1]),
                let size = Double(fields[2]), let system = CookingUnit.System(rawValue: fields[3])
            else { continue }
            let groups = fields[4].fields(separatedBy: ";").map { group in
                group.fields(separatedBy: ",").map { $0.fields(separatedBy: "/") }
            }
            guard let written = groups.first?.first, let singular = written.first,
                let plural = written.last
            else { continue }
            let unit = CookingUnit(
                name: fields[0],
                measure: measure,
                size: size,
                system: system,
                singular: singular,
                plural: plural
            )
            units[unit.name] = unit
            for (place, group) in groups.enumerated() {
                let isExchangeable = place == 0 && groups.count > 1
                for pair in group { learn(pair, as: unit, isExchangeable) }
            }
        }
    }

    private mutating func learn(_ pair: [String], as unit: CookingUnit, _ isExchangeable: Bool) {
        guard let singular = pair.first else { return }
        let plural = pair.count > 1 ? pair[1] : singular
        for word in pair {
            let key = UnitTable.key(of: word)
            guard let first = key.fields(separatedBy: " ").first, forms[key] == nil else {
                continue
            }
            forms[key] = Form(
                unit: unit,
                singular: singular,
                plural: plural,
                isExchangeable: isExchangeable
            )
            let parts = key.fields(separatedBy: " ")
            let count = parts.count
            let isBesideFood = unit.measure != .temperature && unit.name != "portion"
            if isBesideFood { words.formUnion(parts.filter { !UnitTable.smallWords.contains($0) }) }
            lengths[String(first), default: 0] = max(lengths[String(first)] ?? 0, count)
        }
    }

    /// The form that a key stands for.
    func form(_ key: String) -> Form? { forms[key] }

    /// How many words a form may have that begins with a word; zero where none does.
    func longestForm(beginningWith word: String) -> Int { lengths[word] ?? 0 }

    /// The words of a text, folded, with one space between: what forms are found by.
    static func key(of text: String) -> String {
        let tokens = TokenizedText(text)
        return (0..<tokens.count).filter(tokens.isWord).map(tokens.word).joined(separator: " ")
    }

    /// Words of forms that mean nothing of their own: the `à` of `à soupe`.
    private static let smallWords: Set<String> = ["a", "de", "the", "s", "voll"]

    /// The number of characters of the longest unit that a word without spaces begins with, as in
    /// `克面粉`; nil where it begins with none, or the script has spaces.
    static func prefixLength(of word: Substring) -> Int? {
        guard let first = word.unicodeScalars.first, first.value >= 0x3040 else { return nil }
        for length in stride(from: min(4, word.count), through: 1, by: -1)
        where unspaced.contains(String(word.prefix(length))) {
            return length
        }
        return nil
    }

    private static let unspaced = Set(
        """
        克 千克 公斤 毫升 升 斤 茶匙 汤匙 湯匙 大匙 小匙 勺 杯 个 個 只 片 根 颗 顆 瓣 块 塊 把 条 條 滴 包 罐 瓶 碗 枚
        本 束 株 切れ かけ 缶 袋 丁 カップ 大さじ 小さじ 適量 少々 그램 킬로그램 리터 큰술 작은술 컵 개 쪽 줌 장 대 봉지
        """.fields(separatedBy: " ", "\n").map { String($0) }
    )
}
