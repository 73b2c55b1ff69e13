import Foundation

/// How many random cases a law goes through: as many as usual, `RECIPE_CASES` times as many, or as many
/// as a variable of its own says.
///
/// The usual cases are always the same ones, and those of a thorough run begin with them.
package func lawCases(_ usual: Int, orAs variable: String? = nil) -> Int {
    let environment = ProcessInfo.processInfo.environment
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    return max(1, variable.flatMap(number) ?? usual * (number("RECIPE_CASES") ?? 1))
}
