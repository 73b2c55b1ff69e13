import RecipeModel

/// Cuts a MealMaster file into its recipes, each from its heading line to the line that ends it.
struct MealMasterCutter {
    private let source: any ByteSource
    private let file: String

    init(_ source: any ByteSource, file: String) {
        self.source = source
        self.file = file
    }

    func cut(_ body: (FileContent, Int) throws -> Void) throws {
        var lines: [UInt8] = []
        var start = 0
        var isInRecipe = false
        func finish(_ fault: EntryError?, at place: Int) throws {
            let entry = EntryPlace(file: file, line: start)
            if let fault {
                try body(.fault(fault, entry), place)
            } else {
                try body(
                    .entry(FileEntry(place: entry, format: .mealmaster, bytes: lines)),
                    place
                )
            }
            lines.removeAll(keepingCapacity: true)
            isInRecipe = false
        }
        try LineCutter(source, file: file, format: .mealmaster).cut { content, place in
            guard case .entry(let line) = content else {
                if case .fault(let fault, let entry) = content {
                    try body(.fault(fault, entry), place)
                }
                return
            }
            if Self.isHeading(line.bytes) {
                // The one before has no end.
                if isInRecipe { try finish(.malformed(.mealmaster), at: place) }
                isInRecipe = true
                start = line.place.line ?? 0
            } else if isInRecipe, Self.isEnd(line.bytes) {
                try finish(nil, at: place)
            } else if isInRecipe {
                lines.append(contentsOf: line.bytes)
                lines.append(0x0A)
                if lines.count > RecipeFileReader.entryLimit { try finish(.tooLong, at: place) }
            }
        }
        if isInRecipe { try finish(.malformed(.mealmaster), at: source.size) }
    }

    /// `MMMMM----- Recipe via Meal-Master (tm) v8.02`
    static func isHeading(_ line: [UInt8]) -> Bool {
        guard isRule(line) else { return false }
        let text = String(decoding: line, as: UTF8.self).lowercased()
        return text.contains("meal-master") || text.contains("mealmaster")
    }

    private static func isEnd(_ line: [UInt8]) -> Bool {
        let text = line.filter { $0 > 0x20 }
        return text.count >= 5
            && (text.allSatisfy { $0 == UInt8(ascii: "M") }
                || text.allSatisfy { $0 == UInt8(ascii: "-") })
    }

    static func isRule(_ line: [UInt8]) -> Bool {
        line.starts(with: "MMMMM".utf8) || line.starts(with: "-----".utf8)
    }
}
