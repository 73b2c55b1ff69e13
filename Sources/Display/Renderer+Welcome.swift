import Documents
import RecipeModel
package import ShellAnswers

extension Renderer {
    /// The welcome: what there is, and one thing to try, in two lines where the width allows.
    ///
    /// Nothing in it has a colour of the theme, so it need not wait for what the terminal answers.
    package func text(of welcome: Welcome) -> String {
        let here =
            welcome.service == .cookbook
            ? "A cookbook is inside" : "Recipes come from \(welcome.service.rawValue.clean)"
        let contents = "\(here); 'open' reads web pages too."
        let command = "search garlic cheese"
        let more = StyledText("help shows more, Tab completes.")
        var sheet = Sheet(width: style.width)
        if style.isSpoken {
            sheet.add(StyledText("Welcome. \(contents)"))
            sheet.add(StyledText("Try: \(command). The command help tells more."))
            return Painter(style: style).paint(sheet.lines)
        }
        sheet.add(StyledText("Welcome.", .title) + StyledText(" " + contents))
        let example = StyledText("Try: ") + StyledText(command, .title)
        let line = example + .spaces(5) + more
        for line in line.width <= style.width ? [line] : [example, more] { sheet.add(line) }
        return Painter(style: style).paint(sheet.lines)
    }
}
