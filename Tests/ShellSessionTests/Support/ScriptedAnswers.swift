import RecipeModel

/// A service in memory whose answers a test hands out one by one, when it wants to.
///
/// Nothing in it waits for time to pass: a question waits until it is answered or called off, and
/// a test waits until there is a question.
actor ScriptedAnswers {
    /// A question that waits for its answer.
    struct Question: Sendable {
        let query: RecipeQuery
        let cursor: PageCursor
        let freshness: Freshness
        let continuation: CheckedContinuation<RecipePage, any Error>
    }

    private var open: [(id: Int, question: Question)] = []
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastID = 0
    /// How many questions were asked.
    private(set) var asked = 0
    /// The most questions that waited at the same time.
    private(set) var mostAtOnce = 0
    /// How many questions were called off.
    private(set) var calledOff = 0

    /// How many questions wait now.
    var openCount: Int { open.count }

    fileprivate func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        asked += 1
        lastID += 1
        let id = lastID
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let question = Question(
                    query: query,
                    cursor: cursor,
                    freshness: freshness,
                    continuation: continuation
                )
                open.append((id, question))
                mostAtOnce = max(mostAtOnce, open.count)
                for waiter in waiting.values { waiter.resume() }
                waiting = [:]
            }
        } onCancel: {
            Task { await self.callOff(id) }
        }
    }

    private func callOff(_ id: Int) {
        guard let index = open.firstIndex(where: { $0.id == id }) else { return }
        calledOff += 1
        open.remove(at: index).question.continuation.resume(throwing: CancellationError())
    }

    /// Waits until a question is there, and leaves it there.
    ///
    /// Throws `CancellationError` when a test's time is up, so that a question which never comes
    /// fails the test and does not hang it.
    @discardableResult
    func question() async throws -> Question {
        while true {
            if let first = open.first { return first.question }
            try Task.checkCancellation()
            lastID += 1
            let id = lastID
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting[id] = $0 }
            } onCancel: {
                Task { await self.stopWaiting(id) }
            }
        }
    }

    private func stopWaiting(_ id: Int) { waiting.removeValue(forKey: id)?.resume() }

    /// Answers the next question with recipes of these keys, and a page behind them.
    @discardableResult
    func answer(
        _ keys: String,
        isLast: Bool = false,
        total: ResultTotal? = nil
    ) async throws -> Question {
        try await answer { question in
            RecipePage(
                cursor: question.cursor,
                recipes: .of(keys),
                next: isLast ? nil : PageCursor(number: question.cursor.number + 1),
                total: total
            )
        }
    }

    /// Answers the next question with a failure.
    @discardableResult
    func fail(_ failure: any Error) async throws -> Question {
        try await answer { _ in throw failure }
    }

    private func answer(
        with page: (Question) throws -> RecipePage
    ) async throws -> Question {
        try await question()
        guard !open.isEmpty else { return try await answer(with: page) }
        let question = open.removeFirst().question
        question.continuation.resume(with: Result { try page(question) })
        return question
    }
}

/// The service whose answers a library hands out.
struct ScriptedService: RecipeService {
    let scripted: ScriptedAnswers
    var name = ServiceName.recipepuppy
    var abilities = ServiceAbilities(lists: [.everything])
    /// Whether the place behind a failed page is known.
    var knowsNext = true
    /// What is known of a recipe beyond its list; nil where that is nothing more.
    var more: (@Sendable (Recipe) async throws -> Recipe)?

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await scripted.page(of: query, at: cursor, freshness: freshness)
    }

    func cursor(past cursor: PageCursor) -> PageCursor? {
        knowsNext ? PageCursor(number: cursor.number + 1) : nil
    }

    func details(of recipe: Recipe) async throws -> Recipe {
        try await more?(recipe) ?? recipe
    }

    func names(of kind: NameKind) async throws -> [CountedName] { [] }

    func randomRecipe() async throws -> Recipe { .of("a") }
}
