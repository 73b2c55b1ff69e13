import Documents

extension OutputStyle {
    /// The escape sequence for what the prompt suggests: grey where the theme has it, else dim; nil
    /// where there is no colour, and in accessible mode.
    package var suggestionStyle: String? {
        guard hasEscapes, theme != .none else { return nil }
        let codes = theme.appearance(of: .secondary).codes
        return "\u{1B}[\(codes.isEmpty ? "2" : codes.joined(separator: ";"))m"
    }

    /// What stands before a row that a quote of the row before goes on in.
    package static func prompt(waitingFor quote: Character) -> String { "unclosed \(quote) > " }
}
