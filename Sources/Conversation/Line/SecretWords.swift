import KitchenLanguage
package import RecipeModel

/// Covers what nobody is to see in a line: what was typed after `--key`, which takes nothing, and
/// the password in an address.
///
/// A line is covered before anything reads it, so that no message, history or record can have what
/// it hid. Each character becomes one `*`; places in the line stay what they are.
package enum SecretWords {
    /// A line with its secrets covered.
    package static func covered(_ line: String) -> String {
        guard mayHoldSecrets(line) else { return line }
        var words: [String] = []
        var spaces: [String] = [""]
        for character in line {
            if character.isWhitespace {
                if words.count == spaces.count { spaces.append("") }
                spaces[spaces.count - 1].append(character)
            } else {
                if words.count < spaces.count { words.append("") }
                words[words.count - 1].append(character)
            }
        }
        let covered = covered(words)
        return spaces.indices.map { place in
            spaces[place] + (covered.indices.contains(place) ? covered[place] : "")
        }.joined()
    }

    /// Words of a command with their secrets covered.
    package static func covered(_ words: [String]) -> [String] {
        let isAboutServices = words.first.map { isNear($0.lowercased(), "service", 2) } ?? false
        var isSecret = false
        var isForTheSystem = words.first?.hasPrefix("!") == true
        return words.map { word in
            // What a program of the system is told means what it means there.
            if word.hasPrefix("|"), !isAboutServices { isForTheSystem = true }
            if isForTheSystem { return word }
            let name = word.prefix { $0 != "=" }
            if isKeyOption(name.lowercased(), isAboutServices) {
                guard name.endIndex < word.endIndex else {
                    // `--key; list`: its command ends there.
                    isSecret = !word.hasSuffix(";")
                    return word
                }
                isSecret = true
                return name + "=" + cover(word[word.index(after: name.endIndex)...])
            }
            // A new command or another option.
            if word.allSatisfy({ ";|&>".contains($0) }) || otherOptions.contains(name.lowercased())
            {
                isSecret = false
            }
            guard isSecret, !ServiceName.askable.contains(ServiceName(rawValue: word.lowercased()))
            else {
                return withoutPassword(withoutPasswordParameter(word))
            }
            defer { if word.hasSuffix(";") { isSecret = false } }
            return cover(word[...])
        }
    }

    /// What may follow a key, which itself may begin with `--`.
    private static let otherOptions: Set<String> = [
        "--url", "--ca", "--help", "--service", "--format", "--width", "--all",
    ]

    /// The logins of the addresses in a line, before it is covered.
    package static func logins(in words: some Sequence<String>) -> [WebLogin] {
        words.compactMap { word in
            let word = word.hasPrefix("--") ? word.drop { $0 != "=" }.dropFirst() : word[...]
            return WebLogin(word.filter { !"\"'".contains($0) })
        }
    }

    /// The logins of the addresses in a line, before it is covered.
    package static func logins(in line: String) -> [WebLogin] {
        guard mayHoldLogins(line) else { return [] }
        return logins(
            in: line.split(whereSeparator: \.isWhitespace).map { word in
                // What ends a command stands right after an address.
                String(word.reversed().drop { ";|&>".contains($0) }.reversed())
            }
        )
    }

    private static func mayHoldSecrets(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "-")) || mayHoldLogins(line)
    }

    private static func mayHoldLogins(_ line: String) -> Bool {
        line.utf8.contains(UInt8(ascii: "@")) || line.range(ofFirst: "password=") != nil
    }

    /// Whether a word is the option, or was meant to be.
    private static func isKeyOption(_ word: String, _ isAboutServices: Bool) -> Bool {
        guard word.hasPrefix("--") || (isAboutServices && word.hasPrefix("-")) else { return false }
        return isNear(word, "--key", 1) || (isAboutServices && isNear(word, "--key", 2))
    }

    private static func isNear(_ word: String, _ wanted: String, _ slips: Int) -> Bool {
        EditDistance.between(word, wanted, limit: slips) != nil
    }

    /// A star for each character; a `;` at the end still ends the command.
    private static func cover(_ text: Substring) -> String {
        let end = text.hasSuffix(";") ? ";" : ""
        return String(repeating: "*", count: text.count - end.count) + end
    }

    /// An address with the password covered that a database's may have at its end.
    private static func withoutPasswordParameter(_ word: String) -> String {
        guard let scheme = word.range(ofFirst: "://"), let mark = word.firstIndex(of: "?"),
            mark > scheme.upperBound, let name = word[mark...].range(ofFirst: "password=")
        else { return word }
        let secret = word[name.upperBound...].prefix { !"&;\"'".contains($0) }
        return word[..<name.upperBound] + String(repeating: "*", count: secret.count)
            + word[secret.endIndex...]
    }

    /// An address with its password covered.
    private static func withoutPassword(_ word: String) -> String {
        guard let scheme = word.range(ofFirst: "://") else { return word }
        // Of a database's address nothing is taken for the host that may be in a password.
        let isDatabase =
            word[..<scheme.lowerBound].lowercased().hasSuffix("postgres")
            || word[..<scheme.lowerBound].lowercased().hasSuffix("postgresql")
        let authority = word[scheme.upperBound...].prefix { isDatabase || !"/?#".contains($0) }
        guard let at = authority.lastIndex(of: "@"),
            let colon = authority[..<at].firstIndex(of: ":")
        else { return word }
        let start = word.index(after: colon)
        return word[..<start] + String(repeating: "*", count: word[start..<at].count) + word[at...]
    }
}
