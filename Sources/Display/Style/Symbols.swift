/// The signs that the program itself draws, in Unicode or in ASCII alone.
struct Symbols: Hashable {
    let star: String
    let dot: String
    let ellipsis: String
    let arrow: String
    /// What stands in every cell of a picture that is not there yet.
    let shade: String
    /// The edge of a ribbon at 45 degrees.
    let slope: String
    /// The lines of boxes.
    let frame: Frame

    /// The signs that a box is drawn with.
    struct Frame: Hashable {
        let across: String
        let down: String
        let topLeft: String
        let topRight: String
        let bottomLeft: String
        let bottomRight: String
    }

    static let unicode = Symbols(
        star: "★",
        dot: "·",
        ellipsis: "…",
        arrow: "→",
        shade: "░",
        slope: "╲",
        frame: Frame(
            across: "─",
            down: "│",
            topLeft: "┌",
            topRight: "┐",
            bottomLeft: "└",
            bottomRight: "┘"
        )
    )
    static let ascii = Symbols(
        star: "*",
        dot: "-",
        ellipsis: "...",
        arrow: "->",
        shade: ":",
        slope: "\\",
        frame: Frame(
            across: "-",
            down: "|",
            topLeft: "+",
            topRight: "+",
            bottomLeft: "+",
            bottomRight: "+"
        )
    )

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
