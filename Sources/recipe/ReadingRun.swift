import Display
import LineEditor
import ShellCommands
import ShellSession

/// A long answer on the whole screen: keys in, screens out, until the cook goes on.
struct ReadingRun {
    let loop: TerminalLoop
    let appearance: AnswerStyle
    let presentation: Presentation

    /// What then stays above the prompt.
    ///
    /// That is the screen which the cook has seen last, so that what they read (the ingredients, as
    /// a rule) is there while they type, and the window's memory has it once and nothing else. A
    /// character or a pasted block that ended it is put back for the prompt.
    func run() -> String {
        var scroll = Scroll()
        var text: LongText?
        var columns = 0
        let outcome = loop.runFullScreen { size in
            let rows = size.rows > 0 ? size.rows : 24
            let depth = text?.depth(ofLine: scroll.top) ?? 0
            let shown = text.flatMap { columns == size.columns ? $0 : nil } ?? laidOut(size.columns)
            scroll.fit(
                count: shown.count,
                height: Renderer.readingHeight(rows: rows),
                top: columns == size.columns ? scroll.top : shown.line(atDepth: depth),
                find: shown.find
            )
            (text, columns) = (shown, size.columns)
            return appearance.renderer(presentation.options)
                .text(of: ReadingRun.view(of: scroll, text: shown), rows: rows)
        } take: { key in
            ReadingRun.meaning(of: key).flatMap { key in
                scroll.press(key) { text?.find($0) ?? [] }
            }
        }
        switch outcome {
        case .typed(let character): loop.putBack(String(character))
        case .pasted: loop.putBackPaste()
        case .left, nil: break
        }
        guard let text else { return "" }
        return appearance.renderer(presentation.options)
            .text(keptOf: ReadingRun.view(of: scroll, text: text))
    }

    private func laidOut(_ columns: Int) -> LongText {
        let renderer = appearance.renderer(presentation.options)
        return appearance.rendered(presentation, by: renderer).longText(columns: columns)
    }

    private static func view(of scroll: Scroll, text: LongText) -> ReadingView {
        let search: ReadingView.Search =
            switch scroll.search {
            case .none: .none
            case .typing(let words): .typing(words)
            case .nothing(let words): .nothing(words)
            case .found(let words, let place, let count):
                .found(words, place: place, count: count)
            }
        return ReadingView(
            text: text,
            window: scroll.window,
            search: search,
            marked: scroll.marked
        )
    }

    private static func meaning(of key: ScreenKey) -> Scroll.Key? {
        switch key {
        case .up, .character("\u{10}"): .up
        case .down, .character("\u{0E}"): .down
        case .pageUp, .character("\u{02}"): .pageUp
        case .pageDown, .character("\u{06}"): .pageDown
        case .home: .first
        case .end: .last
        case .paste: .paste
        case .left, .right, .delete: nil
        case .character("\r"), .character("\n"): .enter
        case .character("\u{1B}"), .character("\u{07}"): .escape
        case .character("\u{04}"): .leave
        case .character("\u{7F}"), .character("\u{08}"): .backspace
        case .character("\u{15}"), .character("\u{17}"): .clear
        case .character(let scalar):
            scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                ? .text(Character(scalar)) : nil
        }
    }
}
