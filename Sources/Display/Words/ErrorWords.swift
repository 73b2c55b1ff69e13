import Documents
import KitchenLanguage
import RecipeModel
import ShellAnswers

/// A failure of the world in words: what happened, what still works, what to type next.
struct ErrorWords: Hashable {
    /// What happened, for the first line.
    var message: String
    /// What is still there or works, line by line.
    var remains: [String] = []
    /// What to type next, the best first; each may have a remark in brackets.
    var tries: [String] = []
    /// The command that tells more.
    var details: String?
    /// Whether what to type next follows what remains in the same line.
    var isBrief = false

    /// What to type next with its labels: `Try: retry`, `or: favs`, `details: status`.
    var labelledTries: [String] {
        let tries = tries.enumerated().map { ($0.offset == 0 ? "Try: " : "or: ") + $0.element }
        return tries + (details.map { ["details: \($0)"] } ?? [])
    }

    /// The words as sentences.
    var spoken: [String] {
        var lines = ([message] + remains).map { Spoken.full($0) }
        let tries = labelledTries.map { $0.collapsingWhitespace() }
        if !tries.isEmpty { lines.append(Spoken.sentence(tries.joined(separator: ", "))) }
        return lines
    }

    /// The words for a failure.
    static func words(for failure: WorldError, in wording: Wording) -> ErrorWords {
        var words = words(forReasonOf: failure, in: wording)
        if let draft = failure.draft {
            words.remains.append("What you wrote is in \(draft.clean).")
        }
        return words
    }

    private static func words(
        forReasonOf failure: WorldError,
        in wording: Wording
    ) -> ErrorWords {
        switch failure.reason {
        case .service(let reason, let name):
            ServiceWords(failure: failure, reason: reason, name: name, wording: wording).words
        case .sending(let reason, let name, let state):
            SendWords.stopped(state, at: name, reason, failure, in: wording)
        case .pages(let pages, let reason, let name):
            ServiceWords(
                failure: failure,
                reason: reason,
                name: name,
                pages: pages,
                wording: wording
            )
            .words
        case .webPage(let reason, let address):
            webPage(reason, address, failure: failure, in: wording)
        case .store(let reason): store(reason)
        default: other(failure.reason, in: wording)
        }
    }

    /// `Still here: 20 results, 3 favorites with their pages.`
    static func stillHere(_ failure: WorldError) -> String? {
        var things: [String] = []
        if failure.loaded > 0 { things.append(NumberWords.counted(failure.loaded, "result")) }
        if failure.favorites > 0 {
            let favorites = NumberWords.counted(failure.favorites, "favorite")
            let pages = failure.favorites == 1 ? "its page" : "their pages"
            things.append("\(favorites) with \(pages)")
        }
        return things.isEmpty ? nil : "Still here: \(things.joined(separator: ", "))."
    }

    private static func webPage(
        _ reason: ServiceError,
        _ address: WebAddress,
        failure: WorldError,
        in wording: Wording
    ) -> ErrorWords {
        let site = CleanText.line(address.site)
        var words = ErrorWords(message: "")
        if let here = stillHere(failure) { words.remains = [here] }
        words.tries = reason.canRetry ? ["retry"] : []
        switch reason {
        case .offline(let host):
            // A proxy stands between the page and the cook.
            words.message = "no connection to \(host.hasPrefix("the proxy ") ? host.clean : site)"
        case .notKept: words.message = "offline mode is on, and the page from \(site) isn't cached"
        case .timedOut(let seconds, let tries):
            words.message =
                "\(site) didn't answer within \(NumberWords.seconds(seconds, tries: tries))"
        case .serverFailed(let status, let tries, let opensAt):
            words.message = serverMessage(site, status: status, tries: tries)
            if let opensAt {
                words.message += "; it asks to try again \(wording.clock.moment(opensAt))"
            }
        case .quotaUsed(let opensAt):
            words.message = "\(site) wants fewer requests"
            if let opensAt {
                words.message += "; requests work again \(wording.clock.moment(opensAt))"
            }
        case .keyRefused(let status): words.message = "\(site) wants a login (\(status))"
        case .loginPage: words.message = "\(site) wants a login"
        case .anotherProgram: words.message = "\(site) isn't what the link says"
        case .malformedReply(let defect):
            words.message = "the page from \(site) came back unreadable (\(pageDefect(defect)))"
        case .tooLarge(let limit):
            words.message = "the page from \(site) is larger than \(NumberWords.bytes(limit))"
        case .forbidden(let rule):
            words.message =
                "the page from \(site) wasn't opened: \(ServiceErrorWords.ruleWords(rule))"
        case .unsupported: words.message = "\(site) can't be asked for a page"
        case .cookbook(let fault): words.message = SharedCookbookErrorWords(fault).message
        case .file(let failure): words.message = store(failure).message
        }
        return words
    }

    private static func serverMessage(_ site: String, status: Int, tries: Int) -> String {
        switch status {
        case 404, 410: "\(site) no longer has the page (\(status))"
        case 401, 402, 403, 451: "\(site) refuses to show the page (\(status))"
        default: "\(site) failed (\(status))" + (tries > 1 ? ", tried \(tries) times" : "")
        }
    }

    private static func pageDefect(_ defect: ReplyError) -> String {
        switch defect {
        case .webPage, .notJSON, .wrongShape: "nothing to read in it"
        case .cutOff: "cut off"
        }
    }

    /// What a file keeps from being done.
    ///
    /// - Parameter works: What works without it.
    static func store(
        _ reason: StoreError,
        works: String = "Searching and opening work without it."
    ) -> ErrorWords {
        switch reason {
        case .cannotWrite(let path, let code):
            return ErrorWords(
                message: "nothing can be saved in \(path.clean): \(SystemErrorWords.words(code))",
                remains: [works]
            )
        case .disk(let path, let code):
            return ErrorWords(
                message: "can't read or write \(path.clean): \(SystemErrorWords.words(code))",
                remains: [works]
            )
        case .busy(let path):
            return ErrorWords(
                message: "another shell has been writing to \(path.clean) for 5 seconds",
                remains: ["Nothing was changed. Type the same again in a moment."]
            )
        case .newerFormat(let path):
            return ErrorWords(
                message: "\(path.clean) was written by a newer version of this program",
                remains: ["It was left alone. \(works)"]
            )
        }
    }
}
