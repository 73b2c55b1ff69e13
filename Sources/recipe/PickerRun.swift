import Display
import LineEditor
import ShellAnswers
import ShellSession

/// A list to pick from on the whole screen: keys in, screens out, until something was picked.
struct PickerRun {
    let loop: TerminalLoop
    let appearance: AnswerStyle
    let subject: PickerView.Subject
    /// Adds for a moment what has arrived to the list, and says whether more of it waits.
    var arrivals: (inout Picker) -> Bool = { _ in false }
    /// Whether there will be more.
    var isFilling: () -> Bool = { false }
    var isFavorite: (Int) -> Bool = { _ in false }
    /// The recipe of a number, as far as it is known now.
    var preview: (Int) -> RecipeAnswer? = { _ in nil }

    /// For how long keys wait at most for what is searched: they are answered within a frame.
    private static let slice = Duration.milliseconds(6)

    /// How it ended, nil after Ctrl-C, and the picker as it was then.
    func run(_ picker: Picker) -> (outcome: Picker.Outcome?, picker: Picker) {
        var picker = picker
        let outcome: Picker.Outcome? = loop.runFullScreen { size in
            let rows = size.rows > 0 ? size.rows : 24
            return appearance.renderer().text(
                of: view(of: picker, rows: rows, columns: size.columns),
                rows: rows
            )
        } take: { key in
            meaning(of: key).flatMap { picker.press($0) }
        } work: {
            let end = ContinuousClock.now + PickerRun.slice
            var hasMore = true
            while hasMore, ContinuousClock.now < end {
                hasMore = arrivals(&picker)
                picker.search()
                hasMore = hasMore || picker.isSearching
            }
            return hasMore
        }
        return (outcome, picker)
    }

    private func view(of picker: Picker, rows: Int, columns: Int) -> PickerView {
        let current = picker.current
        let window = picker.window(of: Renderer.pickerHeight(rows: rows))
        return PickerView(
            subject,
            typed: picker.typed,
            rows: picker.items(at: window).map { item in
                PickerView.Row(
                    title: picker.title(of: item),
                    isCurrent: item == current,
                    isMarked: picker.marked.contains(item),
                    isFavorite: isFavorite(item) || picker.kept.contains(item)
                )
            },
            left: picker.left,
            count: picker.count,
            isFilling: isFilling() || picker.isSearching,
            kept: picker.kept.count,
            preview: Renderer.pickerHasPreview(columns: columns)
                ? current.flatMap(preview) : nil
        )
    }

    private func meaning(of key: ScreenKey) -> Picker.Key? {
        switch key {
        case .up: .up
        case .down: .down
        case .home: .first
        case .end: .last
        case .left, .right, .delete, .pageUp, .pageDown, .paste: nil
        case .character("\r"), .character("\n"): .open
        // Ctrl-R goes on to older lines, as it does on the line itself, and Ctrl-S back.
        case .character("\u{12}"): subject == .lines ? .down : nil
        case .character("\u{13}"): subject == .lines ? .up : .keep
        case .character("\t"): subject == .lines ? nil : .mark
        case .character("\u{1B}"), .character("\u{07}"): .leave
        case .character("\u{7F}"), .character("\u{08}"): .backspace
        case .character("\u{15}"), .character("\u{17}"): .clear
        case .character("\u{10}"): .up
        case .character("\u{0E}"): .down
        case .character(let scalar):
            scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                ? .text(Character(scalar)) : nil
        }
    }
}

extension AnswerStyle {
    /// Whether there is a screen that lists to pick from can be drawn on.
    var canPick: Bool {
        let style = style()
        return style.isTerminal && !style.isAccessible && canRewrite
    }
}
