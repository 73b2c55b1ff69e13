import Testing

@testable import Conversation

/// What sentences mean, in words of our own; and that no line of words breaks the grammar.
struct SpokenGrammarTests {
    static let commands = [
        "search": "search", "s": "search", "find": "search", "cook": "cook", "and": "and",
        "with": "and", "without": "without", "no": "without", "drop": "drop", "more": "more",
        "next": "more", "list": "list", "back": "back", "reset": "reset", "undo": "undo",
        "open": "open", "picture": "picture", "why": "why", "fav": "fav", "save": "fav",
        "favs": "favs", "unfav": "unfav", "help": "help", "quit": "quit", "set": "set",
        "service": "service", "timer": "timer", "pantry": "pantry", "shop": "shop",
    ]

    static func context(_ place: String) -> SpokenContext {
        var context = SpokenContext(
            services: ["themealdb", "cookbook"],
            settings: ["theme": ["dark", "light"], "accessible": ["on", "off"]],
            commands: commands
        )
        if place != "start" {
            context.list = place == "favorites" ? .favorites : .results
            context.hasQuery = true
            context.resultCount = 12
            context.favoriteCount = 4
            context.hasNamed = place == "opened"
        }
        return context
    }

    static func meaning(_ line: String, _ place: String) -> String {
        switch SpokenGrammar(context: context(place)).meaning(of: line) {
        case .commands(let commands): commands.map(\.text).joined(separator: " ; ")
        case .either, .noSuchRecipe, .notUnderstood: "error"
        }
    }

    @Test(arguments: SpokenTable.rows)
    func aSentenceIsUnderstood(row: SpokenTable.Row) {
        #expect(Self.meaning(row.said, row.place) == row.means)
    }

    @Test func noLineOfWordsBreaksIt() {
        var random = SystemRandomNumberGenerator()
        let words = SpokenTable.rows.flatMap { $0.said.split(separator: " ").map(String.init) }
        for _ in 0..<300 {
            let length = Int.random(in: 1...14, using: &random)
            let line = (0..<length).compactMap { _ in words.randomElement(using: &random) }
                .joined(separator: " ")
            for place in ["start", "results", "opened"] { _ = Self.meaning(line, place) }
        }
    }

    @Test func aLongListOfFoodsIsOneSearch() {
        let foods = Array(repeating: "leeks", count: 400).joined(separator: ", ")
        #expect(Self.meaning(foods, "start").hasPrefix("search leeks leeks"))
    }
}
