import RecipeModel
import ShellAnswers

/// A recipe's picture with its title below, or its description.
struct PictureScreen: Screen {
    let answer: PictureAnswer

    private var title: String { answer.recipe.title.clean }

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        if let lines = picture(in: context) {
            sheet.add(lines: lines)
            let site = " \(context.symbols.dot) \(answer.address.site.clean)"
            sheet.add(StyledText(title, .title) + StyledText(site, .secondary))
        } else {
            for sentence in sentences { sheet.add(StyledText(sentence)) }
        }
        return sheet.lines
    }

    func spoken(in context: ScreenContext) -> [String] { sentences }

    var members: [JSONMember] {
        [
            JSONMember("n", .int(orNull: answer.number)),
            JSONMember("title", .string(title)),
            JSONMember("picture", .string(answer.address.text)),
            JSONMember("kept", .bool(answer.isKept)),
            JSONMember("description", .string(description)),
        ]
    }

    var table: Table? {
        Table(
            header: ["n", "title", "picture"],
            rows: [[answer.number.map(String.init) ?? "", title, answer.address.text]]
        )
    }

    func markdown(in context: ScreenContext) -> [String] {
        ["![\(Markdown.escaped(description))](<\(answer.address.text)>)"]
    }

    /// The picture's lines, where there is a terminal to show them and room for them.
    private func picture(in context: ScreenContext) -> [StyledText]? {
        guard case .drawn(let picture, let size) = answer.view,
            context.style.pictures != .none, size.columns <= context.width
        else { return nil }
        let order = PictureOrder(
            recipe: answer.recipe.id,
            address: answer.address,
            size: size,
            hasRibbon: false
        )
        let framed = FramedPicture(order: order, drawn: picture)
        return PictureBox(picture: framed, symbols: context.symbols).lines
    }

    private var description: String { "Picture of \(title), from \(answer.address.site.clean)" }

    private var sentences: [String] {
        let place = "It is at \(answer.address.text.clean)"
        switch answer.view {
        case .drawn, .described: return [description + ".", place]
        case .unreadable:
            return [
                description + ".", "It can't be drawn: the file is damaged or too large.", place,
            ]
        case .notInstalled:
            return [
                description + ".",
                "Pictures are drawn where libgdk-pixbuf-2.0-0 is installed, sixels with libchafa0.",
                place,
            ]
        }
    }
}
