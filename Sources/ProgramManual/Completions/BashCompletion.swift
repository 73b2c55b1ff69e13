import Conversation
import ShellSession

/// The completion script for bash (4 or newer), which needs nothing beside bash itself.
struct BashCompletion {
    let words: CommandLineWords

    /// The script.
    var script: String {
        """
        # bash completion of recipe; 'recipe completions bash' prints this.
        _recipe() {
            local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
            local word command= first= index
            COMPREPLY=()
            # Bash takes --option=value apart.
            if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
            if [[ $current == = ]]; then current=; fi
            for ((index = 1; index < COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                case $word in
                    \(Self.pattern(words.optionsWithValues)))
                        ((index++))
                        [[ ${COMP_WORDS[index]} == = ]] && ((index++)) ;;
                    -* | =) ;;
                    *) if [[ -z $command ]]; then command=$word
                       elif [[ -z $first ]]; then first=$word; fi ;;
                esac
            done
            case $command:$before in
        \(optionValues)
            esac
            if [[ $current == -* ]]; then
                case $command in
        \(optionNames)
                esac
                return
            fi
            case $command in
                '') _recipe_words \(Self.list(words.entries.map { $0.names[0] }))
                    _recipe_files '!*.rcp' ;;
        \(arguments)
                */* | *.rcp) _recipe_files ;;
            esac
        }
        _recipe_words() {
            COMPREPLY+=($(compgen -W "$1" -- "$current"))
        }
        _recipe_files() {
            local file
            compopt -o filenames
            while read -r file; do COMPREPLY+=("$file"); done < <(
                compgen -d -- "$current"
                if [[ -n $1 ]]; then compgen -f -X "$1" -- "$current"
                else compgen -f -- "$current"; fi | while read -r file; do
                    [[ -d $file ]] || printf '%s\\n' "$file"
                done
            )
        }
        _recipe_titles() {
            local title begun=${current//\\\\/}
            begun=${begun#[\\"\\']}
            [[ -n $begun ]] || return
            # Bash quotes what is a file's name where that needs it.
            compopt -o filenames
            while IFS= read -r title; do
                [[ ${title,,} != "${begun,,}"* ]] || COMPREPLY+=("$title")
            done < <(
                for word in favs browse; do
                    "${COMP_WORDS[0]}" --quiet --offline --service cookbook "$word" --all \\
                        --fields title --format tsv | sed 1d
                done 2>/dev/null | sort -u
            )
        }
        complete -F _recipe recipe

        """
    }

    /// What follows an option: first what only some commands take, then what all do.
    private var optionValues: String {
        var rows: [String] = words.options.compactMap { row(of: $0, behind: "''") }
        for entry in words.entries {
            let own = entry.options.filter { !OptionShape.common.contains($0) }
            rows += own.flatMap { option in
                entry.names.compactMap { row(of: option, behind: shellQuoted($0)) }
            }
        }
        rows += OptionShape.common.compactMap { row(of: $0, behind: "*") }
        return rows.joined(separator: "\n")
    }

    private func row(of option: OptionShape, behind command: String) -> String? {
        guard option.value != .flag else { return nil }
        let action =
            if let choices = words.choices(of: option) {
                "_recipe_words \(Self.list(choices)); return"
            } else if option.value == .file {
                "_recipe_files; return"
            } else {
                "return"
            }
        return "        \(command):\(option.name)) \(action) ;;"
    }

    private var optionNames: String {
        let begin = "            '') _recipe_words \(Self.list(words.options.map(\.name))) ;;"
        let rows = words.entries.filter { !$0.options.isEmpty }.map { entry in
            "            \(Self.pattern(entry.names))) "
                + "_recipe_words \(Self.list(entry.options.map(\.name))) ;;"
        }
        return ([begin] + rows).joined(separator: "\n")
    }

    private var arguments: String {
        words.entries.compactMap { entry in
            action(for: entry.arguments).map { "        \(Self.pattern(entry.names))) \($0) ;;" }
        }
        .joined(separator: "\n")
    }

    private func action(for arguments: CommandLineWords.Arguments) -> String? {
        switch arguments {
        case .unknown: return nil
        case .words(let words):
            return "[[ -n $first ]] || _recipe_words \(Self.list(words.map(\.text)))"
        case .files: return "_recipe_files"
        case .titles(orFiles: false): return "_recipe_titles"
        case .titles(orFiles: true): return "_recipe_files; _recipe_titles"
        case .script:
            return "if [[ -z $first ]]; then _recipe_files '!*.rcp'; else _recipe_files; fi"
        case .settings:
            let values = words.settingValues.map {
                "\($0.key)) _recipe_words \(Self.list($0.values)) ;;"
            }
            let keys = "'') _recipe_words \(Self.list(words.settings.map(\.key))) ;;"
            return "case $first in\n"
                + ([keys] + values).map { "                \($0)\n" }.joined()
                + "            esac"
        }
    }

    /// Names as a pattern of `case`.
    private static func pattern(_ names: [String]) -> String {
        names.map(shellQuoted).joined(separator: " | ")
    }

    /// Words as the list that `compgen -W` takes.
    private static func list(_ words: [String]) -> String {
        shellQuoted(words.joined(separator: " "))
    }
}
