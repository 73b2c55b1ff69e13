import RecipeModel
import ShellAnswers

/// Help: one screen for a beginner, a command's page, a topic, what a search found.
struct HelpScreen: Screen {
    let answer: HelpAnswer

    func drawn(in context: ScreenContext) -> [StyledText] {
        switch answer {
        case .overview: return HelpOverview(context: context).drawn
        case .commands(let groups):
            var sheet = Sheet(width: context.width)
            let all = groups.flatMap(\.commands)
            for group in groups {
                sheet.skipLine()
                sheet.add(StyledText(group.title.clean, .title))
                sheet.add(lines: HelpScreen.rows(group.commands, among: all, in: context))
            }
            return sheet.lines
        case .command(let page): return HelpPage(page: page).drawn(in: context)
        case .topic(let title, let paragraphs):
            var sheet = Sheet(width: context.width)
            sheet.add(StyledText(title.clean, .title))
            for paragraph in paragraphs {
                sheet.skipLine()
                for line in HelpScreen.lines(paragraph) { sheet.add(context.text(line)) }
            }
            return sheet.lines
        case .found(let word, let commands):
            var sheet = Sheet(width: context.width)
            guard !commands.isEmpty else {
                sheet.add(StyledText(HelpScreen.notFound(word)))
                return sheet.lines
            }
            sheet.add(StyledText("help with \(MistakeWords.quoted(word))", .title))
            sheet.add(lines: HelpScreen.rows(commands, among: commands, in: context))
            return sheet.lines
        }
    }

    /// Lines of help in two columns, indented, aligned with others.
    static func rows(
        _ lines: [HelpAnswer.CommandLine],
        among all: [HelpAnswer.CommandLine],
        in context: ScreenContext
    ) -> [StyledText] {
        let indent = context.isIndented ? 2 : 0
        // One very long usage must not push all the summaries below their lines.
        let grid = Grid(
            all.map { row($0, in: context) },
            width: context.width - indent,
            widestCell: 34
        )
        return grid.lines(lines.map { row($0, in: context) }).map { .spaces(indent) + $0 }
    }

    private static func row(_ line: HelpAnswer.CommandLine, in context: ScreenContext) -> Grid.Row {
        Grid.Row(
            cells: [context.text(line.usage.clean)],
            text: context.text(line.summary.clean, .secondary)
        )
    }

    /// A paragraph's lines, clean; line ends inside it stay.
    static func lines(_ paragraph: String) -> [String] {
        CleanText.lines(paragraph).split(separator: "\n").map(String.init)
    }

    private static func notFound(_ word: String) -> String {
        "Nothing in the help about \(MistakeWords.quoted(word)). 'help --all' lists everything."
    }

    func spoken(in context: ScreenContext) -> [String] {
        switch answer {
        case .overview: return HelpOverview(context: context).spoken
        case .commands(let groups):
            return groups.flatMap { [Spoken.sentence($0.title.clean)] + $0.commands.map(spoken) }
        case .command(let page): return HelpPage(page: page).spoken
        case .topic(let title, let paragraphs):
            return [Spoken.sentence(title.clean)] + paragraphs.flatMap(HelpScreen.lines)
        case .found(let word, let commands):
            guard !commands.isEmpty else { return [HelpScreen.notFound(word)] }
            return ["Help with \(MistakeWords.quoted(word)):"] + commands.map(spoken)
        }
    }

    private func spoken(_ line: HelpAnswer.CommandLine) -> String {
        "\(line.usage.clean): \(Spoken.sentence(line.summary.clean))"
    }

    var members: [JSONMember] {
        switch answer {
        case .overview: [JSONMember("help", .object([JSONMember("kind", .string("overview"))]))]
        case .commands(let groups):
            [
                JSONMember(
                    "help",
                    .object([
                        JSONMember("kind", .string("commands")),
                        JSONMember("groups", .array(groups.map(object))),
                    ])
                )
            ]
        case .command(let page): [JSONMember("help", HelpPage(page: page).object)]
        case .topic(let title, let paragraphs):
            [
                JSONMember(
                    "help",
                    .object([
                        JSONMember("kind", .string("topic")),
                        JSONMember("title", .string(title.clean)),
                        JSONMember("paragraphs", .strings(paragraphs.map { CleanText.lines($0) })),
                    ])
                )
            ]
        case .found(let word, let commands):
            [
                JSONMember(
                    "help",
                    .object([
                        JSONMember("kind", .string("found")),
                        JSONMember("word", .string(word.clean)),
                        JSONMember("commands", HelpScreen.array(commands)),
                    ])
                )
            ]
        }
    }

    private func object(_ group: HelpAnswer.Group) -> JSONOutput {
        .object([
            JSONMember("title", .string(group.title.clean)),
            JSONMember("commands", HelpScreen.array(group.commands)),
        ])
    }

    /// Lines of help in JSON.
    static func array(_ lines: [HelpAnswer.CommandLine]) -> JSONOutput {
        .array(
            lines.map {
                .object([
                    JSONMember("usage", .string($0.usage.clean)),
                    JSONMember("summary", .string($0.summary.clean)),
                ])
            }
        )
    }

    func markdown(in context: ScreenContext) -> [String] {
        switch answer {
        case .commands(let groups):
            groups.flatMap { group in
                ["## " + Markdown.escaped(group.title.clean), ""]
                    + group.commands.map(HelpScreen.markdown) + [""]
            }
        case .command(let page): HelpPage(page: page).markdown
        case .topic(let title, let paragraphs):
            ["# " + Markdown.escaped(title.clean)]
                + paragraphs.flatMap { [""] + HelpScreen.lines($0).map(Markdown.escaped) }
        case .found(_, let commands) where !commands.isEmpty: commands.map(HelpScreen.markdown)
        case .overview, .found: spoken(in: context).map(Markdown.escaped)
        }
    }

    /// A line of help as an entry of a Markdown list.
    static func markdown(_ line: HelpAnswer.CommandLine) -> String {
        "- `\(line.usage.clean)`: \(Markdown.escaped(line.summary.clean))"
    }
}
