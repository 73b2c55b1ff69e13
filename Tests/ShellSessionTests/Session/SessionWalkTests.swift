import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// Sessions walked command by command. After each step stands what the cook is told or what the service
/// is asked now, and behind `|` all that can be seen of the session.
///
/// `SessionWalk` has the steps; the walks are in `Walks`.
@Suite(.timeLimit(.minutes(20)))
struct SessionWalkTests {
    @Test(arguments: ["searching", "going", "retrying", "refreshing", "hints"])
    func aWalkGoesAsWritten(_ name: String) async throws {
        var walk = SessionWalk()
        try await KeptWalk.compare(walks.appending(path: "session-\(name).txt")) { step in
            guard !step.isEmpty else {
                walk = SessionWalk()
                return ""
            }
            return try await walk.took(step)
        }
    }
}

/// A session with a library that answers it, and the one command that may wait.
///
/// - `search WORDS`, with `, from N` or `, on SERVICE` behind it; `more`, `retry`, `retry N`, `refresh`,
///   `hints`
/// - `answer KEYS`, with `, last` or `, total N` behind it, and `fail WORD`: what the service says
/// - `stop`: Ctrl-C while it waits
/// - `back`, `forward`, `reset`, `use SERVICE`, `blind`: the place after a failed page is unknown
/// - `prints N…`, `opens KEY`, `names KEY`, `reads KEY`, `favorites`, `none` (no favorites), `cuisines`
struct SessionWalk {
    private var screen = SessionUnderTest(policy: .off)
    private var waiting: Task<String, Never>?
    private let told = LockedValue<String?>(nil)

    mutating func took(_ step: String) async throws -> String {
        let parts = step.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
        let words = parts.first?.dropFirst().map { $0 } ?? []
        let (session, scripted) = (screen.session, screen.scripted)
        switch parts.first?.first {
        case "search": search(words, parts.dropFirst().first ?? [])
        case "more": start { await session.more().text }
        case "retry":
            let page = words.first.flatMap { Int($0) }
            start {
                let report =
                    if let page { await session.retry(page: page) } else { await session.retry() }
                return report?.text ?? "nothing"
            }
        case "refresh": start { await session.refresh()?.text ?? "nothing" }
        case "hints":
            start {
                let hints = await session.dropHints()
                return hints.isEmpty
                    ? "no hints"
                    : hints.map { "\($0.condition.inShort): \($0.total)" }.joined(separator: "; ")
            }
        case "answer":
            let total = parts.dropFirst().first { $0.first == "total" }?.last
            try await scripted.answer(
                words.joined(separator: " "),
                isLast: parts.contains(["last"]),
                total: (total.flatMap { Int($0) }).map(ResultTotal.exactly)
            )
        case "fail":
            switch words.first {
            case "strange": try await scripted.fail(StrangeError())
            case "cancelled": try await scripted.fail(CancellationError())
            default: try await scripted.fail(ServiceError.named[words.first ?? ""] ?? .unsupported)
            }
        case "stop": waiting?.cancel()
        case "back": told.change { [went = await session.back()] in $0 = went ? "" : "no" }
        case "forward": told.change { [went = await session.goForward()] in $0 = went ? "" : "no" }
        default: return try await arranged(parts.first?.first, words)
        }
        return "\(await outcome) | \(await state)"
    }

    private mutating func search(_ words: [String], _ option: [String]) {
        let session = screen.session
        let query = RecipeQuery(
            words.map { $0.hasPrefix("-") ? .none(Term(String($0.dropFirst()))) : .has(Term($0)) }
        )
        let page = option.first == "from" ? option.last.flatMap { Int($0) } ?? 1 : 1
        let other: ScriptedService? =
            option.first == "on"
            ? ScriptedService(
                scripted: screen.scripted,
                name: ServiceName(rawValue: option.last ?? "")
            ) : nil
        start {
            do { return try await session.search(query, startingAt: page, using: other).text } catch
            { return "refused: \(error)" }
        }
    }

    private func arranged(_ name: String?, _ words: [String]) async throws -> String {
        let (session, key) = (screen.session, words.first ?? "")
        switch name {
        case "reset": await session.reset()
        case "use":
            await session.use(
                ScriptedService(scripted: screen.scripted, name: ServiceName(rawValue: key))
            )
        case "prints": await session.printed(words.compactMap { Int($0) })
        case "opens": await session.opened(.of(key))
        case "names": await session.named(.of(key))
        case "reads": await session.reads(.of(key))
        case "favorites":
            await session.printed(
                FavoritesWindow(page: FavoritePage(rows: [], counts: FavoriteCounts()))
            )
        case "none": await session.printedNoFavorites()
        case "cuisines": await session.printed(.cuisines, ["greek"])
        default: return "no such step"
        }
        return "| \(await state)"
    }

    private mutating func start(_ command: @escaping @Sendable () async -> String) {
        told.change { $0 = nil }
        waiting = Task { [told] in
            let text = await command()
            told.change { $0 = text }
            return text
        }
    }

    /// What the command that waits came to, or what is asked for it now.
    private var outcome: String {
        get async {
            while told.change({ $0 }) == nil {
                if waiting?.isCancelled == true { return await waiting?.value ?? "" }
                if await screen.scripted.openCount > 0,
                    let asked = try? await screen.scripted.question()
                {
                    let words = asked.query.conditions.map(\.inShort).joined(separator: ", ")
                    let fresh = asked.freshness == .kept ? "" : ", anew"
                    return "asks for page \(asked.cursor.number) of \(words)\(fresh)"
                }
                await Task.yield()
            }
            return told.change { $0 } ?? ""
        }
    }

    private var state: String {
        get async {
            let session = screen.session
            var parts = [await screen.state]
            let list = await session.printedList
            if list != .results { parts.append("shows \(list)") }
            if let it = await session.it { parts.append("it \(it.id.key)") }
            if let reading = await session.reading { parts.append("reads \(reading.recipe.key)") }
            if let query = await session.fruitless?.paging.query.conditions.map(\.inShort) {
                parts.append("nothing for \(query.joined(separator: ", "))")
            }
            if let failed = await session.failedQuery {
                let words = failed.query.conditions.map(\.inShort).joined(separator: ", ")
                parts.append("failed \(words) \(failed.page)")
            }
            if await session.hasOpenQuery { parts.append("open") }
            if let going = await session.continuation {
                let words = going.query.conditions.map(\.inShort).joined(separator: ", ")
                parts.append("goes on with \(words) \(going.page)")
            }
            if let service = await session.failedService { parts.append("\(service) failed") }
            let (backward, forward) = (await session.backward.count, await session.forward.count)
            parts.append("\(backward) back, \(forward) forward")
            return parts.joined(separator: "; ")
        }
    }
}

private struct StrangeError: Error {}

extension Condition {
    fileprivate var inShort: String {
        switch self {
        case .any(let terms): terms.map(\.text).joined(separator: " or ")
        case .none(let term): "-\(term.text)"
        case .minutes(let minutes): "minutes:\(minutes)"
        }
    }
}
