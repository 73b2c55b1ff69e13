import KitchenLanguage
import PageReader
import RecipeModel

/// The first row of a table: its columns, and what each is read as.
struct TableHead {
    let columns: [TableColumn]

    /// - Parameter told: The fields that the cook names, by columns.
    init(names: [String], told: [String: RecipeField]) {
        let told = Dictionary(told.map { ($0.lowercased(), $1) }) { $1 }
        var taken: Set<RecipeField> = Set(told.values)
        let hasLink = names.contains { Self.field(of: $0) == .link && !Self.isSource($0) }
        columns = names.map { name in
            if let field = told[name.trimmingWhitespace().lowercased()] {
                return TableColumn(name: name, field: field)
            }
            // Beside an address, a source is a person or a book.
            let field = hasLink && Self.isSource(name) ? .author : Self.field(of: name)
            // The first column of a name counts; more lines of one list stand in several.
            guard let field, taken.insert(field).inserted || Self.mayRepeat.contains(field) else {
                return TableColumn(name: name, field: nil)
            }
            return TableColumn(name: name, field: field)
        }
    }

    private static let sources: Set<String> = [
        "source", "quelle", "fuente", "fonte", "bron", "kilde", "källa",
    ]

    private static func isSource(_ name: String) -> Bool {
        sources.contains(name.trimmingWhitespace().lowercased())
    }

    private static let mayRepeat: Set<RecipeField> = [
        .ingredients, .steps, .notes, .keywords, .category,
    ]

    private static func field(of name: String) -> RecipeField? {
        if let field = RecipeFieldNames.fieldOfColumn(name) { return field }
        // `Ingredient 1`, `strIngredient2`
        let bare = name.filter { !$0.isNumber }
        if bare != name, let field = RecipeFieldNames.fieldOfColumn(bare) { return field }
        // As a heading in a text names it.
        return switch RecipeLine.section(named: name.trimmingWhitespace()) {
        case .ingredients: .ingredients
        case .steps: .steps
        case .notes: .notes
        case .other, nil: nil
        }
    }

    /// Whether the columns are those of recipes.
    var isRecipes: Bool {
        let fields = Set(columns.compactMap(\.field))
        return fields.contains(.title)
            && (fields.contains(.ingredients) || fields.contains(.steps))
            && fields.count >= 2
    }

    /// Whether a text begins with the columns of a table of recipes.
    static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
        let head = RecipeLine.text(of: Array(text.prefix(16_384)))
        let mark = separator(of: text)
        guard let line = TextLines.split(head).first, line.utf8.contains(mark) else { return false }
        let names = CSVCutter.fields(Array(line.utf8)[...], separator: mark)
        guard names.count >= 2, names.allSatisfy({ $0.utf8.count <= 60 }) else { return false }
        return TableHead(names: names, told: [:]).isRecipes
    }

    /// The sign that parts the fields of the first line: a comma, a semicolon, a tab or a stroke.
    static func separator(of text: some Sequence<UInt8>) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in text {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D, !counts.isEmpty { break }
            if [0x2C, 0x3B, 0x09, 0x7C].contains(byte) { counts[byte, default: 0] += 1 }
        }
        // Where as many are found of two, a comma in a name is likelier than a tab.
        let order: [UInt8] = [0x09, 0x3B, 0x7C, 0x2C]
        return order.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? 0x2C
    }
}
