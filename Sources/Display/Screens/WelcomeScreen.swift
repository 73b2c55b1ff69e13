import RecipeModel
package import ShellAnswers

extension Renderer {
    /// The welcome: a line on what there is, and three to type.
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

/// What there is, and what to try.
struct WelcomeScreen {
    let welcome: Welcome

    /// Lines to type; each finds something on a new home.
    static let examples = [
        "quick vegetarian pasta", "what can I cook with eggs and rice?", "help",
    ]

    private var contents: String {
        guard welcome.service == .cookbook else {
            return "Recipes come from \(welcome.service.rawValue.clean)."
        }
        let recipes = NumberWords.counted(welcome.recipes, "recipe")
        let kitchens = NumberWords.counted(welcome.cuisines, "kitchen")
        return "\(recipes) from \(kitchens), no network needed."
    }

    func drawn(width: Int) -> [StyledText] {
        var sheet = Sheet(width: width)
        sheet.add(StyledText(contents + " Type what you have:"))
        for example in WelcomeScreen.examples { sheet.add(StyledText(example, .title), indent: 2) }
        return sheet.lines
    }

    var spoken: [String] {
        [contents, "You can type: " + NumberWords.list(WelcomeScreen.examples, last: "or")]
            .map(Spoken.full)
    }
}
