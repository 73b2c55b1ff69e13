package import RecipeModel

/// The options that every command takes.
package struct CommonOptions: Hashable, Sendable {
    /// The service to ask, by its name as typed.
    package var service: String?
    package var format: OutputFormat?
    package var width: Int?
    /// Whether to go through every page.
    package var all = false
    /// How many recipes to list at most; nil for a page.
    package var limit: Int?
    /// What to write of each recipe in a list, in this order; none for what the format has.
    package var fields: [ListField] = []
    /// Whether what the household demands doesn't count.
    package var anyway = false
    /// Whether to explain the command and not run it.
    package var help = false

    package init() {}

    /// The same, with what others say where these say nothing.
    package func completed(by others: CommonOptions) -> CommonOptions {
        var all = self
        all.service = service ?? others.service
        all.format = format ?? others.format
        all.width = width ?? others.width
        all.all = self.all || others.all
        all.limit = limit ?? others.limit
        all.fields = fields.isEmpty ? others.fields : fields
        all.anyway = anyway || others.anyway
        return all
    }

    /// Those that every command takes, as they are typed.
    package static let options: [CommandOption<CommonOptions>] = [
        .word(
            "--service",
            \.service,
            .service,
            summary: "ask this service instead of the one in use"
        ),
        .choice("--format", \.format, summary: "write the answer in this format"),
        .number("--width", \.width, in: 20...160, summary: "write lines of at most N columns"),
        everyPage,
        .flag("--anyway", \.anyway, summary: "find what your household doesn't eat, too"),
        .flag("--help", \.help, summary: "explain the command instead of running it"),
    ]

    /// Those that commands take which list recipes.
    package static let ofLists: [CommandOption<CommonOptions>] = [
        everyPage,
        .number("--limit", \.limit, in: 1...9_999, summary: "list so many recipes at most"),
        .choices(
            "--fields",
            \.fields,
            summary: "write these of each recipe, such as title,minutes,id"
        ),
    ]

    private static let everyPage = CommandOption<CommonOptions>.flag(
        "--all",
        \.all,
        summary: "go through every page, 100 at most"
    )

    /// Those that a command takes.
    static func options(of command: any CommandValue.Type) -> [CommandOption<CommonOptions>] {
        guard command.listsRecipes else { return options }
        return ofLists + options.filter { $0.shape.name != everyPage.shape.name }
    }
}

extension OptionShape {
    /// The options that every command takes.
    package static var common: [OptionShape] { CommonOptions.options.map(\.shape) }
}
