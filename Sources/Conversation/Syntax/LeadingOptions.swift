import RecipeModel

/// The options before a command on the command line of the system's shell, and the words after
/// them.
///
/// They are read as a command's options are, so that `--format=json` and `--format json` mean the
/// same everywhere. `--` or the first word that is not an option ends them.
package struct LeadingOptions: Sendable {
    /// What each option was given, by its long name; an empty text for a flag.
    package private(set) var values: [String: String] = [:]
    /// What follows the options as it was given, without a `--` before it.
    package let rest: [String]
    /// Whether `--` stood before the rest.
    package let isEnded: Bool

    /// Reads the words after the program's name.
    ///
    /// Throws what `OptionReader` throws.
    ///
    /// - Parameters:
    ///   - arguments: The words.
    ///   - shapes: The options there are.
    ///   - shortNames: Other names of options: `-h` for `--help`.
    package init(
        _ arguments: [String],
        knowing shapes: [OptionShape],
        shortNames: [String: String] = [:]
    ) throws(Mistake) {
        let words = arguments.map { argument in
            let signs = [Sign](value: shortNames[argument] ?? argument, at: 0..<0)
            return Word(signs: signs, span: 0..<0, isQuoted: signs.first?.isLiteral ?? true)
        }
        let source = SourceLine("")
        let reader = OptionReader(
            command: "",
            options: shapes,
            rest: .everything,
            source: source
        )
        let parts = try reader.parts(of: words)
        for option in parts.options { values[option.name] = option.value.text }
        rest = Array(arguments.suffix(parts.words.count))
        isEnded = parts.isEnded
    }
}

extension OptionValue {
    /// The value as it is typed.
    fileprivate var text: String {
        switch self {
        case .flag: ""
        case .number(let number): String(number)
        case .word(let word): word
        case .address(let address): address.text
        }
    }
}
