import RecipeModel

/// An answer cache without a disk.
actor MemoryAnswerCache: AnswerCache {
    private(set) var answers: [String: KeptAnswer] = [:]
    private(set) var refusals: [ServiceName: Int] = [:]

    func answer(for key: String) -> KeptAnswer? { answers[key] }
    func keep(_ answer: KeptAnswer, for key: String) { answers[key] = answer }
    func forget(_ key: String) { answers[key] = nil }
    func refusal(of service: ServiceName) -> Int? { refusals[service] }
    func setRefusal(of service: ServiceName, until time: Int?) { refusals[service] = time }
}
