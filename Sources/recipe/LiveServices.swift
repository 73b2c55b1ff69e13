import RecipeModel
import RecipeServices
import RecipeStore
import ShellAnswers
import ShellCommands
import ShellSession

/// The services of this program: which there are, what each needs, and how it is made.
struct LiveServices: Sendable {
    let client: HTTPClient
    let cookbook: StarterCookbook
    let reader: any PageReading
    let settings: SettingsBoard
    let keys: KeyRing

    /// Every service, in the order in which they are listed and asked together.
    static let names: [ServiceName] = [
        .cookbook, .themealdb, .spoonacular, .feed, .recipepuppy, .all,
    ]
    /// Those of them that are at an address which can be set.
    static let addressed: [ServiceName] = [.themealdb, .spoonacular, .feed, .recipepuppy]

    /// The directory that the shell is handed.
    var directory: ServiceDirectory {
        ServiceDirectory(
            names: LiveServices.names,
            state: { name, address in state(of: name, at: address) },
            service: { name, address in service(name, at: address) },
            keepKey: { name, key in
                guard let address = address(of: name, set: settings.current.address(of: name))
                else { return }
                try keys.keep(key, of: name, at: address)
            },
            activity: { name in await activity(of: name) },
            linkSource: { name, set in
                guard let address = address(of: name, set: set) else { return .service }
                return await client.linkSource(ofServiceAt: address)
            }
        )
    }

    /// Where a service is: where the cook says, else where it has always been.
    private func address(of name: ServiceName, set: String?) -> WebAddress? {
        if let set { return WebAddress(set) }
        return switch name {
        case .themealdb: TheMealDBService.defaultAddress
        case .spoonacular: SpoonacularService.defaultAddress
        default: nil
        }
    }

    private func state(of name: ServiceName, at set: String?) -> ServiceState {
        guard LiveServices.addressed.contains(name) else { return ServiceState() }
        let address = address(of: name, set: set)
        var need: ServiceRow.Need? = address == nil ? .address : nil
        if name == .spoonacular, let address, keys.key(of: name, at: address) == nil { need = .key }
        return ServiceState(
            address: address?.text,
            need: need,
            takesAddress: true,
            takesKey: name == .spoonacular || name == .themealdb
        )
    }

    private func service(_ name: ServiceName, at set: String?) -> (any RecipeService)? {
        switch name {
        case .cookbook: return cookbook
        case .all:
            let others = LiveServices.names.filter { $0 != .all }
            return AllServices(
                others.compactMap { service($0, at: settings.current.address(of: $0)) }
            )
        default:
            return address(of: name, set: set).flatMap { service(name, at: $0) }
        }
    }

    private func service(_ name: ServiceName, at address: WebAddress) -> (any RecipeService)? {
        let reader = reader
        let settings = settings
        let pageSize: @Sendable () -> Int = { settings.current.pageSize }
        let plainText: @Sendable (String) -> String = { reader.plainText(ofMarkup: $0) }
        let isKnownFood: @Sendable (String) -> Bool = { KnownFoods.shared.isFood($0) }
        switch name {
        case .themealdb:
            return TheMealDBService(
                address: address,
                key: keys.key(of: name, at: address),
                client: client,
                pageSize: pageSize,
                isKnownFood: isKnownFood
            )
        case .spoonacular:
            guard let key = keys.key(of: name, at: address) else { return nil }
            return SpoonacularService(
                address: address,
                key: key,
                client: client,
                pageSize: pageSize,
                plainText: plainText,
                isKnownFood: isKnownFood
            )
        case .feed:
            return FeedService(address: address, client: client, pageSize: pageSize)
        case .recipepuppy:
            return RecipePuppyService(
                address: address,
                client: client,
                plainText: plainText,
                isKnownFood: isKnownFood
            )
        default: return nil
        }
    }

    /// What passed to and from a service, the web pages of its recipes included.
    private func activity(of name: ServiceName) async -> ServiceActivitySummary {
        let own = await client.activity(of: name)
        let pages = await client.activity(of: .web)
        return ServiceActivitySummary(
            requests: own.requests + pages.requests,
            answersKept: own.cacheHits + pages.cacheHits,
            lastFailure: own.lastFailure ?? pages.lastFailure,
            quotaLeft: own.quota?.left
        )
    }
}
