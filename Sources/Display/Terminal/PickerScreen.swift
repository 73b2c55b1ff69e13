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

    /// Whether a screen is wide enough for the recipe beside the list.
    package static func pickerHasPreview(columns: Int) -> Bool { columns >= 100 }
}

/// The recipes that are left, with the one that the cook is at beside them where there is room.
struct PickerScreen {
    let view: PickerView
    let context: ScreenContext
    let wording: Wording

    /// The list's columns where the recipe is shown beside it.
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
        let hasPreview = Renderer.pickerHasPreview(columns: context.width)
        let width = hasPreview ? PickerScreen.listWidth : context.width
        var list = view.rows.prefix(height).map { line($0, width: width) }
        if list.isEmpty {
            let isWaiting = view.isFilling || view.typed.isEmpty
            list = [StyledText(isWaiting ? "" : "  nothing has all of these letters", .secondary)]
        }
        lines += hasPreview ? beside(Array(list), height: height) : Array(list)
        while lines.count < height + 1 { lines.append(StyledText()) }
        lines.append(StyledText(context.row(with: hints, room: context.width), .secondary))
        return Array(lines.prefix(max(1, rows)))
    }

    /// What is kept when the cook leaves is needed more than keys that they know by then.
    private var hints: KeyHints {
        switch view.subject {
        case .lines: [("Enter takes it to the prompt", 0), ("Esc leaves", 1)]
        case .recipes where view.kept == 0:
            [("Enter opens", 0), ("Tab marks", 1), ("Ctrl-S keeps", 2), ("Esc leaves", 3)]
        case .recipes:
            [
                ("Esc leaves and keeps \(NumberWords.grouped(view.kept))", 0), ("Enter opens", 1),
                ("Tab marks", 2),
            ]
        }
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
