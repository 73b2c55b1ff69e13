import RecipeModel
import ShellAnswers

/// The session's state.
struct StatusScreen: Screen {
    let status: StatusAnswer
    let clock: LocalClock

    func drawn(in context: ScreenContext) -> [StyledText] {
        let rows = facts.map {
            Grid.Row(
                cells: [StyledText($0.name, .title)],
                text: StyledText(context.symbols.words($0.value))
            )
        }
        return Grid.lines(rows, width: context.width)
    }

    func spoken(in context: ScreenContext) -> [String] {
        facts.map { "\(Spoken.capitalized($0.name)): \(Spoken.sentence($0.value))" }
    }

    private struct Fact {
        var name: String
        var value: String
    }

    private var facts: [Fact] {
        var facts = [
            Fact(
                name: "service",
                value: "\(status.service.name.rawValue.clean), "
                    + ServicesScreen.state(of: status.service)
            )
        ]
        if let quota = status.quota {
            facts.append(Fact(name: "quota", value: words(for: quota)))
        }
        facts.append(Fact(name: "search", value: status.query?.words.clean ?? "none yet"))
        if status.query != nil { facts.append(Fact(name: "pages", value: pages)) }
        if !status.skippedPages.isEmpty { facts.append(Fact(name: "skipped", value: skipped)) }
        facts.append(Fact(name: "background", value: StatusScreen.words(for: status.prefetch)))
        facts.append(Fact(name: "favorites", value: favorites))
        facts.append(Fact(name: "network", value: network))
        facts.append(Fact(name: "last failure", value: lastFailure))
        facts.append(Fact(name: "pictures", value: pictures))
        facts.append(Fact(name: "cache", value: cache))
        return facts
            + status.places.map {
                Fact(name: "\($0.name.clean) in", value: $0.path.clean)
            }
    }

    private func words(for quota: StatusAnswer.Quota) -> String {
        var words: [String] = []
        if let used = quota.used?.clean { words.append("\(used) used") }
        if let left = quota.left?.clean { words.append("\(left) left today") }
        if let opensAt = quota.opensAt {
            words.append("used up; works again \(clock.moment(opensAt))")
        }
        return words.isEmpty ? "not known yet" : words.joined(separator: ", ")
    }

    private var lastFailure: String {
        guard let failure = status.lastFailure else { return "none" }
        let place = failure.service == .web ? "a web page" : failure.service.rawValue.clean
        return "\(place): \(ServiceFailureWords.full(failure.reason)),"
            + " \(NumberWords.age(clock.now - failure.at)) ago"
    }

    private var pages: String {
        guard !status.pages.isEmpty else { return "none" }
        return
            "\(NumberWords.ranges(status.pages)); \(NumberWords.counted(status.loaded, "recipe"))"
    }

    private var skipped: String {
        status.skippedPages.map { page in
            "page \(page.page) (\(page.failure.map(ServiceFailureWords.brief) ?? "empty"))"
        }.joined(separator: ", ")
    }

    /// What the background is at, in words.
    static func words(for state: PrefetchState) -> String {
        switch state {
        case .idle: "nothing to do"
        case .fetching(let page): "fetching page \(page)"
        case .ready(let page): "page \(page) is ready"
        case .failed(let page): "page \(page) couldn't be fetched"
        }
    }

    private var favorites: String {
        status.favorites == 0
            ? "none"
            : "\(NumberWords.grouped(status.favorites)), "
                + "\(NumberWords.grouped(status.favoritesOffline)) readable offline"
    }

    private var network: String {
        let sent = NumberWords.counted(status.requests, "request")
        let kept = NumberWords.counted(status.answersKept, "answer")
        return (status.isOffline ? "off; " : "") + "\(sent) sent, \(kept) from the cache"
    }

    private var pictures: String {
        switch status.pictures {
        case .kitty: "pixels, by kitty's protocol"
        case .sixel: "pixels, as sixels"
        case .blocks: "half blocks"
        case .none: "none"
        case .notInstalled: "none; libgdk-pixbuf-2.0-0 is not installed"
        }
    }

    private var cache: String {
        let limit = NumberWords.decimalBytes(status.cacheLimit)
        guard let bytes = status.cacheBytes else { return "at most \(limit)" }
        return "\(NumberWords.decimalBytes(bytes)) of \(limit)"
    }

    /// The background's keys in JSON.
    static func members(of state: PrefetchState) -> [JSONMember] {
        let name: String
        var page: Int?
        switch state {
        case .idle: name = "idle"
        case .fetching(let number): (name, page) = ("fetching", number)
        case .ready(let number): (name, page) = ("ready", number)
        case .failed(let number): (name, page) = ("failed", number)
        }
        return [JSONMember("state", .string(name)), JSONMember("page", .int(orNull: page))]
    }

    var members: [JSONMember] {
        let skipped = status.skippedPages.map { page in
            JSONOutput.object([
                JSONMember("page", .int(page.page)),
                JSONMember("error", .string(orNull: page.failure?.errorName.rawValue)),
                JSONMember("status", .int(orNull: page.failure?.status)),
            ])
        }
        let failure = status.lastFailure
        let opensAt = status.quota?.opensAt
        let places = status.places.map { JSONMember($0.name.clean, .string($0.path.clean)) }
        let object: [JSONMember] = [
            JSONMember("service", .object(ServicesScreen.members(of: status.service))),
            JSONMember("query", status.query.map(QueryJSON.object) ?? .null),
            JSONMember("pages", .array(status.pages.map(JSONOutput.int))),
            JSONMember("loaded", .int(status.loaded)),
            JSONMember("skipped", .array(skipped)),
            JSONMember("prefetch", .object(StatusScreen.members(of: status.prefetch))),
            JSONMember("favorites", .int(status.favorites)),
            JSONMember("favoritesOffline", .int(status.favoritesOffline)),
            JSONMember("offline", .bool(status.isOffline)),
            JSONMember("requests", .int(status.requests)),
            JSONMember("answersKept", .int(status.answersKept)),
            JSONMember("lastFailure", .string(orNull: failure?.reason.errorName.rawValue)),
            JSONMember("lastFailureService", .string(orNull: failure?.service.rawValue.clean)),
            JSONMember("lastFailureStatus", .int(orNull: failure?.reason.status)),
            JSONMember("lastFailureAt", .string(orNull: failure.map { CivilTime.iso8601($0.at) })),
            JSONMember("quotaUsed", .string(orNull: status.quota?.used?.clean)),
            JSONMember("quotaLeft", .string(orNull: status.quota?.left?.clean)),
            JSONMember("opensAt", .string(orNull: opensAt.map { CivilTime.iso8601($0) })),
            JSONMember("pictures", .string(status.pictures.rawValue)),
            JSONMember("cacheBytes", .int(orNull: status.cacheBytes)),
            JSONMember("cacheLimit", .int(status.cacheLimit)),
            JSONMember("places", .object(places)),
        ]
        return [JSONMember("status", .object(object))]
    }

    var table: Table? {
        Table(header: ["name", "value"], rows: facts.map { [$0.name, $0.value] })
    }
}
