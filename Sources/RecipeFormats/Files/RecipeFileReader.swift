import PageReader
package import RecipeModel

/// Reads recipe files of many kinds; a kind is known by its content.
package struct RecipeFileReader: RecipeFileReading {
    let pages: any PageReading
    /// The fields of a table's columns, by their names, where the cook tells them.
    package var columns: [String: RecipeField] = [:]

    /// A reader; schema.org's markup is read as web pages are.
    package init(pages: any PageReading) { self.pages = pages }

    /// The longest entry that is read.
    static let entryLimit = 16 << 20

    package func cut(
        _ source: any ByteSource,
        named name: String,
        as format: ImportFormat?,
        _ body: (FileContent, Int) throws -> Void
    ) throws {
        let place = EntryPlace(file: name)
        let head = try source.bytes(from: 0, upTo: 65_536)
        let isTold = format != nil
        let text = TextSource(source, head: head)
        switch FileForm(head, name: name, as: format) {
        case nil: try body(.fault(.unknownFormat, place), source.size)
        case .jsonLines: try LineCutter(text, file: name, format: .json).cut(body)
        case .json: try JSONCutter(text, file: name).cut(body)
        case .mealMaster: try MealMasterCutter(text, file: name).cut(body)
        case .table(let separator, let format):
            try TableCutter(
                source,
                file: name,
                separator: separator,
                format: format,
                columns: columns
            ).cut(body)
        case .archive: try ArchiveCutter(source, file: name, as: format).cut(body)
        case .whole(let format):
            let bytes = try source.bytes(from: 0, upTo: Self.entryLimit + 1)
            guard bytes.count <= Self.entryLimit else {
                try body(.fault(.tooLong, place), source.size)
                return
            }
            let title = FileForm.title(ofFile: name)
            let entry = FileEntry(place: place, format: format, bytes: bytes, name: title)
            try cut(entry, isTold: isTold, source.size, body)
        }
    }

    /// Passes a whole file on: a page of ours and a text may have several recipes.
    ///
    /// - Parameter isTold: Whether the cook, or the file's name, says what it is.
    private func cut(
        _ entry: FileEntry,
        isTold: Bool,
        _ size: Int,
        _ body: (FileContent, Int) throws -> Void
    ) throws {
        var entries = [entry]
        switch entry.format {
        case .html:
            let data = OwnPage.data(in: entry.bytes)
            if !data.isEmpty {
                entries = data.map {
                    FileEntry(place: entry.place, format: .json, bytes: $0, name: entry.name)
                }
            }
        case .markdown, .text: entries = TextCutter(entry, isTold: isTold).entries
        case .yaml:
            if !isTold, !YAMLEntry(entry.bytes, title: entry.name).isRecipe { entries = [] }
        default: break
        }
        if entries.isEmpty { try body(.fault(.unknownFormat, entry.place), size) }
        for entry in entries { try body(.entry(entry), size) }
    }

    package func recipe(in entry: FileEntry) throws(EntryError) -> EntryRecipe {
        guard var document = try read(entry) else { throw .malformed(entry.format) }
        document.recipe.coverage = nil
        guard document.recipe.title.contains(where: { !$0.isWhitespace }) else { throw .noTitle }
        let isShortened = document.recipe.isOverlong || document.own.isOverlong
        document = document.cleaned
        let recipe = document.recipe
        guard !recipe.ingredientGroups.isEmpty || !recipe.stepGroups.isEmpty else { throw .empty }
        return EntryRecipe(document, isShortened: isShortened)
    }

    private func read(_ entry: FileEntry) throws(EntryError) -> RecipeDocument? {
        if let document = entry.document { return document }
        let recipe: Recipe?
        var entry = entry
        entry.bytes = StreamSafeText.bytes(entry.bytes)
        switch entry.format {
        case .json, .mealie, .tandoor: return try JSONEntry.document(of: entry.bytes)
        case .paprika:
            let isPacked = entry.bytes.starts(with: FileForm.gzip)
            let bytes =
                isPacked
                ? try Inflation.unpack(entry.bytes, .gzip, format: .paprika) : entry.bytes
            return try JSONEntry.document(of: bytes)
        case .cooklang: return CooklangEntry(entry.bytes, title: entry.name).document
        case .markdown, .text: return TextEntry(entry).document
        case .yaml: return YAMLEntry(entry.bytes, title: entry.name).document
        case .csv, .recipenlg: return TableRow(entry.bytes)?.document
        case .html: recipe = pageRecipe(entry.bytes)
        case .mealmaster: recipe = MealMasterEntry(entry.bytes).recipe
        }
        return recipe.map { RecipeDocument(recipe: $0) }
    }

    private func pageRecipe(_ bytes: [UInt8]) -> Recipe? {
        pages.read(bytes, charset: nil, address: nil, status: 200).recipe
    }
}

/// The text of a file, without the mark of the byte order that programs begin it with.
struct TextSource: ByteSource {
    private let source: any ByteSource
    private let start: Int

    /// - Parameter head: The bytes that the file begins with.
    init(_ source: any ByteSource, head: [UInt8]) {
        self.source = source
        start = head.starts(with: TextSource.mark) ? TextSource.mark.count : 0
    }

    /// The mark in UTF-8.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    var size: Int { source.size - start }

    func bytes(from place: Int, upTo count: Int) throws(EntryError) -> [UInt8] {
        try source.bytes(from: start + place, upTo: count)
    }
}

/// How a file is cut into entries.
enum FileForm: Hashable {
    /// A JSON text a line.
    case jsonLines
    /// One JSON text, which may have many recipes.
    case json
    /// MealMaster's recipes, one after the other.
    case mealMaster
    /// Rows with this sign between their fields, of RecipeNLG's or any table.
    case table(UInt8, ImportFormat)
    /// A zip file.
    case archive
    /// One recipe.
    case whole(ImportFormat)

    /// The form of a file that begins so; nil where nothing tells it.
    init?(_ head: [UInt8], name: String, as format: ImportFormat?) {
        let hasMark = head.starts(with: TextSource.mark)
        let text = hasMark ? head.dropFirst(TextSource.mark.count) : head[...]
        let isArchive = head.starts(with: ArchiveCutter.signature)
        switch format ?? FileForm.format(of: text, name: name) {
        case .json: self = FileForm.isLines(text) ? .jsonLines : .json
        case .html: self = .whole(.html)
        case .cooklang: self = isArchive ? .archive : .whole(.cooklang)
        case .mealmaster: self = .mealMaster
        case .recipenlg: self = .table(UInt8(ascii: ","), .recipenlg)
        case .csv: self = .table(TableHead.separator(of: head), .csv)
        case .yaml: self = .whole(.yaml)
        case .markdown: self = .whole(.markdown)
        case .text: self = .whole(.text)
        case .paprika, .mealie, .tandoor:
            self = isArchive ? .archive : head.starts(with: Self.gzip) ? .whole(.paprika) : .json
        case nil:
            if isArchive {
                self = .archive
            } else {
                return nil
            }
        }
    }

    /// The bytes that every gzip file begins with.
    static let gzip: [UInt8] = [0x1F, 0x8B]

    private static func format(of text: ArraySlice<UInt8>, name: String) -> ImportFormat? {
        if text.starts(with: ArchiveCutter.signature) { return nil }
        if text.starts(with: gzip) { return .paprika }
        let lower = name.lowercased()
        if lower.hasSuffix(".cook") { return .cooklang }
        let start = text.prefix(8_192)
        let lines = start.split(separator: 0x0A).prefix(40).map(Array.init)
        if lines.contains(where: MealMasterCutter.isHeading) { return .mealmaster }
        let isMarkdown = [".md", ".markdown", ".mdown"].contains(where: lower.hasSuffix)
        if isMarkdown { return .markdown }
        switch text.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
        case UInt8(ascii: "<"): return .html
        default: break
        }
        if let first = lines.first {
            let columns = CSVCutter.fields(first[...]).map { $0.lowercased() }
            if Set(["title", "ingredients", "directions", "ner"]).isSubset(of: columns) {
                return .recipenlg
            }
        }
        if TableHead.isOne(text) { return .csv }
        if lower.hasSuffix(".yaml") || lower.hasSuffix(".yml") { return .yaml }
        let words = RecipeLine.text(of: Array(start))
        guard !words.isEmpty, isText(start) else { return nil }
        if CooklangSigns.areIn(words) { return .cooklang }
        return YAMLEntry.begins(words) ? .yaml : .text
    }

    /// Whether bytes are those of a text, in UTF-16 too.
    private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        return !bytes.contains { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1A, 0x1B].contains($0) }
    }

    /// Whether a JSON text ends with its first line and others follow, or it is one line alone.
    private static func isLines(_ text: ArraySlice<UInt8>) -> Bool {
        guard let start = text.firstIndex(where: { $0 > 0x20 }), text[start] == UInt8(ascii: "{")
        else { return false }
        var scanner = JSONDepth()
        for place in text[start...].indices {
            scanner.take(text[place])
            if scanner.depth == 0, !scanner.isInString {
                let rest = text[(place + 1)...]
                guard let end = rest.first(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else {
                    return false
                }
                return end == 0x0A && rest.contains { $0 > 0x20 }
            }
            if text[place] == 0x0A { return false }
        }
        // A line longer than what was read: many small recipes are likelier than a huge one.
        return true
    }

    /// The title that a file's name tells: `recipes/Onion soup.cook` and `onion-soup.cook` are Onion
    /// soup.
    static func title(ofFile name: String) -> String {
        var title = name.split(separator: "/").last.map(String.init) ?? name
        if let dot = title.lastIndex(of: "."), dot != title.startIndex {
            title = String(title[..<dot])
        }
        guard !title.contains(" ") else { return title }
        let words = title.replacing("-", with: " ").replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// Where in the nesting of a JSON text a byte stands.
struct JSONDepth {
    private(set) var depth = 0
    private(set) var isInString = false
    private var isEscaped = false

    mutating func take(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }
}

extension RecipeFileReader {
    /// The only recipe of a file's bytes; a text that nothing tells from others is Cooklang.
    ///
    /// Throws `EntryError` where there is none or several.
    package func onlyRecipe(in bytes: [UInt8], named name: String) throws -> Recipe {
        let form = FileForm(bytes, name: name, as: nil)
        let isText = [.whole(.text), .whole(.markdown), .whole(.yaml), nil].contains(form)
        var (entries, fault) = form == nil ? ([], nil) : try content(of: bytes, name, as: nil)
        // An ingredient without braces, `@salt`, may be all the markup that there is.
        if isText, entries.isEmpty || CooklangSigns.namesAreIn(RecipeLine.text(of: bytes)) {
            (entries, fault) = try content(of: bytes, name, as: .cooklang)
        }
        guard let entry = entries.first, entries.count == 1 else {
            throw fault ?? EntryError.unknownFormat
        }
        return try recipe(in: entry).document.recipeWithOwnWords
    }

    private func content(
        of bytes: [UInt8],
        _ name: String,
        as format: ImportFormat?
    ) throws -> ([FileEntry], EntryError?) {
        var entries: [FileEntry] = []
        var fault: EntryError?
        try cut(ByteArraySource(bytes), named: name, as: format) { content, _ in
            switch content {
            case .entry(let entry): entries.append(entry)
            case .fault(let found, _): fault = found
            case .columns: break
            }
        }
        return (entries, fault)
    }
}
