import RecipeModel

/// An answer cache without a disk.
actor MemoryAnswerCache: AnswerCache {
    private(set) var answers: [String: KeptAnswer] = [:]
    private(set) var refusals: [String: Int] = [:]

    func answer(for key: String) -> KeptAnswer? { answers[key] }
    func keep(_ answer: KeptAnswer, for key: String) { answers[key] = answer }
    func forget(_ key: String) { answers[key] = nil }
    func refusal(by name: String) -> Int? { refusals[name] }
    func setRefusal(by name: String, until time: Int?) { refusals[name] = time }
    /// Forgets all refusals.
    func serveAgain() { refusals = [:] }
}
