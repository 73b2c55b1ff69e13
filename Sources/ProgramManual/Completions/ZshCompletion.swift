import Conversation
import ShellSession

/// The completion script for zsh: a file `_recipe` on its `fpath`.
struct ZshCompletion {
    let words: CommandLineWords

    /// The script.
    var script: String {
        """
        #compdef recipe
        # zsh completion of recipe; 'recipe completions zsh' prints this.
        _recipe() {
            local curcontext=$curcontext state ret=1
            _arguments -C -S \\
        \(words.options.map { "        \(spec(of: $0)) \\" }.joined(separator: "\n"))
                '1: :_recipe_commands' '*:: :->behind' && ret=0
            [[ $state == behind ]] && _recipe_behind && ret=0
            return ret
        }
        _recipe_commands() {
            local -a commands=(
        \(Self.described(words.entries.map { ($0.names[0], $0.summary) }))
            )
            _describe -t commands command commands
            _files -g '*.rcp(-.)'
        }
        _recipe_settings() {
            local word
            local -a values keys=(
        \(Self.described(words.settings.map { ($0.key, $0.summary) }))
            )
            for word in ${words[2,CURRENT-1]}; do
                case $word in
        \(settingValues)
                    (--*) ;;
                    (*) values=('') ;;
                esac
            done
            if (( $#values )); then compadd -- ${values:#}; else _describe setting keys; fi
        }
        _recipe_titles() {
            local command
            local -a titles
            for command in favs browse; do
                titles+=(${${(f)"$(_call_program titles recipe --quiet --offline \\
                    --service cookbook $command --all --fields title --format tsv \\
                    2>/dev/null)"}[2,-1]})
            done
            compadd -M 'm:{a-z}={A-Z}' -a titles
        }
        _recipe_titles_or_files() { _recipe_titles; _files; }
        _recipe_behind() {
            local -a choices
            case $words[1] in
        \(words.entries.map(row).joined(separator: "\n"))
                (*) _files ;;
            esac
        }
        # The file may lie on the fpath, or be read with 'source'.
        if [[ $funcstack[1] == _recipe ]]; then _recipe "$@"; else compdef _recipe recipe; fi

        """
    }

    /// What can follow a command's name.
    private func row(_ entry: CommandLineWords.Entry) -> String {
        let options = entry.options.map { "                \(spec(of: $0)) \\\n" }.joined()
        let (before, arguments) = action(for: entry.arguments)
        return "        (\(entry.names.map(shellQuoted).joined(separator: "|")))\n"
            + before
            + "            _arguments -S \\\n\(options)                \(arguments) ;;"
    }

    private func action(
        for arguments: CommandLineWords.Arguments
    ) -> (before: String, specs: String) {
        switch arguments {
        case .unknown: ("", "'*: :()'")
        case .files: ("", "'*:file:_files'")
        case .titles(let orFiles):
            ("", orFiles ? "'*: :_recipe_titles_or_files'" : "'*: :_recipe_titles'")
        case .script: ("", "'1:script:_files -g \"*.rcp(-.)\"' '*:file:_files'")
        case .settings: ("", "'*: :_recipe_settings'")
        case .words(let words):
            (
                "            choices=(\n"
                    + Self.described(words.map { ($0.text, $0.summary) }) + "\n            )\n",
                "'1: :{_describe word choices}' '*: :()'"
            )
        }
    }

    private var settingValues: String {
        words.settingValues.map { key, values in
            "            (\(shellQuoted(key))) values=(\(values.map(shellQuoted).joined(separator: " "))) ;;"
        }
        .joined(separator: "\n")
    }

    /// An option as `_arguments` wants it: `--sort[the order]:order:(best title)`.
    private func spec(of option: OptionShape) -> String {
        let summary = Self.escaped(option.summary, "[]:\\")
        var spec = "\(option.name)[\(summary)]"
        if let choices = words.choices(of: option) {
            spec += ":value:(\(choices.joined(separator: " ")))"
        } else if let placeholder = option.value.placeholder {
            let value = placeholder.lowercased()
            spec += option.value == .file ? ":\(value):_files" : ":\(value): "
        }
        return shellQuoted(spec)
    }

    /// Words as `_describe` wants them: `search:look for recipes`.
    private static func described(_ words: [(text: String, summary: String)]) -> String {
        words.map { text, summary in
            let text = escaped(text, ":\\")
            return "        " + shellQuoted(summary.isEmpty ? text : "\(text):\(summary)")
        }
        .joined(separator: "\n")
    }

    private static func escaped(_ text: String, _ signs: String) -> String {
        String(text.flatMap { signs.contains($0) ? ["\\", $0] : [$0] })
    }
}
