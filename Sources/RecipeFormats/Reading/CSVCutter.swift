import RecipeModel

/// Cuts RecipeNLG's CSV into its rows; a field in quotes may have commas and line ends in it.
struct CSVCutter {
    private let source: any ByteSource
    private let file: String
    private let format: ImportFormat

    init(_ source: any ByteSource, file: String, format: ImportFormat = .recipenlg) {
        self.source = source
        self.file = file
        self.format = format
    }

    /// The first row as a table's columns; its bytes come before those of each row.
    func cut(_ body: (FileContent, Int) throws -> Void) throws {
        var header: [UInt8]?
        try rows { row, line, done in
            let place = EntryPlace(file: file, line: line)
            switch row {
            case .failure(let fault): try body(.fault(fault, place), done)
            case .success(let bytes):
                guard let header else {
                    header = bytes
                    return
                }
                try body(
                    .entry(
                        FileEntry(place: place, format: format, bytes: header + [0x0A] + bytes)
                    ),
                    done
                )
            }
        }
    }

    /// The rows that have something in them, each with its line and how far the file is gone
    /// through.
    func rows(_ body: (Result<[UInt8], EntryFault>, _ line: Int, _ done: Int) throws -> Void) throws
    {
        var row: [UInt8] = []
        var isQuoted = false
        var isTooLong = false
        var (line, start) = (1, 1)
        var place = 0
        func finish() throws {
            defer {
                row.removeAll(keepingCapacity: true)
                isTooLong = false
            }
            if isTooLong {
                try body(.failure(.tooLong), start, place)
            } else if row.contains(where: { $0 > 0x20 }) {
                try body(.success(row), start, place)
            }
        }
        while true {
            let piece = try source.bytes(from: place, upTo: LineCutter.pieceLength)
            if piece.isEmpty { break }
            for byte in piece {
                place += 1
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                if byte == 0x0A {
                    line += 1
                    if !isQuoted {
                        try finish()
                        start = line
                        continue
                    }
                }
                if row.count > RecipeFileReader.entryLimit {
                    // A quote that nothing closes must not take the rest of the file.
                    isTooLong = true
                    isQuoted = false
                    row.removeAll()
                }
                if !isTooLong { row.append(byte) }
            }
        }
        if isQuoted, !isTooLong {
            try body(.failure(.malformed(format)), start, place)
        } else {
            try finish()
        }
    }
}

/// Reads a row of RecipeNLG, whose lists are JSON in a field, or of Plan to Eat, whose are lines.
struct CSVEntry {
    private var fields: [String: String] = [:]

    /// The names of the columns, a line end, and the row.
    init(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: 0x0A) else { return }
        let names = CSVEntry.fields(bytes[..<end])
        let values = CSVEntry.fields(bytes[(end + 1)...])
        guard names.count == values.count else { return }
        for (name, value) in zip(names, values) { fields[name.lowercased()] = value }
    }

    var recipe: Recipe? {
        guard let title = fields["title"], let lines = list("ingredients"),
            let steps = list("directions")
        else { return nil }
        let link = (text("link") ?? text("url")).flatMap { link in
            WebAddress(link.contains("://") ? link : "http://\(link)")
        }
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: title, link: link)
        recipe.ingredientGroups = groups(lines, names: list("ner") ?? [])
        if !steps.isEmpty { recipe.stepGroups = [StepGroup(items: steps)] }
        addDetails(to: &recipe)
        return recipe
    }

    /// What tables of other programs tell beside.
    private func addDetails(to recipe: inout Recipe) {
        recipe.categories = ["course", "category"].compactMap(text).map { $0.lowercased() }
        recipe.cuisines = ["cuisine"].compactMap(text).map { $0.lowercased() }
        recipe.notes = ["description"].compactMap(text)
        recipe.keywords = (text("tags") ?? "").split(separator: ",").map { $0.trimmingWhitespace() }
        recipe.yield = text("servings").map { text in
            RecipeYield(servings: text, amount: FirstNumber.of(text))
        }
        recipe.times = CookingTimes(
            preparation: text("prep time").flatMap(DurationText.minutes),
            cooking: text("cook time").flatMap(DurationText.minutes),
            total: text("total time").flatMap(DurationText.minutes)
        )
    }

    private func text(_ name: String) -> String? {
        fields[name].map { $0.trimmingWhitespace() }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The ingredients, parted where a line is a comma and a heading, as Plan to Eat writes it.
    private func groups(_ lines: [String], names: [String]) -> [IngredientGroup] {
        var groups = [IngredientGroup(items: [])]
        for item in IngredientNames.ingredients(lines, names: names) {
            if item.text.first == "," {
                let heading = String(item.text.dropFirst()).trimmingWhitespace()
                groups.append(IngredientGroup(title: heading, items: []))
            } else {
                groups[groups.count - 1].items.append(item)
            }
        }
        return groups.filter { !$0.items.isEmpty }
    }

    /// A JSON list; where it is none, the lines of the text. Nil where it is a broken list.
    private func list(_ name: String) -> [String]? {
        guard let text = fields[name] else { return name == "ner" ? [] : nil }
        guard text.first == "[" else {
            return text.split(whereSeparator: \.isNewline).map(String.init)
        }
        return (try? JSONReader.value(of: Array(text.utf8)))?.array?.compactMap(\.string)
    }

    static func fields(
        _ row: ArraySlice<UInt8>,
        separator: UInt8 = UInt8(ascii: ",")
    ) -> [String] {
        var fields: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var place = row.startIndex
        while place < row.endIndex {
            let byte = row[place]
            if byte == UInt8(ascii: "\"") {
                let next = place + 1
                if isQuoted, next < row.endIndex, row[next] == byte {
                    field.append(byte)
                    place = next
                } else {
                    isQuoted.toggle()
                }
            } else if byte == separator, !isQuoted {
                fields.append(String(decoding: field, as: UTF8.self))
                field.removeAll(keepingCapacity: true)
            } else if byte != 0x0D || isQuoted {
                field.append(byte)
            }
            place += 1
        }
        fields.append(String(decoding: field, as: UTF8.self))
        return fields
    }
}
