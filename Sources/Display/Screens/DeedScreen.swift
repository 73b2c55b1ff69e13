import RecipeModel
import ShellAnswers

/// Something that was done.
struct DeedScreen: Screen {
    let deed: Deed

    private var sentences: [String] { DeedWords.sentences(for: deed) }

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        for sentence in sentences { sheet.add(context.text(sentence)) }
        return sheet.lines
    }

    func spoken(in context: ScreenContext) -> [String] { sentences.map { Spoken.full($0) } }

    var members: [JSONMember] {
        let words = sentences.joined(separator: "; ")
        return [
            JSONMember(
                "done",
                .object(
                    [JSONMember("name", .string(name))] + data + [
                        JSONMember("message", .string(orNull: words.isEmpty ? nil : words))
                    ]
                )
            )
        ]
    }

    /// The deed's fixed name.
    private var name: String {
        switch deed {
        case .kept: "kept"
        case .removed: "removed"
        case .tookBack: "took-back"
        case .didAgain: "did-again"
        case .nothingToUndo: "nothing-to-undo"
        case .nothingToRedo: "nothing-to-redo"
        case .reset: "reset"
        case .usingService: "using-service"
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
        case .openedInBrowser: "opened-in-browser"
        case .held: "held"
        }
    }

    private var data: [JSONMember] {
        switch deed {
        case .kept(let titles, let already, let pageMissing):
            [
                JSONMember("titles", .strings(titles.map(\.clean))),
                JSONMember("already", .strings(already.map(\.clean))),
                JSONMember("pageMissing", .strings(pageMissing.map(\.clean))),
            ]
        case .removed(let titles): [JSONMember("titles", .strings(titles.map(\.clean)))]
        case .tookBack(let change), .didAgain(let change):
            [
                JSONMember("change", .string(change.kind.rawValue)),
                JSONMember("titles", .strings(change.names.map(\.clean))),
            ]
        case .usingService(let name, let address), .serviceChanged(let name, let address):
            [
                JSONMember("service", .string(name.rawValue)),
                JSONMember("address", .string(orNull: address?.clean)),
            ]
        case .keyKept(let name): [JSONMember("service", .string(name.rawValue))]
        case .set(let row, let isSaved):
            SettingsScreen.members(of: row) + [JSONMember("saved", .bool(isSaved))]
        case .aliased(let row): AliasesScreen.members(of: row)
        case .unaliased(let name): [JSONMember("alias", .string(name.clean))]
        case .recording(let file), .wrote(let file): [JSONMember("file", .string(file.clean))]
        case .exported(let titles, let files):
            [
                JSONMember("titles", .strings(titles.map(\.clean))),
                JSONMember("files", .strings(files.map(\.clean))),
            ]
        case .recorded(let file, let count):
            [JSONMember("file", .string(file.clean)), JSONMember("commands", .int(count))]
        case .stopped(let page): [JSONMember("page", .int(orNull: page))]
        case .waited(let state): StatusScreen.members(of: state)
        case .openedInBrowser(let address): [JSONMember("url", .string(address.text))]
        case .nothingToUndo, .nothingToRedo, .reset, .held: []
        }
    }
}
