/// A prompt as libedit wants it: escape sequences between marks, because they take no room.
struct PromptText: Equatable {
    /// The text with its marks.
    let marked: String
    /// What takes room on the screen.
    let visible: String
    /// The escape sequence before the text; empty for a plain one.
    let style: String
    /// The last character, which is not in the style.
    var tail: Substring { visible.suffix(1) }
    /// What is in the style.
    var body: Substring { visible.dropLast() }

    private static let mark: Character = "\u{01}"

    /// Makes a prompt in a style, which is an escape sequence or nil.
    ///
    /// libedit counts a sequence as part of the character after it and loses one that stands at
    /// the end, so the style ends before the last character, which is usually the space.
    init(_ text: String, style: String?) {
        let clean = text.filter { character in
            character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        }
        visible = clean
        guard let style, !style.isEmpty, clean.count > 1 else {
            marked = clean
            self.style = ""
            return
        }
        self.style = style
        let mark = Self.mark
        let body = clean.dropLast()
        marked = "\(mark)\(style)\(mark)\(body)\(mark)\u{1B}[0m\(mark)\(clean.suffix(1))"
    }

    /// The text to print where libedit does not.
    var withoutMarks: String {
        marked.filter { $0 != Self.mark }
    }
}
