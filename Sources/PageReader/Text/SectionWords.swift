import KitchenLanguage

/// The words by which recipes in many languages call their parts.
enum SectionWords {
    typealias Section = RecipeLine.Section

    /// The part that a line begins as its heading; nil when it is not such a heading.
    ///
    /// The line may say a little more than the word: `Ingredients for 4`, `Zutaten (2 Personen)`.
    static func section(headedBy line: String) -> Section? {
        guard line.utf8.count <= 120 else { return nil }
        let words = self.words(of: line)
        guard !words.isEmpty, words.count <= 9 else { return nil }
        let key = words.joined(separator: " ")
        if let section = sections[key] { return section }
        // `3 thoughts on “Leek tart”`
        if words[0].allSatisfy(\.isNumber), words.count > 1, counted.contains(words[1]) {
            return .other
        }
        guard let section = section(saidIn: words) ?? unspaced(key), !tellsTime(line) else {
            return nil
        }
        return section
    }

    /// The part whose name stands at the beginning or the end of a line's words.
    private static func section(saidIn words: [String]) -> Section? {
        for count in stride(from: min(words.count - 1, 4), through: 1, by: -1) {
            let start = words.prefix(count).joined(separator: " ")
            if let section = sections[start],
                section == .other && words.count <= 3 || isTail(words.dropFirst(count)),
                section != .other || !isMeasured(words)
            {
                return section
            }
            let end = words.suffix(count).joined(separator: " ")
            if let section = sections[end], words.count - count <= 4,
                section != .other,
                !SectionNames.dishes.contains(end)
            {
                return section
            }
        }
        return nil
    }

    /// Whether a line heads the steps under the dish's own name: `How to make lentil soup`,
    /// `Comment faire une tarte`, `Linzensoep maken`; `How to make ahead` is a note.
    static func isMaking(_ line: String) -> Bool {
        guard line.utf8.count <= 120 else { return false }
        let words = self.words(of: line)
        if let last = words.last, makingEnds.contains(last), words.count <= 5 { return true }
        return makingStarts.contains { start in
            words.starts(with: start) && words.count > start.count
                && !["it", "ahead", "them", "this"].contains(words[start.count])
        }
    }

    /// Whether a line is nothing but the word for ingredients, steps and so on.
    static func isBare(_ line: String) -> Bool { section(named: line) != nil }

    /// The part whose name a line is, and nothing more.
    static func section(named line: String) -> Section? {
        line.utf8.count <= 120 ? sections[words(of: line).joined(separator: " ")] : nil
    }

    /// Whether a line tells what the ingredients after it are for, and names none: `For the dough`.
    static func isPurpose(_ line: String) -> Bool {
        guard line.utf8.count <= 60, line.last.map({ ".,!?".contains($0) }) == false,
            !line.contains(where: { $0.isNumber || $0 == "," })
        else { return false }
        let words = self.words(of: line)
        return words.count <= 6
            && purposeStarts.contains { words.starts(with: $0) && words.count > $0.count }
    }

    /// Whether a class name or id has a word for ingredients, or for steps, in it.
    static func section(ofName name: String) -> Section? {
        let lower = name.lowercased()
        if ingredientStems.contains(where: lower.utf8Contains) { return .ingredients }
        if stepStems.contains(where: lower.utf8Contains) { return .steps }
        return nil
    }

    /// `Preparation: 20 min` is a fact and heads nothing.
    private static func tellsTime(_ line: String) -> Bool {
        line.contains(where: \.isNumber) && StatedDuration.isNamed(in: line)
    }

    private static func words(of line: String) -> [String] {
        if let words = plainWords(of: line) { return words }
        return String(line.lowercased().map { $0 == "’" ? "'" : $0 })
            .split { !$0.isLetter && !$0.isNumber && $0 != "'" && !$0.isMark }.map(String.init)
    }

    /// The same for a line of ASCII alone, as most are, byte by byte; nil for every other.
    private static func plainWords(of line: String) -> [String]? {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in line.utf8 {
            switch byte {
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "'"): word.append(byte)
            case 0x80...: return nil
            default:
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    /// What may stand after a heading word: amounts, persons, and the like.
    private static func isTail(_ words: ArraySlice<String>) -> Bool {
        if words.contains(where: { $0.allSatisfy(\.isNumber) }) { return words.count <= 5 }
        guard let first = words.first else { return true }
        return tailWords.contains(first) || words.count == 1 && first.count <= 4
    }

    /// `About 1/2 tsp salt` is an ingredient.
    private static func isMeasured(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            $0.allSatisfy(\.isNumber) && IngredientLikeness.isUnit($1)
        }
    }

    /// Headings in scripts without spaces: 材料（2人分）.
    private static func unspaced(_ key: String) -> Section? {
        guard key.unicodeScalars.contains(where: { $0.value >= 0x0E00 }), key.count <= 16 else {
            return nil
        }
        for (start, section) in unspacedStarts where key.hasPrefix(start) { return section }
        return nil
    }

    private static let sections: [String: Section] = {
        var table: [String: Section] = [:]
        for (section, names) in [
            (Section.ingredients, SectionNames.ingredients), (.steps, SectionNames.steps),
            (.notes, SectionNames.notes), (.other, SectionNames.other),
        ] {
            for name in names { table[name] = section }
        }
        return table
    }()

    private static let unspacedStarts: [(String, Section)] = [
        ("材料", .ingredients), ("食材", .ingredients), ("用料", .ingredients), ("原料", .ingredients),
        ("配料", .ingredients), ("主料", .ingredients), ("재료", .ingredients), ("ส่วนผสม", .ingredients),
        ("วัตถุดิบ", .ingredients), ("作り方", .steps), ("つくり方", .steps), ("作法", .steps), ("做法", .steps),
        ("步骤", .steps), ("步驟", .steps), ("制作", .steps), ("製作", .steps), ("烹饪", .steps),
        ("手順", .steps), ("만드는", .steps), ("조리", .steps), ("วิธีทำ", .steps), ("ขั้นตอน", .steps),
        ("コツ", .notes), ("ポイント", .notes), ("小贴士", .notes), ("小貼士", .notes), ("小窍门", .notes),
    ]

    private static let makingStarts = [
        "how to make", "how to cook", "how to bake", "how to prepare", "so machst du",
        "so gelingt", "comment faire", "comment préparer", "cómo hacer", "cómo preparar",
        "como fazer", "como preparar", "come fare", "come preparare", "hoe maak je",
        "zo maak je", "så gör du", "sådan laver du", "slik lager du", "jak zrobić",
        "jak przygotować", "как приготовить",
    ].map { $0.split(separator: " ").map(String.init) }

    /// What readers wrote, after its number.
    private static let counted: Set<String> = [
        "comment", "comments", "thought", "thoughts", "response", "responses", "reply", "replies",
        "review", "reviews", "kommentar", "kommentare", "kommentarer", "antworten", "commentaire",
        "commentaires", "réponses", "comentario", "comentarios", "comentário", "comentários",
        "respuestas", "respostas", "commento", "commenti", "risposte", "reactie", "reacties",
        "kommentti", "kommenttia", "komentarz", "komentarze", "komentarzy", "komentářů",
        "комментариев", "комментария", "комментарий",
    ]

    private static let purposeStarts = [
        "for the", "für den", "für die", "für das", "pour la", "pour le", "pour les", "para la",
        "para el", "para las", "para los", "para a", "para o", "per la", "per il", "per le",
        "per lo", "per gli", "voor de", "voor het", "til", "till", "для",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let makingEnds: Set<String> = [
        "maken", "bereiden", "bakken", "koken", "zubereiten",
    ]

    private static let tailWords: Set<String> = [
        "for", "für", "pour", "para", "per", "voor", "til", "till", "till", "dla", "na", "pentru",
        "serves", "list", "you", "needed", "and", "to", "&", "makes", "yield", "liste", "steps",
        "sur", "de", "sind", "einer", "ca", "personen", "from", "cups", "us", "metric", "on", "in",
    ]

    private static let ingredientStems = [
        "ingredient", "ingrédient", "ingrediens", "ingredien", "zutat", "skladnik", "składnik",
        "hozzavalo", "sastojci", "malzeme", "surovin", "zaizoryou", "zairyo", "material-list",
    ]

    private static let stepStems = [
        "instruction", "direction", "preparation", "preparaz", "preparac", "zubereitung", "method",
        "modo-preparo", "modo-de-preparo", "recipe-step", "recipe_step", "recipestep", "steps",
        "bereiding", "bereidingswijze", "fremgangsm", "framgangss", "tillagning", "przygotowanie",
        "elkeszites", "postup", "priprema", "hazirlanis", "yapilis", "anleitung", "elaboracion",
        "procedimiento", "procedimento", "cooking-step", "gor-sa-har",
    ]
}

extension Character {
    /// Whether the character is a mark that belongs to the letter before it, as in Thai or Hindi.
    fileprivate var isMark: Bool {
        unicodeScalars.allSatisfy {
            [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory)
        }
    }
}
