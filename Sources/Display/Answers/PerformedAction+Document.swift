import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

extension PerformedAction {
    var document: Document {
        var document = Document()
        for sentence in sentences { document.say(sentence) }
        return document
    }

    /// What was done, in short friendly sentences without a capital letter and full stop; none where
    /// the deed needs no word.
    var sentences: [String] {
        switch self {
        case .kept(let titles, let already, let pageMissing):
            PerformedActionWords.kept(titles: titles, already: already, pageMissing: pageMissing)
        case .removed(let titles): PerformedActionWords.removed(titles)
        case .tookBack(let change): [PerformedActionWords.tookBack(change)]
        case .didAgain(let change): [PerformedActionWords.didAgain(change)]
        case .nothingToUndo: ["nothing to undo"]
        case .nothingToRedo: ["nothing to redo"]
        case .importStays(let origin):
            [
                "'undo' doesn't undo an import; to remove it: "
                    + PerformedActionWords.removing(origin: origin),
                "'undo' again undoes the change before it",
            ]
        case .leftGuide(let title, let step, let count):
            ["left \(title.clean) at step \(step) of \(count); 'guide' goes on"]
        case .reset: ["search cleared; 'back' brings it back"]
        case .usingService(let name, let address, let span):
            [
                "using \(PerformedActionWords.service(name, address)) \(PerformedActionWords.span(span, of: name))"
            ]
        case .serviceChanged(let name, let address):
            ["\(PerformedActionWords.service(name, address)) is set up"]
        case .keyKept(let name):
            ["saved the key for \(name.rawValue.clean); only you can read it"]
        case .copied(let name, let result): CopyWords.lines(result, of: name.rawValue.clean)
        case .copyRemoved(let name, let copy):
            [CopyWords.removed(copy, of: name.rawValue.clean)]
        case .set(let row, let isSaved): [PerformedActionWords.set(row, isSaved: isSaved)]
        case .aliased(let row): ["\(row.name.clean) now means: \(row.text.clean)"]
        case .unaliased(let name): ["removed alias \(name.clean)"]
        case .recording(let file): ["recording to \(file.clean); 'record stop' ends it"]
        case .recorded(let file, let count):
            ["recorded \(NumberWords.counted(count, "command")) to \(file.clean)"]
        case .stopped(let page?): ["stopped fetching page \(page)"]
        case .stopped(nil): ["nothing is running in the background"]
        case .waited(let state): [PerformedActionWords.waited(state)]
        case .wrote(let file): ["written to \(file.clean)"]
        case .backedUp(let file, let contents, let gaps):
            PerformedActionWords.backedUp(file.clean, contents, without: gaps)
        case .restored(let file, let outcome): PerformedActionWords.restored(file.clean, outcome)
        case .exported(let titles, let files): [PerformedActionWords.exported(titles, to: files)]
        case .changedCookbook(let change):
            ["\(KitchenWords.done(change)); 'undo' takes it back"]
        case .sent(let titles, let service): SendWords.sent(titles, to: service)
        case .unsent(let titles, let service):
            ["Undone: \(PerformedActionWords.named(titles)) removed from \(service.rawValue.clean)"]
        case .openedInBrowser(let address): ["opened \(address.text) in the web browser"]
        case .alreadyExcluded(let terms):
            ["already without \(NumberWords.list(terms.map(\.thing.clean)))"]
        case .held: []
        }
    }
}

enum PerformedActionWords {
    /// The command that takes away what came from an origin.
    static func removing(origin: String) -> String {
        "cookbook remove " + (origin.contains(" ") ? "\"\(origin.clean)\"" : origin.clean)
    }

    /// Titles in a sentence; many are counted.
    static func named(_ titles: [String]) -> String {
        guard titles.count <= 3 else { return NumberWords.counted(titles.count, "recipe") }
        return NumberWords.list(
            titles.map { $0.clean.isEmpty ? "a recipe without a title" : $0.clean }
        )
    }

    static func kept(titles: [String], already: [String], pageMissing: [String]) -> [String] {
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

    static func exported(_ titles: [String], to files: [String]) -> String {
        let place =
            files.count == 1
            ? files.first?.clean ?? "" : NumberWords.counted(files.count, "file")
        return "wrote \(named(titles)) to \(place)"
    }

    static func removed(_ titles: [String]) -> [String] {
        guard !titles.isEmpty else { return ["nothing was removed"] }
        let them = titles.count == 1 ? "it" : "them"
        return ["\(named(titles)) removed from favorites; 'undo' brings \(them) back"]
    }

    static func tookBack(_ change: KeptChange) -> String {
        switch change.kind {
        case .kept:
            return "Undone: \(named(change.names)) removed from favorites"
        case .removed:
            return "Undone: \(named(change.names)) back in favorites"
        case .restored:
            return "Undone: all is back that was there before \(change.names.joined().clean)"
        default: return "Undone: \(KitchenWords.undone(change))"
        }
    }

    static func didAgain(_ change: KeptChange) -> String {
        switch change.kind {
        case .kept: "kept \(named(change.names)) again"
        case .removed: "removed \(named(change.names)) again"
        case .restored: "Redone: restored \(change.names.joined().clean)"
        default: "Redone: \(KitchenWords.done(change))"
        }
    }

    static func service(_ name: ServiceName, _ address: String?) -> String {
        name.rawValue.clean + (address.map { " at \($0.clean)" } ?? "")
    }

    static func backedUp(
        _ file: String,
        _ contents: BackupContents,
        without gaps: Set<BackupGap>
    ) -> [String] {
        var lines = ["copied \(contents.inWords) to \(file)"]
        if gaps.contains(.keys) {
            lines.append("keys of services aren't in it; 'backup FILE --keys' takes them along")
        }
        if gaps.contains(.copies) {
            lines.append(
                "copies of your own servers aren't in it; 'service NAME --keep' makes them again"
            )
        }
        if gaps.contains(.sharedCookbook) {
            lines.append("the cookbook that you share isn't in it; it is on its server")
        }
        return lines
    }

    static func restored(_ file: String, _ outcome: RestoreOutcome) -> [String] {
        let damaged = outcome.contents.damaged
        let left =
            damaged.isEmpty ? [] : ["left out, since damaged: \(outcome.contents.damagedInWords)"]
        guard outcome.changes else {
            return [
                outcome.added == nil
                    ? "\(file) holds just what is kept now" : "all of \(file) is here already"
            ] + left
        }
        if let added = outcome.added {
            return ["added \(added.inWords) from \(file); nothing was replaced"] + left
        }
        var lines = [
            "restored \(outcome.contents.inWords) from \(file); 'undo' brings back what was there"
        ]
        if outcome.contents.hasSettings || outcome.contents.hasStartupScript {
            lines.append("the settings count from the next start on")
        }
        return lines + left
    }

    static func span(_ span: ServiceSpan, of name: ServiceName) -> String {
        switch span {
        case .leaving: "from now on"
        case .thisRun:
            "in this run only; 'recipe set --save service \(name.rawValue.clean)' keeps it"
        case .always: "from now on, also at the next start"
        }
    }

    static func set(_ row: SettingRow, isSaved: Bool) -> String {
        let value = row.value.clean.isEmpty ? "empty" : row.value.clean
        return "\(row.key.clean) is \(value)" + (isSaved ? ", also at the next start" : "")
    }

    static func waited(_ state: PrefetchState) -> String {
        switch state {
        case .idle: "nothing is left to wait for"
        case .fetching(let page): "page \(page) is still being fetched"
        case .ready(let page): "page \(page) is ready"
        case .failed(let page): "page \(page) couldn't be fetched; 'more' tells why"
        }
    }
}
