import RecipeModel

/// The one screen of help for a beginner, made of commands that there are.
struct HelpOverview {
    let context: ScreenContext

    private struct Row {
        var title: String
        /// Examples with the commands that they need.
        var examples: [(command: String, line: String)]
    }

    private static let rows = [
        Row(
            title: "Find",
            examples: [
                ("search", "search garlic cheese"), ("cook", "cook eggs rice"),
                ("and", "and basil"),
                ("without", "without onion"),
            ]
        ),
        Row(
            title: "See",
            examples: [
                ("more", "more"), ("open", "open 3"), ("why", "why 3"), ("similar", "similar 3"),
                ("back", "back"),
            ]
        ),
        Row(
            title: "Keep",
            examples: [
                ("fav", "fav 3"), ("favs", "favs"), ("pantry", "pantry add eggs"),
                ("shop", "shop add 3"), ("undo", "undo"),
            ]
        ),
    ]

    private var available: [(title: String, lines: [String])] {
        HelpOverview.rows.map { row in
            let examples = row.examples.filter { context.has($0.command) }
            // With all commands there the row is full without the last.
            return (row.title, examples.prefix(4 + (row.title == "See" ? 1 : 0)).map(\.line))
        }.filter { !$0.lines.isEmpty }
    }

    private var plainWords: String {
        context.has("cook")
            ? "what can I cook with eggs and rice but no milk?" : "garlic and cheese but no onion"
    }

    private static let ways = [
        "help COMMAND shows examples.", "help --all lists everything.", "Tab completes.",
    ]

    /// The screen.
    var drawn: [StyledText] {
        var sheet = Sheet(width: context.width)
        let columns = (available.map { TextWidth.of($0.title) }.max() ?? 0) + 5
        for row in available {
            let title = StyledText(row.title, .title)
            let marker =
                context.isIndented ? title + .spaces(columns - title.width) : title + ": "
            sheet.add(context.apart(row.lines, indent: marker.width), marker: marker)
        }
        sheet.add(StyledText("Plain words work too: \(plainWords)"))
        sheet.add(context.apart(HelpOverview.ways, gap: 3, .secondary))
        return sheet.lines
    }

    /// The screen as sentences.
    var spoken: [String] {
        available.map { "\($0.title): \($0.lines.joined(separator: "; "))." } + [
            "Plain words work too: \(plainWords)"
        ] + HelpOverview.ways
    }
}
