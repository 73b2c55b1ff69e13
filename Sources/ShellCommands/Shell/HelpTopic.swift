import Conversation
import RecipeModel
import ShellAnswers

/// Subjects that are not one command's.
package enum HelpTopic: String, CaseIterable, Sendable {
    case terms
    case references
    case scripts
    case services
    case keys
    case formats
    case serve
    case mcp
    case completions
    case manual

    /// What it is about, in a line.
    package var title: String {
        switch self {
        case .terms: "Terms: what you can look for"
        case .references: "References: how to name a recipe"
        case .scripts: "Scripts: the same commands from a file"
        case .services: "Services: where recipes come from"
        case .keys: "Keys: typing at the prompt"
        case .formats: "Formats: for files and other programs"
        case .serve: "recipe serve: share the cookbook with browsers and other programs"
        case .mcp: "recipe mcp: let an assistant use your kitchen"
        case .completions: "recipe completions: Tab in the system's shell"
        case .manual: "recipe manual: the manual page"
        }
    }

    /// The names of the formats: `list, plain or json`.
    private static var formatNames: String {
        let names = OutputFormat.words
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// What `help` shows of it in a line.
    var line: HelpAnswer.CommandLine { .init(usage: "help \(rawValue)", summary: title) }

    /// Whether a word, in lower case, is in its text.
    func mentions(_ word: String) -> Bool {
        ([title] + paragraphs).contains { $0.lowercased().contains(word) }
    }

    /// Its text, in paragraphs.
    package var paragraphs: [String] {
        switch self {
        case .terms:
            [
                "garlic cheese: recipes with both. A term can be a food, a family of foods (fish, "
                    + "pasta, nuts), a dish, a course, a diet, a cuisine or a time (quick, half an hour). "
                    + "Plurals, accents and British or American names make no difference.",
                "garlic or leek: either. garlic -onion, garlic without onion, garlic no onion: no "
                    + "onion. Quotes keep words together, \"goat cheese\"; known foods need none.",
                "title:omelet, ingredient:garlic, cuisine:italian and category:dessert look in one "
                    + "place only; minutes:30 is the longest that it may take.",
                "Bare words search as well: 'garlic cheese' is 'search garlic cheese'. "
                    + "'and basil', 'without onion' and 'drop onion' change the query.",
            ]
        case .references:
            [
                "3, 1-3,7, 2 and 5, the second one, last: numbers in the list shown last. "
                    + "A number alone opens that recipe.",
                "it, this, that: the recipe opened last, else the one named last, else the only one "
                    + "in the list. A command that needs a recipe and gets none means it. "
                    + "all, these: every recipe in the list shown last.",
                "r3 is always result 3, f3 always favorite 3; favorites is every favorite.",
                "'open victoria sponge' names a recipe by its title, or by a part that no other has; "
                    + "in quotes it can be any title. id:cookbook/victoria-sponge, as --format json "
                    + "tells it, is that recipe for ever.",
            ]
        case .scripts:
            [
                "A file whose name ends in .rcp has a command on each line; '#' begins a comment. "
                    + "'recipe FILE.rcp' or 'run FILE' runs it, 'record FILE' writes one.",
                "$1 is the first argument; ${1:-garlic} has a default. 'let food = leek' sets $food, "
                    + "used as $food or \"${food}\".",
                "Lines are commands; 'say what can I cook with eggs' takes plain words.",
                "The first error stops a script; a line that begins with '-' may fail. "
                    + "'expect count >= 1' checks the result of the command before it.",
                "'run OTHER.rcp' starts at the script's own folder. What a script writes ('> FILE', "
                    + "export, record, backup) is in the folder that you are in.",
                "Anything that reaches outside (files, programs, addresses) needs --allow-shell.",
            ]
        case .services:
            [
                "'service' lists where recipes come from, 'service NAME' switches to another, "
                    + "'--service NAME' uses it for one command.",
                "'service NAME --url ADDRESS' says where a server is. What a service can't search "
                    + "for is checked here, and the footer says so.",
            ]
        case .keys:
            [
                "Tab completes. Up and Down look for lines with the same beginning, Ctrl-R lists "
                    + "all older lines and narrows as you type. Ctrl-_ undoes an edit, Ctrl-Y "
                    + "brings back a deleted line.",
                "Ctrl-C drops the line, or stops the command that runs; it never leaves the shell. "
                    + "Ctrl-D on an empty line leaves. Ctrl-L clears the screen.",
                "'set editor vi' gives the keys of vi.",
            ]
        case .formats:
            [
                "--format \(HelpTopic.formatNames), on any command that lists or opens. '> FILE' "
                    + "writes, '>> FILE' adds, '| PROGRAM' pipes.",
                "Into a pipe or file, results are tsv unless you say otherwise.",
            ]
        case .serve:
            [
                "Type it in the system's shell, not at the prompt: recipe serve. It shows the "
                    + "cookbook, the plan, today's dinner and the shopping list to browsers until "
                    + "Ctrl-C, and the plan to calendars (/plan.ics). Nobody can change anything.",
                "--family lets those who know a pass phrase tick off the list and change the plan; "
                    + "you are asked for the phrase once, and --new-phrase asks for another. "
                    + "--family-only keeps reading for them too.",
                "--port N is where it listens (8080; 0 takes any that is free). --address A is for "
                    + "whom: 127.0.0.1 is this computer only, 0.0.0.0 everybody on your network. "
                    + "--log writes a line for each request to standard error.",
                "For example: recipe serve --family --address 0.0.0.0",
            ]
        case .mcp:
            [
                "An assistant that speaks the Model Context Protocol starts it: 'recipe mcp' is the "
                    + "command to name in the assistant's settings. It can search, see what you can "
                    + "cook, open recipes, ask them, and read your plan, your shopping list and your "
                    + "favorites.",
                "Nothing can be changed. With --write it can keep favorites, plan meals, write the "
                    + "shopping list and import files; 'undo' takes all of that back.",
                "For example: recipe mcp --write",
            ]
        case .completions:
            [
                "Type it in the system's shell: recipe completions bash, zsh or fish. It prints a "
                    + "script that makes Tab complete commands, options and settings there.",
                "For bash: recipe completions bash > "
                    + "~/.local/share/bash-completion/completions/recipe",
                "For fish: recipe completions fish > ~/.config/fish/completions/recipe.fish. For "
                    + "zsh, write it as _recipe to a folder of your fpath.",
            ]
        case .manual:
            [
                "Type it in the system's shell: recipe manual. It prints the manual page, which "
                    + "man shows from a file.",
                "For example: recipe manual > recipe.1, then man ./recipe.1",
            ]
        }
    }
}
