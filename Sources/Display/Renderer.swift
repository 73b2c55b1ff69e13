import Documents
import KitchenLanguage
package import RecipeModel
package import ShellAnswers

/// Turns answers, notes, errors and progress into text: the only place where the program has words.
///
/// It decides nothing besides: neither exit codes nor where text is finally written.
package struct Renderer: Sendable {
    /// How things are to look.
    package let style: OutputStyle
    private let clock: LocalClock
    private let commands: Set<String>
    private let pictures: @Sendable (PictureOrder) -> DrawnPicture?

    /// A renderer.
    ///
    /// - Parameters:
    ///   - style: How things are to look.
    ///   - clock: The time now and the cook's time zone.
    ///   - commands: The names of the commands that there are, so that help and hints name no
    ///     others; empty means all.
    ///   - pictures: The picture that is ordered, in the form that the style asks for; nil where it
    ///     is not there yet. It is asked while drawing, so it never waits.
    package init(
        style: OutputStyle,
        clock: LocalClock,
        commands: Set<String> = [],
        pictures: @escaping @Sendable (PictureOrder) -> DrawnPicture? = { _ in nil }
    ) {
        self.style = style
        self.clock = clock
        self.commands = commands
        self.pictures = pictures
    }

    var context: ScreenContext { ScreenContext(style: style, pictures: pictures) }

    var wording: Wording { Wording(clock: clock, commands: commands) }

    private func rendering(of reply: Reply) -> ReplyRendering {
        ReplyRendering(reply: reply, context: context, wording: wording)
    }

    /// The text of a command's reply.
    package func text(of reply: Reply) -> RenderedOutput { rendering(of: reply).output }

    /// Whether a reply has pictures that this style shows.
    package func showsPictures(of reply: Reply) -> Bool { rendering(of: reply).showsPictures }

    /// Whether a part of results has pictures that this style shows.
    package func showsPictures(of part: ResultsPart) -> Bool {
        !style.isSpoken && TerminalWriter(context: context).showsPictures(of: part.document)
    }

    /// The text of a command's failure.
    package func text(of failure: CommandError, command: String) -> RenderedOutput {
        let message = ErrorMessage(failure: failure, command: command)
        var output = RenderedOutput()
        switch style.format {
        case .chosen(.json), .chosen(.ndjson): output.append(message.members(in: wording))
        default: output.append(message.document(in: wording), in: context)
        }
        return output
    }

    /// The text of notes by themselves: those that come before an answer, and those of the
    /// background. Nothing where the style is quiet.
    package func text(of notes: [Note]) -> RenderedOutput {
        var output = RenderedOutput()
        if !style.isQuiet { output.append(NoteWords.document(of: notes), in: context) }
        return output
    }

    /// A part of results, before the others are there.
    package func text(of part: ResultsPart) -> RenderedOutput {
        var output = RenderedOutput()
        output.append(context.lines(of: part.document), with: Painter(style: style))
        return output
    }

    /// A line of a script as `set echo on` shows it before its output.
    package func text(ofEcho line: String) -> RenderedOutput {
        var output = RenderedOutput()
        guard !style.isMachine else { return output }
        let text = StyledText("recipe> " + line.clean, .secondary)
        output.append(Painter(style: style).paint(text.wrapped(to: style.width)), to: .output)
        return output
    }
}

extension Renderer {
    /// The welcome: a line on what there is, and three to type.
    ///
    /// Nothing in it has a colour of the theme, so it need not wait for what the terminal answers.
    package func text(of welcome: Welcome) -> String {
        var contents = "Recipes come from \(welcome.service.rawValue.clean)."
        if welcome.service == .cookbook {
            let recipes = NumberWords.counted(welcome.recipes, "recipe")
            let kitchens = NumberWords.counted(welcome.cuisines, "kitchen")
            contents = "\(recipes) from \(kitchens), no network needed."
        }
        var sheet = Sheet(width: style.width)
        if style.isSpoken {
            let lines = NumberWords.list(Renderer.firstLines, last: "or")
            for line in [contents, "You can type: " + lines] {
                sheet.add(StyledText(Spoken.full(line)))
            }
            return Painter(style: style).paint(sheet.lines)
        }
        sheet.add(StyledText(contents + " Type what you have:"))
        for line in Renderer.firstLines { sheet.add(StyledText(line, .title), indent: 2) }
        return Painter(style: style).paint(sheet.lines)
    }

    /// Lines to type at the first start; each finds something on a new home.
    private static let firstLines = [
        "soup without cream", "what can I cook with eggs and rice?", "help",
    ]
}

extension OutputStyle {
    /// Whether answers are in a format for programs.
    var isMachine: Bool {
        if case .chosen(let format) = format { format.isForMachines } else { false }
    }

    /// Whether things to read are said in sentences.
    var isSpoken: Bool { isAccessible || format == .chosen(.plain) }
}
