import Conversation
import Testing

@testable import ProgramManual

/// What the completion scripts offer, line by line.
struct CompletionScriptTests {
    /// The lines of a script in which a text stands.
    private func lines(_ shell: CompletionShell, with text: String) -> [String] {
        shell.script(for: CommandLineWordsTests.words).split(separator: "\n")
            .filter { $0.contains(text) }.map(String.init)
    }

    private static let common = "--service --format --width --all --anyway --help"
    private static let ofLists = "--all --limit --fields --service --format --width --anyway --help"
    private static let orders = "best title missing minutes rating cooked"

    private static let fields = ListField.words.joined(separator: " ")

    // MARK: Bash

    static let valuesForBash: [(String, [String])] = [
        (
            "--service)",
            [
                "'':--service) _recipe_words 'cookbook themealdb recipepuppy'; return ;;",
                "*:--service) _recipe_words 'cookbook themealdb recipepuppy'; return ;;",
            ]
        ),
        (
            "--sort)",
            [
                "'search':--sort) _recipe_words '\(orders)'; return ;;",
                "'s':--sort) _recipe_words '\(orders)'; return ;;",
                "'find':--sort) _recipe_words '\(orders)'; return ;;",
                "'browse':--sort) _recipe_words '\(orders)'; return ;;",
                "'and':--sort) _recipe_words '\(orders)'; return ;;",
                "'with':--sort) _recipe_words '\(orders)'; return ;;",
                "'favs':--sort) _recipe_words 'kept cooked rating title minutes'; return ;;",
                "'favorites':--sort) _recipe_words 'kept cooked rating title minutes'; return ;;",
            ]
        ),
        ("--width)", ["'':--width) return ;;", "*:--width) return ;;"]),
        ("--config)", ["'':--config) _recipe_files; return ;;"]),
        ("--report)", ["'import':--report) _recipe_files; return ;;"]),
        ("--tag)", ["'favs':--tag) return ;;", "'favorites':--tag) return ;;"]),
        ("--quiet)", []), ("--all)", []), ("--staple)", []),
    ]

    @Test(arguments: valuesForBash)
    func bashKnowsWhatFollowsAnOption(_ option: String, _ rows: [String]) {
        #expect(lines(.bash, with: ":" + option) == rows.map { "        " + $0 })
    }

    static let wordsForBash: [(String, [String])] = [
        (
            "'pantry'",
            [
                "            'pantry') _recipe_words '--staple \(common)' ;;",
                "        'pantry') [[ -n $first ]] || _recipe_words 'add remove list clear' ;;",
            ]
        ),
        (
            "'more'",
            [
                "        'more':--limit) return ;;",
                "        'more':--fields) _recipe_words '\(fields)'; return ;;",
                "            'more' | 'm' | 'next') _recipe_words '\(ofLists)' ;;",
            ]
        ),
        (
            "'run'",
            [
                "            'run') _recipe_words '\(common)' ;;",
                "        'run') if [[ -z $first ]]; then _recipe_files '!*.rcp'; "
                    + "else _recipe_files; fi ;;",
            ]
        ),
        // What is no command has no options.
        ("'manual'", ["        'manual') _recipe_files ;;"]),
        (
            "'completions'",
            ["        'completions') [[ -n $first ]] || _recipe_words 'bash zsh fish' ;;"]
        ),
        // Behind `set` and behind `unset`.
        (
            "page-size)",
            [
                "                page-size) _recipe_words '5 50' ;;",
                "                page-size) _recipe_words '5 50' ;;",
            ]
        ),
        ("staples)", []),
    ]

    @Test(arguments: wordsForBash)
    func bashKnowsWhatFollowsACommand(_ text: String, _ rows: [String]) {
        #expect(lines(.bash, with: text) == rows)
    }

    @Test func bashKnowsTheOptionsBeforeTheCommand() {
        #expect(
            lines(.bash, with: "            '') _recipe_words '--") == [
                "            '') _recipe_words '--service --url --format --color --theme "
                    + "--width --offline --quiet --keep-going --echo --allow-shell "
                    + "--no-startup --config -c --version --help' ;;"
            ]
        )
    }

    // MARK: Zsh

    @Test(arguments: [
        (
            "'--service[ask this service]",
            "'--service[ask this service]:value:(cookbook themealdb recipepuppy)'"
        ),
        ("'--config[", "'--config[read settings from this file]:file:_files'"),
        (
            "'--width[write lines of at most N columns,",
            "'--width[write lines of at most N columns, 20 to 160]:n: '"
        ),
        ("'--offline[", "'--offline[never use the network; show what is kept]'"),
        ("'--quiet[", "'--quiet[don'\\''t show notes or how lines were understood]'"),
        ("'-c[", "'-c[run these commands and exit]:commands: '"),
    ])
    func zshKnowsTheOptionsBeforeTheCommand(_ begin: String, _ spec: String) {
        #expect(lines(.zsh, with: begin) == ["        \(spec) \\"])
    }

    @Test(arguments: [
        (
            "'--report[",
            "'--report[write every entry that can'\\''t be read to a file]:file:_files'"
        ),
        ("'--tag[", "'--tag[list only those with this tag]:t: '"),
        ("'--staple[", "'--staple[count it as always in the house, like salt]'"),
        ("'--max-missing[", "'--max-missing[hide recipes with more things missing]:n: '"),
    ])
    func zshKnowsTheOptionsOfACommand(_ begin: String, _ spec: String) {
        let found = lines(.zsh, with: begin)
        #expect(Set(found) == ["                \(spec) \\"])
    }

    // MARK: Fish

    private static let begins = "complete -c recipe -n 'not __recipe_command >/dev/null'"

    @Test(arguments: [
        ("service", "-l service -x -a 'cookbook themealdb recipepuppy' -d 'ask this service'"),
        ("config", "-l config -r -F -d 'read settings from this file'"),
        ("width", "-l width -x -d 'write lines of at most N columns, 20 to 160'"),
        ("offline", "-l offline -d 'never use the network; show what is kept'"),
        ("quiet", "-l quiet -d 'don\\'t show notes or how lines were understood'"),
    ])
    func fishKnowsTheOptionsBeforeTheCommand(_ name: String, _ row: String) {
        #expect(lines(.fish, with: "\(Self.begins) -l \(name) ") == ["\(Self.begins) \(row)"])
    }

    static let wordsForFish: [(String, String, [String])] = [
        (
            "'__recipe_at \"import\"'", "-l report",
            ["-l report -r -F -d 'write every entry that can\\'t be read to a file'"]
        ),
        (
            "'__recipe_at \"favs\" \"favorites\"'", "-l tag",
            ["-l tag -x -d 'list only those with this tag'"]
        ),
        (
            "'__recipe_at \"pantry\"'", "-l staple",
            ["-l staple -d 'count it as always in the house, like salt'"]
        ),
        ("'__recipe_begins_at \"units\"'", "-a", ["-a 'original'", "-a 'metric'", "-a 'us'"]),
        ("'__recipe_at \"export\"'", "-F", ["-F"]), ("'__recipe_at \"search\"'", "-F", []),
        ("'__recipe_setting page-size'", "-a", ["-a '5 50'"]),
        ("'__recipe_setting staples'", "-a", []),
    ]

    @Test(arguments: wordsForFish)
    func fishKnowsWhatFollowsACommand(_ condition: String, _ begin: String, _ rows: [String]) {
        let found = lines(.fish, with: "\(condition) \(begin)")
        #expect(found == rows.map { "complete -c recipe -n \(condition) \($0)" })
    }
}
