/// A variable as a line names it: `$1`, `$@`, `${name:-text}`.
struct VariableUse: Hashable, Sendable {
    /// `@`, `#`, a number or a name.
    var name: String
    /// What it is when it is not set.
    var fallback: String?
}

extension VariableUse {
    /// Whether a variable can have the name: `@`, `#`, digits, or letters, digits and `_`.
    static func isName(_ name: String) -> Bool {
        if name == "@" || name == "#" { return true }
        if !name.isEmpty, name.allSatisfy(\.isDigit) { return name.count <= 4 }
        return isOwnName(name)
    }

    /// Whether `let` can set a variable of that name.
    static func isOwnName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy(\.isVariableNamePart)
    }
}

extension Character {
    /// Whether it may stand in the name of a variable.
    var isVariableNamePart: Bool { isLetter || isDigit || self == "_" }
}
