/// Singular and plural of the English name of a food, for counts that change.
///
/// Only names whose last word is a known food change; others, and other languages, stay.
package enum EnglishNoun {
    /// `egg` becomes `eggs`, `red onion` becomes `red onions`.
    package static func plural(of name: String) -> String {
        changed(name) { word in
            guard word.last != "s" else { return word }
            if let irregular = irregular[word] { return irregular }
            if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
                return word.dropLast() + "ies"
            }
            let isHissing = ["x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
            return word + (isHissing ? "es" : "s")
        }
    }

    /// `eggs` becomes `egg`.
    static func singular(of name: String) -> String {
        changed(name) { singulars[$0] ?? SingularForm.of($0) }
    }

    private static func changed(_ name: String, _ change: (String) -> String) -> String {
        let end = name.lastIndex { $0.isLetter } ?? name.startIndex
        guard end < name.endIndex else { return name }
        let head = name[...end]
        let start = head.lastIndex { !$0.isLetter }.map { head.index(after: $0) } ?? head.startIndex
        let word = String(head[start...])
        guard word.count > 2, word.allSatisfy({ $0.isASCII && $0.isLowercase || $0 == word.first }),
            KnownFoods.shared.isFood(word) || KnownFoods.shared.isFood(head)
        else { return name }
        return name[..<start] + change(word) + name[name.index(after: end)...]
    }

    private static let irregular = [
        "tomato": "tomatoes", "potato": "potatoes", "mango": "mangoes", "leaf": "leaves",
        "loaf": "loaves", "half": "halves", "knife": "knives", "goose": "geese", "fish": "fish",
        "salmon": "salmon", "trout": "trout", "squash": "squashes", "garlic": "garlic",
        "chilli": "chillies", "chili": "chilies",
    ]
    private static let singulars = Dictionary(
        uniqueKeysWithValues: irregular.map { ($0.value, $0.key) }
    )
}
