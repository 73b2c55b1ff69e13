import PageReader
import RecipeModel

/// Cuts a text into its recipes: at rules and headings, where each side has all that a recipe needs.
struct TextCutter {
    private let entry: FileEntry
    private let isTold: Bool

    /// - Parameter isTold: Whether the cook says that it is a recipe.
    init(_ entry: FileEntry, isTold: Bool) {
        self.entry = entry
        self.isTold = isTold
    }

    /// An entry for each recipe; none where there is no recipe in the text.
    var entries: [FileEntry] {
        let text = RecipeLine.text(of: StreamSafeText.bytes(entry.bytes))
        guard !text.utf8.starts(with: "#!".utf8) else { return [] }
        let all = TextLines.split(text)
        var rest = all[...]
        let matter = FrontMatter(&rest)
        let isMarkdown =
            entry.format == .markdown || matter != nil || TextLineReader.isMarkdown(rest)
        let lines = TextLineReader.lines(of: rest, isMarkdown: isMarkdown)
        let metadata = matter.map { RecipeFieldValues($0.value) }
        // Of ours, one with a front matter is one recipe, whatever its lines look like.
        let pieces =
            metadata?.isOwn == true
            ? [TextPiece(lines: 0..<lines.count)]
            : ownPieces(lines)
                ?? TextPieces(lines, hasMatter: matter != nil, name: entry.name).pieces
        var found: [FileEntry] = []
        for (number, stretch) in pieces.enumerated() where !stretch.lines.isEmpty {
            let piece = stretch.lines
            let own = number == 0 ? metadata : nil
            let read =
                (own == nil ? stretch.read : nil)
                ?? TextEntry(Array(lines[piece]), metadata: own, name: entry.name)
            guard isTold && pieces.count == 1 || read.isRecipe else { continue }
            let first = lines[piece.lowerBound].number
            let end = piece.upperBound < lines.count ? lines[piece.upperBound].number : all.count
            var bytes: [UInt8] = []
            if number == 0 {
                for line in all[..<rest.startIndex] { bytes += Array(line.utf8) + [0x0A] }
            }
            for line in all[first..<max(first, end)] { bytes += Array(line.utf8) + [0x0A] }
            var place = entry.place
            if pieces.count > 1 { place.line = first + 1 }
            found.append(
                FileEntry(
                    place: place,
                    format: isMarkdown ? .markdown : .text,
                    bytes: bytes,
                    name: entry.name,
                    document: read.document
                )
            )
        }
        return found
    }

    /// The recipes of a text of ours, each from its title, which its comment follows, to the next.
    private func ownPieces(_ lines: [TextLine]) -> [TextPiece]? {
        let mark = "\n\(RecipeMetadata.markName): \(RecipeMetadata.markValue)\n"
        let starts = lines.indices.filter {
            lines[$0].kind == .comment && lines[$0].text.hasSuffix(mark)
        }
        .map { comment in lines[..<comment].lastIndex { $0.level == 1 } ?? comment }
        guard let first = starts.first else { return nil }
        let bounds = starts + [lines.count]
        let before = first == 0 ? [] : [0..<first]
        let ranges = before + zip(bounds, bounds.dropFirst()).map { $0..<max($0, $1) }
        return ranges.map { TextPiece(lines: $0) }
    }
}

/// A stretch of lines that is a recipe.
struct TextPiece {
    var lines: Range<Int>
    /// What it says; nil where it was not read for itself yet.
    var read: TextEntry?
}

/// The stretches of lines that are a recipe each.
struct TextPieces {
    private let lines: [TextLine]
    private let name: String

    private(set) var pieces: [TextPiece] = []

    /// A text has no more recipes.
    private static let limit = 5_000
    /// No recipe goes on for so many lines before it has said what it is.
    private static let judgedLines = 1_000

    init(_ lines: [TextLine], hasMatter: Bool, name: String) {
        self.lines = lines
        self.name = name
        let starts = self.starts
        guard !starts.isEmpty else {
            pieces = [TextPiece(lines: 0..<lines.count)]
            return
        }
        var bounds = [0] + starts + [lines.count]
        bounds = bounds.indices.filter { $0 == 0 || bounds[$0] > bounds[$0 - 1] }.map { bounds[$0] }
        var current = TextPiece(lines: bounds[0]..<bounds[0])
        var (hasIngredients, hasSteps) = (false, false)
        for (start, end) in zip(bounds, bounds.dropFirst()) {
            let judged = start..<min(end, start + Self.judgedLines)
            let entry = TextEntry(Array(lines[judged]), metadata: nil, name: name)
            let parts = entry.parts
            let read = judged.upperBound == end ? entry : nil
            let isWhole = parts.ingredients && parts.steps
            let isBegun = hasIngredients && hasSteps
            let isIntroduction = !hasIngredients && !hasSteps && hasTitle(start..<end)
            if isWhole, isBegun || isIntroduction, !current.lines.isEmpty {
                // Blank lines below a front matter are no introduction.
                let goesOn = !isBegun && hasMatter && pieces.isEmpty && isBlank(current.lines)
                if isBegun { pieces.append(current) }
                current =
                    goesOn
                    ? TextPiece(lines: current.lines.lowerBound..<end)
                    : TextPiece(lines: start..<end, read: read)
                (hasIngredients, hasSteps) = (parts.ingredients, parts.steps)
            } else {
                let isFirst = current.lines.isEmpty
                current = TextPiece(
                    lines: current.lines.lowerBound..<end,
                    read: isFirst ? read : nil
                )
                hasIngredients = hasIngredients || parts.ingredients
                hasSteps = hasSteps || parts.steps
            }
        }
        pieces.append(current)
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        lines[range].allSatisfy { $0.isBlank || $0.kind == .rule }
    }

    /// Whether a piece begins with a line that can be its title.
    private func hasTitle(_ piece: Range<Int>) -> Bool {
        guard let first = lines[piece].first(where: { !$0.isBlank && $0.kind != .rule }) else {
            return false
        }
        return first.level != nil
            || first.kind == .text && first.text.utf8.count <= 100
                && TextPart(headedBy: first, isOwn: false) == nil
                && !RecipeLine.hasMeasure(first.text)
    }

    // MARK: Where recipes may begin

    private var starts: [Int] {
        var starts: [Int] = []
        var hasIngredients = false
        for place in lines.indices.dropFirst() where starts.count < Self.limit {
            let line = lines[place]
            if line.kind == .rule {
                starts.append(place + 1)
            } else if line.isBlank || line.isItem {
                continue
            } else if let part = TextPart(headedBy: line, isOwn: false) {
                guard part == .ingredients else { continue }
                if hasIngredients, let title = title(above: place) { starts.append(title) }
                hasIngredients = true
            } else if line.level == 1 || isHeading(place) {
                starts.append(place)
            }
        }
        // Rules with nothing between them part nothing.
        return starts.sorted().reduce(into: []) { kept, start in
            let before = kept.last ?? 0
            let isSomething =
                start < lines.count
                && lines[before..<start].contains {
                    !$0.isBlank && $0.kind != .rule
                }
            if isSomething, start > before { kept.append(start) }
        }
    }

    /// The title over a heading of ingredients: a short line after a blank one.
    private func title(above heading: Int) -> Int? {
        var place = heading - 1
        var candidate: Int?
        var seen = 0
        while place > 0, seen < 12 {
            let line = lines[place]
            if line.isItem || line.kind == .rule { break }
            let isFree = lines[place - 1].isBlank || lines[place - 1].kind == .rule
            if line.level != nil { return place }
            if !line.isBlank, isFree, line.text.utf8.count <= 80, !line.text.hasSuffix(".") {
                candidate = place
                var facts = TextFacts()
                if !facts.take(line) { return place }
            } else if !line.isBlank, line.text.hasSuffix(".") {
                break
            }
            place -= 1
            seen += 1
        }
        return candidate
    }

    /// Whether a line stands alone over a list of ingredients, after the sentences of another
    /// recipe.
    private func isHeading(_ place: Int) -> Bool {
        let line = lines[place]
        guard line.level != nil || line.kind == .text, line.text.utf8.count <= 80,
            !line.text.hasSuffix("."), !line.text.hasSuffix(":"), !line.text.hasSuffix(","),
            line.level != nil || lines[place - 1].isBlank,
            line.isStrong || !RecipeLine.hasAmount(line.text)
        else { return false }
        let above = lines[..<place].suffix(4).last { !$0.isBlank }
        guard let above, above.text.hasSuffix(".") || above.text.hasSuffix("!") || line.isStrong
        else { return false }
        let below = lines[(place + 1)...].prefix(8).filter { !$0.isBlank }
        return below.prefix(4).contains { IngredientSigns.isIngredient($0) }
            || below.first.map { TextPart(headedBy: $0, isOwn: false) == .ingredients } ?? false
    }
}
