/// What `help` tells.
package enum HelpAnswer: Hashable, Sendable {
    /// The one screen for a beginner.
    case overview
    /// Every command with its line, in groups.
    case commands([Group])
    /// One command.
    case command(CommandPage)
    /// One topic, such as `terms`: a title and its text, in paragraphs.
    case topic(title: String, paragraphs: [String])
    /// Commands and topics that have a word in their help.
    case found(word: String, commands: [CommandLine])

    /// Commands that belong together.
    package struct Group: Hashable, Sendable {
        package var title: String
        package var commands: [CommandLine]

        package init(title: String, commands: [CommandLine]) {
            self.title = title
            self.commands = commands
        }
    }

    /// A command in a line.
    package struct CommandLine: Hashable, Sendable {
        /// The way it is typed: `search TERM…`.
        package var usage: String
        package var summary: String

        package init(usage: String, summary: String) {
            self.usage = usage
            self.summary = summary
        }
    }

    /// A command's whole page.
    package struct CommandPage: Hashable, Sendable {
        package var name: String
        package var usage: String
        package var aliases: [String]
        package var summary: String
        package var details: [String]
        /// Its options: how each is typed, and what it does.
        package var options: [CommandLine]
        /// Lines to try, each with what it does.
        package var examples: [CommandLine]
        /// The names of the errors that it can end in.
        package var errors: [ErrorName]

        package init(
            name: String,
            usage: String,
            aliases: [String],
            summary: String,
            details: [String],
            options: [CommandLine],
            examples: [CommandLine],
            errors: [ErrorName]
        ) {
            self.name = name
            self.usage = usage
            self.aliases = aliases
            self.summary = summary
            self.details = details
            self.options = options
            self.examples = examples
            self.errors = errors
        }
    }
}
