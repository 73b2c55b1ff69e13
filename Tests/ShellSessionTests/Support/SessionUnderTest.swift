import RecipeModel
import Testing

@testable import ShellSession

/// A session with a library that answers it, and what a test does with both.
struct SessionUnderTest {
    let scripted = ScriptedAnswers()
    let session: RecipeSession
    let service: ScriptedService
    /// States of the work ahead, as they were told.
    let told = ToldStates()

    init(policy: PrefetchPolicy = .on, abilities: ServiceAbilities? = nil, knowsNext: Bool = true) {
        var service = ScriptedService(scripted: scripted, knowsNext: knowsNext)
        if let abilities { service.abilities = abilities }
        self.service = service
        let told = told
        session = RecipeSession(service: service, prefetchPolicy: policy) { told.add($0) }
    }

    /// Searches and answers with recipes of these keys.
    @discardableResult
    func search(
        _ query: RecipeQuery = .garlic,
        answeredBy keys: String,
        isLast: Bool = false
    ) async throws -> PagingReport {
        async let report = session.search(query)
        try await scripted.answer(keys, isLast: isLast)
        return try await report
    }

    /// Asks for more and answers with recipes of these keys.
    @discardableResult
    func more(answeredBy keys: String, isLast: Bool = false) async throws -> PagingReport {
        async let report = session.more()
        try await scripted.answer(keys, isLast: isLast)
        return await report
    }

    /// All that a cook can see of the session, as text.
    var state: String {
        get async {
            guard let view = await session.view else { return "nothing asked" }
            let printed = view.printed.map(String.init).joined(separator: ",")
            return "\(view.paging.text) printed \(printed)"
        }
    }
}

/// States of the work ahead, in the order in which they were told.
final class ToldStates: Sendable {
    private let states = LockedValue<[PrefetchState]>([])

    func add(_ state: PrefetchState) { states.change { $0.append(state) } }

    var all: [PrefetchState] { states.change { $0 } }
}
