import Testing

@testable import Conversation

/// What adds to the favorites, the pantry or the list is not run against the line's own words.
struct KeepingGuardTests {
    @Test(arguments: [
        "results | don't save it", "opened | i don't want to save it",
        "start | don't add eggs to the pantry", "opened | don't put this on the shopping list",
        "results | it isn't that i dislike garlic",
    ])
    func isNotRun(line: String) {
        let parts = line.components(of: "|")
        #expect(PromptReading.meaning(parts[1], in: parts[0]) == "error")
    }

    @Test(arguments: [
        "start | i haven't got any butter | pantry remove butter",
        "start | put rice in the pantry | pantry add rice",
        "favs | take number 4 off my favourites | unfav 4",
    ])
    func isRun(line: String) {
        let parts = line.components(of: "|")
        #expect(PromptReading.meaning(parts[1], in: parts[0]) == parts[2])
    }
}

extension String {
    /// The parts between a sign, without the spaces around them.
    fileprivate func components(of sign: Character) -> [String] {
        split(separator: sign).map { $0.split(separator: " ").joined(separator: " ") }
    }
}
