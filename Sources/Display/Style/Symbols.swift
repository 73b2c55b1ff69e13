import KitchenLanguage

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

    /// Words with the signs that can be shown: fractions such as `½`, and the program's own signs.
    func words(_ text: String) -> String {
        guard self == .ascii else { return text }
        return FractionWriting.withSlashes(text).reduce(into: "") { result, character in
            switch character {
            case "★": result += star
            case "·": result += dot
            case "…": result += ellipsis
            case "→": result += arrow
            case "✓": result += "x"
            case "○": result += "o"
            default: result.append(character)
            }
        }
    }
}
