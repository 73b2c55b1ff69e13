import Display
import LineEditor
import ShellAnswers
import ShellCommands
import ShellSession
import Synchronization

/// How answers look now: the facts of the terminal and the settings, put together for each answer.
final class Appearance: Sendable {
    private let facts: Mutex<StyleFacts>
    private let settings: SettingsBoard
    private let commands: Set<String>
    private let clock: @Sendable () -> LocalClock
    /// Whether progress lines may be drawn: standard error is a terminal.
    let showsProgress: Bool

    init(
        facts: StyleFacts,
        settings: SettingsBoard,
        commands: Set<String>,
        showsProgress: Bool,
        clock: @escaping @Sendable () -> LocalClock
    ) {
        self.facts = Mutex(facts)
        self.settings = settings
        self.commands = commands
        self.showsProgress = showsProgress
        self.clock = clock
    }

    /// Takes over what the terminal has answered.
    func take(_ answers: TerminalAnswers) {
        let background: StyleFacts.Background? =
            switch answers.background {
            case .dark: .dark
            case .light: .light
            case nil: nil
            }
        facts.withLock { $0.background = background }
    }

    /// Whether the terminal can move its cursor, so that a line can be written anew in its place.
    var canRewrite: Bool {
        let kind = facts.withLock { $0.term } ?? ""
        return !kind.isEmpty && kind != "dumb"
    }

    /// Whether the terminal's background would settle the colours.
    var wantsBackground: Bool {
        let decided = style()
        return decided.isTerminal && decided.theme == .neutral && settings.current.theme == "auto"
    }

    /// The style in force, as the terminal is now.
    func style(_ options: DrawingOptions = DrawingOptions()) -> OutputStyle {
        var facts = facts.withLock { $0 }
        let settings = settings.current
        facts.terminalColumns = TerminalSize(of: StandardStream.output)?.columns
        facts.theme = Theme(rawValue: settings.theme)
        facts.wantsASCII = settings.symbols == "auto" ? nil : settings.symbols == "ascii"
        facts.accessible = settings.isAccessible
        facts.layout = Layout(rawValue: settings.layout) ?? .auto
        facts.links = StyleFacts.Switch(rawValue: settings.links) ?? .auto
        facts.format = OutputFormat(rawValue: options.format ?? settings.format)
        if let width = options.width { facts.width = width }
        return OutputStyle.decided(from: facts)
    }

    /// What draws answers now.
    func renderer(_ options: DrawingOptions = DrawingOptions()) -> Renderer {
        Renderer(style: style(options), clock: clock(), commands: commands)
    }

    /// Whether answers are lists for people, which can be shown part by part.
    func showsParts(_ options: DrawingOptions) -> Bool {
        let style = style(options)
        return switch style.format {
        case .automatic: style.isTerminal
        case .chosen(let format): !format.isForMachines
        }
    }

    /// A presentation as text in the style in force.
    func rendered(_ presentation: Presentation) -> RenderedOutput {
        Appearance.rendered(presentation, by: renderer(presentation.options))
    }

    /// A presentation as text for a file or a comparison: no colour, nothing of the terminal.
    func drawn(_ presentation: Presentation, _ options: DrawingOptions) -> DrawnText {
        let name = options.format ?? settings.current.format
        let style = OutputStyle(
            width: options.width ?? 80,
            format: OutputFormat(rawValue: name).map(FormatChoice.chosen) ?? .automatic
        )
        let renderer = Renderer(style: style, clock: clock(), commands: commands)
        let rendered = Appearance.rendered(presentation, by: renderer)
        return DrawnText(output: rendered.output, error: rendered.error)
    }

    private static func rendered(
        _ presentation: Presentation,
        by renderer: Renderer
    ) -> RenderedOutput {
        switch presentation.content {
        case .reply(let reply): renderer.text(of: reply)
        case .failure(let failure, let command): renderer.text(of: failure, command: command)
        case .part(let part): renderer.text(of: part)
        case .echo(let line): renderer.text(ofEcho: line)
        case .notes(let notes): renderer.text(of: notes)
        }
    }
}
