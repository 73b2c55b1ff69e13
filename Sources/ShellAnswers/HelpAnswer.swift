/// What `help` tells.
public enum HelpAnswer: Hashable, Sendable {
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
    public struct Group: Hashable, Sendable {
        /// What they are for.
        public var title: String
        /// The commands.
        public var commands: [CommandLine]

        /// A group.
        public init(title: String, commands: [CommandLine]) {
            self.title = title
            self.commands = commands
        }
    }

    /// A command in a line.
    public struct CommandLine: Hashable, Sendable {
        /// The way it is typed: `search TERM…`.
        public var usage: String
        /// What it does, in one line.
        public var summary: String

        /// A line.
        public init(usage: String, summary: String) {
            self.usage = usage
            self.summary = summary
        }
    }

    /// A command's whole page.
    public struct CommandPage: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// The way it is typed.
        public var usage: String
        /// Other names for it.
        public var aliases: [String]
        /// What it does, in one line.
        public var summary: String
        /// More about it, in paragraphs.
        public var details: [String]
        /// Its options: how each is typed, and what it does.
        public var options: [CommandLine]
        /// Lines to try, each with what it does.
        public var examples: [CommandLine]
        /// The names of the errors that it can end in.
        public var errors: [ErrorName]

        /// A page.
        public init(
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
