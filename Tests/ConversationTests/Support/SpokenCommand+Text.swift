@testable import Conversation

extension SpokenCommand {
    /// A spoken command as tables of tests have it: `search leeks -nuts`, `without capers`, `note it`.
    init(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        self.init(name: words.first ?? "")
        var isOption = false
        for (place, word) in words.enumerated().dropFirst() {
            let argument = SpokenArgument(word, of: name)
            let isName =
                ["search", "cook", "and"].contains(name)
                || ["pantry", "shop"].contains(name) && place > 1
            let isWord = argument == .word(word) && !argument.isOption && !isOption
            arguments.append(isWord && isName ? .wanted([SpokenName(word)]) : argument)
            isOption = argument.isOption
        }
    }
}
