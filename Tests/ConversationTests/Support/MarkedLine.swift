import Conversation

/// A line in which `⟦` and `⟧` mark the words that a caret is expected under.
struct MarkedLine {
    let text: String
    let span: Span?

    init(_ marked: String) {
        let characters = Array(marked)
        text = String(characters.filter { $0 != "⟦" && $0 != "⟧" })
        if let start = characters.firstIndex(of: "⟦"), let end = characters.firstIndex(of: "⟧") {
            span = start..<end - 1
        } else {
            span = nil
        }
    }
}
