/// The singular of an English word, by rules for the words of kitchens.
///
/// It is no stemmer: only plurals change, so `paste` and `past` stay apart, and a word whose
/// plural means another thing (`greens`, `fries`) stays as it is.
enum SingularForm {
    /// The singular of a word in lower case without diacritics.
    static func of(_ word: String) -> String { of(Array(word.utf8)) }

    /// The singular of a word given by its UTF-8.
    static func of(_ letters: [UInt8]) -> String {
        let word = String(decoding: letters, as: UTF8.self)
        guard letters.count > 3 else { return word }
        if let exception = exceptions[word] { return exception }
        guard letters.last == s else { return word }
        return String(decoding: withoutPlural(letters[...]), as: UTF8.self)
    }

    private static let s = UInt8(ascii: "s")

    private static func withoutPlural(_ word: ArraySlice<UInt8>) -> [UInt8] {
        func ends(_ endings: StaticString...) -> Bool { endings.contains { word.ends(with: $0) } }
        if ends("ss", "us") { return Array(word) }
        if ends("is") {
            return Array(
                ends(
                    "inis",
                    "olis",
                    "onis",
                    "amis",
                    "akis",
                    "ettis",
                    "chis",
                    "ilis",
                    "iwis",
                    "yanis"
                ) ? word.dropLast() : word
            )
        }
        if ends("ies") {
            return word.count > 4
                ? Array(word.dropLast(3)) + [UInt8(ascii: "y")] : Array(word.dropLast())
        }
        if ends("oes", "ches", "shes", "xes", "sses", "zzes") { return Array(word.dropLast(2)) }
        return Array(word.dropLast())
    }

    private static let exceptions: [String: String] = {
        var exceptions: [String: String] = [:]
        for line in irregular.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ").map(String.init)
            guard let singular = words.first else { continue }
            for plural in words { exceptions[plural] = singular }
        }
        for word in unchanged.split(whereSeparator: \.isWhitespace) {
            exceptions[String(word)] = String(word)
        }
        return exceptions
    }()

    /// Words that end as plurals do and are none, or mean another thing than their singular.
    private static let unchanged = """
        molasses christmas madras texas kansas series species greens sweets fries bitters grits
        schnapps anis citrus hummus couscous asparagus gas always perhaps lens dolmades bass
        pancreas atlas bias
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
        goose geese
        foot feet
        tooth teeth
        fungus fungi
        octopus octopi octopuses
        cactus cacti
        citrus citruses
        hibiscus hibiscuses
        panini panino paninis
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

extension ArraySlice<UInt8> {
    /// Whether the bytes end with an ASCII text.
    fileprivate func ends(with ending: StaticString) -> Bool {
        guard ending.utf8CodeUnitCount < count else { return false }
        return ending.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
