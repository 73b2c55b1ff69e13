import Conversation

/// The shell's commands as far as reading a line needs them.
enum ShellTable {
    static let all = CommandTable(finding + browsing + keeping + shell + scripting)

    private static let finding = [
        CommandSignature(
            "search",
            aliases: ["s", "find"],
            arguments: .terms(isRequired: true),
            options: [
                OptionShape("--sort", .choice(["best", "title", "missing"]), summary: "Order."),
                OptionShape("--max-missing", .number(0...50), summary: "Missing at most."),
                OptionShape("--page", .number(1...10_000), summary: "First page."),
            ]
        ),
        CommandSignature(
            "cook",
            arguments: .terms(isRequired: false),
            options: [OptionShape("--max-missing", .number(0...50), summary: "Missing at most.")]
        ),
        CommandSignature("browse"),
        CommandSignature("random"),
        CommandSignature("categories"),
        CommandSignature("cuisines"),
        CommandSignature("and", aliases: ["with"], arguments: .terms(isRequired: true)),
        CommandSignature("without", aliases: ["no"], arguments: .terms(isRequired: true)),
        CommandSignature("drop", arguments: .terms(isRequired: true)),
    ]

    private static let browsing = [
        CommandSignature("more", aliases: ["m", "next"], arguments: .count(isRequired: false)),
        CommandSignature(
            "list",
            aliases: ["ls", "results"],
            arguments: .references(isRequired: false)
        ),
        CommandSignature("back", aliases: ["b"], arguments: .count(isRequired: false)),
        CommandSignature("forward"),
        CommandSignature("reset"),
        CommandSignature("undo"),
        CommandSignature("redo"),
        CommandSignature(
            "open",
            aliases: ["o"],
            arguments: .recipePlace,
            options: [
                OptionShape("--ingredients", summary: "Only these."),
                OptionShape("--steps", summary: "Only these."),
                OptionShape("--text", summary: "The whole text."),
                OptionShape("--web", summary: "In the browser."),
                OptionShape("--url", .address, summary: "Where a file is from."),
            ]
        ),
        CommandSignature("picture", aliases: ["pic"], arguments: .references(isRequired: true)),
        CommandSignature("why", arguments: .references(isRequired: true)),
        CommandSignature("refresh"),
    ]

    private static let keeping = [
        CommandSignature("fav", aliases: ["f", "save"], arguments: .references(isRequired: true)),
        CommandSignature("unfav", arguments: .references(isRequired: true)),
        CommandSignature(
            "favs",
            aliases: ["favorites"],
            arguments: .terms(isRequired: false),
            options: [
                OptionShape("--tag", .word(placeholder: "T"), summary: "Tagged so."),
                OptionShape("--refresh", summary: "Fetch again."),
            ]
        ),
        CommandSignature(
            "export",
            arguments: .referencesAndFile,
            options: [OptionShape("--as", .choice(["md", "cook"]), summary: "The format.")]
        ),
        CommandSignature("pantry", arguments: .words(0...20, placeholder: "TERM")),
        CommandSignature("timer", arguments: .words(1...5, placeholder: "TIME")),
    ]

    private static let shell = [
        CommandSignature(
            "service",
            arguments: .words(0...1, placeholder: "NAME"),
            options: [OptionShape("--url", .address, summary: "Its address.")]
        ),
        CommandSignature(
            "set",
            arguments: .words(0...9, placeholder: "KEY"),
            options: [OptionShape("--save", summary: "Keep it.")]
        ),
        CommandSignature("unset", arguments: .words(1...1, placeholder: "KEY")),
        CommandSignature("alias", arguments: .assignment(isRequired: false)),
        CommandSignature("unalias", arguments: .words(1...1, placeholder: "NAME")),
        CommandSignature("status"),
        CommandSignature("cancel"),
        CommandSignature("wait"),
        CommandSignature("retry", arguments: .count(isRequired: false)),
        CommandSignature("history", arguments: .text(isRequired: false)),
        CommandSignature("clear", aliases: ["cls"]),
        CommandSignature("echo", arguments: .text(isRequired: false)),
        CommandSignature(
            "help",
            aliases: ["h", "?"],
            arguments: .words(0...3, placeholder: "TOPIC")
        ),
        CommandSignature(
            "quit",
            aliases: ["exit", "q"],
            arguments: .words(0...1, placeholder: "CODE")
        ),
    ]

    private static let scripting = [
        CommandSignature("run", arguments: .fileAndWords),
        CommandSignature(
            "record",
            arguments: .file,
            options: [OptionShape("--expect", summary: "Add checks.")]
        ),
        CommandSignature("let", arguments: .assignment(isRequired: true)),
        CommandSignature("expect", arguments: .expectation),
    ]
}
