import Testing

@testable import Conversation

/// Two clauses of one sentence that are one command together, or stay two.
struct JoinedWishesTests {
    private func commands(_ text: String) -> [SpokenCommand] {
        text.split(separator: ";").map { line in
            let words = line.split(separator: " ").map(String.init)
            return SpokenCommand(name: words[0], arguments: Array(words.dropFirst()))
        }
    }

    @Test(arguments: [
        ("pantry add rice", "cook", "cook rice"),
        ("cook", "pantry add rice", "cook rice"),
        ("pantry add rice", "cook eggs", "cook rice eggs"),
        ("pantry add rice", "search dinner", "cook rice"),
        ("pantry add rice", "help", "cook rice"),
        ("cook --max-missing 0", "pantry add rice", "cook rice --max-missing 0"),
        ("cook --max-missing 0", "cook eggs", "cook eggs --max-missing 0"),
        ("search eggs", "cook", "cook eggs"),
        ("search eggs", "search tonight", "cook eggs"),
        ("cook eggs", "cook", "cook eggs"),
        ("without onion", "without garlic", "without onion garlic"),
        ("without onion", "search -garlic", "without onion garlic"),
        ("search -onion", "without garlic", "search -onion -garlic"),
        ("search -onion", "search -onion -garlic", "search -onion -garlic"),
        ("search pasta", "without onion", "search pasta -onion"),
        ("cook eggs", "search -onion", "cook eggs -onion"),
        ("without onion", "search pasta", "search pasta -onion"),
        ("search -onion", "cook eggs", "cook eggs -onion"),
    ])
    func oneCommand(_ first: String, _ second: String, _ joined: String) {
        #expect(JoinedWishes.of(commands(first), commands(second)) == commands(joined))
    }

    @Test(arguments: [
        // What is always there is kept as that, whatever is asked beside it.
        ("pantry add rice --staple", "cook"), ("cook", "pantry add rice --staple"),
        ("pantry add rice", "search pasta"), ("pantry remove rice", "cook"),
        ("cook --max-missing 0", "cook eggs --max-missing 2"), ("search eggs", "cook rice"),
        ("search eggs", "search rice"), ("cook eggs", "cook rice"), ("open 2", "search pasta"),
        ("open 2", "without onion"), ("without onion", "open 2"),
    ])
    func twoCommands(_ first: String, _ second: String) {
        let both = commands(first) + commands(second)
        #expect(JoinedWishes.of(commands(first), commands(second)) == both)
    }

    @Test func eachOfSeveralIsJoinedInTurn() {
        let joined = JoinedWishes.of(commands("search pasta"), commands("without onion;open 2"))
        #expect(joined == commands("search pasta -onion;open 2"))
    }
}
