import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

/// A service's failure in words.
struct ServiceWords {
    let failure: WorldError
    let reason: ServiceError
    let name: ServiceName
    /// The failed pages, where it is more than one.
    var pages: ClosedRange<Int>?
    let wording: Wording

    /// The first page that failed.
    private var page: Int? { pages?.lowerBound ?? failure.page }

    /// ` on page 3`, ` on pages 3 to 6`, or nothing where no page before it was shown.
    private var place: String {
        if let pages, pages.count > 1 {
            return " on pages \(pages.lowerBound) to \(pages.upperBound)"
        }
        guard let page, page > 1 else { return "" }
        return " on page \(page)"
    }

    /// The way to ask again.
    private var again: String {
        guard let page, page > 1 || failure.loaded > 0 else { return "retry" }
        return "retry \(page)"
    }

    /// The words; of one of several services they name it, and say what came of the others.
    var words: ErrorWords {
        var words = ownWords
        guard !failure.parts.isEmpty else { return words }
        words.message = "\(name.rawValue.clean): \(words.message)"
        words.remains = others + words.remains
        words.isBrief = false
        return words
    }

    /// What came of the other services that were asked at the same time.
    private var others: [String] {
        let empty = failure.parts.filter { $0.failure == nil }.map(\.service.rawValue.clean)
        let failed = failure.parts.filter { $0.hasFailed && $0.service != name }.map { part in
            let why = part.failure.map(ServiceErrorWords.brief) ?? ""
            return "\(part.service.rawValue.clean) left out as well (\(why))."
        }
        return (empty.isEmpty ? [] : ["Nothing found in \(NumberWords.list(empty))."]) + failed
    }

    private var ownWords: ErrorWords {
        switch reason {
        case .offline(let host):
            // A proxy stands between the service and the cook.
            if host.hasPrefix("the proxy ") { return silence("no connection to \(host.clean)") }
            guard Self.tokenPages[name] != nil else {
                return silence("no connection to the recipe service")
            }
            var words = silence("no connection to \(name.rawValue) at \(host.clean)")
            words.tries.append("service \(name.rawValue) --url ADDRESS")
            return words
        case .notKept:
            var words = silence("offline mode is on, and nothing is cached for this")
            words.tries = alternatives
            return words
        case .timedOut(let seconds, let tries):
            let time = NumberWords.seconds(seconds, tries: tries)
            let who = isOwn ? name.rawValue : "the recipe service"
            return silence("\(who) didn't answer within \(time)")
        case .serverFailed(let status, let tries, let opensAt):
            return serverFailed(status, tries, opensAt)
        case .quotaUsed(let opensAt): return quotaUsed(opensAt)
        case .keyRefused(let status): return keyRefused(status)
        case .loginPage:
            return ErrorWords(
                message: "the address of \(name.rawValue) leads to a login page",
                remains: ["It may be mistyped, or a proxy with its own login stands before it."]
                    + stillHere,
                tries: ["service \(name.rawValue) --url ADDRESS"] + alternatives
            )
        case .anotherProgram(let other):
            if let other {
                return ErrorWords(
                    message: "what answers there is \(other.rawValue), not \(name.rawValue)",
                    remains: stillHere,
                    tries: ["service \(other.rawValue) --url ADDRESS"] + alternatives
                )
            }
            return ErrorWords(
                message: "what answers there isn't \(name.rawValue)",
                remains: ["The address is that of its start page: http://nas.local:9000"]
                    + stillHere,
                tries: ["service \(name.rawValue) --url ADDRESS"] + alternatives
            )
        case .malformedReply(let defect): return malformed(defect)
        case .tooLarge(let limit):
            return ErrorWords(
                message: "the service's answer is larger than \(NumberWords.bytes(limit))",
                remains: stillHere,
                tries: alternatives
            )
        case .forbidden(let rule):
            if rule == .untrustedCertificate, Self.tokenPages[name] != nil {
                return ErrorWords(
                    message: "the certificate of \(name.rawValue) can't be trusted",
                    remains: ["It is made out to another host, or by nobody known to this system."]
                        + stillHere,
                    tries: [
                        "service \(name.rawValue) --ca FILE",
                        "service \(name.rawValue) --url ADDRESS",
                    ] + alternatives
                )
            }
            return ErrorWords(
                message: "the service wasn't asked: \(ServiceErrorWords.ruleWords(rule))",
                remains: stillHere,
                tries: alternatives
            )
        case .cookbook(let fault):
            var words = SharedCookbookErrorWords(fault).words
            words.remains += stillHere
            if fault.canRetry { words.tries.insert("retry", at: 0) }
            return words
        case .file(let failure):
            var words = ErrorWords.store(
                failure,
                works: "Favorites and the other services work without it."
            )
            words.remains += stillHere
            words.tries = (failure.canRetry ? ["retry"] : []) + alternatives
            return words
        case .unsupported:
            return ErrorWords(
                message: "the service \(name.rawValue) can't do this",
                tries: ["service"] + alternatives
            )
        }
    }

    private func keyRefused(_ status: Int) -> ErrorWords {
        let page = Self.tokenPages[name].map { ["Make a new token on its page \($0)."] } ?? []
        return ErrorWords(
            message: "the service \(name.rawValue) rejected the key (\(status))",
            remains: page + stillHere,
            tries: ["service \(name.rawValue) --key"] + alternatives
        )
    }

    /// Where servers of the cook's own make tokens.
    private static let tokenPages: [ServiceName: String] = [
        .mealie: "/user/profile/api-tokens", .tandoor: "/settings/api",
    ]

    private var stillHere: [String] { ErrorWords.stillHere(failure).map { [$0] } ?? [] }

    /// What works without this service.
    private var alternatives: [String] {
        var tries: [String] = []
        if failure.favorites > 0 { tries.append("favs") }
        // Where all were asked, the cookbook was.
        if name != .cookbook, failure.parts.isEmpty { tries.append("service cookbook") }
        return tries
    }

    private func silence(_ message: String) -> ErrorWords {
        ErrorWords(
            message: message,
            remains: stillHere,
            tries: ["retry"] + alternatives.prefix(1)
        )
    }

    /// Whether it is a server of the cook's own, whose name says more than "the service".
    private var isOwn: Bool { Self.tokenPages[name] != nil }

    private func later(_ opensAt: Int?) -> String {
        opensAt.map { "; it asks to try again \(wording.clock.moment($0))" } ?? ""
    }

    private func serverFailed(_ status: Int, _ tries: Int, _ opensAt: Int?) -> ErrorWords {
        if isOwn, reason.isOfGateway {
            var words = silence(
                status == 503
                    ? "\(name.rawValue) isn't ready right now (503)\(later(opensAt))"
                    : "the proxy in front of \(name.rawValue) gets no answer from it (\(status))"
            )
            words.remains.insert("It may be starting, or stopped.", at: 0)
            return words
        }
        let each = pages.map { $0.count > 1 } ?? false
        var message = "the service failed\(place) (\(status))"
        if tries > 1 { message += ", \(each ? "each " : "")tried \(tries) times" }
        message += later(opensAt)
        var next = [again]
        if let pages, pages.count > 1 {
            next.append("more   (skips to page \(pages.upperBound + 1))")
        } else if failure.loaded > 0 {
            next.append("more   (skips to the next page)")
        } else {
            next += alternatives.prefix(1)
        }
        return ErrorWords(
            message: message,
            remains: pages == nil ? unchanged : [],
            tries: next
        )
    }

    private func quotaUsed(_ opensAt: Int?) -> ErrorWords {
        if isOwn {
            return silence("\(name.rawValue) gets too many requests (429)\(later(opensAt))")
        }
        var message = "the service accepts no more requests for now"
        if let opensAt {
            message =
                "daily limit reached;"
                + " requests work again \(wording.clock.moment(opensAt))"
        }
        let remains =
            failure.loaded > 0 || failure.favorites > 0
            ? ["Showing what is kept. 'open', 'favs' and 'back' work."] : []
        return ErrorWords(
            message: message,
            remains: remains,
            tries: remains.isEmpty ? alternatives : []
        )
    }

    private func malformed(_ defect: ReplyError) -> ErrorWords {
        let subject: String
        if let pages, pages.count > 1 {
            subject = "pages \(pages.lowerBound) to \(pages.upperBound)"
        } else if let page {
            subject = "page \(page)"
        } else {
            subject = "the service's answer"
        }
        return ErrorWords(
            message: "\(subject) came back unreadable (\(ServiceErrorWords.defectWords(defect)))",
            remains: unchanged,
            tries: [again],
            details: wording.has("status") ? "status" : nil,
            isBrief: true
        )
    }

    /// `Pages 1 and 2 are unchanged.`
    private var unchanged: [String] {
        guard failure.loaded > 0, let page, page > 1 else { return stillHere }
        switch page - 1 {
        case 1: return ["Page 1 is unchanged."]
        case 2: return ["Pages 1 and 2 are unchanged."]
        case let last: return ["Pages 1 to \(last) are unchanged."]
        }
    }
}
