import Documents

/// Where the family's pass phrase is said, and the session ended.
struct SignInPage {
    let visit: Visit
    let door: FamilyDoor

    static let path = ["sign-in"]

    func answer() -> WebAnswer {
        let request = visit.request
        let to = PageAddress.own(request.formValue("to") ?? request.value("to"))
        guard request.isPost else {
            return visit.session == nil ? page(to: to) : .elsewhere(to)
        }
        switch door.enter(saying: request.formValue("phrase") ?? "", from: request.client) {
        case .welcome(let session):
            return .elsewhere(to, [session.header(isSecure: request.isSecure)])
        case .wrong: return page(403, to: to, saying: "That isn't the pass phrase.")
        case .wait(let seconds):
            let minutes = (seconds + 59) / 60
            return page(
                429,
                to: to,
                saying: "Too many wrong tries. Try again in \(minutes) min.",
                [("Retry-After", String(seconds))]
            )
        }
    }

    private func page(
        _ status: Int = 200,
        to: String,
        saying words: String? = nil,
        _ headers: [(String, String)] = []
    ) -> WebAnswer {
        let said = words.map { "<p class=\"warning\" role=\"alert\">\(HTMLText.escaped($0))</p>\n" }
        let body = """
            <h1>Sign in</h1>
            \(said ?? "")<p>The family's pass phrase, once on each device.</p>
            <form action="/sign-in" method="post" class="tools">
            <input type="hidden" name="to" value="\(HTMLText.escaped(to))">
            <input type="password" name="phrase" aria-label="Pass phrase" \
            autocomplete="current-password" required>
            <button>Sign in</button>
            </form>
            """
        var frame = SitePage(visit)
        frame.typed = nil
        return frame.answer(
            status,
            title: "Sign in - Cookbook",
            body: body,
            headers: [("Cache-Control", "no-store")] + headers
        )
    }
}
