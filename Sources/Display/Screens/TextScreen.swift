import RecipeModel

/// A text of the cook's own, such as that of `echo`.
struct TextScreen: Screen {
    let text: String

    private var lines: [String] {
        CleanText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    func drawn(in context: ScreenContext) -> [StyledText] {
        // In a file or a pipe the cook's text stays as it is; on a screen no line is too wide.
        guard context.style.isTerminal else { return lines.map { StyledText($0) } }
        return lines.flatMap { StyledText($0).wrapped(to: context.width) }
    }

    func spoken(in context: ScreenContext) -> [String] { lines }

    var members: [JSONMember] { [JSONMember("text", .string(CleanText.lines(text)))] }

    func markdown(in context: ScreenContext) -> [String] { lines }
}

/// An answer without a word of its own.
struct EmptyScreen: Screen {
    var members: [JSONMember] = []

    func drawn(in context: ScreenContext) -> [StyledText] { [] }
    func spoken(in context: ScreenContext) -> [String] { [] }
    func markdown(in context: ScreenContext) -> [String] { [] }
}
