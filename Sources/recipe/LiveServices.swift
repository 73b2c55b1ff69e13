import RecipeModel
import RecipeServices
import RecipeStore
import ShellAnswers
import ShellCommands

/// The services of this program: which there are, and how each is made.
struct LiveServices: Sendable {
    let client: HTTPClient
    let cookbook: StarterCookbook
    let reader: any PageReading

    /// The directory that the shell is handed.
    var directory: ServiceDirectory {
        ServiceDirectory(
            names: [.cookbook, .recipepuppy],
            state: { name, address in
                switch name {
                case .recipepuppy:
                    ServiceState(
                        address: address,
                        need: address == nil ? .address : nil,
                        takesAddress: true
                    )
                default:
                    ServiceState()
                }
            },
            service: { name, address in service(name, at: address) },
            keepKey: { _, _ in },
            activity: { name in await activity(of: name) },
            linkSource: { name, address in
                guard let address = address.flatMap({ WebAddress($0) }) else { return .service }
                return await client.linkSource(ofServiceAt: address)
            }
        )
    }

    private func service(_ name: ServiceName, at address: String?) -> (any RecipeService)? {
        switch name {
        case .cookbook: return cookbook
        case .recipepuppy:
            guard let address = address.flatMap({ WebAddress($0) }) else { return nil }
            let reader = reader
            return RecipePuppyService(
                address: address,
                client: client,
                plainText: { reader.plainText(ofMarkup: $0) },
                isKnownFood: { KnownFoods.shared.isFood($0) }
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
            quotaLeft: own.quota?.left.map { String($0) }
        )
    }
}
