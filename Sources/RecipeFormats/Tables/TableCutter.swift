import KitchenLanguage
import PageReader
import RecipeModel

/// Cuts a table into its rows, each of which is a recipe; a field in quotes may have separators and
/// line ends in it.
struct TableCutter {
    private let source: any ByteSource
    private let file: String
    private let separator: UInt8
    private let format: ImportFormat
    private let told: [String: RecipeField]

    /// - Parameters:
    ///   - format: RecipeNLG's, or that of any table.
    ///   - columns: The fields that the cook names, by columns.
    init(
        _ source: any ByteSource,
        file: String,
        separator: UInt8,
        format: ImportFormat,
        columns: [String: RecipeField]
    ) {
        self.source = source
        self.file = file
        self.separator = separator
        self.format = format
        told = columns
    }

    func cut(_ body: (FileContent, Int) throws -> Void) throws {
        var head: TableHead?
        var prefix: [UInt8] = []
        let isWide = try source.bytes(from: 0, upTo: 2).first.map { $0 >= 0xFE } ?? false
        let text: any ByteSource =
            isWide ? ByteArraySource(try decoded()) : TextSource(source, head: try start())
        try CSVCutter(text, format: format).rows { row, place, done in
            let place = EntryPlace(file: file, line: place)
            switch row {
            case .failure(let fault): try body(.fault(fault, place), done)
            case .success(let bytes):
                guard head != nil else {
                    let names = CSVCutter.fields(
                        Array(RecipeLine.text(of: bytes).utf8)[...],
                        separator: separator
                    )
                    let found = TableHead(names: names, told: told)
                    head = found
                    // What RecipeNLG has is always the same.
                    if format == .csv { try body(.columns(found.columns, place), done) }
                    // Its source is who gathered them all.
                    let left: RecipeField? = format == .recipenlg ? .author : nil
                    let fields = found.columns.map { column in
                        column.field == left ? "" : column.field?.rawValue ?? ""
                    }
                    prefix =
                        [separator] + Array(fields.joined(separator: ",").utf8) + [0x0A]
                    return
                }
                try body(
                    .entry(FileEntry(place: place, format: format, bytes: prefix + bytes)),
                    done
                )
            }
        }
    }

    private func start() throws(EntryError) -> [UInt8] { try source.bytes(from: 0, upTo: 4) }

    /// A table in UTF-16, as a whole.
    private func decoded() throws(EntryError) -> [UInt8] {
        let bytes = try source.bytes(from: 0, upTo: RecipeFileReader.entryLimit + 1)
        guard bytes.count <= RecipeFileReader.entryLimit else { throw .tooLong }
        return Array(RecipeLine.text(of: bytes).utf8)
    }
}

/// A row of a table as a recipe.
struct TableRow {
    let document: RecipeDocument

    /// - Parameter bytes: The separator, the fields of the columns with commas between them, a line
    ///   end, and the row. Nil where the row has other columns.
    init?(_ bytes: [UInt8]) {
        guard let separator = bytes.first, let end = bytes.firstIndex(of: 0x0A) else { return nil }
        let columns = String(decoding: bytes[1..<end], as: UTF8.self)
            .split(separator: ",", omittingEmptySubsequences: false)
        let row = Array(RecipeLine.text(of: Array(bytes[(end + 1)...])).utf8)
        var cells = CSVCutter.fields(row[...], separator: separator)
        while cells.count > columns.count, cells.last?.isEmpty == true { cells.removeLast() }
        guard cells.count <= columns.count, cells.count * 2 > columns.count else { return nil }
        var texts: [RecipeField: String] = [:]
        for (column, cell) in zip(columns, cells) {
            let cell = cell.trimmingWhitespace()
            guard let field = RecipeField(rawValue: String(column)), !cell.isEmpty else { continue }
            texts[field] = texts[field].map { "\($0)\n\(cell)" } ?? cell
        }
        var fields = RecipeFieldValues()
        for (field, text) in texts {
            guard let cell = TableCell(text, field) else { return nil }
            fields.set(field, cell.value)
        }
        var document = RecipeDocument(
            recipe: Recipe(id: RecipeID(service: .cookbook, key: ""), title: "")
        )
        fields.apply(to: &document)
        self.document = document
    }
}

/// A cell of a table: a text, or a list that is written as one.
struct TableCell {
    let value: JSONValue

    /// - Returns: Nil for a list in JSON that is broken.
    init?(_ text: String, _ field: RecipeField) {
        if text.utf8.first == UInt8(ascii: "[") {
            if let list = try? JSONReader.value(of: Array(text.utf8)), list.array != nil {
                value = list
                return
            }
            if text.utf8.starts(with: "[\"".utf8) { return nil }
        }
        switch field {
        case .ingredients: value = .string(Self.lines(text, separators: ["|", ";", "•", ","]))
        case .steps: value = .string(Self.steps(text))
        default: value = .string(text)
        }
    }

    /// A list in one line, as lines: parted by the first of these signs that it has.
    private static func lines(_ text: String, separators: [Character]) -> String {
        let text = text.replacing("<br>", with: "\n").replacing("<br/>", with: "\n")
            .replacing("<br />", with: "\n")
        if text.contains(where: \.isNewline) {
            return TextList.lines(text).map { line in
                // `, For the crust`, as Plan to Eat writes a heading.
                line.hasPrefix(", ")
                    ? line.dropFirst(2).trimmingWhitespace() + ":" : RecipeLine.withoutBullet(line)
            }
            .joined(separator: "\n")
        }
        for mark in separators where text.contains(mark) {
            let parts = text.split(separator: mark).map { $0.trimmingWhitespace() }
                .filter { !$0.isEmpty }
            // A comma may belong to an ingredient: `2 onions, chopped, 1 leek`.
            guard mark == "," else { return parts.joined(separator: "\n") }
            let items = parts.reduce(into: [String]()) { items, part in
                if items.isEmpty || RecipeLine.hasAmount(part) || IngredientSigns.hasFood(part) {
                    items.append(part)
                } else {
                    items[items.count - 1] += ", \(part)"
                }
            }
            return items.joined(separator: "\n")
        }
        return text
    }

    private static func steps(_ text: String) -> String {
        let text = lines(text, separators: ["|"])
        let steps = TextList.lines(text).map { RecipeLine.withoutStepNumber($0) }
        return steps.joined(separator: "\n")
    }
}
