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
        let signature = CommandSignature("", arguments: .fileAndWords, options: shapes)
        let parts = try OptionReader(signature: signature, source: source).parts(of: words)
        for option in parts.options {
            // Of the options that every command has, some stand only after a command.
            guard shapes.contains(where: { $0.name == option.name }) else {
                throw Mistake(
                    .unknownOption(option: option.name, command: "", suggestion: nil),
                    at: 0..<0,
                    in: source
                )
            }
            values[option.name] = option.value.text
        }
        rest = Array(arguments.suffix(parts.words.count))
        isEnded = parts.isEnded
    }
}

extension CommandOption.Value {
    /// The value as it is typed.
    fileprivate var text: String {
        switch self {
        case .none: ""
        case .number(let number): String(number)
        case .word(let word): word
        case .address(let address): address.text
        case .file(let path): path
        }
    }
}
