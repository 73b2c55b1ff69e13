import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

/// A talk with services over real sockets, for the files `Kept/talks-….txt`.
///
/// It begins with who is served: `themealdb 25` with so many dishes of garlic, `feed by 5: …` with
/// dishes of its own (`Pie (leek) [Italian] 20 min`), five to a page, `tandoor as mealie` where a Tandoor
/// stands at the address of a Mealie. What is said next goes to that service, or, after `all`, to all
/// of them as one. `feed answers 404`, `feed answers late` and `all answer lookup.php reset` change a
/// server's behaviour (`ServerRule`) until `feed behaves`; `offline`, `later 60` and `started` change
/// what is around them.
///
/// What is asked of the servers stands first in an answer, in alphabetical order and cut where it is
/// long, with a `*` where a key was sent along. In a page's titles `…` marks recipes that are short.
actor ServiceTalk {
    private typealias Answer = @Sendable (ServiceTalk, String) async throws -> String

    /// What can be said, by its first word.
    private static let answers: [String: Answer] = [
        "all": { talk, _ in try await talk.all() },
        "page": { try await $0.page($1) }, "anew": { try await $0.page($1, .asked) },
        "cook": { try await $0.cook($1) }, "bare": { try await $0.bare($1) },
        "at": { try await $0.page(at: QuestionTable.cursor($1)) },
        "next": { talk, _ in try await talk.page(at: talk.last?.next) },
        "past": { talk, _ in
            let place = await talk.place
            return try await talk.page(at: talk.service().cursor(past: place))
        },
        "pages": { try await $0.pages($1) },
        "details": { try await $0.details($1) },
        "chance": { talk, _ in try await talk.service().randomRecipe().shown },
        "categories": { talk, _ in try await talk.names(.categories) },
        "cuisines": { talk, _ in try await talk.names(.cuisines) },
        "trial": { talk, _ in
            try await talk.service().trial()
            return "is there"
        },
        "plan": { try await $0.plan($1) }, "can": { talk, _ in try await talk.abilities() },
        "offline": { talk, _ in await talk.setOffline(true) },
        "online": { talk, _ in await talk.setOffline(false) },
        "later": { await $0.wait($1) },
        "started": { talk, _ in try await talk.startAgain() },
        "counted": { talk, _ in try await talk.counted() },
        "get": { try await $0.get($1) },
    ]

    private var benches: [(name: String, bench: ServiceBench, dishes: ServedDishes)] = []
    private var isAll = false
    private var conditions: [Condition] = []
    private var place = PageCursor.first
    private var last: RecipePage?
    private var asked: [Int] = []
    /// Whether a server breaks connections off, so that it is open how often it is asked.
    private var isBroken = false

    /// What comes of a line: what was asked of servers, and what was answered or failed.
    func answer(_ line: String) async -> String {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1] : ""
        var told: String
        do {
            if let other = try behave(words[0], rest) { return other }
            if let answer = Self.answers[words[0]] {
                told = try await answer(self, rest)
            } else {
                return try serve(line)
            }
        } catch { told = "failed: \(error)".plain }
        for (_, bench, _) in benches {
            told = told.replacing(":\(bench.server.port)", with: ":PORT")
        }
        return (calls() + [told]).joined(separator: "\n")
    }

    // MARK: - Who is there

    /// `themealdb 25`, `feed by 5: Pie (leek) [Italian]; …`, `mealie with a wrong key: …`.
    private func serve(_ line: String) throws -> String {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        var dishes = ServedDishes(
            name: words[0],
            count: words.dropFirst().first.flatMap { Int($0) }
        )
        if parts.count > 1 { dishes.entries = try ServedDishes.entries(parts[1]) }
        func number(after word: String) -> Int? {
            words.firstIndex(of: word).flatMap { Int(words[$0 + 1]) }
        }
        dishes.pageSize = number(after: "by") ?? 10
        dishes.points = Double(number(after: "points") ?? 150)
        dishes.token = words.contains("wrong") ? "wr0ng-t0ken" : testKey
        dishes.askedAs = words.firstIndex(of: "as").map { words[$0 + 1] } ?? words[0]
        dishes.path = words.first { $0.hasPrefix("/") } ?? ""
        dishes.suggests = words.contains("suggesting")
        dishes.namesOnPage = number(after: "names") ?? 200
        let bench = try ServiceBench()
        try dishes.serve(on: bench)
        benches.append((words[0], bench, dishes))
        asked.append(0)
        isAll = false
        return ""
    }

    /// `feed answers 404`, `all answer lookup.php {…} once`, `feed behaves`; nil where it is no such line.
    private func behave(_ name: String, _ rest: String) throws -> String? {
        let words = rest.split(separator: " ").map(String.init)
        let chosen = benches.filter { $0.name == name || name == "all" }
        guard let verb = words.first, ["answers", "answer", "behaves", "behave"].contains(verb)
        else {
            return nil
        }
        if verb.hasPrefix("behave") {
            for (_, bench, _) in chosen { bench.server.behave() }
            isBroken = false
            return ""
        }
        if words.last == "late" {
            for (_, bench, _) in chosen { bench.server.setDelay(.milliseconds(60)) }
            return ""
        }
        let rule = try ServerRule(words.dropFirst().joined(separator: " "))
        isBroken = isBroken || rule.isBroken
        for (_, bench, _) in chosen {
            bench.server.on(rule.match, rule.behaviour, times: rule.times)
        }
        return ""
    }

    private func service() throws -> any RecipeService {
        if isAll {
            let services = try benches.map { try $0.dishes.service(on: $0.bench) }
            return AllServices(services) { $0.lowerBound }
        }
        guard let last = benches.last else { throw ServiceError.unsupported }
        return try last.dishes.service(on: last.bench)
    }

    private func all() throws -> String {
        isAll = true
        return try
            "as one: \(service().abilities.lists.map { "\($0)" }.sorted().joined(separator: ", "))"
    }

    /// The program was started anew, with the same cache and at the same time.
    private func startAgain() async throws -> String {
        for index in benches.indices {
            let bench = benches[index].bench
            benches[index].bench.client = HTTPClient(
                settings: ServiceBench.settings(timeout: .seconds(60), clock: bench.clock),
                cache: bench.cache
            )
        }
        return ""
    }

    private func setOffline(_ isOffline: Bool) async -> String {
        for (_, bench, _) in benches { await bench.setOffline(isOffline) }
        return ""
    }

    private func wait(_ seconds: String) -> String {
        for (_, bench, _) in benches { bench.clock.advance(by: Int(seconds) ?? 0) }
        return ""
    }

    // MARK: - What is asked

    private func page(_ text: String, _ freshness: Freshness = .kept) async throws -> String {
        conditions = ConditionText.conditions(text)
        return try await page(at: .first, freshness)
    }

    private func page(at cursor: PageCursor?, _ freshness: Freshness = .kept) async throws -> String
    {
        guard let cursor else { return "there is no such page" }
        (place, last) = (cursor, nil)
        let page = try await service().page(
            of: RecipeQuery(conditions),
            at: cursor,
            freshness: freshness
        )
        last = page
        return page.told
    }

    /// What needs the fewest things beside eggs and sugar, at most three.
    private func cook(_ text: String) async throws -> String {
        let pantry = Pantry(foods: ["eggs", "sugar"], staples: ["salt", "water"])
        let query = RecipeQuery(
            ConditionText.conditions(text),
            ranking: .missing(.init(pantry: pantry, for: .cooking, maxMissing: 3))
        )
        let pages = try await service().pages(of: query)
        return pages.map(\.told).joined(separator: "\n")
    }

    /// The page of those who wait for no details.
    private func bare(_ text: String) async throws -> String {
        try await service().events(ConditionText.conditions(text), patience: .zero).page().told
    }

    private func pages(_ text: String) async throws -> String {
        let pages = try await service().pages(ConditionText.conditions(text))
        let recipes = pages.flatMap(\.recipes)
        let distinct = Set(recipes.map(\.id)).count
        return pages.map(\.summary).joined(separator: "\n")
            + "\n\(recipes.count) in all, \(distinct) of them different"
    }

    private func details(_ key: String) async throws -> String {
        let service = try service()
        if let known = last?.recipes.first(where: { $0.title == key }) {
            return try await service.details(of: known).shown
        }
        // Of several services one is named: `details feed 7`.
        let words = key.split(separator: " ", maxSplits: 1).map(String.init)
        let named = isAll ? ServiceName(rawValue: words[0]) : nil
        let id = RecipeID(service: named ?? service.name, key: named == nil ? key : words[1])
        return try await service.details(of: Recipe(id: id, title: "?")).shown
    }

    private func names(_ kind: NameKind) async throws -> String {
        try await service().names(of: kind).map { name in
            name.name + (name.count.map { " \($0)" } ?? "")
                + (name.summary.map { " (\($0))" } ?? "")
        }.joined(separator: ", ")
    }

    private func plan(_ text: String) throws -> String {
        let plan = QueryPlan(
            RecipeQuery(ConditionText.conditions(text)),
            for: try service().abilities
        )
        let parts = [
            ("there", plan.answered), ("here", plan.applied), ("by title", plan.judgedByTitle),
            ("refused", plan.impossible),
        ]
        return parts.filter { !$1.isEmpty }
            .map { "\($0): \($1.map(ConditionText.text).joined(separator: "; "))" }
            .joined(separator: "\n")
    }

    /// What the service can do, and whether it may be asked ahead.
    private func abilities() throws -> String {
        let abilities = try service().abilities
        func told(_ name: String, _ values: [String]) -> String {
            "\(name) \(values.isEmpty ? "nothing" : values.sorted().joined(separator: ", "))"
        }
        return [
            told("lists", abilities.lists.map { "\($0)" }),
            told("fields", abilities.fields.map { "\($0)" }),
            told("tells", abilities.tells.map { "\($0)" }), "excludes \(abilities.excludes)",
            "alternatives \(abilities.alternatives)", "asked ahead \(abilities.allowsPrefetch)",
        ].joined(separator: "; ")
    }

    /// A call of the server as it stands, with the right key: its status, and how many entries it has.
    private func get(_ path: String) async throws -> String {
        guard let (_, bench, dishes) = benches.last else { return "nobody is there" }
        let answer = await Transport.curl.send(
            TransferRequest(
                url: bench.server.address + path,
                userAgent: "recipe/test",
                headers: ["Authorization: Bearer \(dishes.token)"],
                timeoutMilliseconds: 60_000,
                bodyLimit: 1_000_000,
                reach: .ownNetwork
            )
        )
        let count = (try? JSONValue.reply(answer.body))?["items"]?.array?.count
        return "\(answer.status)" + (count.map { ", \($0) entries" } ?? "")
    }

    /// What is known of the traffic with each service, and what is kept.
    private func counted() async throws -> String {
        var lines: [String] = []
        for (_, bench, dishes) in benches {
            let activity = await bench.client.activity(of: try dishes.service(on: bench).name)
            var parts = ["\(activity.requests) requests, \(activity.cacheHits) from the cache"]
            if let quota = activity.quota {
                parts.append("\(quota.used ?? "?") used, \(quota.left ?? "?") left")
            }
            if let failure = activity.lastFailure { parts.append("last \(failure)".plain) }
            let refusals = await bench.cache.refusals.values
            parts.append("\(await bench.cache.answers.count) kept")
            parts += refusals.map { "refused until \($0)" }
            lines.append("\(dishes.name): " + parts.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }

    /// What an own server is asked to find out which program it is.
    private static let probes: Set<String> = ["app/about", "server-settings/current/"]
    /// A list of Mealie's.
    private static let list = "recipes"

    /// What the servers were asked since the last answer.
    private func calls() -> [String] {
        var lines: [String] = []
        for (index, served) in benches.enumerated() {
            let requests = served.bench.server.requests.dropFirst(asked[index])
            asked[index] += requests.count
            if requests.contains(where: { $0.target.contains(testKey) }) {
                lines.append("TELLS ITS KEY")
            }
            guard !isBroken, !requests.isEmpty else { continue }
            let targets = requests.map { request in
                let secret = request.headers["authorization"] ?? request.headers["x-api-key"]
                return served.dishes.short(request.target) + (secret == nil ? "" : "*")
            }
            let groups = Dictionary(grouping: targets) { target in
                target.prefix { !"?*".contains($0) }.replacing(#/[0-9a-f-]{36}|\d+/#, with: "N")
            }
            let told = groups.sorted { $0.key < $1.key }.flatMap { path, calls -> [String] in
                // Of two halves of a call that both find no server one may be called off first, and of
                // two that ask for the same list at a time the second may be spared.
                if Self.probes.contains(String(path)) || path == Self.list, calls.count <= 4 {
                    return Set(calls).sorted()
                }
                return calls.count > 4 ? ["\(calls.count) of \(path)"] : calls.sorted()
            }
            lines.append(
                (isAll ? "\(served.name) is asked " : "asks ") + told.joined(separator: " ")
            )
        }
        return lines
    }
}

extension RecipePage {
    /// How many there are, and what is told of them beside.
    var summary: String {
        var parts = ["\(recipes.count) recipes"]
        if let total { parts.append("\(total)") }
        if let next { parts.append("next \(next.number) at \(next.place ?? "its number")") }
        if unusableEntries > 0 { parts.append("\(unusableEntries) unusable") }
        if let age { parts.append("\(age) s old") }
        if let judgement {
            if !judgement.byIngredients.isEmpty { parts.append("judged by ingredients") }
            if !judgement.byTags.isEmpty { parts.append("judged by tags") }
            if judgement.unknown > 0 { parts.append("\(judgement.unknown) without ingredients") }
            if let read = judgement.read { parts.append("\(read) of \(judgement.candidates) read") }
        }
        return parts.joined(separator: ", ")
    }

    /// The same with the titles, those of short recipes with a sign, and what each service did.
    var told: String {
        let titles = recipes.map { $0.title + ($0.isShort ? "…" : "") }.joined(separator: ", ")
        let services = parts.map { part in
            var told = ["  \(part.service): \(part.count)"]
            if let total = part.total { told.append("\(total)") }
            if let failure = part.failure { told.append("\(failure)".plain) }
            if part.takenOut > 0 { told.append("\(part.takenOut) taken out") }
            if part.repeatsHidden > 0 { told.append("\(part.repeatsHidden) hidden") }
            if part.hasMore { told.append("more") }
            return told.joined(separator: ", ")
        }
        return ([summary] + (titles.isEmpty ? [] : [titles]) + services).joined(separator: "\n")
    }
}
