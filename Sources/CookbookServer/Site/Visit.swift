/// A request as pages see it: what is asked, and what whoever asks may do.
struct Visit: Sendable {
    let request: WebRequest
    /// Whether the site has a kitchen to show.
    let hasKitchen: Bool
    /// Who may change things; nil where nobody may.
    let door: FamilyDoor?
    /// The browser that said the pass phrase.
    let session: FamilySession?

    init(_ request: WebRequest, _ kitchen: ServedKitchen?) {
        self.request = request
        hasKitchen = kitchen != nil
        door = kitchen?.door
        session = kitchen?.door?.session(of: request)
    }

    /// The field of a form that proves that it is from a page of this site.
    var formKey: String {
        session.map { "<input type=\"hidden\" name=\"key\" value=\"\($0.formKey)\">" } ?? ""
    }

    /// Whether it asks for a sign-in before something can be changed.
    var mustSignIn: Bool { door != nil && session == nil }

    /// Where one signs in to come back here.
    var signIn: String { "/sign-in?to=\(PageAddress.value(of: request.target))" }
}
