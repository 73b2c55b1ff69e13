import Documents
import RecipeModel
import ShellAnswers

extension ServiceRow {
    var members: [JSONMember] {
        let needs: String? =
            switch need {
            case .address: "address"
            case .key: "key"
            case nil: nil
            }
        return [
            JSONMember("name", .string(name.rawValue)),
            JSONMember("address", .string(orNull: address?.clean)),
            JSONMember("current", .bool(isCurrent)),
            JSONMember("needs", .string(orNull: needs)),
        ]
    }
}

extension MachineForm {
    init(services: [ServiceRow]) {
        self.init("services", services.map(\.members), columns: [])
        let rows = services.map { $0.members + [JSONMember("state", .string($0.state))] }
        table = Table(rows, columns: ["name", "current", "state", "address"])
    }
}

extension SettingRow {
    var members: [JSONMember] {
        [
            JSONMember("key", .string(key.clean)),
            JSONMember("value", .string(value.clean)),
            JSONMember("origin", .string(origin.rawValue)),
            JSONMember("default", .string(defaultValue.clean)),
            JSONMember("choices", .string(choices.clean)),
        ]
    }
}

extension AliasRow {
    var members: [JSONMember] {
        [JSONMember("alias", .string(name.clean)), JSONMember("text", .string(text.clean))]
    }
}

extension HistoryRow {
    var members: [JSONMember] {
        [JSONMember("n", .int(number)), JSONMember("line", .string(text.clean))]
    }
}

extension PrefetchState {
    var members: [JSONMember] {
        let (name, page): (String, Int?) =
            switch self {
            case .idle: ("idle", nil)
            case .fetching(let page): ("fetching", page)
            case .ready(let page): ("ready", page)
            case .failed(let page): ("failed", page)
            }
        return [JSONMember("state", .string(name)), JSONMember("page", .int(orNull: page))]
    }
}

extension StatusAnswer.Shared {
    fileprivate var members: [JSONMember] {
        switch self {
        case .standing(let standing):
            [
                JSONMember("server", .string(standing.server.clean)),
                JSONMember("recipes", .int(standing.recipes)),
                JSONMember("access", .string(standing.access.rawValue)),
                JSONMember("standbys", .string(orNull: standing.standbys?.rawValue)),
            ]
        case .failed(let failure): [JSONMember("error", .string(failure.errorName.rawValue))]
        }
    }
}

extension StatusAnswer {
    func machineForm(in wording: Wording) -> MachineForm {
        let facts = facts(in: wording).map { [$0.name, $0.value] }
        return MachineForm(
            [JSONMember("status", .object(members))],
            table: Table(header: ["name", "value"], rows: facts)
        )
    }

    private var members: [JSONMember] {
        let skipped = skippedPages.map { page in
            [
                JSONMember("page", .int(page.page)),
                JSONMember("error", .string(orNull: page.failure?.errorName.rawValue)),
                JSONMember("status", .int(orNull: page.failure?.status)),
            ]
        }
        let failure = lastFailure
        let places = places.map { JSONMember($0.name.clean, .string($0.path.clean)) }
        return [
            JSONMember("service", .object(service.members)),
            JSONMember("cookbook", cookbook.map { .object($0.members) } ?? .null),
            JSONMember(
                "copies",
                .list(
                    copies.map { copy in
                        [
                            JSONMember("service", .string(copy.service.rawValue)),
                            JSONMember("recipes", .int(copy.recipes)),
                            JSONMember("copiedAt", .string(CivilTime.iso8601(copy.copiedAt))),
                        ]
                    }
                )
            ),
            JSONMember("query", query.map(QueryJSON.object) ?? .null),
            JSONMember("pages", .array(pages.map(JSONOutput.int))),
            JSONMember("loaded", .int(loaded)),
            JSONMember("skipped", .list(skipped)),
            JSONMember("prefetch", .object(prefetch.members)),
            JSONMember("favorites", .int(favorites)),
            JSONMember("favoritesOffline", .int(favoritesOffline)),
            JSONMember("offline", .bool(isOffline)),
            JSONMember("requests", .int(requests)),
            JSONMember("answersKept", .int(answersKept)),
            JSONMember("lastFailure", .string(orNull: failure?.reason.errorName.rawValue)),
            JSONMember("lastFailureService", .string(orNull: failure?.service.rawValue.clean)),
            JSONMember("lastFailureStatus", .int(orNull: failure?.reason.status)),
            JSONMember("lastFailureAt", .string(orNull: failure.map { CivilTime.iso8601($0.at) })),
            JSONMember("quotaUsed", .string(orNull: quota?.used?.clean)),
            JSONMember("quotaLeft", .string(orNull: quota?.left?.clean)),
            JSONMember("opensAt", .string(orNull: quota?.opensAt.map { CivilTime.iso8601($0) })),
            JSONMember("pictures", .string(pictures.rawValue)),
            JSONMember("cacheBytes", .int(orNull: cacheBytes)),
            JSONMember("cacheLimit", .int(cacheLimit)),
            JSONMember("places", .object(places)),
        ]
    }
}

extension HelpAnswer {
    var members: [JSONMember] {
        switch self {
        case .overview: [JSONMember("kind", .string("overview"))]
        case .commands(let groups):
            [
                JSONMember("kind", .string("commands")),
                JSONMember(
                    "groups",
                    .list(
                        groups.map { group in
                            [
                                JSONMember("title", .string(group.title.clean)),
                                JSONMember("commands", .lines(group.commands)),
                            ]
                        }
                    )
                ),
            ]
        case .command(let page): page.members
        case .topic(let title, let paragraphs):
            [
                JSONMember("kind", .string("topic")),
                JSONMember("title", .string(title.clean)),
                JSONMember("paragraphs", .strings(paragraphs.map { CleanText.lines($0) })),
            ]
        case .found(let word, let commands):
            [
                JSONMember("kind", .string("found")),
                JSONMember("word", .string(word.clean)),
                JSONMember("commands", .lines(commands)),
            ]
        }
    }
}

extension HelpAnswer.CommandPage {
    fileprivate var members: [JSONMember] {
        let errors = errors.map { error in
            [
                JSONMember("name", .string(error.rawValue)),
                JSONMember("exit", .int(Int(error.exitCode))),
            ]
        }
        return [
            JSONMember("kind", .string("command")),
            JSONMember("name", .string(name.clean)),
            JSONMember("usage", .string(usage.clean)),
            JSONMember("aliases", .clean(aliases)),
            JSONMember("summary", .string(summary.clean)),
            JSONMember("details", .strings(details.map { CleanText.lines($0) })),
            JSONMember("options", .lines(options)),
            JSONMember("examples", .lines(examples)),
            JSONMember("errors", .list(errors)),
        ]
    }
}

extension JSONOutput {
    fileprivate static func lines(_ lines: [HelpAnswer.CommandLine]) -> JSONOutput {
        .list(
            lines.map { line in
                [
                    JSONMember("usage", .string(line.usage.clean)),
                    JSONMember("summary", .string(line.summary.clean)),
                ]
            }
        )
    }
}
