import RecipeModel
import ShellAnswers

/// What was done, in short friendly sentences without a capital letter and full stop.
enum DeedWords {
    /// The sentences, one line each; none where the deed needs no word.
    static func sentences(for deed: Deed) -> [String] {
        switch deed {
        case .kept(let titles, let already, let pageMissing):
            kept(titles: titles, already: already, pageMissing: pageMissing)
        case .removed(let titles): removed(titles)
        case .tookBack(let change): [tookBack(change)]
        case .didAgain(let change): [didAgain(change)]
        case .nothingToUndo: ["nothing to undo"]
        case .nothingToRedo: ["nothing to redo"]
        case .reset: ["search cleared; 'back' brings it back"]
        case .usingService(let name, let address): ["using \(service(name, address)) from now on"]
        case .serviceChanged(let name, let address): ["\(service(name, address)) is set up"]
        case .keyKept(let name):
            ["saved the key for \(name.rawValue.clean); only you can read it"]
        case .set(let row, let isSaved): [set(row, isSaved: isSaved)]
        case .aliased(let row): ["\(row.name.clean) now means: \(row.text.clean)"]
        case .unaliased(let name): ["removed alias \(name.clean)"]
        case .held: []
        default: work(deed)
        }
    }

    private static func work(_ deed: Deed) -> [String] {
        switch deed {
        case .recording(let file): ["recording to \(file.clean); 'record stop' ends it"]
        case .recorded(let file, let count):
            ["recorded \(NumberWords.counted(count, "command")) to \(file.clean)"]
        case .stopped(let page?): ["stopped fetching page \(page)"]
        case .stopped(nil): ["nothing is running in the background"]
        case .waited(let state): [waited(state)]
        case .wrote(let file): ["written to \(file.clean)"]
        case .exported(let titles, let files): [exported(titles, to: files)]
        case .openedInBrowser(let address): ["opened \(address.text) in the web browser"]
        default: ["done"]
        }
    }

    /// Titles in a sentence; many are counted.
    private static func named(_ titles: [String]) -> String {
        guard titles.count <= 3 else { return NumberWords.counted(titles.count, "recipe") }
        return NumberWords.list(
            titles.map { $0.clean.isEmpty ? "a recipe without a title" : $0.clean }
        )
    }

    private static func kept(titles: [String], already: [String], pageMissing: [String]) -> [String]
    {
        var lines: [String] = []
        let whole = titles.filter { !pageMissing.contains($0) }
        if !whole.isEmpty { lines.append("kept \(named(whole)), readable offline") }
        let partial = pageMissing.filter { !already.contains($0) }
        if !partial.isEmpty {
            let pages = partial.count == 1 ? "its page isn't" : "their pages aren't"
            lines.append("kept \(named(partial)); \(pages) here yet and will be fetched later")
        }
        if !already.isEmpty {
            let were = already.count == 1 ? "was already a favorite" : "were already favorites"
            lines.append("\(named(already)) \(were)")
        }
        return lines.isEmpty ? ["nothing new to keep"] : lines
    }

    private static func exported(_ titles: [String], to files: [String]) -> String {
        let place =
            files.count == 1
            ? files.first?.clean ?? "" : NumberWords.counted(files.count, "file")
        return "wrote \(named(titles)) to \(place)"
    }

    private static func removed(_ titles: [String]) -> [String] {
        guard !titles.isEmpty else { return ["nothing was removed"] }
        let them = titles.count == 1 ? "it" : "them"
        return ["\(named(titles)) removed from favorites; 'undo' brings \(them) back"]
    }

    private static func tookBack(_ change: KeptChange) -> String {
        switch change.kind {
        case .kept:
            return "Undone: \(named(change.names)) removed from favorites"
        case .removed:
            return "Undone: \(named(change.names)) back in favorites"
        default: return "Undone: \(KitchenWords.undone(change))"
        }
    }

    private static func didAgain(_ change: KeptChange) -> String {
        switch change.kind {
        case .kept: "kept \(named(change.names)) again"
        case .removed: "removed \(named(change.names)) again"
        default: "Redone: \(KitchenWords.done(change))"
        }
    }

    private static func service(_ name: ServiceName, _ address: String?) -> String {
        name.rawValue.clean + (address.map { " at \($0.clean)" } ?? "")
    }

    private static func set(_ row: SettingRow, isSaved: Bool) -> String {
        let value = row.value.clean.isEmpty ? "empty" : row.value.clean
        return "\(row.key.clean) is \(value)" + (isSaved ? ", also at the next start" : "")
    }

    private static func waited(_ state: PrefetchState) -> String {
        switch state {
        case .idle: "nothing is left to wait for"
        case .fetching(let page): "page \(page) is still being fetched"
        case .ready(let page): "page \(page) is ready"
        case .failed(let page): "page \(page) couldn't be fetched; 'more' tells why"
        }
    }
}
