import Display
import LineEditor
import RecipeModel
import ShellAnswers
import ShellCommands
import ShellSession

/// `pick` on the terminal: keys in, screens out, until the cook has picked or left.
struct PickerRun {
    let loop: TerminalLoop
    let appearance: AnswerStyle
    let request: PickerRequest

    /// What the cook picked, nil after Ctrl-C; and what is to be kept.
    func run() -> (outcome: Picker.Outcome?, kept: [Int]) {
        var picker = Picker(request.recipes)
        var shown: (recipe: RecipeID, preview: RecipeAnswer)?
        let outcome: Picker.Outcome? = loop.runFullScreen { size in
            var preview: RecipeAnswer?
            if let current = picker.current, size.columns >= PickerRun.leastWidthForPreview {
                let recipe = request.recipes[current]
                if shown?.recipe != recipe.id { shown = (recipe.id, request.preview(recipe)) }
                preview = shown?.preview
            }
            let rows = size.rows > 0 ? size.rows : 24
            return appearance.renderer().text(
                of: view(of: picker, rows: rows, preview: preview),
                rows: rows
            )
        } take: { key in
            PickerRun.meaning(of: key).flatMap { picker.press($0) }
        }
        return (outcome, outcome == nil ? [] : picker.kept.sorted())
    }

    private static let leastWidthForPreview = 100

    private func view(of picker: Picker, rows: Int, preview: RecipeAnswer?) -> PickerView {
        let window = picker.window(of: Renderer.pickerHeight(rows: rows))
        return PickerView(
            typed: picker.typed,
            rows: picker.matches[window].map { place in
                let recipe = request.recipes[place]
                return PickerView.Row(
                    title: recipe.title,
                    isCurrent: place == picker.current,
                    isMarked: picker.marked.contains(place),
                    isFavorite: request.favorites.contains(recipe.id)
                        || picker.kept.contains(place)
                )
            },
            left: picker.matches.count,
            count: picker.count,
            kept: picker.kept.count,
            preview: preview
        )
    }

    private static func meaning(of key: ScreenKey) -> Picker.Key? {
        switch key {
        case .up: .up
        case .down: .down
        case .home: .first
        case .end: .last
        case .left, .right, .delete, .pageUp, .pageDown, .paste: nil
        case .character("\r"), .character("\n"): .open
        case .character("\t"): .mark
        case .character("\u{13}"): .keep
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

extension PickerAccess {
    /// The screen of the terminal, where there is one that can be drawn on.
    static func live(on jobs: MainThreadJobs, appearance: AnswerStyle) -> PickerAccess {
        PickerAccess(
            isAvailable: {
                let style = appearance.style()
                return style.isTerminal && !style.isAccessible && appearance.canRewrite
            },
            pick: { request in
                await jobs.perform { main in
                    main.printer.eraseProgress()
                    return PickerRun(loop: main.loop, appearance: appearance, request: request)
                        .run()
                }
            }
        )
    }
}
