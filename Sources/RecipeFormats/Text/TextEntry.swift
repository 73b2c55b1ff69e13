import KitchenLanguage
import PageReader
import RecipeModel

/// One recipe in a text: its front matter or comment, and its lines.
struct TextEntry {
    private let metadata: RecipeFieldValues
    private let text: TextRecipe
    private let name: String

    /// - Parameter entry: Its bytes are one recipe's; its name is that of its file.
    init(_ entry: FileEntry) {
        let whole = RecipeLine.text(of: entry.bytes)
        var lines = TextLines.split(whole)[...]
        let matter = FrontMatter(&lines)
        let isMarkdown =
            entry.format == .markdown || matter != nil || TextLineReader.isMarkdown(lines)
        let read = TextLineReader.lines(of: lines, isMarkdown: isMarkdown)
        self.init(read, metadata: matter.map { RecipeFieldValues($0.value) }, name: entry.name)
    }

    /// - Parameter metadata: What a front matter tells; nil where there is none.
    init(_ lines: [TextLine], metadata: RecipeFieldValues?, name: String) {
        self.name = name
        var lines = lines
        var metadata = metadata ?? RecipeFieldValues()
        for line in lines where line.kind == .comment {
            let fields = RecipeFieldValues(YAMLReader.value(of: line.text))
            if fields.isOwn { metadata = fields }
        }
        if !metadata.isOwn { MailText.prepare(&lines, &metadata) }
        self.metadata = metadata
        text = TextRecipe(lines, metadata: metadata)
    }

    var document: RecipeDocument {
        var document = RecipeDocument(recipe: text.recipe)
        // An own text says its notes; the front matter says when they were written.
        metadata.apply(to: &document)
        if let notes = text.ownNotes {
            var known = Dictionary(grouping: document.own.notes, by: \.text)
            document.own.notes = notes.enumerated().map { place, note in
                let time = known[note]?.isEmpty == false ? known[note]?.removeFirst() : nil
                return RecipeNote(id: place + 1, text: note, writtenAt: time?.writtenAt ?? 0)
            }
        }
        if document.recipe.title.isEmpty { document.recipe.title = name }
        return document
    }

    // MARK: Whether it is one

    /// Whether it has ingredients, and whether it has steps.
    var parts: (ingredients: Bool, steps: Bool) {
        let recipe = document.recipe
        return (!recipe.ingredients.isEmpty, !recipe.steps.isEmpty)
    }

    /// Whether it is a recipe beyond doubt: most texts are none.
    var isRecipe: Bool {
        if metadata.isOwn { return true }
        let recipe = document.recipe
        let lines = recipe.ingredients.prefix(Self.judgedItems).map(\.text)
        // Below its own heading `Toss.` is a step, too.
        let hasSteps =
            text.hasIngredientsHeading && text.hasStepsHeading && !recipe.steps.isEmpty
            || recipe.steps.contains(where: Self.isSentence)
        guard !lines.isEmpty, hasSteps else { return false }
        if metadata[.ingredients] != nil, metadata.tellsRecipe { return true }
        let amounts = lines.count(where: RecipeLine.hasAmount)
        let measures = lines.count(where: RecipeLine.hasMeasure)
        let foods = lines.count(where: IngredientSigns.hasFood)
        guard !isProgram else { return false }
        if text.hasIngredientsHeading {
            if text.hasStepsHeading || lines.count > 1 {
                return measures > 0 || foods * 2 >= lines.count || foods > 0 && amounts > 0
                    || text.hasStepsHeading && amounts * 2 >= lines.count && isForeign
            }
            return false
        }
        guard lines.count >= 2, amounts * 2 >= lines.count else { return false }
        // Numbers behind words are figures, where nothing is measured.
        let leading = lines.count { $0.first?.isNumber == true }
        return measures >= 2 && measures * 3 >= lines.count && (foods > 0 || isForeign)
            || foods * 2 >= lines.count && foods >= 2
                && (measures > 0 || leading * 2 >= lines.count)
    }

    /// Whether it is in letters or words that our foods are not in.
    private var isForeign: Bool {
        let recipe = document.recipe
        let lines = recipe.ingredients.prefix(Self.judgedItems).map(\.text)
        let text = (lines + recipe.steps.prefix(5)).joined(separator: " ")
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
        let words = text.prefix(4_000).lowercased().split { !$0.isLetter }
        return !words.contains { ["the", "and", "with", "until", "to", "of"].contains($0) }
    }

    /// As many ingredients, and steps, tell what a text is as all of them would.
    private static let judgedItems = 500

    private static func isSentence(_ step: String) -> Bool {
        step.split(separator: " ", maxSplits: 3).count >= 3
            || step.unicodeScalars.contains { $0.value >= 0x2E80 }
    }

    /// Whether the steps are lines of a program or a machine.
    private var isProgram: Bool {
        let recipe = document.recipe
        let lines =
            recipe.steps.prefix(Self.judgedItems)
            + recipe.ingredients.prefix(Self.judgedItems).map(\.text)
        let odd = lines.count { line in
            let tail = line.prefix(2_000)
            return tail.hasSuffix(";") || tail.contains("{") || tail.contains("()")
                || tail.contains(" = ") || tail.contains("$ ") || tail.contains("::")
                || IngredientSigns.isTimed(line)
        }
        return odd * 4 > lines.count
    }
}

/// The marks that mail puts around a text: headers above, `>` before each line, a signature below.
enum MailText {
    private static let headers: Set<String> = [
        "from", "to", "subject", "date", "cc", "bcc", "sent", "reply-to", "message-id",
        "mime-version", "content-type", "content-transfer-encoding", "x-mailer", "von", "an",
        "betreff", "datum", "gesendet", "de", "objet", "envoyé", "à", "return-path", "received",
    ]

    /// Takes them out; the subject is the title.
    static func prepare(_ lines: inout [TextLine], _ metadata: inout RecipeFieldValues) {
        unquote(&lines)
        var place = lines.firstIndex { !$0.isBlank } ?? lines.endIndex
        let first = place
        var count = 0
        var subject: String?
        while place < lines.endIndex, lines[place].kind == .text,
            let colon = lines[place].text.prefix(40).firstIndex(of: ":")
        {
            let name = lines[place].text[..<colon].lowercased()
            guard headers.contains(name) else { break }
            if ["subject", "betreff", "objet"].contains(name) {
                subject = lines[place].text[colon...].dropFirst().trimmingWhitespace()
            }
            count += 1
            place += 1
        }
        if count >= 2 || subject != nil && count >= 1 {
            lines.removeSubrange(first..<place)
            if let subject, let title = title(of: subject), metadata[.title] == nil,
                !hasTitle(lines)
            {
                metadata.set(.title, .string(title))
            }
        }
        if let end = lines.firstIndex(where: { $0.text == "--" && $0.kind == .text }) {
            lines.removeSubrange(end...)
        }
        removeFarewell(&lines)
    }

    private static let farewells: Set<String> = [
        "love", "lots of love", "regards", "best regards", "kind regards", "best", "best wishes",
        "cheers", "yours", "enjoy", "kisses", "xx", "xxx", "liebe grüße", "viele grüße", "lg",
        "herzliche grüße", "gruß", "bises", "bisous", "amicalement", "saludos", "besos",
        "un abrazo",
        "baci", "groetjes", "kram", "hilsen", "knus",
    ]

    /// `Love,` and a name, below which nothing stands.
    private static func removeFarewell(_ lines: inout [TextLine]) {
        let last = lines.indices.filter { !lines[$0].isBlank }.suffix(2)
        for place in last where lines[place].kind == .text {
            let word = lines[place].text.lowercased().filter { $0.isLetter || $0 == " " }
            if farewells.contains(word) {
                lines.removeSubrange(place...)
                return
            }
        }
    }

    /// Whether a text has a title of its own, above what it tells of a recipe.
    private static func hasTitle(_ lines: [TextLine]) -> Bool {
        lines.contains { $0.level == 1 }
    }

    private static func title(of subject: String) -> String? {
        var rest = subject
        while let colon = rest.prefix(6).firstIndex(of: ":"),
            ["re", "fw", "fwd", "aw", "wg", "tr"].contains(rest[..<colon].lowercased())
        {
            rest = rest[colon...].dropFirst().trimmingWhitespace()
        }
        for start in ["Recipe: ", "Rezept: ", "Recette: ", "Recipe for "]
        where rest.hasPrefix(start) {
            rest = String(rest.dropFirst(start.count))
        }
        return rest.isEmpty ? nil : rest
    }

    /// The lines of an answer without their `>`.
    private static func unquote(_ lines: inout [TextLine]) {
        let texts = lines.filter { !$0.isBlank }
        let quoted = texts.count { $0.text.hasPrefix(">") }
        guard quoted * 10 >= texts.count * 6, quoted > 0 else { return }
        let raw = lines.map { line -> Substring in
            Substring(line.text.drop { $0 == ">" || $0 == " " })
        }
        lines = TextLineReader.lines(of: raw[...], isMarkdown: false)
    }
}
