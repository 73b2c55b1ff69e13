import Documents
import KitchenLanguage
import RecipeModel
package import ShellAnswers

extension Renderer {
    /// `pick` on a screen of so many rows, written over what it showed before; the cursor ends
    /// after what was typed.
    package func text(of view: PickerView, rows: Int) -> String {
        let screen = PickerScreen(view: view, context: context, wording: wording)
        return text(ofScreen: screen.lines(rows: rows), cursor: (1, screen.cursorColumn + 1))
    }

    /// How many recipes a screen of so many rows shows.
    package static func pickerHeight(rows: Int) -> Int { max(1, rows - 2) }
}

/// The recipes that are left, with the one that the cook is at beside them where there is room.
struct PickerScreen {
    let view: PickerView
    let context: ScreenContext
    let wording: Wording

    /// The least width at which the recipe stands beside the list, and the list's columns then.
    static let leastWidthForPreview = 100
    private static let listWidth = 44
    private var prompt: String { view.subject == .recipes ? "pick> " : "history> " }

    /// The column after what was typed.
    var cursorColumn: Int { min(typed.width, context.width - 1) }

    private var typed: StyledText {
        let room = context.width - 1
        let whole = StyledText(prompt + CleanText.lines(view.typed))
        return whole.width <= room ? whole : whole.cut(to: room, ellipsis: "")
    }

    /// As many lines as the screen has rows.
    func lines(rows: Int) -> [StyledText] {
        let height = Renderer.pickerHeight(rows: rows)
        var lines = [top]
        let hasPreview = context.width >= PickerScreen.leastWidthForPreview
        let width = hasPreview ? PickerScreen.listWidth : context.width
        var list = view.rows.prefix(height).map { line($0, width: width) }
        if list.isEmpty {
            let isWaiting = view.isFilling || view.typed.isEmpty
            list = [StyledText(isWaiting ? "" : "  nothing has all of these letters", .secondary)]
        }
        lines += hasPreview ? beside(Array(list), height: height) : Array(list)
        while lines.count < height + 1 { lines.append(StyledText()) }
        lines.append(StyledText(hints, .secondary))
        return Array(lines.prefix(max(1, rows)))
    }

    /// What keys do, as many as there is room for. What is kept when the cook leaves counts for more than keys that they know by then.
    private var hints: String {
        let keys: [String] =
            switch view.subject {
            case .lines: ["Enter takes it to the prompt", "Esc leaves"]
            case .recipes where view.kept == 0:
                ["Enter opens", "Tab marks", "Ctrl-S keeps", "Esc leaves"]
            case .recipes:
                [
                    "Esc leaves and keeps \(NumberWords.grouped(view.kept))", "Enter opens",
                    "Tab marks",
                ]
            }
        var hints = ""
        for key in keys {
            let longer = hints.isEmpty ? key : "\(hints) \(context.symbols.dot) \(key)"
            guard TextWidth.of(longer) <= context.width else { break }
            hints = longer
        }
        return hints
    }

    private var top: StyledText {
        let count = StyledText(
            "\(NumberWords.grouped(view.left)) of \(NumberWords.grouped(view.count))"
                + (view.isFilling ? context.symbols.ellipsis : ""),
            .secondary
        )
        guard typed.width + 2 + count.width < context.width else { return typed }
        return typed.padded(to: context.width - 1 - count.width) + count
    }

    private func line(_ row: PickerView.Row, width: Int) -> StyledText {
        var line = StyledText(row.isCurrent ? "> " : "  ", .title)
        line.append((row.isMarked ? (context.style.isASCII ? "x" : "✓") : " ") + " ", .good)
        let clean = CleanText.line(row.title)
        let star = row.isFavorite ? " " + context.symbols.star : ""
        let room = width - 4 - TextWidth.of(star)
        let title = StyledText(clean.isEmpty ? "Untitled" : clean)
            .cut(to: room, ellipsis: context.symbols.ellipsis)
        if row.isCurrent {
            line.append(title.string, .title)
        } else {
            line = line + title
        }
        line.append(star, .star)
        return line
    }

    private func beside(_ list: [StyledText], height: Int) -> [StyledText] {
        let bar = StyledText(" \(context.symbols.frame.down) ", .secondary)
        let width = context.width - PickerScreen.listWidth - bar.width
        let page = view.preview.map {
            context.panel(width: width).lines(of: $0.document(in: wording))
        }
        return (0..<height).map { index in
            let left = index < list.count ? list[index] : StyledText()
            let right = page.flatMap { index < $0.count ? $0[index] : nil } ?? StyledText()
            return left.padded(to: PickerScreen.listWidth) + bar + right
        }
    }
}
