import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

extension StatusAnswer {
    /// A fact of the session with its name.
    struct Fact {
        var name: String
        var value: String

        init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

        var entry: Entries.Row {
            Entries.Row(
                [Phrase(name, .title)],
                Phrase(value),
                spoken: "\(Spoken.capitalized(name)): \(Spoken.sentence(value))"
            )
        }
    }

    /// The session's state, fact by fact.
    func facts(in wording: Wording) -> [Fact] {
        let clock = wording.clock
        var facts = [Fact("service", "\(service.name.rawValue.clean), \(service.state)")]
        if let cookbook { facts.append(Fact("cookbook", cookbook.words)) }
        facts += copies.map { copy in
            let recipes = NumberWords.counted(copy.recipes, "recipe")
            let age = NumberWords.age(clock.now - copy.copiedAt)
            return Fact(
                "copy of \(copy.service.rawValue.clean)",
                "\(recipes), from \(age) ago"
            )
        }
        if let quota { facts.append(Fact("quota", quota.words(clock))) }
        facts.append(Fact("search", query?.words.clean ?? "none yet"))
        if query != nil { facts.append(Fact("pages", pagesInWords)) }
        if !skippedPages.isEmpty { facts.append(Fact("skipped", skipped)) }
        facts += [
            Fact("background", prefetch.words), Fact("favorites", favoritesInWords),
            Fact("network", network), Fact("last failure", lastFailure?.words(clock) ?? "none"),
            Fact("pictures", pictures.words), Fact("cache", cache),
        ]
        return facts + places.map { Fact("\($0.name.clean) in", $0.path.clean) }
    }

    private var pagesInWords: String {
        guard !pages.isEmpty else { return "none" }
        return "\(NumberWords.ranges(pages)); \(NumberWords.counted(loaded, "recipe"))"
    }

    private var skipped: String {
        skippedPages.map { page in
            "page \(page.page) (\(page.failure.map(ServiceErrorWords.brief) ?? "empty"))"
        }.joined(separator: ", ")
    }

    private var favoritesInWords: String {
        guard favorites > 0 else { return "none" }
        let offline = NumberWords.grouped(favoritesOffline)
        return "\(NumberWords.grouped(favorites)), \(offline) readable offline"
    }

    private var network: String {
        let sent = NumberWords.counted(requests, "request")
        let kept = NumberWords.counted(answersKept, "answer")
        return (isOffline ? "off; " : "") + "\(sent) sent, \(kept) from the cache"
    }

    private var cache: String {
        let limit = NumberWords.decimalBytes(cacheLimit)
        guard let bytes = cacheBytes else { return "at most \(limit)" }
        return "\(NumberWords.decimalBytes(bytes)) of \(limit)"
    }
}

extension StatusAnswer.Shared {
    fileprivate var words: String {
        switch self {
        case .standing(let standing):
            [
                "shared, at \(standing.server.clean)",
                NumberWords.counted(standing.recipes, "recipe"), standing.access.words,
            ].joined(separator: ", ") + (standing.standbys?.warning ?? "")
        case .failed(let failure): ServiceErrorWords.full(failure)
        }
    }
}

extension CookbookStanding.Access {
    fileprivate var words: String {
        switch self {
        case .writable: "can be changed"
        case .noRight: "read-only for this user"
        case .readOnly: "read-only"
        case .noPrimary: "read-only: no server takes changes right now"
        case .split: "read-only: several servers take changes, and one of them is out of date"
        }
    }
}

extension CookbookStanding.Standbys {
    fileprivate var warning: String {
        switch self {
        case .alone, .synchronous: ""
        case .asynchronous:
            "; no standby is synchronous, so the last changes are lost if one has to take over"
        }
    }
}

extension StatusAnswer.Quota {
    fileprivate func words(_ clock: LocalClock) -> String {
        let words = [
            used.map { "\($0.clean) used" }, left.map { "\($0.clean) left today" },
            opensAt.map { "used up; works again \(clock.moment($0))" },
        ].compactMap { $0 }
        return words.isEmpty ? "not known yet" : words.joined(separator: ", ")
    }
}

extension StatusAnswer.Failure {
    fileprivate func words(_ clock: LocalClock) -> String {
        let place = service == .web ? "a web page" : service.rawValue.clean
        let age = NumberWords.age(clock.now - at)
        return "\(place): \(ServiceErrorWords.full(reason)), \(age) ago"
    }
}

extension PrefetchState {
    /// What the background is at, in words.
    fileprivate var words: String {
        switch self {
        case .idle: "nothing to do"
        case .fetching(let page): "fetching page \(page)"
        case .ready(let page): "page \(page) is ready"
        case .failed(let page): "page \(page) couldn't be fetched"
        }
    }
}

extension PictureMeans {
    fileprivate var words: String {
        switch self {
        case .kitty: "pixels, by kitty's protocol"
        case .sixel: "pixels, as sixels"
        case .blocks: "half blocks"
        case .none: "none"
        case .notInstalled: "none; libgdk-pixbuf-2.0-0 is not installed"
        }
    }
}
