import ShellAnswers
import ShellSession

extension ManualPage {
    /// What the program reads of its surroundings, and what it leaves with.
    func addSurroundings(to page: inout Roff) {
        page.section("ENVIRONMENT")
        for (name, meaning) in settingVariables + Self.variables { page.entry(name, meaning) }
        page.section("FILES")
        for (path, meaning) in Self.files { page.entry(path, meaning) }
        page.section("EXIT STATUS")
        page.entry("0", "all went well")
        let codes = Set(ErrorName.allCases.map(\.exitCode)).sorted()
        for code in codes {
            let names = ErrorName.allCases.filter { $0.exitCode == code }.map(\.rawValue)
            page.entry("\(code)", names.joined(separator: ", "))
        }
        page.section("SEE ALSO")
        page.add("less(1), the commands help and help --all at the prompt")
    }

    /// The variables that stand for settings.
    private var settingVariables: [(String, String)] {
        settings.compactMap { setting in
            switch setting.variable {
            case .value(let names):
                (names.joined(separator: ", then "), "the setting \(setting.key)")
            case .flag(let name):
                (name, "turns the setting \(setting.key) on unless it is empty, 0 or false")
            case nil: nil
            }
        }
    }

    private static let variables = [
        ("RECIPE_CONFIG", "read settings from this file"),
        ("RECIPE_OFFLINE", "never use the network"),
        ("RECIPE_SPOONACULAR_KEY", "the key for that service; others have theirs likewise"),
        ("RECIPE_DEBUG", "trace requests to standard error, without secrets"),
        ("NO_COLOR, CLICOLOR_FORCE, TERM, COLORTERM, COLORFGBG", "whether and which colours"),
        ("EDITRC", "settings of the prompt's keys, see editrc(5)"),
        (
            "PAGER",
            "cat for no pager; other programs don't count, as recipe has a pager of its own and most "
                + "would take the next command for keys. RECIPE_PAGER names one"
        ),
        ("BROWSER", "what opens pages of the web"),
        (
            "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
            "where the folders below are, if not at their usual places"
        ),
    ]

    private static let files = [
        ("~/.config/recipe/config", "settings, a line for each: key = value"),
        ("~/.config/recipe/startup.rcp", "commands that run before the first prompt"),
        ("~/.local/share/recipe/", "what is kept: favorites with their pages"),
        ("~/.local/state/recipe/history", "the lines typed before"),
        ("~/.cache/recipe/", "answers and pages; may be deleted at any time"),
    ]
}
