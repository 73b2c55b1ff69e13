import RecipeModel
import ShellAnswers

extension PerformedAction {
    var members: [JSONMember] {
        let words = sentences.joined(separator: "; ")
        let message = JSONOutput.string(orNull: words.isEmpty ? nil : words)
        return [JSONMember("name", .string(name))] + data + [JSONMember("message", message)]
    }

    /// The deed's fixed name.
    private var name: String {
        switch self {
        case .kept: "kept"
        case .removed: "removed"
        case .tookBack: "took-back"
        case .didAgain: "did-again"
        case .nothingToUndo: "nothing-to-undo"
        case .nothingToRedo: "nothing-to-redo"
        case .importStays: "import-stays"
        case .leftGuide: "left-guide"
        case .reset: "reset"
        case .usingService: "using-service"
        case .copied: "copied"
        case .copyRemoved: "copy-removed"
        case .serviceChanged: "service-changed"
        case .keyKept: "key-kept"
        case .set: "set"
        case .aliased: "aliased"
        case .unaliased: "unaliased"
        case .recording: "recording"
        case .recorded: "recorded"
        case .stopped: "stopped"
        case .waited: "waited"
        case .wrote: "wrote"
        case .exported: "exported"
        case .backedUp: "backed-up"
        case .restored: "restored"
        case .sent: "sent"
        case .unsent: "unsent"
        case .openedInBrowser: "opened-in-browser"
        case .changedCookbook(let change): change.kind.rawValue
        case .alreadyExcluded: "already-excluded"
        case .held: "held"
        }
    }

    private var data: [JSONMember] {
        switch self {
        case .kept(let titles, let already, let pageMissing):
            [
                JSONMember("titles", .clean(titles)),
                JSONMember("already", .clean(already)),
                JSONMember("pageMissing", .clean(pageMissing)),
            ]
        case .removed(let titles): [JSONMember("titles", .clean(titles))]
        case .importStays(let origin): [JSONMember("origin", .string(origin.clean))]
        case .leftGuide(let title, let step, let count):
            [
                JSONMember("title", .string(title.clean)), JSONMember("step", .int(step)),
                JSONMember("count", .int(count)),
            ]
        case .tookBack(let change), .didAgain(let change):
            [
                JSONMember("change", .string(change.kind.rawValue)),
                JSONMember("titles", .clean(change.names)),
            ]
        case .usingService(let name, let address, let span):
            [
                JSONMember("service", .string(name.rawValue)),
                JSONMember("address", .string(orNull: address?.clean)),
                JSONMember("saved", .bool(span == .always)),
            ]
        case .serviceChanged(let name, let address):
            [
                JSONMember("service", .string(name.rawValue)),
                JSONMember("address", .string(orNull: address?.clean)),
            ]
        case .keyKept(let name): [JSONMember("service", .string(name.rawValue))]
        case .copied(let name, let result):
            [
                JSONMember("service", .string(name.rawValue)),
                JSONMember("recipes", .int(result.recipes)),
                JSONMember("listed", .int(result.listed)),
                JSONMember("added", .int(result.added)),
                JSONMember("changed", .int(result.changed)),
                JSONMember("removed", .int(result.removed)),
                JSONMember("unread", .int(result.unread)),
                JSONMember("stopped", .bool(result.isStopped)),
            ]
        case .copyRemoved(let name, let copy):
            [
                JSONMember("service", .string(name.rawValue)),
                JSONMember("recipes", .int(orNull: copy?.recipes)),
            ]
        case .set(let row, let isSaved):
            row.members + [JSONMember("saved", .bool(isSaved))]
        case .aliased(let row): row.members
        case .unaliased(let name): [JSONMember("alias", .string(name.clean))]
        case .recording(let file), .wrote(let file): [JSONMember("file", .string(file.clean))]
        case .backedUp(let file, let contents, _):
            [JSONMember("file", .string(file.clean))] + contents.members
        case .restored(let file, let outcome):
            [
                JSONMember("file", .string(file.clean)),
                JSONMember("changes", .bool(outcome.changes)),
                JSONMember("merged", .bool(outcome.added != nil)),
                JSONMember(
                    "damaged",
                    .strings(outcome.contents.damaged.map(\.rawValue).sorted())
                ),
            ] + (outcome.added ?? outcome.contents).members
        case .exported(let titles, let files):
            [
                JSONMember("titles", .clean(titles)),
                JSONMember("files", .clean(files)),
            ]
        case .recorded(let file, let count):
            [JSONMember("file", .string(file.clean)), JSONMember("commands", .int(count))]
        case .stopped(let page): [JSONMember("page", .int(orNull: page))]
        case .waited(let state): state.members
        case .changedCookbook(let change): [JSONMember("titles", .clean(change.names))]
        case .sent(let recipes, let service):
            [
                JSONMember("service", .string(service.rawValue)),
                JSONMember("titles", .clean(recipes.filter { !$0.isLeftOut }.map(\.title))),
                JSONMember("lost", .clean(recipes.flatMap { SendWords.losses($0.lost) })),
                JSONMember("leftOut", .clean(recipes.filter(\.isLeftOut).map(\.title))),
            ]
        case .unsent(let titles, let service):
            [
                JSONMember("service", .string(service.rawValue)),
                JSONMember("titles", .clean(titles)),
            ]
        case .openedInBrowser(let address): [JSONMember("url", .string(address.text))]
        case .alreadyExcluded(let terms): [JSONMember("names", .clean(terms.map(\.text)))]
        case .nothingToUndo, .nothingToRedo, .reset, .held: []
        }
    }
}

extension BackupContents {
    /// How many there are of each kind.
    fileprivate var members: [JSONMember] {
        [
            JSONMember("favorites", .int(favorites)), JSONMember("recipes", .int(recipes)),
            JSONMember("pantry", .int(pantry)), JSONMember("shopping", .int(shopping)),
            JSONMember("notes", .int(notes)), JSONMember("tags", .int(tags)),
            JSONMember("plan", .int(plan)), JSONMember("cooked", .int(cooked)),
            JSONMember("household", .int(household)),
            JSONMember("settings", .bool(hasSettings)),
            JSONMember("startup", .bool(hasStartupScript)), JSONMember("keys", .bool(hasKeys)),
        ]
    }
}
