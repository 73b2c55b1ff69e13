/// The signs that the program itself draws, in Unicode or in ASCII alone.
struct Symbols: Hashable {
    let star: String
    let dot: String
    let ellipsis: String
    let arrow: String

    static let unicode = Symbols(star: "★", dot: "·", ellipsis: "…", arrow: "→")
    static let ascii = Symbols(star: "*", dot: "-", ellipsis: "...", arrow: "->")

    /// The program's own words with its own signs: what it says elsewhere in Unicode.
    ///
    /// Text from outside does not pass here; it keeps its signs.
    func words(_ text: String) -> String {
        guard self == .ascii else { return text }
        return text.reduce(into: "") { result, character in
            switch character {
            case "★": result += star
            case "·": result += dot
            case "…": result += ellipsis
            case "→": result += arrow
            default: result.append(character)
            }
        }
    }
}
