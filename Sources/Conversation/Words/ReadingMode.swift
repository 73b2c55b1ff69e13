/// Where a line comes from, which decides what may stand in it.
package enum ReadingMode: Hashable, Sendable, CaseIterable {
    /// Typed at the prompt: `$` is a plain sign; foods, references and aliases may stand alone.
    case prompt
    /// From `-c` or as `recipe CMD`: variables and aliases, but a command must be named.
    case commandLine
    /// A line of a script: variables and a leading `-`, and only the commands' own names.
    case script

    /// Whether `$` begins a variable.
    var hasVariables: Bool { self != .prompt }
}
