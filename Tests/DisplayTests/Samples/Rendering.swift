import Conversation
import RecipeModel
import ShellAnswers

@testable import Display

/// Draws as the tests want it: on a terminal without colour.
func renderer(
    width: Int = 80,
    theme: Theme = .none,
    bold: Bool = false,
    ascii: Bool = false,
    accessible: Bool = false,
    format: FormatChoice = .chosen(.list),
    quiet: Bool = false,
    links: Bool = false,
    terminal: Bool = true,
    layout: Layout = .list,
    pictures: PictureSupport = .none,
    fields: [ListField] = [],
    drawing: @escaping @Sendable (PictureOrder) -> DrawnPicture? = { _ in nil }
) -> Renderer {
    var style = OutputStyle(
        width: width,
        theme: theme,
        keepsBold: bold,
        isASCII: ascii,
        isAccessible: accessible,
        format: format,
        layout: layout,
        pictures: pictures,
        isQuiet: quiet,
        hasLinks: links,
        isTerminal: terminal
    )
    style.fields = fields
    return Renderer(
        style: style,
        clock: Sample.clock,
        commands: Sample.commands,
        pictures: drawing
    )
}

extension Renderer {
    /// What an answer puts on standard output.
    func output(_ answer: Answer, command: String = "test", notes: [Note] = []) -> String {
        text(of: Reply(command: command, answer: answer, notes: notes)).output
    }
}
