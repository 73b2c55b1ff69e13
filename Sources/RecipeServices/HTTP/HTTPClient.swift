package import RecipeModel

/// Asks servers for answers, pages and pictures, and keeps what they send.
///
/// One client serves all services of a program. It tries again where that can help, keeps to the
/// limits that hold for everything from outside, and gives kept answers while they are fresh, when
/// the network is silent, and offline. Connections are kept open and shared by all clients.
package actor HTTPClient {
    /// The settings in effect, from the next request on.
    package private(set) var settings: Settings
    private var activities: [ServiceName: ServiceActivity] = [:]
    private var privateHosts: Set<String> = []
    private var gates: [ServiceName: RequestGate] = [:]
    private var logins: [String: WebLogin] = [:]
    let cache: any AnswerCache
    let transport: Transport

    /// A client that keeps its answers in `cache`.
    package init(settings: Settings, cache: any AnswerCache, logins: [WebLogin] = []) {
        self.init(settings: settings, cache: cache, logins: logins, transport: .curl)
    }

    init(
        settings: Settings,
        cache: any AnswerCache,
        logins: [WebLogin] = [],
        transport: Transport
    ) {
        self.logins = Dictionary(logins.map { ($0.origin, $0) }) { $1 }
        self.settings = settings
        self.cache = cache
        self.transport = transport
    }

    /// Uses other settings from the next request on.
    package func change(to settings: Settings) { self.settings = settings }

    /// Uses a login from the next request on, for its own place and no other.
    ///
    /// - Returns: What was used there before.
    package func take(_ login: WebLogin) -> WebLogin? {
        logins.updateValue(login, forKey: login.origin)
    }

    /// Uses again what was used in the place of a login.
    package func takeBack(_ login: WebLogin, for earlier: WebLogin?) {
        logins[login.origin] = earlier
    }

    /// The header lines by which an address is shown who asks.
    func loginLines(for address: WebAddress) -> [String] {
        logins[address.origin].map { ["Authorization: Basic \(Base64.text(of: $0.text.utf8))"] }
            ?? []
    }

    /// What was asked of a service so far; pages and pictures count under `ServiceName.web`.
    package func activity(of service: ServiceName) -> ServiceActivity {
        activities[service] ?? ServiceActivity()
    }

    /// As what the links count that a service at this address sends: one on a private address may
    /// send links to private addresses, one on the internet may not.
    package func linkSource(ofServiceAt address: WebAddress) -> AddressSource {
        AddressCheck.isPrivateName(address.host) || privateHosts.contains(address.host)
            ? .privateService : .service
    }

    /// Until when a service at an address refuses a key, in seconds since 1970; nil
    /// where it does not.
    package func refusal(
        of service: ServiceName,
        at address: WebAddress,
        key: ServiceKey
    ) async -> Int? {
        let name = HTTPRequest.refusalName(of: service, at: address, to: key.text)
        return await cache.refusal(by: name).flatMap {
            DailyLimit.holds(until: $0, at: settings.now()) ? $0 : nil
        }
    }

    /// Forgets that a service at an address refuses a key: it may be asked again.
    package func forgetRefusal(
        of service: ServiceName,
        at address: WebAddress,
        key: ServiceKey
    ) async {
        let name = HTTPRequest.refusalName(of: service, at: address, to: key.text)
        await cache.setRefusal(by: name, until: nil)
    }

    /// What holds back requests to a service while as many as it may have are under way. Web pages
    /// and pictures are of many hosts, so they are held back by nothing.
    func gate(of request: HTTPRequest) -> RequestGate {
        if request.service == .web { return RequestGate(room: .max) }
        let gate = gates[request.service] ?? RequestGate(room: request.mostAtOnce)
        gates[request.service] = gate
        return gate
    }

    /// Takes a failure for the one that a service was met with last.
    func note(_ failure: ServiceError, of service: ServiceName) {
        let now = settings.now()
        record(service) { ($0.lastFailure, $0.lastFailureAt) = (failure, now) }
    }

    func record(_ service: ServiceName, _ change: (inout ServiceActivity) -> Void) {
        change(&activities[service, default: ServiceActivity()])
    }

    func recordAnswer(
        _ answer: TransferAnswer,
        to request: HTTPRequest,
        of host: String
    ) {
        if answer.isFromPrivateAddress && request.source == .cook { privateHosts.insert(host) }
        guard let quota = ServiceQuota(answer.headers) else { return }
        record(request.service) { $0.quota = quota }
    }
}
