/// Keys as a terminal sends them.
enum Keys {
    static let tab = "\t"
    static let enter = "\r"
    static let escape = "\u{1B}"
    static let backspace = "\u{7F}"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let left = "\u{1B}[D"
    static let home = "\u{1B}[H"

    /// A letter with the control key.
    static func control(_ letter: Character) -> String {
        let value = (letter.asciiValue ?? 0) & 0x1F
        return String(Character(Unicode.Scalar(value)))
    }

    /// A block as a terminal sends it that marks what is pasted.
    static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
