/// The singular of an English word, by rules for the words of kitchens.
///
/// It is not a stemmer: only plurals change, so `paste` and `past` stay apart, and a word whose
/// plural means another thing (`greens`, `fries`) stays unchanged. Plurals without an `s` (`geese`)
/// are among the spellings of `FoodSynonyms`.
enum SingularForm {
    /// The singular of a word in lower case without diacritics.
    static func of(_ word: String) -> String { of(Array(word.utf8)) }

    /// The singular of a word given by its UTF-8.
    static func of(_ letters: [UInt8]) -> String {
        let word = String(decoding: letters, as: UTF8.self)
        guard letters.count > 3, letters.last == UInt8(ascii: "s") else { return word }
        if let exception = exceptions[word] { return exception }
        switch ending(of: letters) {
        case .none: return word
        case .drop(let count): return String(decoding: letters.dropLast(count), as: UTF8.self)
        case .ies: return String(decoding: letters.dropLast(3), as: UTF8.self) + "y"
        }
    }

    /// What the end of a word says of its singular.
    private enum Ending {
        /// It is not a plural.
        case none
        /// So many letters go.
        case drop(Int)
        /// `ies` becomes `y`.
        case ies
    }

    private static func ending(of word: [UInt8]) -> Ending {
        switch word[word.count - 2] {
        case UInt8(ascii: "s"), UInt8(ascii: "u"): return .none
        case UInt8(ascii: "i"):
            let isPlural = italianPlurals.contains { word.ends(with: $0) }
            return isPlural ? .drop(1) : .none
        case UInt8(ascii: "e"):
            if word.ends(with: "ies") { return word.count > 4 ? .ies : .drop(1) }
            return longPlurals.contains { word.ends(with: $0) } ? .drop(2) : .drop(1)
        default: return .drop(1)
        }
    }

    /// Ends of words that have taken an English `s` after an Italian or Japanese `i`.
    private static let italianPlurals: [StaticString] = [
        "inis", "olis", "onis", "amis", "akis", "ettis", "chis", "ilis", "anis",
    ]
    /// Ends of plurals of which the singular has no `e`.
    private static let longPlurals: [StaticString] = ["oes", "ches", "shes", "xes", "sses", "zzes"]

    private static let exceptions: [String: String] = {
        var exceptions = table(of: irregular)
        for word in unchanged.fields(separatedBy: " ", "\n") {
            exceptions[word] = word
        }
        return exceptions
    }()

    /// Reads lines of a singular and its plurals.
    private static func table(of lines: String) -> [String: String] {
        var table: [String: String] = [:]
        for line in lines.fields(separatedBy: "\n") {
            let words = line.fields(separatedBy: " ")
            guard let singular = words.first else { continue }
            for plural in words { table[plural] = singular }
        }
        return table
    }

    /// Words that end as plurals do and are none, or mean another thing than their singular.
    private static let unchanged = """
        molasses christmas madras texas kansas series species greens sweets fries bitters grits
        schnapps anis afters elevenses gras speculoos wales calvados lachs brussels
        netherlands philippines always perhaps lens dolmades pancreas atlas bias
        """

    /// Each line: a singular, then its plurals that no rule makes.
    private static let irregular = """
        leaf leaves
        loaf loaves
        half halves
        calf calves
        knife knives
        shelf shelves
        hoof hooves
        octopus octopuses
        citrus citruses
        hibiscus hibiscuses
        panini paninis
        sloe sloes
        roe roes
        toe toes
        shoe shoes
        cookie cookies
        brownie brownies
        blondie blondies
        smoothie smoothies
        veggie veggies
        toastie toasties
        sarnie sarnies
        hoagie hoagies
        sweetie sweeties
        calorie calories
        whoopie whoopies
        chili chilies
        lassi lassies
        quiche quiches
        brioche brioches
        ceviche ceviches
        mousse mousses
        bouillabaisse bouillabaisses
        menu menus
        ragu ragus
        tofu tofus
        tiramisu tiramisus
        calamari calamaris
        yakitori yakitoris
        nigiri nigiris
        roti rotis
        samosa samosas
        pierogi pierogis pierogies
        kiwi kiwis kiwies
        """
}

extension [UInt8] {
    /// Whether the bytes end with an ASCII text.
    fileprivate func ends(with ending: StaticString) -> Bool {
        guard ending.utf8CodeUnitCount < count else { return false }
        return ending.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
