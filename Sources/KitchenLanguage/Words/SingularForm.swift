/// The singular of an English word, by rules for the words of kitchens.
///
/// It is not a stemmer: only plurals change, so `paste` and `past` stay apart, and a word whose
/// plural means another thing (`greens`, `fries`) stays unchanged. Plurals without an `s` (`geese`)
/// are among the spellings of `FoodSynonyms`.
package enum SingularForm {
    /// The singular of a word in lower case without diacritics.
    static func of(_ word: String) -> String {
        var word = word
        return word.withUTF8 { of($0[...]) }
    }

    /// The singular of a word given by its UTF-8.
    package static func of(_ letters: [UInt8]) -> String {
        letters.withUnsafeBufferPointer { of($0[...]) }
    }

    /// The singular of a word in a table.
    static func of(_ word: TableScanner.Bytes) -> String {
        switch change(of: word) {
        case .none: word.text
        case .drop(let count): word.dropLast(count).text
        case .ies: word.dropLast(3).text + "y"
        case .exception(let singular): singular
        }
    }

    /// How a word becomes its singular.
    enum Change {
        /// It is not a plural.
        case none
        /// So many letters go.
        case drop(Int)
        /// `ies` becomes `y`.
        case ies
        case exception(String)
    }

    /// How a word becomes its singular.
    static func change(of word: TableScanner.Bytes) -> Change {
        guard word.count > 3, word.last == UInt8(ascii: "s") else { return .none }
        if let exception = exceptions[PhraseHash(word)] { return .exception(exception) }
        switch word[word.endIndex - 2] {
        case UInt8(ascii: "s"), UInt8(ascii: "u"): return .none
        case UInt8(ascii: "i"):
            return italianPlurals.contains { word.ends(with: $0) } ? .drop(1) : .none
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

    private static let exceptions: PhraseTable<String> = {
        var exceptions = PhraseTable<String>(capacity: 256)
        let space = UInt8(ascii: " ")
        TableScanner.forEachLine(of: irregular) { line, _ in
            var singular: String?
            TableScanner.forEachPart(of: line, separatedBy: space) { word in
                let first = singular ?? word.text
                singular = first
                exceptions.update(PhraseHash(word), from: first) { $0 = first }
            }
        }
        TableScanner.forEachLine(of: unchanged) { line, _ in
            TableScanner.forEachPart(of: line, separatedBy: space) { word in
                let text = word.text
                exceptions.update(PhraseHash(word), from: text) { $0 = text }
            }
        }
        return exceptions
    }()

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
        joe joes
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
        munchie munchies
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

extension TableScanner.Bytes {
    /// Whether the bytes end with an ASCII text.
    fileprivate func ends(with ending: StaticString) -> Bool {
        guard ending.utf8CodeUnitCount < count else { return false }
        return ending.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
