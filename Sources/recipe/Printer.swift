import Display
import Foundation
import LineEditor
import Pictures
import ShellAnswers
import ShellCommands

/// Prints answers, errors and the progress line. It belongs to the main thread.
final class Printer {
    let appearance: AnswerStyle
    private let progress: ProgressBoard
    private let pager: @Sendable () -> Pager
    let pictures: LivePictures
    private let terminalType: String
    /// Whether the terminal is still to be asked how it shows pictures, when there are some to show.
    private var mayAskAboutPictures: Bool
    private var streams = StandardStreams()
    /// Whether the progress line stands on the screen now.
    private var isProgressDrawn = false
    private var spoken = SpokenProgress()

    /// A wait is shown from so many seconds on.
    private static let patience = 0.15

    init(
        appearance: AnswerStyle,
        progress: ProgressBoard,
        pager: @escaping @Sendable () -> Pager,
        pictures: LivePictures,
        terminalType: String,
        asksTerminal: Bool
    ) {
        self.appearance = appearance
        self.progress = progress
        self.pager = pager
        self.pictures = pictures
        self.terminalType = terminalType
        mayAskAboutPictures = asksTerminal
    }

    /// Why standard output takes nothing more; nil as long as it does.
    var outputEnd: StandardStreams.End? { streams.end }

    /// Prints something, through the pager where it is long and may be paged.
    ///
    /// - Parameter typesOnScreen: Whether what is typed next is edited on the screen, so that keys
    ///   which end our own pager can be put back for it.
    func show(_ presentation: Presentation, on loop: TerminalLoop, typesOnScreen: Bool) {
        eraseProgress()
        loop.awaitAnswers()
        appearance.take(loop.answers)
        if mayAskAboutPictures, appearance.wantsPictureAnswers,
            appearance.wouldHavePictures(presentation)
        {
            askAboutPictures(on: loop)
        }
        let renderer = appearance.renderer(presentation.options)
        let rendered = appearance.rendered(presentation, by: renderer)
        let pager = pager()
        if presentation.mayPage, rendered.mayPage, pager != .own || typesOnScreen,
            pager.wants(rendered.output, style: appearance.style())
        {
            pictures.filling.end()
            streams.writeError(rendered.error)
            streams.write(paged(presentation, rendered, by: pager, on: loop))
            return
        }
        write(rendered, by: renderer)
        fillLater(rendered, presentation, by: renderer)
    }

    /// Has a pager show something; what is still to be printed.
    private func paged(
        _ presentation: Presentation,
        _ rendered: RenderedOutput,
        by pager: Pager,
        on loop: TerminalLoop
    ) -> String {
        switch pager {
        case .none: rendered.output
        case .own:
            ReadingRun(loop: loop, appearance: appearance, presentation: presentation).run()
        case .program(let program):
            Pager.show(rendered.output, by: program, on: loop) ? "" : rendered.output
        }
    }

    /// Asks the terminal how it shows pictures, once, where no prompt asks it.
    func askAboutPictures(on loop: TerminalLoop) {
        guard mayAskAboutPictures, appearance.wantsPictureAnswers else { return }
        mayAskAboutPictures = false
        TerminalInquiry(loop: loop, terminalType: terminalType)
            .askForOneAnswer(about: [.background, .pictures])
        appearance.take(loop.answers)
    }

    /// Clears the screen and leaves the cursor at its top.
    func clearScreen() {
        guard appearance.canRewrite, appearance.style().isTerminal else { return }
        streams.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }

    /// Goes to the beginning of a line, wherever a program has left the cursor.
    ///
    /// As many spaces as a line has columns end in the next one, unless they began at its beginning.
    func beginLine() {
        guard appearance.canRewrite, appearance.style().isTerminal,
            let columns = TerminalSize(of: 1)?.columns
        else { return }
        streams.write(String(repeating: " ", count: columns) + "\r\u{1B}[K")
    }

    /// Prints what came while a command ran and belongs to none.
    func show(messages: [String]) {
        guard !messages.isEmpty else { return }
        eraseProgress()
        for message in messages { streams.write(message + "\n") }
    }

    /// Prints a text that is drawn already.
    func write(_ text: String) { streams.write(text) }

    /// Prints an error that is drawn already.
    func writeError(_ text: String) { streams.writeError(text) }

    /// Draws the progress line anew, when there is a wait that is worth one.
    func drawProgress() {
        guard appearance.showsProgress, let (waiting, seconds) = progress.current,
            seconds >= Printer.patience
        else { return eraseProgress() }
        let renderer = appearance.renderer()
        guard appearance.canRewrite, !renderer.style.isAccessible else {
            return speakProgress(waiting, seconds, renderer)
        }
        streams.writeError("\r\u{1B}[K" + renderer.text(of: waiting, seconds: seconds))
        isProgressDrawn = true
    }

    private func speakProgress(
        _ waiting: ShellAnswers.Progress,
        _ seconds: Double,
        _ renderer: Renderer
    ) {
        guard let seconds = spoken.due(after: seconds) else { return }
        streams.writeError(renderer.text(of: waiting, seconds: Double(seconds)) + "\n")
    }

    /// Takes the progress line off the screen.
    func eraseProgress() {
        guard isProgressDrawn else { return }
        isProgressDrawn = false
        streams.writeError("\r\u{1B}[K")
    }
}
