import KitchenLanguage
package import RecipeModel
import RecipeServices
import RecipeStore
import ShellAnswers
import ShellCommands
import ShellSession

/// The services of this program: which there are, what each needs, and how it is made.
package struct LiveServices: Sendable {
    let client: HTTPClient
    let cookbook: Cookbook
    let reader: any PageReading
    let settings: SettingsBoard
    let keys: KeyRing
    let authorities: TrustedAuthorities
    /// Where whole copies of servers are kept.
    let dataFolder: String

    /// Every service, in the order in which they are listed and asked together.
    package static let names = ServiceName.askable
    /// Those of them that are at an address which can be set.
    package static let addressed: [ServiceName] = [
        .cookbook, .themealdb, .spoonacular, .mealie, .tandoor, .feed, .recipepuppy,
    ]
    /// Those of them that are servers of the cook's own.
    static let servers: [ServiceName] = [.mealie, .tandoor]
    /// Those of them that a key is needed for.
    static let keyed: [ServiceName] = [.spoonacular, .mealie, .tandoor]

    /// The directory that the shell is handed.
    var directory: ServiceDirectory {
        var directory = ServiceDirectory(
            names: LiveServices.names,
            state: { name, address in state(of: name, at: address) },
            service: { name, address in service(name, at: address) },
            takeKey: { name, key in await take(key, of: name) },
            activity: { name in await activity(of: name) },
            linkSource: { name, set in
                guard let address = address(of: name, set: set) else { return .service }
                return await client.linkSource(ofServiceAt: address)
            }
        )
        directory.servers = LiveServices.servers
        directory.takeAuthority = { authorities.take($0, of: $1) }
        directory.server = { name, address in server(name, at: address) }
        directory.copies = ServerCopies(
            standing: { name, address in
                try? await ownServer(name, at: address).map(copy(of:))?.standing()
            },
            keep: { name, address, progress in
                guard let server = ownServer(name, at: address) else {
                    throw ServiceError.unsupported
                }
                return try await copy(of: server)
                    .bringUp(from: server.copySource, progress: progress)
            },
            remove: { name, address in
                try await ownServer(name, at: address).map(copy(of:))?.remove()
            }
        )
        directory.takeLogin = { login in
            if let given = keys.take(login) { return given }
            let earlier = await client.take(login)
            return GivenSecret(takeBack: { await client.takeBack(login, for: earlier) })
        }
        directory.vocabulary = { cookbook.vocabulary }
        directory.countNames = { await cookbook.countNames() }
        directory.prepare = { await cookbook.prepare($0) }
        directory.cookbook = { cookbook.outlines }
        directory.wholeRecipe = { recipe in
            recipe.id.service == .cookbook
                ? cookbook.starter(forKey: recipe.id.key) ?? recipe : recipe
        }
        directory.knowsWord = { cookbook.knowsWord($0) }
        directory.meaningOfExclusion = { try await cookbook.meaning(ofExclusion: $0) }
        return directory
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
        if name == .cookbook {
            return ServiceState(address: set, takesAddress: true, takesKey: set != nil)
        }
        let address = address(of: name, set: set)
        var need: ServiceRow.Need? = address == nil ? .address : nil
        if LiveServices.keyed.contains(name), let address, keys.key(of: name, at: address) == nil {
            need = .key
        }
        return ServiceState(
            address: address?.text,
            need: need,
            takesAddress: true,
            takesKey: LiveServices.keyed.contains(name) || name == .themealdb
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
        case .mealie, .tandoor:
            guard let server = ownServer(name, at: address) else { return nil }
            let copy = copy(of: server)
            return copy.exists ? CopiedService(copy: copy, server: server) : server
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

    /// A server of the cook's own itself, whether or not a copy of it is kept; nil where it isn't set up.
    private func ownServer(_ name: ServiceName, at set: String?) -> OwnServerService? {
        address(of: name, set: set).flatMap { ownServer(name, at: $0) }
    }

    private func ownServer(_ name: ServiceName, at address: WebAddress) -> OwnServerService? {
        let (reader, settings) = (reader, settings)
        return keys.key(of: name, at: address).flatMap { token in
            OwnServerService(
                name,
                address: address,
                token: token,
                client: client,
                pageSize: { settings.current.pageSize },
                plainText: { reader.plainText(ofMarkup: $0) },
                minutes: { reader.minutes(inWords: $0) }
            )
        }
    }

    private func copy(of server: OwnServerService) -> ServiceCopy {
        let settings = settings
        return ServiceCopy(
            of: server.name,
            at: server.address.text,
            in: dataFolder,
            pageSize: { settings.current.pageSize }
        )
    }

    /// A server of the cook's own as what recipes are sent to.
    private func server(_ name: ServiceName, at set: String?) -> RecipeServer? {
        guard let service = ownServer(name, at: set) else { return nil }
        return RecipeServer(
            titles: { try await service.titles() },
            add: { recipe, picture, makesTags in
                let sent = try await service.add(
                    recipe,
                    picture: picture,
                    makingTags: makesTags
                )
                return (sent.key, sent.lost)
            },
            remove: { try await service.remove($0) },
            favorites: service.favorites,
            kitchen: service.kitchen
        )
    }

    /// Puts a key in force for the address that its service has now; nil for what can be no key.
    private func take(_ text: String, of name: ServiceName) async -> GivenSecret? {
        if name == .cookbook {
            let database = settings.current.address(of: name).flatMap { DatabaseAddress($0) }
            return database.flatMap { keys.take(password: text, of: $0) }
        }
        guard let address = address(of: name, set: settings.current.address(of: name)),
            let key = ServiceKey(text)
        else { return nil }
        // The same key may be worth more than before, if the cook has paid for it since.
        await client.forgetRefusal(of: name, at: address, key: key)
        return keys.take(text, of: name, at: address)
    }

    /// What passed to and from a service, the web pages of its recipes included.
    private func activity(of name: ServiceName) async -> ServiceActivitySummary {
        let asked = name == .all ? LiveServices.addressed : [name]
        var summary = ServiceActivitySummary()
        for service in asked + [.web] {
            summary.add(await client.activity(of: service), of: service)
        }
        if asked.contains(.spoonacular) { summary.quota = await quota(of: .spoonacular) }
        return summary
    }

    /// What is known of the limit of a service that counts; nil where it has no key.
    private func quota(of name: ServiceName) async -> StatusAnswer.Quota? {
        guard let address = address(of: name, set: settings.current.address(of: name)),
            let key = keys.key(of: name, at: address)
        else { return nil }
        let told = await client.activity(of: name).quota
        let opensAt = await client.refusal(of: name, at: address, key: key)
        return StatusAnswer.Quota(used: told?.used, left: told?.left, opensAt: opensAt)
    }
}

extension ServiceActivitySummary {
    /// Adds what passed to and from one service; of the failures the last one counts.
    mutating func add(_ activity: ServiceActivity, of service: ServiceName) {
        requests += activity.requests
        answersKept += activity.cacheHits
        if let failure = activity.lastFailure, let at = activity.lastFailureAt,
            at >= lastFailure?.at ?? .min
        {
            lastFailure = .init(service: service, reason: failure, at: at)
        }
    }
}
