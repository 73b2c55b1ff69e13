import Display
import LineEditor
import Pictures
import ProgramCore
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession
import Synchronization

/// How answers look now: the facts of the terminal and the settings, put together for each answer.
final class AnswerStyle: Sendable {
    private let facts: Mutex<StyleFacts>
    private let pictureFacts: Mutex<PictureFacts>
    private let settings: SettingsBoard
    private let commands: Set<String>
    private let clock: @Sendable () -> LocalClock
    private let picture: @Sendable (PictureOrder, PictureStyle) -> DrawnPicture?
    /// Whether progress lines may be drawn: standard error is a terminal.
    let showsProgress: Bool

    init(
        facts: StyleFacts,
        settings: SettingsBoard,
        commands: Set<String>,
        showsProgress: Bool,
        clock: @escaping @Sendable () -> LocalClock,
        picture: @escaping @Sendable (PictureOrder, PictureStyle) -> DrawnPicture?
    ) {
        self.facts = Mutex(facts)
        var pictureFacts = PictureFacts()
        (pictureFacts.term, pictureFacts.colorTerm) = (facts.term, facts.colorTerm)
        self.pictureFacts = Mutex(pictureFacts)
        self.picture = picture
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
        pictureFacts.withLock {
            $0.knowsKitty = answers.knowsKittyGraphics
            $0.attributes = answers.attributes
            $0.cell = answers.cell.map { PixelSize(width: $0.width, height: $0.height) }
        }
    }

    /// Whether the terminal can move its cursor, so that a line can be written anew in its place.
    var canRewrite: Bool {
        let kind = facts.withLock { $0.term } ?? ""
        return !kind.isEmpty && kind != "dumb"
    }

    /// Whether the terminal's background would settle the colours.
    var wantsBackground: Bool {
        let decided = style()
        return decided.isTerminal && decided.theme == .neutral && settings.current.theme == .auto
    }

    /// The style in force, as the terminal is now.
    func style(_ options: DrawingOptions = DrawingOptions()) -> OutputStyle {
        decided(options).style
    }

    /// How pictures are drawn now; nil where there are none.
    func pictureStyle(_ options: DrawingOptions = DrawingOptions()) -> PictureStyle? {
        let (style, facts) = decided(options)
        return AnswerStyle.pictureStyle(of: style, facts)
    }

    private static func pictureStyle(
        of style: OutputStyle,
        _ facts: PictureFacts
    ) -> PictureStyle? {
        style.pictures == .none ? nil : facts.style(isLight: style.theme == .light)
    }

    /// Whether something that the terminal can be asked would change how pictures are drawn.
    var wantsPictureAnswers: Bool { decided(DrawingOptions()).pictures.wantsAnswers }

    private func decided(
        _ options: DrawingOptions
    ) -> (style: OutputStyle, pictures: PictureFacts) {
        let styleFacts = styleFacts(options)
        var style = OutputStyle.decided(from: styleFacts)
        var facts = pictureFacts.withLock { $0 }
        facts.wish = PictureFacts.Wish(settings.current.pictures)
        facts.isTerminal = style.isTerminal
        facts.isAccessible = style.isAccessible
        facts.hasEscapes = style.hasEscapes
        facts.hasColour = style.theme != .none
        facts.isASCII = style.isASCII
        if facts.cell == nil, facts.isTerminal {
            facts.cell = CellPixels(of: StandardStream.output).map {
                PixelSize(width: $0.width, height: $0.height)
            }
        }
        let support: PictureSupport =
            switch facts.form {
            case .kitty, .sixel: .graphics
            case .blocks: .cells
            case nil: .none
            }
        style.show(support, columns: styleFacts.terminalColumns)
        return (style, facts)
    }

    private func styleFacts(_ options: DrawingOptions) -> StyleFacts {
        var facts = facts.withLock { $0 }
        let settings = settings.current
        facts.terminalColumns = TerminalSize(of: StandardStream.output)?.columns
        facts.theme = Theme(settings.theme)
        facts.wantsASCII = settings.symbols == .auto ? nil : settings.symbols == .ascii
        facts.accessible = settings.isAccessible
        facts.layout = Layout(settings.layout)
        facts.listsAllIngredients = settings.ingredients == .all
        facts.links = StyleFacts.Switch(settings.links)
        facts.format = options.format ?? settings.format
        facts.fields = options.fields
        if let width = options.width { facts.width = width }
        return facts
    }

    /// What draws answers now.
    func renderer(_ options: DrawingOptions = DrawingOptions()) -> Renderer {
        let (style, facts) = decided(options)
        let pictureStyle = AnswerStyle.pictureStyle(of: style, facts)
        let picture = picture
        return Renderer(
            style: style,
            clock: clock(),
            commands: commands,
            pictures: { order in pictureStyle.flatMap { picture(order, $0) } }
        )
    }

    /// Whether something would be shown with pictures, if the terminal turned out to show any.
    func wouldHavePictures(_ presentation: Presentation) -> Bool {
        var style = style(presentation.options)
        style.pictures = .graphics
        let renderer = Renderer(style: style, clock: clock(), commands: commands)
        return switch presentation.content {
        case .reply(let reply): renderer.showsPictures(of: reply)
        case .part(let part): renderer.showsPictures(of: part)
        case .failure, .echo, .notes: false
        }
    }

    /// Whether answers are lists for people, which can be shown part by part.
    func showsParts(_ options: DrawingOptions) -> Bool {
        guard options.fields.isEmpty else { return false }
        let style = style(options)
        return switch style.format {
        case .automatic: style.isTerminal
        case .chosen(let format): !format.isForMachines
        }
    }

    /// A presentation as text, by what draws answers now.
    func rendered(_ presentation: Presentation, by renderer: Renderer) -> RenderedOutput {
        AnswerStyle.rendered(presentation, by: renderer)
    }

    /// A presentation as text for a file or a comparison: no colour, nothing of the terminal.
    func drawn(_ presentation: Presentation, _ options: DrawingOptions) -> DrawnText {
        let format = options.format ?? settings.current.format
        var style = OutputStyle(
            width: options.width ?? 80,
            format: format.map(FormatChoice.chosen) ?? .automatic,
            listsAllIngredients: settings.current.ingredients == .all
        )
        style.isWidthChosen = options.width != nil
        style.fields = options.fields
        let renderer = Renderer(style: style, clock: clock(), commands: commands)
        let rendered = AnswerStyle.rendered(presentation, by: renderer)
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

// MARK: - What the settings mean

extension Theme {
    /// The theme that a setting asks for; nil where it is found out.
    fileprivate init?(_ setting: ThemeSetting) {
        switch setting {
        case .auto: return nil
        case .dark: self = .dark
        case .light: self = .light
        case .neutral: self = .neutral
        case .none: self = .none
        }
    }
}

extension Layout {
    fileprivate init(_ setting: LayoutSetting) {
        switch setting {
        case .auto: self = .auto
        case .list: self = .list
        case .cards: self = .cards
        case .split: self = .split
        }
    }
}

extension StyleFacts.Switch {
    fileprivate init(_ setting: SwitchSetting) {
        switch setting {
        case .auto: self = .auto
        case .on: self = .on
        case .off: self = .off
        }
    }
}

extension PictureFacts.Wish {
    fileprivate init(_ setting: PictureSetting) {
        switch setting {
        case .auto: self = .auto
        case .kitty: self = .kitty
        case .sixel: self = .sixel
        case .blocks: self = .blocks
        case .none: self = .none
        }
    }
}
