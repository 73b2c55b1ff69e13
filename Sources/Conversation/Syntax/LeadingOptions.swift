/// The options before a command on the command line of the system's shell, and the words after
/// them.
///
/// They are read as a command's options are, so that `--format=json` and `--format json` mean the
/// same everywhere. `--` or the first word that is not an option ends them.
package struct LeadingOptions<Value> {
    /// What the options say.
    package private(set) var value: Value
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
    ///   - options: The options there are.
    ///   - value: What the options are read into.
    ///   - shortNames: Other names of options: `-h` for `--help`. Pairs, since a first dictionary
    ///     costs each start as much as reading all options.
    package init(
        _ arguments: [String],
        of options: [CommandOption<Value>],
        into value: Value,
        shortNames: KeyValuePairs<String, String> = [:]
    ) throws(UsageError) {
        let words = arguments.map { argument in
            let name = shortNames.first { $0.key == argument }?.value ?? argument
            let signs = [Sign](value: name, at: 0..<0)
            return Word(signs: signs, span: 0..<0, isQuoted: signs.first?.isLiteral ?? true)
        }
        let reader = OptionReader(
            command: "",
            options: options.map(\.shape),
            rest: .everything,
            source: SourceLine("")
        )
        let parts = try reader.parts(of: words)
        self.value = value
        for given in parts.options {
            options.first { $0.shape.name == given.name }?.take(given.value, &self.value)
        }
        rest = Array(arguments.suffix(parts.words.count))
        isEnded = parts.isEnded
    }
}
