import RecipeModel
package import ShellAnswers

extension Renderer {
    /// The welcome, in two lines where the width allows.
    ///
    /// Nothing in it has a colour of the theme, so it need not wait for what the terminal answers.
    package func text(of welcome: Welcome) -> String {
        let screen = WelcomeScreen(welcome: welcome)
        let painter = Painter(style: style)
        return style.isSpoken
            ? painter.paint(screen.spoken.flatMap { StyledText($0).wrapped(to: style.width) })
            : painter.paint(screen.drawn(width: style.width))
    }
}

/// What there is, and one thing to try.
struct WelcomeScreen {
    let welcome: Welcome

    private static let example = "search garlic cheese"
    private static let more = "help shows more, Tab completes."

    private var contents: String {
        let here =
            welcome.service == .cookbook
            ? "A cookbook is inside" : "Recipes come from \(welcome.service.rawValue.clean)"
        return "\(here); 'open' reads web pages too."
    }

    func drawn(width: Int) -> [StyledText] {
        var sheet = Sheet(width: width)
        sheet.add(StyledText("Welcome.", .title) + StyledText(" " + contents))
        let example = StyledText("Try: ") + StyledText(WelcomeScreen.example, .title)
        let line = example + .spaces(5) + StyledText(WelcomeScreen.more)
        if line.width <= width {
            sheet.add(line)
        } else {
            sheet.add(example)
            sheet.add(StyledText(WelcomeScreen.more))
        }
        return sheet.lines
    }

    var spoken: [String] {
        [
            "Welcome. \(contents)",
            "Try: \(WelcomeScreen.example). The command help tells more.",
        ]
    }
}
