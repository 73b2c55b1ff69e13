/// The other grammatical number of a food's name, for services that compare names letter by letter.
enum FoodNumber {
    /// Ends of words with another letter when there are many: leaves and halves, but not olives.
    private static let leaves = [("eaf", "eaves"), ("oaf", "oaves"), ("alf", "alves")]

    /// `onions` for `onion`, `berry` for `berries`; nil where there is no other form.
    ///
    /// Only the last word changes, by the plain rules of English: a wrong guess finds nothing, as
    /// the form that was typed did.
    static func other(of name: String) -> String? {
        guard let last = name.split(separator: " ").last, last.count > 2,
            last.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return nil }
        return name.dropLast(last.count) + (singular(of: last) ?? plural(of: last))
    }

    private static func singular(of word: Substring) -> String? {
        if word.hasSuffix("ss") || word.hasSuffix("us") || !word.hasSuffix("s") { return nil }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        for (one, many) in leaves where word.hasSuffix(many) {
            return word.dropLast(many.count) + one
        }
        let isLong = ["oes", "ches", "shes", "xes", "sses"].contains { word.hasSuffix($0) }
        return String(word.dropLast(isLong ? 2 : 1))
    }

    private static func plural(of word: Substring) -> String {
        for (one, many) in leaves where word.hasSuffix(one) {
            return word.dropLast(one.count) + many
        }
        let beforeLast = word.dropLast().last
        if word.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
            return word.dropLast() + "ies"
        }
        let isHissing = ["s", "x", "o", "ch", "sh"].contains { word.hasSuffix($0) }
        return word + (isHissing ? "es" : "s")
    }
}
