import MealPlan
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands

/// What does not work in a story's world.
final class StoryFaults: Sendable {
    private let failing = Guarded<(service: ServiceError?, disk: Int32?)>((nil, nil))

    var service: ServiceError? { failing.withLock { $0.service } }
    /// Why nothing can be added to files.
    var disk: Int32? { failing.withLock { $0.disk } }

    fileprivate func set(service: ServiceError?) { failing.withLock { $0.service = service } }
    fileprivate func set(disk: Int32?) { failing.withLock { $0.disk = disk } }
}

/// The words of the directive `fails`.
private enum StoryFault {
    static let service: [String: ServiceError] = [
        "offline": .offline(host: "kitchen.example"), "slow": .timedOut(seconds: 10),
        "broken": .serverFailed(status: 500, tries: 3), "key": .keyRefused(status: 401),
        "forbidden": .serverFailed(status: 403, tries: 1),
    ]
    static let store: [String: StoreError] = [
        "newer": .newerFormat(path: "/data/kitchen.sqlite"),
        "full": .disk(path: "/data/kitchen.sqlite", code: 28),
        "read-only": .cannotWrite(path: "/data", code: 30),
        "busy": .busy(path: "/data/kitchen.sqlite"),
    ]
}

/// A cookbook that does not answer where the story says so.
struct FailingService: ListingService {
    let service: ListService
    let faults: StoryFaults

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        if let failure = faults.service { throw failure }
        return try await service.page(of: query, at: cursor, freshness: freshness)
    }

    func names(of kind: NameKind) async throws -> [CountedName] {
        if let failure = faults.service { throw failure }
        return try await service.names(of: kind)
    }

    func randomRecipe() async throws -> Recipe {
        if let failure = faults.service { throw failure }
        return try await service.randomRecipe()
    }
}

/// The directives that change a kitchen on the way.
extension StoryKitchen {
    static let changes: Set<String> = [
        "page", "file", "types", "program", "fails", "import", "there",
    ]

    /// Does what a directive says; false where there is no such one.
    func change(_ name: some StringProtocol, _ rest: String) async -> Bool {
        let words = rest.split(separator: " ").map(String.init)
        switch name {
        case "page": kitchen.pages.set(words.first ?? "", to: rest.text(after: words.first))
        case "file": kitchen.files.set(words.first ?? "", to: rest.text(after: words.first))
        case "types": kitchen.programs.secret.withLock { $0 = rest == "nothing" ? nil : rest }
        case "program": runs(status: words.first.flatMap { Int32($0) } ?? 0, rest, words)
        case "import":
            let (result, faults) = ImportResult.read(rest)
            book.result.withLock { $0 = .success(result) }
            book.faults.withLock { $0 = faults }
        case "there": await change(there: words.first ?? "", rest.text(after: words.first))
        case "fails": return await fail(words)
        default: return false
        }
        await settle()
        return true
    }

    private func runs(status: Int32, _ rest: String, _ words: [String]) {
        let text = words.count > 1 ? rest.text(after: words.first) : nil
        let files = kitchen.files
        kitchen.programs.doing.withLock {
            $0 = { _ in
                if let text { files.set("/tmp/cook's.cook", to: text) }
                return status
            }
        }
    }

    private func fail(_ words: [String]) async -> Bool {
        let how = words.last ?? ""
        switch words.first {
        case "service": faults.set(service: StoryFault.service[how])
        case "disk": faults.set(disk: how == "full" ? 28 : nil)
        case "favorites": await kitchen.favorites.fail(with: StoryFault.store[how])
        case "plan": await kitchen.plan.lock()
        case "cookbook-file":
            await book.store.fail(with: StoryFault.store[how])
            if let failure = StoryFault.store[how] {
                book.result.withLock { $0 = .failure(failure) }
            }
        case "server":
            // From so many recipes, or changes, on.
            let count = words.dropFirst().first.flatMap { Int($0) } ?? 0
            ownServer.full.withLock { $0 = StoryFault.service[how].map { (count, $0) } }
            ownServer.failure.withLock { $0 = StoryFault.service[how] }
            ownServer.stop.withLock { $0 = how == "stop" ? count : nil }
            await server.fail(after: StoryFault.service[how] == nil ? .max : count)
        case "nothing":
            faults.set(service: nil)
            faults.set(disk: nil)
            await kitchen.favorites.fail(with: nil)
            await book.store.fail(with: nil)
            book.result.withLock { $0 = .success(.none) }
            ownServer.full.withLock { $0 = nil }
            ownServer.failure.withLock { $0 = nil }
            ownServer.stop.withLock { $0 = nil }
            await server.fail(after: .max)
        default: return false
        }
        return true
    }

    /// Somebody changes something on the cook's server.
    private func change(there kind: String, _ text: String) async {
        let number = text.prefix { $0 != " " }
        let rest = text.text(after: String(number))
        switch kind {
        case "lost": ownServer.lost.withLock { $0 = [.author] }
        case "gone": ownServer.remove(text)
        case "day":
            await server.change { kept, _ in
                for place in kept.meals.indices {
                    kept.meals[place].day = CalendarDay(number: Int(number) ?? 0)
                }
            }
        case "title":
            await server.change { kept, _ in
                for place in kept.meals.indices { kept.meals[place].title = text }
            }
        case "meanwhile": await server.interrupt { $0.meals[0].note = text }
        case "plan":
            await server.change { kept, id in
                kept.meals.append(
                    ServerMeal(
                        id: id,
                        day: CalendarDay(number: Int(number) ?? 0),
                        meal: .dinner,
                        recipe: nil,
                        title: rest
                    )
                )
            }
        case "list": await server.change { $0.items.append(ServerItem(id: $1, text: text)) }
        case "done":
            await server.change { kept, _ in
                for place in kept.items.indices where kept.items[place].text.contains(text) {
                    kept.items[place].isDone = true
                }
            }
        default: ownServer.put(kind + (text.isEmpty ? "" : " " + text))
        }
    }
}

extension ImportResult {
    /// `added 2, doubles 1, shortened 1, stopped, fault a.json:3 no-title`, and the faults told on the way.
    fileprivate static func read(_ text: String) -> (ImportResult, [ImportEntryError]) {
        var (counts, faults): ([String: Int], [ImportEntryError]) = ([:], [])
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ").map(String.init)
            if words.first == "fault", words.count > 2 {
                let place = words[1].split(separator: ":").map(String.init)
                let line = place.dropFirst().first.flatMap { Int($0) }
                let kinds: [String: EntryError] = [
                    "no-title": .noTitle, "empty": .empty, "too-long": .tooLong,
                    "unknown": .unknownFormat, "unreadable": .unreadable(code: 13),
                ]
                faults.append(
                    ImportEntryError(
                        place: EntryPlace(
                            file: place[0],
                            line: line,
                            entry: line == nil || place.count > 2 ? place.dropFirst().last : nil
                        ),
                        fault: kinds[words[2]] ?? .noTitle
                    )
                )
            } else if let name = words.first {
                counts[name] = words.count > 1 ? Int(words[1]) ?? 1 : 1
            }
        }
        let result = ImportResult.of(
            added: counts["added"] ?? 0,
            doubles: counts["doubles"] ?? 0,
            faults,
            shortened: counts["shortened"] ?? 0,
            isStopped: counts["stopped"] != nil
        )
        return (result, faults)
    }
}
